// SPDX-License-Identifier: MIT
#include "ui/band/byhand.h"

#include "model/actions/actions.h"
#include "model/actions/arms.h"
#include "model/actions/demands.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "ui/founding/attributechoice.h"
#include "ui/founding/profilepanel.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/label.h"
#include "ui/window/campaigns.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster {

ByHand::ByHand(CampaignDocument &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_rows(new QComboBox)
    , m_name(new QLineEdit)
    , m_profile(new ProfilePanel)
    , m_attributes(new AttributeChoice)
    , m_dice(new DiceConversation)
    , m_problem(makeParagraph(TextUse::BodyBold, {}))
{
    const Campaign &campaign = document.campaign();
    const QString title = tr("Pick a %1 by hand").arg(words::grunt(document.pack()));
    setWindowTitle(title);
    m_rows->setAccessibleName(tr("Row of the list"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setMinimumWidth(260);
    m_name->setText(document.pack().nameFor(campaign.lastId + 1));
    if (const ArmyList *list = document.pack().list(campaign.list)) {
        for (const auto &row : list->figures.rows)
            m_rows->addItem(tr("%1, %2").arg(row.outcome.type,
                                             document.pack().hasSkill ? words::weapon(row.outcome, document.pack())
                                                                      : words::worth(row.outcome, document.pack())));
    }
    insertRow(*m_profile->form(), 0, tr("From the lis&t"), m_rows);
    insertRow(*m_profile->form(), 1, tr("&Name"), m_name);
    addRow(*m_profile->form(), tr("Attrib&ute"), m_attributes);
    m_profile->form()->setRowVisible(m_attributes, document.pack().attributes.has_value());
    m_attributes->load(document.pack(), {}, 1);
    connect(m_rows, &QComboBox::currentIndexChanged, this, &ByHand::showRow);
    showRow(0);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_join = buttons->button(QDialogButtonBox::Ok);
    m_join->setText(tr("He &joins"));
    m_dice->setButtonsShown(true);
    m_dice->hide();
    connect(m_dice, &DiceConversation::cancelled, this, [this] { askDice(false); });
    connect(m_dice, &DiceConversation::completed, this, &ByHand::write);
    connect(buttons, &QDialogButtonBox::accepted, this, &ByHand::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    setMinimumWidth(440);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, title));
    column->addWidget(m_profile);
    if (const QString limit = actions::specialArmsSentence(campaign, document.pack()); !limit.isEmpty())
        column->addWidget(makeParagraph(TextUse::SecondLine, limit, nullptr, QPalette::PlaceholderText));
    column->addWidget(m_dice);
    column->addWidget(m_problem);
    column->addWidget(buttons);
}

void ByHand::showRow(int row)
{
    const ArmyList *list = m_document.pack().list(m_document.campaign().list);
    if (!list || row < 0)
        return;
    Profile profile = list->figures.rows[std::size_t(row)].outcome;
    m_profile->load(m_document.pack(), profile, 1, actions::highestRep);
}

void ByHand::accept()
{
    const Profile picked = m_profile->value();
    if (const Problems problems = actions::checkRecruitByHand(m_document.campaign(), m_document.pack(), picked,
                                                              m_name->text().simplified(), m_attributes->value());
        !problems.empty())
        return m_problem->setText(textOf(problems));
    if (actions::isRolledUp(m_document.pack(), picked))
        return rollUp();
    auto step = actions::recruitByHand(m_document.campaign(), m_document.pack(), picked, m_name->text().simplified(),
                                       m_attributes->value());
    write(*std::move(step));
}

void ByHand::rollUp()
{
    const QString name = m_name->text().simplified();
    const auto deed = [this, name, picked = m_profile->value(), attributes = m_attributes->value()](Dice &dice,
                                                                                                    Step &step) {
        actions::recruitByHand(m_document.campaign(), m_document.pack(), picked, name, attributes, dice, step);
    };
    m_problem->clear();
    m_dice->start(StepKind::Recruited, deed, {[name](int) { return name; }, {}, {}});
    askDice(true);
}

void ByHand::askDice(bool asked)
{
    m_dice->setVisible(asked);
    m_profile->setEnabled(!asked);
    m_join->setEnabled(!asked);
    if (asked)
        m_dice->entry()->setFocus(Qt::OtherFocusReason);
    else
        m_rows->setFocus(Qt::OtherFocusReason);
}

void ByHand::write(Step step)
{
    if (const auto written = m_document.write(std::move(step)); !written) {
        askDice(false);
        return m_problem->setText(written.problem().text);
    }
    QDialog::accept();
}

} // namespace muster
