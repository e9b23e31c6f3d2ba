// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"
#include "rules/scenario/rounds.h"
#include "rules/scenario/scenario.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostBesiegers = 100;

QJsonObject placed(const AmbushPlace &place)
{
    return {{u"inches"_s, place.inches}, {u"direction"_s, slugJson(place.from)}};
}

QJsonObject runAmbushTurn(const Pack &pack, const Arguments &, Dice &dice)
{
    const std::optional<AmbushPlace> sprung = ambushTurn(pack.scenarios->rounds, dice);
    QJsonObject json = sprung ? placed(*sprung) : QJsonObject{{u"inches"_s, {}}, {u"direction"_s, {}}};
    json.insert(u"sprung"_s, sprung.has_value());
    return json;
}

QJsonObject runAmbushPlace(const Pack &pack, const Arguments &, Dice &dice)
{
    return placed(placeAmbush(pack.scenarios->rounds, dice));
}

QJsonObject runSurprise(const Pack &, const Arguments &given, Dice &dice)
{
    return {{u"surprised"_s, isSurprised(given.integer(u"watching"_s), given.integer(u"coming"_s), dice)}};
}

QJsonObject runSpotting(const Pack &pack, const Arguments &, Dice &dice)
{
    return {{u"spotted"_s, spots(pack.scenarios->rounds, dice)}};
}

QJsonObject runPursuit(const Pack &pack, const Arguments &given, Dice &dice)
{
    Pursuit pursuit;
    pursuit.distance = given.integer(u"distance"_s);
    pursuit.bonus = given.integer(u"bonus"_s);
    pursuit = pursue(pack.scenarios->rounds, pursuit, given.integer(u"runners"_s), given.integer(u"chasers"_s), dice);
    return {{u"runners"_s, pursuit.runners},
            {u"chasers"_s, pursuit.chasers},
            {u"distance"_s, pursuit.distance},
            {u"bonus"_s, pursuit.bonus},
            {u"end"_s, slugJson(pursuit.end)}};
}

QJsonObject runSiegeDay(const Pack &, const Arguments &given, Dice &dice)
{
    return {{u"broken"_s, siegeBreaks(given.integer(u"lost"_s), given.integer(u"alive"_s), dice)}};
}

QJsonObject runAlarm(const Pack &pack, const Arguments &, Dice &dice)
{
    return {{u"sounded"_s, alarmSounds(pack.scenarios->rounds, dice)}};
}

QJsonObject runReinforcements(const Pack &pack, const Arguments &, Dice &dice)
{
    return {{u"count"_s, policeReinforcements(pack.scenarios->rounds, dice)}};
}

QJsonObject runHostages(const Pack &, const Arguments &, Dice &dice)
{
    return {{u"count"_s, rollHostages(dice)}};
}

Parameter from(Parameter made, int fallback)
{
    made.fallback = QString::number(fallback);
    return made;
}

} // namespace

std::vector<Procedure> roundProcedures(const Pack &pack)
{
    const RoundTables &rounds = pack.scenarios->rounds;
    return {
        {u"ambush-turn"_s, ProcedureText::tr("Whether an ambush is sprung this turn"), {}, runAmbushTurn},
        {u"ambush-place"_s, ProcedureText::tr("Where ambushers are whom nobody saw"), {}, runAmbushPlace},
        {u"surprise"_s,
         ProcedureText::tr("Whether those who watch are surprised"),
         {rep(u"watching"_s, ProcedureText::tr("the Rep of their leader")),
          rep(u"coming"_s, ProcedureText::tr("the Rep of the others' leader"))},
         runSurprise},
        {u"spotting"_s, ProcedureText::tr("Whether those who come are spotted this turn"), {}, runSpotting},
        {u"pursuit-round"_s,
         ProcedureText::tr("A round of a pursuit"),
         {rep(u"runners"_s, ProcedureText::tr("the Runners' lowest Rep")),
          rep(u"chasers"_s, ProcedureText::tr("the Chasers' lowest Rep")),
          from(integer(u"distance"_s, 0, 500, ProcedureText::tr("inches between them")), rounds.pursuitInches),
          from(integer(u"bonus"_s, -100, 6, ProcedureText::tr("what the Runners add")), rounds.pursuitBonus)},
         runPursuit},
        {u"siege-day"_s,
         ProcedureText::tr("Whether the besiegers go home at the end of a day"),
         {integer(u"lost"_s, 0, mostBesiegers, ProcedureText::tr("besiegers dead or unable to act")),
          integer(u"alive"_s, 0, mostBesiegers, ProcedureText::tr("besiegers still alive"))},
         runSiegeDay},
        {u"alarm"_s, ProcedureText::tr("Whether the alarm goes this turn"), {}, runAlarm},
        {u"reinforcements"_s, ProcedureText::tr("How many more policemen come this turn"), {}, runReinforcements},
        {u"hostages"_s, ProcedureText::tr("How many hostages there are"), {}, runHostages},
    };
}

} // namespace muster
