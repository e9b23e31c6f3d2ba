// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/settlementview.h"

#include "model/story/landwords.h"
#include "model/systems/scenarios.h"
#include "ui/encounter/mappane.h"
#include "ui/help/keys.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/window/page.h"
#include "ui/window/writestep.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster {

namespace {

enum GroundShown { LandShown, SettlementShown };
enum Seen { SettlementSeen, LandSeen };

} // namespace

static constexpr qreal smallestLetter = 12;
static constexpr int wished = 500;
static constexpr int smallest = 240;

SettlementView::SettlementView()
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SettlementView::load(const KeptSettlement &kept, const Pack &pack)
{
    m_plan = planOf(kept, pack);
    m_taken.reset();
    m_chosen = std::min(m_chosen, m_plan.layout.blocks.size() - 1);
    m_summary = words::summary(kept, pack);
    setAccessibleName(tr("Layout of %1").arg(kept.name));
    setAccessibleDescription(m_summary);
    setToolTip(asToolTip(m_summary));
    updateGeometry();
    update();
}

void SettlementView::setRearranged(bool on)
{
    m_rearranged = on;
    setFocusPolicy(on ? Qt::StrongFocus : Qt::NoFocus);
    //: Heading in the list of keys
    setShortcutHelp(this, tr("Settlement"),
                    //: Keys of the keyboard
                    {{tr("Arrow keys"), tr("Move between structures")},
                     //: A key of the keyboard
                     {tr("Space"), tr("Pick up a structure; press again on another to swap them")},
                     //: A key of the keyboard
                     {tr("Esc"), tr("Cancel the swap")}});
}

QSize SettlementView::sizeHint() const
{
    return {wished, heightForWidth(wished)};
}

QSize SettlementView::minimumSizeHint() const
{
    return {smallest, 120};
}

int SettlementView::heightForWidth(int width) const
{
    return int(std::ceil(settlementSize(m_plan, width).height())) + 1;
}

QRectF SettlementView::ground() const
{
    qreal wide = width();
    const QSizeF full = settlementSize(m_plan, wide);
    if (full.height() > height())
        wide = full.width() * height() / full.height();
    return {(width() - wide) / 2, 0, wide, qreal(height())};
}

QRectF SettlementView::placeOfBlock(std::size_t block) const
{
    const std::vector<QRectF> places = blockPlaces(m_plan, ground());
    return block < places.size() ? places[block] : QRectF();
}

std::optional<std::size_t> SettlementView::blockAt(QPointF place) const
{
    const std::vector<QRectF> places = blockPlaces(m_plan, ground());
    for (std::size_t block = 0; block < places.size(); ++block) {
        if (places[block].contains(place) && !m_plan.layout.blocks[block].structure.isEmpty())
            return block;
    }
    return std::nullopt;
}

void SettlementView::choose(std::size_t block)
{
    m_chosen = block;
    const QString name = m_plan.names.value(qsizetype(block));
    setAccessibleDescription(
        //: Two blocks of a settlement that change places, and what is known of them
        m_taken ? tr("%1 swaps with %2. %3").arg(m_plan.names.value(qsizetype(*m_taken)), name, m_summary)
                //: A block of a settlement, and what is known of it
                : tr("%1. %2").arg(name, m_summary));
    update();
}

void SettlementView::go(int across, int down)
{
    const SettlementBlock &from = m_plan.layout.blocks[m_chosen];
    std::optional<std::size_t> next;
    const auto distance = [&](const SettlementBlock &to) {
        const int ahead = (to.column - from.column) * across + (to.row - from.row) * down;
        const int aside = std::abs((to.column - from.column) * down) + std::abs((to.row - from.row) * across);
        return ahead > 0 ? std::optional(ahead + 2 * aside) : std::nullopt;
    };
    for (std::size_t block = 0; block < m_plan.layout.blocks.size(); ++block) {
        const SettlementBlock &to = m_plan.layout.blocks[block];
        const auto far = distance(to);
        if (far && !to.structure.isEmpty() && (!next || *far < *distance(m_plan.layout.blocks[*next])))
            next = block;
    }
    if (next)
        choose(*next);
}

void SettlementView::takeOrPut(std::size_t block)
{
    const auto taken = std::exchange(m_taken, std::nullopt);
    if (!taken)
        m_taken = block;
    choose(block);
    if (taken && *taken != block)
        emit exchangeWanted(*taken, block);
}

void SettlementView::keyPressEvent(QKeyEvent *event)
{
    if (!m_rearranged || m_plan.empty())
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return go(-1, 0);
    case Qt::Key_Right:
        return go(1, 0);
    case Qt::Key_Up:
        return go(0, -1);
    case Qt::Key_Down:
        return go(0, 1);
    case Qt::Key_Space:
        if (!m_plan.layout.blocks[m_chosen].structure.isEmpty())
            takeOrPut(m_chosen);
        return;
    case Qt::Key_Escape:
        if (std::exchange(m_taken, std::nullopt))
            return choose(m_chosen);
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void SettlementView::mousePressEvent(QMouseEvent *event)
{
    const auto block = m_rearranged ? blockAt(event->position()) : std::nullopt;
    if (!block || event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_dragged = false;
    takeOrPut(*block);
}

void SettlementView::mouseMoveEvent(QMouseEvent *event)
{
    const auto block = m_taken ? blockAt(event->position()) : std::nullopt;
    if (block && *block != m_chosen) {
        m_dragged = true;
        choose(*block);
    }
}

/// Puts a structure down after dragging. Without dragging, a click takes it up and a second one puts it down.
void SettlementView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_taken || !m_dragged)
        return;
    if (const auto block = blockAt(event->position()))
        takeOrPut(*block);
}

