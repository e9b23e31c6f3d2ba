// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QBoxLayout;

namespace muster {

class Button;
class DiceConversation;
class EnterPause;
class TotalsLine;
struct BeforeAfter;

/// The foot of the report: the sums of before and after, and the deed that records them.
class FinishSide : public QWidget
{
    Q_OBJECT
public:
    explicit FinishSide(const DiceConversation &conversation);

    /// The deed is called after the turn it ends.
    void load(const Campaign &campaign, const Pack &pack);
    /// `whyNot` it can be finished yet; empty where it can. `ended`: it is said how, and nothing is wrong with it.
    void foresee(const BeforeAfter &seen, const QString &whyNot, bool ended);

    QString deed() const { return m_deed; }
    /// The keyboard goes to the deed by itself: an Enter too many does not do it.
    void takeKeyboard(Qt::FocusReason reason);
    /// Nothing but one die is missing.
    bool isLastDie() const { return m_lastDie; }
    /// It is said how the run ended, which then need not count.
    bool canReplay() const;
    /// The keyboard is at Finish.
    bool isAtFinish() const;
    /// With this battle the campaign is over.
    bool endsCampaign() const { return m_ends; }

signals:
    void finishWanted();
    void correctWanted();
    /// The run does not count, and the encounter is to be played again.
    void againWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void lay();
    Button *makeButton(const char *icon, const QString &text, const QString &toolTip);

    QString m_deed;
    int m_widest = 0; ///< that the sums of this report were
    bool m_lastDie = false;
    bool m_ends = false;
    TotalsLine *m_totals;
    Button *m_again;
    Button *m_undo;
    Button *m_edit;
    Button *m_finish;
    EnterPause *m_pause;
    QWidget *m_buttons;
    QBoxLayout *m_row;
};

} // namespace muster
