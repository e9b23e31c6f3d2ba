// SPDX-License-Identifier: MIT
#include "ui/map/mapwidget.h"

#include "ui/look/type.h"
#include "ui/map/mapaccess.h"
#include "ui/parts/views.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <cmath>

namespace muster {

/// Returns the factor by which the map is enlarged, so that its text grows with the type of the window.
static qreal enlarged()
{
    constexpr int usual = 100;
    return scaledForFont(usual) / qreal(usual);
}

static qreal heightOf(qreal width, const Encounter &encounter)
{
    return enlarged() * mapHeight(width / enlarged(), encounter);
}

static QRectF scaled(const QRectF &place, qreal by)
{
    return {place.topLeft() * by, place.size() * by};
}

static constexpr int smallest = 144;
static constexpr int wished = 504;

MapWidget::MapWidget(QWidget *parent)
    : QWidget(parent)
    , m_copy(addCopying(*this, [this] { return m_section ? wordsFor(*m_section) : QString(); }))
{
    installMapAccess();
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Map of the encounter"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void MapWidget::setEncounter(const Encounter &encounter, const std::optional<TableEdges> &edges,
                             const std::optional<SettlementPlan> &ground)
{
    if (encounter == m_encounter && edges == m_edges && ground == m_ground)
        return;
    const bool sizeChanges = mapHeight(wished, encounter) != mapHeight(wished, m_encounter);
    m_encounter = encounter;
    if (m_section && !encounter.setup.grid.has(*m_section))
        m_section.reset();
    m_edges = edges;
    m_ground = ground;
    setAccessibleDescription(setUpSentences(edges.value_or(TableEdges())).join(u' '));
    drawAnew();
    if (sizeChanges)
        updateGeometry();
    announceSections(this);
}

/// Selects a section. A number that is not on the grid changes nothing.
void MapWidget::setSection(std::optional<int> section)
{
    if (section == m_section || (section && !m_encounter.setup.grid.has(*section)))
        return;
    m_section = section;
    announceChosen(this);
    update();
}

void MapWidget::setChosenPef(std::optional<int> pef)
{
    if (pef == m_pef)
        return;
    m_pef = pef;
    drawAnew();
}

void MapWidget::setKept(const std::optional<std::set<int>> &kept)
{
    if (kept == m_kept)
        return;
    m_kept = kept;
    drawAnew();
    announceSections(this);
}

QString MapWidget::wordsFor(int section) const
{
    const TableEdges edges = m_edges.value_or(TableEdges());
    return isKept(section) ? keptSectionWords(m_encounter, section, edges) : sectionWords(m_encounter, section, edges);
}

/// Returns the place of the largest map that fits, centred, at whole pixels.
QRectF MapWidget::place() const
{
    constexpr qreal edge = 1;
    const qreal room = width() - 2 * edge;
    qreal side = room;
    while (side > 1 && heightOf(side, m_encounter) > height() - edge)
        side -= 1;
    return {std::floor((width() - side) / 2), 0, side, heightOf(side, m_encounter)};
}

QRectF MapWidget::placeOf(int section) const
{
    return scaled(sectionPlace(scaled(place(), 1 / enlarged()), m_encounter, section), enlarged());
}

std::optional<int> MapWidget::sectionAt(QPointF point) const
{
    for (int section = 1; section <= m_encounter.setup.grid.count(); ++section) {
        if (placeOf(section).contains(point))
            return section;
    }
    return std::nullopt;
}

QSize MapWidget::sizeHint() const
{
    return {wished, heightForWidth(wished)};
}

QSize MapWidget::minimumSizeHint() const
{
    return {smallest, heightForWidth(smallest)};
}

int MapWidget::heightForWidth(int width) const
{
    return int(std::ceil(heightOf(width, m_encounter)));
}

void MapWidget::drawAnew()
{
    m_drawn = {};
    update();
}

void MapWidget::choose(int section)
{
    setSection(section);
    emit sectionChosen(section);
}

bool MapWidget::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto section = sectionAt(help->pos());
    if (section && isOnLock(*section, help->pos()))
        QToolTip::showText(help->globalPos(),
                           isKept(*section)
                               ? tr("Locked: re-rolling leaves this section alone. Click, or L, unlocks it.")
                               : tr("Click, or L, locks this section, so that re-rolling leaves it alone."),
                           this);
    else if (section)
        QToolTip::showText(help->globalPos(), wordsFor(*section), this, placeOf(*section).toRect());
    else
        QToolTip::hideText();
    return true;
}

void MapWidget::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    if (m_drawn.isNull()) {
        m_drawn = QPixmap(size() * devicePixelRatioF());
        m_drawn.setDevicePixelRatio(devicePixelRatioF());
        m_drawn.fill(Qt::transparent);
        QPainter canvas(&m_drawn);
        canvas.scale(enlarged(), enlarged());
        drawMap(canvas, scaled(place(), 1 / enlarged()), m_encounter, inks,
                {std::nullopt, m_pef, m_kept, m_edges, m_ground ? &*m_ground : nullptr});
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_drawn);
    painter.scale(enlarged(), enlarged());
    if (m_section)
        drawSectionFrame(painter, scaled(place(), 1 / enlarged()), m_encounter, *m_section,
                         hasFocus() ? inks.accent : inks.pencil);
}

void MapWidget::keyPressEvent(QKeyEvent *event)
{
    int right = 0;
    int down = 0;
    switch (event->key()) {
    case Qt::Key_Left:
        right = -1;
        break;
    case Qt::Key_Right:
        right = 1;
        break;
    case Qt::Key_Up:
        down = -1;
        break;
    case Qt::Key_Down:
        down = 1;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    const QRectF from = placeOf(m_section.value_or(m_encounter.setup.grid.middle()));
    const QPointF step(right * from.width(), down * from.height());
    if (const auto section = sectionAt(from.center() + step))
        choose(*section);
}

bool MapWidget::isOnLock(int section, QPointF point) const
{
    return canBeSet() && lockPlace(scaled(place(), 1 / enlarged()), m_encounter, section).contains(point / enlarged());
}

void MapWidget::mousePressEvent(QMouseEvent *event)
{
    const auto section = sectionAt(event->position());
    if (!section || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    choose(*section);
    if (isOnLock(*section, event->position()))
        emit keepToggled();
}

void MapWidget::mouseDoubleClickEvent(QMouseEvent *event)
{
    const auto section = sectionAt(event->position());
    const bool onLock = section && isOnLock(*section, event->position());
    if (section && !onLock && event->button() == Qt::LeftButton)
        emit editWanted(); // the first click has selected the section
    else
        mousePressEvent(event); // two quick clicks on a lock count as two single clicks
}

void MapWidget::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto section = byKey ? m_section : sectionAt(event->pos());
    if (!section)
        return;
    choose(*section);
    emit menuWanted(byKey ? mapToGlobal(placeOf(*section).center().toPoint()) : event->globalPos());
}

void MapWidget::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (!m_section && event->reason() != Qt::MouseFocusReason)
        choose(m_encounter.kind == EncounterKind::RaidDefend ? m_encounter.setup.grid.count() : 1);
    announceChosen(this);
    update();
}

void MapWidget::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void MapWidget::resizeEvent(QResizeEvent *)
{
    drawAnew();
}

void MapWidget::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        drawAnew();
    QWidget::changeEvent(event);
}

} // namespace muster
