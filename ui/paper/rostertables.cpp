// SPDX-License-Identifier: MIT
#include "model/story/bandwords.h"
#include "model/story/figurehistory.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/look/icon.h"
#include "ui/paper/columns.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/rostersheet.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal gruntRow = 32.5;
constexpr qreal headSide = 27;

/// The columns that the rules use; others take no space.
struct Kept {
    bool armour;
    bool loyalty;
    bool skill; ///< skill and initiative in place of Rep
    QString turns;
    const SheetSource *source;

    /// Returns "away until Late March, year 1"; empty if the figure is here.
    QString awayUntil(const Figure &figure) const { return words::awayMark(figure, source->campaign, source->pack); }

    explicit Kept(const SheetSource &from)
        : armour(from.pack.hasArmor || !from.pack.armors.empty())
        , loyalty(systemOf(from.campaign, from.pack).traits.testsLoyalty)
        , skill(from.pack.hasSkill)
        , turns(systemOf(from.campaign, from.pack).turnNames())
        , source(&from)
    {
    }
};

Columns gruntColumns(qreal width, const Kept &kept, qreal weapons)
{
    //: A column: who acts first
    return Columns({{kept.skill ? SheetText::tr("Initiative") : SheetText::tr("Rep"), kept.skill ? 44.0 : 26.0},
                    {SheetText::tr("Name and type"), 0},
                    {QString(), repRingsWidth + 10, Qt::AlignLeft, !kept.skill},
                    //: A column: what armour the figure wears
                    {SheetText::tr("Armour"), 62, Qt::AlignLeft, kept.armour},
                    //: A column: how well the figure fights
                    {SheetText::tr("Weapon skill"), 60, Qt::AlignLeft, kept.skill},
                    //: A column: its weapon
                    {SheetText::tr("Weapon"), weapons},
                    {kept.turns, 36, Qt::AlignHCenter},
                    //: A column to tick: a die less in the next Stay or Go
                    {SheetText::tr("Poisoned"), 42, Qt::AlignHCenter, kept.loyalty},
                    //: A column to tick: no test in the next Stay or Go
                    {SheetText::tr("Exempt"), 36, Qt::AlignHCenter, kept.loyalty}},
                   width);
}

/// Returns the line below the name: the kind, the figure's attributes, and until when it is away.
QString kindLine(const Figure &grunt, const Kept &kept)
{
    const Pack &pack = kept.source->pack;
    QStringList kind{words::kindOf(grunt, pack)};
    kind += words::attributes(grunt, pack);
    if (pack.rewards)
        //: Points that a figure has
        kind << SheetText::tr("%n points", nullptr, grunt.points);
    if (!kept.awayUntil(grunt).isEmpty())
        kind.prepend(kept.awayUntil(grunt));
    return kind.join(u", ");
}

/// Returns the width that the longest weapon needs, or less if the names would not have enough space.
qreal weaponWidth(const std::vector<const Figure *> &grunts, const Kept &kept, qreal width)
{
    constexpr qreal beside = 8;
    constexpr qreal miniatureRoom = headSide + 10;
    const qreal least = kept.skill ? 120 : 92;
    qreal needed = least;
    qreal names = 0;
    for (const Figure *grunt : grunts) {
        needed = qMax(needed, beside + lettering(Style::Body).width(words::weapon(grunt->profile, kept.source->pack)));
        needed =
            qMax(needed, beside + lettering(Style::Small).width(words::carried(grunt->carries, kept.source->pack)));
        names = qMax(names, lettering(Style::Name).width(grunt->name));
        names = qMax(names, lettering(Style::Small).width(kindLine(*grunt, kept)));
    }
    const QRectF name = gruntColumns(width, kept, least).cell(QRectF(0, 0, width, 1), 1);
    return qBound(least, needed, qMax(least, least + name.width() - names - miniatureRoom));
}

void drawArmour(QPainter &painter, const QRectF &cell, const Figure &figure, const Pack &pack)
{
    const QString worn = words::armourClass(figure.profile, pack);
    text(painter, cell, Style::Body, worn);
    if (figure.profile.shield) {
        const qreal at = cell.left() + lettering(Style::Body).width(worn) + 4;
        drawIcon(painter, "shield", {at, cell.center().y() - 5.5, 11, 11}, printInks().ink);
    }
}

