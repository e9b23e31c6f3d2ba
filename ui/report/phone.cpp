// SPDX-License-Identifier: MIT
#include "ui/report/phone.h"

#include "model/campaign/campaigndocument.h"
#include "model/storage/ondisk.h"
#include "ui/report/mapimage.h"
#include "ui/texts.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

namespace muster {

namespace {

constexpr int phoneMapWidth = 400; // in which lines and letters of the drawing are as strong as the text below it
constexpr int pixelsOfPhone = 2; // drawn in full a table of many trees is 400 kB
constexpr int greysOfPhone = 32;

} // namespace

QByteArray writePhone(const PhoneSource &source)
{
    const QByteArray map = source.page.table // in black on white, for the sun
        ? MapImage(*source.page.table, source.pack, printInks()).png(phoneMapWidth, pixelsOfPhone, greysOfPhone)
        : QByteArray();
    return htmlOf(source.page, map);
}

void savePhonePage(QWidget *parent, const CampaignDocument &document,
                   const std::function<void(const QString &text)> &say,
                   const std::function<void(const QString &text)> &complain)
{
    const PhoneSource source{phonePageOf(document.campaign(), document.pack(), document.key()), document.pack()};
    const QFileInfo file(document.path());
    const QString proposed = file.absoluteDir().filePath(file.completeBaseName() + QStringLiteral("-phone.html"));
    const QString path = QFileDialog::getSaveFileName(parent, WindowText::tr("Save the page for the phone"), proposed,
                                                      WindowText::tr("Web page (*.html)"));
    if (path.isEmpty())
        return;
    QSaveFile out(path);
    const QByteArray page = writePhone(source);
    if (out.open(QIODevice::WriteOnly) && writeWhole(out, page) && out.commit())
        say(WindowText::tr("Page for the phone saved to %1. Send it to your phone and open it there.")
                .arg(QDir::toNativeSeparators(path)));
    else
        complain(WindowText::tr("The page could not be written to %1: %2. Choose another folder, or free some space.")
                     .arg(QDir::toNativeSeparators(path), out.errorString()));
}

} // namespace muster
