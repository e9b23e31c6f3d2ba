// SPDX-License-Identifier: MIT
#include "app/commandline.h"

int main(int argc, char **argv)
{
    return muster::runCommandLine(argc, argv);
}
