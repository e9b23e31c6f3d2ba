// SPDX-License-Identifier: MIT
//
// The procedures of Chain Reaction 3.0 as they are called by name: dice, and the fields of their answers.
#include "rules/procedure/procedure.h"

#include "model/json/fieldsjson.h"
#include "model/reference/procedurewords.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using namespace muster::testing;

namespace {

Result<Arguments> argumentsOf(const Procedure &procedure, const char *words)
{
    const QStringList keyValues = QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return words::argumentsFor(procedure, chainReaction3(), keyValues);
}

QJsonObject result(const char *id, const char *words, const char *faces)
{
    const Procedure procedure = findProcedure(chainReaction3(), QString::fromLatin1(id)).value();
    const Result<Arguments> given = argumentsOf(procedure, words);
    if (!given) {
        ADD_FAILURE() << given.problem().text.toStdString();
        return {};
    }
    const Resolved resolved = onDice(faces, [&](Dice &dice) { return procedure.run(chainReaction3(), *given, dice); });
    return toJson(resolved.fields(chainReaction3()));
}

std::string thirdsAnswer(const char *id, const char *words, const char *faces)
{
    return QJsonDocument(result(id, words, faces)).toJson(QJsonDocument::Compact).toStdString();
}

std::string thirdsRefusal(const char *id, const char *words)
{
    const Result<Arguments> given = argumentsOf(*findProcedure(chainReaction3(), QString::fromLatin1(id)), words);
    return given ? "taken" : given.problem().text.toStdString();
}

} // namespace

TEST(ChainReaction3Procedures, RecruitAFigureWithItsListsWeapon)
{
    EXPECT_EQ(thirdsAnswer("recruit", "list=military count=2 max_rep=5", "1 1  4 4"),
              R"({"figures":[{"rep":5,"type":"Team Leader","weapon":"assault-rifle"},)"
              R"({"rep":4,"type":"Soldier","weapon":"assault-rifle"}]})");
}

TEST(ChainReaction3Procedures, RecruitRollsAgainWhileTheRepIsTooHighAndThenForTheWeapon) // R41
{
    EXPECT_EQ(thirdsAnswer("recruit", "list=gang count=1 max_rep=3", "1 1  2 3  4 5  2"),
              R"({"figures":[{"rep":3,"type":"Punk","weapon":"ba-pistol"}]})");
}

TEST(ChainReaction3Procedures, RecruitIsRefusedBeforeAnyDiceWhereNobodyCanBeLed) // R41
{
    EXPECT_EQ(thirdsRefusal("recruit", "list=police count=1 max_rep=2"),
              "Nobody on the list “police” has a Rep of 2 or less, and no Grunt may have a higher Rep than the Star. "
              "Recruit from another list.");
    EXPECT_EQ(thirdsRefusal("recruit", "list=gang count=1 max_rep=2"), "taken");
    EXPECT_EQ(thirdsRefusal("recruit", "list=gang count=1 max_rep=1").substr(0, 6), "Nobody");
}

// Chain Reaction 3.0 p. 6: Char is an Athlete, Dez Clumsy.
TEST(ChainReaction3Procedures, Attribute)
{
    EXPECT_EQ(thirdsAnswer("attribute", "", "3 5"), R"({"attribute":"athlete"})");
    EXPECT_EQ(thirdsAnswer("attribute", "", "5 6"), R"({"attribute":"clumsy"})");
}

TEST(ChainReaction3Procedures, Terrain)
{
    const QJsonArray sections =
        result("terrain", "", "1 1 1 1 1 1 1 1 1  3 3  5 6  1 2 1 2  5 6  1 2 1 2 1 2 1 2  2  6 2  1")
            .value(QStringLiteral("sections"))
            .toArray();
    const auto shown = [&](int section) {
        return QJsonDocument(sections[section - 1].toObject()).toJson(QJsonDocument::Compact).toStdString();
    };
    ASSERT_EQ(sections.size(), 9);
    EXPECT_EQ(shown(1),
              R"({"buildings":0,"country":"clear","river":null,"road":"left-right","section":1,"terrain":"clear"})");
    EXPECT_EQ(shown(2),
              R"({"buildings":0,"country":"clear","river":{"bridge":true,"fordable":false,"lake":false,"width":9},)"
              R"("road":null,"section":2,"terrain":"clear"})");
    EXPECT_EQ(shown(5),
              R"({"buildings":0,"country":"clear","river":{"bridge":false,"fordable":null,"lake":true,"width":4},)"
              R"("road":null,"section":5,"terrain":"clear"})");
}

TEST(ChainReaction3Procedures, TerrainTakesAChoiceOfCountry) // R43
{
    const char *nine = "6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6";
    EXPECT_NE(thirdsAnswer("terrain", "country=clear", nine).find(R"("terrain":"hill")"), std::string::npos);
    EXPECT_EQ(thirdsRefusal("terrain", "country=desert"),
              "country cannot be “desert”. Choices: section, table, clear, woods, mountains, street.");
}

