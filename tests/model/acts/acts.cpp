// SPDX-License-Identifier: MIT
#include "model/acts/acts.h"

#include "model/acts/actions.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/changes/enemy.h"
#include "model/json/stepjson.h"
#include "model/story/rollresult.h"
#include "model/story/words.h"
#include "model/storytext/likelyacts.h"
#include "model/storytext/storytext.h"
#include "model/systems/parts.h"
#include "rules/dice/filleddice.h"
#include "tests/support/fullstep.h"
#include "tests/support/opendocument.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"
#include "tests/support/tapes.h"

#include <QMap>

#include <set>

namespace muster::testing {
namespace {

using Qt::StringLiterals::operator""_s;

/// Returns the acts that cannot be typed, with no field at its default.
std::vector<Act> untypedActs()
{
    return {acts::NewCampaign{u"Harrow"_s,
                              u"feudal"_s,
                              u"Ulric"_s,
                              fullFigure().profile,
                              {{u"foes"_s, u"ask"_s}},
                              {u"agile"_s},
                              u"Ben"_s,
                              true,
                              true},
            acts::FinishBattle{{Outcome::Success, {{FigureId{2}, Fate::RanAway}}}, false},
            acts::Recruit{},
            acts::JoinByDice{u"Ivo"_s, u"Ben"_s, {u"agile"_s}},
            acts::RecruitByHand{fullFigure().profile, u"Wilkes"_s, {u"agile"_s}},
            acts::BringBack{3},
            acts::Prepare{u"orcs"_s, true},
            acts::Travel{Locale::OldNevada, u"gang"_s},
            acts::FindSettlement{u"Dry Wells"_s},
            acts::Reroll{{2, 7}, {1, 3}, u"zombies"_s},
            acts::SeekPress{},
            acts::RollVehicles{},
            acts::CreditEnemy{TableState::RanAway, FigureId{3}},
            acts::TakeTest{u"man-down"_s, 1, u"Ulric, Rep 4"_s, {u"rep=4"_s}}};
}

/// Returns the words of a user who types this usage and leaves nothing out.
QStringList sentence(const acts::CommandUsage &typed)
{
    static const QMap<QString, QString> said{
        {u"STATE"_s, u"dead"_s},    {u"WATCH"_s, u"alarmed"_s},   {u"LETTER"_s, u"B"_s},    {u"TEXT"_s, u"they run"_s},
        {u"TEST"_s, u"man-down"_s}, {u"key=value"_s, u"rep=4"_s}, {u"foe=ID"_s, u"foe=2"_s}};
    QStringList words{typed.word};
    QString usage = typed.usage;
    for (QString word : usage.remove(u"["_s).remove(u"]"_s).remove(u"..."_s).split(u' ', Qt::SkipEmptyParts)) {
        word = word.section(u'|', -1);
        words << said.value(word, word == word.toUpper() ? u"2"_s : word);
    }
    return words;
}

/// Returns every act.
std::vector<Act> everyAct()
{
    std::vector<Act> all = untypedActs();
    for (const bool cards : {false, true}) {
        Campaign campaign;
        campaign.play.emplace();
        if (cards)
            campaign.play->scenario.emplace();
        for (const acts::CommandUsage &typed : acts::everyWord()) {
            const Result<Act> heard = acts::hear(campaign, sentence(typed));
            EXPECT_TRUE(heard) << sentence(typed).join(u' ').toStdString() << ": "
                               << heard.problem().text.toStdString();
            if (heard)
                all.push_back(*heard);
        }
    }
    return all;
}

/// Returns the act in progress after this tape.
ActUnderWay halfRolled(const Campaign &campaign, const Act &act, const char *dice, const QString &typed = {})
{
    Step step;
    const Tape known = tape(dice);
    const Attempt tried = attempt(known, [&](Dice &d) { acts::perform(campaign, swordplay(), act, 7, d, step); });
    EXPECT_TRUE(tried.stop) << "it is over already";
    return {act, 7, tried.rolls, tried.stop ? tried.stop->request : DiceRequest(), typed};
}

/// Returns the descriptions of an act's rolls so far.
std::vector<RollTold> told(const Campaign &campaign, const Act &act, const char *dice)
{
    const ActUnderWay kept = halfRolled(campaign, act, dice);
    const Tape known = acts::tapeOf(kept.rolls);
    FilledDice filled(known, 3);
    Step whole;
    acts::perform(campaign, swordplay(), act, 7, filled, whole);
    whole.rolls = filled.rolls();
    return tellRolls(whole, kept.rolls.size(), campaign, swordplay());
}

std::string resultOf(const std::vector<RollTold> &rolls, std::size_t place)
{
    return place < rolls.size() ? rolls[place].result.toStdString() : "no such roll";
}

} // namespace

/// The text of a story guesses an act on the table from its changes. A guessed word that does not exist would leave a
/// bare step.
TEST(ActWords, ThatAreGuessedForAStoryAreThere)
{
    std::size_t lines = 0;
    for (const Change &change : everyChange()) {
        for (const ActLines &guessed : likelyOnTable(swordplay(), {StepKind::Played, {}, {change}, {}})) {
            const QString word = guessed.front().section(u' ', 0, 0);
            EXPECT_TRUE(acts::isWord(word) || ActKind::find(word)) << word.toStdString();
            ++lines;
        }
    }
    EXPECT_GT(lines, 40U);
}

TEST(Kinds, AreInTheOrderOfTheirNamesHoweverTheyWereLinked)
{
    const auto byName = [](const auto *one, const auto *other) { return one->name < other->name; };
    EXPECT_TRUE(std::is_sorted(ActKind::all().begin(), ActKind::all().end(), byName));
}

TEST(ActJson, EveryActComesBackWithItsDice)
{
    std::set<const ActKind *> kinds;
    for (const Act &act : everyAct())
        kinds.insert(&act.kind());
    ASSERT_EQ(kinds.size(), ActKind::all().size());
    for (const Act &act : everyAct()) {
        const ActUnderWay kept{act, 12345678901234567ULL, {fullStep().rolls}, {{RollKind::Terrain, 3}, 2, 6}, u"4"_s};
        const Drafts both{fullDraft(), kept};
        const Result<Drafts> again = readDrafts(draftsJson(both));
        ASSERT_TRUE(again) << again.problem().text.toStdString();
        EXPECT_EQ(*again, both);
        EXPECT_EQ(*readDrafts(draftsJson({{}, kept})), (Drafts{{}, kept}));
    }
}

TEST(ActJson, AReportAloneIsWrittenAsItAlwaysWas)
{
    EXPECT_EQ(draftsJson({fullDraft(), {}}), draftJson(fullDraft()));
    EXPECT_EQ(*readDrafts(draftJson(fullDraft())), (Drafts{fullDraft(), {}}));
}

using ActUnderWayFits = OpenDocument;

TEST_F(ActUnderWayFits, WhereItAsksForTheSameRolls)
{
    EXPECT_TRUE(acts::fits(campaign(), swordplay(), halfRolled(campaign(), acts::Prepare{u"orcs"_s}, "2 4  3 3")));
    EXPECT_TRUE(acts::fits(campaign(), swordplay(), halfRolled(campaign(), acts::Recruit{}, "")));
}

TEST_F(ActUnderWayFits, NotWhereItCanBeDoneNoMore)
{
    const ActUnderWay kept = halfRolled(campaign(), acts::Prepare{u"orcs"_s}, "2 4  3 3");
    prepare();
    EXPECT_FALSE(acts::fits(campaign(), swordplay(), kept));
}

TEST_F(ActUnderWayFits, NotWhereAnotherIsAskedFor)
{
    const ActUnderWay kept = halfRolled(campaign(), acts::Recruit{}, "", u"3"_s);
    recruitThree();
    EXPECT_FALSE(acts::fits(campaign(), swordplay(), kept)) << "the die was for the first of them";
}

using RollsTold = OpenDocument;

TEST_F(RollsTold, EachRollOfAnEncountersTableSaysWhatItCameTo)
{
    const std::vector<RollTold> rolls = told(campaign(), acts::Prepare{u"orcs"_s}, "2 4  1 1  6 6");
    ASSERT_EQ(rolls.size(), 3U);
    EXPECT_EQ(resultOf(rolls, 0), "EAL 4");
    EXPECT_EQ(rolls[1].title, u"Terrain, section 1"_s);
    EXPECT_FALSE(rolls[1].result.isEmpty());
    EXPECT_FALSE(rolls[2].result.isEmpty());
}

TEST_F(RollsTold, ARecruitIsToldByTypeAndRep)
{
    Campaign alone = campaign();
    Step step;
    const Tape dice = tape("4 3");
    TapeDice fallen(dice);
    acts::perform(alone, swordplay(), acts::Recruit{}, 1, fallen, step);
    step.rolls = fallen.rolls();
    EXPECT_EQ(resultOf(tellRolls(step, 1, alone, swordplay()), 0), "Infantry, Rep 3");
}

TEST_F(RollsTold, APefSaysItsLetterTheNumberAndEachFigureOfThem)
{
    prepare();
    write(*acts::stepOf(campaign(), swordplay(), acts::BeginPlay{}));
    // A contact is needed, or no figures would appear: tries each face for the letter.
    for (const char *letter : {"1", "2", "3", "4", "5", "6"}) {
        Step step;
        const Tape dice = tape(letter);
        FilledDice filled(dice, 5);
        acts::perform(campaign(), swordplay(), acts::ResolvePef{1}, 1, filled, step);
        step.rolls = filled.rolls();
        const auto *group = [&]() -> const GroupAppeared * {
            for (const Change &change : step.changes) {
                if (const auto *found = change.as<GroupAppeared>())
                    return found;
            }
            return nullptr;
        }();
        if (!group)
            continue;
        const std::vector<RollTold> rolls = tellRolls(step, step.rolls.size(), campaign(), swordplay());
        EXPECT_TRUE(resultOf(rolls, 0).starts_with("B, ") || resultOf(rolls, 0).starts_with("C, "))
            << resultOf(rolls, 0);
        EXPECT_EQ(resultOf(rolls, 1), words::figures(static_cast<int>(group->figures.size())).toStdString());
        const std::string first = "figure 1 of " + std::to_string(group->figures.size()) + ": ";
        EXPECT_TRUE(resultOf(rolls, 2).starts_with(first)) << resultOf(rolls, 2);
        EXPECT_NE(resultOf(rolls, 2).find("Rep "), std::string::npos);
        return;
    }
    FAIL() << "no face brings anybody";
}

TEST_F(RollsTold, TheMapFillsInSectionBySectionAndNothingElseIsOnIt)
{
    const ActUnderWay kept = halfRolled(campaign(), acts::Prepare{u"orcs"_s}, "2 4  2 3  2 3");
    const Tape known = acts::tapeOf(kept.rolls);
    FilledDice filled(known, 3);
    Step whole;
    acts::perform(campaign(), swordplay(), kept.act, 7, filled, whole);
    whole.rolls = filled.rolls();
    const auto soFar = encounterSoFar(whole, kept.rolls.size(), campaign());
    ASSERT_TRUE(soFar);
    EXPECT_EQ(soFar->setup.sections.size(), 2U);
    EXPECT_TRUE(soFar->setup.pefs.empty());
    EXPECT_EQ(soFar->eal, 4);
}

TEST(Offers, WhatIsOfferedWithoutAReasonAgainstItCanBeDone)
{
    const QString fallen = rook
        + u"  option: terrain=none\n\nprepare\n  enemy: zombies\n  seed: 3\n\nbegin\n\ndid 1 kills 1\n\nenemy 1 1 dead\n"_s;
    const std::vector<std::pair<QString, const Pack &>> battles{{onPatrol + u"\nbegin\n"_s, swordplay()},
                                                                {fallen, chainReaction1()}};
    for (const auto &[story, pack] : battles) {
        const Result<Steps> steps = playStory(story, pack);
        ASSERT_TRUE(steps) << steps.problem().text.toStdString();
        const Campaign campaign = History{*steps, steps->size()}.campaign();
        int offers = 0;
        for (int place = 0; place < 11 * 9; ++place) {
            const Subject subject{static_cast<SubjectKind>(place % 11), place / 11 + 1, 1};
            if (subject.kind == SubjectKind::Task && !scenarioOf(*campaign.play))
                continue;
            for (const acts::Offer &offer : acts::offersOn({campaign, pack, subject})) {
                if (!offer.choices.empty() || !offer.whyNot.isEmpty() || offer.asks)
                    continue;
                ++offers;
                EXPECT_TRUE(acts::check(campaign, pack, offer.act).empty()) << offer.text.toStdString();
            }
        }
        EXPECT_GT(offers, 20);
    }
}

} // namespace muster::testing
