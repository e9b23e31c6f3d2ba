// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/words.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/rolleddeed.h"

#include <QWidget>

class QAction;
class QLabel;
class QScrollArea;

namespace muster {

class DiceEntry;
class FacesView;

/// How a conversation puts rolls into words. Left empty, every roll is a line with its reason and its dice.
struct DiceTelling {
    words::NameOf nameOf;
    std::function<std::vector<DiceLine>(const Step &soFar)> lines;
    /// Which faces count in the roll asked for: they get their bar while they are typed.
    std::function<std::function<bool(int face)>(const Step &soFar, const DiceRequest &)> counts;
    /// What is asked for; where there is none, the request's own words.
    std::function<QString(const Step &soFar, const DiceRequest &)> prompt = {};
    /// What its faces mean.
    std::function<std::vector<FaceMeaning>(const Step &soFar, const DiceRequest &)> faces = {};
};

/// Asks for the dice of a deed, roll by roll, the player's or the program's, as the player likes, until the deed is done. Undo
/// undoes the die typed last, then the last roll, and Redo brings them again.
class DiceConversation : public QWidget, public UnderWay
{
    Q_OBJECT
public:
    explicit DiceConversation(QWidget *parent = nullptr);

    /// In two columns of one height: the line to type at, which stays where it is, and beside it under this title what the
    /// faces mean and the rolls so far.
    void layAsDock(QLabel *title);
    int dockHeight() const;
    /// In a page that shows the actions elsewhere the row of buttons goes.
    void setButtonsShown(bool shown);
    /// The rolls so far, for a page that scrolls them together with what stands above. The line to type at stays here.
    DiceLines *takeRolls();

    /// The program's dice come from the seed, in the order they are asked for; without one, from the system's.
    void start(RolledDeed::Deed deed, DiceTelling telling, const Tape &tape = {}, std::optional<quint64> seed = {});
    /// The deed changed under the dice: those that still fit are kept, and it is said which are not.
    void change(RolledDeed::Deed deed, DiceTelling telling);
    virtual void stop();

    const RolledDeed &deed() const { return m_deed; }
    /// What the dice asked for are for; empty while none are.
    QString prompt() const;
    using UnderWay::touch; ///< for a page that keeps them itself
    bool isAsking() const { return m_deed.wanted().has_value(); }
    quint64 seed() const { return m_seed; }
    DiceEntry *entry() const { return m_entry; }
    /// While completed() is told: the last roll was taken or rolled from here, where nothing takes the keyboard any more.
    bool hadKeyboard() const { return m_hadKeyboard; }

    /// Whoever holds it gives the keyboard to something else when the dice are over.
    void setHandsOn() { m_handsOn = true; }
    QAction *rollRestAction() const { return m_rollRest; }
    QAction *lastRollAction() const { return m_lastRoll; }
    QAction *cancelAction() const { return m_cancel; }

    QString undoName() const override;
    QString redoName() const override;
    void undo() override;
    void redo() override;

    /// A roll that was undone, or the line as it was before its last die was.
    struct Undone {
        std::optional<Faces> roll;
        QString typed;
        bool withRest = false; ///< they were undone at once with those under it, and come again with them
    };
    using UndoneDice = std::vector<Undone>; ///< the last is the next to come again
    const UndoneDice &undoneDice() const { return m_undone; }
    /// They can be redone after a new start too, where it is the same deed.
    void setUndoneDice(const UndoneDice &undone) { m_undone = undone; }

public slots:
    void rollRest();
    void dropLastRoll();
    /// The dice of the line, which Redo brings again.
    void dropTyped();

signals:
    /// What became of a key, where nobody need see it.
    void remark(const QString &text);
    /// One roll more or fewer.
    void advanced();
    /// A die was typed, or undone; nothing is rolled yet.
    void typing();
    /// The last roll is in: the step with all its rolls.
    void completed(const muster::Step &step);
    void cancelled();

protected:
    /// All that was rolled and typed goes where Redo finds it.
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

    RolledDeed m_deed;
    DiceTelling m_telling;
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
