// SPDX-License-Identifier: MIT
#include "ui/encounter/sectionrow.h"

#include "model/story/landwords.h"
#include "model/story/words.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/layout.h"

#include <QEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace muster {

namespace {

constexpr int deedGap = 8;
constexpr int mostLinesBeside = 3;
constexpr qreal badge = 26;
constexpr qreal sectionDie = 20;
constexpr qreal behindBadge = badge + 10; // left edge of the words

QString sectionInWords(const Section &section, bool objective)
{
    QStringList parts = words::landOnItsOwn(section);
    if (objective)
        parts << SectionLine::tr("the objective");
    return parts.join(u", ");
}

} // namespace

SectionRow::SectionRow(const QList<QWidget *> &deeds)
    : m_line(new SectionLine(this))
    , m_deeds(hbox({Spring{}}, deedGap))
    , m_all(hbox(this, {{m_line, 1}, m_deeds}, deedGap))
{
    for (QWidget *deed : deeds)
        add(deed);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SectionRow::add(QWidget *deed)
{
    m_deeds->insertWidget(m_deeds->count() - 1, deed);
}

bool SectionRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) {
        const bool folds = m_line->linesAt(width() - deedGap - m_deeds->sizeHint().width()) > mostLinesBeside;
        m_all->setDirection(folds ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }
    return QWidget::event(event);
}

SectionLine::SectionLine(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SectionLine::load(const Setup &table, std::optional<int> section, const Rolls &dice)
{
    m_section.reset();
    m_words = tr("Select a section on the map");
    m_all = {m_words};
    for (const Section &one : table.sections) {
        const bool objective = one.number == table.grid.objective() && table.objectiveBuildings > 0;
        m_all << sectionInWords(one, objective);
        if (one.number != section)
            continue;
        m_section = one;
        m_words = m_all.back();
    }
    m_dice = dice;
    setToolTip(m_section ? m_words : QString());
    setAccessibleName(m_section ? tr("Section %1: %2").arg(m_section->number).arg(m_words) : m_words);
    updateGeometry();
    update();
}

int SectionLine::linesAt(int width) const
{
    const QFontMetrics metrics(fontFor(TextUse::SecondLineBold));
    int most = 0;
    for (const QString &words : m_all) {
        const QRect room(0, 0, std::max(1, qFloor(width - behindBadge)), QWIDGETSIZE_MAX);
        most = std::max(most, metrics.boundingRect(room, Qt::TextWordWrap, words).height());
    }
    return qCeil(most / qreal(metrics.lineSpacing()));
}

int SectionLine::heightForWidth(int width) const
{
    const int lines = std::max(2, linesAt(width)); // two lines in the smaller type, or one in the larger
    return std::max(int(badge) + 4, lines * lineSpacingOf(TextUse::SecondLineBold) + 4);
}

QSize SectionLine::sizeHint() const
{
    constexpr int usual = 240;
    return {usual, heightForWidth(usual)};
}

void SectionLine::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    const qreal middle = height() / 2.0;
    if (!m_section) {
        setType(painter, TextUse::Body, inks.pencil);
        drawing::elided(painter, rect(), atLeft, m_words);
        return;
    }
    const QRectF square(1, middle - badge / 2, badge, badge);
    outlined(painter, {inks.accent, 2.5}, inks.field).drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    setType(painter, TextUse::BodyBold, inks.ink);
    painter.drawText(square, Qt::AlignCenter, QString::number(m_section->number));

    qreal diceWidth = 0;
    for (const Roll &roll : m_dice)
        diceWidth += drawing::rollWidth(int(roll.dice.size()), sectionDie) + 14;
    painter.setFont(fontFor(TextUse::RowName));
    const qreal wanted = QFontMetricsF(painter.font()).horizontalAdvance(m_words) + 1;
    // The land of the section matters more than its dice, which are in the chronicle too.
    const bool hasRoom = behindBadge + wanted + diceWidth <= width();
    if (!hasRoom) {
        diceWidth = 0;
        painter.setFont(fontFor(TextUse::SecondLineBold));
    }
    const QRectF text(behindBadge, 0, width() - behindBadge - diceWidth, height());
    if (hasRoom)
        drawing::elided(painter, text, atLeft, m_words);
    else
        painter.drawText(text, atLeft | Qt::TextWordWrap, m_words);
    qreal x = text.left() + wanted + 12;
    for (const Roll &roll : hasRoom ? m_dice : Rolls())
        x += drawing::roll(painter, {x, middle - sectionDie / 2}, sectionDie, roll, {}, inks) + 10;
}

} // namespace muster