TEST(ChainReaction3Procedures, Pefs)
{
    EXPECT_EQ(thirdsAnswer("pefs", "", "4 1 4  2 5  6 6  3 1"),
              R"({"pefs":[{"id":1,"rep":2,"section":4},{"id":2,"rep":6,"section":1},{"id":3,"rep":1,"section":4}]})");
}

TEST(ChainReaction3Procedures, ResolvePef)
{
    EXPECT_EQ(thirdsAnswer("resolve-pef", "resolved=0 party=3 own=military enemy=insurgents numbers=page", "5"),
              R"({"groups":[],"leader":false,"letter":"C"})");
    EXPECT_EQ(
        thirdsAnswer("resolve-pef", "resolved=0 party=1 own=police enemy=gang numbers=sheet", "1  4  2  3 3 4  6 6 1"),
        R"({"groups":[[{"rep":5,"type":"Banger","weapon":"shotgun"}],)"
        R"([{"rep":2,"type":"Wannabee","weapon":"pistol"}]],"leader":true,"letter":"A"})");
}

TEST(ChainReaction3Procedures, PefMove)
{
    EXPECT_EQ(thirdsAnswer("pef-move", "rep=4 others=true", "4 2  5"), R"({"inches":16,"move":"to-enemy","passed":2})");
    EXPECT_EQ(thirdsAnswer("pef-move", "rep=1 others=false", "2 2"), R"({"inches":0,"move":"stay","passed":0})");
}

TEST(ChainReaction3Procedures, Scout)
{
    EXPECT_EQ(thirdsAnswer("scout", "value=3 buildings=false", "1 5"), R"({"enemy_found":false})");
    EXPECT_EQ(thirdsAnswer("scout", "value=4 buildings=false", "1 4"), R"({"enemy_found":true})");
    EXPECT_EQ(thirdsRefusal("scout", "value=2 buildings=false"), "value cannot be “2”. Choices: 0, 1, 3, 4.");
}

// p. 20: Char, Rep 3, rolls a 4 and a 2.
TEST(ChainReaction3Procedures, RecoveryCostsARepOnOneDiePassed) // R50
{
    EXPECT_EQ(thirdsAnswer("recovery", "rep=3 fate=out-of-the-fight", "4 2"),
              R"({"fate":"returned","passed":1,"rep":2,"returns":true})");
    EXPECT_EQ(thirdsAnswer("recovery", "rep=3 fate=ran-away", "4 2"),
              R"({"fate":"returned","passed":1,"rep":2,"returns":true})");
    EXPECT_EQ(thirdsAnswer("recovery", "rep=3 fate=out-of-the-fight", "3 3"),
              R"({"fate":"returned","passed":2,"rep":3,"returns":true})");
    EXPECT_EQ(thirdsAnswer("recovery", "rep=3 fate=out-of-the-fight", "4 6"),
              R"({"fate":"dead","passed":0,"rep":3,"returns":false})");
    EXPECT_EQ(thirdsAnswer("recovery", "rep=1 fate=ran-away", "1 4"),
              R"({"fate":"gone","passed":1,"rep":1,"returns":false})"); // R3
}

TEST(ChainReaction3Procedures, AnEnemyGroupThatOutnumbersGoesRoundAFlankByDie) // p. 26
{
    EXPECT_EQ(thirdsAnswer("np-move", "rep=5 cover=false outnumber=true", "3 5 6  2"),
              R"({"flank":"left","move":"flank","passed":2})");
    EXPECT_EQ(thirdsAnswer("np-move", "rep=5 cover=true outnumber=true", "6 6 3 5  4"),
              R"({"flank":"right","move":"flank","passed":2})");
    EXPECT_EQ(thirdsAnswer("np-move", "rep=3 cover=false outnumber=true", "6 6 3"),
              R"({"flank":null,"move":"fire","passed":1})");
    EXPECT_EQ(thirdsAnswer("np-move", "rep=3 cover=false outnumber=true", "6 6 6"),
              R"({"flank":null,"move":"seek-cover","passed":0})");
}

TEST(ChainReaction3Procedures, AnEnemyGroupThatDoesNotOutnumberKeepsToCover) // p. 26
{
    EXPECT_EQ(thirdsAnswer("np-move", "rep=4 cover=false outnumber=false", "1 2"),
              R"({"flank":null,"move":"fire","passed":2})");
    EXPECT_EQ(thirdsAnswer("np-move", "rep=4 cover=true outnumber=false", "6 2 6"),
              R"({"flank":null,"move":"seek-cover","passed":1})");
    EXPECT_EQ(thirdsAnswer("np-move", "rep=4 cover=false outnumber=false", "5 6"),
              R"({"flank":null,"move":"hold","passed":0})");
}
