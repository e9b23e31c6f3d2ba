// SPDX-License-Identifier: MIT

// The battles of a campaign, for which the Chronicle has a row each.

#include "model/story/battles.h"
#include "model/changes/story.h"
#include "model/storytext/storytext.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

QString rangeOf(const std::optional<int> &from, const std::optional<int> &to)
{
    return (from ? QString::number(*from) : u"-"_s) + (to ? u" to %1"_s.arg(*to) : QString());
}

/// Returns one line per battle.
std::string told(std::span<const Step> steps, const Pack &pack)
{
    const Campaign campaign = fold(Steps(steps.begin(), steps.end()));
    QStringList lines;
    for (const BattleStory &battle : battlesOf(steps, pack)) {
        QStringList parts{u"%1 %2"_s.arg(battle.mark, battle.kind), resultInWords(battle),
                          u"EAL "_s + rangeOf(battle.eal, battle.ealAfter),
                          u"Rep "_s + rangeOf(battle.repBefore, battle.repAfter)};
        for (const RosterChange &change : battle.roster)
            parts << inWords(change, campaign);
        if (const QString killed = killedInWords(battle); !killed.isEmpty())
            parts << u"killed %1"_s.arg(killed);
        lines << u"%1–%2: "_s.arg(battle.first).arg(battle.last) + parts.join(u", ");
    }
    return lines.join(u'\n').toStdString();
}

Steps played(const QString &story, const Pack &pack)
{
    const Result<Steps> steps = playStory(story, pack);
    if (!steps)
        ADD_FAILURE() << steps.problem().text.toStdString();
    return steps ? *steps : Steps();
}

TEST(Battles, OfTheSampleCampaignTellWhatEachCameTo)
{
    EXPECT_EQ(
        told(sampleSteps(swordplay()), swordplay()),
        "1–4: 1 Patrol, success, EAL 3 to 3, Rep 24 to 21, Tibb, Berta, Ulric, Hamo and Emmot joined, Emmot left\n"
        "5–7: 2 Raid: Attack, success, EAL 3 to 4, Rep 24 to 21, Gerold joined, Gerold left\n"
        "8–10: 3 Raid: Attack, failure, EAL 4 to 3, Rep 24 to 21, Piers joined, Piers died\n"
        "11–13: 4 Patrol, failure, EAL 3 to 4, Rep 24 to 20, Wat joined, Wat left\n"
        "14–16: 5 Raid: Defend, success, EAL 4 to 3, Rep 23 to 23, Odo joined\n"
        "17–18: 6 Patrol, success, EAL 3 to 3, Rep 23 to 20, Odo left, Tibb was poisoned\n"
        "19–18: 7 Raid: Attack, not played yet, EAL 3, Rep 20");
}

TEST(Battles, TheOneToComeIsLastAndSaysWhetherItIsUnderWay)
{
    EXPECT_EQ(told(played(twoGrunts, swordplay()), swordplay()),
              "1–2: 1 Patrol, not played yet, EAL -, Rep 12, Tibb and Berta joined");
    EXPECT_EQ(told(played(onPatrol, swordplay()), swordplay()),
              "1–3: 1 Patrol, under way, EAL 3, Rep 12, Tibb and Berta joined");
}

TEST(Battles, ACampaignThatIsOverEndsWithItsLastAndWhatWasDoneAfterIt)
{
    Steps over = played(onPatrol + u"\nfinish failure\n  obviously-dead: Osric Vane\n"_s, swordplay());
    EXPECT_EQ(told(over, swordplay()),
              "1–4: 1 Patrol, failure, EAL 3, Rep 12 to 7, Tibb and Berta joined, Osric Vane died");
    over.push_back(stepOf(StepKind::Told, WordsWritten{{1, {AboutKind::Month, 1}, {}, u"The end."_s, 1}}));
    EXPECT_EQ(told(over, swordplay()),
              "1–5: 1 Patrol, failure, EAL 3, Rep 12 to 7, Tibb and Berta joined, Osric Vane died");
}

TEST(Battles, NameAStarWhoIsHeldAndComesBack_R85)
{
    Steps steps = played(onPatrol, swordplay());
    steps.push_back(stepOf(StepKind::Played, FigureHeld{FigureId{1}, true}));
    steps.push_back(stepOf(StepKind::Played, FigureHeld{FigureId{1}, false}));
    EXPECT_EQ(told(steps, swordplay()),
              "1–5: 1 Patrol, under way, EAL 3, Rep 12, Tibb and Berta joined, Osric Vane came back, "
              "Osric Vane was captured");
}

// A force that was rolled up is known before any of its figures is met.
TEST(Battles, CountsTheEnemiesWhoWereKilledAndHowManyThereWere)
{
    EXPECT_EQ(told(played(rookMeetsZombies, chainReaction1()), chainReaction1()),
              "1–2: Late Jan Raid, under way, EAL -, Rep 4");
    const QString fought = rookMeetsZombies + u"\nfinish success\n  fine: the others\n  kills: Rook 1\n"_s;
    EXPECT_EQ(told(played(fought, chainReaction1()), chainReaction1()),
              "1–3: Late Jan Raid, success, EAL -, Rep 4 to 4, killed 1 of 7\n"
              "4–3: Late Jan Raid, perhaps, not played yet, EAL -, Rep 4");
}

TEST(Battles, CountsNotesAndPicturesWhereTheyStand)
{
    Steps steps =
        played(onPatrol + u"\nbegin\n\nnote The bridge burns.\n\nfinish failure\n  obviously-dead: Osric Vane\n"_s,
               swordplay());
    const About battle{AboutKind::Battle, int(steps.size())};
    steps.push_back(stepOf(StepKind::Told, WordsWritten{{1, battle, {}, u"Well fought."_s, 1}}));
    steps.push_back(stepOf(StepKind::Told, PictureTaken{{1, battle, {}, 0, 0, 0, QString(64, u'a')}}));
    const Campaign campaign = fold(steps);
    std::vector<BattleStory> battles = battlesOf(steps, swordplay());
    countAttachments(battles, steps, PlacedWords(tellAll(steps, swordplay()), campaign.words, campaign.pictures));
    ASSERT_EQ(battles.size(), 1U);
    EXPECT_EQ(battles[0].notes, 2) << "the one of the table, and the one that was written later";
    EXPECT_EQ(battles[0].pictures, 1);
}

} // namespace
} // namespace muster::testing
