// SPDX-License-Identifier: MIT
#include "model/odds/expectation.h"
#include "model/systems/campaignsystem.h"
#include "rules/aftermath/stayorgo.h"
#include "ui/look/icon.h"
#include "ui/paper/blank.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/texts.h"

namespace muster::paper {

namespace {

constexpr qreal diceRow = 18;
constexpr qreal dieSide = 12.4;

struct DiceColumn {
    enum : std::uint8_t { Rep, Name, Recovery, Common, Own, Score, Stays, Leaves, Result };
};

/// Stay or Go has its columns where the campaign has it.
Columns diceColumns(qreal width, bool loyalty)
{
    return Columns({{SheetText::tr("Rep"), 24},
                    {SheetText::tr("Name"), loyalty ? 0.0 : 178.0},
                    {SheetText::tr("Recovery, 2d6"), 62},
                    {SheetText::tr("Stay or Go, Star"), 104, Qt::AlignLeft, loyalty},
                    {SheetText::tr("Grunt"), 96, Qt::AlignLeft, loyalty},
                    {SheetText::tr("Star : Grunt"), 56, Qt::AlignHCenter, loyalty},
                    {SheetText::tr("Stays"), 36, Qt::AlignHCenter, loyalty},
                    {SheetText::tr("Leaves"), 38, Qt::AlignHCenter, loyalty},
                    {SheetText::tr("Result"), 0, Qt::AlignLeft, !loyalty}},
                   width);
}

void drawWords(QPainter &painter, const QRectF &place, const QString &words)
{
    pencil(painter, place, Qt::AlignLeft | Qt::AlignVCenter, words, Style::Body);
}

/// What the Star's common roll changes by for this Grunt after this month, as far as it is known before the battle (R16).
void drawPersonalDice(QPainter &painter, const QRectF &cell, const Figure &star, const Figure &grunt)
{
    const StarStanding standing{star.rep(), false, false, Outcome::Success};
    const Weighing weighing{number(grunt.id), grunt.rep(), grunt.months + 1, grunt.poisoned};
    const StarDice dice = starDiceFor(standing, weighing);
    qreal at = cell.left();
    if (dice.bonus > 0) {
        drawWords(painter, cell, SheetText::tr("plus"));
        at += lettering(Style::Body).width(SheetText::tr("plus")) + 6;
        at = boxes(painter, QPointF(at, cell.center().y()), dice.bonus, dieSide, cell.right() - at - 14);
    } else {
        const int fewer = commonDice(standing) - dice.common;
        const QString words = fewer > 0 ? SheetText::tr("%1 fewer").arg(fewer) : SheetText::tr("as above");
        drawWords(painter, cell, words);
        at += lettering(Style::Body).width(words) + 5;
    }
    if (grunt.poisoned)
        drawIcon(painter, QStringLiteral("poison"), {at + 1, cell.center().y() - 5.5, 11, 11}, printInks().ink);
}

void drawScore(QPainter &painter, const QRectF &cell)
{
    const QPointF middle = cell.center();
    writingLine(painter, middle.x() - 18, middle.x() - 5, middle.y() + 5);
    writingLine(painter, middle.x() + 5, middle.x() + 18, middle.y() + 5);
    text(painter, QRectF(middle.x() - 5, cell.top(), 10, cell.height()), Qt::AlignCenter, Style::BodyBold,
         QStringLiteral(":"));
}

void drawTest(QPainter &painter, const QRectF &row, const Columns &columns, const Figure *star, const Figure &grunt)
{
    const QRectF common = columns.cell(row, DiceColumn::Common);
    const QRectF wide = common.united(columns.cell(row, DiceColumn::Score));
    if (grunt.outranksStar) {
        drawWords(painter, wide, SheetText::tr("outranks the Star: leaves, no test"));
        return;
    }
    if (grunt.exempt) {
        drawWords(painter, wide, SheetText::tr("exempt, no test"));
        return;
    }
    if (star && star->rep() > 0)
        drawPersonalDice(painter, common, *star, grunt);
    const QRectF own = columns.cell(row, DiceColumn::Own);
    boxes(painter, QPointF(own.left(), own.center().y()), diceOf(grunt), dieSide, own.width());
    drawScore(painter, columns.cell(row, DiceColumn::Score));
    tickBox(painter, columns.cell(row, DiceColumn::Stays));
    tickBox(painter, columns.cell(row, DiceColumn::Leaves));
}

void drawLoyalty(QPainter &painter, const QRectF &row, const Columns &columns, const Figure *star, const Figure &figure)
{
    if (!figure.star)
        return drawTest(painter, row, columns, star, figure);
    const QRectF common = columns.cell(row, DiceColumn::Common);
    const qreal end =
        boxes(painter, QPointF(common.left(), common.center().y()), diceOf(figure), dieSide, common.width());
    drawWords(painter, QRectF(end + 4, row.top(), row.right() - end - 4, row.height()),
              SheetText::tr("for all Grunts"));
}

void drawRow(QPainter &painter, const QRectF &row, const Columns &columns, const Campaign &campaign,
             const Figure &figure, bool loyalty)
{
    drawFigure(painter, columns.cell(row, DiceColumn::Rep), columns.cell(row, DiceColumn::Name), figure, {});
    const QRectF recovery = columns.cell(row, DiceColumn::Recovery);
    boxes(painter, QPointF(recovery.left(), recovery.center().y()), 2, dieSide, recovery.width());
    if (loyalty)
        drawLoyalty(painter, row, columns, campaign.starOf(figure), figure);
    rowLine(painter, row);
}

} // namespace

void addDice(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const bool loyalty = asksLoyalty(source.campaign, source.pack);
    const Columns columns = diceColumns(flow.width(), loyalty);
    Table table;
    table.headHeight = columns.headHeight();
    table.head = [columns](QPainter &painter, const QRectF &head, int) { columns.drawHead(painter, head); };
    table.rowHeight = diceRow * density.rows;
    const std::vector<const Figure *> present = source.campaign.presentIn(source.campaign.turn);
    table.rows = static_cast<int>(present.size());
    table.row = [columns, loyalty, present, &source](QPainter &painter, const QRectF &row, int index) {
        drawRow(painter, row, columns, source.campaign, *present[static_cast<std::size_t>(index)], loyalty);
    };
    addQuestion(
        flow, 3, SheetText::tr("Dice"), table.headHeight + table.rowHeight,
        [loyalty](QPainter &painter, const QRectF &place) {
            if (!loyalty)
                return;
            pencil(painter, place, Qt::AlignRight | Qt::AlignVCenter,
                   SheetText::tr(
                       "Star's Stay or Go dice: −1 if the Star went Out of the Fight, −1 if a Grunt did so or died"));
        });
    flow.table(table);
}

} // namespace muster::paper
