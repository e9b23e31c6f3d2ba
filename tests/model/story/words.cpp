// SPDX-License-Identifier: MIT

// Titles of the closed sets and of rolls that are asked for, the rulings, the advantages of a Star (Swordplay p. 5,
// Chain Reaction 3.0 p. 5, R28), the last page of each pack, and search.

#include "model/changes/band.h"
#include "model/rollkinds.h"
#include "model/story/bandwords.h"
#include "model/story/find.h"
#include "model/story/rulings.h"
#include "model/story/setupdice.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"
#include "tests/support/tellings.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTranslator>

#include <gtest/gtest.h>

#include <set>

namespace muster::testing {

using namespace Qt::StringLiterals;

namespace {

std::string asked(RollKind kind, int subject, int count = 1)
{
    const Campaign campaign = Band().star("Osric", 5).grunt("Ulric", 4);
    return words::request({{kind, subject}, count, 6}, words::namesIn(campaign)).toStdString();
}

TEST(Words, SomebodyWithoutANameYetIsAFigureOfThatNumber)
{
    EXPECT_EQ(asked(RollKind::Recruit, 3, 2), "Recruit, figure 3: 2d6");
    EXPECT_EQ(words::reason({RollKind::Recruit, 1}, {}).toStdString(), "Recruit, figure 1");
}

TEST(Words, EveryKindOfRollHasWordsOfItsOwn)
{
    std::set<QString> seen;
    for (const RollRow &row : rollRows.rows) {
        const QString text = words::reason({row.value, 1}, {});
        EXPECT_FALSE(text.isEmpty()) << static_cast<int>(row.value);
        EXPECT_TRUE(seen.insert(text).second) << text.toStdString();
    }
}

/// Translates every text into another language.
class Foreign : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QStringLiteral("<%1>").arg(QString::fromUtf8(source));
    }
};

TEST(Words, WhatARollIsForIsInEnglishForMachinesWhateverThePlayersLanguage)
{
    const std::vector<Reason> all{{RollKind::Terrain, 4},       {RollKind::Recovery, 2},   {RollKind::CampaignTurn, 6},
                                  {RollKind::ScenarioScore, 3}, {RollKind::RollOff, 1},    {RollKind::StarHoldsOne, 2},
                                  {RollKind::Initiative, 1003}, {RollKind::EnemyFigure, 2}};
    QStringList before;
    for (const Reason &reason : all)
        before << words::reason(reason, {});
    Foreign foreign;
    QCoreApplication::installTranslator(&foreign);
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(words::reason(all[i], {}, TextLanguage::English), before[static_cast<qsizetype>(i)]);
        EXPECT_NE(words::reason(all[i], {}), before[static_cast<qsizetype>(i)]);
    }
    QCoreApplication::removeTranslator(&foreign);
}

TEST(Words, MonthsAndDiceAndCounts)
{
    EXPECT_EQ(words::turn(7, Campaign(), swordplay()).toStdString(), "Month 7");
    Campaign plain;
    plain.options.insert(QStringLiteral("campaign"), QStringLiteral("plain"));
    EXPECT_EQ(words::turn(7, plain, shipped("chain-reaction-3")).toStdString(), "Battle 7");
    Campaign halves;
    halves.rules = QStringLiteral("chain-reaction-1");
    EXPECT_EQ(words::turnMark(8, halves, chainReaction1()).toStdString(), "Late Apr") << "where there is little room";
    EXPECT_EQ(words::turnMark(32, halves, chainReaction1()).toStdString(), "Late Apr, yr 2");
    EXPECT_EQ(words::dice(2, 6).toStdString(), "2d6");
    EXPECT_EQ(words::figures(0).toStdString(), "no figures");
    EXPECT_EQ(words::figures(1).toStdString(), "1 figure");
    EXPECT_EQ(words::figures(6).toStdString(), "6 figures");
    EXPECT_EQ(words::figures(12).toStdString(), "12 figures");
}

