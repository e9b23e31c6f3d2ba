// SPDX-License-Identifier: MIT
#include "ui/band/stockpilepanel.h"

#include "model/actions/arms.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"

#include <QHBoxLayout>
#include <QStringList>
#include <QVBoxLayout>

namespace muster {

StockpilePanel::StockpilePanel(QWidget *parent)
    : QWidget(parent)
    , m_holds(makeParagraph(TextUse::Body, {}))
    , m_notes(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
{
    auto *give = new LinkButton(tr("Equip…"));
    connect(give, &QPushButton::clicked, this, &StockpilePanel::giveWanted);
    auto *head = new QHBoxLayout;
    head->addWidget(makeLabel(TextUse::SecondLineBold, tr("Stockpile")));
    head->addStretch(1);
    head->addWidget(give);
    auto *body = new QVBoxLayout;
    body->setContentsMargins(16, 2, 16, 12);
    body->setSpacing(3);
    body->addWidget(m_holds);
    body->addWidget(m_notes);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(makeRule());
    column->addLayout(body);
}

void StockpilePanel::load(const Campaign &campaign, const Pack &pack)
{
    setVisible(pack.rewards && campaign.phase != Phase::Over);
    if (isHidden())
        return;
    const QString holds = actions::stockpileSentence(campaign, pack);
    m_holds->setText(holds.isEmpty() ? tr("Empty. Whatever you salvage after a battle is kept here.") : holds);
    const QString notes = actions::specialArmsSentence(campaign, pack);
    m_notes->setText(notes);
    m_notes->setVisible(!notes.isEmpty());
}

} // namespace muster
