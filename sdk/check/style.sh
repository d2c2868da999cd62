#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The format of every source and the titles of commits; clang-tidy over what changed.
# style.sh [--quick | --tidy] [--all | --some]: without clang-tidy, or with nothing else; over every file, or over
# some of those that changed
set -euo pipefail
cd "$(dirname "$0")/../.."
source sdk/check/changed.sh
what=${1:-}
scope=
for word in --all --some; do [[ " $* " != *" $word "* ]] || scope=$word; done
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

# Those of the preset `dev`; others lie beside them since there were more files.
compiled_units() { sed -nE 's#^ *"file": "(.*\.cxx)",?$#\1#p' build/dev/compile_commands.json; }

# Over the units that the preset `dev` compiles, some seconds each: twenty files share what they include.
if [ "$what" != --quick ]; then
  cmake --preset dev >/dev/null
  units=$(sources "$scope" | sed -nE "s#^((platform|sdk|plugins)/.*)\.[ch]pp\$#\"$PWD/\1.cpp\"#p" |
    grep -lFf - $(compiled_units) | at_most 3 "$scope" || true)
  if [ -n "$units" ]; then
    echo "clang-tidy over $(echo "$units" | wc -l) units" >&2
    echo "$units" | xargs -P "$(nproc)" -n 1 clang-tidy -p build/dev --quiet --extra-arg=-Wno-unknown-warning-option \
      --extra-arg=-Wno-overlength-strings 2>/dev/null || bad=1
  fi
fi
exit $bad
