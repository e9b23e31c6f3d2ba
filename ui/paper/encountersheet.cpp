// SPDX-License-Identifier: MIT
#include "ui/paper/encountersheet.h"

#include "model/reference/taker.h"
#include "model/story/words.h"
#include "ui/look/icon.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/settlementsheet.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <array>
#include <optional>

namespace muster::paper {

/// "48 213"
static QString grouped(quint64 seed)
{
    QString digits = QString::number(seed);
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, QChar(QChar::Nbsp));
    return digits;
}

/// From the most comfortable on.
static constexpr std::array densities{Density{1, 0.455, 1},   Density{0.95, 0.44, 1}, Density{0.91, 0.425, 1},
                                      Density{0.88, 0.41, 1}, Density{0.87, 0.40, 1}, Density{0.85, 0.385, 1},
                                      Density{0.82, 0.33, 1}, Density{0.85, 0.385, 0}};

/// The dice the table was rolled up with, for they cannot be had again from a seed.
static void addDealt(PageFlow &flow, const SheetSource &source)
{
    if (source.dealt.isEmpty())
        return;
    constexpr qreal lineHeight = 10.5;
    for (const QString &line : lettering(Style::Small).lines(source.dealt, flow.width(), 3)) {
        flow.add(lineHeight, [line](QPainter &painter, const QRectF &place) {
            pencil(painter, place, Qt::AlignLeft | Qt::AlignVCenter, line);
        });
    }
}

/// The settlement it is fought in, where it is too large for the place beside the briefing or the land is there.
static void addGround(PageFlow &flow, const SheetSource &source)
{
    const Encounter &encounter = *source.campaign.encounter;
    const KeptSettlement *kept = encounter.settlement ? source.campaign.settlement(*encounter.settlement) : nullptr;
    if (!kept || (encounter.setup.sections.empty() && fitsBesideBriefing(*kept, source.pack)))
        return;
    addSettlement(flow, source, *kept);
}

static void addParts(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const qreal between = 9 * density.rows;
    if (source.blank)
        addBlankBriefing(flow, source, density);
    else
        addBriefing(flow, source, density);
    addDealt(flow, source);
    flow.space(between);
    if (source.pack.hasSkill)
        addShooting(flow, source, density);
    else if (const Force *enemy = source.campaign.encounter->dealtEnemy(); enemy && enemy->figures.empty())
        addEnemyToWrite(flow, density);
    else if (enemy)
        addEnemy(flow, source, density);
    else
        addPefTrack(flow, source, density);
    flow.space(between);
    addGround(flow, source);
    const QStringList written = notesOf(source.campaign, source.pack);
    const bool notesAtTable = density.reportApart && flow.left() >= notesHeight(flow.width(), 3, written);
    if (notesAtTable)
        addNotes(flow, 3, 12, written);
    if (density.reportApart)
        flow.nextPage();
    addReport(flow, source, density);
    flow.space(between);
    if (!source.pack.hasSkill) { // whose figures need no dice between games
        addDice(flow, source, density);
        flow.space(between);
    }
    if (!notesAtTable)
        addNotes(flow, density.leastNotes, 5, written);
}

PageFlow encounterSheet(const SheetSource &source, QSizeF page)
{
    const Campaign &campaign = source.campaign;
    SheetHead head;
    head.sheetName = sheetName(source, SheetText::tr("Encounter sheet"));
    if (!campaign.encounter) {
        head.title = SheetText::tr("No encounter");
        PageFlow flow = flowWithHead(head, source, page);
        addNotes(flow, 3, 6);
        return flow;
    }
    const Encounter &encounter = *campaign.encounter;
    head.title = source.blank ? SheetText::tr("Encounter") : words::title(encounter);
    if (source.blank)
        head.below = rulesOf(source);
    else if (encounter.seeded) // where the dice were the player's own there is no seed to begin from again
        head.below = SheetText::tr("Seed %1").arg(grouped(encounter.seed));
    if (!source.blank && !encounter.dealtEnemy())
        head.belowBold = words::title(encounter.setup.time);

    std::optional<PageFlow> best;
    for (const Density &density : densities) {
        PageFlow flow = flowWithHead(head, source, page);
        addParts(flow, source, density);
        if (!best || flow.pageCount() < best->pageCount())
            best.emplace(std::move(flow));
    }
    // What does not go on one page is not torn in its last part: what is asked after the battle has the second, with
    // as much room to write as there is.
    for (const qreal rows : {1.2, 1.1, 1.0}) {
        if (best->pageCount() == 1)
            break;
        Density apart;
        apart.rows = rows;
        apart.reportApart = true;
        PageFlow flow = flowWithHead(head, source, page);
        addParts(flow, source, apart);
        if (flow.pageCount() <= best->pageCount())
            return flow;
    }
    return *std::move(best);
}

void addQuestion(PageFlow &flow, int number, const QString &words, qreal following, Painting atRight)
{
    constexpr qreal height = 19;
    constexpr qreal indent = 22;
    flow.keep(height + following);
    flow.add(height, [=](QPainter &painter, const QRectF &place) {
        numberRing(painter, QPointF(place.left() + 8, place.center().y()), number);
        text(painter, place.adjusted(indent, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, Style::Heading, words);
        const qreal used = indent + lettering(Style::Heading).width(words) + 12;
        if (atRight)
            atRight(painter, place.adjusted(used, 0, 0, 0));
    });
}

void drawFigure(QPainter &painter, const QRectF &repCell, const QRectF &nameCell, const Figure &figure,
                QStringList behind)
{
    if (figure.rep() > 0)
        text(painter, repCell, Qt::AlignLeft | Qt::AlignVCenter, Style::Name, QString::number(figure.rep()));
    else
        writingLine(painter, repCell.left(), repCell.right() - 8, repCell.bottom() - 4);
    QRectF name = nameCell.adjusted(0, 0, -6, 0);
    if (figure.star) {
        constexpr qreal side = 9.5;
        drawIcon(painter, QStringLiteral("star-full"), {name.left(), name.center().y() - side / 2 - 0.5, side, side},
                 printInks().ink);
        name.setLeft(name.left() + side + 3);
    }
    if (figure.name.isEmpty()) {
        writingLine(painter, name.left(), name.right(), name.bottom() - 4);
        return;
    }
    if (figure.star && !figure.player.isEmpty())
        behind.prepend(figure.player);
    const Style style = figure.star ? Style::NameOfStar : Style::Name;
    constexpr qreal between = 6;
    const auto needed = [&] {
        return lettering(style).width(figure.name) + between
            + lettering(Style::Fine).width(behind.join(QStringLiteral(", ")));
    };
    while (behind.size() > 1 && needed() > name.width())
        behind.removeLast();
    if (needed() > name.width() && lettering(style).width(figure.name) > name.width() / 2)
        behind.clear(); // nothing to speak of would be left of it
    if (behind.isEmpty())
        text(painter, name, Qt::AlignLeft | Qt::AlignVCenter, style, figure.name);
    else
        twoTexts(painter, name, style, figure.name, behind.join(QStringLiteral(", ")));
}

} // namespace muster::paper
