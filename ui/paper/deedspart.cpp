// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/press.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/figuretable.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/texts.h"

#include <QPainter>
#include <QStringList>

namespace muster::paper {

namespace {

constexpr qreal deedHeight = 15;

/// Boxes to tick in the columns before `firstNumber`, from there lines for two numbers.
void drawDeeds(QPainter &painter, const QRectF &row, const Columns &columns, const Figure &figure, int firstNumber)
{
    drawFigure(painter, columns.cell(row, 0), columns.cell(row, 1), figure, {});
    for (int mark = 2; mark < firstNumber; ++mark)
        tickBox(painter, columns.cell(row, mark));
    for (int number = firstNumber; number <= firstNumber + 1; ++number) {
        const QRectF cell = columns.cell(row, number);
        writingLine(painter, cell.center().x() - 14, cell.center().x() + 14, row.center().y() + 5);
    }
    rowLine(painter, row);
}

void addRows(PageFlow &flow, const Columns &columns, const std::vector<const Figure *> &present, const Density &density,
             int firstNumber)
{
    flow.space(6);
    flow.table(
        tableOfFigures(columns, deedHeight * density.rows, present,
                       [firstNumber](QPainter &painter, const QRectF &row, const Columns &places,
                                     const Figure &figure) { drawDeeds(painter, row, places, figure, firstNumber); }));
}

/// Two numbers of each: initiative lost, and enemies put out (R81).
void addHits(PageFlow &flow, const std::vector<const Figure *> &present, const Density &density)
{
    const Columns columns({{SheetText::tr("Initiative"), 48},
                           {SheetText::tr("Name"), 0},
                           {SheetText::tr("Initiative lost"), 74, Qt::AlignHCenter},
                           {SheetText::tr("Taken out"), 60, Qt::AlignHCenter}},
                          flow.width());
    addRows(flow, columns, present, density, 2);
}

/// What the first edition asks: marks to tick, and two numbers.
void addExperience(PageFlow &flow, const std::vector<const Figure *> &present, const Density &density)
{
    const Columns columns({{SheetText::tr("Rep"), 24},
                           {SheetText::tr("Name"), 0},
                           {SheetText::tr("Inflicted damage"), 48, Qt::AlignHCenter},
                           {SheetText::tr("Lost nerve"), 48, Qt::AlignHCenter},
                           {SheetText::tr("Ran wounded"), 48, Qt::AlignHCenter},
                           {SheetText::tr("Killed"), 46, Qt::AlignHCenter},
                           {SheetText::tr("Routed"), 56, Qt::AlignHCenter}},
                          flow.width());
    addRows(flow, columns, present, density, 5);
}

} // namespace

void addDeeds(PageFlow &flow, const SheetSource &source, const std::vector<const Figure *> &present,
              const Density &density)
{
    if (source.pack.wounds)
        addExperience(flow, present, density);
    if (source.pack.hasSkill)
        addHits(flow, present, density);
}

void addMedia(PageFlow &flow, const SheetSource &source, const std::vector<const Figure *> &present,
              const Density &density)
{
    for (const Figure *figure : present) {
        const CrewPart part = actions::crewPartOf(source.pack, *figure);
        if (part == CrewPart::None)
            continue;
        const bool camera = part == CrewPart::Camera;
        flow.add(deedHeight * density.rows, [=](QPainter &painter, const QRectF &place) {
            const QStringList words{
                figure->name,
                camera ? SheetText::tr("shots from %1″").arg(closeShotInches) : SheetText::tr("lead stories"),
                camera ? SheetText::tr("from %1″").arg(longShotInches) : SheetText::tr("sound bites"),
                camera ? SheetText::tr("Reps shown from %1″").arg(closeShotInches) : SheetText::tr("Reps interviewed")};
            const qreal step = place.width() / 4;
            for (int i = 0; i < words.size(); ++i) {
                const QRectF cell(place.left() + i * step, place.top(), step - 10, place.height());
                text(painter, cell, Qt::AlignLeft | Qt::AlignVCenter, i == 0 ? Style::Name : Style::Body, words[i]);
                const qreal used = lettering(Style::Body).width(words[i]) + 6;
                if (i > 0)
                    writingLine(painter, cell.left() + used, cell.right(), cell.center().y() + 5);
            }
            rowLine(painter, place);
        });
    }
}

} // namespace muster::paper
