// SPDX-License-Identifier: MIT
#include "rules/odds/question.h"

#include "rules/odds/contactodds.h"
#include "rules/odds/questiontext.h"
#include "rules/odds/recoveryodds.h"
#include "rules/odds/shootodds.h"
#include "rules/odds/stayorgoodds.h"
#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"

#include <QJsonArray>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostPefs = 30;
constexpr int mostInitiative = 10;

QJsonObject answerStayOrGo(const Pack &, const Arguments &given)
{
    const LoyaltyOdds odds = stayOrGoOdds(starStanding(given), given.grunt(u"grunt"_s));
    return {{u"stays_firm"_s, odds.of(Loyalty::StaysFirm)},
            {u"stays"_s, odds.of(Loyalty::Stays)},
            {u"leaves"_s, odds.of(Loyalty::Leaves)},
            {u"leaves_poisoning"_s, odds.of(Loyalty::LeavesPoisoning)}};
}

QJsonObject answerRecovery(const Pack &pack, const Arguments &given)
{
    const RecoveryOdds odds = recoveryOdds(*pack.recovery, given.integer(u"rep"_s), given.word<Fate>(u"fate"_s));
    return {{u"returned_same"_s, odds.returnedSame}, {u"returned_less"_s, odds.returnedLess}, {u"lost"_s, odds.lost}};
}

QJsonObject answerContact(const Pack &pack, const Arguments &given)
{
    const Distribution odds =
        contactOdds(*pack.activity, given.integer(u"eal"_s), given.integer(u"party"_s), given.integer(u"pefs"_s));
    QJsonArray enemies;
    for (int count = 0; count <= odds.most(); ++count) {
        const double chance = odds.chanceOf(count);
        if (count == 0 || chance > 0)
            enemies.append(QJsonObject{{u"count"_s, count}, {u"probability"_s, chance}});
    }
    return {{u"enemies"_s, enemies}, {u"mean"_s, odds.mean()}, {u"nobody"_s, odds.chanceOf(0)}};
}

Question stayOrGoQuestion()
{
    std::vector<Parameter> parameters = starStandingParameters();
    parameters.push_back(grunt(QuestionText::tr("who takes the test")));
    return {{u"stay-or-go"_s, QuestionText::tr("Whether a Grunt stays in the band"), parameters}, answerStayOrGo};
}

Question recoveryQuestion()
{
    return {{u"recovery"_s,
             QuestionText::tr("Whether one who went Out of the Fight or ran away comes back"),
             {rep(u"rep"_s, QuestionText::tr("his Rep")), recoveryFate()}},
            answerRecovery};
}

Question contactQuestion()
{
    return {
        {u"contact"_s,
         QuestionText::tr("How many enemies you meet"),
         {eal(), party(), integer(u"pefs"_s, 0, mostPefs, QuestionText::tr("how many PEFs are still to be resolved"))}},
        answerContact};
}

QJsonObject answerShoot(const Pack &pack, const Arguments &given)
{
    const PercentileShot shot = percentileShot(pack, given);
    const ShootOdds odds = shootOdds(*pack.reference->percentile, shot, given.integer(u"initiative"_s));
    return {{u"score"_s, scoreToHit(*pack.reference->percentile, shot)},
            {u"hit"_s, odds.hit},
            {u"down"_s, odds.down},
            {u"dead"_s, odds.dead}};
}

Question shootQuestion(const Pack &pack)
{
    std::vector<Parameter> parameters = percentileShotParameters(pack);
    parameters.push_back(integer(u"initiative"_s, 0, mostInitiative, QuestionText::tr("the target's initiative")));
    return {{u"shoot"_s, QuestionText::tr("Whether a shot hits, and takes the target out"), parameters}, answerShoot};
}

} // namespace

std::vector<Question> questions(const Pack &pack)
{
    std::vector<Question> all;
    if (pack.chain)
        all.push_back(stayOrGoQuestion());
    if (pack.recovery)
        all.push_back(recoveryQuestion());
    if (pack.activity && !pack.patrol) // with patrol tables a PEF turns out by these, whatever the EAL
        all.push_back(contactQuestion());
    if (pack.reference && pack.reference->percentile)
        all.push_back(shootQuestion(pack));
    return all;
}

std::optional<Question> findQuestion(const Pack &pack, const QString &id)
{
    for (Question &question : questions(pack)) {
        if (question.id == id)
            return std::move(question);
    }
    return std::nullopt;
}

} // namespace muster
