#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Every file compiles by itself, headers too: what it uses it includes. The preset `dev` compiles several at
# once and would not notice. alone.sh [--all | --some]: every file, or some of those that changed
set -euo pipefail
cd "$(dirname "$0")/../.."
source sdk/check/changed.sh
scope=${1:-}
cmake --preset edit >/dev/null
# The one source that includes what moc makes of it.
[ "$scope" != --all ] || ninja -C build/edit fingers_autogen >/dev/null
changed=$(sources "$scope" | wc -l)
files=$(sources "$scope" | at_most 24 "$scope")
echo "$(echo "$files" | grep -c .) of $changed files by themselves" >&2
[ -z "$files" ] || echo "$files" | python3 -B sdk/check/alone.py build/edit/compile_commands.json
