// SPDX-License-Identifier: MIT
#include "ui/foes/goaldialog.h"

#include "model/actions/story.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/parts/form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace muster {

GoalDialog::GoalDialog(CampaignDocument &document, QWidget *parent)
    : StepDialog(document, tr("Add a goal"), tr("&Add goal"), parent)
    , m_kind(new QComboBox)
    , m_count(new QSpinBox)
    , m_won(new QComboBox)
    , m_foe(new QComboBox)
    , m_taken(new QComboBox)
    , m_text(new QLineEdit)
    , m_form(makeForm())
{
    const auto offer = [this](GoalKind one, const QString &text) { m_kind->addItem(text, static_cast<int>(one)); };
    offer(GoalKind::BattlesWon, tr("Battles won"));
    const bool hasFoes = !campaign().foes.isEmpty();
    offer(GoalKind::FoeTaken,
          hasFoes ? tr("A foe captured or killed") : tr("A foe captured or killed (name a foe first)"));
    qobject_cast<QStandardItemModel *>(m_kind->model())->item(m_kind->count() - 1)->setEnabled(hasFoes);
    offer(GoalKind::StarRep, pack().hasSkill ? tr("The Leader’s initiative") : tr("The Star’s Rep"));
    offer(GoalKind::TurnsOutlived, tr("%1 outlived", "months").arg(systemOf(campaign(), pack()).turnNames()));
    if (pack().rewards)
        offer(GoalKind::Points, tr("Encounter points"));
    offer(GoalKind::Grunts, tr("Grunts in the band"));
    offer(GoalKind::OwnWords, tr("Something else; I say when"));
    m_won->addItem(tr("any battle"), QString());
    for (const Term &known : systemOf(campaign(), pack()).everyKind())
        m_won->addItem(known.title, known.id);
    for (const Foe &foe : campaign().foes)
        m_foe->addItem(foe.name, foe.id);
    m_taken->addItem(tr("captured or killed"), -1);
    m_taken->addItem(tr("captured"), static_cast<int>(FoeStatus::Captured));
    m_taken->addItem(tr("killed"), static_cast<int>(FoeStatus::Killed));
    m_count->setRange(1, 1000000);
    m_count->setValue(3);
    m_text->setMaxLength(longestGoal);
    m_text->setMinimumWidth(360);

    addRow(*m_form, tr("Co&unted by"), m_kind);
    addRow(*m_form, tr("&Battle"), m_won);
    addRow(*m_form, tr("&Foe"), m_foe);
    addRow(*m_form, tr("Fa&te"), m_taken);
    addRow(*m_form, tr("&How many"), m_count);
    addRow(*m_form, tr("In your &words"), m_text);
    parts()->addLayout(m_form);
    addHint(tr("A goal is counted over the whole campaign; undo takes back what was counted."));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &GoalDialog::showFields);
    for (QComboBox *box : {m_won, m_foe, m_taken})
        connect(box, &QComboBox::currentIndexChanged, this, [this] { m_text->setPlaceholderText(proposal()); });
    connect(m_count, &QSpinBox::valueChanged, this, [this] { m_text->setPlaceholderText(proposal()); });
    showFields();
    m_kind->setFocus();
}

GoalKind GoalDialog::kind() const
{
    return GoalKind(m_kind->currentData().toInt());
}

void GoalDialog::showFields()
{
    clearProblem();
    const bool isOfFoe = kind() == GoalKind::FoeTaken;
    m_form->setRowVisible(m_won, kind() == GoalKind::BattlesWon);
    m_form->setRowVisible(m_foe, isOfFoe);
    m_form->setRowVisible(m_taken, isOfFoe);
    m_form->setRowVisible(m_count, !isOfFoe);
    m_count->setMaximum(kind() == GoalKind::StarRep ? highestRep : 1000000);
    m_count->setValue(kind() == GoalKind::OwnWords ? 1 : m_count->value());
    m_text->setPlaceholderText(proposal());
}

QString GoalDialog::proposal() const
{
    const int count = m_count->value();
    switch (kind()) {
    case GoalKind::BattlesWon:
        return m_won->currentIndex() > 0 ? tr("%1: %n won", nullptr, count).arg(m_won->currentText())
                                         : tr("%n battles won", nullptr, count);
    case GoalKind::FoeTaken:
        return tr("%1 %2", "a foe, captured").arg(m_foe->currentText(), m_taken->currentText());
    case GoalKind::StarRep:
        return pack().hasSkill ? tr("Initiative %1").arg(count) : tr("Rep %1").arg(count);
    case GoalKind::TurnsOutlived:
        return tr("Outlive %1", "so many months").arg(systemOf(campaign(), pack()).served(count));
    case GoalKind::Points:
        return tr("%n encounter points", nullptr, count);
    case GoalKind::Grunts:
        return tr("%n Grunts in the band", nullptr, count);
    case GoalKind::OwnWords:
        return {};
    }
    Q_UNREACHABLE();
}

Result<Step> GoalDialog::step() const
{
    Goal wanted;
    const QString typed = m_text->text().simplified();
    wanted.text = typed.isEmpty() ? proposal() : typed;
    wanted.kind = kind();
    if (kind() == GoalKind::FoeTaken) {
        wanted.foe = m_foe->currentData().toInt();
        if (const int how = m_taken->currentData().toInt(); how >= 0)
            wanted.taken = FoeStatus(how);
    } else {
        wanted.count = m_count->value();
    }
    if (kind() == GoalKind::BattlesWon)
        wanted.won = m_won->currentData().toString();
    return actions::setGoal(campaign(), pack(), wanted);
}

} // namespace muster
