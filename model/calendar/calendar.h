// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

namespace muster {

class Dice;

namespace actions {
class Aftermath;
}

/// How a campaign goes from one encounter to the next, and what passes between them.
class Calendar
{
public:
    virtual ~Calendar() = default;

    /// What is dealt for the encounter that comes next: all but the enemy's list and the seed. Dice: as each says.
    virtual Encounter deal(const Campaign &campaign, const Pack &pack, Dice &dice) const = 0;

    /// Everybody's recovery is known and the Star lives: what the time until the next encounter brings.
    virtual void turn(actions::Aftermath &aftermath) const = 0;

    /// What follows on an encounter that was played.
    virtual NextEncounter after(const PastEncounter &last, const Pack &pack) const = 0;

    virtual QString turnName(const Pack &pack) const = 0; ///< "Month"
    virtual QString turnNames() const = 0; ///< "Months"
    /// "3 months".
    virtual QString served(int turns) const = 0;
    /// There is Stay or Go, with poison and exemption.
    virtual bool testsLoyalty() const = 0;
    /// There is an Enemy Activity Level.
    virtual bool hasActivityLevel() const = 0;

protected:
    /// The setup of this kind of encounter, as the campaign's options have it.
    static Setup dealFor(const Campaign &campaign, const Pack &pack, EncounterKind kind, Dice &dice);
};

/// The campaign's own, by its pack and its options. The one place that chooses.
const Calendar &calendarOf(const Campaign &campaign, const Pack &pack);

/// How the campaign's option chooses the kinds of country (R43).
CountryChoice countriesOf(const Campaign &campaign, const Pack &pack);

/// The pack has the parts that a calendar deals and turns with. Rules without them have their tests alone.
bool carriesCampaign(const Pack &pack);
/// What to say of those.
Problem noCampaign(const Pack &pack);

} // namespace muster
