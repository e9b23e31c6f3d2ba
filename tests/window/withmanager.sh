#!/bin/sh
# SPDX-License-Identifier: MIT
# withmanager.sh PROGRAM FILTER: runs those tests of a program on a display of its own under a window manager, as players have
# one.
for tool in xvfb-run openbox; do
    command -v "$tool" >/dev/null 2>&1 && continue
    echo "$tool is not installed. ./test installs it where it may (packaging/debian-packages.txt)."
    exit 1
done
status=$(mktemp)
xvfb-run -a -s "-screen 0 1280x800x24" openbox --sm-disable --startup "sh -c '$1 $2; echo \$? >$status; openbox --exit'"
read -r ended <"$status"
rm -f "$status"
exit "${ended:-1}"
