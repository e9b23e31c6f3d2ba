// SPDX-License-Identifier: MIT
#include "ui/chronicle/battlecolumns.h"

#include "model/story/words.h"
#include "ui/chronicle/timeline.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr qreal firstLeft = 32; ///< right of the chevron
constexpr qreal battleGap = 18;
constexpr qreal outcomeSide = 20;
constexpr qreal smallIcon = 16;
constexpr qreal arrowWidth = 22;
constexpr int leastRoster = 210;

QFont markFont(const QString &mark)
{
    constexpr int longestNumber = 4;
    return fontFor(mark.size() <= longestNumber ? TextUse::RepRow : TextUse::RowName);
}

qreal widthOf(const QFont &font, const QString &text)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

bool isWordPart(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text[at].isLetterOrNumber();
}

bool isLoss(const RosterChange &change)
{
    return change.theme == Theme::Leaves || change.theme == Theme::Dead || change.theme == Theme::Captured;
}

} // namespace

qreal drawLinked(QPainter &painter, const QRectF &place, const QString &text, const std::vector<FigureId> &figures,
                 const Campaign &campaign, const Inks &inks, RowParts *parts)
{
    const qreal width = drawing::elided(painter, place, atLeft, text);
    const QFontMetricsF metrics(painter.font());
    const bool isCut = metrics.horizontalAdvance(text) > place.width();
    if (isCut && parts)
        parts->cut.emplace_back(place, text);
    const qreal foot = place.center().y() + metrics.height() / 2 - 1;
    std::vector<std::pair<qsizetype, qsizetype>> taken;
    const auto mark = [&](const QString &name, const ChronicleLink &link) {
        for (qsizetype at = name.isEmpty() ? -1 : text.indexOf(name); at >= 0;
             at = text.indexOf(name, at + name.size())) {
            const qsizetype end = at + name.size();
            const bool overlaps =
                std::ranges::any_of(taken, [=](const auto &other) { return at < other.second && other.first < end; });
            if (overlaps || isWordPart(text, at - 1) || isWordPart(text, end))
                continue;
            const qreal left = metrics.horizontalAdvance(text.left(at));
            const qreal right = metrics.horizontalAdvance(text.left(end));
            if (right > width + 1 || (isCut && right > width - metrics.horizontalAdvance(QChar(0x2026))))
                return;
            taken.emplace_back(at, end);
            painter.fillRect(QRectF(place.left() + left, foot, right - left, 1), inks.edge);
            if (parts)
                parts->links.emplace_back(QRectF(place.left() + left, place.top(), right - left, place.height()), link);
        }
    };
    for (const FigureId id : figures) {
        if (const Figure *figure = campaign.findEver(id))
            mark(figure->name, {id, 0, {}});
    }
    for (const Foe &foe : campaign.foes)
        mark(foe.name, {{}, foe.id, {}});
    return width;
}

void BattleColumns::share(qreal width, qreal end, const std::vector<BattleStory> &battles,
                          const CampaignDocument &document)
{
    const QFont body = fontFor(TextUse::Body);
    const QFont bold = fontFor(TextUse::BodyBold);
    const QString worth = words::totalWorthName(document.pack());
    const std::array<QString, Count> heads{//: A column: which encounter it was
                                           QString(), tr("Battle"), tr("Result"), tr("EAL"), worth,
                                           tr("Joining and leaving"),
                                           //: A column: enemies taken out
                                           tr("Killed"), tr("Notes, pictures")};
    for (std::size_t i = 0; i < heads.size(); ++i)
        m_columns[i] = {heads[i], 0, 0};
    const auto takes = [this](Name name, qreal wanted) {
        m_columns[name].width = std::max(m_columns[name].width, wanted);
    };
    for (const BattleStory &battle : battles) {
        takes(Mark, widthOf(markFont(battle.mark), battle.mark));
        takes(Battle, std::min<qreal>(widthOf(bold, battle.kind), scaledForFont(170)));
        takes(Result, (battle.outcome ? outcomeSide + 7 : 0) + widthOf(body, resultInWords(battle)));
        const qreal number = widthOf(bold, QStringLiteral("8"));
        if (battle.eal)
            takes(Level, 2 * number + arrowWidth + 14);
        const auto digits = qreal(QString::number(std::max(battle.repBefore, battle.repAfter.value_or(0))).size());
        takes(Strength, 2 * digits * number + arrowWidth + 14);
        if (const QString killed = killedInWords(battle); !killed.isEmpty())
            takes(Killed, widthOf(body, killed));
        if (battle.notes + battle.pictures > 0)
            takes(Added, 2 * (smallIcon + 5 + 2 * number) + 10);
    }
    qreal needed = firstLeft + end;
    for (Column &column : m_columns) {
        if (column.width > 0)
            column.width = std::max(column.width, widthOf(fontFor(TextUse::ColumnHead), column.head)) + battleGap;
        needed += column.width;
    }
    m_end = width - end;
    m_folded = width - needed < scaledForFont(leastRoster);
    if (!m_folded)
        m_columns[Roster].width = width - needed;
    qreal left = firstLeft;
    for (Column &column : m_columns) {
        column.left = left;
        left += column.width;
    }
}

int BattleColumns::headHeight()
{
    return std::max(26, lineSpacingOf(TextUse::ColumnHead) + 10);
}

