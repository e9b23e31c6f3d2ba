// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/dice/attempt.h"

#include <functional>

namespace muster {

/// A deed of model/actions run on dice that come one roll at a time. It is run from its start at every roll, so that
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
    /// The whole step, if the program rolled all that is still to come. What the dice so far decide is so in it.
    Step whole() const;

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

} // namespace muster
