// SPDX-License-Identifier: MIT

// Acts of an encounter of the first edition.

#include "model/acts/actkind.h"
#include "model/changes/play.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "rules/slug.h"

namespace muster::acts {

namespace {

bool isScenario(const Campaign &campaign)
{
    return scenarioNow(campaign);
}

/// Records the state after that deed.
Problems stand(const ActContext &d, ScenarioDeed deed, const ScenarioInPlay &now)
{
    return d.happen(ScenarioStood{deed, d.play().turn, now});
}

/// Checks that the current encounter is on the table and has such a thing.
Problems demandMark(const Campaign &campaign, bool (*has)(const Scenario &))
{
    if (Problems problems = demandScenario(campaign); !problems.empty())
        return problems;
    if (!has(*scenarioIn(campaign)))
        return {{ActsText::tr("This encounter does not use that.")}};
    return {};
}

/// Sets or clears a mark.
Problems setMark(const ActContext &d, ScenarioDeed deed, bool (*has)(const Scenario &), bool ScenarioInPlay::*mark,
                 bool on)
{
    if (Problems problems = demandMark(d.campaign, has); !problems.empty())
        return problems;
    ScenarioInPlay now = *scenarioNow(d.campaign);
    if (now.*mark == on)
        return {{on ? ActsText::tr("That is already noted.") : ActsText::tr("That is not noted.")}};
    now.*mark = on;
    return stand(d, deed, now);
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

namespace {

Problems countTurn(const ActContext &d, const CountTurn &)
{
    if (Problems problems = demandScenario(d.campaign); !problems.empty())
        return problems;
    const int turn = d.play().turn + 1;
    ScenarioInPlay now = *scenarioNow(d.campaign);
    now.cards.clear();
    now.order.clear();
    ++now.turnsToday;
    closeDay(d.pack.scenarios->rounds, d.play().sides, now);
    d.happen(ScenarioStood{ScenarioDeed::Turn, turn, now});
    standUp(d.campaign, d.pack, turn, d.step);
    return {};
}

} // namespace

const ActKind CountTurn::kind(
    of<CountTurn>,
    {
        .name = "count-turn",
        .run = countTurn,
        .words = {{"count-turn", QT_TRANSLATE_NOOP("Acts", "count a turn played without cards (first edition)")}},
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

const ActKind SetObjective::kind(
    of<SetObjective>, [](auto &form, auto &act) { form.ifAny(Field("off").after("off"), act.off); },
    {
        .name = "objective",
        .run = [](const ActContext &d, const SetObjective &a) -> Problems {
            if (const Scenario *scenario = scenarioIn(d.campaign); scenarioNow(d.campaign) && hasHostages(*scenario))
                return {{ActsText::tr(
                    "This encounter is decided by its hostages. Record how many of them are off the table.")}};
            return setMark(d, ScenarioDeed::Objective, hasObjective, &ScenarioInPlay::objective, !a.off);
        },
        .words = {wordOf<SetObjective>(ScenarioDeed::Objective)},
        .offers =
            [](const Situation &now) {
                return markOf<SetObjective>(now, ScenarioDeed::Objective, &ScenarioInPlay::objective,
                                            ActsText::tr("Reached"), ActsText::tr("Not reached"));
            },
    });

const ActKind SetRiding::kind(
    of<SetRiding>, [](auto &form, auto &act) { form.ifAny(Field("off").after("off"), act.off); },
    {
        .name = "riding",
        .run =
            [](const ActContext &d, const SetRiding &a) {
                const auto isPursuit = [](const Scenario &scenario) { return scenario.kind == ScenarioKind::Pursuit; };
                return setMark(d, ScenarioDeed::Riding, isPursuit, &ScenarioInPlay::riding, !a.off);
            },
        .words = {wordOf<SetRiding>(ScenarioDeed::Riding)},
        .offers =
            [](const Situation &now) {
                return markOf<SetRiding>(now, ScenarioDeed::Riding, &ScenarioInPlay::riding,
                                         ActsText::tr("All in vehicles"), ActsText::tr("Not all in vehicles"));
            },
    });

namespace {

Problems countDwellings(const ActContext &d, const CountDwellings &act)
{
    constexpr int most = 99;
    if (Problems problems = demandMark(d.campaign, hasDwellings); !problems.empty())
        return problems;
    if (act.dwellings < 0 || act.dwellings > most)
        return {{ActsText::tr("A raid has 0 to %1 dwellings, not %2.").arg(most).arg(act.dwellings)}};
    if (act.looted < 0 || act.looted > act.dwellings)
        return {{ActsText::tr("There are %1 dwellings, so %2 cannot have been looted.")
                     .arg(act.dwellings)
                     .arg(act.looted)}};
    ScenarioInPlay now = *scenarioNow(d.campaign);
    now.dwellings = act.dwellings;
    now.looted = act.looted;
    return stand(d, ScenarioDeed::Dwellings, now);
}

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
        form(Field{"dwellings", "COUNT", QT_TRANSLATE_NOOP("Acts", "dwellings")}, act.dwellings, upTo(1000));
        form(Field{"looted", "LOOTED", QT_TRANSLATE_NOOP("Acts", "dwellings looted")}, act.looted, upTo(1000));
    },
    {
        .name = "dwellings",
        .run = countDwellings,
        .words = {wordOf<CountDwellings>(ScenarioDeed::Dwellings)},
        .offers = dwellingsOf,
    });

namespace {

Problems countHostages(const ActContext &d, const CountHostages &act)
{
    if (Problems problems = demandMark(d.campaign, hasHostages); !problems.empty())
        return problems;
    const int hostages = scenarioIn(d.campaign)->hostages;
    const int out = act.out.value_or(0);
    if (out < 0 || out > hostages)
        return {{ActsText::tr("There are %n hostages, so 0 to %n can be off the table, not %1.", nullptr, hostages)
                     .arg(out)}};
    ScenarioInPlay now = *scenarioNow(d.campaign);
    now.hostagesFound = act.out.has_value();
    now.hostagesOut = out;
    if (now == *scenarioNow(d.campaign))
        return {{ActsText::tr("That is already noted.")}};
    return stand(d, ScenarioDeed::Hostages, now);
}

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
        form.orNone(Field("out", "OUT", QT_TRANSLATE_NOOP("Acts", "hostages off the table")).orNone("off"), act.out,
                    upTo(1000));
    },
    {
        .name = "hostages",
        .run = countHostages,
        .words = {wordOf<CountHostages>(ScenarioDeed::Hostages)},
        .offers = hostagesOf,
    });

} // namespace muster::acts