/// Draws the weapon, and below it the other equipment, in three lines at most.
void drawArms(QPainter &painter, const QRectF &cell, const Figure &figure, const Pack &pack)
{
    const QString carried = words::carried(figure.carries, pack);
    const QString weapon = words::weapon(figure.profile, pack);
    const bool isLong = lettering(Style::Body).width(weapon) > cell.width();
    const Style style = isLong ? Style::Fine : Style::Body;
    const QStringList lines = lettering(style).lines(weapon, cell.width(), 2);
    if (carried.isEmpty() && !isLong)
        return text(painter, cell, Style::Body, weapon);
    const qreal height = isLong ? 10 : 12;
    const auto count = qreal(lines.size()) + (carried.isEmpty() ? 0 : 1);
    QRectF place(cell.left(), cell.center().y() - height * count / 2, cell.width(), height);
    for (const QString &line : lines) {
        text(painter, place, style, line);
        place.translate(0, height);
    }
    pencil(painter, place, carried);
}

/// Draws the name and the kind below it. A name too long for one line gets two, if the row is high enough for three
/// lines.
void drawName(QPainter &painter, const QRectF &cell, const QString &name, const QString &kind)
{
    constexpr qreal line = 10;
    const QStringList lines = lettering(Style::SmallBold).lines(name, cell.width(), 2);
    if (lines.size() == 1 || cell.height() < 3 * line + 1) {
        constexpr qreal nameHeight = 13.5;
        constexpr qreal kindHeight = 10.5;
        const QRectF place(cell.left(), cell.center().y() - (nameHeight + kindHeight) / 2, cell.width(), nameHeight);
        text(painter, place, Style::Name, name);
        pencil(painter, QRectF(place.bottomLeft(), QSizeF(place.width(), kindHeight)), kind);
        return;
    }
    QRectF place(cell.left(), cell.top() + 1, cell.width(), line);
    for (const QString &words : lines) {
        text(painter, place, Style::SmallBold, words);
        place.translate(0, line);
    }
    pencil(painter, place, kind, Style::Fine);
}

Cells cellsOf(const Figure &grunt, const Kept &kept)
{
    const auto armour = [&grunt, pack = &kept.source->pack](QPainter &painter, const QRectF &cell) {
        drawArmour(painter, cell, grunt, *pack);
    };
    const auto arms = [&grunt, pack = &kept.source->pack](QPainter &painter, const QRectF &cell) {
        drawArms(painter, cell.adjusted(0, 0, -4, 0), grunt, *pack);
    };
    const auto name = [&grunt, kept](QPainter &painter, const QRectF &cell) {
        QRectF place = cell.adjusted(0, 0, -6, 0);
        const QRectF head(place.left(), place.center().y() - headSide / 2, headSide, headSide);
        place.setLeft(place.left() + miniature(painter, head, *kept.source, grunt.id));
        drawName(painter, place, grunt.name, kindLine(grunt, kept));
    };
    return {{Style::Rep, QString::number(grunt.rep())},
            Painting(name),
            kept.skill ? Cell() : ringsCell(grunt.rep()),
            kept.armour ? Cell(armour) : Cell(),
            kept.skill ? Cell(Style::Name, QString::number(grunt.profile.skill)) : Cell(),
            Painting(arms),
            {Style::Body, QString::number(grunt.months)},
            kept.loyalty ? tickCell(grunt.poisoned) : Cell(),
            kept.loyalty ? tickCell(grunt.exempt) : Cell()};
}

Cells blankCells(const Kept &kept)
{
    Cells cells(9);
    cells[1] = Painting([](QPainter &painter, const QRectF &name) {
        writingLine(painter, name.left(), name.right() - 14, name.bottom() - 11);
    });
    if (!kept.skill)
        cells[2] = ringsCell(0);
    if (kept.loyalty)
        cells[7] = cells[8] = tickCell();
    return cells;
}

} // namespace

