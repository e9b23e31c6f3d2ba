// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/words.h"
#include "ui/parts/dicelines.h"
#include "ui/parts/rolleddeed.h"

#include <QWidget>

#include <random>

class QAction;
class QLabel;
class QScrollArea;

namespace muster {

class DiceEntry;

/// How a conversation puts rolls into words. Left empty, every roll is a line with its reason and its dice.
struct DiceTelling {
    words::NameOf nameOf;
    std::function<std::vector<DiceLine>(const Step &soFar)> lines;
    /// Which faces count in the roll asked for: they get their bar while they are typed.
    std::function<std::function<bool(int face)>(const DiceRequest &)> counts;
};

/// Asks for the dice of a deed, roll by roll, the player's or the program's as he likes, until the deed is done.
class DiceConversation : public QWidget
{
    Q_OBJECT
public:
    explicit DiceConversation(QWidget *parent = nullptr);

    /// The program's dice come from here; without it, from a seed of the system's.
    void setSeed(quint64 seed);
    /// In a page that shows the actions elsewhere the row of buttons goes.
    void setButtonsShown(bool shown);
    /// The rolls so far, for a page that scrolls them together with what stands above. The line to type at stays here.
    QWidget *takeRolls();

    void start(StepKind kind, RolledDeed::Deed deed, DiceTelling telling, const Tape &tape = {});
    /// The deed changed under the dice: those that still fit are kept, and it is said which are not.
    void change(RolledDeed::Deed deed, DiceTelling telling);
    void stop();

    const RolledDeed &deed() const { return m_deed; }
    DiceEntry *entry() const { return m_entry; }

    QAction *rollRestAction() const { return m_rollRest; }
    QAction *lastRollAction() const { return m_lastRoll; }
    QAction *cancelAction() const { return m_cancel; }

public slots:
    void rollRest();
    void dropLastRoll();

signals:
    /// One roll more or fewer.
    void advanced();
    /// A die was typed, or taken back; nothing is rolled yet.
    void typing();
    /// The last roll is in: the step with all its rolls.
    void completed(const muster::Step &step);
    void cancelled();

private:
    void take(Faces dice);
    void throwMissing(Faces &dice, const DiceRequest &request);
    void ask();
    void tellAside();
    void showLines();
    void buildButtons();

    RolledDeed m_deed;
    DiceTelling m_telling;
    std::mt19937_64 m_engine;
    QAction *m_rollRest;
    QAction *m_lastRoll;
    QAction *m_cancel;
    DiceLines *m_lines;
    QScrollArea *m_view;
    QLabel *m_aside;
    DiceEntry *m_entry;
    QWidget *m_buttons;
};

} // namespace muster
