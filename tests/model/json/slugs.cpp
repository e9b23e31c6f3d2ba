// SPDX-License-Identifier: MIT
#include "model/account/account.h"
#include "model/campaign/aims.h"
#include "model/campaign/campaign.h"
#include "model/campaign/encounterparts.h"
#include "model/campaign/figure.h"
#include "model/campaign/notes.h"
#include "model/campaign/play.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/find.h"
#include "rules/aftermath/fate.h"
#include "rules/aftermath/recovery.h"
#include "rules/aftermath/stayorgo.h"
#include "rules/band/outranking.h"
#include "rules/band/squad.h"
#include "rules/challenge.h"
#include "rules/dice/die.h"
#include "rules/dice/roll.h"
#include "rules/encounter/contact.h"
#include "rules/encounter/howmany.h"
#include "rules/encounter/kind.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/patroltables.h"
#include "rules/encounter/section.h"
#include "rules/encounter/terrain.h"
#include "rules/encounter/water.h"
#include "rules/faction/faction.h"
#include "rules/media/coverage.h"
#include "rules/procedure/procedure.h"
#include "rules/reference/melee.h"
#include "rules/reference/tables.h"
#include "rules/scenario/cards.h"
#include "rules/scenario/rounds.h"
#include "rules/scenario/scenariokind.h"
#include "rules/scenario/scenariotables.h"
#include "rules/slug.h"
#include "rules/wounds/afterbattle.h"
#include "rules/wounds/recover.h"

#include <gtest/gtest.h>

using namespace muster;

// The ids in files, packs and answers. They are made from the names in the code. A renamed enumerator must keep its id;
// list the former id as one of `otherSlugs`.

namespace {

template<typename E>
std::string all()
{
    for (const auto &[value, text] : slugTable<E>)
        EXPECT_TRUE(fromSlug<E>(QString(text)) == value && slug(value) == text) << text.data();
    return slugList<E>().join(u' ').toStdString();
}

} // namespace

