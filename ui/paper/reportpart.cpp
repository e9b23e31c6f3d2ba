// SPDX-License-Identifier: MIT
#include "model/calendar/calendar.h"
#include "model/story/words.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"

#include <QCoreApplication>

#include <vector>

namespace muster::paper {

namespace {

constexpr qreal rowHeight = 18;
constexpr qreal deedHeight = 15;

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Sheets", text);
}

/// A fate over a narrow column.
QString headOf(Fate fate)
{
    if (fate == Fate::Unconscious)
        return tr("Uncon- scious");
    return fate == Fate::Surrendered ? tr("Gave up") : words::title(fate);
}

Columns fateColumns(qreal width, const std::vector<Fate> &fates, const Pack &pack)
{
    const qreal each = fates.size() > 6 ? 40 : 50;
    std::vector<Column> columns{{words::worthName(pack), pack.hasSkill ? 48.0 : 24.0}, {tr("Name"), 0}};
    for (const Fate fate : fates)
        columns.push_back({headOf(fate), each, Qt::AlignHCenter});
    return Columns(std::move(columns), width);
}

/// The two outcomes, their boxes before them, at the right edge.
void drawOutcomes(QPainter &painter, const QRectF &place)
{
    qreal right = place.right();
    for (const Outcome outcome : {Outcome::Failure, Outcome::Success}) {
        const QString words = words::title(outcome);
        const qreal width = lettering(Style::Body).width(words) + 1;
        text(painter, QRectF(right - width, place.top(), width, place.height()), Qt::AlignLeft | Qt::AlignVCenter,
             Style::Body, words);
        boxAt(painter, QPointF(right - width - boxSide - 5, place.center().y()), boxSide);
        right -= width + boxSide + 24;
    }
}

void drawFates(QPainter &painter, const QRectF &row, const Columns &columns, const Figure &figure, const Pack &pack,
               const std::vector<Fate> &fates)
{
    QStringList behind{words::kindOf(figure, pack), words::armour(figure.profile, pack)};
    behind.removeAll(QString());
    if (figure.name.isEmpty())
        behind.clear();
    drawFigure(painter, columns.cell(row, 0), columns.cell(row, 1), figure, behind.join(QStringLiteral(", ")));
    for (std::size_t i = 0; i < fates.size(); ++i) {
        if (fates[i] != Fate::CheatedDeath || figure.star)
            tickBox(painter, columns.cell(row, static_cast<int>(i) + 2));
    }
    rowLine(painter, row);
}

/// What the first edition asks of each beside his fate: marks to tick, and two numbers.
void drawDeeds(QPainter &painter, const QRectF &row, const Columns &columns, const Figure &figure)
{
    drawFigure(painter, columns.cell(row, 0), columns.cell(row, 1), figure, {});
    for (int mark = 2; mark <= 4; ++mark)
        tickBox(painter, columns.cell(row, mark));
    for (int number = 5; number <= 6; ++number) {
        const QRectF cell = columns.cell(row, number);
        writingLine(painter, cell.center().x() - 14, cell.center().x() + 14, row.center().y() + 5);
    }
    rowLine(painter, row);
}

/// Two numbers of each: initiative lost, and enemies put out (R81).
void addHits(PageFlow &flow, const std::vector<const Figure *> &present, const Density &density)
{
    const Columns columns({{tr("Initiative"), 48},
                           {tr("Name"), 0},
                           {tr("Initiative lost"), 74, Qt::AlignHCenter},
                           {tr("Put out"), 60, Qt::AlignHCenter}},
                          flow.width());
    Table table;
    table.headHeight = columns.headHeight() - 4;
    table.head = [columns](QPainter &painter, const QRectF &head, int) { columns.drawHead(painter, head); };
    table.rowHeight = deedHeight * density.rows;
    table.rows = static_cast<int>(present.size());
    table.row = [columns, present](QPainter &painter, const QRectF &row, int index) {
        drawFigure(painter, columns.cell(row, 0), columns.cell(row, 1), *present[static_cast<std::size_t>(index)], {});
        for (const int number : {2, 3}) {
            const QRectF cell = columns.cell(row, number);
            writingLine(painter, cell.center().x() - 14, cell.center().x() + 14, row.center().y() + 5);
        }
        rowLine(painter, row);
    };
    flow.space(6);
    flow.table(table);
}

void addDeeds(PageFlow &flow, const std::vector<const Figure *> &present, const Density &density)
{
    const Columns columns({{tr("Rep"), 24},
                           {tr("Name"), 0},
                           {tr("Hurt an enemy"), 62, Qt::AlignHCenter},
                           {tr("Lost nerve"), 54, Qt::AlignHCenter},
                           {tr("Ran wounded"), 62, Qt::AlignHCenter},
                           {tr("Killed"), 46, Qt::AlignHCenter},
                           {tr("Put to flight"), 56, Qt::AlignHCenter}},
                          flow.width());
    Table table;
    table.headHeight = columns.headHeight() - 4;
    table.head = [columns](QPainter &painter, const QRectF &head, int) { columns.drawHead(painter, head); };
    table.rowHeight = deedHeight * density.rows;
    table.rows = static_cast<int>(present.size());
    table.row = [columns, present](QPainter &painter, const QRectF &row, int index) {
        drawDeeds(painter, row, columns, *present[static_cast<std::size_t>(index)]);
    };
    flow.space(6);
    flow.table(table);
}

} // namespace

void addReport(PageFlow &flow, const SheetSource &source, const Density &density)
{
    addQuestion(flow, 1, tr("How did it end?"), 0, drawOutcomes);
    flow.space(3);
    const Campaign &campaign = source.campaign;
    const std::vector<Fate> fates = calendarOf(campaign, source.pack).fates();
    const std::vector<const Figure *> present = campaign.presentIn(campaign.turn);
    const Columns columns = fateColumns(flow.width(), fates, source.pack);
    Table table;
    table.headHeight = columns.headHeight() - 4;
    table.head = [columns](QPainter &painter, const QRectF &head, int) { columns.drawHead(painter, head); };
    table.rowHeight = rowHeight * density.rows;
    table.rows = static_cast<int>(present.size());
    table.row = [columns, fates, present, &source](QPainter &painter, const QRectF &row, int index) {
        drawFates(painter, row, columns, *present[static_cast<std::size_t>(index)], source.pack, fates);
    };
    addQuestion(flow, 2, tr("Who fell?"), table.headHeight + table.rowHeight);
    flow.table(table);
    if (source.pack.wounds)
        addDeeds(flow, present, density);
    if (source.pack.hasSkill)
        addHits(flow, present, density);
}

} // namespace muster::paper
