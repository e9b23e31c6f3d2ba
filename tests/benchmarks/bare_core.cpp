// SPDX-License-Identifier: MIT
// The least a Qt program can do: the yardstick of startup.cpp.
#include <QCoreApplication>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return 0;
}
