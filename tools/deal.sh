#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# deal.sh MUSTER [FILE]: prints the encounter in hand of a campaign, or of the sample; where there is none, the next one,
# dealt in a copy that is thrown away.
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
