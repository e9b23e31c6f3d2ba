// SPDX-License-Identifier: MIT

// Chain Reaction, first edition: who will turn (p. 10, R84), and what the badly wounded can do (p. 4).

#include "model/actions/play/play.h"
#include "model/actions/play/tally.h"
#include "model/acts/acts.h"
#include "model/story/playwords.h"
#include "model/systems/halfmonths/scenario.h"
#include "tests/support/acts.h"
#include "tests/support/outcasts.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

/// Courtney (1) and Harry (2) of Rep 3 against zombies, one of whom has scratched Harry; it is the first turn.
PlayedBand atTheStation()
{
    PlayedBand band("civilians", "Courtney", 4, {{u"terrain"_s, u"none"_s}, {u"genre"_s, u"b-movie"_s}});
    Profile harry;
    harry.type = u"J Blow"_s;
    harry.rep = 3;
    harry.armor = 0;
    harry.weapon = u"axe"_s;
    harry.armorWorn = u"none"_s;
    band.joins("Harry", harry);
    band.prepares("3 4  1 1  6 6  1 1  1 1  1 1  1 1  5  2  1 1", "zombies");
    band.take(*actions::beginPlay(band.campaign(), chainReaction1(), {}));
    band.take(*actions::countTurn(band.campaign(), chainReaction1()));
    band.take(*actions::setState(band.campaign(), FigureId{2}, TableState::Scratched));
    return band;
}

void takes(PlayedBand &band, const QString &words, const char *dice)
{
    const Result<Act> act = acts::hear(band.campaign(), words.split(u' '));
    ASSERT_TRUE(act) << refusal(act);
    band.take(rolledStep(
        dice, [&](Dice &d, Step &step) { acts::perform(band.campaign(), chainReaction1(), *act, 1, d, step); }));
}

const OwnFigure &harryOf(const PlayedBand &band)
{
    return *band.campaign().play->find(FigureId{2});
}

} // namespace

TEST(Turning, IsOverInItsTurnsAndBringsAZombieOfTheEnemys_R84)
{
    PlayedBand band = atTheStation();
    const std::size_t groups = band.campaign().play->groups.size();
    takes(band, u"test 2 are-you-okay"_s, "1  3"); // 1 and the Rep are 4; half a die of 3 is two turns
    EXPECT_EQ(harryOf(band).state, TableState::Scratched) << "itself until the turns are over";
    EXPECT_EQ(harryOf(band).turnsIn, 3);
    EXPECT_EQ(lastLines(band), "Harry will turn: a zombie at the beginning of turn 3 R84");
    EXPECT_EQ(words::burdens(band.figure(2), harryOf(band), chainReaction1()), QStringList{u"will turn in turn 3"_s});

    band.take(*actions::countTurn(band.campaign(), chainReaction1()));
    EXPECT_EQ(harryOf(band).state, TableState::Scratched);
    band.take(*actions::countTurn(band.campaign(), chainReaction1()));
    EXPECT_EQ(harryOf(band).state, TableState::Turned);
    ASSERT_EQ(band.campaign().play->groups.size(), groups + 1);
    const GroupInPlay &risen = band.campaign().play->groups.back();
    ASSERT_EQ(risen.figures.size(), 1U);
    EXPECT_EQ(risen.figures.front().profile.type, u"Zombie"_s);
    EXPECT_EQ(risen.section, band.campaign().play->ownGroup(1)->section) << "where the figure stood";
    EXPECT_EQ(risen.army, firstEnemy);

    band.take(*actions::countTurn(band.campaign(), chainReaction1()));
    EXPECT_EQ(band.campaign().play->groups.size(), groups + 1) << "once and for all";
}

TEST(Turning, IsNotStoppedByTheEndOfTheBattleButByDeath_R84)
{
    PlayedBand band = atTheStation();
    takes(band, u"test 2 are-you-okay"_s, "1  6");
    const auto fateOfHarry = [&] { return actions::reportSoFar(band.campaign()).figures.back().fate; };
    EXPECT_EQ(fateOfHarry(), Fate::Turned);
    band.take(*actions::setState(band.campaign(), FigureId{2}, TableState::Dead));
    EXPECT_EQ(fateOfHarry(), Fate::Dead);
    for (int turn = 0; turn < 4; ++turn)
        band.take(*actions::countTurn(band.campaign(), chainReaction1()));
    EXPECT_EQ(harryOf(band).state, TableState::Dead);
}

TEST(Turning, DoesNotComeToOneWhoIsOkay)
{
    PlayedBand band = atTheStation();
    takes(band, u"test 2 are-you-okay"_s, "4");
    EXPECT_EQ(harryOf(band).turnsIn, 0);
}

TEST(FirstEditionTable, TellsThePaceOfTheBadlyWounded)
{
    PlayedBand band = atTheStation();
    EXPECT_TRUE(words::burdens(band.figure(2), harryOf(band), chainReaction1()).empty());
    band.take(*actions::setState(band.campaign(), FigureId{2}, TableState::BadWound));
    EXPECT_EQ(words::burdens(band.figure(2), harryOf(band), chainReaction1()),
              QStringList{u"half pace: 4″, fast 6″"_s});
    band.take(*actions::setState(band.campaign(), FigureId{2}, TableState::Dead));
    EXPECT_TRUE(words::burdens(band.figure(2), harryOf(band), chainReaction1()).empty());
}
