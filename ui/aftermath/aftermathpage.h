// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "ui/window/page.h"

#include <QPointer>

class QLabel;
class QStackedLayout;

namespace muster {

class DeedsPanel;
class DiceConversation;
class EmptyState;
class EndingPanel;
class FateTable;
class FinishSide;
class HitsPanel;
class LastPageView;

/// After the battle: how it ended, who fell, the dice, and what will be written. A draft until it is finished: it is kept
/// in the campaign's file at every entry.
class AftermathPage : public Page
{
    Q_OBJECT
public:
    explicit AftermathPage(QWidget *parent = nullptr);
    ~AftermathPage() override;

    void setDocument(CampaignDocument *document) override;
    std::optional<NextAct> nextAct() override;

    DiceConversation *conversation() const { return m_conversation; }

public slots:
    /// Writes the month down, if every die has fallen. Once: after it there is no battle in hand.
    void finish();

private:
    QWidget *makeBattle();
    QWidget *makeQuestions();
    void connectQuestions();
    void connectDeeds();

    void follow(const Campaign &before, const Campaign &after);
    void reload();
    void showBattle();
    void showNothing();
    void askDice(bool again);
    void report();
    void proposeOutcome();
    void foreseeAll();
    /// All dice of the roll asked for are typed but one.
    bool isLastDie() const;
    BattleReport battleReport() const;

    QPointer<CampaignDocument> m_document;
    AftermathDraft m_draft;
    bool m_lastDie = false;
    bool m_keeping = false; ///< our own keepDraft() is under way

    QStackedLayout *m_states;
    QWidget *m_battle;
    EmptyState *m_empty;
    LastPageView *m_last;
    QLabel *m_encounter;
    EndingPanel *m_ending;
    FateTable *m_table;
    DeedsPanel *m_deeds;
    HitsPanel *m_hits;
    QWidget *m_diceHeading = nullptr; ///< a game's report asks for none
    DiceConversation *m_conversation;
    FinishSide *m_finish;
};

} // namespace muster
