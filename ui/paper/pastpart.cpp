// SPDX-License-Identifier: MIT
#include "model/story/figurehistory.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/paper/columns.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/rostersheet.h"
#include "ui/texts.h"

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal pastRow = 17.2;
constexpr qreal pastHeading = 18;
constexpr qreal pastGutter = 26; // between the two tables
constexpr int leastMonths = 10;
constexpr int monthsToCome = 3;

/// One line of the encounters' table: played, in hand or to come.
struct Month {
    QString turn;
    QString kind;
    QString eal;
    std::optional<Outcome> outcome;
    bool inHand = false;
};

std::vector<Month> monthsOf(const Campaign &campaign, const Pack &pack, bool levels)
{
    const auto mark = [&](int turn) { return words::turnMark(turn, campaign, pack); };
    const auto eal = [=](const std::optional<int> &level) { return levels ? words::numberOrDash(level) : QString(); };
    std::vector<Month> months;
    for (const PastEncounter &past : campaign.past)
        months.push_back({mark(past.turn), words::title(past), eal(past.eal), past.outcome, false});
    int next = campaign.turn;
    if (campaign.encounter) {
        months.push_back(
            {mark(next++), words::title(*campaign.encounter), eal(campaign.encounter->eal), std::nullopt, true});
    }
    if (campaign.phase == Phase::Over)
        return months;
    const std::size_t wanted = std::max<std::size_t>(leastMonths, months.size() + monthsToCome);
    while (months.size() < wanted)
        months.push_back(
            {systemOf(campaign, pack).traits.knowsNext ? mark(next++) : QString(), {}, {}, std::nullopt, false});
    return months;
}

void drawMonth(QPainter &painter, const QRectF &row, const Columns &columns, const Month &month)
{
    const auto middle = Qt::AlignLeft | Qt::AlignVCenter;
    const Style style = month.inHand ? Style::BodyBold : Style::Body;
    text(painter, columns.cell(row, 0), middle, style, month.turn);
    text(painter, columns.cell(row, 1), middle, style, month.kind);
    text(painter, columns.cell(row, 2), Qt::AlignCenter, style, month.eal);
    tickBox(painter, columns.cell(row, 3), month.outcome == Outcome::Success);
    tickBox(painter, columns.cell(row, 4), month.outcome == Outcome::Failure);
    rowLine(painter, row);
}

/// Mark of the turn, name, Rep, and how the figure left: "left, poisoned minds" where somebody listened.
QStringList cellsOf(const FormerFigure &former, const SheetSource &source, const std::set<FigureId> &poisoners)
{
    const QString how = words::inLine(former.figure.status);
    const bool poisoned = former.farewell.poisoning && poisoners.contains(former.figure.id);
    return {words::turnMark(former.farewell.turn, source.campaign, source.pack), former.figure.name,
            QString::number(former.figure.rep()), poisoned ? SheetText::tr("%1, poisoned minds").arg(how) : how};
}

void drawFormer(QPainter &painter, const QRectF &row, const Columns &columns, const QStringList &cells)
{
    for (qsizetype i = 0; i < cells.size(); ++i)
        text(painter, columns.cell(row, static_cast<int>(i)).adjusted(0, 0, i == 1 ? -4 : 0, 0),
             Qt::AlignLeft | Qt::AlignVCenter, Style::Body, cells[i]);
    rowLine(painter, row);
}

QRectF leftHalf(const QRectF &row)
{
    return {row.left(), row.top(), (row.width() - pastGutter) / 2, row.height()};
}

QRectF rightHalf(const QRectF &row)
{
    return leftHalf(row).translated((row.width() + pastGutter) / 2, 0);
}

void drawHalfHead(QPainter &painter, const QRectF &half, const QString &heading, const Columns &columns)
{
    text(painter, QRectF(half.topLeft(), QSizeF(half.width(), pastHeading)), Qt::AlignLeft | Qt::AlignVCenter,
         Style::Heading, heading);
    columns.drawHead(painter, half.adjusted(0, pastHeading, 0, 0));
}

