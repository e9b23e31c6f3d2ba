// SPDX-License-Identifier: MIT
#include "tests/ui/wander/rulesets.h"
#include "model/acts/acts.h"

#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"

#include <array>

namespace muster::testing {

using namespace Qt::StringLiterals;

namespace {

/// Short and long names, and names as players use them.
const std::array<QString, 6> starNames{u"Rook"_s,
                                       u"Osric Vane"_s,
                                       u"Ægir of the Fells"_s,
                                       u"O'Neill \"Red\" & Co"_s,
                                       u"Lieutenant Commander Ambrosius Featherstonehaugh"_s,
                                       u"<b>Bold</b>"_s};

Options openOptions(const Pack &pack, Options options, Chance &chance)
{
    for (const Option &option : pack.options) {
        const bool means = !option.onlyWith || options.value(option.onlyWith->option) == option.onlyWith->value;
        if (!options.contains(option.id) && means && chance.oneIn(2))
            options.insert(option.id, chance.oneOf(option.values).id);
    }
    return options;
}

} // namespace

const std::vector<WanderedRules> &wanderedRules()
{
    const auto genre = [](const char *name, const char *id) {
        return WanderedRules{name, "chain-reaction-1", {{u"genre"_s, QString::fromLatin1(id)}}};
    };
    static const std::vector<WanderedRules> all{
        {"Swordplay", "swordplay", {}},
        {"ChainReactionLinked", "chain-reaction-3", {{u"campaign"_s, u"linked"_s}}},
        {"ChainReactionPlain", "chain-reaction-3", {{u"campaign"_s, u"plain"_s}}},
        genre("FirstEditionMilitary", "military"),
        genre("FirstEditionEarly", "military-early"),
        genre("FirstEditionGang", "gang"),
        genre("FirstEditionMovie", "b-movie"),
        genre("FirstEditionAliens", "aliens"),
        genre("Wasteland", "wasteland"),
        {"StreetSkirmish", "urban-d100", {}},
    };
    return all;
}

Step foundedBy(const WanderedRules &rules, Chance &chance)
{
    const Pack &pack = shipped(rules.pack);
    constexpr int mostTries = 100; // not every list is allowed in every genre
    for (int i = 0; i < mostTries; ++i) {
        acts::NewCampaign wanted;
        wanted.list = chance.oneOf(pack.lists).id;
        wanted.starName = chance.oneOf(starNames);
        wanted.options = openOptions(pack, rules.options, chance);
        if (!pack.hasSkill) // these Stars are rolled up
            wanted.star.rep = chance.between(pack.leastStarRep, pack.mostStarRep);
        if (!acts::check({}, pack, wanted).empty())
            continue;
        RandomDice dice(chance.seed());
        Step step;
        step.kind = StepKind::Founded;
        acts::perform({}, pack, wanted, 0, dice, step);
        step.rolls = dice.rolls();
        return step;
    }
    ADD_FAILURE() << "nobody could found a campaign by " << rules.name;
    return {};
}

} // namespace muster::testing
