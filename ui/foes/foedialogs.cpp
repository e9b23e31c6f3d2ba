// SPDX-License-Identifier: MIT
#include "ui/foes/foedialogs.h"

#include "model/acts/acts.h"
#include "model/acts/foes.h"
#include "model/acts/story.h"
#include "model/acts/table.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/founding/stepdialog.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

/// A dialog to close the campaign as won or as lost.
class CloseDialog : public StepDialog
{
    Q_OBJECT
public:
    explicit CloseDialog(CampaignDocument &document, QWidget *parent = nullptr)
        : StepDialog(document, tr("Close the campaign"), tr("C&lose it"), parent)
    {
        const AllGoals &goals = campaign().goals;
        const auto reached = std::count_if(goals.begin(), goals.end(), [](const Goal &goal) { return goal.reached; });
        m_ending->setAccessibleName(tr("How it ended"));
        m_ending->addItem("check", tr("Won"));
        m_ending->addItem("close", tr("Lost"));
        m_ending->setCurrent(reached > 0 || goals.isEmpty() ? 0 : 1);
        parts()->addWidget(m_ending, 0, Qt::AlignLeft);
        if (!goals.isEmpty())
            addHint(tr("Goals reached: %1 of %2.").arg(reached).arg(goals.size()));
        addHint(tr("An epilogue closes the book. Undo opens the campaign again."));
    }

private:
    Result<Step> step() const override
    {
        return acts::closeCampaign(campaign(), m_ending->current() == 0 ? CampaignEnding::Won : CampaignEnding::Lost);
    }

    SegmentedControl *m_ending = new SegmentedControl;
};

/// A dialog to name a foe, or to edit one.
class FoeDialog : public StepDialog
{
    Q_OBJECT
public:
    /// Creates the dialog. `foe`: id of the foe to edit; 0 names a new one.
    explicit FoeDialog(CampaignDocument &document, int foe = 0, QWidget *parent = nullptr)
        : StepDialog(document, dialogTitle(foe), foe > 0 ? tr("&Save") : tr("&Add foe"), parent)
        , m_foe(document.campaign().foes.value(foe))
    {
        m_name->setText(m_foe.name);
        m_name->setMinimumWidth(260);
        m_rep->setRange(1, highestRep);
        m_rep->setValue(m_foe.rep > 0 ? m_foe.rep : usualFoeRep);
        m_weapon->addItem(tr("not known"), QString());
        for (const Weapon &weapon : pack().weapons)
            m_weapon->addItem(weapon.title, weapon.id);
        m_weapon->setCurrentIndex(std::max(0, m_weapon->findData(m_foe.weapon)));
        m_list->addItem(tr("not known"), QString());
        for (const ArmyList &list : pack().lists)
            m_list->addItem(list.title, list.id);
        const QString usual = foe > 0 ? m_foe.list
            : campaign().encounter    ? campaign().encounter->enemy
                                      : campaign().enemy;
        m_list->setCurrentIndex(std::max(0, m_list->findData(usual)));
        for (const FoeStatus status : {FoeStatus::AtLarge, FoeStatus::Captured, FoeStatus::Killed})
            m_status->addItem(words::title(status), int(status));
        m_status->setCurrentIndex(int(m_foe.status));

        QFormLayout *form = makeForm({{tr("&Name"), m_name},
                                      {pack().hasSkill ? tr("&Initiative") : tr("&Rep"), m_rep},
                                      {tr("&Weapon"), m_weapon},
                                      {tr("&List"), m_list},
                                      {tr("&Fate"), m_status}});
        form->setRowVisible(m_status, foe > 0);
        parts()->addLayout(form);
        addHint(tr("For reading only: on the table a foe has the Rep and the weapon of the leader who comes, and is "
                   "known by those from then on."));
        m_name->setFocus();
    }

private:
    static QString dialogTitle(int foe) { return foe > 0 ? tr("Edit foe") : tr("Name a foe"); }

    Result<Step> step() const override
    {
        Foe wanted = m_foe;
        wanted.name = m_name->text().simplified();
        wanted.rep = m_rep->value();
        wanted.weapon = m_weapon->currentData().toString();
        wanted.list = m_list->currentData().toString();
        wanted.status = FoeStatus(m_status->currentData().toInt());
        return m_foe.id > 0 ? acts::correctFoe(campaign(), pack(), wanted) : acts::nameFoe(campaign(), pack(), wanted);
    }

    Foe m_foe;
    QLineEdit *m_name = new QLineEdit;
    QSpinBox *m_rep = new QSpinBox;
    QComboBox *m_weapon = new QComboBox;
    QComboBox *m_list = new QComboBox;
    QComboBox *m_status = new QComboBox;
};

/// A dialog to give the enemy's leader on the table a name, which makes it a foe (R91).
class LeaderDialog : public StepDialog
{
    Q_OBJECT
public:
    /// Creates the dialog. `group`: number of the leader's group; nullopt for the first leader who is not a known foe.
    LeaderDialog(CampaignDocument &document, std::optional<int> group, QWidget *parent)
        : StepDialog(document, tr("Name the leader"), tr("&Add foe"), parent)
        , m_group(group)
        , m_name(new QLineEdit(acts::leaderNameOnTable(document.campaign(), group)))
    {
        m_name->setMinimumWidth(260);
        m_name->selectAll();
        QFormLayout *form = makeForm({{tr("&Name"), m_name}});
        parts()->addLayout(form);
        addHint(tr("Rep, weapon and list are noted as they are on the table; Foes shows what becomes of them."));
        m_name->setFocus();
    }

private:
    Result<Step> step() const override
    {
        return acts::stepOf(campaign(), pack(), acts::CallLeader{m_name->text().simplified(), m_group});
    }

    std::optional<int> m_group;
    QLineEdit *m_name;
};

/// A dialog to add a goal of the campaign.
class GoalDialog : public StepDialog
{
    Q_OBJECT
public:
    explicit GoalDialog(CampaignDocument &document, QWidget *parent = nullptr)
        : StepDialog(document, tr("Add a goal"), tr("&Add goal"), parent)
    {
        const auto offer = [this](GoalKind one, const QString &text) { m_kind->addItem(text, int(one)); };
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
        m_taken->addItem(tr("captured"), int(FoeStatus::Captured));
        m_taken->addItem(tr("killed"), int(FoeStatus::Killed));
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

private:
    Result<Step> step() const override
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
        return acts::setGoal(campaign(), pack(), wanted);
    }

    void showFields()
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

    GoalKind kind() const { return GoalKind(m_kind->currentData().toInt()); }

    /// Returns the proposed name of the goal from the choices.
    QString proposal() const
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

    QComboBox *m_kind = new QComboBox;
    QSpinBox *m_count = new QSpinBox;
    QComboBox *m_won = new QComboBox;
    QComboBox *m_foe = new QComboBox;
    QComboBox *m_taken = new QComboBox;
    QLineEdit *m_text = new QLineEdit;
    QFormLayout *m_form = makeForm();
};

} // namespace

void nameFoe(CampaignDocument &document, int foe, QWidget *over)
{
    FoeDialog(document, foe, over).exec();
}

void nameLeader(CampaignDocument &document, std::optional<int> group, QWidget *over)
{
    LeaderDialog(document, group, over).exec();
}

void addGoal(CampaignDocument &document, QWidget *over)
{
    GoalDialog(document, over).exec();
}

bool closeCampaign(CampaignDocument &document, QWidget *over)
{
    return CloseDialog(document, over).exec() == QDialog::Accepted;
}

} // namespace muster

#include "foedialogs.moc"
