// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/reference/shelf.h"
#include "model/reference/taker.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;

namespace muster {

class Button;
class DiceConversation;
class OutcomeView;
class ParameterForm;
class TableView;

/// One test or table: what it asks, the dice, what comes of them, and the table itself with the row that came up. Whatever
/// is changed afterwards is read with the same dice.
class ResolvePanel : public QWidget
{
    Q_OBJECT
public:
    ResolvePanel();

    /// `taker` is none for nobody in particular; `known` is what else is known of what is asked.
    void load(const ShelfVariant &variant, const Pack &pack, const Taker *taker,
              const QMap<QString, QString> &known = {});

    /// There is something to roll or to choose, and not only a table to read.
    bool isRolled() const { return m_variant.procedure.has_value(); }

    /// Whose test it is has changed in what the figure brings; it counts from the next roll on.
    void setTaker(const Taker *taker);

    /// A test that was left half rolled: its form, and the dice so far.
    void takeUp(const ActUnderWay &kept);
    /// That it was taken, and is in the chronicle.
    bool isRecorded() const;
    /// Its last die is rolled, and it is not recorded yet.
    bool canRecord() const;

    /// It is somebody else's now: what it brings is filled in, and the dice are read for it.
    void take(const Taker *taker);
    /// An encounter is under way that can be played, so that results can be recorded.
    void setWriting(bool possible);

    /// What it came to, for the chronicle; none before the last die.
    std::optional<Verdict> verdict() const;
    /// Marks words in the table that are looked for.
    void markFound(const QString &words);
    /// What became of writing it down.
    void tellWriting(const QString &text, bool isWritten);

    ParameterForm *form() const { return m_form; }
    DiceConversation *dice() const { return m_dice; }
    /// For somebody else to lay; the rest is one column then.
    DiceConversation *takeDice();

public slots:
    void rollAgain();

signals:
    /// The player wants it in the chronicle.
    void writeAsked();
    /// Its dice are on the table no more, and are asked for anew.
    void begunAgain();

private:
    QWidget *makeButtons();
    void showButtons(bool complete);
    void showOnlyTable();
    void fillIn(const Taker *taker);
    void fillStarPower();
    void offerWhatFits();
    void resolve(bool anew, const std::optional<ActUnderWay> &kept = {});
    void tell();

    ShelfVariant m_variant;
    Pack m_pack;
    std::optional<Taker> m_taker;
    QStringList m_values; ///< "rep=4"
    Arguments m_given;
    std::shared_ptr<Resolved> m_resolved;
    ParameterForm *m_form;
    DiceConversation *m_dice;
    OutcomeView *m_outcome;
    QWidget *m_buttons;
    Button *m_again;
    Button *m_write;
    bool m_writing = false;
    QLabel *m_written;
    TableView *m_table;
};

} // namespace muster
