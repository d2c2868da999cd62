#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The format of every source and the titles of commits; clang-tidy over what changed.
# style.sh [--all | --quick | --tidy]: over every file; without clang-tidy; with nothing else
set -euo pipefail
cd "$(dirname "$0")/../.."
source sdk/check/changed.sh
what=${1:-}
bad=0

if [ "$what" != --tidy ]; then
  unformatted=$(git ls-files '*.cpp' '*.hpp' | xargs clang-format --dry-run 2>&1 |
    sed -nE 's/^([^:]+):.*\[-Wclang-format-violations\]$/\1/p' | sort -u)
  if [ -n "$unformatted" ]; then
    echo "$unformatted" | sed 's/$/: error: not in the format of the project (.\/dev format) [style.format]/'
    bad=1
  fi

  # From the commit on that brought this check.
  since=$(git log --diff-filter=A --format=%h -1 -- sdk/check/style.sh)
  long=$(git log --no-merges --format='%h %s' ${since:+"$since"..HEAD} | awk 'length($0) - length($1) - 1 > 70')
  if [ -n "$long" ]; then
    echo "$long" | sed 's/$/: error: a title of more than 70 characters (git commit --amend) [style.title]/'
    bad=1
  fi
fi

# It takes some seconds a file; the build of the preset `edit` says how each is compiled.
if [ "$what" != --quick ]; then
  cmake --preset edit >/dev/null
  tidied=$(sources "$what" | grep -E '^(platform|sdk|plugins)/.*\.cpp$' | at_most 6 "$what" || true)
  if [ -n "$tidied" ]; then
    echo "clang-tidy over $(echo "$tidied" | wc -l) files" >&2
    echo "$tidied" | xargs -P "$(nproc)" -n 4 clang-tidy -p build/edit --quiet --extra-arg=-Wno-unknown-warning-option \
      2>/dev/null || bad=1
  fi
fi
exit $bad
