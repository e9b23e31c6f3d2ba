// SPDX-License-Identifier: MIT
//
// What an encounter earns, and what figures cost.
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"
#include "rules/scenario/victory.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostCounted = 100;

/// What an encounter earned.
struct Earned {
    Fraction won;
    int share = 0;

    void describe(auto &field) const
    {
        field(u"fraction", static_cast<double>(won.numerator) / won.denominator);
        field(u"share", share);
    }
};

Resolved runVictory(const Pack &pack, const Arguments &given, Dice &)
{
    Tally tally;
    tally.own = given.integer(u"own"_s);
    tally.ownLost = given.integer(u"own_lost"_s);
    tally.ownEscaped = given.integer(u"own_escaped"_s);
    tally.enemy = given.integer(u"enemy"_s);
    tally.enemyKilled = given.integer(u"enemy_killed"_s);
    tally.enemyCaptured = given.integer(u"enemy_captured"_s);
    tally.enemyEscaped = given.integer(u"enemy_escaped"_s);
    tally.enemyDrivenOff = given.flag(u"driven_off"_s);
    tally.objective = given.flag(u"objective"_s);
    tally.dwellings = given.integer(u"dwellings"_s);
    tally.dwellingsLooted = given.integer(u"looted"_s);
    const Fraction won = victory(given.word<ScenarioKind>(u"encounter"_s), given.word<Role>(u"role"_s), tally);
    return Earned{won, pack.rewards->share(won, tally.own)};
}

Resolved runDeeds(const Pack &pack, const Arguments &given, Dice &)
{
    return Resolved::of(u"points"_s, pack.rewards->deeds(given.integer(u"kills"_s), given.integer(u"routed"_s)));
}

Parameter upTo(const QString &name, const QString &summary)
{
    return withDefault(integer(name, 0, mostCounted, summary), "0"_L1);
}

std::vector<Parameter> tallyParameters()
{
    return {choice<ScenarioKind>(u"encounter"_s, ProcedureText::tr("the encounter")),
            choice<Role>(u"role"_s, ProcedureText::tr("the player's part in it")),
            integer(u"own"_s, 1, mostCounted, ProcedureText::tr("the player's figures, himself included")),
            upTo(u"own_lost"_s, ProcedureText::tr("of them killed, captured or unable to act")),
            upTo(u"own_escaped"_s, ProcedureText::tr("of them left by their exit")),
            integer(u"enemy"_s, 1, mostCounted, ProcedureText::tr("the enemy's figures")),
            upTo(u"enemy_killed"_s, ProcedureText::tr("of them killed")),
            upTo(u"enemy_captured"_s, ProcedureText::tr("of them captured")),
            upTo(u"enemy_escaped"_s, ProcedureText::tr("of them left by their exit")),
            ifSo(u"driven_off"_s, ProcedureText::tr("no enemy is left fighting")),
            ifSo(u"objective"_s, ProcedureText::tr("what the encounter was about was achieved")),
            upTo(u"dwellings"_s, ProcedureText::tr("dwellings of a raid")),
            upTo(u"looted"_s, ProcedureText::tr("of them looted"))};
}

Resolved runFigurePoints(const Pack &pack, const Arguments &given, Dice &)
{
    const QStringList weapons = given.texts(u"weapons"_s);
    return Resolved::of(
        u"points"_s,
        pack.points->figure(given.integer(u"rep"_s), given.text(u"armor"_s), {weapons.begin(), weapons.end()}));
}

Resolved runVehiclePoints(const Pack &pack, const Arguments &given, Dice &)
{
    return Resolved::of(u"points"_s, pack.points->vehicle(given.flag(u"armored"_s), given.integer(u"bad_wounds"_s)));
}

Parameter armor(const Pack &pack)
{
    Parameter made = oneOf(u"armor"_s, {}, ProcedureText::tr("its armour"));
    for (const Term &term : pack.armors)
        made.choices.push_back(term.id);
    return made;
}

Parameter weapons(const Pack &pack)
{
    const QStringList bought = pack.points->weapons.keys();
    return anyOf(u"weapons"_s, {bought.begin(), bought.end()}, ProcedureText::tr("its weapons"));
}

} // namespace

std::vector<Procedure> rewardProcedures()
{
    return {
        {u"victory"_s, ProcedureText::tr("What part of the points an encounter earned"), tallyParameters(), runVictory},
        {u"deeds"_s,
         ProcedureText::tr("Points for what a figure did"),
         {upTo(u"kills"_s, ProcedureText::tr("armed enemies killed")),
          upTo(u"routed"_s, ProcedureText::tr("enemies who ran from him"))},
         runDeeds},
    };
}

std::vector<Procedure> pointProcedures(const Pack &pack)
{
    constexpr int mostBadWounds = 10;
    return {
        {u"figure-points"_s,
         ProcedureText::tr("What a figure costs"),
         {rep(u"rep"_s, ProcedureText::tr("its Rep")), armor(pack), weapons(pack)},
         runFigurePoints},
        {u"vehicle-points"_s,
         ProcedureText::tr("What a vehicle costs"),
         {flag(u"armored"_s, ProcedureText::tr("it is armoured")),
          integer(u"bad_wounds"_s, 1, mostBadWounds, ProcedureText::tr("Bad Wounds it takes to destroy"))},
         runVehiclePoints},
    };
}

} // namespace muster
