// SPDX-License-Identifier: MIT
#include "model/acts/suggest.h"
#include "model/odds/expectation.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/arrangements.h"
#include "model/systems/encounterrules.h"
#include "rules/aftermath/stayorgo.h"
#include "ui/look/icon.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/texts.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace muster::paper {

namespace {

constexpr qreal reportRow = 18;

/// Returns the width of a column that fits the longest word of its head; at least `least`.
qreal fateWidth(Fate fate, qreal least)
{
    constexpr qreal beside = 5;
    qreal widest = least;
    const QStringList parts = words::title(fate).split(u' ');
    for (const QString &part : parts)
        widest = qMax(widest, lettering(Style::Small).width(part) + beside);
    return widest;
}

Columns fateColumns(qreal width, const std::vector<Fate> &fates, const Pack &pack)
{
    const qreal least = fates.size() > 7 ? 34 : 40;
    //: A column: a figure's name
    std::vector<Column> columns{{words::worthName(pack), pack.hasSkill ? 48.0 : 24.0}, {SheetText::tr("Name"), 0}};
    for (const Fate fate : fates)
        columns.push_back({words::title(fate), fateWidth(fate, least), Qt::AlignHCenter});
    return Columns(std::move(columns), width);
}

/// Draws the two outcomes with their boxes at the right edge.
void drawOutcomes(QPainter &painter, const QRectF &place)
{
    qreal right = place.right();
    for (const Outcome outcome : {Outcome::Failure, Outcome::Success}) {
        const QString words = words::title(outcome);
        const qreal width = lettering(Style::Body).width(words) + 1;
        text(painter, QRectF(right - width, place.top(), width, place.height()), Style::Body, words);
        boxAt(painter, QPointF(right - width - boxSide - 5, place.center().y()), boxSide);
        right -= width + boxSide + 24;
    }
}

constexpr qreal armsLine = 9;
constexpr int mostArmsLines = 3;

/// Returns the figure's equipment, as lines below its name.
QStringList armsBelow(const Figure &figure, const Pack &pack, qreal width)
{
    QStringList arms{words::weaponName(figure.profile, pack), words::carried(figure.carries, pack)};
    arms.removeAll(QString());
    return lettering(Style::Fine).lines(arms.join(u", "), width, mostArmsLines);
}

/// Returns the number of lines below each name, the same for all figures: 0 if nobody carries more than a weapon.
int linesBelow(const std::vector<const Figure *> &present, const Pack &pack, qreal width)
{
    const bool isCarried = std::ranges::any_of(present, [](const Figure *figure) { return !figure->carries.empty(); });
    qsizetype lines = 0;
    for (const Figure *figure : present)
        lines = isCarried ? qMax(lines, armsBelow(*figure, pack, width).size()) : 0;
    return int(lines);
}

/// Returns the cells for a figure: Rep and name with `below` lines of equipment, and a box for each fate.
Cells fateCells(const Figure &figure, const Pack &pack, const std::vector<Fate> &fates, const QStringList &arms,
                int below)
{
    QStringList behind{words::weaponName(figure.profile, pack), words::armour(figure.profile, pack),
                       words::kindOf(figure, pack)};
    behind.removeAll(QString());
    if (figure.name.isEmpty() || below > 0)
        behind.clear();
    Cells cells = figureCells(figure, behind, armsLine * below);
    cells[1].painting = [name = cells[1].painting, arms, below](QPainter &painter, const QRectF &place) {
        name(painter, place);
        QRectF line(place.left(), place.bottom() - armsLine * below - 1, place.width(), armsLine);
        for (const QString &words : arms) {
            pencil(painter, line, words, Style::Fine);
            line.translate(0, armsLine);
        }
    };
    for (const Fate fate : fates)
        cells.push_back(fate != Fate::CheatedDeath || figure.star ? tickCell() : Cell());
    return cells;
}

/// Draws boxes for the usual shares of the points and a line for another. Used if the share can differ from all of
/// them.
void drawPart(QPainter &painter, const QRectF &place)
{
    constexpr qreal indent = 22;
    qreal left = place.left() + indent;
    const auto write = [&](const QString &words) {
        const qreal width = lettering(Style::Body).width(words) + 1;
        text(painter, QRectF(left, place.top(), width, place.height()), Style::Body, words);
        left += width;
    };
    write(SheetText::tr("Share of the points"));
    //: A box to tick: the share of the points that was won
    for (const QString &part : {SheetText::tr("none"), SheetText::tr("half"), SheetText::tr("all"),
                                //: A box to tick: the share of the points that was won
                                SheetText::tr("double"), SheetText::tr("other:")}) {
        left += 16;
        boxAt(painter, QPointF(left, place.center().y()), boxSide);
        left += boxSide + 5;
        write(part);
    }
    writingLine(painter, left + 6, left + 56, place.center().y() + 5);
}

/// Adds a word and a line to write on.
void addLine(PageFlow &flow, const QString &words, qreal height)
{
    flow.add(height, [words](QPainter &painter, const QRectF &place) {
        wordAndLine(painter, place, Style::Body, words, 8, place.center().y() + 5);
    });
}

} // namespace