/// Returns the number of blank rows: one for each free place (R11), one if the band is full, none once the campaign is
/// over; six on a blank roster.
static int blankRows(const SheetSource &source)
{
    constexpr int forHandwriting = 6;
    if (source.blank)
        return forHandwriting;
    const Campaign &campaign = source.campaign;
    return campaign.phase == Phase::Over ? 0
                                         : qMax(1, systemOf(campaign, source.pack).room(campaign, source.pack).places);
}

void addGrunts(PageFlow &flow, const SheetSource &source, qreal rows)
{
    const Campaign &campaign = source.campaign;
    std::vector<const Figure *> grunts;
    for (const Figure &figure : campaign.band) {
        if (!figure.star)
            grunts.push_back(&figure);
    }
    const Kept kept(source);
    const Columns columns = gruntColumns(flow.width(), kept, weaponWidth(grunts, kept, flow.width()));

    std::vector<Cells> cells;
    for (const Figure *grunt : grunts)
        cells.push_back(cellsOf(*grunt, kept));
    cells.insert(cells.end(), std::size_t(blankRows(source)), blankCells(kept));
    //: Heading: the players' figures
    addTable(flow, source.pack.hasSkill ? SheetText::tr("Figures") : SheetText::tr("Grunts"),
             tableOf(columns, gruntRow * rows, std::move(cells)));
}

namespace {

constexpr qreal pastRow = 17.2;
constexpr qreal pastHeading = 18;
constexpr qreal pastGutter = 26; // between the two tables
constexpr int leastMonths = 10;
constexpr int monthsToCome = 3;

/// Returns a row of the table of encounters: past, present or future.
Cells monthCells(const QString &turn, const QString &kind, const QString &eal, std::optional<Outcome> outcome,
                 Style style = Style::Body)
{
    return {{style, turn},
            {style, kind},
            {style, eal},
            tickCell(outcome == Outcome::Success),
            tickCell(outcome == Outcome::Failure)};
}

std::vector<Cells> monthsOf(const Campaign &campaign, const Pack &pack, bool levels)
{
    const auto mark = [&](int turn) { return words::turnMark(turn, campaign, pack); };
    const auto eal = [=](const std::optional<int> &level) { return levels ? words::numberOrDash(level) : QString(); };
    std::vector<Cells> months;
    for (const PastEncounter &past : campaign.past)
        months.push_back(monthCells(mark(past.turn), words::title(past), eal(past.eal), past.outcome));
    int next = campaign.turn;
    if (const auto &inHand = campaign.encounter)
        months.push_back(monthCells(mark(next++), words::title(*inHand), eal(inHand->eal), {}, Style::BodyBold));
    if (campaign.phase == Phase::Over)
        return months;
    const std::size_t wanted = std::max<std::size_t>(leastMonths, months.size() + monthsToCome);
    while (months.size() < wanted)
        months.push_back(
            monthCells(systemOf(campaign, pack).traits.knowsNext ? mark(next++) : QString(), {}, {}, std::nullopt));
    return months;
}

/// Returns turn, name, Rep, and the way the figure left: "left, poisoned minds" if another figure was poisoned.
Cells cellsOf(const FormerFigure &former, const SheetSource &source, const std::set<FigureId> &poisoners)
{
    const QString how = words::inLine(former.figure.status);
    const bool poisoned = former.farewell.poisoning && poisoners.contains(former.figure.id);
    const auto name = [words = former.figure.name](QPainter &painter, const QRectF &cell) {
        text(painter, cell.adjusted(0, 0, -4, 0), Style::Body, words);
    };
    return {{Style::Body, words::turnMark(former.farewell.turn, source.campaign, source.pack)},
            Painting(name),
            {Style::Body, QString::number(former.figure.rep())},
            {Style::Body, poisoned ? SheetText::tr("%1, poisoned minds").arg(how) : how}};
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
    text(painter, QRectF(half.topLeft(), QSizeF(half.width(), pastHeading)), Style::Heading, heading);
    columns.drawHead(painter, half.adjusted(0, pastHeading, 0, 0));
}

/// Returns the width for a number, or for half a month with its year.
qreal turnWidth(const CampaignSystem &system)
{
    return system.traits.knowsNext ? 34 : 76;
}

Columns encounterColumns(const CampaignSystem &system, const Pack &pack, qreal width)
{
    return {{{system.turnName(pack), turnWidth(system)},
             //: A column: which encounter it was
             {SheetText::tr("Encounter"), 0},
             //: A column: Enemy Activity Level
             {SheetText::tr("EAL"), 30, Qt::AlignHCenter, system.traits.hasActivityLevel},
             {words::title(Outcome::Success), 40, Qt::AlignHCenter},
             {words::title(Outcome::Failure), 40, Qt::AlignHCenter}},
            width};
}

Columns leaverColumns(const CampaignSystem &system, const Pack &pack, qreal width)
{
    return {{{system.turnName(pack), turnWidth(system)},
             //: A column: a figure's name
             {SheetText::tr("Name"), 0},
             //: A column, short for Initiative
             {pack.hasSkill ? SheetText::tr("Init.") : SheetText::tr("Rep"), 26},
             //: A column: how the figure left
             {SheetText::tr("How"), system.traits.testsLoyalty ? 92.0 : 68.0}}, // includes "poisoned minds"
            width};
}

/// Returns the former members, the latest first.
std::vector<const FormerFigure *> leaversOf(const Campaign &campaign)
{
    std::vector<const FormerFigure *> former;
    for (const FormerFigure &gone : campaign.former)
        former.push_back(&gone);
    std::ranges::stable_sort(
        former, [](const FormerFigure *a, const FormerFigure *b) { return a->farewell.turn > b->farewell.turn; });
    return former;
}

} // namespace

