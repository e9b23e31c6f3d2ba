// SPDX-License-Identifier: MIT
#include "model/actions/suggest.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/figuretable.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/texts.h"

#include <algorithm>
#include <vector>

namespace muster::paper {

namespace {

constexpr qreal reportRow = 18;

/// A column as wide as the longest word over it.
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
    std::vector<Column> columns{{words::worthName(pack), pack.hasSkill ? 48.0 : 24.0}, {SheetText::tr("Name"), 0}};
    for (const Fate fate : fates)
        columns.push_back({words::title(fate), fateWidth(fate, least), Qt::AlignHCenter});
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

constexpr qreal armsLine = 9;
constexpr int mostArmsLines = 3;

/// What the figure has, to stand below its name.
QStringList armsBelow(const Figure &figure, const Pack &pack, qreal width)
{
    QStringList arms{words::weaponName(figure.profile, pack), words::carried(figure.carries, pack)};
    arms.removeAll(QString());
    return lettering(Style::Fine).lines(arms.join(QStringLiteral(", ")), width, mostArmsLines);
}

/// So that everybody is told alike: the lines that all have below their names as soon as one carries more than its weapon.
int linesBelow(const std::vector<const Figure *> &present, const Pack &pack, qreal width)
{
    const bool isCarried =
        std::any_of(present.begin(), present.end(), [](const Figure *figure) { return !figure->carries.empty(); });
    qsizetype lines = 0;
    for (const Figure *figure : present)
        lines = isCarried ? qMax(lines, armsBelow(*figure, pack, width).size()) : 0;
    return static_cast<int>(lines);
}

void drawFates(QPainter &painter, const QRectF &row, const Columns &columns, const Figure &figure, const Pack &pack,
               const std::vector<Fate> &fates, int below)
{
    QStringList behind{words::weaponName(figure.profile, pack), words::armour(figure.profile, pack),
                       words::kindOf(figure, pack)};
    behind.removeAll(QString());
    if (figure.name.isEmpty() || below > 0)
        behind.clear();
    const QRectF name = columns.cell(row, 1);
    drawFigure(painter, columns.cell(row, 0), name.adjusted(0, 0, 0, -armsLine * below), figure, behind);
    QRectF line(name.left(), name.bottom() - armsLine * below - 1, name.width(), armsLine);
    for (const QString &words : below > 0 ? armsBelow(figure, pack, name.width() - 4) : QStringList()) {
        pencil(painter, line, Qt::AlignLeft | Qt::AlignVCenter, words, Style::Fine);
        line.translate(0, armsLine);
    }
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
    write(SheetText::tr("Share of the points"));
    for (const QString &part : {SheetText::tr("none"), SheetText::tr("half"), SheetText::tr("all"),
                                SheetText::tr("double"), SheetText::tr("other:")}) {
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

} // namespace

void addReport(PageFlow &flow, const SheetSource &source, const Density &density)
{
    addQuestion(flow, 1, SheetText::tr("How did it end?"), 0, drawOutcomes);
    if (source.pack.rewards)
        flow.add(reportRow * density.rows, drawPart);
    flow.space(3);
    const Campaign &campaign = source.campaign;
    const std::vector<Fate> fates = actions::fatesAsked(campaign, source.pack);
    std::vector<const Figure *> present = campaign.presentIn(campaign.turn);
    std::erase_if(present, [&](const Figure *figure) {
        return std::find(source.atHome.begin(), source.atHome.end(), figure->id) != source.atHome.end();
    });
    const Columns columns = fateColumns(flow.width(), fates, source.pack);
    const int below = linesBelow(present, source.pack, columns.cell({0, 0, flow.width(), reportRow}, 1).width() - 4);
    const Table table = tableOfFigures(
        columns, reportRow * density.rows + armsLine * below, present,
        [fates, &source, below](QPainter &painter, const QRectF &row, const Columns &places, const Figure &figure) {
            drawFates(painter, row, places, figure, source.pack, fates, below);
        });
    addQuestion(flow, 2, SheetText::tr("Casualties"), table.headHeight + table.rowHeight);
    flow.table(table);
    addDeeds(flow, source, present, density);
    if (!source.pack.rewards)
        return;
    flow.space(3);
    addMedia(flow, source, present, density);
    addLine(flow, SheetText::tr("Salvage"), reportRow * density.rows);
    if (source.blank || !systemOf(*campaign.encounter).sequels(*campaign.encounter, source.pack).empty())
        addLine(flow, SheetText::tr("Follow-up"), reportRow * density.rows);
}

} // namespace muster::paper
