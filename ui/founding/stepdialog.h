// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace muster {

/// A form that writes one step, or shows why it was refused and stays open.
class StepDialog : public QDialog
{
    Q_OBJECT
public:
    void accept() override { write(step()); }

protected:
    /// Creates the dialog; `deed` is the text of its button.
    StepDialog(CampaignDocument &document, const QString &title, const QString &deed, QWidget *parent);

    bool focusNextPrevChild(bool next) override;
    void showEvent(QShowEvent *event) override;

    const Campaign &campaign() const { return m_document.campaign(); }
    const Pack &pack() const { return m_document.pack(); }

    /// Returns the layout for the form's fields, below the title.
    QVBoxLayout *parts() const { return m_parts; }
    /// Adds a sentence to the parts; nothing if it is empty.
    void addHint(const QString &sentence);
    void clearProblem();

    /// Returns the step for the player's input.
    virtual Result<Step> step() const = 0;
    /// Writes the step and closes the dialog, or shows why it was refused.
    void write(Result<Step> wanted);
    void makeRoom(); ///< enlarges the dialog for parts that have grown
    /// Returns the button that writes the step.
    QPushButton *deed() const { return m_deed; }

private:
    void say(const QString &problem);

    CampaignDocument &m_document;
    QVBoxLayout *m_parts;
    QLabel *m_problem;
    QPushButton *m_deed;
    bool m_wasShown = false;
};

} // namespace muster
