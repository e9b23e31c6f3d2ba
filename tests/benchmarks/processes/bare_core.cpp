// SPDX-License-Identifier: MIT
// The least a Qt program can do.
#include <QCoreApplication>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return 0;
}
