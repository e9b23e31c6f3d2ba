// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/campaign/report.h"
#include "ui/parts/rolleddeed.h"

#include <QPointer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace muster {

struct BeforeAfter;
class Button;
class DiceConversation;
class DiceLines;
struct DiceTelling;
class ElidedLabel;
class EndingPanel;
class FateTable;
class HeirsPanel;
class Notice;
class ScenarioReport;

/// What the player reports of a battle, as a draft: how it ended, who fell, and the dice that this asks for.
class ReportSide : public QWidget
{
    Q_OBJECT
public:
    ReportSide();

    void load(const CampaignDocument &document, const AftermathDraft &draft);
    /// No battle is under way. The fates remain, for the list of keys.
    void clear(const CampaignDocument *document);

    const AftermathDraft &draft() const { return m_draft; }
    DiceConversation *conversation() const { return m_conversation; }
    /// The battle as far as its dice have fallen.
    const RolledDeed &deed() const;
    /// What is said so far.
    BattleReport battleReport() const;
    /// Of the roll asked for, what is typed and not entered yet.
    Faces typed() const;
    /// Why the battle cannot be finished as it is reported; empty where it can.
    const QString &wrong() const { return m_wrong; }
    /// Everything is said, and every die has fallen.
    bool isComplete() const { return m_wrong.isEmpty() && deed().isComplete(); }
    /// What is to be done before it can be finished; empty where it is complete.
    QString whyNotFinished() const;

    void askHowItEnded();
    /// How it ended by what is known; none where nothing says so.
    std::optional<Outcome> suggested() const { return m_suggested; }
    void takeSuggestion();
    void correct();
    /// To what is asked next.
    void goOn(Qt::FocusReason reason);
    /// To the field of that accessible name, where there still is one.
    void goToField(const QString &name);
    /// As if Enter were pressed at the line for dice, and the keyboard stays there.
    void roll();

    /// What is known of everybody by now, for their rows.
    void foresee(const BeforeAfter &seen);

signals:
    /// Something new is known: to be kept, and shown.
    void drafted();
    /// Nothing is left to say.
    void answered(Qt::FocusReason reason);

protected:
    /// Enter beside the fields: on to what is asked next.
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    Button *makeRest();
    QLayout *makeDock();
    void connectQuestions();
    void connectDeeds();
    void lay();
    void take(Outcome outcome, std::optional<Fraction> won);
    void takeTheirs(Fraction won);
    void takeFates();
    void boundDeeds();
    void setWrong(const QString &why);
    void askDice();
    void askAgain(RolledDeed::Deed deed, DiceTelling telling);
    void goOnTyping();
    void keepDice();
    void report();
    void proposeOutcome();

    QPointer<const CampaignDocument> m_document;
    /// One copy, which all that is rolled and told of it shares, however often the report is changed.
    struct ReportedOn {
        Campaign campaign;
        Pack pack;
    };
    std::shared_ptr<const ReportedOn> m_on;
    AftermathDraft m_draft;
    std::optional<Outcome> m_suggested;
    QString m_wrong;
    /// What was begun to be typed for a roll that is not asked for now.
    struct Begun {
        DiceRequest request;
        QString typed;
    };
    std::optional<Begun> m_begun;
    bool m_isLoading = false;

    ElidedLabel *m_encounter;
    QLayout *m_title;
    QBoxLayout *m_head;
    EndingPanel *m_ending;
    FateTable *m_table;
    QLabel *m_proposal; ///< what the fates say, where it is not what was chosen
    QLabel *m_keys; ///< what its letters do
    QWidget *m_tie; ///< the ruling on it, where one was rolled
    ScenarioReport *m_scenario;
    HeirsPanel *m_heirs;
    DiceLines *m_others; ///< rolls about nobody
    DiceConversation *m_conversation;
    QLabel *m_hint; ///< in its place: what comes next
    QScrollArea *m_view;
    Notice *m_notice; ///< why it cannot be finished as it is, or what of it does not count
    Notice *m_end; ///< that the campaign ends with it
};

} // namespace muster
