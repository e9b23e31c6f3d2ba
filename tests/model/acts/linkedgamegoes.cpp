// SPDX-License-Identifier: MIT
//
// A linked game of the percentile street skirmish on the table (R81): turns, lost initiative, and refusals.

#include "model/acts/acts.h"
#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/json/stepjson.h"
#include "model/reference/testsubject.h"
#include "model/systems/games.h"
#include "model/systems/systems.h"
#include "tests/model/acts/skirmishers.h"
#include "tests/support/steps.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

AftermathDraft everybodyFine(const Campaign &campaign)
{
    AftermathDraft draft;
    for (const Figure &figure : campaign.band)
        draft.figures.push_back({figure.id, Fate::Fine});
    return draft;
}

} // namespace

TEST(StreetSkirmish, AReportOfAnEarlierVersionSaysHowFarTheGameIs)
{
    Skirmishers ours = withThree();
    ours.prepares(tramDepot);
    AftermathDraft kept = everybodyFine(ours.campaign());
    kept.game = GameSoFar{3, true, 2, {0, 2}};
    kept.figures[1].deeds.initiativeLost = 1; // Dorn, initiative 2
    kept.figures[3].fate = Fate::Dead; // Pryce, initiative 1
    const GameSoFar game = soFarIn(ours.campaign(), kept);
    EXPECT_EQ(goText(turnOrder(ours.campaign(), game), game), u"Turn 3: initiative 2 fires, enemy 1 and enemy 4"_s);

    const Result<Step> next = acts::takeGo(ours.campaign(), kept);
    ASSERT_TRUE(next);
    Campaign after = ours.campaign();
    apply(after, *next);
    const GameSoFar now = soFarIn(after, kept);
    EXPECT_EQ(now.initiative, 1);
    EXPECT_EQ(now.lost, game.lost);
    EXPECT_EQ(now.lostBy(FigureId{2}), 1);
    EXPECT_EQ(now.lostBy(FigureId{4}), 2);
}

TEST(StreetSkirmish, AllMoveFromTheLowestUpAndFireFromTheHighestDown)
{
    Skirmishers ours = withThree();
    ours.prepares(tramDepot);
    const std::vector<ActingTogether> order = turnOrder(ours.campaign(), {});
    GameSoFar game = nextGo(order, {});
    QStringList goes;
    while (game.turn == 1) {
        const GameSoFar now = goIn(order, game);
        goes.append((now.fires ? u"fire %1"_s : u"move %1"_s).arg(*now.initiative));
        game = nextGo(order, game);
    }
    EXPECT_EQ(goes.join(u", "_s), u"move 1, move 2, move 3, move 4, fire 4, fire 3, fire 2, fire 1, fire 0"_s);
    EXPECT_FALSE(game.fires);
    EXPECT_EQ(game.initiative, 1);
}

TEST(StreetSkirmish, AReportOfAnEarlierVersionIsReadAsItIs)
{
    Skirmishers ours = withThree();
    ours.prepares(tramDepot);
    AftermathDraft draft = everybodyFine(ours.campaign());
    EXPECT_TRUE(draft.isReport());
    draft.game = GameSoFar{3, true, 2, {0, 2}};
    EXPECT_FALSE(draft.isReport());
    const auto again = readDraft(draftJson(draft));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, draft);
}

TEST(StreetSkirmish, NoRefusalSpeaksOfStarsAndGrunts)
{
    Skirmishers ours = withThree();
    const Pack &pack = streetSkirmish();
    std::vector<std::string> refusals;
    const auto refuse = [&](const auto &refused) {
        refusals.push_back(refusal(refused));
        EXPECT_NE(refusals.back(), "") << "number " << refusals.size();
    };
    acts::NewCampaign wanted{{}, u"feudal"_s, {}, {}, {}, {}};
    wanted.star.rep = 9;
    refuse(acts::check({}, pack, wanted));
    wanted = {{}, u"british"_s, u"Doxey"_s, {}, {}, {}};
    wanted.star.rep = 2;
    wanted.star.skill = 15;
    refuse(acts::check({}, pack, wanted));
    refuse(acts::check(ours.campaign(), pack, acts::Recruit{9}));
    refuse(acts::check(ours.campaign(), pack, acts::Recruit{0}));
    refuse(acts::dismiss(ours.campaign(), FigureId{1}));
    refuse(acts::dismiss(ours.campaign(), FigureId{12}));
    refuse(broughtBack(ours.campaign(), pack, FigureId{1}));
    refuse(acts::check(ours.campaign(), pack, acts::FinishBattle{}));
    refuse(acts::equip(ours.campaign(), pack, FigureId{1}, {}));
    Figure wrong = ours.figure(1);
    wrong.profile.rep = 9;
    refuse(acts::correctFigure(ours.campaign(), pack, wrong));
    wrong = ours.figure(2);
    wrong.star = true;
    refusals.push_back(refusal(acts::correctFigure(ours.campaign(), pack, wrong)));
    ours.prepares(tramDepot);
    refuse(acts::check(ours.campaign(), pack, acts::Prepare{u"germans"_s}));
    refuse(acts::check(ours.campaign(), pack, acts::Recruit{1}));
    refuse(acts::stepOf(ours.campaign(), pack, acts::BeginPlay{}));
    refuse(acts::checkWriteDown(ours.campaign(), FigureOnTable{FigureId{1}, 0, 0}, {}));
    EXPECT_EQ(refusals.back(),
              "Muster does not follow battles of these rules turn by turn. Play it, then report the outcome.");
    refuse(acts::dismiss(ours.campaign(), FigureId{2}));
    refuse(acts::check(ours.campaign(), pack,
                       acts::FinishBattle{{Outcome::Success, {{FigureId{2}, Fate::CheatedDeath}}}}));
    refuse(acts::check(ours.campaign(), pack, acts::FinishBattle{{Outcome::Success, {{FigureId{9}, Fate::Captured}}}}));
    EXPECT_FALSE(acts::proposeOutcome(ours.campaign(), streetSkirmish(), {{FigureId{1}, Fate::Dead}}))
        << "no rule of this book says that it was lost";
    ours.finishes({Outcome::Failure, {{FigureId{1}, Fate::Dead}}});
    refuse(acts::check(ours.campaign(), pack, acts::Prepare{u"germans"_s}));
    refuse(acts::check(ours.campaign(), pack, acts::Recruit{1}));
    refuse(acts::dismiss(ours.campaign(), FigureId{2}));
    for (const std::string &text : refusals) {
        for (const char *word : {"Star", "Grunt", "Rep ", "Recover"})
            EXPECT_EQ(text.find(word), std::string::npos) << text;
    }
}
