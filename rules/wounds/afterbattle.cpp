// SPDX-License-Identifier: MIT
#include "rules/wounds/settling.h"

namespace muster {

namespace {

using Status = FigureAfter::Status;

bool losesNerve(Fate fate, const Deeds &deeds)
{
    return deeds.lostNerve || (fate == Fate::RanAway && !deeds.wounded && !deeds.wound);
}

bool learns(const WoundTables &tables, int rep, bool marked, Fate fate, const Deeds &deeds)
{
    const bool stood = fate == Fate::Fine || fate == Fate::Scratched || fate == Fate::BadWound;
    return stood && deeds.completed().inflictedDamage && !marked && rep >= tables.experienceFrom
        && rep <= tables.experienceTo;
}

} // namespace

FigureAfter::Status statusBy(Fate fate)
{
    switch (fate) {
    case Fate::ObviouslyDead:
    case Fate::Dead:
        return Status::Dead;
    case Fate::Captured:
    case Fate::Surrendered:
        return Status::Captured;
    case Fate::Turned:
        return Status::Turned;
    default:
        return Status::Band;
    }
}

Deeds Deeds::completed() const
{
    Deeds all = *this;
    all.inflictedDamage = inflictedDamage || kills > 0;
    return all;
}

FigureAfter atOnce(const WoundTables &tables, int rep, bool marked, Fate fate, const Deeds &deeds)
{
    FigureAfter after{statusBy(fate), rep, 0, false, false, marked};
    if (after.status != Status::Band)
        return after;
    if (losesNerve(fate, deeds)) {
        after.lostNerve = true;
        if (rep + tables.nerveLost < 1)
            after.status = Status::Gone;
        else
            after.rep += tables.nerveLost;
    } else if (learns(tables, rep, marked, fate, deeds)) {
        after.gained = true;
        ++after.rep;
    }
    return after;
}

bool needsRecovery(Fate fate, const Deeds &deeds)
{
    return fate == Fate::BadWound || fate == Fate::Unconscious
        || (fate == Fate::RanAway && deeds.wound == Fate::BadWound);
}

void recover(const WoundTables &tables, int monthsLastTurns, FigureAfter &after, Dice &dice, int figure)
{
    const RecoverResult recovered = recoverFromWounds(tables, after.rep, dice, figure);
    after.passed = recovered.passed;
    after.rep = recovered.rep;
    after.awayTurns = recovered.months * monthsLastTurns;
    after.marked = after.marked || recovered.marked;
    if (!recovered.returns)
        after.status = Status::Gone;
}

FigureAfter afterBattle(const WoundTables &tables, int monthsLastTurns, int rep, bool marked, Fate fate,
                        const Deeds &deeds, Dice &dice, int figure)
{
    FigureAfter after = atOnce(tables, rep, marked, fate, deeds);
    if (needsRecovery(fate, deeds))
        recover(tables, monthsLastTurns, after, dice, figure);
    return after;
}

} // namespace muster
