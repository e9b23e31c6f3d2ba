// SPDX-License-Identifier: MIT
#include "rules/wounds/settling.h"

namespace muster {

namespace {

using Status = FigureAfter::Status;

/// Returns whether the wound excuses running. Being knocked out does not, because the figure was running already.
bool isExcuse(std::optional<Fate> wound)
{
    return wound == Fate::Scratched || wound == Fate::BadWound || wound == Fate::Wounded;
}

bool learns(const WoundTables &tables, int rep, bool marked, Fate fate, const Deeds &deeds)
{
    return isOnItsFeet(fate) && !deeds.hasRun() && deeds.completed().inflictedDamage && !marked
        && rep >= tables.experienceFrom && rep <= tables.experienceTo;
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
    all.inflictedDamage = inflictedDamage || kills > 0 || routed > 0;
    return all;
}

Deeds besideFate(Fate fate, Deeds deeds)
{
    if (fate != Fate::RanAway && fate != Fate::Surrendered)
        return deeds;
    deeds.wounded = deeds.wounded || isExcuse(deeds.wound);
    deeds.lostNerve = deeds.lostNerve || !deeds.wounded;
    return deeds;
}

FigureAfter atOnce(const WoundTables &tables, int rep, bool marked, Fate fate, const Deeds &deeds)
{
    FigureAfter after{statusBy(fate), rep, 0, false, false, marked};
    if (after.status != Status::Band && after.status != Status::Captured)
        return after;
    const Deeds all = besideFate(fate, deeds);
    if (all.lostNerve) {
        after.lostNerve = true;
        if (rep + tables.nerveLost < 1)
            after.status = Status::Gone;
        else
            after.rep += tables.nerveLost;
    } else if (learns(tables, rep, marked, fate, all)) {
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
