// SPDX-License-Identifier: MIT
#pragma once

#include <QWizardPage>

#include <vector>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace muster {

class DiceConversation;

/// A page that can be left when its lines are filled in and its dice have fallen.
class AskingPage : public QWizardPage
{
public:
    using QWizardPage::QWizardPage;

    void require(DiceConversation *dice);
    /// `missing` is said while it is empty.
    void require(QLineEdit *line, const QString &missing);
    bool isComplete() const override { return missing().isEmpty(); }
    /// What is still to be done on it, in words.
    QString missing() const;

private:
    struct Required {
        QLineEdit *line;
        QString missing;
    };
    std::vector<Required> m_required;
    DiceConversation *m_dice = nullptr;
};

/// Such a page under a heading of ours: QWizard's own titles know no serif.
struct WizardSheet {
    AskingPage *page;
    QVBoxLayout *column;
    QLabel *heading;

    WizardSheet(const QString &title, const QString &hint);
};

} // namespace muster
