// SPDX-License-Identifier: MIT
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/look/icon.h"
#include "ui/paper/columns.h"
#include "ui/paper/miniature.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/rostersheet.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

namespace muster::paper {

namespace {

constexpr qreal gruntRow = 32.5;
constexpr qreal headSide = 27;

struct GruntColumn {
    enum : std::uint8_t { Rep, Name, Rings, Armour, Skill, Weapon, Turns, Poisoned, Exempt };
};

/// What the rules leave out takes no room.
struct Kept {
    bool armour;
    bool loyalty;
    bool skill; ///< and initiative in place of Rep
    QString turns;
    const SheetSource *source;

    /// "away until Late March, year 1"; empty of one who is here.
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
    return Columns({{kept.skill ? SheetText::tr("Initiative") : SheetText::tr("Rep"), kept.skill ? 44.0 : 26.0},
                    {SheetText::tr("Name and type"), 0},
                    {QString(), repRingsWidth + 10, Qt::AlignLeft, !kept.skill},
                    {SheetText::tr("Armour"), 62, Qt::AlignLeft, kept.armour},
                    {SheetText::tr("Weapon skill"), 60, Qt::AlignLeft, kept.skill},
                    {SheetText::tr("Weapon"), weapons},
                    {kept.turns, 36, Qt::AlignHCenter},
                    {SheetText::tr("Poisoned"), 42, Qt::AlignHCenter, kept.loyalty},
                    {SheetText::tr("Exempt"), 36, Qt::AlignHCenter, kept.loyalty}},
                   width);
}

/// Below the name: the kind, what the figure can do, and where it is if it is away.
QString kindLine(const Figure &grunt, const Kept &kept)
{
    const Pack &pack = kept.source->pack;
    QStringList kind{words::kindOf(grunt, pack)};
    kind += words::attributes(grunt, pack);
    if (pack.rewards)
        kind << SheetText::tr("%n points", nullptr, grunt.points);
    if (!kept.awayUntil(grunt).isEmpty())
        kind.prepend(kept.awayUntil(grunt));
    return kind.join(QStringLiteral(", "));
}

/// As wide as the longest needs, where the names leave as much.
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
    const QRectF name = gruntColumns(width, kept, least).cell(QRectF(0, 0, width, 1), GruntColumn::Name);
    return qBound(least, needed, qMax(least, least + name.width() - names - miniatureRoom));
}

void drawArmour(QPainter &painter, const QRectF &cell, const Profile &profile, const Pack &pack)
{
    const QString worn = words::armourClass(profile, pack);
    text(painter, cell, Qt::AlignLeft | Qt::AlignVCenter, Style::Body, worn);
    if (profile.shield) {
        const qreal at = cell.left() + lettering(Style::Body).width(worn) + 4;
        drawIcon(painter, QStringLiteral("shield"), {at, cell.center().y() - 5.5, 11, 11}, printInks().ink);
    }
}

/// The weapon, and below it what is carried beside it, in three lines at most.
void drawArms(QPainter &painter, const QRectF &cell, const Figure &figure, const Pack &pack)
{
    constexpr auto middle = Qt::AlignLeft | Qt::AlignVCenter;
    const QString carried = words::carried(figure.carries, pack);
    const QString weapon = words::weapon(figure.profile, pack);
    const bool isLong = lettering(Style::Body).width(weapon) > cell.width();
    const Style style = isLong ? Style::Fine : Style::Body;
    const QStringList lines = lettering(style).lines(weapon, cell.width(), 2);
    if (carried.isEmpty() && !isLong)
        return text(painter, cell, middle, Style::Body, weapon);
    const qreal height = isLong ? 10 : 12;
    const auto count = static_cast<qreal>(lines.size()) + (carried.isEmpty() ? 0 : 1);
    QRectF place(cell.left(), cell.center().y() - height * count / 2, cell.width(), height);
    for (const QString &line : lines) {
        text(painter, place, middle, style, line);
        place.translate(0, height);
    }
    pencil(painter, place, middle, carried);
}

/// The name and the kind below it; a name too long for one line has two, if the row is high enough for three.
void drawName(QPainter &painter, const QRectF &cell, const QString &name, const QString &kind)
{
    constexpr auto middle = Qt::AlignLeft | Qt::AlignVCenter;
    constexpr qreal line = 10;
    const QStringList lines = lettering(Style::SmallBold).lines(name, cell.width(), 2);
    if (lines.size() == 1 || cell.height() < 3 * line + 1) {
        constexpr qreal nameHeight = 13.5;
        constexpr qreal kindHeight = 10.5;
        const QRectF place(cell.left(), cell.center().y() - (nameHeight + kindHeight) / 2, cell.width(), nameHeight);
        text(painter, place, middle, Style::Name, name);
        pencil(painter, QRectF(place.bottomLeft(), QSizeF(place.width(), kindHeight)), middle, kind);
        return;
    }
    QRectF place(cell.left(), cell.top() + 1, cell.width(), line);
    for (const QString &words : lines) {
        text(painter, place, middle, Style::SmallBold, words);
        place.translate(0, line);
    }
    pencil(painter, place, middle, kind, Style::Fine);
}

void drawGrunt(QPainter &painter, const QRectF &row, const Columns &columns, const Figure &grunt, const Pack &pack,
               const Kept &kept)
{
    const auto middle = Qt::AlignLeft | Qt::AlignVCenter;
    text(painter, columns.cell(row, GruntColumn::Rep), middle, Style::Rep, QString::number(grunt.rep()));

    QRectF name = columns.cell(row, GruntColumn::Name).adjusted(0, 0, -6, 0);
    const QRectF head(name.left(), row.center().y() - headSide / 2, headSide, headSide);
    name.setLeft(name.left() + miniature(painter, head, *kept.source, grunt.id));
    drawName(painter, name, grunt.name, kindLine(grunt, kept));

    if (kept.skill)
        text(painter, columns.cell(row, GruntColumn::Skill), middle, Style::Name, QString::number(grunt.profile.skill));
    else
        repRings(painter, QPointF(columns.cell(row, GruntColumn::Rings).left(), row.center().y()), grunt.rep());
    if (kept.armour)
        drawArmour(painter, columns.cell(row, GruntColumn::Armour), grunt.profile, pack);
    drawArms(painter, columns.cell(row, GruntColumn::Weapon).adjusted(0, 0, -4, 0), grunt, pack);
    text(painter, columns.cell(row, GruntColumn::Turns), Qt::AlignCenter, Style::Body, QString::number(grunt.months));
    if (!kept.loyalty)
        return;
    tickBox(painter, columns.cell(row, GruntColumn::Poisoned), grunt.poisoned);
    tickBox(painter, columns.cell(row, GruntColumn::Exempt), grunt.exempt);
}

void drawBlank(QPainter &painter, const QRectF &row, const Columns &columns, const Kept &kept)
{
    const QRectF name = columns.cell(row, GruntColumn::Name);
    writingLine(painter, name.left(), name.right() - 14, row.bottom() - 11);
    if (!kept.skill)
        repRings(painter, QPointF(columns.cell(row, GruntColumn::Rings).left(), row.center().y()), 0);
    if (!kept.loyalty)
        return;
    tickBox(painter, columns.cell(row, GruntColumn::Poisoned));
    tickBox(painter, columns.cell(row, GruntColumn::Exempt));
}

} // namespace

int blankRows(const SheetSource &source)
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

    const auto draw = [kept, grunts, &source](QPainter &painter, const QRectF &row, const Columns &places, int index) {
        const auto at = static_cast<std::size_t>(index);
        if (at < grunts.size())
            drawGrunt(painter, row, places, *grunts[at], source.pack, kept);
        else
            drawBlank(painter, row, places, kept);
        rowLine(painter, row);
    };
    const Table table = tableOf(columns, gruntRow * rows, static_cast<int>(grunts.size()) + blankRows(source), draw);
    addHeading(flow, source.pack.hasSkill ? SheetText::tr("Figures") : SheetText::tr("Grunts"),
               table.headHeight + table.rowHeight);
    flow.table(table);
}

} // namespace muster::paper
