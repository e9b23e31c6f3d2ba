// SPDX-License-Identifier: MIT
#include "app/commandline.h"

namespace muster {

int runCommandLine(int, char **)
{
    return 1;
}

} // namespace muster