TEST(Slugs, AreTheWordsThatFilesHold)
{
    EXPECT_EQ(all<Aided>(), "fine out-of-the-fight dead");
    EXPECT_EQ(all<AmbushFrom>(), "front right rear left concealed");
    EXPECT_EQ(all<Beginning>(),
              "by-an-edge opposite hidden in-buildings behind at-the-scene on-alarm surrounded all-round own-edge "
              "own-end as-pefs");
    EXPECT_EQ(all<Country>(), "clear woods mountains");
    EXPECT_EQ(all<CountryChoice>(), "section table clear woods mountains street");
    EXPECT_EQ(all<Coverage>(), "full possible none");
    EXPECT_EQ(all<Difficulty>(), "easy normal hard");
    EXPECT_EQ(all<EncounterKind>(), "patrol raid-attack raid-defend");
    EXPECT_EQ(all<Faction>(), "firm outcasts tribal feudal choice");
    EXPECT_EQ(all<Fate>(),
              "fine out-of-the-fight obviously-dead ran-away captured cheated-death scratched bad-wound unconscious "
              "dead surrendered turned wounded");
    EXPECT_EQ(all<FigureAfter::Status>(), "band dead captured turned gone");
    EXPECT_EQ(all<Genre>(), "military gang b-movie aliens");
    EXPECT_EQ(all<GroupMove>(), "flank fire seek-cover hold");
    EXPECT_EQ(all<HowMany::Base>(), "party half party-and-half twice three-times");
    EXPECT_EQ(all<Locale>(), "badlands old-nevada california");
    EXPECT_EQ(all<Loyalty>(), "stays-firm stays leaves leaves-poisoning");
    EXPECT_EQ(all<MediaGenre>(), "military military-early gang b-movie aliens");
    EXPECT_EQ(all<MediaSetting>(), "none rural urban");
    EXPECT_EQ(all<NonPlayerMove>(), "advance hold-fire hold");
    EXPECT_EQ(all<NumbersPrint>(), "page sheet");
    EXPECT_EQ(all<Outcome>(), "success failure");
    EXPECT_EQ(all<Outranking>(), "leaves barred stays");
    EXPECT_EQ(all<Parameter::Kind>(), "integer flag choice choices list grunt grunts");
    EXPECT_EQ(all<PefForce>(), "A B C");
    EXPECT_EQ(all<PefLetter>(), "X A B C");
    EXPECT_EQ(all<PefMove>(), "stay to-pef to-enemy split");
    EXPECT_EQ(all<Pursuit::End>(), "none escaped caught");
    EXPECT_EQ(all<Recovered>(), "returned dead gone");
    EXPECT_EQ(all<Road>(), "left-right up-down");
    EXPECT_EQ(all<Role>(),
              "ambushed ambusher meeting garrison attacker defender runner chaser raider recoverer robber police "
              "besieged besieger");
    EXPECT_EQ(all<ScenarioKind>(), "ambush firefight garrison pursuit raid recover robbery siege sweep");
    EXPECT_EQ(all<Scouted>(), "nobody in-buildings enemy");
    EXPECT_EQ(all<Side>(), "left right");
    EXPECT_EQ(all<SquadArms::Per>(), "figure team squad");
    EXPECT_EQ(all<Terrain>(), "clear woods hill rough wooded-hill impassable");
    EXPECT_EQ(all<TimeOfDay>(), "day night");
    EXPECT_EQ(all<Water>(), "none ford half-ford bridge lake");
    EXPECT_EQ(all<WeaponMeasure>(), "none outgunned impact impact-then-targets");
    EXPECT_EQ(all<Winner>(), "none a b");
    EXPECT_EQ(all<AboutKind>(), "campaign month battle step figure foe");
    EXPECT_EQ(all<AccountDice>(), "brackets story none");
    EXPECT_EQ(all<CampaignEnding>(), "won lost");
    EXPECT_EQ(all<EndCause>(), "star-died star-captured star-spent star-turned");
    EXPECT_EQ(all<FoeStatus>(), "at-large captured killed");
    EXPECT_EQ(all<GearCause>(), "chosen issued upgraded restored");
    EXPECT_EQ(all<GoalKind>(), "own-words won foe rep months points grunts");
    EXPECT_EQ(all<GuardWatch>(), "unaware met alarmed");
    EXPECT_EQ(all<HitKind>(), "step words picture figure foe");
    EXPECT_EQ(all<LeaveCause>(),
              "killed died-of-wounds ran-for-good captured outranked stay-or-go dismissed rep-gone correction "
              "surrendered turned star-lost player-left encounter-over no-room");
    EXPECT_EQ(all<Phase>(), "prepare play over");
    EXPECT_EQ(all<RepCause>(),
              "recovery cheated-death cheated-death-in-recovery correction lost-nerve experience fight");
    EXPECT_EQ(all<RollKind>(),
              "recruit enemy-activity terrain buildings objective-buildings time-of-day pef-place pef-letter "
              "how-many enemy-figure group-side guard-place guard-distance guard-facing looting pef-move "
              "pef-direction non-player-move recovery first-aid star-holds star-holds-one grunt-weighs test "
              "leader-die follow-up duel-impact duel-rep look-up pitiful-shot damage melee contest success-count "
              "initiative weapon-skill percentile-shot exposure effect challenge star-power scatter roll-off "
              "campaign-turn players-turn scenario-score coverage crew faction enemy-faction settlement-size "
              "structure-count structure recruit-weapon attribute country road river-width river-ford pef-rep "
              "enemy-total enemy-leader enemy-weapon scouting vehicles convoy-vehicles role civilians-there "
              "civilians watching coming chasers-stand runners-stand hostages what-follows ambush-turn ambush-range "
              "ambush-direction spotting running chasing siege-lost siege-alive alarm reinforcements infection "
              "infection-turns car-start eating activation reinforcement-check reinforcement-edge "
              "reinforcement-figures game-ground card asked foe-returns");
    EXPECT_EQ(all<ScenarioDeed>(),
              "turn ambush spotting pursuit stand siege alarm police car riding objective dwellings hostages");
    EXPECT_EQ(all<Status>(), "active dead left gone captured dismissed turned");
    EXPECT_EQ(all<StepKind>(),
              "founded recruited prepared battle-finished dismissed corrected played turns-passed travelled "
              "settlement-found press-sought equipped player-joined player-left arranged told asked set-aside");
    EXPECT_EQ(all<Suit>(), "hearts diamonds clubs spades");
    EXPECT_EQ(all<TableState>(),
              "carrying-on stunned ducked-back out-of-the-fight dead ran-away captured cheated-death wounded "
              "at-home scratched bad-wound unconscious surrendered turned left-table hunkered-down fine");
    EXPECT_EQ(all<Thrower>(), "program player");
}
