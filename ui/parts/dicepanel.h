// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/words.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/pendingact.h"

#include <QWidget>

class QAction;
class QLabel;
class QScrollArea;

namespace muster {

class DiceEntry;
class FacesView;

/// The texts of a conversation. If they are left empty, every roll is a line with its reason and its dice.
struct DiceCaptions {
    words::NameOf nameOf;
    std::function<std::vector<DiceLine>(const Step &soFar)> lines;
    /// Tells which faces count in the roll that is asked for: they get their bar while they are typed.
    std::function<std::function<bool(int face)>(const Step &soFar, const DiceRequest &)> counts;
    /// Returns the request in words; without this function, the request's own words are used.
    std::function<QString(const Step &soFar, const DiceRequest &)> prompt = {};
    /// Returns what the faces of the die mean.
    std::function<std::vector<FaceMeaning>(const Step &soFar, const DiceRequest &)> faces = {};
};

/// Asks for the dice of an act, roll by roll, from the player or the program as the player likes, until the act is
/// complete. Undo undoes the die typed last, then the last roll; Redo brings them back.
class DicePanel : public QWidget, public UndoSource
{
    Q_OBJECT
public:
    explicit DicePanel(QWidget *parent = nullptr);

    /// Lays the conversation out in two columns of one height: the line to type at, which stays where it is, and beside
    /// it under this title the meanings of the faces and the rolls so far.
    void layAsDock(QLabel *title);
    int dockHeight() const;
    /// Shows or hides the row of buttons; a page that shows the actions elsewhere hides it.
    void setButtonsShown(bool shown);
    /// Returns the list of rolls so far, for a page that scrolls it together with what stands above. The line to type
    /// at stays here.
    DiceLines *takeRolls();

    /// Starts an act. The program's dice come from the seed, in the order they are asked for; without one, from the
    /// system's.
    void start(PendingAct::Deed deed, DiceCaptions telling, const Tape &tape = {}, std::optional<quint64> seed = {});
    /// Replaces the act and keeps the dice that still fit; tells which do not.
    void change(PendingAct::Deed deed, DiceCaptions telling);
    virtual void stop();

    const PendingAct &deed() const { return m_deed; }
    /// Returns the purpose of the dice that are asked for; empty if none are.
    QString prompt() const;
    using UndoSource::touch; ///< for a page that keeps the dice itself
    bool isAsking() const { return m_deed.wanted().has_value(); }
    quint64 seed() const { return m_seed; }
    DiceEntry *entry() const { return m_entry; }
    /// Returns, while completed() is emitted, whether the last roll was taken or rolled from here, so that the focus
    /// has to go elsewhere.
    bool hadKeyboard() const { return m_hadKeyboard; }

    /// Leaves it to the owner to move the focus when the dice are complete.
    void setHandsOn() { m_handsOn = true; }
    QAction *rollRestAction() const { return m_rollRest; }
    QAction *lastRollAction() const { return m_lastRoll; }
    QAction *cancelAction() const { return m_cancel; }

    QString undoName() const override;
    QString redoName() const override;
    void undo() override;
    void redo() override;

    /// A roll that was undone, or the line as it was before its last die was undone.
    struct Undone {
        std::optional<Faces> roll;
        QString typed;
        bool withRest = false; ///< undone together with the entries under it, and redone with them
    };
    using UndoneDice = std::vector<Undone>; ///< the last is redone next
    const UndoneDice &undoneDice() const { return m_undone; }
    /// Restores the dice that can be redone, for the same act after a new start.
    void setUndoneDice(const UndoneDice &undone) { m_undone = undone; }

public slots:
    void rollRest();
    void dropLastRoll();
    /// Clears the dice of the line; Redo brings them back.
    void dropTyped();

signals:
    /// Emitted with the effect of a key, for a message that need not be seen.
    void remark(const QString &text);
    /// Emitted when a roll was added or removed.
    void advanced();
    /// Emitted when a die was typed or undone; nothing is rolled yet.
    void typing();
    /// Emitted after the last roll, with the step that holds all rolls.
    void completed(const muster::Step &step);
    void cancelled();

protected:
    /// Stores all that was rolled and typed for Redo.
    void takeAllBack();

private:
    void take(Faces dice);
    void enter(const std::vector<Faces> &rolls);
    void complete();
    void takeLastBack();
    void allowLastRoll();
    void throwMissing(Faces &dice, const DiceRequest &request) const;
    void ask();
    void tellAside();
    void showLines();
    void buildButtons();

    PendingAct m_deed;
    DiceCaptions m_telling;
    quint64 m_seed = 0;
    UndoneDice m_undone;
    bool m_undoing = false;
    bool m_hadKeyboard = false;
    bool m_handsOn = false;
    QAction *m_rollRest;
    QAction *m_lastRoll;
    QAction *m_cancel;
    DiceLines *m_lines;
    QScrollArea *m_view;
    QLabel *m_aside;
    FacesView *m_faces;
    DiceEntry *m_entry;
    QWidget *m_buttons;
    bool m_isDock = false;
};

} // namespace muster
