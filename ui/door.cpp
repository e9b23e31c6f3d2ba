// SPDX-License-Identifier: MIT
#include "ui/door.h"

#include "model/language.h"
#include "ui/paper/sheets.h"
#include "ui/pictures/takepicture.h"
#include "ui/window/appearance.h"
#include "ui/window/campaigns.h"
#include "ui/window/mainwindow.h"

#include <QApplication>

#include <memory>

int muster_window(int &argc, char **argv, const QString *file)
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Muster"));
    QApplication::setApplicationName(QStringLiteral("Muster"));
    QApplication::setApplicationVersion(QStringLiteral(MUSTER_VERSION));
    QApplication::setDesktopFileName(QStringLiteral(MUSTER_ID));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/app-icon.svg")));

    muster::speakChosenLanguage();
    const muster::WindowHolder keeper(muster::openWindow(file->isEmpty() ? muster::campaignAtStart() : *file));
    keeper.window()->show();
    return QApplication::exec();
}

namespace {

/// Returns an application for drawing if the window has made none. It needs fonts, but no display.
std::unique_ptr<QGuiApplication> drawingApplication(int &argc, char **argv, const QString &language)
{
    if (QCoreApplication::instance())
        return {};
#ifdef Q_OS_LINUX
    // Without a display the usual platform plugin would end the program.
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    muster::language::speak(language);
    return application;
}

} // namespace

void muster_sheet_pdf(int &argc, char **argv, muster::SheetKind kind, const muster::SheetSource *source,
                      QByteArray *pdf)
{
    const auto application = drawingApplication(argc, argv, muster::language::ofSystem());
    *pdf = muster::sheetPdf(kind, *source, muster::usualPaper());
}

void muster_report(int &argc, char **argv, const QString *language, const muster::ReportSource *source,
                   muster::WrittenAccount *report)
{
    const auto application = drawingApplication(argc, argv, *language);
    *report = muster::writeReport(*source);
}

void muster_phone(int &argc, char **argv, const QString *language, const muster::PhoneSource *source, QByteArray *html)
{
    const auto application = drawingApplication(argc, argv, *language);
    *html = muster::writePhone(*source);
}

void muster_thumbnail(int &argc, char **argv, const muster::ThumbnailSource *source, QByteArray *png)
{
    const auto application = drawingApplication(argc, argv, muster::language::english());
    *png = muster::drawThumbnail(*source);
}

void muster_picture(const QString *path, muster::Result<muster::PictureContent> *taken)
{
    *taken = muster::takePicture(*path);
}