void addPast(PageFlow &flow, const SheetSource &source)
{
    const qreal half = (flow.width() - pastGutter) / 2;
    const CampaignSystem &system = systemOf(source.campaign, source.pack);
    const Columns encounters = encounterColumns(system, source.pack, half);
    const Columns leavers = leaverColumns(system, source.pack, half);
    std::vector<Cells> months = monthsOf(source.campaign, source.pack, system.traits.hasActivityLevel);
    const std::vector<const FormerFigure *> former = leaversOf(source.campaign);
    const std::set<FigureId> poisoned = poisoners(source.steps);
    std::vector<Cells> cells;
    for (const FormerFigure *gone : former)
        cells.push_back(cellsOf(*gone, source, poisoned));
    // There are no more empty rows than fit on the page, with the notes below.
    constexpr qreal notes = 72;
    const qreal room = flow.left() - notes - pastHeading - encounters.headHeight();
    const auto fitting = std::size_t(qMax(0.0, room / pastRow));
    const std::size_t written =
        std::max(former.size(), source.campaign.past.size() + (source.campaign.encounter ? 1U : 0U));
    if (fitting > written && fitting < months.size())
        months.resize(fitting);
    const std::size_t toWrite = source.blank ? months.size() : source.campaign.phase == Phase::Over ? 0 : 2;
    const std::size_t formerRows = std::min(former.size() + toWrite, std::max(former.size(), months.size()));

    Table table;
    table.headHeight = pastHeading + encounters.headHeight();
    table.head = [=](QPainter &painter, const QRectF &head, int firstRow) {
        const auto first = std::size_t(firstRow);
        if (first < months.size())
            //: Heading: the encounters so far
            drawHalfHead(painter, leftHalf(head), SheetText::tr("Encounters"), encounters);
        if (first < formerRows)
            //: Heading: figures that are no longer in the band
            drawHalfHead(painter, rightHalf(head), SheetText::tr("Former members"), leavers);
    };
    table.rowHeight = pastRow;
    table.rows = int(std::max(months.size(), formerRows));
    table.row = [=](QPainter &painter, const QRectF &row, int index) {
        const auto at = std::size_t(index);
        if (at < months.size())
            encounters.drawRow(painter, leftHalf(row), months[at]);
        if (at < formerRows)
            leavers.drawRow(painter, rightHalf(row), at < cells.size() ? cells[at] : Cells());
    };
    flow.table(table);
}

} // namespace muster::paper
