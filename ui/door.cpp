// SPDX-License-Identifier: MIT
#include "ui/door.h"

#include "model/language.h"
#include "ui/paper/sheets.h"
#include "ui/pictures/takepicture.h"
#include "ui/window/campaigns.h"
#include "ui/window/languagechoice.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windowkeeper.h"

#include <QApplication>

#include <memory>

int muster_window(int &argc, char **argv, const QString *file)
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Muster"));
    QApplication::setApplicationName(QStringLiteral("Muster"));
    QApplication::setApplicationVersion(QStringLiteral(MUSTER_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("muster"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/app-icon.svg")));

    muster::speakChosenLanguage();
    const muster::WindowKeeper keeper(muster::openWindow(file->isEmpty() ? muster::campaignAtStart() : *file));
    keeper.window()->show();
    return QApplication::exec();
}

void muster_sheet_pdf(int &argc, char **argv, muster::SheetKind kind, const muster::SheetSource *source,
                      QByteArray *pdf)
{
    std::unique_ptr<QGuiApplication> application;
    if (!QCoreApplication::instance()) {
#ifdef Q_OS_LINUX
        // A sheet needs fonts, but no display; and where there is none the usual platform would end the program.
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
        application = std::make_unique<QGuiApplication>(argc, argv);
        muster::language::speak(muster::language::ofSystem());
    }
    *pdf = muster::sheetPdf(kind, *source, muster::usualPaper());
}

void muster_picture(const QString *path, muster::Result<muster::PictureContent> *taken)
{
    *taken = muster::takePicture(*path);
}
