// SPDX-License-Identifier: MIT
#include "ui/door.h"

#include "ui/paper/sheets.h"

#include <QGuiApplication>

#include <memory>

void muster_sheet_pdf(int &argc, char **argv, muster::SheetKind kind, const muster::SheetSource *source, QByteArray *pdf)
{
    std::unique_ptr<QGuiApplication> application;
    if (!QCoreApplication::instance()) {
#ifdef Q_OS_LINUX
        // A sheet needs fonts, but no display; and where there is none the usual platform would end the program.
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
        application = std::make_unique<QGuiApplication>(argc, argv);
    }
    *pdf = muster::sheetPdf(kind, *source, muster::usualPaper());
}
