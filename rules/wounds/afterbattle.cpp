// SPDX-License-Identifier: MIT
#include "rules/wounds/afterbattle.h"

namespace muster {

namespace {

using Status = FigureAfter::Status;

Status statusOf(Harm harm)
{
    switch (harm) {
    case Harm::Dead:
        return Status::Dead;
    case Harm::Captured:
    case Harm::Surrendered:
        return Status::Captured;
    case Harm::Turned:
        return Status::Turned;
    default:
        return Status::Band;
    }
}

bool losesNerve(const Deeds &deeds)
{
    return deeds.lostNerve || (deeds.harm == Harm::RanAway && !deeds.wounded);
}

bool learns(const WoundTables &tables, int rep, bool marked, const Deeds &deeds)
{
    const bool stood = deeds.harm == Harm::Fine || deeds.harm == Harm::Scratched || deeds.harm == Harm::BadWound;
    return stood && deeds.inflictedDamage && !marked && rep >= tables.experienceFrom && rep <= tables.experienceTo;
}

} // namespace

FigureAfter afterBattle(const WoundTables &tables, int monthsLastTurns, int rep, bool marked, const Deeds &deeds,
                        Dice &dice, int figure)
{
    FigureAfter after{statusOf(deeds.harm), rep, 0, false, false, marked};
    if (after.status != Status::Band)
        return after;
    if (losesNerve(deeds)) {
        after.lostNerve = true;
        if (rep + tables.nerveLost < 1) {
            after.status = Status::Gone;
            return after;
        }
        after.rep += tables.nerveLost;
    } else if (learns(tables, rep, marked, deeds)) {
        after.gained = true;
        ++after.rep;
    }
    if (deeds.harm != Harm::BadWound && deeds.harm != Harm::Unconscious)
        return after;
    const RecoverResult recovered = recoverFromWounds(tables, after.rep, dice, figure);
    after.rep = recovered.rep;
    after.awayTurns = recovered.months * monthsLastTurns;
    after.marked = marked || recovered.marked;
    if (!recovered.returns)
        after.status = Status::Gone;
    return after;
}

} // namespace muster
