// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace muster {

class Button;
class DiceConversation;
class EnterPause;
class Notice;
class PreviewPanel;
class TotalsLine;
struct BeforeAfter;

/// What will be written, figure by figure, and the deed that writes it.
class FinishSide : public QWidget
{
    Q_OBJECT
public:
    explicit FinishSide(const DiceConversation &conversation);

    /// The deed is called after the turn it ends.
    void load(const Campaign &campaign, const Pack &pack);
    /// `ended`: it is said how. `complete`: every die has fallen. `wrong`: the report cannot be finished as it is.
    void foresee(const BeforeAfter &seen, bool ended, bool complete, bool wrong);

    /// The deed alone, with the sums beside it.
    void setFolded(bool folded);
    /// What it needs across beside the report, and down below it.
    int leastUnfolded() const;
    int leastDock() const;

    QString deed() const { return m_deed; }
    /// The keyboard goes to the deed by itself: an Enter too many does not do it.
    void takeKeyboard(Qt::FocusReason reason);
    /// Nothing but one die is missing.
    bool isLastDie() const;
    /// It is said how the run ended, which then need not count.
    bool canReplay() const;
    /// The keyboard is at Finish.
    bool isAtFinish() const;
    /// With this battle the campaign is over.
    bool endsCampaign() const;

signals:
    void finishWanted();
    void correctWanted();
    /// The run does not count, and the encounter is to be played again.
    void againWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int besideFinish() const;
    int widthOfFinish(const QString &text) const;
    void layFinish();
    void layWhen();
    QWidget *makeHead();
    QLayout *makeFoot();
    Button *makeUndo(const DiceConversation &conversation);
    Button *makeEdit();
    Button *makeAgain();

    QString m_turn; ///< as Finish names it
    QString m_deed;
    bool m_folded = false;
    PreviewPanel *m_preview;
    QLabel *m_note;
    Button *m_again;
    QWidget *m_head;
    QWidget *m_view;
    Notice *m_notice;
    Button *m_undo;
    Button *m_edit;
    TotalsLine *m_totals;
    QLabel *m_when;
    Button *m_finish;
    EnterPause *m_pause;
    QHBoxLayout *m_foot;
};

} // namespace muster
