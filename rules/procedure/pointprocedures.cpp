// SPDX-License-Identifier: MIT
//
// Points earned in an encounter, and prices of figures.
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"
#include "rules/scenario/victory.h"
#include "rules/slug.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostCounted = 100;

/// The points of an encounter: the share won, and the points of each figure.
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

Parameter upTo(const QString &name, const QString &words = {})
{
    return withDefault(integer(name, 0, mostCounted, words), "0"_L1);
}

std::vector<Parameter> tallyParameters()
{
    return {choice<ScenarioKind>(u"encounter"_s),
            choice<Role>(u"role"_s),
            integer(u"own"_s, 1, mostCounted),
            upTo(u"own_lost"_s),
            upTo(u"own_escaped"_s, u"escaped"_s),
            integer(u"enemy"_s, 1, mostCounted, u"enemy-figures"_s),
            upTo(u"enemy_killed"_s),
            upTo(u"enemy_captured"_s),
            upTo(u"enemy_escaped"_s, u"escaped"_s),
            ifSo(u"driven_off"_s),
            ifSo(u"objective"_s),
            upTo(u"dwellings"_s),
            upTo(u"looted"_s)};
}

Resolved runVehiclePoints(const Pack &pack, const Arguments &given, Dice &)
{
    return Resolved::of(u"points"_s, pack.points->vehicle(given.flag(u"armored"_s), given.integer(u"bad_wounds"_s)));
}

Parameter armor(const Pack &pack)
{
    QStringList ids;
    for (const Term &term : pack.armors)
        ids.append(term.id);
    return oneOf(u"armor"_s, ids);
}

Parameter weapons(const Pack &pack)
{
    const QStringList bought = pack.points->weapons.keys();
    return anyOf(u"weapons"_s, bought);
}

/// Returns an id as the name of a parameter: "he_round".
QString parameterOf(QString id)
{
    return id.replace(u'-', u'_');
}

Resolved runFigurePoints(const Pack &pack, const Arguments &given, Dice &)
{
    const QStringList weapons = given.texts(u"weapons"_s);
    int points = pack.points->figure(given.integer(u"rep"_s), given.text(u"armor"_s), {weapons.begin(), weapons.end()});
    for (const ForcePoints::Round &round : pack.points->rounds)
        points += round.points * given.integer(parameterOf(round.id));
    return Resolved::of(u"points"_s, points);
}

std::vector<Parameter> figureParameters(const Pack &pack)
{
    std::vector<Parameter> all{rep(u"rep"_s, u"its-rep"_s), armor(pack), weapons(pack)};
    for (const ForcePoints::Round &round : pack.points->rounds) {
        all.push_back(upTo(parameterOf(round.id)));
        all.back().title = round.title;
    }
    return all;
}

} // namespace

std::vector<Procedure> rewardProcedures()
{
    return {
        {u"victory"_s, {}, tallyParameters(), runVictory},
        {u"deeds"_s, {}, {upTo(u"kills"_s), upTo(u"routed"_s)}, runDeeds},
    };
}

std::vector<Procedure> pointProcedures(const Pack &pack)
{
    constexpr int mostBadWounds = 10;
    return {
        {u"figure-points"_s, {}, figureParameters(pack), runFigurePoints},
        {u"vehicle-points"_s, {}, {flag(u"armored"_s), integer(u"bad_wounds"_s, 1, mostBadWounds)}, runVehiclePoints},
    };
}

} // namespace muster
