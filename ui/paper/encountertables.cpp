// SPDX-License-Identifier: MIT
#include "model/acts/arms.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/setupdice.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/games/scores.h"
#include "ui/look/painting.h"
#include "ui/map/tokens.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal pefRow = 21.5;

/// The columns to tick and fill in for a PEF by the campaign's rules.
struct Track {
    QStringList letters;
    bool reps = false;
};

Track trackOf(const SheetSource &source)
{
    const auto &pefs = source.campaign.encounter->setup.pefs;
    Track track;
    if (pefsBy(source.campaign, source.pack) == PefsBy::Activity)
        track.letters << QStringLiteral("X");
    for (const char *letter : {"A", "B", "C"})
        track.letters << QString::fromLatin1(letter);
    track.reps = std::ranges::any_of(pefs, [](const Pef &pef) { return pef.rep.has_value(); });
    return track;
}

/// Returns "X nothing   A something is out there", if the letters depend on the EAL.
QString lettersTold(const SheetSource &source)
{
    if (pefsBy(source.campaign, source.pack) != PefsBy::Activity)
        return {};
    QStringList all;
    for (const PefLetter letter : {PefLetter::Nothing, PefLetter::Signs, PefLetter::Contact, PefLetter::InForce})
        //: A letter of the PEF table, and its meaning: "X nothing"
        all << SheetText::tr("%1 %2").arg(QStringLiteral("XABC").at(int(letter))).arg(words::title(letter));
    return all.join(u"   ");
}

Columns pefColumns(const Track &track, qreal width)
{
    constexpr qreal letter = 19.5;
    //: A column: number of the Possible Enemy Force
    std::vector<Column> columns{{SheetText::tr("PEF"), 28},
                                //: A column: the section in which it is
                                {SheetText::tr("Where"), 0},
                                //: A column: Reputation
                                {SheetText::tr("Rep"), 24, Qt::AlignHCenter, track.reps}};
    for (const QString &head : track.letters)
        columns.push_back({head, letter, Qt::AlignHCenter});
    //: A column: the number of figures
    columns.push_back({SheetText::tr("How many"), 46, Qt::AlignHCenter});
    //: A column: the Rep of the one who leads
    columns.push_back({SheetText::tr("Leader"), 34, Qt::AlignHCenter});
    columns.push_back({SheetText::tr("Enemies: tick as they fall"), 196});
    return Columns(columns, width);
}

void drawEnemies(QPainter &painter, const QRectF &cell)
{
    constexpr int groups = 3;
    constexpr int inGroup = 5;
    constexpr qreal step = 12;
    for (int i = 0; i < groups * inGroup; ++i) {
        const int before = i / inGroup;
        const qreal x = cell.left() + 2 + i * step + before * 4;
        boxAt(painter, QPointF(x, cell.center().y()), 9.6);
    }
}

void drawMark(QPainter &painter, const QRectF &cell, const Pef *pef)
{
    constexpr qreal scale = 0.46;
    const QPointF middle(cell.left() + 9.5, cell.center().y());
    if (pef) {
        drawPef(painter, middle, *pef, printInks().ink, printInks(), scale);
        return;
    }
    QPen dashes(printInks().ink, 0.8);
    dashes.setDashPattern({2.4, 1.8});
    outlined(painter, dashes).drawEllipse(middle, 8.5, 8.5);
}

/// Paints the place of a PEF, or a line to write it on.
Painting placeOfPef(const Pef *pef, const Encounter &encounter)
{
    return [pef, &encounter](QPainter &painter, const QRectF &cell) {
        const QRectF where = cell.adjusted(0, 0, -4, 0);
        if (!pef)
            //: In the column Where: this group was parted from another and has no PEF of its own
            return pencil(painter, where, SheetText::tr("split off"), Style::Body);
        if (pef->section == 0)
            return writingLine(painter, where.left(), where.right() - 8, where.bottom() - 5);
        const bool isNumbered = encounter.kind != EncounterKind::RaidDefend;
        constexpr qreal number = 12;
        if (isNumbered)
            text(painter, where, Style::BodyBold, QString::number(pef->section));
        text(painter, where.adjusted(isNumbered ? number : 0, 0, 0, 0), Style::Body, placeOf(*pef, encounter));
    };
}

