// SPDX-License-Identifier: MIT
#include "ui/door.h"

#include "model/language.h"
#include "ui/paper/sheets.h"
#include "ui/pictures/takepicture.h"
#include "ui/report/report.h"
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

namespace muster {
namespace {

WrittenAccount drawn(const DrawnSheet &sheet)
{
    return {sheetPdf(sheet.kind, sheet.source, usualPaper())};
}

WrittenAccount drawn(const ReportSource &report)
{
    return writeReport(report);
}

WrittenAccount drawn(const PhoneSource &page)
{
    return {writePhone(page)};
}

WrittenAccount drawn(const ThumbnailSource &thumbnail)
{
    return {drawThumbnail(thumbnail)};
}

} // namespace
} // namespace muster

void muster_draw(int &argc, char **argv, const muster::Drawing *drawing, const QString *language,
                 muster::WrittenAccount *drawn)
{
    std::unique_ptr<QGuiApplication> application; // for its fonts
    if (!QCoreApplication::instance()) {
#ifdef Q_OS_LINUX
        // Without a display the usual platform plugin would end the program.
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
#endif
        application = std::make_unique<QGuiApplication>(argc, argv);
        muster::language::speak(*language);
    }
    *drawn = std::visit([](const auto &wanted) { return muster::drawn(wanted); }, *drawing);
}

void muster_picture(const QString *path, muster::Result<muster::PictureContent> *taken)
{
    *taken = muster::takePicture(*path);
}
