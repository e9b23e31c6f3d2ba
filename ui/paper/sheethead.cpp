// SPDX-License-Identifier: MIT
#include "ui/paper/sheethead.h"

#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/paper/papermarks.h"
#include "ui/texts.h"

namespace muster::paper {

static constexpr qreal sheetHead = 44;
static constexpr qreal sheetFoot = 22;
static constexpr qreal partHeading = 18;

/// Draws a bold and a plain text right-aligned, one after the other, in half of the page. `firstStyle` and
/// `secondStyle` say which is bold.
static void rightLine(QPainter &painter, const QRectF &line, const QString &first, Style firstStyle,
                      const QString &second, Style secondStyle)
{
    constexpr qreal gap = 6;
    const qreal wished = lettering(secondStyle).width(second) + 1;
    const qreal firstWidth = lettering(firstStyle).width(first) + 1;
    const qreal width = qMin(wished, line.width() - firstWidth - gap);
    text(painter, QRectF(line.right() - width, line.top(), width, line.height()), secondStyle, second, rightAligned);
    text(painter, line.adjusted(0, 0, second.isEmpty() ? 0 : -width - gap, 0), firstStyle, first, rightAligned);
}

static void drawHead(QPainter &painter, const QRectF &place, const SheetHead &head, const SheetSource &source)
{
    const qreal share = place.width() * 0.6;
    const QRectF title(place.left(), place.top(), share, 28);
    text(painter, title, Style::Title, head.title);

    const qreal left = place.left() + share + 12;
    const QRectF upper(left, place.top() + 1, place.right() - left, 13);
    if (source.blank) {
        const QString turn = systemOf(source.campaign, source.pack).turnName(source.pack);
        text(painter, upper, Style::BodyBold, turn);
        const qreal at = upper.left() + lettering(Style::BodyBold).width(turn) + 4;
        writingLine(painter, at, at + 26, upper.bottom() - 1);
        const QRectF name = upper.adjusted(at + 34 - upper.left(), 0, 0, 0);
        //: A word before a line to write on: the name of the campaign
        wordAndLine(painter, name, Style::BodyBold, SheetText::tr("Campaign"), 4, name.bottom() - 1);
    } else {
        rightLine(painter, upper, words::turn(source.campaign.turn, source.campaign, source.pack), Style::BodyBold,
                  source.campaign.name, Style::Body);
    }
    rightLine(painter, upper.translated(0, 12.5), head.below, Style::Body, head.belowBold, Style::BodyBold);

    painter.setPen({printInks().ink, 1.6});
    const qreal y = place.top() + 32;
    painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y));
}

static void drawFoot(QPainter &painter, const QRectF &place, const SheetHead &head, const SheetSource &source, int page,
                     int pages)
{
    const qreal y = place.bottom() - 13;
    writingLine(painter, place.left(), place.right(), y);
    QString file =
        //: A campaign's file, and the number of its step
        source.fileName.isEmpty() ? QString() : SheetText::tr("%1, step %2").arg(source.fileName).arg(source.step);
    QString maker = QStringLiteral("Muster");
    if (pages > 1)
        //: Foot of a page, with its number and the number of pages
        maker += QStringLiteral("    ") + SheetText::tr("page %1 of %2").arg(page + 1).arg(pages);

    const QRectF line(place.left(), y + 2, place.width(), 11);
    const qreal makerWidth = lettering(Style::Small).width(maker) + 1;
    constexpr qreal gap = 16;
    // The sheet's name and its day matter most; a long name of the campaign or the file is shortened.
    const qreal room = place.width() - makerWidth - 3 * gap;
    const auto wished = [](const QString &words) { return lettering(Style::Small).width(words) + 1; };
    const qreal sheetWidth = qMin(wished(head.sheetName), room * 0.6);
    const qreal fileWidth =
        qMin(wished(file), qMax((room - sheetWidth) / 2, room - sheetWidth - wished(source.campaign.name)));
    const qreal campaignWidth = qMin(wished(source.campaign.name), room - sheetWidth - fileWidth);
    const QRectF campaign(line.left(), line.top(), campaignWidth, line.height());
    pencil(painter, campaign, source.campaign.name);
    pencil(painter, QRectF(campaign.right() + (campaignWidth > 1 ? gap : 0), line.top(), sheetWidth, line.height()),
           head.sheetName);
    pencil(painter, line, maker, Style::Small, rightAligned);
    pencil(painter, line.adjusted(line.width() - makerWidth - gap - fileWidth, 0, -makerWidth - gap, 0), file,
           Style::Small, rightAligned);
}

