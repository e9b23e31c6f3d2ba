// SPDX-License-Identifier: MIT
#include "ui/parts/dicerow.h"

#include "model/story/playwords.h"
#include "rules/scenario/cards.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/spokenrole.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster {

namespace {

constexpr int gapBetween = 6;
constexpr int barBelow = 5;

} // namespace

DiceRow::DiceRow(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void DiceRow::show(const Faces &dice, int count, std::function<bool(int)> counts)
{
    m_dice = dice;
    m_count = count;
    m_counts = std::move(counts);
    updateGeometry();
    update();
}

void DiceRow::setSide(int side)
{
    if (std::exchange(m_side, side) == side)
        return;
    updateGeometry();
    update();
}

int DiceRow::widthAt(int side) const
{
    return m_count == 0 ? 0 : m_count * (side + gapBetween) - gapBetween + 2;
}

QSize DiceRow::sizeHint() const
{
    return {widthAt(m_side), m_side + 2 * barBelow + 2};
}

void DiceRow::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    for (int i = 0; i < m_count; ++i) {
        const QRectF square(1 + i * (m_side + gapBetween), barBelow + 1, m_side, m_side);
        if (i >= m_dice.size()) {
            drawing::die(painter, square, 0, drawing::DieLook::ToCome, false, inks);
            continue;
        }
        const Die die = m_dice[i];
        const auto look = die.by == Thrower::Player ? drawing::DieLook::Player : drawing::DieLook::Program;
        if (m_cards) {
            drawing::card(painter, square, cardOf(die.face), look, inks);
            continue;
        }
        drawing::die(painter, square, die.face, look, m_counts && m_counts(die.face), inks);
    }
}

namespace {

constexpr qreal storyColon = 20;
constexpr qreal markBelow = 4; // room for the bar below a counted die

} // namespace

qreal paintStoryDice(QPainter &painter, QPointF topLeft, qreal side, const StoryDice &dice, const Inks &inks)
{
    QPointF at = topLeft;
    for (std::size_t i = 0; i < dice.rolls.size(); ++i) {
        if (i > 0) {
            setType(painter, TextUse::Body, inks.pencil);
            painter.drawText(QRectF(at.x(), at.y() - 1, storyColon, side), Qt::AlignCenter, QStringLiteral(":"));
            at.rx() += storyColon;
        }
        const std::vector<bool> counted = i < dice.counted.size() ? dice.counted[i] : std::vector<bool>();
        at.rx() += drawing::roll(painter, at, side, dice.rolls[i], counted, inks);
    }
    return at.x() - topLeft.x();
}

qreal storyDiceWidth(const StoryDice &dice, qreal side)
{
    qreal width = dice.rolls.empty() ? 0 : (qreal(dice.rolls.size()) - 1) * storyColon;
    for (const Roll &roll : dice.rolls)
        width += drawing::rollWidth(int(roll.dice.size()), side);
    return width;
}

StoryDiceRow::StoryDiceRow(qreal side, QWidget *parent)
    : QWidget(parent)
    , m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StoryDiceRow::setDice(const StoryDice &dice, const QString &description)
{
    m_dice = dice;
    setAccessibleName(description);
    updateGeometry();
    update();
}

QSize StoryDiceRow::sizeHint() const
{
    return QSizeF(std::ceil(storyDiceWidth(m_dice, m_side)), std::ceil(m_side + markBelow)).toSize();
}

void StoryDiceRow::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    paintStoryDice(painter, {0, 0}, m_side, m_dice, inksOf(palette()));
}

namespace {

constexpr int rowHeight = 29;
constexpr qreal dieSide = 20;
constexpr qreal betweenDice = 5;
constexpr qreal lineColon = 18;

// Left edges of the columns, in parts of the width.
constexpr qreal thrownAt = 0.275;
constexpr qreal diceAt = 0.438;
constexpr qreal resultAt = 0.788;
constexpr qreal foldedResultAt = 0.5;
constexpr qreal foldedDiceAt = 14; ///< indent of the dice of a roll below its title
constexpr qreal titleGap = 12;
constexpr qreal besideDice = 6;

} // namespace

QString spoken(const DiceLine &line)
{
    QStringList groups;
    for (const Faces &group : line.groups) {
        QStringList faces;
        for (const Die die : group)
            faces << (line.areCards ? words::card(cardOf(die.face)) : QString::number(die.face));
        groups << faces.join(u' ');
    }
    return QStringList{line.title, line.thrown, groups.join(u" : "), line.result}.join(QStringLiteral(", "));
}

