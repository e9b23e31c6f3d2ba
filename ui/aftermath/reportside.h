// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/campaign/report.h"
#include "ui/parts/pendingact.h"

#include <QPointer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QScrollArea;

namespace muster {

struct BeforeAfter;
class Button;
class DicePanel;
class DiceLines;
struct DiceCaptions;
class ElidedLabel;
class EndingPanel;
class FateTable;
class HeirsPanel;
class Notice;
class ScenarioReport;

/// The player's report of a battle, as a draft: the outcome, the casualties, and the dice that these ask for.
class ReportSide : public QWidget
{
    Q_OBJECT
public:
    ReportSide();

    void load(const CampaignDocument &document, const AftermathDraft &draft);
    /// Clears the report, because no battle is under way. The columns of fates remain, for the list of keys.
    void clear(const CampaignDocument *document);

    const AftermathDraft &draft() const { return m_draft; }
    DicePanel *conversation() const { return m_conversation; }
    /// Returns the battle as far as its dice are rolled.
    const PendingAct &deed() const;
    /// Returns the report so far.
    BattleReport battleReport() const;
    /// Returns the dice that are typed and not entered yet for the roll asked for.
    Faces typed() const;
    /// Returns the reason why the battle cannot be finished as it is reported; empty if it can.
    const QString &wrong() const { return m_wrong; }
    /// Returns whether the report is complete and every die is rolled.
    bool isComplete() const { return m_wrong.isEmpty() && deed().isComplete(); }
    /// Returns what to do before the battle can be finished; empty if it is complete.
    QString whyNotFinished() const;

    void askHowItEnded();
    /// Returns the outcome suggested by what is known; none if nothing suggests one.
    std::optional<Outcome> suggested() const { return m_suggested; }
    void takeSuggestion();
    void correct();
    /// Moves the focus to what is asked next.
    void goOn(Qt::FocusReason reason);
    /// Moves the focus to the field with this accessible name, if there still is one.
    void goToField(const QString &name);
    /// Acts as if Enter were pressed in the dice line, and leaves the focus there.
    void roll();

    /// Shows in the rows what is known of all figures by now.
    void preview(const BeforeAfter &seen);

signals:
    /// Emitted when the report changed, to be stored and shown.
    void drafted();
    /// Emitted when there is nothing left to report or roll.
    void answered(Qt::FocusReason reason);

protected:
    /// Moves on with Enter outside the fields to what is asked next, and passes the marked letters to the table.
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
    void askAgain(PendingAct::Deed deed, DiceCaptions telling);
    void goOnTyping();
    void keepDice();
    void report();
    void proposeOutcome();

    QPointer<const CampaignDocument> m_document;
    /// The campaign and pack reported on: one copy, shared by all rolls and texts however often the report changes.
    struct ReportedOn {
        Campaign campaign;
        Pack pack;
    };
    std::shared_ptr<const ReportedOn> m_on;
    AftermathDraft m_draft;
    std::optional<Outcome> m_suggested;
    QString m_wrong;
    /// Dice that were typed for a roll that is not asked for now.
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
    QLabel *m_proposal; ///< suggested outcome, if it is not the one chosen
    QLabel *m_keys; ///< help for the table's letters
    QWidget *m_tie; ///< link to the ruling on a tie, if one was rolled
    ScenarioReport *m_scenario;
    HeirsPanel *m_heirs;
    DiceLines *m_others; ///< rolls that are about no figure
    DicePanel *m_conversation;
    QLabel *m_hint; ///< hint about the next thing to do, in place of the dice line
    QScrollArea *m_view;
    Notice *m_notice; ///< reason why it cannot be finished as it is, or what in it does not count
    Notice *m_end; ///< warning that the campaign ends with this battle
};

} // namespace muster