std::string idsOf(const std::vector<Ruling> &rulings)
{
    QStringList ids;
    for (const Ruling &ruling : rulings)
        ids << ruling.id;
    return ids.join(QLatin1Char(' ')).toStdString();
}

TEST(Rulings, AreAllOfThemInOrder)
{
    for (const Ruling &ruling : rulings()) {
        EXPECT_FALSE(ruling.title.isEmpty()) << ruling.id.toStdString();
        EXPECT_TRUE(ruling.text.endsWith(QLatin1Char('.'))) << ruling.id.toStdString();
        EXPECT_TRUE(ruling.pack.isEmpty() || shippedPack(ruling.pack)) << ruling.id.toStdString();
    }
    EXPECT_EQ(
        idsOf(rulings()),
        "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16 R17 R18 R19 R20 R21 R22 R23 R24 R25 R26 R27 R28 R29 "
        "R31 R32 R33 R34 R35 R36 R37 R38 "
        "R40 R41 R42 R43 R44 R45 R46 R47 R48 R49 R50 R51 R52 R53 R54 R55 R56 R57 R58 R59 "
        "R60 R61 R62 R63 R64 R65 R66 R67 R68 R69 R70 R71 R72 R73 R74 R75 R76 R77 R79 R80 R81 R82 R83 R84 "
        "R85 R86 R87 R88 R89 R90 R91 R93 R94 R95 R97 R98");
}

TEST(Rulings, BeginWithThoseOfTheCampaignsRules)
{
    const std::vector<Ruling> ordered = rulingsFor(QStringLiteral("chain-reaction-3"));
    EXPECT_EQ(ordered.size(), rulings().size());
    EXPECT_EQ(ordered.front().id, QStringLiteral("R40"));
    EXPECT_EQ(ordered[20].id, QStringLiteral("R1"));
    EXPECT_EQ(ordered[32].id, QStringLiteral("R95")) << "the last of every pack";
    EXPECT_EQ(ordered[33].id, QStringLiteral("R10"));
    EXPECT_TRUE(idsOf(rulingsFor({})).starts_with("R1 R2 R3 R4 R5 R6 R7 R8 R9 R91 R93 R94 R95 R10 "))
        << "every pack first";
}

TEST(Rulings, AreFoundByWordsOfTheirs)
{
    const Ruling &ties = *ruling(QStringLiteral("R17"));
    EXPECT_TRUE(speaksOf(ties, {}));
    EXPECT_TRUE(speaksOf(ties, QStringLiteral("r17")));
    EXPECT_TRUE(speaksOf(ties, QStringLiteral(" failure  TIES ")));
    EXPECT_FALSE(speaksOf(ties, QStringLiteral("ties river")));
}

TEST(Rulings, AreNoneOfAnotherNumber)
{
    EXPECT_FALSE(ruling(QStringLiteral("R99")));
}

std::string advantagesInText(int rep, const Pack &pack)
{
    const Campaign campaign = Band().star("Osric", rep);
    QStringList lines;
    for (const StarAdvantage &advantage : starAdvantages(*campaign.star(), pack))
        lines << advantage.title + QStringLiteral(": ") + advantage.text;
    return lines.join(u'\n').toStdString();
}

TEST(StarAdvantages, StarPowerIsTheRepAtTheStart_R28)
{
    EXPECT_EQ(
        advantagesInText(4, swordplay()),
        "Star Power: 4 dice when taking damage. Each 1–3 lowers the damage one level; a 6 loses that die.\nLarger than "
        "Life: An enemy below Rep 4 can put Osric Out of the Fight, but cannot kill.\nCheating Death: Leaves the table "
        "safely, but drops to Rep 3.\nFree Will: Choose the result of Received Fire, Man Down and Cohesion Test.");
}

TEST(StarAdvantages, AStarOfRepOneHasNoDeathLeftToCheat)
{
    const Campaign campaign = Band().star("Osric", 1);
    EXPECT_EQ(starAdvantages(*campaign.star(), swordplay())[2].text.toStdString(),
              "Not possible: there is no Rep left to lose.");
}

