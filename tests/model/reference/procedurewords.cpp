// SPDX-License-Identifier: MIT
//
// Every id of the rules has a sentence.
#include "model/reference/procedurewords.h"
#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

template<typename Asked>
void haveWords(const std::vector<Asked> &all, const Pack &pack)
{
    for (const Asked &asked : all) {
        const std::string where = (pack.id + u' ' + asked.id).toStdString();
        EXPECT_FALSE(words::summary(asked, pack).isEmpty()) << where;
        for (const Parameter &parameter : asked.parameters) {
            const QString summary = words::summary(parameter);
            EXPECT_FALSE(summary.isEmpty() || summary.contains(u'%')) << where << ' ' << parameter.name.toStdString();
            EXPECT_FALSE(words::allowedValues(parameter, pack).isEmpty())
                << where << ' ' << parameter.name.toStdString();
        }
    }
}

std::string refusalOf(const char *packId, const char *id, const char *keyValues)
{
    const Pack &pack = shipped(packId);
    const auto given = words::argumentsFor(*findProcedure(pack, QString::fromLatin1(id)), pack,
                                           QString::fromLatin1(keyValues).split(u' ', Qt::SkipEmptyParts));
    return given ? "taken" : given.problem().text.toStdString();
}

} // namespace

TEST(ProcedureWords, ThereAreForWhateverCanBeAskedOfAnyPack)
{
    for (const char *id : {"swordplay", "chain-reaction-3", "chain-reaction-1", "tumor", "urban-d100"}) {
        haveWords(procedures(shipped(id)), shipped(id));
        haveWords(questions(shipped(id)), shipped(id));
    }
}

TEST(ProcedureWords, TellApartWhatHasOneNameInTwoBooks)
{
    const auto summaryOf = [](const char *pack, const QString &id) {
        return words::summary(*findProcedure(shipped(pack), id), shipped(pack));
    };
    EXPECT_EQ(summaryOf("swordplay", u"pefs"_s), u"Positions of the three PEFs"_s);
    EXPECT_EQ(summaryOf("chain-reaction-3", u"pefs"_s), u"Positions and Reps of the three PEFs"_s);
    EXPECT_EQ(words::summary(*findQuestion(swordplay(), u"stay-or-go"_s), swordplay()),
              u"Whether a Grunt stays in the band"_s);
}

TEST(ProcedureWords, SayWhyATestCannotBeTakenSo)
{
    EXPECT_EQ(refusalOf("chain-reaction-3", "reaction", "test=man-down rep=4 situation=alone leader_rep=4"),
              "man-down has no Leader Die; leave leader_rep out.");
    EXPECT_EQ(refusalOf("chain-reaction-3", "recruit", "list=gang count=1 max_rep=1"),
              "Nobody on the list “gang” has a Rep of 1 or less, and no Grunt may have a higher Rep than the Star. "
              "Recruit from another list.");
}
