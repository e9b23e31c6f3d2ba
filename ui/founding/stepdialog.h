// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace muster {

/// A form that writes one step into the book, or says why not and stays.
class StepDialog : public QDialog
{
    Q_OBJECT
public:
    void accept() override { write(step()); }

protected:
    /// `deed` stands on the button.
    StepDialog(CampaignDocument &document, const QString &title, const QString &deed, QWidget *parent);

    bool focusNextPrevChild(bool next) override;
    void showEvent(QShowEvent *event) override;

    const Campaign &campaign() const { return m_document.campaign(); }
    const Pack &pack() const { return m_document.pack(); }

    /// What the player fills in, below the title.
    QVBoxLayout *parts() const { return m_parts; }
    /// A sentence among the parts; nothing where there is none.
    void addHint(const QString &sentence);
    void clearProblem();

    /// What the player says, as a step.
    virtual Result<Step> step() const = 0;
    /// Writes the step and is done, or says why there is none.
    void write(Result<Step> wanted);
    void makeRoom(); ///< for parts that have grown
    /// The button with the deed on it.
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