namespace {

constexpr qreal deedHeight = 15;

/// Adds a row for each figure, with `ticks` boxes to tick and two numbers.
void addRows(PageFlow &flow, const Columns &columns, const std::vector<const Figure *> &present, const Density &density,
             int ticks)
{
    std::vector<Cells> rows;
    for (const Figure *figure : present) {
        Cells cells = figureCells(*figure);
        cells.insert(cells.end(), std::size_t(ticks), tickCell());
        cells.insert(cells.end(), 2, numberCell());
        rows.push_back(std::move(cells));
    }
    flow.space(6);
    flow.table(closeTableOf(columns, deedHeight * density.rows, std::move(rows)));
}

} // namespace

/// Adds the table of deeds that are counted for each figure, if the rules count any.
static void addDeeds(PageFlow &flow, const SheetSource &source, const std::vector<const Figure *> &present,
                     const Density &density)
{
    if (source.pack.wounds) { // the first edition asks for marks to tick and two numbers
        //: A column: Reputation
        const Columns columns({{SheetText::tr("Rep"), 24},
                               //: A column: a figure's name
                               {SheetText::tr("Name"), 0},
                               //: A column of tally marks: hits that did harm
                               {SheetText::tr("Inflicted damage"), 48, Qt::AlignHCenter},
                               //: A column of tally marks
                               {SheetText::tr("Lost nerve"), 48, Qt::AlignHCenter},
                               //: A column of tally marks: figures that ran
                               {SheetText::tr("Ran wounded"), 48, Qt::AlignHCenter},
                               //: A column of tally marks
                               {SheetText::tr("Killed"), 46, Qt::AlignHCenter},
                               //: A column of tally marks: enemies that fled
                               {SheetText::tr("Routed"), 56, Qt::AlignHCenter}},
                              flow.width());
        addRows(flow, columns, present, density, 3);
    }
    if (source.pack.hasSkill) { // initiative lost and enemies put out (R81)
        //: A column: who acts first
        const Columns columns({{SheetText::tr("Initiative"), 48},
                               //: A column: a figure's name
                               {SheetText::tr("Name"), 0},
                               //: A column: how much of it is lost by wounds
                               {SheetText::tr("Initiative lost"), 74, Qt::AlignHCenter},
                               //: A column of tally marks: enemies out of the fight
                               {SheetText::tr("Taken out"), 60, Qt::AlignHCenter}},
                              flow.width());
        addRows(flow, columns, present, density, 0);
    }
}