TEST(StarAdvantages, AreThoseOfTheRules)
{
    EXPECT_EQ(advantagesInText(5, chainReaction3()),
              "Larger than Life: An enemy below Rep 5 can put Osric Out of the Fight, but cannot kill.\nCheating "
              "Death: Leaves the table safely, but drops to Rep 4.\nFree Will: Choose the result of Received Fire, "
              "Wanting to Charge, Being Charged, Rally, Man Down, Leader Lost and Focus.");
}

TEST(LastPage, SpeaksAsTheGameOfItsPackDoes)
{
    for (const Pack *pack : {&swordplay(), &chainReaction1(), &chainReaction3(), &streetSkirmish()}) {
        const ClosingLines &farewell = pack->farewell;
        for (const QString &line : {farewell.starDies, farewell.starSteps})
            EXPECT_TRUE(line.contains(QStringLiteral("%1")) && line.contains(QStringLiteral("%2")))
                << pack->id.toStdString();
        EXPECT_TRUE(farewell.bandLives.contains(QStringLiteral("%1"))) << pack->id.toStdString();
        EXPECT_FALSE(farewell.bandGone.isEmpty()) << pack->id.toStdString();
    }
}

Campaign playing(EncounterKind kind)
{
    return Band().star("Osric", 4).grunt("Tibb", 3).grunt("Berta", 4).plays(kind, 3);
}

/// Returns a patrol of Chain Reaction 3.0 whose first PEF has Rep 3.
Campaign onPatrolWith(const Options &options = {})
{
    Campaign campaign = playing(EncounterKind::Patrol);
    campaign.rules = QStringLiteral("chain-reaction-3");
    campaign.options = options;
    campaign.encounter->enemy = QStringLiteral("insurgents");
    campaign.encounter->setup.pefs = {{1, 4, false, false, 3}};
    return campaign;
}

TEST(EncounterText, PefsGoByTheActivityOnlyWhereThereIsOneAndItIsWanted_R51)
{
    const Options byActivity{{QStringLiteral("pefs"), QStringLiteral("eal")}};
    EXPECT_EQ(pefsBy(onPatrolWith(), chainReaction3()), PefsBy::Resolved);
    EXPECT_EQ(pefsBy(onPatrolWith(byActivity), chainReaction3()), PefsBy::Activity);
    EXPECT_EQ(pefsBy(playing(EncounterKind::Patrol), swordplay()), PefsBy::Activity);
    Campaign plain = onPatrolWith(byActivity);
    plain.encounter->eal.reset();
    EXPECT_EQ(pefsBy(plain, chainReaction3()), PefsBy::Resolved);
    for (Campaign campaign : {onPatrolWith(), onPatrolWith(byActivity)}) {
        const PefsBy inHand = pefsBy(campaign, chainReaction3());
        campaign.encounter.reset();
        EXPECT_EQ(pefsBy(campaign, chainReaction3()), inHand) << "and so the next one's";
    }
}

TEST(SearchTerms, IsEveryWordInCapitalsOrNot)
{
    const SearchTerms ford(u"  the FORD the "_s);
    EXPECT_EQ(ford.words(), (QStringList{u"the"_s, u"FORD"_s}));
    EXPECT_TRUE(ford.isIn(searchable(u"Fire at The Ford"_s)));
    EXPECT_FALSE(ford.isIn(searchable(u"Fire at a ford"_s)));
}

TEST(SearchTerms, IsMarkedWhereverOneOfItsWordsStands)
{
    const SearchTerms sought(u"ulric bolt"_s);
    const QString text = u"A bolt from Ulric"_s;
    const auto first = sought.next(text, 0);
    ASSERT_TRUE(first);
    EXPECT_EQ(text.mid(first->at, first->length), u"bolt"_s);
    const auto second = sought.next(text, first->at + first->length);
    ASSERT_TRUE(second);
    EXPECT_EQ(text.mid(second->at, second->length), u"Ulric"_s);
    EXPECT_FALSE(sought.next(text, text.size()));
}

} // namespace

} // namespace muster::testing
