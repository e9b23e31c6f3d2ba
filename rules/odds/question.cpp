// SPDX-License-Identifier: MIT
#include "rules/odds/question.h"

#include "rules/encounter/setup.h"
#include "rules/odds/contactodds.h"
#include "rules/odds/fateodds.h"
#include "rules/odds/shootodds.h"
#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostInitiative = 10;

Resolved answerStayOrGo(const Pack &, const Arguments &given)
{
    return stayOrGoOdds(starStanding(given), given.grunt(u"grunt"_s));
}

Resolved answerRecovery(const Pack &pack, const Arguments &given)
{
    return recoveryOdds(*pack.recovery, given.integer(u"rep"_s), given.word<Fate>(u"fate"_s));
}

void describeContact(FieldTeller &field, const Distribution &odds)
{
    std::vector<int> counts;
    for (int count = 0; count <= odds.most(); ++count) {
        if (count == 0 || odds.chanceOf(count) > 0)
            counts.push_back(count);
    }
    field.list(u"enemies", counts, [&](FieldTeller &one, int count) {
        one(u"count", count);
        one(u"probability", odds.chanceOf(count));
    });
    field(u"mean", odds.mean());
    field(u"nobody", odds.chanceOf(0));
}

Resolved answerContact(const Pack &pack, const Arguments &given)
{
    return {contactOdds(*pack.activity, given.integer(u"eal"_s), given.integer(u"party"_s), given.integer(u"pefs"_s)),
            describeContact};
}

Question stayOrGoQuestion()
{
    std::vector<Parameter> parameters = starStandingParameters();
    parameters.push_back(grunt());
    return {{u"stay-or-go"_s, {}, parameters}, answerStayOrGo};
}

void describeBand(FieldTeller &field, const BandOdds &odds)
{
    std::vector<int> counts;
    for (int count = 0; count <= odds.grunts; ++count)
        counts.push_back(count);
    field.list(u"stay", counts, [&](FieldTeller &one, int count) {
        one(u"count", count);
        one(u"probability", odds.stay.chanceOf(count));
    });
    field(u"all_stay", odds.allStay());
    field(u"all_leave", odds.allLeave());
    field(u"mean", odds.stay.mean());
}

Question bandQuestion()
{
    std::vector<Parameter> parameters = starStandingParameters();
    parameters.push_back(grunts());
    return {{u"band"_s, {}, parameters}, [](const Pack &, const Arguments &given) -> Resolved {
                return {bandOdds(starStanding(given), given.grunts(u"grunts"_s)), describeBand};
            }};
}

Question recoveryQuestion()
{
    return {{u"recovery"_s, {}, {rep(u"rep"_s, u"his-rep"_s), recoveryFate()}}, answerRecovery};
}

Question contactQuestion()
{
    return {{u"contact"_s, {}, {eal(), party(), integer(u"pefs"_s, 0, mostPefs)}}, answerContact};
}

Resolved answerShoot(const Pack &pack, const Arguments &given)
{
    const PercentileTables &tables = *pack.reference->percentile;
    const PercentileShot shot = percentileShot(pack, given);
    return {shootOdds(tables, shot, given.integer(u"initiative"_s)),
            [score = scoreToHit(tables, shot)](FieldTeller &field, const ShootOdds &odds) {
                field(u"score", score);
                field(u"hit", odds.hit);
                field(u"down", odds.down);
                field(u"dead", odds.dead);
            }};
}

Question shootQuestion(const Pack &pack)
{
    std::vector<Parameter> parameters = percentileShotParameters(pack);
    parameters.push_back(integer(u"initiative"_s, 0, mostInitiative));
    return {{u"shoot"_s, {}, parameters}, answerShoot};
}

} // namespace

std::vector<Question> questions(const Pack &pack)
{
    std::vector<Question> all;
    if (pack.chain) {
        all.push_back(stayOrGoQuestion());
        all.push_back(bandQuestion());
    }
    if (pack.recovery)
        all.push_back(recoveryQuestion());
    if (pack.activity && !pack.patrol) // with patrol tables, these decide what a PEF turns out to be, at any EAL
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
