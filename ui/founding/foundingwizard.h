// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"

#include <QWizard>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace muster {

class ListChoice;
class OptionsPanel;
class ProfilePanel;

/// A new campaign in three pages: the army list, the Star, and the campaign's name, options and file. Finishing it makes
/// the file.
class FoundingWizard : public QWizard
{
    Q_OBJECT
public:
    explicit FoundingWizard(QWidget *parent = nullptr);

    /// Where the new campaign lies, once accepted.
    QString path() const;
    actions::NewCampaign wanted() const;

    void accept() override;

private:
    QWizardPage *listPage();
    QWizardPage *starPage();
    QWizardPage *campaignPage();
    void proposeStar();
    void proposeNames();
    void chooseFile();
    void refuse(const QString &why);

    ListChoice *m_list;
    QLineEdit *m_starName;
    ProfilePanel *m_star;
    QLineEdit *m_name;
    OptionsPanel *m_options;
    QLineEdit *m_file;
    QLabel *m_problem;
};

} // namespace muster
