// SPDX-License-Identifier: MIT
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/games/scores.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <QPainter>

namespace muster::paper {

namespace {

constexpr qreal shotRow = 25;
constexpr int mostInitiative = 4; ///< D3 + 1 (R81)
constexpr auto shotMiddle = Qt::AlignLeft | Qt::AlignVCenter;

enum ShootingColumn : std::uint8_t { Initiative, Who, Crossed, FirstBand };

/// One of either side as it stands in the table.
struct Shooter {
    QString name;
    bool star = false;
    Profile profile;
};

Columns shootingColumns(qreal width, const Pack &pack)
{
    std::vector<Column> columns{{SheetText::tr("Initiative"), 44},
                                {SheetText::tr("Who, skill and weapon"), 0},
                                {SheetText::tr("Cross off"), 72}};
    for (const int fraction : pack.reference->percentile->fractions)
        columns.push_back({fraction == 1 ? SheetText::tr("full") : SheetText::tr("1/%1").arg(fraction), 49});
    return Columns(std::move(columns), width);
}

/// "70 to 10″" in bold, and what automatic fire leaves of it below.
void drawScore(QPainter &painter, const QRectF &cell, const ScoreInBand &score)
{
    const QRectF upper(cell.left(), cell.center().y() - 11, cell.width() - 4, 12);
    const QString single = QString::number(score.single);
    text(painter, upper, shotMiddle, Style::BodyBold, single);
    pencil(painter, upper.adjusted(lettering(Style::BodyBold).width(single) + 3, 0, 4, 0), shotMiddle,
           SheetText::tr("to %1″").arg(score.inches));
    if (score.automatic > 0)
        pencil(painter, upper.translated(0, 11), shotMiddle, SheetText::tr("auto %1").arg(score.automatic));
}

void drawShooter(QPainter &painter, const QRectF &row, const Columns &columns, const Shooter &shooter, const Pack &pack)
{
    const Profile &profile = shooter.profile;
    if (profile.rep == 0) { // to be written by hand
        const QRectF name = columns.cell(row, Who).adjusted(0, 0, -12, 0);
        writingLine(painter, name.left(), name.right(), row.center().y() - 1);
        boxes(painter, QPointF(columns.cell(row, Crossed).left(), row.center().y()), mostInitiative, boxSide,
              columns.cell(row, Crossed).width());
        return rowLine(painter, row);
    }
    text(painter, columns.cell(row, Initiative), shotMiddle, Style::Rep, QString::number(profile.rep));
    const QRectF who = columns.cell(row, Who).adjusted(0, 2, -6, -2);
    text(painter, QRectF(who.left(), who.center().y() - 11, who.width(), 12), shotMiddle,
         shooter.star ? Style::NameOfStar : Style::BodyBold, shooter.name);
    pencil(painter, QRectF(who.left(), who.center().y(), who.width(), 11), shotMiddle,
           SheetText::tr("%1, %2").arg(profile.skill).arg(words::weapon(profile, pack)));
    const QRectF crossed = columns.cell(row, Crossed);
    boxes(painter, QPointF(crossed.left(), crossed.center().y()), profile.rep, boxSide, crossed.width());
    int column = FirstBand;
    for (const ScoreInBand &score : scoresInBands(profile, pack))
        drawScore(painter, columns.cell(row, column++), score);
    rowLine(painter, row);
}

void addSide(PageFlow &flow, const QString &title, const std::vector<Shooter> &side, const SheetSource &source,
             const Density &density)
{
    const Columns columns = shootingColumns(flow.width(), source.pack);
    const Table table =
        tableOf(columns, shotRow * density.rows, static_cast<int>(side.size()),
                [side, &source](QPainter &painter, const QRectF &row, const Columns &places, int index) {
                    drawShooter(painter, row, places, side[static_cast<std::size_t>(index)], source.pack);
                });
    addHeading(flow, title, table.headHeight + table.rowHeight);
    flow.table(table);
}

} // namespace

void addShooting(PageFlow &flow, const SheetSource &source, const Density &density)
{
    std::vector<Shooter> own;
    for (const Figure &figure : source.campaign.band)
        own.push_back({figure.name, figure.star, figure.profile});
    addSide(flow, SheetText::tr("Your side"), own, source, density);
    std::vector<Shooter> theirs;
    int place = 0;
    for (const Profile &figure : source.campaign.encounter->dealtEnemy()->figures) {
        ++place;
        theirs.push_back({source.blank     ? QString()
                              : place == 1 ? SheetText::tr("1 %1 (leader)").arg(packWords(figure.type))
                                           : SheetText::tr("%1 %2").arg(place).arg(packWords(figure.type)),
                          false, figure});
    }
    flow.space(8 * density.rows);
    addSide(flow, SheetText::tr("Enemy"), theirs, source, density);
}

} // namespace muster::paper
