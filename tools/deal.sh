#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# tools/deal.sh: Prints the current encounter of a campaign, or the next one, for ./run without a display.
#
# tools/deal.sh MUSTER [FILE]. Without a file it takes the sample. The next encounter is rolled up in a copy.
set -euo pipefail

muster=$1
folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
campaign=$folder/campaign.muster

if [ $# -gt 1 ]; then
    "$muster" check "$2" >/dev/null
    cp -- "$2" "$campaign"
else
    "$muster" sample "$campaign" >/dev/null
fi
"$muster" show "$campaign"
echo
"$muster" encounter "$campaign" 2>/dev/null && exit 0
"$muster" prepare "$campaign" --seed 7 >/dev/null
"$muster" encounter "$campaign"