qreal widthOfDice(const DiceLine &line, qreal side)
{
    qreal width = lineColon * std::max(0, int(line.groups.size()) - 1);
    for (const Faces &group : line.groups)
        width += (side + betweenDice) * qreal(group.size());
    return width;
}

qreal drawDice(QPainter &painter, const QRectF &place, const DiceLine &line, qreal side, const Inks &inks)
{
    const qreal scale = std::min(1.0, place.width() / std::max(widthOfDice(line, side), 1.0));
    const qreal pitch = (side + betweenDice) * scale;
    side *= scale;
    qreal x = place.left();
    for (std::size_t group = 0; group < line.groups.size(); ++group) {
        if (group > 0) {
            painter.setPen(inks.ink);
            painter.drawText(QRectF(x, place.top(), lineColon * scale - 5, place.height()), Qt::AlignCenter,
                             QStringLiteral(":"));
            x += lineColon * scale;
        }
        const Faces &dice = line.groups[group];
        for (int i = 0; i < dice.size(); ++i, x += pitch) {
            const bool counted = group < line.counted.size() && i < int(line.counted[group].size())
                && line.counted[group][std::size_t(i)];
            const QRectF square(x + 0.5, place.center().y() - side / 2, side, side);
            const auto look = dice[i].by == Thrower::Player ? drawing::DieLook::Player : drawing::DieLook::Program;
            if (line.areCards)
                drawing::card(painter, square, cardOf(dice[i].face), look, inks);
            else
                drawing::die(painter, square, dice[i].face, look, counted, inks);
        }
    }
    return x;
}

DiceLines::DiceLines()
{
    setAccessibleRole(*this, QAccessible::AlertMessage);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("Rolls so far"));
}

void DiceLines::load(std::vector<DiceLine> lines)
{
    const qsizetype before = std::exchange(m_told, qsizetype(lines.size()));
    QStringList words;
    for (const DiceLine &line : lines)
        words << spoken(line);
    if (m_latestOnly && lines.size() > 1)
        lines.erase(lines.begin(), lines.end() - 1);
    m_lines = std::move(lines);
    const bool more = words.size() > before;
    if (const QString all = words.join(u'\n'); all != accessibleDescription() || words.isEmpty()) {
        // Only the new rolls are in the name, be it one or all the rest.
        setAccessibleName(words.isEmpty() ? tr("Rolls so far")
                                          : words.mid(more ? before : words.size() - 1).join(u'\n'));
        setAccessibleDescription(all);
    }
    fold();
    updateGeometry();
    update();
    if (more && isVisible())
        announce(*this); // reads the new rolls
}

int DiceLines::lineHeight() const
{
    return std::max(rowHeight, lineSpacingOf(TextUse::Body) + 8);
}

QSize DiceLines::sizeHint() const
{
    return {480, lineHeight() * m_rows};
}

/// Checks whether the title and the number of dice are wider than the room that the dice leave them.
bool DiceLines::isFolded(const DiceLine &line) const
{
    const QFontMetricsF metrics(fontFor(TextUse::Body));
    return metrics.horizontalAdvance(line.title) + titleGap + metrics.horizontalAdvance(line.thrown)
        > diceAt * width() - besideDice;
}

/// Returns the place between the beginning of the dice and that of the results.
QRectF DiceLines::diceIn(const DiceLine &line) const
{
    const bool folded = isFolded(line);
    const qreal from = folded ? foldedDiceAt : diceAt * width();
    return {from, 0, (folded ? foldedResultAt : resultAt) * width() - besideDice - from, qreal(lineHeight())};
}

void DiceLines::fold()
{
    const QFontMetricsF metrics(fontFor(TextUse::Body));
    const bool isCut = std::ranges::any_of(m_lines, [&](const DiceLine &line) {
        const QRectF dice = diceIn(line);
        const qreal end = dice.left() + std::min(widthOfDice(line, dieSide), dice.width());
        return end + besideDice + metrics.horizontalAdvance(line.result) > width();
    });
    setToolTip(isCut ? asToolTip(accessibleDescription()) : QString());
    const auto folded = std::ranges::count_if(m_lines, [this](const DiceLine &line) { return isFolded(line); });
    const int rows = int(m_lines.size()) + int(folded);
    if (rows == m_rows)
        return;
    m_rows = rows;
    updateGeometry();
    update();
}

void DiceLines::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fold();
}

