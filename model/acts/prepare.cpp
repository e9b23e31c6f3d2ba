// SPDX-License-Identifier: MIT
#include "model/acts/prepare.h"

#include "model/acts/actions.h"
#include "model/acts/actkind.h"
#include "model/acts/demands.h"
#include "model/acts/foes.h"
#include "model/acts/story.h"
#include "model/acts/suggest.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "model/systems/scenarios.h"
#include "model/texts.h"
#include "rules/dice/dice.h"
#include "rules/dice/randomdice.h"

#include <QStringList>

#include <algorithm>
#include <numeric>
#include <set>

namespace muster::acts {

namespace {

/// Checks whether the seed alone gives these dice again, so that the sheet may say so.
bool comesFromSeed(const Campaign &campaign, const Pack &pack, const Wish &wish, quint64 seed, const Rolls &rolls)
{
    RandomDice again(seed);
    systemOf(campaign, pack).deal(campaign, pack, wish, again);
    return again.rolls() == rolls;
}

} // namespace

void deal(const Campaign &campaign, const Pack &pack, const Wish &wish, quint64 seed, Dice &dice, Step &step)
{
    step.kind = StepKind::Prepared; // dice that come one by one may end before the result is known
    const std::size_t before = dice.rolls().size();
    Dealt dealt = systemOf(campaign, pack).deal(campaign, pack, wish, dice);
    if (dealt.encounter) {
        dealt.encounter->seed = seed;
        dealt.encounter->objective = wish.objective;
        dealt.encounter->entry = wish.entry;
        const Rolls rolled(dice.rolls().begin() + static_cast<std::ptrdiff_t>(before), dice.rolls().end());
        dealt.encounter->seeded = comesFromSeed(campaign, pack, wish, seed, rolled);
    }
    comes(campaign, dealt, step);
}

void comes(const Campaign &campaign, const Dealt &dealt, Step &step)
{
    step.kind = StepKind::Prepared;
    if (dealt.quietTurns > 0)
        step.changes.push_back(TurnsPassed{dealt.quietTurns});
    if (campaign.journey && campaign.turn + dealt.quietTurns >= campaign.journey->arrivesIn)
        step.changes.push_back(Arrived{campaign.journey->to});
    if (!dealt.encounter) {
        step.kind = StepKind::TurnsPassed;
        return;
    }
    step.changes.push_back(EncounterPrepared{*dealt.encounter, enemyMetNext(campaign, *dealt.encounter)});
    const bool turnPassed = dealt.quietTurns > 0; // then no Star who was due is due any more
    if (dealt.due != (turnPassed ? FigureIds() : campaign.due))
        step.changes.push_back(EncountersDue{dealt.due});
}

/// Checks that this Star's band can be met in place of an enemy (R87).
static void demandBand(const Campaign &campaign, const Pack &pack, FigureId star, Problems &problems)
{
    const Figure *leader = campaign.find(star);
    if (!systemOf(campaign, pack).traits.bandsMeet)
        problems << ActsText::tr("In these rules bands do not meet each other. Name an enemy list.");
    else if (!leader || !leader->star)
        problems << noStarNumbered(campaign, star);
    else if (!campaign.hasSeveralStars())
        problems << ActsText::tr("This campaign has one band, which cannot meet itself. Name an enemy list.");
}

static Grid gridOf(const Prepare &wanted)
{
    const Grid usual;
    return {wanted.columns.value_or(usual.columns), wanted.rows.value_or(usual.rows)};
}

/// Checks the PEFs and words that the player wishes for.
static void demandWishes(const Campaign &campaign, const Pack &pack, const Prepare &wanted, Problems &problems)
{
    const Grid grid = gridOf(wanted);
    demandGrid(grid, problems);
    if (!grid.isUsual() && !systemOf(campaign, pack).traits.notesTurns)
        problems << ActsText::tr("In %1 the table has no sections. Leave out their number.").arg(pack.title);
    if (wanted.encounter && !systemOf(campaign, pack).traits.knowsNext)
        problems
            << ActsText::tr("In %1 it is rolled or told which encounter comes. Leave out its kind.").arg(pack.title);
    if (!wanted.pefs && wanted.objective.isEmpty() && wanted.entry.isEmpty())
        return;
    if (!systemOf(campaign, pack).traits.takesWishes) {
        problems << ActsText::tr("In %1 the encounter says what it is about, who is there and where you come "
                                 "on. Leave out the PEFs, the objective and the entry.")
                        .arg(pack.title);
        return;
    }
    if (wanted.pefs && (*wanted.pefs < 1 || *wanted.pefs > mostPefsWished))
        problems << ActsText::tr("An encounter has 1 to %1 PEFs, not %2.").arg(mostPefsWished).arg(*wanted.pefs);
    demandWords(wanted.objective, wanted.entry, problems);
}

/// Checks that no enemy is named for an encounter that follows for certain: it is against the survivors (R77).
static void demandFollowed(const Campaign &campaign, const Pack &pack, const QString &enemy, Problems &problems)
{
    if (!campaign.following || !canBeFought(campaign, *campaign.following) || enemy.isEmpty() || enemy == whoeverComes
        || enemy == suggestedEnemy(campaign, pack))
        return;
    if (const auto coming = comesAtOnce(campaign, pack); coming && coming->isCertain)
        problems << ActsText::tr("%1 follows immediately, against the survivors. Leave out the enemy.")
                        .arg(coming->encounter.title);
}

Problems whyNoEncounter(const Campaign &campaign, const Pack &pack, const Prepare &wanted)
{
    const QString &enemy = wanted.enemy;
    Problems problems;
    if (campaign.phase == Phase::Play) {
        problems << ActsText::tr(
            "An encounter is already prepared. Play it and finish the battle, or undo its preparation.");
        return problems;
    }
    problems << demandBetweenEncounters(campaign);
    demandWishes(campaign, pack, wanted, problems);
    if (!campaign.band.empty() && std::ranges::all_of(campaign.band, [](const Figure &one) { return one.isHeld(); }))
        problems << ActsText::tr("%1 is captured, and nobody is left to lead the band. Set %1 free by hand, or "
                                 "bring somebody back.")
                        .arg(campaign.band.front().name);
    demandFollowed(campaign, pack, enemy, problems);
    if (const std::optional<FigureId> star = bandIn(enemy)) {
        demandBand(campaign, pack, *star, problems);
        return problems;
    }
    const QString usual = campaign.enemy.isEmpty() ? campaign.list : campaign.enemy;
    const QString &met = enemy.isEmpty() ? usual : enemy;
    const CampaignSystem &system = systemOf(campaign, pack);
    QStringList enemies = idsIn(pack.lists);
    if (system.traits.redealsEnemy)
        enemies += idsIn(pack.teams);
    if (isWasteland(campaign, pack))
        enemies << whoeverComes;
    demandList(pack, met, enemies, problems);
    return problems;
}

static Problems prepare(const ActContext &d, const Prepare &act)
{
    Problems problems = whyNoEncounter(d.campaign, d.pack, act.waits ? Prepare{act.enemy} : act);
    if (!problems && act.waits && !d.campaign.nextReturn())
        problems << ActsText::tr("Nobody is away wounded. Prepare the encounter instead.");
    if (problems)
        return problems;
    if (act.waits) {
        deal(d.campaign, d.pack, {act.enemy, d.campaign.nextReturn()}, d.seed, d.dice, d.step);
        return {};
    }
    const Wish wish{.enemy = act.enemy,
                    .pefs = act.pefs.value_or(usualPefs),
                    .objective = act.objective.simplified(),
                    .entry = act.entry.simplified(),
                    .grid = gridOf(act),
                    .kind = act.encounter};
    deal(d.campaign, d.pack, wish, d.seed, d.dice, d.step);
    rollForFoe(d.campaign, d.pack, d.dice, d.step); // if the leader is rolled up with the encounter
    return {};
}

const ActKind Prepare::kind(of<Prepare>,
                            [](auto &form, auto &act) {
                                form("enemy", act.enemy);
                                form.ifAny("waits", act.waits);
                                form.ifAny("pefs", act.pefs, oneTo(mostPefsWished));
                                form.ifAny("objective", act.objective);
                                form.ifAny("entry", act.entry);
                                form.ifAny("columns", act.columns, oneTo(mostSections));
                                form.ifAny("rows", act.rows, oneTo(mostSections));
                                form.ifAny("encounter", act.encounter);
                            },
                            {
                                .name = "prepare",
                                .places = ActPlace::Prepare,
                                .title =
                                    [](const Prepare &act) {
                                        return act.waits ? StoryText::tr("Wait") : StoryText::tr("Prepare encounter");
                                    },
                                .run = prepare,
                            });

Result<Step> rest(const Campaign &campaign, const Pack &pack)
{
    if (Problems problems = demandBetweenEncounters(campaign))
        return problems;
    if (const QString why = systemOf(campaign, pack).whyNoRest(); !why.isEmpty())
        return Problem{why};
    if (campaign.turn >= latestTurn)
        return Problem{ActsText::tr("No more months can be counted.")};
    Step step;
    step.kind = StepKind::TurnsPassed;
    step.changes = {MonthServed{}, TurnsPassed{1}};
    return step;
}

namespace {

template<typename Piece>
bool holds(const std::vector<Piece> &pieces, int number, int Piece::*id)
{
    return std::ranges::any_of(pieces, [=](const Piece &piece) { return piece.*id == number; });
}

Problems whyNoRedeal(const Campaign &campaign, const Pack &pack, const Redeal &again)
{
    if (campaign.phase != Phase::Play || !campaign.encounter)
        return Problem{ActsText::tr("There is no current encounter to re-roll.")};
    if (campaign.play)
        return Problem{ActsText::tr(
            "The battle has begun, so the table can no longer be re-rolled. Undo the start of the battle first.")};
    Problems problems;
    const Setup &setup = campaign.encounter->setup;
    for (const int section : again.sections) {
        if (!holds(setup.sections, section, &Section::number))
            problems << ActsText::tr("There is no section %1 on the table. Use 1 to %2.")
                            .arg(section)
                            .arg(setup.grid.count());
    }
    for (const int pef : again.pefs) {
        if (!holds(setup.pefs, pef, &Pef::id))
            problems << ActsText::tr("There is no PEF %1 on the table.").arg(pef);
    }
    if (!again.enemy.isEmpty() && !systemOf(*campaign.encounter).traits.redealsEnemy)
        problems << ActsText::tr(
            "In this encounter the enemy is rolled up during play. Edit the encounter's enemy instead.");
    else if (!again.enemy.isEmpty())
        demandList(pack, again.enemy, idsIn(pack.lists) + idsIn(pack.teams), problems);
    if (again.empty() && setup.sections.empty() && setup.pefs.empty())
        problems << ActsText::tr("This table has no terrain and no PEFs to re-roll. To re-roll the enemy, name "
                                 "the list it is rolled from.");
    else if (again.empty())
        problems << ActsText::tr("Everything is locked, so there is nothing to re-roll. Unlock a section or a PEF.");
    return problems;
}

Problems redeal(const ActContext &d, const Reroll &act)
{
    const Redeal again{{act.sections.begin(), act.sections.end()}, {act.pefs.begin(), act.pefs.end()}, act.enemy};
    if (Problems problems = whyNoRedeal(d.campaign, d.pack, again))
        return problems;
    d.step.kind = StepKind::Corrected;
    Encounter encounter = *d.campaign.encounter;
    if (!again.enemy.isEmpty())
        redealEnemy(encounter, d.pack, again.enemy, d.dice);
    encounter.setup =
        redealSetup(d.pack, encounter.kind, encounter.setup, again, d.dice, countriesOf(d.campaign, d.pack));
    encounter.seeded = false;
    return d.happen(EncounterCorrected{encounter, enemyMetNext(d.campaign, encounter)});
}

} // namespace

const ActKind Reroll::kind(of<Reroll>,
                           [](auto &form, auto &act) {
                               form.ifAny("sections", act.sections, oneTo(mostSections));
                               form.ifAny("pefs", act.pefs, oneTo(100));
                               form.ifAny("enemy", act.enemy);
                           },
                           {
                               .name = "re-roll",
                               .places = ActPlace::Dealt,
                               .title = [](const Reroll &) { return StoryText::tr("Re-roll"); },
                               .run = redeal,
                           });

namespace {

constexpr int fewestSidesOfADie = 2;
constexpr int mostSidesOfADie = 100;

Problems demandLine(const QString &text, int longest, const QString &what)
{
    if (text.trimmed().isEmpty())
        return Problem{ActsText::tr("%1 is empty.", "a question, an answer").arg(what)};
    if (characters(text) > longest)
        return Problem{ActsText::tr("%1 is longer than %n characters.", "a question, an answer", longest).arg(what)};
    if (!isPlain(text) || text.contains(u'\n'))
        return Problem{ActsText::tr("%1 must be one line of plain text.", "a question, an answer").arg(what)};
    return {};
}

} // namespace

Result<std::vector<DiceAnswer>> answersIn(const QString &typed)
{
    std::vector<DiceAnswer> answers;
    for (const QString &one : typed.split(u',')) {
        bool isNumber = false;
        const int sides = one.section(u':', -1).trimmed().toInt(&isNumber);
        if (!one.contains(u':') || !isNumber)
            return Problem{ActsText::tr("Give each answer with the sides of its die, such as “Greens:6,Blues:4”, not "
                                        "“%1”.")
                               .arg(one.simplified().left(40))};
        answers.push_back({one.section(u':', 0, -2).trimmed(), sides, 1});
    }
    return answers;
}

QString typedAnswers(const std::vector<DiceAnswer> &answers)
{
    QStringList typed;
    for (const DiceAnswer &one : answers)
        typed << one.answer + u':' + QString::number(one.sides);
    return typed.join(QStringLiteral(", "));
}

Problems checkAsk(const Question &question)
{
    Problems problems = demandLine(question.text, longestQuestion, ActsText::tr("The question"));
    const auto count = static_cast<int>(question.answers.size());
    if (count < fewestAnswers || count > mostAnswers)
        problems << ActsText::tr("A question has two to four answers.");
    std::set<QString> known;
    for (const DiceAnswer &one : question.answers) {
        problems << demandLine(one.answer, longestAnswer, ActsText::tr("An answer"));
        if (!known.insert(one.answer).second)
            problems << ActsText::tr("The answer “%1” is given twice.").arg(one.answer.left(40));
        if (one.sides < fewestSidesOfADie || one.sides > mostSidesOfADie)
            problems << ActsText::tr("A die has 2 to 100 sides, not %1.").arg(one.sides);
    }
    return problems;
}

void ask(const Question &question, Dice &dice, Step &step)
{
    step.kind = StepKind::Asked;
    QuestionAsked asked{question.text.trimmed(), question.answers, 1};
    std::vector<std::size_t> rolling(asked.answers.size());
    std::iota(rolling.begin(), rolling.end(), 0U);
    while (rolling.size() > 1) {
        int highest = 0;
        for (const std::size_t i : rolling) {
            asked.answers[i].die = dice.die({RollKind::Asked, static_cast<int>(i) + 1}, asked.answers[i].sides);
            highest = std::max(highest, asked.answers[i].die);
        }
        std::erase_if(rolling, [&](std::size_t i) { return asked.answers[i].die < highest; });
    }
    asked.answer = static_cast<int>(rolling.front()) + 1;
    step.changes = {asked};
}

} // namespace muster::acts
