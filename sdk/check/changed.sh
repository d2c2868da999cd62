# SPDX-License-Identifier: MIT
# Which files a check looks at; read by the scripts beside it.

# sources SCOPE: every C++ file with --all, else those that changed: what is not committed or not at the origin.
# Where nothing is ahead of the origin, as in CI, or there is none, the newest commits of one day.
sources() {
  if [ "$1" = --all ]; then
    git ls-files '*.cpp' '*.hpp'
    return
  fi
  local base newest
  base=$(git merge-base HEAD '@{upstream}' 2>/dev/null || true)
  if [ -z "$base" ] || [ "$base" = "$(git rev-parse HEAD)" ]; then
    newest=$(git log -1 --format=%ct)
    base=$(git rev-list -1 --before=$((newest - 86400)) HEAD)
  fi
  { git diff --name-only --diff-filter=d "${base:-HEAD}" -- '*.cpp' '*.hpp'
    git ls-files --others --exclude-standard -- '*.cpp' '*.hpp'; } | sort -u
}

# at_most N SCOPE: with --some N of them, drawn by the hash of the commit: another commit takes others.
at_most() {
  if [ "$2" != --some ]; then cat; return; fi
  shuf -n "$1" --random-source=<(git rev-parse HEAD HEAD~1 2>/dev/null; yes)
}
