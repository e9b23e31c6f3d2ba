// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/reference/shelf.h"
#include "model/reference/testsubject.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;

namespace muster {

class Button;
class DicePanel;
class OutcomeView;
class ParameterForm;
class TableView;

/// One test or table: its form, the dice, the result, and the table itself with the row that came up. Whatever is
/// changed afterwards is read with the same dice.
class ResolvePanel : public QWidget
{
    Q_OBJECT
public:
    ResolvePanel();

    /// Shows an entry. `taker` is null for nobody in particular; `known` has further values for the form.
    void load(const ShelfVariant &variant, const Pack &pack, const TestSubject *taker,
              const QMap<QString, QString> &known = {});

    /// Returns whether there is something to roll or to choose, and not only a table to read.
    bool isRolled() const { return m_variant.procedure.has_value(); }

    /// Updates the figure that takes the test after its values have changed; they count from the next roll on.
    void setTaker(const TestSubject *taker);

    /// Restores a test that was left half rolled: its form, and the dice so far.
    void takeUp(const ActUnderWay &kept);
    /// Returns whether the result has been recorded in the chronicle.
    bool isRecorded() const;
    /// Returns whether the last die is rolled and the result is not recorded yet.
    bool canRecord() const;

    /// Gives the test to another figure: fills in its values, and reads the same dice for it.
    void take(const TestSubject *taker);
    /// Sets whether results can be recorded, which takes a battle under way that can be played.
    void setWriting(bool possible);

    /// Returns the result for the chronicle; none before the last die.
    std::optional<Verdict> verdict() const;
    /// Marks these words in the table.
    void markFound(const QString &words);
    /// Tells whether the result was recorded, and shows this text.
    void tellWriting(const QString &text, bool isWritten);

    ParameterForm *form() const { return m_form; }
    DicePanel *dice() const { return m_dice; }
    /// Returns the dice for another widget to lay out; the rest is one column then, for a narrow and low place.
    DicePanel *takeDice();

public slots:
    void rollAgain();

signals:
    /// Emitted when the player asks to record the result in the chronicle.
    void writeAsked();
    /// Emitted when the dice were cleared and are asked for anew.
    void begunAgain();

private:
    QWidget *makeButtons();
    void showButtons(bool complete);
    void showOnlyTable();
    void fillIn(const TestSubject *taker);
    void fillStarPower();
    void offerWhatFits();
    void resolve(bool anew, const std::optional<ActUnderWay> &kept = {});
    void tell();
    std::vector<OutcomeText> byLastDie(const Faces &typed) const;

    ShelfVariant m_variant;
    Pack m_pack;
    std::optional<TestSubject> m_taker;
    QStringList m_values; ///< such as "rep=4"
    Arguments m_given;
    std::shared_ptr<std::optional<Resolved>> m_resolved; ///< result of the dice that the test ran on last
    ParameterForm *m_form;
    DicePanel *m_dice;
    OutcomeView *m_outcome;
    QWidget *m_buttons;
    Button *m_again;
    Button *m_write;
    bool m_writing = false;
    QLabel *m_written;
    TableView *m_table;
};

} // namespace muster