void SettlementView::paintEvent(QPaintEvent *)
{
    if (m_plan.empty())
        return;
    QPainter painter(this);
    const Inks &inks = inksOf(palette());
    drawSettlement(painter, ground(), m_plan, inks, smallestLetter);
    if (!m_rearranged || !(hasFocus() || m_taken))
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto frame = [&](std::size_t block, Qt::PenStyle style) {
        painter.setPen({inks.accent, 2.5, style});
        painter.drawRoundedRect(placeOfBlock(block).adjusted(-2, -2, 2, 2), 6, 6);
    };
    if (!m_plan.layout.blocks[m_chosen].structure.isEmpty())
        frame(m_chosen, Qt::SolidLine);
    if (m_taken)
        frame(*m_taken, Qt::DashLine);
}

BattlefieldPane::BattlefieldPane(MapPane *table)
    : m_view(new SettlementView)
{
    auto *stack = new NoHeightForWidth;
    m_stack = new StackedLayout(stack);
    m_stack->addWidget(table);
    m_stack->addWidget(widgetWith(vbox({{m_view, 1}}, -1, {24, 12, 24, 14})));
    m_head = makeHead();
    vbox(this, {m_head, {stack, 1}}, 0);
    setFirstFocus(*this, table);
}

QWidget *BattlefieldPane::makeHead()
{
    m_where = new QComboBox;
    m_where->setMinimumContentsLength(10);
    m_where->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_where->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    //: Label of a choice: the settlement of this battle
    QLabel *label = makeLabel(TextUse::SecondLineBold, tr("Fought in"));
    label->setBuddy(m_where);
    m_where->setAccessibleName(label->text());
    m_seen = new SegmentedControl;
    //: Label of a choice, for a screen reader: plan or terrain
    m_seen->setAccessibleName(tr("View"));
    //: A choice: the plan of the settlement is shown
    m_seen->addItem("settlement", tr("Settlement"));
    //: A choice: the terrain is shown
    m_seen->addItem("map", tr("Terrain"));
    //: Button: another settlement, by dice
    auto *another = new Button("dice", tr("New"));
    another->setAccessibleName(tr("Roll up a new settlement to fight in"));
    another->setToolTip(tr("Rolls up a settlement and sets the encounter there"));
    connect(m_where, &QComboBox::activated, this, &BattlefieldPane::fight);
    connect(m_seen, &SegmentedControl::chosen, this, &BattlefieldPane::showGround);
    onPress(another, this, [this] { emit actWanted(acts::FindSettlement(), diceHabit()); });

    return widgetWith(hbox({label, {m_where, 1}, another, m_seen}, 8, {24, 16, 24, 0}));
}

void BattlefieldPane::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    const Pack &pack = document->pack();
    const auto &fought = campaign.encounter->settlement;
    m_head->setVisible(acts::mayBeInSettlement(campaign, pack) || fought);
    {
        const QSignalBlocker quiet(m_where);
        m_where->clear();
        //: A choice: the battle is in none
        m_where->addItem(tr("no settlement"), 0);
        for (const KeptSettlement &kept : campaign.settlements) {
            if (kept.locale == localeIn(campaign, pack, campaign.turn) || kept.id == fought)
                m_where->addItem(kept.name, kept.id);
        }
        m_where->setCurrentIndex(fought ? m_where->findData(*fought) : 0);
    }
    if (fought)
        m_view->load(*campaign.settlement(*fought), pack);
    m_seen->setVisible(fought && !campaign.encounter->setup.sections.empty());
    if (fought != m_fought)
        m_seen->setCurrent(SettlementSeen);
    m_fought = fought;
    showGround();
}

void BattlefieldPane::showLand()
{
    m_seen->setCurrent(LandSeen);
    showGround();
}

void BattlefieldPane::showGround()
{
    const bool fought = m_document && m_document->campaign().encounter && m_document->campaign().encounter->settlement;
    const bool land = !m_seen->isHidden() && m_seen->current() == LandSeen;
    m_stack->setCurrentIndex(fought && !land ? SettlementShown : LandShown);
}

void BattlefieldPane::fight()
{
    const int id = m_where->currentData().toInt();
    const auto step =
        acts::fightIn(m_document->campaign(), m_document->pack(), id == 0 ? std::nullopt : std::optional(id));
    if (step)
        write(*step);
    else if (id != m_document->campaign().encounter->settlement.value_or(0))
        emit pageAround(*this)->problem(textOf(step.problems()));
}

void BattlefieldPane::write(const Step &step)
{
    if (m_document && !pageAround(*this)->write(step))
        load(m_document); // resets the choice
}

} // namespace muster
