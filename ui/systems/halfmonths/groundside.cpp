// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/groundside.h"

#include "model/systems/halfmonths/travel.h"
#include "ui/encounter/tableside.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/freeheight.h"
#include "ui/parts/label.h"
#include "ui/parts/layers.h"
#include "ui/parts/tabstops.h"
#include "ui/systems/halfmonths/settlementview.h"
#include "ui/window/writestep.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace muster {

namespace {

enum GroundShown { LandShown, SettlementShown };
enum Seen { SettlementSeen, LandSeen };

} // namespace

GroundSide::GroundSide(TableSide *table, QWidget *parent)
    : QWidget(parent)
    , m_view(new SettlementView)
{
    auto *settlement = new QWidget;
    auto *inside = new QVBoxLayout(settlement);
    inside->setContentsMargins(24, 12, 24, 14);
    inside->addWidget(m_view, 1);
    auto *stack = new FreeHeight;
    m_stack = new Layers(stack);
    m_stack->addWidget(table);
    m_stack->addWidget(settlement);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head = makeHead();
    column->addWidget(m_head);
    column->addWidget(stack, 1);
    beginAt(*this, table);
}

QWidget *GroundSide::makeHead()
{
    m_where = new QComboBox;
    m_where->setMinimumContentsLength(10);
    m_where->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_where->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QLabel *label = makeLabel(TextUse::SecondLineBold, tr("Fought in"));
    label->setBuddy(m_where);
    m_where->setAccessibleName(label->text());
    m_seen = new Choice;
    m_seen->setAccessibleName(tr("View"));
    m_seen->addItem(QStringLiteral("settlement"), tr("Settlement"));
    m_seen->addItem(QStringLiteral("map"), tr("Terrain"));
    auto *another = new Button(QStringLiteral("dice"), tr("New"));
    another->setAccessibleName(tr("Roll up a new settlement to fight in"));
    another->setToolTip(tr("Rolls up a settlement and sets the encounter there"));
    connect(m_where, &QComboBox::activated, this, &GroundSide::fight);
    connect(m_seen, &Choice::chosen, this, &GroundSide::showGround);
    connect(another, &QPushButton::clicked, this, [this] { emit actWanted(acts::FindSettlement(), diceHabit()); });

    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(24, 16, 24, 0);
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_where, 1);
    row->addWidget(another);
    row->addWidget(m_seen);
    return head;
}

void GroundSide::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    const Pack &pack = document->pack();
    const auto &fought = campaign.encounter->settlement;
    m_head->setVisible(actions::mayBeInSettlement(campaign, pack) || fought);
    {
        const QSignalBlocker quiet(m_where);
        m_where->clear();
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

void GroundSide::showLand()
{
    m_seen->setCurrent(LandSeen);
    showGround();
}

void GroundSide::showGround()
{
    const bool fought = m_document && m_document->campaign().encounter && m_document->campaign().encounter->settlement;
    const bool land = !m_seen->isHidden() && m_seen->current() == LandSeen;
    m_stack->setCurrentIndex(fought && !land ? SettlementShown : LandShown);
}

void GroundSide::fight()
{
    const int id = m_where->currentData().toInt();
    const auto step =
        actions::fightIn(m_document->campaign(), m_document->pack(), id == 0 ? std::nullopt : std::optional(id));
    if (step)
        write(*step);
    else if (id != m_document->campaign().encounter->settlement.value_or(0))
        emit problem(textOf(step.problems()));
}

void GroundSide::write(const Step &step)
{
    if (m_document && !writeStep(*m_document, step, problemOf(this)))
        load(m_document); // what was chosen is not so
}

} // namespace muster