/// Returns the cells of a PEF; `pef` is null in the row for a force that splits off.
Cells cellsOf(const Pef *pef, const Track &track, const Encounter &encounter)
{
    const int rep = pef ? pef->rep.value_or(0) : 0;
    Cells cells{Painting([pef](QPainter &painter, const QRectF &cell) { drawMark(painter, cell, pef); }),
                placeOfPef(pef, encounter),
                {Style::BodyBold, rep > 0 ? QString::number(rep) : QString()}};
    cells.insert(cells.end(), std::size_t(track.letters.size()), tickCell());
    for (const Cell &cell : {numberCell(26), tickCell(), Cell(drawEnemies)})
        cells.push_back(cell);
    return cells;
}

} // namespace

void addPefTrack(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const Encounter &encounter = *source.campaign.encounter;
    const Track track = trackOf(source);
    const Columns columns = pefColumns(track, flow.width());
    std::vector<Cells> rows;
    for (const Pef &pef : encounter.setup.pefs)
        rows.push_back(cellsOf(&pef, track, encounter));
    rows.push_back(cellsOf(nullptr, track, encounter));
    const Table table = tableOf(columns, pefRow * density.rows, std::move(rows));
    addHeading(flow, SheetText::tr("Possible Enemy Forces"), table.headHeight + table.rows * table.rowHeight,
               lettersTold(source));
    flow.table(table);
    for (const GroupInPlay &group : source.campaign.play ? source.campaign.play->groups : std::vector<GroupInPlay>()) {
        const QString figures = words::armedFiguresOf(group, source.pack);
        if (!group.onTable() || figures.isEmpty())
            continue;
        //: A group of enemies by its number, and who they are
        const QString told = SheetText::tr("Group %1: %2").arg(QString::number(group.id), figures);
        flow.space(2);
        for (const QString &line : lettering(Style::Small).lines(told, flow.width(), 3)) {
            flow.add(11, pencilled(line));
        }
    }
    if (const QString foe = foeHere(source.campaign); !foe.isEmpty()) {
        flow.add(14, written(Style::BodyBold, SheetText::tr("Their leader: %1").arg(foe)));
    }
}

namespace {

constexpr qreal enemyRow = 15.5;

Columns enemyColumns(qreal width)
{
    //: A column: the number of the figure
    return Columns({{SheetText::tr("No."), 26},
                    //: A column: Reputation
                    {SheetText::tr("Rep"), 26},
                    //: A column: the kind of figure
                    {SheetText::tr("Figure"), 0},
                    //: A column: what armour it wears
                    {SheetText::tr("Armour"), 66},
                    //: A column: its weapon
                    {SheetText::tr("Weapon"), 190},
                    //: A column: boxes to tick
                    {SheetText::tr("Wounds"), 72},
                    //: A column: figures that were lost
                    {SheetText::tr("Lost"), 40, Qt::AlignHCenter}},
                   width);
}

} // namespace

void addEnemyToWrite(PageFlow &flow, const Density &density)
{
    constexpr int lines = 10;
    std::vector<Cells> rows;
    for (int line = 1; line <= lines; ++line)
        rows.push_back({{Style::BodyBold, QString::number(line)}, {}, {}, {}, {}, {}, tickCell()});
    //: Heading of a table: the other side
    addTable(flow, SheetText::tr("Enemy"),
             tableOf(enemyColumns(flow.width()), enemyRow * density.rows, std::move(rows)));
}

void addEnemy(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const Force &enemy = *source.campaign.encounter->dealtEnemy();
    const QString leader = foeHere(source.campaign);
    std::vector<Cells> rows;
    for (const Profile &figure : enemy.figures) {
        const std::size_t place = rows.size();
        const QString type = packWords(figure.type);
        rows.push_back({{Style::BodyBold, QString::number(place + 1)},
                        {Style::Body, QString::number(figure.rep)},
                        {Style::Body,
                         place > 0 ? type
                             //: The first of a group: its number is 1, its kind, and that it leads
                             : leader.isEmpty() ? SheetText::tr("%1 (leader)").arg(type)
                                                //: A figure that leads its group, and its kind
                                                : SheetText::tr("%1, %2 (leader)").arg(leader, type)},
                        {Style::Body, words::armour(figure, source.pack)},
                        {Style::Body, acts::armsOf(enemy, place, source.pack)},
                        {},
                        tickCell()});
    }
    //: Heading of a table: the other side
    addTable(flow, SheetText::tr("Enemy"),
             tableOf(enemyColumns(flow.width()), enemyRow * density.rows, std::move(rows)));
}

