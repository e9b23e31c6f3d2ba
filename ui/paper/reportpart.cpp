// SPDX-License-Identifier: MIT
#include "model/story/words.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"

#include <QCoreApplication>

#include <array>

namespace muster::paper {

namespace {

constexpr qreal rowHeight = 18;
constexpr std::array fates{Fate::Fine,    Fate::OutOfTheFight, Fate::ObviouslyDead,
                           Fate::RanAway, Fate::Captured,      Fate::CheatedDeath};

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::Sheets", text);
}

Columns fateColumns(qreal width)
{
    std::vector<Column> columns{{tr("Rep"), 24}, {tr("Name"), 0}};
    for (const Fate fate : fates)
        columns.push_back({words::title(fate), 50, Qt::AlignHCenter});
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

void drawFates(QPainter &painter, const QRectF &row, const Columns &columns, const Figure &figure, const Pack &pack)
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

} // namespace

void addReport(PageFlow &flow, const SheetSource &source, const Density &density)
{
    addQuestion(flow, 1, tr("How did it end?"), 0, drawOutcomes);
    flow.space(3);
    const Columns columns = fateColumns(flow.width());
    Table table;
    table.headHeight = columns.headHeight() - 4;
    table.head = [columns](QPainter &painter, const QRectF &head, int) { columns.drawHead(painter, head); };
    table.rowHeight = rowHeight * density.rows;
    table.rows = static_cast<int>(source.campaign.band.size());
    table.row = [columns, &source](QPainter &painter, const QRectF &row, int index) {
        drawFates(painter, row, columns, source.campaign.band[static_cast<std::size_t>(index)], source.pack);
    };
    addQuestion(flow, 2, tr("Who fell?"), table.headHeight + table.rowHeight);
    flow.table(table);
}

} // namespace muster::paper
