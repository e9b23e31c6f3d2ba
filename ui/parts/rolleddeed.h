// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/dice/attempt.h"

#include <QString>

#include <functional>
#include <optional>

namespace muster {

/// A deed of model/acts run on dice that come one roll at a time. It is run from its start at every roll, so that
/// taking back a roll, or doing another deed with the same dice, is nothing but a different tape.
class RolledDeed
{
public:
    using Deed = std::function<void(Dice &, Step &)>;

    RolledDeed() = default;
    /// Dice at the end of the tape that nobody asks for are dropped.
    explicit RolledDeed(Deed deed, const Tape &tape = {});

    /// Does another deed and hands it the dice of every roll that it asks for too, whatever stands between. The others
    /// are put aside, in case a later roll brings them back into the row.
    void become(Deed deed);

    /// The roll that is needed next; none when all is done.
    std::optional<DiceRequest> wanted() const;
    bool isComplete() const { return m_deed && !wanted(); }

    /// What is known so far, rolls included: the whole step when it is complete.
    const Step &soFar() const { return m_soFar; }
    const Tape &tape() const { return m_tape; }
    const Rolls &putAside() const { return m_aside; }

    void add(const Faces &dice);
    bool dropLastRoll();
    /// What would be known if these dice fell next.
    Step with(const Faces &dice) const;
    /// The whole step, if these dice fell next and the program rolled all that is still to come. What the dice so far
    /// decide is so in it.
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

/// Something that is being done and is no step yet, such as dice that are half rolled. Undo and Redo belong to it before
/// they belong to the steps, but for those that were done since.
class UnderWay
{
public:
    virtual ~UnderWay() = default;

    /// What Undo undoes of it next, by name; empty: nothing.
    virtual QString undoName() const = 0;
    virtual QString redoName() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

    /// Of several the one that was touched last comes first.
    std::uint64_t order() const { return m_order; }
    bool isOvertaken(const Book &book) const { return book.inForce > m_steps; }
    /// What can be redone in the book was done after it.
    bool isBeforeRedo(const Book &book) const { return book.canBringForward() && undoneIn(book) != m_undone; }

protected:
    /// The player does something of it.
    void touch(const Book &book)
    {
        static std::uint64_t last = 0;
        m_order = ++last;
        m_steps = book.inForce;
        m_undone = undoneIn(book);
    }

private:
    static std::optional<QDateTime> undoneIn(const Book &book)
    {
        return book.canBringForward() ? std::optional(book.steps[book.inForce].when) : std::nullopt;
    }

    std::uint64_t m_order = 0;
    std::size_t m_steps = 0; ///< in force when it was touched last
    std::optional<QDateTime> m_undone; ///< when the first step was made that was undone then
};

} // namespace muster
