// SPDX-License-Identifier: MIT
// The odds of Swordplay by their contract, and what is said to a wrong question.
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

TEST(Odds, AnswerWithThePackTheQuestionAndTheResult)
{
    const Heard heard = call(u"odds swordplay recovery rep=3 fate=out-of-the-fight --json"_s);

    ASSERT_EQ(heard.exit, 0) << heard.reason().toStdString();
    expectJson(heard.json(), object(R"({"pack": "swordplay", "question": "recovery", "rolls": [],
                                        "result": {"returned_same": 0.75, "returned_less": 0, "lost": 0.25}})"));
}

TEST(Odds, HaveTwelveDigitsAndMore)
{
    const Heard heard = call(u"odds swordplay recovery rep=1 fate=ran-away --json"_s);
    EXPECT_TRUE(heard.text().contains(u"\"lost\":0.972222222222"_s)) << heard.out.toStdString();
    EXPECT_TRUE(heard.text().contains(u"\"returned_same\":0.0277777777777"_s)) << heard.out.toStdString();
}

TEST(Odds, OfStayOrGoAddUpToOne)
{
    const QJsonObject result = call(u"--json odds swordplay stay-or-go star_rep=5 star_oof=false grunt_losses=true "
                                    "last_outcome=failure grunt=4:7:false"_s)
                                   .json()[u"result"_s]
                                   .toObject();
    EXPECT_EQ(result.keys(), (QStringList{u"leaves"_s, u"leaves_poisoning"_s, u"stays"_s, u"stays_firm"_s}));
    double sum = 0;
    for (const QJsonValue &chance : result)
        sum += chance.toDouble();
    EXPECT_NEAR(sum, 1, 1e-12);
}

TEST(Odds, AreToldInWordsToo)
{
    const Heard heard = call(u"odds swordplay contact eal=1 party=1 pefs=1"_s);
    ASSERT_EQ(heard.exit, 0);
    EXPECT_EQ(heard.text(),
              u"enemies\n"
              "  count  probability\n"
              "  0      0.833333\n"
              "  1      0.12037\n"
              "  2      0.0185185\n"
              "  3      0.0277778\n"
              "mean: 0.240741\n"
              "nobody: 0.833333\n"_s);
}

TEST(Odds, OfAnUnknownQuestionAreToldTheOnesThereAre)
{
    const Heard heard = call(u"odds swordplay stay-or-gone star_rep=5"_s);
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.out.isEmpty());
    EXPECT_EQ(
        heard.reason(),
        u"Swordplay has no odds for “stay-or-gone”. Did you mean “stay-or-go”?\nAvailable: stay-or-go, band, recovery, contact.\n"_s);
}

TEST(Odds, RefuseWhatCannotBe)
{
    const auto refusal = [](const QString &line) {
        const Heard heard = call(line);
        EXPECT_EQ(heard.exit, 1) << line.toStdString();
        EXPECT_TRUE(heard.out.isEmpty());
        return heard.reason();
    };
    EXPECT_EQ(refusal(u"odds swordplay recovery rep=9 fate=ran-away"_s),
              u"rep cannot be “9”. Choices: a whole number from 1 to 6.\n"_s);
    EXPECT_EQ(refusal(u"odds swordplay contact eal=3 pefs=3"_s),
              u"contact needs party: a whole number from 1 to 100.\n"_s);
    EXPECT_TRUE(refusal(u"odds chess contact"_s).startsWith(u"There is no rule pack “chess”."_s));
    EXPECT_TRUE(refusal(u"odds"_s).startsWith(u"“muster odds” needs PACK."_s));
    EXPECT_FALSE(refusal(u"odds swordplay recovery rep=3 fate=ran-away --dice 3,4"_s).isEmpty()); // none are rolled
}

TEST(Odds, AreListedWithTheRulesAndInTheHelp)
{
    const QJsonArray questions = call(u"rules swordplay --json"_s).json()[u"questions"_s].toArray();
    ASSERT_EQ(questions.size(), 4);
    EXPECT_EQ(questions[0][u"id"_s], u"stay-or-go"_s);
    EXPECT_EQ(questions[0][u"parameters"_s][4][u"kind"_s], u"grunt"_s);

    const QString text = call(u"rules swordplay"_s).text();
    EXPECT_TRUE(text.contains(u"Questions for “muster odds”"_s));
    EXPECT_TRUE(text.contains(u"How many PEFs are still to be resolved (a whole number from 0 to 100)"_s));
    EXPECT_TRUE(call(u"odds --help"_s).text().startsWith(u"muster odds PACK [QUESTION] [key=value ...]\n"_s));
}

TEST(Odds, OfTheBandAreThoseOfOneCommonRoll)
{
    const QJsonObject result = call(u"--json odds swordplay band star_rep=5 star_oof=false grunt_losses=true "
                                    "last_outcome=success grunts=4:7:false,3:0:true,3:1:false"_s)
                                   .json()[u"result"_s]
                                   .toObject();
    double sum = 0;
    double mean = 0;
    for (const QJsonValue &row : result[u"stay"_s].toArray()) {
        sum += row[u"probability"_s].toDouble();
        mean += row[u"count"_s].toInt() * row[u"probability"_s].toDouble();
    }
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_NEAR(result[u"mean"_s].toDouble(), mean, 1e-12);
    EXPECT_EQ(result[u"all_stay"_s], result[u"stay"_s][3][u"probability"_s]);
    EXPECT_EQ(result[u"all_leave"_s], result[u"stay"_s][0][u"probability"_s]);
}

TEST(Odds, OfAShotAtSomebodyWithSoMuchInitiative)
{
    const QJsonObject result =
        call(u"--json odds urban-d100 shoot skill=100 weapon=rifle range=3 automatic=false shown=5 "
             "initiative=2"_s)
            .json()[u"result"_s]
            .toObject();
    EXPECT_EQ(result[u"hit"_s], 1);
    EXPECT_NEAR(result[u"down"_s].toDouble(), 2.0 / 3, 1e-12);
}

} // namespace muster::testing
