// SPDX-License-Identifier: MIT
#include "rules/odds/question.h"

#include "rules/encounter/setup.h"
#include "rules/odds/contactodds.h"
#include "rules/odds/fateodds.h"
#include "rules/odds/shootodds.h"
#include "rules/pack/findbyid.h"
#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostInitiative = 10;

/// Lists the odds of these counts under a name.
void describeCounts(FieldTeller &field, const char *name, const std::vector<int> &counts, const Distribution &odds)
{
    field.list(name, counts, [&](FieldTeller &one, int count) {
        one("count", count);
        one("probability", odds.chanceOf(count));
    });
    field("mean", odds.mean());
}

void describeContact(FieldTeller &field, const Distribution &odds)
{
    std::vector<int> counts;
    for (int count = 0; count <= odds.most(); ++count) {
        if (count == 0 || odds.chanceOf(count) > 0)
            counts.push_back(count);
    }
    describeCounts(field, "enemies", counts, odds);
    field("nobody", odds.chanceOf(0));
}

void describeBand(FieldTeller &field, const BandOdds &odds)
{
    std::vector<int> counts;
    for (int count = 0; count <= odds.grunts; ++count)
        counts.push_back(count);
    describeCounts(field, "stay", counts, odds.stay);
    field("all_stay", odds.allStay());
    field("all_leave", odds.allLeave());
}

Resolved answerShoot(const Pack &pack, const Arguments &given)
{
    const PercentileTables &tables = *pack.reference->percentile;
    const PercentileShot shot = percentileShot(pack, given);
    return {shootOdds(tables, shot, given.integer("initiative")),
            [score = scoreToHit(tables, shot)](FieldTeller &field, const ShootOdds &odds) {
                field("score", score);
                field("hit", odds.hit);
                field("down", odds.down);
                field("dead", odds.dead);
            }};
}

} // namespace

std::vector<Question> questions(const Pack &pack)
{
    std::vector<Question> all;
    if (pack.chain) {
        all.push_back({{u"stay-or-go"_s, {}, starStandingParameters(grunt())},
                       [](const Pack &, const Arguments &given) -> Resolved {
                           return stayOrGoOdds(starStanding(given), given.value<Weighing>("grunt"));
                       }});
        all.push_back(
            {{u"band"_s, {}, starStandingParameters(grunts())}, [](const Pack &, const Arguments &given) -> Resolved {
                 return {bandOdds(starStanding(given), given.value<std::vector<Weighing>>("grunts")), describeBand};
             }});
    }
    if (pack.recovery) {
        all.push_back({{u"recovery"_s, {}, {rep("rep", "his-rep"), recoveryFate()}},
                       [](const Pack &of, const Arguments &given) -> Resolved {
                           return recoveryOdds(*of.recovery, given.integer("rep"), given.value<Fate>("fate"));
                       }});
    }
    if (pack.activity && !pack.patrol) { // with patrol tables, these decide what a PEF turns out to be, at any EAL
        all.push_back(
            {{u"contact"_s, {}, {eal(), party(), integer("pefs", 0, mostPefs)}},
             [](const Pack &of, const Arguments &given) -> Resolved {
                 return {contactOdds(*of.activity, given.integer("eal"), given.integer("party"), given.integer("pefs")),
                         describeContact};
             }});
    }
    if (pack.reference && pack.reference->percentile) {
        all.push_back({{u"shoot"_s, {}, percentileShotParameters(pack)}, answerShoot});
        all.back().parameters.push_back(integer("initiative", 0, mostInitiative));
    }
    return all;
}

std::optional<Question> findQuestion(const Pack &pack, const QString &id)
{
    const std::vector<Question> all = questions(pack);
    const Question *found = findById(all, id);
    return found ? std::optional(*found) : std::nullopt;
}

} // namespace muster
