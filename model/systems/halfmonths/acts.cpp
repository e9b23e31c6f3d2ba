// SPDX-License-Identifier: MIT

// Acts of an encounter of the first edition.

#include "model/acts/actkind.h"
#include "model/systems/parts.h"
#include "model/systems/scenarios.h"
#include "rules/slug.h"

namespace muster::acts {

struct PlayScenario {
    ScenarioDeed deed = ScenarioDeed::Turn;
    static const ActKind kind;
};

namespace {

bool isScenario(const Campaign &campaign)
{
    return scenarioNow(campaign);
}

bool isAbout(const Situation &now, ScenarioDeed deed)
{
    return now.subject.kind == SubjectKind::Task && now.subject.id == static_cast<int>(deed);
}

std::vector<Offer> deedsOf(const Situation &now)
{
    if (now.subject.kind == SubjectKind::Battle)
        return {{.act = PlayScenario{ScenarioDeed::Turn},
                 .text = deedTitle(ScenarioDeed::Turn),
                 .key = Qt::Key_A,
                 .about = ActsText::tr("Draw a card for each side for the next turn")}};
    if (now.subject.kind != SubjectKind::Task)
        return {};
    const auto deed = static_cast<ScenarioDeed>(now.subject.id);
    if (!acts::checkScenarioDeed(now.campaign, now.pack, deed).empty())
        return {};
    return {{.act = PlayScenario{deed},
             .text = deedTitle(deed),
             .key = deed == ScenarioDeed::Turn ? Qt::Key_A : Qt::Key_R, // the same key as for the battle
             .about = deedAbout(deed, now.pack.scenarios->rounds)}};
}

/// Returns the command word of a deed.
template<typename A>
Word<A> wordOf(ScenarioDeed deed, const A &said = {})
{
    return {deedKind(deed).word, deedKind(deed).typed, said};
}

/// Returns the offer to mark something of the encounter as done, or as not done.
template<typename A>
std::vector<Offer> markOf(const Situation &now, ScenarioDeed deed, bool ScenarioInPlay::*mark, const QString &on,
                          const QString &off)
{
    if (!isAbout(now, deed))
        return {};
    const bool done = scenarioOf(now.play())->*mark;
    return {{.act = A{done}, .text = done ? off : on, .key = done ? Qt::Key_Delete : Qt::Key_O}};
}

std::vector<Word<PlayScenario>> wordsByDice()
{
    std::vector<Word<PlayScenario>> all;
    for (const auto &[deed, name] : slugTable<ScenarioDeed>) {
        if (deedKind(deed).whyNot)
            all.push_back(wordOf(deed, PlayScenario{deed}));
    }
    return all;
}

} // namespace

const ActKind PlayScenario::kind(of<PlayScenario>, [](auto &form, auto &act) { form("deed", act.deed); },
                                 {
                                     .name = "scenario",
                                     .places = ActPlace::Table,
                                     .title = [](const PlayScenario &a) { return deedTitle(a.deed); },
                                     .run =
                                         [](const ActContext &d, const PlayScenario &a) {
                                             Problems problems = checkScenarioDeed(d.campaign, d.pack, a.deed);
                                             if (problems.empty())
                                                 playScenarioDeed(d.campaign, d.pack, a.deed, d.dice, d.step);
                                             return problems;
                                         },
                                     .words = wordsByDice(),
                                     .belongs = isScenario,
                                     .offers = deedsOf,
                                 });

/// Counts a turn without cards (R75).
struct CountTurn {
    static const ActKind kind;
};

const ActKind CountTurn::kind(
    of<CountTurn>,
    {
        .name = "count-turn",
        .run = [](const ActContext &d, const CountTurn &) { return d.take(acts::countTurn(d.campaign, d.pack)); },
        .words = {{"count-turn", [] { return ActsText::tr("count a turn played without cards (first edition)"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            if (!isAbout(now, ScenarioDeed::Turn))
                return {};
            return {{.act = CountTurn{},
                     .text = ActsText::tr("Turn without cards"),
                     .key = Qt::Key_T,
                     .rank = Rank::Second,
                     .about = ActsText::tr("%1 of these make a day").arg(now.pack.scenarios->rounds.turnsPerDay)}};
        },
    });

/// Marks the objective as reached, or as not reached.
struct SetObjective {
    bool off = false;
    static const ActKind kind;
};

const ActKind SetObjective::kind(
    of<SetObjective>, [](auto &form, auto &act) { form.ifAny(Field("off").after("off"), act.off); },
    {
        .name = "objective",
        .run = [](const ActContext &d,
                  const SetObjective &a) { return d.take(acts::setObjective(d.campaign, !a.off)); },
        .words = {wordOf<SetObjective>(ScenarioDeed::Objective)},
        .offers =
            [](const Situation &now) {
                return markOf<SetObjective>(now, ScenarioDeed::Objective, &ScenarioInPlay::objective,
                                            ActsText::tr("Reached"), ActsText::tr("Not reached"));
            },
    });

/// Marks all the Runners as in vehicles, or as not (p. 13).
struct SetRiding {
    bool off = false;
    static const ActKind kind;
};

const ActKind SetRiding::kind(
    of<SetRiding>, [](auto &form, auto &act) { form.ifAny(Field("off").after("off"), act.off); },
    {
        .name = "riding",
        .run = [](const ActContext &d, const SetRiding &a) { return d.take(acts::setRiding(d.campaign, !a.off)); },
        .words = {wordOf<SetRiding>(ScenarioDeed::Riding)},
        .offers =
            [](const Situation &now) {
                return markOf<SetRiding>(now, ScenarioDeed::Riding, &ScenarioInPlay::riding,
                                         ActsText::tr("All in vehicles"), ActsText::tr("Not all in vehicles"));
            },
    });

/// Sets the number of a raid's dwellings, and of those looted by figures that then left the table.
struct CountDwellings {
    int dwellings = 0;
    int looted = 0;
    static const ActKind kind;
};

namespace {

std::vector<Offer> dwellingsOf(const Situation &now)
{
    if (!isAbout(now, ScenarioDeed::Dwellings))
        return {};
    const int all = scenarioOf(now.play())->dwellings;
    const int looted = scenarioOf(now.play())->looted;
    std::vector<Offer> offers{
        {.act = CountDwellings{all + 1, looted}, .text = ActsText::tr("Add dwelling"), .key = Qt::Key_Plus}};
    if (looted < all) {
        offers.push_back({.act = CountDwellings{all, looted + 1},
                          .text = ActsText::tr("One more looted"),
                          .key = Qt::Key_L,
                          .about = ActsText::tr("A figure went in and has left the table")});
        offers.push_back(
            {.act = CountDwellings{all - 1, looted}, .text = ActsText::tr("Remove dwelling"), .key = Qt::Key_Minus});
    }
    if (looted > 0)
        offers.push_back(
            {.act = CountDwellings{all, looted - 1}, .text = ActsText::tr("One fewer looted"), .key = Qt::Key_Delete});
    return offers;
}

} // namespace

const ActKind CountDwellings::kind(
    of<CountDwellings>,
    [](auto &form, auto &act) {
        form(Field{"dwellings", "COUNT", [] { return ActsText::tr("dwellings"); }}, act.dwellings, upTo(1000));
        form(Field{"looted", "LOOTED", [] { return ActsText::tr("dwellings looted"); }}, act.looted, upTo(1000));
    },
    {
        .name = "dwellings",
        .run = [](const ActContext &d,
                  const CountDwellings &a) { return d.take(acts::countDwellings(d.campaign, a.dwellings, a.looted)); },
        .words = {wordOf<CountDwellings>(ScenarioDeed::Dwellings)},
        .offers = dwellingsOf,
    });

/// Sets the number of hostages of a Recover off the table, once somebody has reached them (p. 14).
struct CountHostages {
    std::optional<int> out = {}; ///< none: nobody has found them
    static const ActKind kind;
};

namespace {

std::vector<Offer> hostagesOf(const Situation &now)
{
    if (!isAbout(now, ScenarioDeed::Hostages))
        return {};
    const int out = scenarioOf(now.play())->hostagesOut;
    if (!scenarioOf(now.play())->hostagesFound)
        return {{.act = CountHostages{out},
                 .text = ActsText::tr("Found"),
                 .key = Qt::Key_F,
                 .about = ActsText::tr("A rescuer has reached them")}};
    std::vector<Offer> offers;
    if (out < scenarioIn(now.campaign)->hostages)
        offers.push_back({.act = CountHostages{out + 1},
                          .text = ActsText::tr("One more out"),
                          .key = Qt::Key_O,
                          .about = ActsText::tr("Off the table")});
    if (out > 0)
        offers.push_back({.act = CountHostages{out - 1}, .text = ActsText::tr("One fewer out"), .key = Qt::Key_Delete});
    else
        offers.push_back(
            {.act = CountHostages{std::nullopt}, .text = ActsText::tr("Not found"), .key = Qt::Key_Delete});
    return offers;
}

} // namespace

const ActKind CountHostages::kind(
    of<CountHostages>,
    [](auto &form, auto &act) {
        form.orNone(Field("out", "OUT", [] { return ActsText::tr("hostages off the table"); }).orNone("off"), act.out,
                    upTo(1000));
    },
    {
        .name = "hostages",
        .run =
            [](const ActContext &d, const CountHostages &a) {
                return d.take(acts::countHostages(d.campaign, a.out.has_value(), a.out.value_or(0)));
            },
        .words = {wordOf<CountHostages>(ScenarioDeed::Hostages)},
        .offers = hostagesOf,
    });

} // namespace muster::acts