/// Adds a line for each member of a media crew: two numbers, and the Reps of those seen or asked.
static void addMedia(PageFlow &flow, const SheetSource &source, const std::vector<const Figure *> &present,
                     const Density &density)
{
    for (const Figure *figure : present) {
        const CrewPart part = acts::crewPartOf(source.pack, *figure);
        if (part == CrewPart::None)
            continue;
        const bool camera = part == CrewPart::Camera;
        flow.add(deedHeight * density.rows, [=](QPainter &painter, const QRectF &place) {
            const QStringList words{
                figure->name,
                //: A number that a journalist writes down: lead stories told
                camera ? SheetText::tr("shots from %1″").arg(closeShotInches) : SheetText::tr("lead stories"),
                //: A number that a camera team writes down: shots from this many inches
                camera ? SheetText::tr("from %1″").arg(longShotInches) : SheetText::tr("sound bites"),
                //: A number that a journalist writes down: the Reps of those who were interviewed
                camera ? SheetText::tr("Reps shown from %1″").arg(closeShotInches) : SheetText::tr("Reps interviewed")};
            const qreal step = place.width() / 4;
            for (int i = 0; i < words.size(); ++i) {
                const QRectF cell(place.left() + i * step, place.top(), step - 10, place.height());
                if (i == 0)
                    text(painter, cell, Style::Name, words[i]);
                else
                    wordAndLine(painter, cell, Style::Body, words[i], 6, cell.center().y() + 5);
            }
            rowLine(painter, place);
        });
    }
}

void addReport(PageFlow &flow, const SheetSource &source, const Density &density)
{
    addQuestion(flow, 1, SheetText::tr("How did it end?"), 0, drawOutcomes);
    if (source.pack.rewards)
        flow.add(reportRow * density.rows, drawPart);
    flow.space(3);
    const Campaign &campaign = source.campaign;
    const std::vector<Fate> fates = acts::fatesAsked(campaign, source.pack);
    std::vector<const Figure *> present = campaign.presentIn(campaign.turn);
    std::erase_if(present, [&](const Figure *figure) {
        return std::ranges::find(source.atHome, figure->id) != source.atHome.end();
    });
    const Columns columns = fateColumns(flow.width(), fates, source.pack);
    const qreal width = columns.cell({0, 0, flow.width(), reportRow}, 1).width() - 4;
    const int below = linesBelow(present, source.pack, width);
    std::vector<Cells> rows;
    for (const Figure *figure : present)
        rows.push_back(fateCells(*figure, source.pack, fates,
                                 below > 0 ? armsBelow(*figure, source.pack, width) : QStringList(), below));
    const Table table = closeTableOf(columns, reportRow * density.rows + armsLine * below, std::move(rows));
    //: Heading on the report: the dead and wounded
    addQuestion(flow, 2, SheetText::tr("Casualties"), table.headHeight + table.rowHeight);
    flow.table(table);
    addDeeds(flow, source, present, density);
    if (!source.pack.rewards)
        return;
    flow.space(3);
    addMedia(flow, source, present, density);
    //: A word before a line to write on: what is taken from the table
    addLine(flow, SheetText::tr("Salvage"), reportRow * density.rows);
    if (source.blank || !sequelsOf(*campaign.encounter, source.pack).empty())
        //: A word before a line to write on: what this battle leads to
        addLine(flow, SheetText::tr("Follow-up"), reportRow * density.rows);
}

