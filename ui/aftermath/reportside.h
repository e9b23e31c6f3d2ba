// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/campaign/report.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace muster {

class Button;
class DeedsPanel;
class DiceConversation;
class EndingPanel;
class FateTable;
class HitsPanel;
class RolledDeed;

/// What the player reports of a battle, as a draft: how it ended, who fell, and the dice that this asks for.
class ReportSide : public QWidget
{
    Q_OBJECT
public:
    explicit ReportSide(QWidget *parent = nullptr);

    void load(const CampaignDocument &document, const AftermathDraft &draft);
    /// No battle is in hand. The fates remain, for the list of keys.
    void clear(const std::vector<Fate> &fates);

    const AftermathDraft &draft() const { return m_draft; }
    DiceConversation *conversation() const { return m_conversation; }
    /// The battle as far as its dice have fallen.
    const RolledDeed &deed() const;
    /// Of the roll asked for, what is typed and not entered yet.
    Faces typed() const;
    /// All dice of the roll asked for are typed but one.
    void askHowItEnded();
    void correctFates();

signals:
    /// Something new is known: to be kept, and shown.
    void drafted();
    void typing();
    /// Nothing is left to say.
    void answered(Qt::FocusReason reason);
    void problem(const QString &text);

private:
    QLayout *makeTitle();
    QWidget *makeFates();
    Button *makeRest();
    QLayout *makeDiceHead(QWidget *rest);
    void connectQuestions();
    void connectDeeds();
    void take(Outcome outcome, std::optional<Fraction> won);
    void takeFates();
    void goOnFromFates();
    void askDice(bool again);
    void report();
    void proposeOutcome();
    void keepTyped();
    BattleReport battleReport() const;

    QPointer<const CampaignDocument> m_document;
    AftermathDraft m_draft;
    bool m_loading = false;

    QLabel *m_encounter;
    EndingPanel *m_ending;
    FateTable *m_table;
    DeedsPanel *m_deeds;
    HitsPanel *m_hits;
    QWidget *m_diceHeading; ///< a game's report asks for none
    DiceConversation *m_conversation;
};

} // namespace muster
