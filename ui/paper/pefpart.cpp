// SPDX-License-Identifier: MIT
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/setupdice.h"
#include "model/story/words.h"
#include "ui/map/tokens.h"
#include "ui/paper/columns.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/figuretable.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal pefRow = 21.5;

/// What there is to tick and write about a PEF by the campaign's rules.
struct Track {
    std::vector<QString> letters;
    bool reps = false;

    // The columns, from the left.
    int mark() const { return 0; }
    int where() const { return 1; }
    int rep() const { return 2; }
    int firstLetter() const { return reps ? 3 : 2; }
    int howMany() const { return firstLetter() + static_cast<int>(letters.size()); }
    int leader() const { return howMany() + 1; }
    int enemies() const { return howMany() + 2; }
};

Track trackOf(const SheetSource &source)
{
    const auto &pefs = source.campaign.encounter->setup.pefs;
    Track track;
    if (pefsBy(source.campaign, source.pack) == PefsBy::Activity)
        track.letters.push_back(QStringLiteral("X"));
    for (const char *letter : {"A", "B", "C"})
        track.letters.push_back(QString::fromLatin1(letter));
    track.reps = std::any_of(pefs.begin(), pefs.end(), [](const Pef &pef) { return pef.rep.has_value(); });
    return track;
}

/// "X nothing   A something is out there", where the letters go by the activity level.
QString lettersTold(const SheetSource &source)
{
    if (pefsBy(source.campaign, source.pack) != PefsBy::Activity)
        return {};
    QStringList all;
    for (const PefLetter letter : {PefLetter::Nothing, PefLetter::Signs, PefLetter::Contact, PefLetter::InForce})
        all << SheetText::tr("%1 %2")
                   .arg(QStringLiteral("XABC").at(static_cast<int>(letter)))
                   .arg(words::title(letter));
    return all.join(QStringLiteral("   "));
}

Columns pefColumns(const Track &track, qreal width)
{
    constexpr qreal letter = 19.5;
    std::vector<Column> columns{{SheetText::tr("PEF"), 28}, {SheetText::tr("Where"), 0}};
    if (track.reps)
        columns.push_back({SheetText::tr("Rep"), 24, Qt::AlignHCenter});
    for (const QString &head : track.letters)
        columns.push_back({head, letter, Qt::AlignHCenter});
    columns.push_back({SheetText::tr("How many"), 46, Qt::AlignHCenter});
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
    painter.setPen(dashes);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, 8.5, 8.5);
}

/// `pef` is none in the row for a force that splits off.
void drawRow(QPainter &painter, const QRectF &row, const Columns &columns, const Track &track, const Pef *pef,
             const Encounter &encounter)
{
    drawMark(painter, columns.cell(row, track.mark()), pef);
    const QRectF where = columns.cell(row, track.where()).adjusted(0, 0, -4, 0);
    const auto middle = Qt::AlignLeft | Qt::AlignVCenter;
    if (pef && pef->section == 0) {
        writingLine(painter, where.left(), where.right() - 8, row.bottom() - 5);
    } else if (!pef) {
        pencil(painter, where, middle, SheetText::tr("split off"), Style::Body);
    } else if (encounter.kind == EncounterKind::RaidDefend) {
        text(painter, where, middle, Style::Body, placeOf(*pef, encounter));
    } else {
        constexpr qreal number = 12;
        text(painter, where, middle, Style::BodyBold, QString::number(pef->section));
        text(painter, where.adjusted(number, 0, 0, 0), middle, Style::Body, placeOf(*pef, encounter));
    }
    if (pef && pef->rep.value_or(0) > 0)
        text(painter, columns.cell(row, track.rep()), Qt::AlignCenter, Style::BodyBold, QString::number(*pef->rep));
    for (int letter = track.firstLetter(); letter < track.howMany(); ++letter)
        tickBox(painter, columns.cell(row, letter));
    const QRectF howMany = columns.cell(row, track.howMany());
    writingLine(painter, howMany.center().x() - 13, howMany.center().x() + 13, row.center().y() + 5);
    tickBox(painter, columns.cell(row, track.leader()));
    drawEnemies(painter, columns.cell(row, track.enemies()));
    rowLine(painter, row);
}

} // namespace

void addPefTrack(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const Encounter &encounter = *source.campaign.encounter;
    const Track track = trackOf(source);
    const Columns columns = pefColumns(track, flow.width());
    const auto draw = [track, &encounter](QPainter &painter, const QRectF &row, const Columns &places, int index) {
        const auto at = static_cast<std::size_t>(index);
        const auto &pefs = encounter.setup.pefs;
        drawRow(painter, row, places, track, at < pefs.size() ? &pefs[at] : nullptr, encounter);
    };
    const Table table =
        tableOf(columns, pefRow * density.rows, static_cast<int>(encounter.setup.pefs.size()) + 1, draw);
    addHeading(flow, SheetText::tr("Possible Enemy Forces"), table.headHeight + table.rows * table.rowHeight,
               lettersTold(source));
    flow.table(table);
    for (const GroupInPlay &group : source.campaign.play ? source.campaign.play->groups : std::vector<GroupInPlay>()) {
        const QString figures = words::armedFiguresOf(group, source.pack);
        if (!group.onTable() || figures.isEmpty())
            continue;
        const QString told = SheetText::tr("Group %1: %2").arg(QString::number(group.id), figures);
        flow.space(2);
        for (const QString &line : lettering(Style::Small).lines(told, flow.width(), 3)) {
            flow.add(11, [line](QPainter &painter, const QRectF &place) {
                pencil(painter, place, Qt::AlignLeft | Qt::AlignVCenter, line);
            });
        }
    }
    if (const QString foe = foeHere(source.campaign); !foe.isEmpty()) {
        flow.add(14, [words = SheetText::tr("Their leader: %1").arg(foe)](QPainter &painter, const QRectF &place) {
            text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, Style::BodyBold, words);
        });
    }
}

} // namespace muster::paper