namespace {

constexpr qreal diceRow = 18;
constexpr qreal dieSide = 12.4;

/// Returns the columns; those of Stay or Go only if the campaign uses it.
Columns diceColumns(qreal width, bool loyalty)
{
    //: A column: Reputation
    return Columns({{SheetText::tr("Rep"), 24},
                    //: A column: a figure's name
                    {SheetText::tr("Name"), loyalty ? 0.0 : 178.0},
                    //: A column: the roll for a wounded figure
                    {SheetText::tr("Recovery, 2d6"), 62},
                    {SheetText::tr("Stay or Go, Star"), 104, Qt::AlignLeft, loyalty},
                    //: A column of the test Stay or Go: one who follows the Star
                    {SheetText::tr("Grunt"), 96, Qt::AlignLeft, loyalty},
                    {SheetText::tr("Star : Grunt"), 56, Qt::AlignHCenter, loyalty},
                    //: A column to tick: the Grunt remains in the band
                    {SheetText::tr("Stays"), 36, Qt::AlignHCenter, loyalty},
                    //: A column to tick: the Grunt goes
                    {SheetText::tr("Leaves"), 38, Qt::AlignHCenter, loyalty},
                    //: A column: what the test came to
                    {SheetText::tr("Result"), 0, Qt::AlignLeft, !loyalty}},
                   width);
}

/// Draws the change of the Star's common roll for this Grunt after this month, as far as it is known before the battle
/// (R16).
void drawPersonalDice(QPainter &painter, const QRectF &cell, const Figure &star, const Figure &grunt)
{
    const StarStanding standing{star.rep(), false, false, Outcome::Success};
    const Weighing weighing{number(grunt.id), grunt.rep(), grunt.months + 1, grunt.poisoned};
    const StarDice dice = starDiceFor(standing, weighing);
    qreal at = cell.left();
    if (dice.bonus > 0) {
        //: Before dice that are added
        pencil(painter, cell, SheetText::tr("plus"), Style::Body);
        //: Before dice that are added
        at += lettering(Style::Body).width(SheetText::tr("plus")) + 6;
        at = boxes(painter, cell.adjusted(at - cell.left(), 0, -14, 0), dice.bonus, dieSide);
    } else {
        const int fewer = commonDice(standing) - dice.common;
        //: So many dice or figures less
        const QString words = fewer > 0 ? SheetText::tr("%1 fewer").arg(fewer) : SheetText::tr("as above");
        pencil(painter, cell, words, Style::Body);
        at += lettering(Style::Body).width(words) + 5;
    }
    if (grunt.poisoned)
        drawIcon(painter, "poison", {at + 1, cell.center().y() - 5.5, 11, 11}, printInks().ink);
}

void drawScore(QPainter &painter, const QRectF &cell)
{
    const QPointF middle = cell.center();
    writingLine(painter, middle.x() - 18, middle.x() - 5, middle.y() + 5);
    writingLine(painter, middle.x() + 5, middle.x() + 18, middle.y() + 5);
    text(painter, QRectF(middle.x() - 5, cell.top(), 10, cell.height()), Style::BodyBold, QStringLiteral(":"),
         Qt::AlignCenter);
}

/// Adds the cells of Stay or Go for a figure, from the Star's dice on; `width` is that of the first column.
void addLoyalty(Cells &cells, const Figure *star, const Figure &figure, qreal width)
{
    constexpr int untilScore = 3;
    constexpr int all = 5;
    if (figure.star) {
        cells.emplace_back(
            [dice = diceOf(figure), width](QPainter &painter, const QRectF &place) {
                const qreal end = boxes(painter, {place.topLeft(), QSizeF(width, place.height())}, dice, dieSide);
                pencil(painter, place.adjusted(end + 4 - place.left(), 0, 0, 0), SheetText::tr("for all Grunts"),
                       Style::Body);
            },
            all);
        return;
    }
    if (figure.outranksStar || figure.exempt) {
        cells.emplace_back(pencilled(figure.outranksStar ? SheetText::tr("outranks the Star: leaves, no test")
                                                         : SheetText::tr("exempt, no test"),
                                     Style::Body),
                           untilScore);
        return;
    }
    if (star && star->rep() > 0)
        cells.emplace_back(
            [star, &figure](QPainter &painter, const QRectF &cell) { drawPersonalDice(painter, cell, *star, figure); });
    else
        cells.emplace_back();
    for (const Cell &cell : {boxesCell(diceOf(figure), dieSide), Cell(drawScore), tickCell(), tickCell()})
        cells.push_back(cell);
}

} // namespace

void addDice(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const bool loyalty = asksLoyalty(source.campaign, source.pack);
    const Columns columns = diceColumns(flow.width(), loyalty);
    std::vector<Cells> rows;
    for (const Figure *figure : source.campaign.presentIn(source.campaign.turn)) {
        rows.push_back(figureCells(*figure));
        rows.back().push_back(boxesCell(2, dieSide));
        if (loyalty)
            addLoyalty(rows.back(), source.campaign.starOf(*figure), *figure, columns.cell({}, 3).width());
    }
    const Table table = tableOf(columns, diceRow * density.rows, std::move(rows));
    addQuestion(
        //: Heading of the third part of the report: dice to roll
        flow, 3, SheetText::tr("Dice"), table.headHeight + table.rowHeight,
        loyalty ? pencilled(
            SheetText::tr("Star's Stay or Go dice: −1 if the Star went Out of the Fight, −1 if a Grunt did so or died"),
            Style::Small, rightAligned)
                : Painting());
    flow.table(table);
}

} // namespace muster::paper
