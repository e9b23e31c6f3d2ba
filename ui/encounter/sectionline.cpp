// SPDX-License-Identifier: MIT
#include "ui/encounter/sectionline.h"

#include "model/story/landwords.h"
#include "model/story/words.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr qreal badge = 26;
constexpr qreal sectionDie = 20;

} // namespace

SectionLine::SectionLine(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SectionLine::load(const std::optional<Section> &section, int objectiveBuildings, const Rolls &dice)
{
    m_section = section;
    m_dice = dice;
    QStringList parts;
    if (section) {
        parts << words::land(*section);
        parts.front() = words::capitalised(parts.front());
        if (objectiveBuildings > 0)
            parts << tr("the objective");
    }
    m_words = section ? parts.join(QStringLiteral(", ")) : tr("Choose a section on the map");
    setToolTip(section ? m_words : QString());
    setAccessibleName(section ? tr("Section %1: %2").arg(section->number).arg(m_words) : m_words);
    update();
}

QSize SectionLine::sizeHint() const
{
    // Room for two smaller lines, so that nothing moves when a section has more to say than another.
    return {
        240,
        std::max(static_cast<int>(badge) + 4, 2 * QFontMetrics(fontFor(TextUse::SecondLineBold)).lineSpacing() + 4)};
}

void SectionLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Inks &inks = inksOf(palette());
    const qreal middle = height() / 2.0;
    if (!m_section) {
        painter.setFont(fontFor(TextUse::Body));
        painter.setPen(inks.pencil);
        drawing::elided(painter, rect(), Qt::AlignLeft | Qt::AlignVCenter, m_words);
        return;
    }
    const QRectF square(1, middle - badge / 2, badge, badge);
    painter.setPen(QPen(inks.accent, 2.5));
    painter.setBrush(inks.field);
    painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    painter.setFont(fontFor(TextUse::BodyBold));
    painter.setPen(inks.ink);
    painter.drawText(square, Qt::AlignCenter, QString::number(m_section->number));

    qreal diceWidth = 0;
    for (const Roll &roll : m_dice)
        diceWidth += drawing::rollWidth(static_cast<int>(roll.dice.size()), sectionDie) + 14;
    painter.setFont(fontFor(TextUse::RowName));
    const qreal wanted = QFontMetricsF(painter.font()).horizontalAdvance(m_words) + 1;
    // What lies there matters more than its dice, which the chronicle has too.
    const bool hasRoom = square.right() + 9 + wanted + diceWidth <= width();
    if (!hasRoom) {
        diceWidth = 0;
        painter.setFont(fontFor(TextUse::SecondLineBold));
    }
    const QRectF text(square.right() + 9, 0, width() - square.right() - 9 - diceWidth, height());
    if (hasRoom)
        drawing::elided(painter, text, Qt::AlignLeft | Qt::AlignVCenter, m_words);
    else
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_words);
    qreal x = text.left() + wanted + 12;
    for (const Roll &roll : hasRoom ? m_dice : Rolls())
        x += drawing::roll(painter, {x, middle - sectionDie / 2}, sectionDie, roll, {}, inks) + 10;
}

} // namespace muster
