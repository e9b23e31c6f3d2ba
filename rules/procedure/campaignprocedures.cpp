// SPDX-License-Identifier: MIT
#include "rules/procedure/campaignprocedures.h"

#include "rules/band/recruit.h"
#include "rules/dice/dice.h"
#include "rules/encounter/setup.h"
#include "rules/pack/pack.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"

#include <QCoreApplication>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostRecruits = 100;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(muster::Procedure)
};

QJsonObject runRecruit(const Pack &pack, const Arguments &given, Dice &dice)
{
    return {{u"figures"_s, toJson(recruit(*pack.list(given.text(u"list"_s)), given.integer(u"count"_s), dice))}};
}

QJsonObject runRecovery(const Pack &pack, const Arguments &given, Dice &dice)
{
    const RecoveryResult result = recover(pack, given.integer(u"rep"_s), given.word<Fate>(u"fate"_s), dice);
    return {{u"passed"_s, result.passed},
            {u"returns"_s, result.returns()},
            {u"rep"_s, result.rep},
            {u"fate"_s, slugJson(result.fate)}};
}

QJsonObject runStayOrGo(const Pack &, const Arguments &given, Dice &dice)
{
    const StarStanding star{given.integer(u"star_rep"_s), given.flag(u"star_oof"_s), given.flag(u"grunt_losses"_s),
                            given.word<Outcome>(u"last_outcome"_s)};
    QJsonArray grunts;
    for (const LoyaltyResult &result : stayOrGo(star, given.grunts(u"grunts"_s), dice)) {
        grunts.append(QJsonObject{{u"star_successes"_s, result.starSuccesses},
                                  {u"grunt_successes"_s, result.gruntSuccesses},
                                  {u"result"_s, slugJson(result.result)}});
    }
    return {{u"grunts"_s, grunts}};
}

QJsonObject runNextEncounter(const Pack &pack, const Arguments &given, Dice &)
{
    const NextEncounter next = nextEncounter(pack, given.word<EncounterKind>(u"last"_s),
                                             given.word<Outcome>(u"outcome"_s), given.integer(u"eal"_s));
    return {{u"encounter"_s, slugJson(next.kind)}, {u"eal"_s, next.eal.value_or(lowestEal)}};
}

QJsonObject runChallenge(const Pack &, const Arguments &given, Dice &dice)
{
    return {{u"passed"_s, challenge(given.integer(u"rep"_s), given.word<Difficulty>(u"difficulty"_s), dice)}};
}

Parameter grunts()
{
    Parameter made;
    made.name = u"grunts"_s;
    made.kind = Parameter::Kind::Grunts;
    made.summary = Words::tr("who takes the test");
    return made;
}

} // namespace

std::vector<Procedure> campaignProcedures()
{
    return {
        {u"recruit"_s,
         Words::tr("Figures for a band, from an army list"),
         {armyList(Words::tr("the army list")), integer(u"count"_s, 1, mostRecruits, Words::tr("how many figures"))},
         runRecruit},
        {u"recovery"_s,
         Words::tr("What becomes of one who went Out of the Fight or ran away"),
         {rep(u"rep"_s, Words::tr("his Rep")),
          oneOf(u"fate"_s, {slug(Fate::OutOfTheFight), slug(Fate::RanAway)}, Words::tr("how he left the table"))},
         runRecovery},
        {u"stay-or-go"_s,
         Words::tr("Whether the Grunts stay in the band"),
         {rep(u"star_rep"_s, Words::tr("the Star's Rep")),
          flag(u"star_oof"_s, Words::tr("the Star went Out of the Fight")),
          flag(u"grunt_losses"_s, Words::tr("a Grunt went Out of the Fight or died")),
          choice<Outcome>(u"last_outcome"_s, Words::tr("how the last encounter ended")), grunts()},
         runStayOrGo},
        {u"next-encounter"_s,
         Words::tr("What the next encounter is, and its Enemy Activity Level"),
         {choice<EncounterKind>(u"last"_s, Words::tr("the last encounter")),
          choice<Outcome>(u"outcome"_s, Words::tr("how it ended")), eal()},
         runNextEncounter},
        {u"challenge"_s,
         Words::tr("Something out of the ordinary"),
         {rep(u"rep"_s, Words::tr("the figure's Rep")),
          choice<Difficulty>(u"difficulty"_s, Words::tr("how hard it is"))},
         runChallenge},
    };
}

} // namespace muster
