// SPDX-License-Identifier: MIT
// Every procedure of Swordplay by its contract: the dice in the order they are asked for, the result field by field.
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

struct Example {
    const char *name;
    const char *call; ///< after "roll swordplay"
    const char *dice;
    const char *result;
    const char *rolls; ///< what each was for
};

void PrintTo(const Example &example, std::ostream *stream)
{
    *stream << example.call;
}

class Procedures : public ::testing::TestWithParam<Example>
{
};

QString purposes(const QJsonArray &rolls)
{
    QStringList purposes;
    for (const QJsonValue &roll : rolls)
        purposes += roll[u"for"_s].toString();
    return purposes.join(u" | "_s);
}

QString faces(const QJsonArray &rolls)
{
    QStringList faces;
    for (const QJsonValue &roll : rolls) {
        for (const QJsonValue &die : roll[u"dice"_s].toArray())
            faces += QString::number(die.toInt());
    }
    return faces.join(u' ');
}

} // namespace

TEST_P(Procedures, GiveThisForTheseDice)
{
    QStringList words{u"--json"_s, u"roll"_s, u"swordplay"_s};
    words += QString::fromUtf8(GetParam().call).split(u' ');
    words += {u"--dice"_s, QString::fromUtf8(GetParam().dice)};

    const Heard heard = call(words);

    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonObject json = heard.json();
    EXPECT_EQ(json[u"pack"_s], u"swordplay"_s);
    EXPECT_EQ(json[u"procedure"_s], words[3]);
    expectJson(json[u"result"_s], object(GetParam().result));
    EXPECT_EQ(purposes(json[u"rolls"_s].toArray()), QString::fromUtf8(GetParam().rolls));
    EXPECT_EQ(faces(json[u"rolls"_s].toArray()), QString::fromUtf8(GetParam().dice));
}