void BattleColumns::drawHeads(QPainter &painter, const QRectF &place, const Inks &inks) const
{
    setType(painter, TextUse::ColumnHead, inks.pencil);
    for (const Column &column : m_columns) {
        if (column.width > 0)
            drawing::elided(painter, {place.left() + column.left, place.top(), column.width - 6, place.height()},
                            atLeft, column.head);
    }
    painter.fillRect(QRectF(place.left(), place.bottom() - 1.5, place.width(), 1.5), inks.ink);
}

int BattleColumns::lineHeight()
{
    return std::max(42, lineSpacingOf(TextUse::Body) + 16);
}

int BattleColumns::heightOf(const BattleStory &battle) const
{
    return lineHeight() + (m_folded && !battle.roster.empty() ? lineSpacingOf(TextUse::Body) + 4 : 0);
}

void BattleColumns::draw(QPainter &painter, const QRectF &row, const BattleStory &battle, const Campaign &campaign,
                         const Inks &inks, RowParts *parts) const
{
    const auto cell = [&](Name name) {
        const Column &column = m_columns[name];
        return QRectF(row.left() + column.left, row.top(), std::max(0.0, column.width - 6), lineHeight());
    };
    setType(painter, markFont(battle.mark), battle.outcome ? inks.ink : inks.accent);
    painter.drawText(cell(Mark), atLeft, battle.mark);
    setType(painter, TextUse::BodyBold, inks.ink);
    drawLinked(painter, cell(Battle), battle.kind, {}, campaign, inks, parts);
    QRectF result = cell(Result);
    if (battle.outcome) {
        outcomeMark(painter, {result.left(), result.center().y() - outcomeSide / 2, outcomeSide, outcomeSide},
                    *battle.outcome, inks);
        result.setLeft(result.left() + outcomeSide + 7);
    }
    setType(painter, TextUse::Body, inks.ink);
    painter.drawText(result, atLeft, resultInWords(battle));
    if (battle.eal)
        drawChange(painter, cell(Level), *battle.eal, battle.ealAfter, inks);
    drawChange(painter, cell(Strength), battle.repBefore, battle.repAfter, inks);
    setType(painter, TextUse::Body, inks.ink);
    painter.drawText(cell(Killed), atLeft, killedInWords(battle));
    drawAdded(painter, cell(Added), battle, inks);
    if (!m_folded)
        return drawRoster(painter, cell(Roster), battle, campaign, inks, parts);
    const qreal left = row.left() + m_columns[Battle].left;
    drawRoster(painter, {left, row.top() + lineHeight() - 8.0, m_end - left, qreal(lineSpacingOf(TextUse::Body)) + 8},
               battle, campaign, inks, parts);
}

/// Draws "3 → 2", the second number in bold.
void BattleColumns::drawChange(QPainter &painter, const QRectF &place, int from, const std::optional<int> &to,
                               const Inks &inks) const
{
    setType(painter, TextUse::Body, inks.ink);
    const QString before = QString::number(from);
    painter.drawText(place, atLeft, before);
    if (!to)
        return;
    const qreal left = place.left() + widthOf(painter.font(), before) + 7;
    drawing::arrow(painter, {left, place.center().y() + 0.5}, arrowWidth, inks);
    setType(painter, TextUse::BodyBold, inks.ink);
    painter.drawText(place.adjusted(left + arrowWidth + 7 - place.left(), 0, 0, 0), atLeft, QString::number(*to));
}

void BattleColumns::drawRoster(QPainter &painter, QRectF place, const BattleStory &battle, const Campaign &campaign,
                               const Inks &inks, RowParts *parts) const
{
    const auto part = [&](Theme theme, const QString &text, const std::vector<FigureId> &who) {
        if (place.width() < smallIcon + 40)
            return;
        drawIcon(painter, themeIcon(theme), {place.left(), place.center().y() - smallIcon / 2, smallIcon, smallIcon},
                 inks.pencil);
        place.setLeft(place.left() + smallIcon + 6);
        setType(painter, TextUse::Body, inks.ink);
        place.setLeft(place.left() + drawLinked(painter, place, text, who, campaign, inks, parts) + 14);
    };
    if (battle.outcome && !m_folded && std::ranges::none_of(battle.roster, isLoss))
        //: In a row for a battle: nobody fell or left
        part(Theme::Stays, tr("no losses"), {});
    qreal wanted = 0;
    for (const RosterChange &change : battle.roster)
        wanted += smallIcon + 20 + widthOf(fontFor(TextUse::Body), inWords(change, campaign));
    const bool isTooLong = wanted > place.width();
    for (const RosterChange &change : battle.roster) {
        // Recruits are counted, not named, so that no loss is cut off.
        const bool counted = isTooLong && change.theme == Theme::Recruit;
        //: In a row for a battle: the number of recruits
        part(change.theme, counted ? tr("%n joined", nullptr, int(change.who.size())) : inWords(change, campaign),
             change.who);
    }
}

void BattleColumns::drawAdded(QPainter &painter, QRectF place, const BattleStory &battle, const Inks &inks) const
{
    const auto part = [&](const IconName &icon, int count) {
        if (count > 0) {
            drawIcon(painter, icon, {place.left(), place.center().y() - smallIcon / 2, smallIcon, smallIcon},
                     inks.pencil);
            painter.drawText(place.adjusted(smallIcon + 5, 0, 0, 0), atLeft, QString::number(count));
        }
        place.setLeft(place.left() + smallIcon + 15 + 2 * widthOf(painter.font(), QStringLiteral("8")));
    };
    setType(painter, TextUse::Body, inks.ink);
    part("words", battle.notes);
    part("picture", battle.pictures);
}

} // namespace muster