PageFlow flowWithHead(const SheetHead &head, const SheetSource &source, QSizeF page)
{
    return PageFlow(
        page,
        {sheetHead,
         [&source, head](QPainter &painter, const QRectF &place) { drawHead(painter, place, head, source); }},
        sheetFoot, [&source, head](QPainter &painter, const QRectF &place, int number, int pages) {
            drawFoot(painter, place, head, source, number, pages);
        });
}

QString sheetName(const SheetSource &source, const QString &sheet)
{
    const QString turn = words::turn(source.campaign.turn, source.campaign, source.pack);
    //: A sheet and its month or other turn: "Roster, Month 3"
    return source.blank ? sheet : SheetText::tr("%1, %2").arg(sheet, turn);
}

QString rulesOf(const SheetSource &source)
{
    const QString title = words::enemy(source.campaign.list, source.pack);
    //: The title of the rules, and the army list
    return title.isEmpty() ? source.pack.title : SheetText::tr("%1, %2").arg(source.pack.title, title);
}

void addHeading(PageFlow &flow, const QString &words, qreal following, const QString &beside)
{
    flow.keep(partHeading + following);
    flow.add(partHeading, [words, beside](QPainter &painter, const QRectF &place) {
        text(painter, place, Style::Heading, words);
        const qreal used = lettering(Style::Heading).width(words) + 12;
        pencil(painter, place.adjusted(used, 0, 0, 0), beside, Style::Small, rightAligned);
    });
}

static constexpr qreal noteLine = 20;
static constexpr qreal writtenNote = 13;

/// Returns the notes of play, broken into lines.
static QStringList noteLines(const QStringList &written, qreal width)
{
    constexpr int mostOfOne = 6;
    QStringList lines;
    for (const QString &note : written)
        lines += lettering(Style::Body).lines(note, width, mostOfOne);
    return lines;
}

qreal notesHeight(qreal width, int least, const QStringList &written)
{
    return partHeading + writtenNote * qreal(noteLines(written, width).size()) + noteLine * least;
}

void addNotes(PageFlow &flow, int least, int most, const QStringList &written)
{
    constexpr qreal aboveFoot = 6;
    if (least == 0 && written.isEmpty() && flow.left() < notesHeight(flow.width(), 1)) {
        constexpr qreal oneLine = 16; // for the word and the line after it
        if (flow.left() >= oneLine)
            flow.add(oneLine, [](QPainter &painter, const QRectF &place) {
                //: A word before a line to write on
                const QString word = SheetText::tr("Notes");
                text(painter, place, Style::Heading, word, Qt::AlignLeft | Qt::AlignBottom);
                writingLine(painter, place.left() + lettering(Style::Heading).width(word) + 8, place.right(),
                            place.bottom() - 3);
            });
        return;
    }
    //: Heading: lines to write on
    addHeading(flow, SheetText::tr("Notes"), written.isEmpty() ? least * noteLine : writtenNote);
    addLines(flow, writtenNote, Style::Body, noteLines(written, flow.width()));
    const int lines = qBound(least, int((flow.left() - aboveFoot) / noteLine), most);
    for (int i = 0; i < lines; ++i)
        flow.add(noteLine, rowLine);
}

} // namespace muster::paper
