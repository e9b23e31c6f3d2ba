// SPDX-License-Identifier: MIT
#include "ui/parts/dicelines.h"

#include "model/story/playwords.h"
#include "rules/scenario/cards.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int rowHeight = 29;
constexpr qreal dieSide = 20;
constexpr qreal diePitch = 25;
constexpr qreal lineColon = 18;

// Where the columns begin, in parts of the width.
constexpr qreal thrownAt = 0.275;
constexpr qreal diceAt = 0.438;
constexpr qreal resultAt = 0.788;
constexpr qreal gap = 8;

QString spoken(const DiceLine &line)
{
    QStringList groups;
    for (const Faces &group : line.groups) {
        QStringList faces;
        for (const Die die : group)
            faces << (line.areCards ? words::card(cardOf(die.face)) : QString::number(die.face));
        groups << faces.join(u' ');
    }
    return QStringList{line.title, line.thrown, groups.join(QStringLiteral(" : ")), line.result}.join(
        QStringLiteral(", "));
}

/// How much the dice have to shrink to stay inside their column.
qreal scaleFor(const DiceLine &line, qreal width)
{
    qreal needed = lineColon * std::max(0, static_cast<int>(line.groups.size()) - 1);
    for (const Faces &group : line.groups)
        needed += diePitch * static_cast<qreal>(group.size());
    return needed > width ? width / needed : 1.0;
}

} // namespace

DiceLines::DiceLines(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("Rolls so far"));
}

void DiceLines::load(std::vector<DiceLine> lines)
{
    m_lines = std::move(lines);
    QStringList words;
    for (const DiceLine &line : m_lines)
        words << spoken(line);
    setAccessibleDescription(words.join(u'\n'));
    updateGeometry();
    update();
}

int DiceLines::lineHeight() const
{
    return std::max(rowHeight, QFontMetrics(fontFor(TextUse::Body)).lineSpacing() + 8);
}

QSize DiceLines::sizeHint() const
{
    return {480, lineHeight() * static_cast<int>(m_lines.size())};
}

void DiceLines::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Inks &inks = inksOf(palette());
    const qreal height = lineHeight();
    const qreal thrown = thrownStart(QFontMetrics(fontFor(TextUse::Body)));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const QRectF row(0, height * static_cast<qreal>(i), width(), height);
        const auto column = [&](qreal from, qreal to) {
            return QRectF(from, row.top(), to - from - gap, row.height());
        };
        constexpr int centred = Qt::AlignVCenter | Qt::AlignLeft;
        painter.setFont(fontFor(TextUse::Body)); // cards have their own
        painter.setPen(inks.ink);
        drawing::elided(painter, column(0, thrown), centred, m_lines[i].title);
        painter.setPen(inks.pencil);
        drawing::elided(painter, column(thrown, diceAt * width()), centred, m_lines[i].thrown);
        const qreal diceEnd = drawDice(painter, column(diceAt * width(), resultAt * width()), m_lines[i]);
        painter.setPen(inks.pencil);
        // A long result begins further left than the others, where few dice leave room.
        const qreal wanted = painter.fontMetrics().horizontalAdvance(m_lines[i].result) + 1;
        const qreal from = std::min(resultAt * row.width(), std::max(diceEnd + 6, row.right() - wanted));
        drawing::elided(painter, QRectF(from, row.top(), row.right() - from, height), centred, m_lines[i].result);
    }
}

/// Further right than usual where a title is long and the words beside it are short.
qreal DiceLines::thrownStart(const QFontMetrics &metrics) const
{
    qreal title = 0;
    qreal thrown = 0;
    for (const DiceLine &line : m_lines) {
        title = std::max<qreal>(title, metrics.horizontalAdvance(line.title) + gap + 1);
        thrown = std::max<qreal>(thrown, metrics.horizontalAdvance(line.thrown) + gap + 1);
    }
    return std::max(thrownAt * width(), std::min(title, diceAt * width() - thrown));
}

qreal DiceLines::drawDice(QPainter &painter, const QRectF &place, const DiceLine &line) const
{
    const Inks &inks = inksOf(palette());
    const qreal scale = scaleFor(line, place.width());
    const qreal side = dieSide * scale;
    qreal x = place.left();
    for (std::size_t group = 0; group < line.groups.size(); ++group) {
        if (group > 0) {
            painter.setPen(inks.ink);
            painter.drawText(QRectF(x, place.top(), lineColon * scale - 5, place.height()), Qt::AlignCenter,
                             QStringLiteral(":"));
            x += lineColon * scale;
        }
        const Faces &dice = line.groups[group];
        for (int i = 0; i < dice.size(); ++i, x += diePitch * scale) {
            const bool counted = group < line.counted.size() && i < static_cast<int>(line.counted[group].size())
                && line.counted[group][static_cast<std::size_t>(i)];
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

} // namespace muster