INSTANTIATE_TEST_SUITE_P(
    Swordplay, Procedures,
    ::testing::Values(
        Example{"Recruit", "recruit list=feudal count=2", "1 1 6 6",
                R"({"figures": [
                    {"type": "Mounted Knight", "class": "noble", "rep": 5, "armor": 4, "shield": true,
                     "weapon": "lance-and-sword"},
                    {"type": "Crossbowman", "class": "missile", "rep": 4, "armor": 2, "shield": false,
                     "weapon": "crossbow"}]})",
                "Recruit, figure 1 | Recruit, figure 2"},
        Example{"Eal", "eal", "3 6", R"({"eal": 5})", "Enemy Activity Level"},
        Example{"NextEncounter", "next-encounter last=raid-attack outcome=success eal=5", "",
                R"({"encounter": "raid-attack", "eal": 5})", ""},
        Example{"TerrainRollsForBuildingsAtOnce", "terrain", "1 1 4 5 6 1 2 3 4 4 5 5 1 2 1 2 3 6 2 1 2",
                R"({"sections": [
                    {"section": 1, "terrain": "rough", "buildings": 0},
                    {"section": 2, "terrain": "clear", "buildings": 3},
                    {"section": 3, "terrain": "clear", "buildings": 0},
                    {"section": 4, "terrain": "woods", "buildings": 0},
                    {"section": 5, "terrain": "clear", "buildings": 2},
                    {"section": 6, "terrain": "clear", "buildings": 0},
                    {"section": 7, "terrain": "clear", "buildings": 0},
                    {"section": 8, "terrain": "clear", "buildings": 1},
                    {"section": 9, "terrain": "clear", "buildings": 0}]})",
                "Terrain, section 1 | Terrain, section 2 | Buildings, section 2 | Terrain, section 3 | Terrain, "
                "section 4 | "
                "Terrain, section 5 | Buildings, section 5 | Terrain, section 6 | Terrain, section 7 | Terrain, "
                "section 8 | "
                "Buildings, section 8 | Terrain, section 9"},
        Example{"PefsOfAPatrol", "pefs encounter=patrol", "1 4 6",
                R"({"pefs": [{"id": 1, "section": 1, "in_building": false, "fixed": false},
                             {"id": 2, "section": 4, "in_building": false, "fixed": false},
                             {"id": 3, "section": 6, "in_building": false, "fixed": false}]})",
                "Place, PEF 1 | Place, PEF 2 | Place, PEF 3"},
        Example{"PefsOfARaidStandInItsBuildingsFirst", "pefs encounter=raid-attack buildings=2", "4",
                R"({"pefs": [{"id": 1, "section": 2, "in_building": true, "fixed": true},
                             {"id": 2, "section": 2, "in_building": true, "fixed": true},
                             {"id": 3, "section": 4, "in_building": false, "fixed": false}]})",
                "Place, PEF 3"},
        Example{"PefsOfADefenceEnterByTheFarEdge", "pefs encounter=raid-defend", "2 3 5",
                R"({"pefs": [{"id": 1, "section": 7, "in_building": false, "fixed": false},
                             {"id": 2, "section": 8, "in_building": false, "fixed": false},
                             {"id": 3, "section": 9, "in_building": false, "fixed": false}]})",
                "Place, PEF 1 | Place, PEF 2 | Place, PEF 3"},
        Example{"PefThatIsNothing", "resolve-pef eal=1 party=4 leader_placed=false last=false list=orcs", "4",
                R"({"letter": "X", "eal": 1, "groups": []})", "Resolve"},
        Example{"PefThatRaisesTheEal", "resolve-pef eal=2 party=4 leader_placed=false last=false list=orcs", "4",
                R"({"letter": "A", "eal": 3, "groups": []})", "Resolve"},
        Example{"HowMany", "how-many party=3", "6 6", R"({"count": 5})", "How many"},
        Example{"PefMove", "pef-move eal=4 others=true", "2 6 3", R"({"passed": 1, "move": "to-pef", "inches": 8})",
                "Move | Direction"},
        Example{"PefThatStaysRollsNoDirection", "pef-move eal=1 others=false", "2 6",
                R"({"passed": 0, "move": "stay", "inches": 0})", "Move"},
        Example{"NonPlayerMoveInCoverHasADieMore", "np-move rep=4 cover=true outnumber=false", "2 6 3",
                R"({"passed": 2, "move": "advance"})", "Enemy move"},
        Example{"PeasantArms", "peasant-arms", "5", R"({"arms": "farm-tool", "because": [], "total": 5})",
                "Roll on the table"},
        Example{"RecoveryAtRepOneAfterRunning", "recovery rep=1 fate=ran-away", "1 6",
                R"({"passed": 1, "returns": false, "rep": 1, "fate": "gone"})", "Recovery"},
        Example{
            "StayOrGoWithABonusAndAPenalty",
            "stay-or-go star_rep=4 star_oof=true grunt_losses=false last_outcome=success grunts=4:7:false,3:0:true",
            "1 4 1 5 2 1 6 4 4 1 2 6",
            R"({"grunts": [{"star_successes": 3, "grunt_successes": 1, "result": "stays-firm"},
                               {"star_successes": 1, "grunt_successes": 2, "result": "leaves-poisoning"}]})",
            "Stay or Go, the Star | Stay or Go, the Star for figure 1 | Stay or Go, figure 1 | Stay or Go, figure 2"},
        Example{"StayOrGoWithNobodyToTestRollsNothing",
                "stay-or-go star_rep=4 star_oof=true grunt_losses=false last_outcome=success grunts=", "",
                R"({"grunts": []})", ""},
        Example{"Challenge", "challenge rep=5 difficulty=hard", "4 5", R"({"passed": 1})", "Challenge"}),
    [](const auto &example) { return std::string(example.param.name); });

TEST(ResolvePef, TwoGroupsHaveTheLeaderFirstAndASideForTheSecond)
{
    // At EAL 5 a 5 is a C. Three of us meet three (7), and half of us, two, to the right; the leader is Rep 5.
    const QJsonObject result = call(u"--json roll swordplay resolve-pef eal=5 party=3 leader_placed=false last=true "
                                    "list=feudal --dice 5,3,4,5,5,3,3,3,4,6,1,1,1,3,4,6"_s)
                                   .json()[u"result"_s]
                                   .toObject();

    EXPECT_EQ(result[u"letter"_s], u"C"_s);
    const QJsonArray groups = result[u"groups"_s].toArray();
    ASSERT_EQ(groups.size(), 2);
    EXPECT_TRUE(groups[0][u"side"_s].isNull());
    EXPECT_EQ(groups[0][u"leader"_s][u"rep"_s], 5);
    EXPECT_EQ(groups[0][u"figures"_s].toArray().size(), 2);
    EXPECT_EQ(groups[1][u"side"_s], u"right"_s);
    EXPECT_TRUE(groups[1][u"leader"_s].isNull());
    EXPECT_EQ(groups[1][u"figures"_s].toArray().size(), 2);
}

} // namespace muster::testing
