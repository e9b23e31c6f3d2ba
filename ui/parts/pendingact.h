// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/dice/attempt.h"

#include <QString>

#include <functional>
#include <optional>

namespace muster {

/// An act of model/acts run on dice that come one roll at a time. It is run from its start at every roll, so that
/// undoing a roll, or doing another act with the same dice, only takes a different tape.
class PendingAct
{
public:
    using Deed = std::function<void(Dice &, Step &)>;

    PendingAct() = default;
    /// Runs the act on the tape; dice at the end of the tape that nobody asks for are dropped.
    explicit PendingAct(Deed deed, const Tape &tape = {});

    /// Replaces the act, and gives it the dice of every roll that it asks for too, in spite of rolls between them. The
    /// others are kept, in case a later roll asks for them again.
    void become(Deed deed);

    /// Returns the roll that is needed next; none if all are done.
    std::optional<DiceRequest> wanted() const;
    bool isComplete() const { return m_deed && !wanted(); }

    /// Returns what is known so far, rolls included: the whole step if it is complete.
    const Step &soFar() const { return m_soFar; }
    const Tape &tape() const { return m_tape; }
    const Rolls &putAside() const { return m_aside; }

    void add(const Faces &dice);
    bool dropLastRoll();
    /// Returns what would be known if these dice fell next.
    Step with(const Faces &dice) const;
    /// Returns the whole step if these dice fell next and the program rolled all that is still to come. It is right in
    /// what the dice so far decide.
    Step whole(const Faces &next = {}) const;

private:
    Attempt runOn(const Tape &tape, Step &step) const;
    void run();
    void fillFromAside();

    Deed m_deed;
    Tape m_tape;
    Rolls m_aside;
    Attempt m_attempt;
    Step m_soFar;
};

/// Something that is being done and is no step yet, such as dice that are half rolled. Undo and Redo apply to it before
/// they apply to the steps, except to steps done since.
class UndoSource
{
public:
    virtual ~UndoSource() = default;

    /// Returns the name of what Undo undoes next; empty if there is nothing.
    virtual QString undoName() const = 0;
    virtual QString redoName() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

    /// Returns the order of several: the one that was touched last has the highest number, and comes first.
    std::uint64_t order() const { return m_order; }
    bool isOvertaken(const History &history) const { return history.inForce > m_steps; }
    /// Returns whether the step that can be redone was undone after this was last touched.
    bool isBeforeRedo(const History &history) const { return history.canRedo() && undoneIn(history) != m_undone; }

protected:
    /// Notes that the player has just worked on it.
    void touch(const History &history)
    {
        static std::uint64_t last = 0;
        m_order = ++last;
        m_steps = history.inForce;
        m_undone = undoneIn(history);
    }

private:
    static std::optional<QDateTime> undoneIn(const History &history)
    {
        return history.canRedo() ? std::optional(history.steps[history.inForce].when) : std::nullopt;
    }

    std::uint64_t m_order = 0;
    std::size_t m_steps = 0; ///< steps in force when it was touched last
    std::optional<QDateTime> m_undone; ///< date of the first step that was undone then; none if there was none
};

} // namespace muster
