// SPDX-License-Identifier: MIT
#include "ui/encounter/callspanel.h"

#include "model/actions/arms.h"
#include "model/actions/press.h"
#include "ui/parts/button.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"
#include "ui/window/campaigns.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace muster {

CallsPanel::CallsPanel(QWidget *parent)
    : QWidget(parent)
{
    m_pressPart = makePress();
    m_armsPart = makeArms();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 14, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeRule());
    column->addWidget(m_pressPart);
    column->addWidget(m_armsPart);
}

QWidget *CallsPanel::makePress()
{
    auto *part = new QWidget;
    m_press = makeParagraph(TextUse::Body, {});
    m_roll = new Button(QStringLiteral("dice"), tr("Roll for the press"));
    connect(m_roll, &QPushButton::clicked, this, &CallsPanel::rollPress);
    m_dice = new DiceConversation;
    m_dice->hide();
    connect(m_dice, &DiceConversation::cancelled, this, [this] {
        m_dice->stop();
        m_dice->hide();
        m_roll->show();
        m_roll->setFocus(Qt::OtherFocusReason);
    });
    connect(m_dice, &DiceConversation::completed, this, [this](const Step &rolled) {
        const Step step = rolled; // it is gone with the conversation
        m_dice->stop();
        m_dice->hide();
        write(step);
    });
    auto *line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(m_press, 1);
    line->addWidget(m_roll);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(line);
    column->addWidget(m_dice);
    return part;
}

QWidget *CallsPanel::makeArms()
{
    auto *part = new QWidget;
    m_arms = new QComboBox;
    m_arms->setAccessibleName(tr("Better arms"));
    auto *draw = new Button({}, tr("Draw these arms"));
    connect(draw, &QPushButton::clicked, this, &CallsPanel::drawArms);
    auto *line = new QHBoxLayout(part);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10);
    line->addWidget(makeLabel(TextUse::Body, tr("For this encounter, all who are here:")));
    line->addWidget(m_arms, 1);
    line->addWidget(draw);
    return part;
}

void CallsPanel::load(CampaignDocument *document)
{
    m_document = document;
    m_dice->stop();
    m_dice->hide();
    const Campaign &campaign = document->campaign();
    const Pack &pack = document->pack();
    const bool mayCome = actions::checkSeekPress(campaign, pack).empty();
    m_press->setText(campaign.encounter->press ? tr("The press may yet come.") : tr("Is the press there?"));
    m_roll->show();
    m_pressPart->setVisible(mayCome);
    m_arms->clear();
    for (const Upgrade &upgrade : actions::upgradesFor(campaign, pack)) {
        for (const QString &weapon : upgrade.weapons)
            m_arms->addItem(tr("%1, %2").arg(upgrade.title, actions::itemTitle(pack, weapon)),
                            QStringList{upgrade.id, weapon});
    }
    m_armsPart->setVisible(m_arms->count() > 0);
    setVisible(mayCome || m_arms->count() > 0);
}

void CallsPanel::rollPress()
{
    const Problems problems = actions::checkSeekPress(m_document->campaign(), m_document->pack());
    if (!problems.empty()) {
        emit problem(textOf(problems));
        return;
    }
    m_dice->start(StepKind::PressSought,
                  [document = m_document](Dice &dice, Step &step) {
                      actions::seekPress(document->campaign(), document->pack(), dice, step);
                  },
                  {words::namesIn(m_document->campaign()), {}, {}});
    m_roll->hide();
    m_dice->show();
    m_dice->entry()->setFocus(Qt::OtherFocusReason);
}

void CallsPanel::drawArms()
{
    const QStringList chosen = m_arms->currentData().toStringList();
    const auto step = actions::upgrade(m_document->campaign(), m_document->pack(), chosen.value(0), chosen.value(1));
    if (step)
        write(*step);
    else
        emit problem(textOf(step.problems()));
}

void CallsPanel::write(const Step &step)
{
    if (const auto written = m_document->write(step); !written)
        emit problem(written.problem().text);
}

} // namespace muster
