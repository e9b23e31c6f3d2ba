// SPDX-License-Identifier: MIT
#include "rules/odds/question.h"

#include "model/json/form.h"
#include "model/reference/procedurewords.h"
#include "tests/support/packs.h"

#include <QJsonArray>

#include <set>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

Result<QJsonObject> answered(const char *question, const char *words)
{
    const auto found = findQuestion(swordplay(), QString::fromLatin1(question));
    if (!found)
        return Problem{u"no such question"_s};
    const auto given =
        words::argumentsFor(*found, swordplay(), QString::fromLatin1(words).split(u' ', Qt::SkipEmptyParts));
    if (!given)
        return given.problems();
    return toJson(found->answer(swordplay(), *given).fields(swordplay()));
}

std::string refusalOf(const char *question, const char *words)
{
    const Result<QJsonObject> result = answered(question, words);
    return result ? "not refused" : result.problem().text.toStdString();
}

} // namespace

TEST(Questions, OfSwordplayEachHaveTheirNameOnce)
{
    std::set<std::string> ids;
    for (const Question &question : questions(swordplay()))
        EXPECT_TRUE(ids.insert(question.id.toStdString()).second);
    EXPECT_EQ(ids, (std::set<std::string>{"band", "contact", "recovery", "stay-or-go"}));
    EXPECT_FALSE(findQuestion(swordplay(), u"polka"_s));
}

TEST(Questions, AreOnlyThoseThePartsOfAPackCanAnswer)
{
    Pack pack = swordplay();
    pack.chain.reset();
    pack.activity.reset();
    ASSERT_EQ(questions(pack).size(), 1U);
    EXPECT_EQ(questions(pack).front().id, u"recovery"_s);
    EXPECT_FALSE(findQuestion(pack, u"contact"_s));
}

TEST(Questions, OfContactAreNotAskedWherePefsGoByTheirOwnTables)
{
    EXPECT_FALSE(findQuestion(shipped("chain-reaction-3"), u"contact"_s));
    EXPECT_TRUE(findQuestion(shipped("chain-reaction-3"), u"recovery"_s));
}

TEST(Questions, ContactTellsNobodyAmongTheCounts)
{
    const QJsonObject result = *answered("contact", "eal=5 party=2 pefs=1");
    const QJsonArray enemies = result[u"enemies"_s].toArray();

    ASSERT_FALSE(enemies.isEmpty());
    EXPECT_EQ(enemies[0][u"count"_s], 0);
    EXPECT_EQ(enemies[0][u"probability"_s], result[u"nobody"_s]);
    double sum = 0;
    double mean = 0;
    for (const QJsonValue &row : enemies) {
        sum += row[u"probability"_s].toDouble();
        mean += row[u"count"_s].toInt() * row[u"probability"_s].toDouble();
    }
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_NEAR(result[u"mean"_s].toDouble(), mean, 1e-12);
}

TEST(Questions, TakeOneGruntAndNoMore)
{
    for (const char *wrong : {"", "4", "4:7", "7:0:false", "4:-1:false", "4:7:maybe", "4:7:false,3:0:true"}) {
        const std::string words =
            std::string("star_rep=5 star_oof=false grunt_losses=false last_outcome=success grunt=") + wrong;
        EXPECT_EQ(refusalOf("stay-or-go", words.c_str()),
                  std::string("grunt cannot be “") + wrong + "”. Choices: REP:MONTHS:POISONED, such as 4:7:false.");
    }
}