/// A number, or half a month of a year.
qreal turnWidth(const CampaignSystem &system)
{
    return system.traits.knowsNext ? 34 : 76;
}

Columns encounterColumns(const CampaignSystem &system, const Pack &pack, qreal width)
{
    return {{{system.turnName(pack), turnWidth(system)},
             {SheetText::tr("Encounter"), 0},
             {SheetText::tr("EAL"), 30, Qt::AlignHCenter, system.traits.hasActivityLevel},
             {words::title(Outcome::Success), 40, Qt::AlignHCenter},
             {words::title(Outcome::Failure), 40, Qt::AlignHCenter}},
            width};
}

Columns leaverColumns(const CampaignSystem &system, const Pack &pack, qreal width)
{
    return {{{system.turnName(pack), turnWidth(system)},
             {SheetText::tr("Name"), 0},
             {pack.hasSkill ? SheetText::tr("Init.") : SheetText::tr("Rep"), 26},
             {SheetText::tr("How"), system.traits.testsLoyalty ? 92.0 : 68.0}}, // poisoning is told there
            width};
}

/// The latest first.
std::vector<const FormerFigure *> leaversOf(const Campaign &campaign)
{
    std::vector<const FormerFigure *> former;
    for (const FormerFigure &gone : campaign.former)
        former.push_back(&gone);
    std::stable_sort(former.begin(), former.end(),
                     [](const FormerFigure *a, const FormerFigure *b) { return a->farewell.turn > b->farewell.turn; });
    return former;
}

} // namespace

void addPast(PageFlow &flow, const SheetSource &source)
{
    const qreal half = (flow.width() - pastGutter) / 2;
    const CampaignSystem &system = systemOf(source.campaign, source.pack);
    const Columns encounters = encounterColumns(system, source.pack, half);
    const Columns leavers = leaverColumns(system, source.pack, half);
    std::vector<Month> months = monthsOf(source.campaign, source.pack, system.traits.hasActivityLevel);
    const std::vector<const FormerFigure *> former = leaversOf(source.campaign);
    const std::set<FigureId> poisoned = poisoners(source.steps);
    std::vector<QStringList> cells;
    for (const FormerFigure *gone : former)
        cells.push_back(cellsOf(*gone, source, poisoned));
    // No more empty rows than the page takes, with the notes below it.
    constexpr qreal notes = 72;
    const qreal room = flow.left() - notes - pastHeading - encounters.headHeight();
    const auto fitting = static_cast<std::size_t>(qMax(0.0, room / pastRow));
    const std::size_t written =
        std::max(former.size(), source.campaign.past.size() + (source.campaign.encounter ? 1U : 0U));
    if (fitting > written && fitting < months.size())
        months.resize(fitting);
    const std::size_t toWrite = source.blank ? months.size() : source.campaign.phase == Phase::Over ? 0 : 2;
    const std::size_t formerRows = std::min(former.size() + toWrite, std::max(former.size(), months.size()));

    Table table;
    table.headHeight = pastHeading + encounters.headHeight();
    table.head = [=](QPainter &painter, const QRectF &head, int firstRow) {
        const auto first = static_cast<std::size_t>(firstRow);
        if (first < months.size())
            drawHalfHead(painter, leftHalf(head), SheetText::tr("Encounters"), encounters);
        if (first < formerRows)
            drawHalfHead(painter, rightHalf(head), SheetText::tr("Former members"), leavers);
    };
    table.rowHeight = pastRow;
    table.rows = static_cast<int>(std::max(months.size(), formerRows));
    table.row = [=](QPainter &painter, const QRectF &row, int index) {
        const auto at = static_cast<std::size_t>(index);
        if (at < months.size())
            drawMonth(painter, leftHalf(row), encounters, months[at]);
        if (at < formerRows)
            drawFormer(painter, rightHalf(row), leavers, at < cells.size() ? cells[at] : QStringList());
    };
    flow.table(table);
}

} // namespace muster::paper
