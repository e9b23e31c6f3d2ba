// SPDX-License-Identifier: MIT
#include "ui/paper/settlementsheet.h"

#include "model/story/landwords.h"
#include "model/story/words.h"
#include "ui/map/settlementdrawing.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

namespace muster::paper {

namespace {

constexpr qreal settlementGutter = 20;
constexpr qreal structureRow = 16;
constexpr qreal smallestLetter = 7.6;
constexpr qreal settlementHeading = 24;
constexpr qreal groundHeading = 18;

/// A fact in two columns: its label and its text.
struct Fact {
    QString name;
    QString told;
};

std::vector<Fact> factsOf(const KeptSettlement &kept, const SheetSource &source)
{
    //: Label: how many live in a settlement
    std::vector<Fact> facts{{SheetText::tr("Size"), words::sizeOf(kept, source.pack)},
                            //: Label: where in the Wasteland a settlement lies
                            {SheetText::tr("Locale"), words::title(kept.locale)},
                            //: Label: when the band first came there
                            {SheetText::tr("First seen"), words::turn(kept.found, source.campaign, source.pack)},
                            //: Label: the number of houses
                            {SheetText::tr("Homes"), words::homes(kept)}};
    if (!kept.nomads.isEmpty())
        //: Label: travelling folk
        facts.push_back({SheetText::tr("Nomads"), words::nomads(kept, source.pack)});
    //: Label: how wide the streets are
    facts.push_back({SheetText::tr("Streets"), SheetText::tr("12\" wide or more")});
    return facts;
}

/// Returns the facts, with texts broken into lines that fit beside the labels.
Stack factStack(const KeptSettlement &kept, const SheetSource &source, qreal nameWidth, qreal width)
{
    constexpr qreal nextLine = 11.5;
    Stack stack;
    for (const Fact &fact : factsOf(kept, source)) {
        const QStringList told = lettering(Style::Body).lines(fact.told, width - nameWidth, 3);
        const qreal height = structureRow + nextLine * qreal(told.size() - 1);
        stack.add(height, [=](QPainter &painter, const QRectF &row) {
            QRectF line(row.topLeft(), QSizeF(row.width(), structureRow));
            pencil(painter, line, fact.name);
            for (const QString &words : told) {
                text(painter, line.adjusted(nameWidth, 0, 0, 0), Style::Body, words);
                line.translate(0, nextLine);
            }
            rowLine(painter, row);
        });
    }
    return stack;
}

/// Returns each kind of structure once, with a box for each structure of the kind, to tick when it is entered.
Stack structureStack(const KeptSettlement &kept, const SheetSource &source)
{
    constexpr qreal boxesWidth = 64;
    Stack stack;
    QStringList seen;
    for (const QString &id : kept.settlement.structures) {
        if (seen.contains(id))
            continue;
        seen << id;
        const QString title = words::structure(id, source.pack);
        const auto many = int(kept.settlement.structures.count(id));
        stack.add(structureRow, [=](QPainter &painter, const QRectF &row) {
            text(painter, row.adjusted(0, 0, -boxesWidth, 0), Style::Body, title);
            boxes(painter, row.adjusted(row.width() - boxesWidth, 0, 0, 0), many, 9.5);
            rowLine(painter, row);
        });
    }
    return stack;
}

void addLayout(PageFlow &flow, const SettlementPlan &plan, qreal width)
{
    flow.add(settlementSize(plan, width).height(), [=](QPainter &painter, const QRectF &place) {
        const QRectF middle(place.center().x() - width / 2 + 1, place.top(), width - 2, place.height());
        drawSettlement(painter, middle, plan, printInks(), smallestLetter);
    });
}

/// Returns the greatest width at which the layout is not higher than `most`.
qreal widthWithin(const SettlementPlan &plan, qreal width, qreal most)
{
    const QSizeF full = settlementSize(plan, width);
    return full.height() <= most ? width : full.width() * most / full.height();
}

void addFacts(PageFlow &flow, const KeptSettlement &kept, const SheetSource &source)
{
    const qreal left = (flow.width() - settlementGutter) * 0.56;
    const Stack facts = factStack(kept, source, 64, left);
    const Stack structures = structureStack(kept, source);
    flow.add(qMax(facts.height(), structures.height()), [=](QPainter &painter, const QRectF &place) {
        facts.paint(painter, QRectF(place.topLeft(), QSizeF(left, place.height())));
        structures.paint(painter, place.adjusted(left + settlementGutter, 0, 0, 0));
    });
}

void addOwnNotes(PageFlow &flow, const QString &notes)
{
    if (notes.isEmpty())
        return;
    constexpr qreal lineHeight = 12.4;
    const QStringList lines = lettering(Style::Body).lines(notes, flow.width(), 24);
    //: Heading: lines to write on
    addHeading(flow, SheetText::tr("Notes"), lineHeight);
    addLines(flow, lineHeight, Style::Body, lines);
    flow.space(8);
}

void addPage(PageFlow &flow, const KeptSettlement &kept, const SheetSource &source)
{
    const SettlementPlan plan = planOf(kept, source.pack);
    const qreal facts = structureRow * qreal(qMax<qsizetype>(6, kept.settlement.structures.size()));
    flow.add(settlementHeading, written(Style::Heading, kept.name, Qt::AlignLeft | Qt::AlignTop));
    addLayout(flow, plan, widthWithin(plan, flow.width(), flow.left() - qMin(facts, 12 * structureRow) - 90));
    flow.space(14);
    addFacts(flow, kept, source);
    flow.space(12);
    addOwnNotes(flow, kept.notes);
    addNotes(flow, 2, 8);
}

} // namespace

PageFlow settlementSheet(const SheetSource &source, QSizeF page)
{
    std::vector<const KeptSettlement *> shown;
    for (const KeptSettlement &kept : source.campaign.settlements) {
        if (source.settlement == 0 || source.settlement == kept.id)
            shown.push_back(&kept);
    }
    //: Title of a printed sheet
    PageFlow flow = flowWithHead({.title = SheetText::tr("Settlements"),
                                  .below = rulesOf(source),
                                  //: The name of a printed sheet
                                  .sheetName = sheetName(source, SheetText::tr("Settlements"))},
                                 source, page);
    const qreal whole = flow.left();
    for (const KeptSettlement *kept : shown) {
        flow.keep(whole); // each begins a page
        addPage(flow, *kept, source);
    }
    return flow;
}

bool fitsBesideBriefing(const KeptSettlement &kept, const Pack &pack)
{
    constexpr int mostColumns = 4;
    return planOf(kept, pack).layout.columns <= mostColumns;
}

void addSettlement(PageFlow &flow, const SheetSource &source, const KeptSettlement &kept)
{
    const SettlementPlan plan = planOf(kept, source.pack);
    const Stack structures = structureStack(kept, source);
    const qreal wide = flow.width() * 0.66;
    const Stack facts = factStack(kept, source, 50, flow.width() - wide - settlementGutter);
    // The layout is made a little smaller if it then fits on the page with the parts above it.
    const qreal usual = flow.width() * 0.62;
    const qreal beside = flow.left() - groundHeading;
    const qreal width = widthWithin(plan, wide, beside < usual && beside > usual * 0.7 ? beside : usual);
    const qreal needed = qMax(settlementSize(plan, width).height(), facts.height() + 8 + structures.height());
    //: Heading, with the name of a settlement: how its houses lie
    addHeading(flow, SheetText::tr("Layout: %1").arg(kept.name), needed);
    flow.add(needed, [=](QPainter &painter, const QRectF &place) {
        drawSettlement(painter, QRectF(place.topLeft(), QSizeF(width, place.height())), plan, printInks(),
                       smallestLetter);
        const QRectF right = place.adjusted(wide + settlementGutter, 0, 0, 0);
        facts.paint(painter, right);
        structures.paint(painter, right.adjusted(0, facts.height() + 8, 0, 0));
    });
    flow.space(12);
}

} // namespace muster::paper
