// SPDX-License-Identifier: MIT
// The minimum of a Qt program.
#include <QCoreApplication>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return 0;
}