void DiceLines::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    painter.setFont(fontFor(TextUse::Body));
    const qreal line = lineHeight();
    const qreal results = std::min(resultAt * width(), width() - widestResult());
    qreal y = 0;
    for (const DiceLine &one : m_lines) {
        const bool folded = isFolded(one);
        const QRectF dice = diceIn(one);
        const qreal resultFrom = folded ? foldedResultAt * width() : results;
        drawTitle(painter, QRectF(0, y, folded ? width() : dice.left() - besideDice, line), one, folded);
        y += folded ? line : 0;
        const QRectF row(0, y, width(), line);
        const qreal diceEnd = drawDice(painter, dice.translated(0, y), one, dieSide, inksOf(palette()));
        painter.setFont(fontFor(TextUse::Body)); // drawing cards changes the font
        drawResult(painter, row, resultFrom, diceEnd, one);
        y += line;
    }
}

/// Draws the title and the number of dice, which stand below each other in all lines as far as the title leaves room.
void DiceLines::drawTitle(QPainter &painter, const QRectF &row, const DiceLine &line, bool folded) const
{
    const Inks &inks = inksOf(palette());
    constexpr int centred = Qt::AlignVCenter | Qt::AlignLeft;
    const qreal thrown = painter.fontMetrics().horizontalAdvance(line.thrown) + 1;
    painter.setPen(inks.ink);
    const QRectF place = row.adjusted(0, 0, -thrown - titleGap, 0);
    const qreal end = row.left() + drawing::elided(painter, place, centred, line.title) + titleGap;
    painter.setPen(inks.pencil);
    const qreal usual = folded ? end : thrownAt * width();
    const qreal from = std::min(std::max(end, usual), row.right() - thrown);
    drawing::elided(painter, QRectF(from, row.top(), row.right() - from, row.height()), centred, line.thrown);
}

qreal DiceLines::widestResult() const
{
    const QFontMetricsF metrics(fontFor(TextUse::Body));
    qreal widest = 0;
    for (const DiceLine &line : m_lines)
        widest = std::max(widest, metrics.horizontalAdvance(line.result) + 1);
    return widest;
}

/// Draws the result. All results begin at the same place, except after so many dice that they reach beyond it.
void DiceLines::drawResult(QPainter &painter, const QRectF &row, qreal from, qreal diceEnd, const DiceLine &line) const
{
    painter.setPen(inksOf(palette()).pencil);
    from = std::max(from, diceEnd + besideDice);
    drawing::elided(painter, QRectF(from, row.top(), row.right() - from, row.height()),
                    Qt::AlignVCenter | Qt::AlignLeft, line.result);
}

namespace {

constexpr qreal faceSide = 17;
constexpr qreal facePitch = 20;
constexpr qreal betweenMeanings = 16;

qreal widthOfFaces(const FaceMeaning &one)
{
    return facePitch * (one.to - one.from + 1);
}

} // namespace

FacesView::FacesView()
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    hide();
}

void FacesView::load(std::vector<FaceMeaning> meanings)
{
    m_meanings = std::move(meanings);
    QStringList told;
    for (const FaceMeaning &one : m_meanings)
        told << (one.from == one.to
                     ? tr("%1: %2", "a face and what it means").arg(one.from).arg(one.meaning)
                     : tr("%1–%2: %3", "faces and what they mean").arg(one.from).arg(one.to).arg(one.meaning));
    setAccessibleName(told.join(u"; "));
    setToolTip(asToolTip(told.join(u'\n')));
    setVisible(!m_meanings.empty());
    update();
}

QSize FacesView::sizeHint() const
{
    return {300, int(faceSide) + 6 + lineSpacingOf(TextUse::SecondLine)};
}

void FacesView::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const QFontMetricsF metrics(fontFor(TextUse::SecondLine));
    std::vector<qreal> widths;
    for (const FaceMeaning &one : m_meanings)
        widths.push_back(std::max(metrics.horizontalAdvance(one.meaning) + 1, widthOfFaces(one)));
    widths = shareWidth(widths, width() - betweenMeanings * qreal(m_meanings.size() - 1));
    qreal x = 0;
    for (std::size_t i = 0; i < m_meanings.size(); ++i) {
        const FaceMeaning &one = m_meanings[i];
        for (int face = one.from; face <= one.to; ++face)
            drawing::die(painter, {x + 0.5 + facePitch * (face - one.from), 0.5, faceSide, faceSide}, face,
                         drawing::DieLook::Program, false, painter.inks);
        setType(painter, TextUse::SecondLine, painter.inks.ink);
        drawing::elided(painter, {x, faceSide + 3, widths[i], height() - faceSide - 3}, atLeft, one.meaning);
        x += widths[i] + betweenMeanings;
    }
}

} // namespace muster
