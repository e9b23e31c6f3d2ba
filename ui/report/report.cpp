// SPDX-License-Identifier: MIT
#include "ui/report/report.h"

#include "model/campaign/campaigndocument.h"
#include "model/storage/files.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/report/mapimage.h"
#include "ui/report/reportdialog.h"
#include "ui/texts.h"

#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSaveFile>

#include <algorithm>
#include <cmath>

namespace muster {

WrittenAccount writeReport(const ReportSource &source)
{
    constexpr int pageWidth = 560; // at which lines and letters of the map match the text beside it
    constexpr int imageWidth = 1080;
    AccountMedia media;
    media.map = [&](const Account &account) {
        const MapImage map(account.table, source.pack);
        return source.form == AccountForm::Html ? map.svg(pageWidth) : map.png(imageWidth);
    };
    media.picture = [&](const Picture &picture) {
        return source.pictures ? source.pictures(picture.sha256).value_or(QByteArray()) : QByteArray();
    };
    return writtenAs(source.form, source.accounts, media, source.folder);
}

void openReport(QWidget *parent, const CampaignDocument &document, std::optional<int> step,
                const std::function<void(const QString &text)> &say)
{
    std::vector<FinishedBattle> battles = battlesOf(document.history().stepsInForce());
    const auto battle = step
        ? std::ranges::find_if(battles, [=](const FinishedBattle &one) { return int(one.finished) + 1 == *step; })
        : battles.end() - (battles.empty() ? 0 : 1);
    if (battle == battles.end())
        return;
    const auto place = std::size_t(battle - battles.begin());
    auto *dialog = new ReportDialog(document, std::move(battles), place, parent);
    QObject::connect(dialog, &ReportDialog::saved, parent, [say](const QString &path) {
        say(ReportDialog::tr("Report saved to %1.").arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
}

namespace {

constexpr int phoneMapWidth = 400; // at which lines and letters of the map match the text below it
constexpr int pixelsOfPhone = 2; // at full size a table with many trees takes 400 kB
constexpr int greysOfPhone = 32;

} // namespace

QByteArray writePhone(const PhoneSource &source)
{
    const QByteArray map = source.page.table // in black on white, for sunlight
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
        //: A file, and the reason
        complain(WindowText::tr("The page could not be written to %1: %2. Choose another folder, or free some space.")
                     .arg(QDir::toNativeSeparators(path), out.errorString()));
}

namespace {

/// The side at which a map shows trees and houses whole; the thumbnail is drawn at it and then scaled down.
constexpr qreal thumbnailSide = 300;

/// Paints the sections without the texts at the table's edges, which would be too small to read.
void paintThumbnailTable(QPainter &painter, const MapImage &map)
{
    const QRectF whole(QPointF(), map.size(thumbnailSide));
    const QRectF ground = map.ground(whole);
    const qreal scale = thumbnailSide / std::max(ground.width(), ground.height());
    painter.save();
    painter.translate(thumbnailSide / 2, thumbnailSide / 2);
    painter.scale(scale, scale);
    painter.translate(-ground.center());
    painter.setClipRect(ground);
    map.paint(painter, whole);
    painter.restore();
}

QFont numberFont(qreal pixels)
{
    QFont font = fontFor(TextUse::RepLarge);
    font.setPixelSize(std::max(1, qRound(pixels)));
    return font;
}

/// Paints the Star's Rep, or an icon if the Star is lost. A campaign that is over is grey, with its ending at the
/// corner.
void paintThumbnailStar(QPainter &painter, const QRectF &head, const ThumbnailSource &source)
{
    const Inks &inks = lightInks();
    filled(painter, source.ended ? inks.pencil : inks.accent).drawRoundedRect(head, 20, 20);
    setType(painter, numberFont(86), inks.paper);
    if (!source.led)
        drawIcon(painter, "dead", head.adjusted(26, 26, -26, -26), inks.paper);
    else
        painter.drawText(head, Qt::AlignCenter, QString::number(source.reps.front()));
    if (!source.ended || !source.led)
        return;
    const bool won = *source.ended == CampaignEnding::Won;
    const QRectF corner(head.right() - 34, head.top() - 14, 52, 52);
    outlined(painter, {inks.ink, 3}, inks.paper).drawEllipse(corner);
    drawIcon(painter, won ? "objective" : "close", corner.adjusted(11, 11, -11, -11), won ? inks.accent : inks.ink);
}

/// Paints the Star's Rep, and below it those of the others, in as many lines as they need.
void paintThumbnailReps(QPainter &painter, const ThumbnailSource &source)
{
    const auto first = source.reps.begin() + (source.led && !source.reps.empty() ? 1 : 0);
    const std::vector<int> reps(first, source.reps.end());
    const Inks &inks = lightInks();
    constexpr qreal star = 128;
    constexpr qreal inset = 24;
    if (source.led && source.reps.empty()) {
        drawIcon(painter, "map", {75, 75, 150, 150}, inks.edge);
        return;
    }
    const QRectF head(thumbnailSide / 2 - star / 2, reps.empty() ? thumbnailSide / 2 - star / 2 : 30, star, star);
    paintThumbnailStar(painter, head, source);
    if (reps.empty())
        return;
    const auto others = int(reps.size());
    const QRectF place(inset, 178, thumbnailSide - 2 * inset, thumbnailSide - 178 - inset);
    int inRow = std::min(others, 5);
    while (std::ceil(others / qreal(inRow)) * place.width() / inRow > place.height() && inRow < others)
        ++inRow;
    const qreal step = place.width() / std::max(inRow, 4);
    const qreal side = step * 0.86;
    painter.setFont(numberFont(side * 0.66));
    for (int i = 0; i < others; ++i) {
        const int row = i / inRow;
        const int here = std::min(inRow, others - row * inRow);
        const QRectF disc(thumbnailSide / 2 - here * step / 2 + (i % inRow) * step + (step - side) / 2,
                          place.top() + row * step, side, side);
        outlined(painter, {inks.ink, 3}, inks.paper).drawEllipse(disc);
        painter.setPen(inks.ink);
        painter.drawText(disc, Qt::AlignCenter, QString::number(reps[std::size_t(i)]));
    }
}

} // namespace

QByteArray drawThumbnail(const ThumbnailSource &source)
{
    QImage image(source.size, source.size, QImage::Format_RGB32);
    const Inks &inks = lightInks();
    image.fill(inks.paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(source.size / thumbnailSide, source.size / thumbnailSide);
    if (source.table)
        paintThumbnailTable(painter, MapImage(*source.table, source.pack));
    else
        paintThumbnailReps(painter, source);
    painter.resetTransform();
    const qreal line = std::max(1.0, source.size / 128.0);
    outlined(painter, {inks.ink, line})
        .drawRect(QRectF(0, 0, source.size, source.size).adjusted(line / 2, line / 2, -line / 2, -line / 2));
    painter.end();
    QByteArray written;
    QBuffer buffer(&written);
    image.save(&buffer, "PNG");
    return written;
}

} // namespace muster
