// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QBoxLayout;

namespace muster {

class Button;
class DicePanel;
class EnterDebounce;
class TotalsLine;
struct BeforeAfter;

/// The foot of the report: the sums before and after, and the button that records them.
class FinishSide : public QWidget
{
    Q_OBJECT
public:
    explicit FinishSide(const DicePanel &conversation);

    /// Names the button after the turn that it ends.
    void load(const Campaign &campaign, const Pack &pack);
    /// Shows the sums. `whyNot` is the reason why the battle cannot be finished yet; empty if it can. `ended` is true
    /// if the outcome is reported and nothing is wrong with the report.
    void preview(const BeforeAfter &seen, const QString &whyNot, bool ended);

    QString deed() const { return m_deed; }
    /// Moves the focus to the button without the player's doing, so one Enter too many does not press it.
    void takeKeyboard(Qt::FocusReason reason);
    /// Returns whether only one die is missing.
    bool isLastDie() const { return m_lastDie; }
    /// Returns whether the outcome is reported, so that the run can be set aside.
    bool canReplay() const;
    /// Returns whether Finish has the focus.
    bool isAtFinish() const;
    /// Returns whether the campaign ends with this battle.
    bool endsCampaign() const { return m_ends; }

signals:
    void finishWanted();
    void correctWanted();
    /// Emitted to set the run aside and play the encounter again.
    void againWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void lay();
    Button *makeButton(const char *icon, const QString &text, const QString &toolTip);

    QString m_deed;
    int m_widest = 0; ///< maximum width of the sums of this report
    bool m_lastDie = false;
    bool m_ends = false;
    TotalsLine *m_totals;
    Button *m_again;
    Button *m_undo;
    Button *m_edit;
    Button *m_finish;
    EnterDebounce *m_pause;
    QWidget *m_buttons;
    QBoxLayout *m_row;
};

} // namespace muster
