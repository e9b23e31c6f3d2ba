#!/bin/sh
# SPDX-License-Identifier: MIT
# withmanager.sh PROGRAM FILTER: runs those tests of a program on the display under a window manager, as players have one.
# Ends with 77, which
# is "skipped" to ctest, where openbox is not installed.
if ! command -v openbox >/dev/null 2>&1; then
    echo "Skipped: there is no openbox to be the window manager."
    exit 77
fi
status=$(mktemp)
openbox --sm-disable --startup "sh -c '$1 $2; echo \$? >$status; openbox --exit'"
read -r ended <"$status"
rm -f "$status"
exit "${ended:-1}"