namespace {

constexpr qreal shotRow = 25;
constexpr int mostInitiative = 4; ///< D3 + 1 (R81)

/// A figure of either side in the table.
struct Shooter {
    QString name;
    bool star = false;
    Profile profile;
};

Columns shootingColumns(qreal width, const Pack &pack)
{
    //: A column: who acts first
    std::vector<Column> columns{{SheetText::tr("Initiative"), 44},
                                {SheetText::tr("Who, skill and weapon"), 0},
                                //: A column of numbers; one is struck out for each loss
                                {SheetText::tr("Cross off"), 72}};
    for (const int fraction : pack.reference->percentile->fractions)
        //: A weapon's full range
        columns.push_back({fraction == 1 ? SheetText::tr("full") : SheetText::tr("1/%1").arg(fraction), 49});
    return Columns(std::move(columns), width);
}

/// Draws "70 to 10″" in bold, and the score with automatic fire below.
void drawScore(QPainter &painter, const QRectF &cell, const ScoreInBand &score)
{
    const QRectF upper(cell.left(), cell.center().y() - 11, cell.width() - 4, 12);
    const QString single = QString::number(score.single);
    text(painter, upper, Style::BodyBold, single);
    pencil(painter, upper.adjusted(lettering(Style::BodyBold).width(single) + 3, 0, 4, 0),
           //: Up to a range in inches
           SheetText::tr("to %1″").arg(score.inches));
    if (score.automatic > 0)
        //: A weapon's automatic fire, in dice
        pencil(painter, upper.translated(0, 11), SheetText::tr("auto %1").arg(score.automatic));
}

Cells cellsOf(const Shooter &shooter, const Pack &pack)
{
    const Profile &profile = shooter.profile;
    if (profile.rep == 0) // figures to be filled in by hand
        return {{},
                Painting([](QPainter &painter, const QRectF &who) {
                    writingLine(painter, who.left(), who.right() - 12, who.center().y() - 1);
                }),
                boxesCell(mostInitiative, boxSide)};
    Cells cells{{Style::Rep, QString::number(profile.rep)},
                Painting([shooter, &pack](QPainter &painter, const QRectF &cell) {
                    const QRectF who = cell.adjusted(0, 2, -6, -2);
                    text(painter, QRectF(who.left(), who.center().y() - 11, who.width(), 12),
                         shooter.star ? Style::NameOfStar : Style::BodyBold, shooter.name);
                    pencil(
                        painter, QRectF(who.left(), who.center().y(), who.width(), 11),
                        //: A figure's weapon skill, and its weapon
                        SheetText::tr("%1, %2").arg(shooter.profile.skill).arg(words::weapon(shooter.profile, pack)));
                }),
                boxesCell(profile.rep, boxSide)};
    for (const ScoreInBand &score : scoresInBands(profile, pack))
        cells.emplace_back([score](QPainter &painter, const QRectF &cell) { drawScore(painter, cell, score); });
    return cells;
}

void addSide(PageFlow &flow, const QString &title, const std::vector<Shooter> &side, const SheetSource &source,
             const Density &density)
{
    std::vector<Cells> rows;
    for (const Shooter &shooter : side)
        rows.push_back(cellsOf(shooter, source.pack));
    addTable(flow, title, tableOf(shootingColumns(flow.width(), source.pack), shotRow * density.rows, std::move(rows)));
}

} // namespace

void addShooting(PageFlow &flow, const SheetSource &source, const Density &density)
{
    std::vector<Shooter> own;
    for (const Figure &figure : source.campaign.band)
        own.push_back({figure.name, figure.star, figure.profile});
    //: Heading of a table: the player's figures
    addSide(flow, SheetText::tr("Your side"), own, source, density);
    std::vector<Shooter> theirs;
    int place = 0;
    for (const Profile &figure : source.campaign.encounter->dealtEnemy()->figures) {
        ++place;
        theirs.push_back({source.blank     ? QString()
                              : place == 1 ? SheetText::tr("1 %1 (leader)").arg(packWords(figure.type))
                                           //: A name and a remark
                                           : SheetText::tr("%1 %2").arg(place).arg(packWords(figure.type)),
                          false, figure});
    }
    flow.space(8 * density.rows);
    //: Heading of a table: the other side
    addSide(flow, SheetText::tr("Enemy"), theirs, source, density);
}

} // namespace muster::paper
