// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/paper.h"

#include <QWizard>

class QCheckBox;
class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace muster {

class AttributeChoice;
class DiceConversation;
class ListChoice;
class OptionsPanel;
class PaperForm;
class ProfilePanel;
class RulesChoice;

/// A new campaign, page by page: the rules, the army list, the Star and the dice for it, the options, and the campaign's name and
/// file. What the rules have no use for is passed over. Finishing it makes the file. A campaign that already runs on paper has
/// no dice, and a page for what is told of it (R93).
class FoundingWizard : public QWizard
{
    Q_OBJECT
public:
    enum class Begins { Anew, OnPaper };
    /// `variant`: the place of one to be proposed, beside those that lie in their folder.
    explicit FoundingWizard(QWidget *parent = nullptr, Begins begins = Begins::Anew, const QString &variant = {});

    /// Where the new campaign lies, once accepted.
    QString path() const;
    actions::NewCampaign wanted() const;

    void accept() override;
    int nextId() const override;

protected:
    bool validateCurrentPage() override;
    bool focusNextPrevChild(bool next) override;
    void showEvent(QShowEvent *event) override;

private:
    QWizardPage *rulesPage();
    QWizardPage *listPage();
    QWizardPage *starPage();
    QWizardPage *dicePage();
    QWizardPage *optionsPage();
    QWizardPage *paperPage();
    QWizardPage *campaignPage();
    Result<Step> toldOnPaper(actions::Paper paper) const;
    bool isOnPaper() const { return m_paper != nullptr; }
    void showRules();
    void proposeForTheList();
    void proposeNames();
    void askDice();
    void tellRolled();
    bool isByDice() const;
    void chooseFile();
    void refuse(const QString &why);
    void offerToFinish();
    void tellMissing();

    RulesChoice *m_rules;
    ListChoice *m_list;
    QLabel *m_starHeading = nullptr;
    QWizardPage *m_starPage = nullptr;
    QLineEdit *m_player;
    QLineEdit *m_starName;
    QCheckBox *m_rollsStar;
    ProfilePanel *m_star;
    AttributeChoice *m_attributes;
    DiceConversation *m_dice;
    QLabel *m_beforeDice; ///< why nothing can be rolled
    QLabel *m_rolled; ///< what the dice made of the Star
    int m_diceId = -1;
    int m_optionsId = -1;
    PaperForm *m_paper; ///< null where it begins anew
    int m_paperId = -1;
    QLineEdit *m_name;
    OptionsPanel *m_options;
    QLineEdit *m_file;
    QLabel *m_problem;
};

} // namespace muster
