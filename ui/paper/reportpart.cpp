// SPDX-License-Identifier: MIT
#include "model/actions/press.h"
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

/// The part of the points, where it can be more or less than all of them: boxes for the usual ones, a line for another.
void drawPart(QPainter &painter, const QRectF &place)
{
    constexpr qreal indent = 22;
    qreal left = place.left() + indent;
    const auto write = [&](const QString &words) {
        const qreal width = lettering(Style::Body).width(words) + 1;
        text(painter, QRectF(left, place.top(), width, place.height()), Qt::AlignLeft | Qt::AlignVCenter, Style::Body,
             words);
        left += width;
    };
    write(tr("Part of the points"));
    for (const QString &part : {tr("none"), tr("half"), tr("all"), tr("double"), tr("another:")}) {
        left += 16;
        boxAt(painter, QPointF(left, place.center().y()), boxSide);
        left += boxSide + 5;
        write(part);
    }
    writingLine(painter, left + 6, left + 56, place.center().y() + 5);
}

/// A word and a line to write on.
void addLine(PageFlow &flow, const QString &words, qreal height)
{
    flow.add(height, [words](QPainter &painter, const QRectF &place) {
        text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, Style::Body, words);
        writingLine(painter, place.left() + lettering(Style::Body).width(words) + 8, place.right(),
                    place.center().y() + 5);
    });
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

/// A line for each of a media crew: two numbers, and the Reps of those seen or asked.
void addMedia(PageFlow &flow, const SheetSource &source, const std::vector<const Figure *> &present,
              const Density &density)
{
    for (const Figure *figure : present) {
        const CrewPart part = actions::crewPartOf(source.pack, *figure);
        if (part == CrewPart::None)
            continue;
        const bool camera = part == CrewPart::Camera;
        flow.add(deedHeight * density.rows, [=](QPainter &painter, const QRectF &place) {
            const QStringList words{figure->name, camera ? tr("shots from 3″") : tr("lead stories"),
                                    camera ? tr("from 12″") : tr("sound bites"),
                                    camera ? tr("Reps in those from 3″") : tr("Reps interviewed")};
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

} // namespace

void addReport(PageFlow &flow, const SheetSource &source, const Density &density)
{
    addQuestion(flow, 1, tr("How did it end?"), 0, drawOutcomes);
    if (source.pack.rewards)
        flow.add(rowHeight * density.rows, drawPart);
    flow.space(3);
    const Campaign &campaign = source.campaign;
    const std::vector<Fate> fates = fatesIn(campaign, source.pack);
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
    if (!source.pack.rewards)
        return;
    flow.space(3);
    addMedia(flow, source, present, density);
    addLine(flow, tr("Salvaged"), rowHeight * density.rows);
    if (!campaign.encounter->scenario || !mayFollow(*source.pack.scenarios, campaign.encounter->scenario->kind).empty())
        addLine(flow, tr("Follows at once"), rowHeight * density.rows);
}

} // namespace muster::paper
