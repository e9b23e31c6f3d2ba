// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QLabel;

namespace muster {

class Button;
class DiceConversation;
class PreviewPanel;
struct BeforeAfter;

/// What will be written, figure by figure, and the deed that writes it.
class FinishSide : public QWidget
{
    Q_OBJECT
public:
    explicit FinishSide(const DiceConversation &conversation, QWidget *parent = nullptr);

    /// The deed is called after the turn it ends.
    void load(const Campaign &campaign, const Pack &pack);
    /// `ended`: it is said how. `complete`: every die has fallen.
    void foresee(const BeforeAfter &seen, bool ended, bool complete);

    QString deed() const;
    /// Nothing but one die is missing.
    bool isLastDie() const;

signals:
    void finishWanted();
    void correctWanted();

protected:
    /// The Enter that rolls the last die leaves the keyboard at Finish: the next shall not finish what nobody has looked at.
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLayout *makeFoot(const DiceConversation &conversation);

    PreviewPanel *m_preview;
    QLabel *m_note;
    QLabel *m_when;
    Button *m_finish;
};

} // namespace muster
