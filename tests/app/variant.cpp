// SPDX-License-Identifier: MIT

// Rules of the player's own that extend a pack: a campaign keeps those it was founded with.

#include "model/packs.h"
#include "model/variant/copylist.h"
#include "model/variant/draft.h"
#include "model/variant/variants.h"
#include "tests/app/calls.h"

#include <QFile>
#include <QJsonArray>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

const char harrow[] = R"({ "extends": "swordplay", "title": "Harrow house rules",
  "chain": { "nextEncounter": { "patrol": { "failure": { "encounter": "patrol", "eal": 2 } } } },
  "names": { "names": ["Ebba", "Ketil", "Svala"] },
  "lists": { "lists": [ { "id": "fenmen", "title": "Fenmen", "dice": "2d6", "rows": [
    { "roll": "2-5", "type": "Thrall", "class": "missile", "rep": 3, "armor": 2, "shield": false, "weapon": "short-bow" },
    { "roll": "6-12", "type": "Eel spear", "class": "soldier", "rep": 4, "armor": 2, "shield": true, "weapon": "spear" } ] } ] } })";

class Variants : public Table
{
protected:
    QString place() const { return write(u"harrow.json"_s, harrow); }
    /// A Star of the Fenmen in a campaign by these rules, with two Grunts.
    QString fenmen() const
    {
        const QString file = at(u"fen.muster"_s);
        EXPECT_EQ(call(u"new %1 --variant %2 --list fenmen --star Osa --rep 5"_s.arg(file, place())).exit, 0);
        EXPECT_EQ(call(u"recruit %1 --count 2 --dice 1,3,5,4"_s.arg(file)).exit, 0);
        return file;
    }
    /// A Patrol that fails, and nobody is hurt.
    void loseAPatrol(const QString &file) const
    {
        ASSERT_EQ(call(u"prepare %1 --enemy fenmen --seed 5"_s.arg(file)).exit, 0);
        const Heard over = call(u"aftermath %1 %2 --seed 6"_s.arg(
            file, report("failure", {{1, u"fine"_s}, {2, u"fine"_s}, {3, u"fine"_s}})));
        ASSERT_EQ(over.exit, 0) << over.reason().toStdString();
    }
};

TEST_F(Variants, AreWhatACampaignIsFoundedRecruitedAndChainedBy)
{
    const QString file = fenmen();
    QJsonObject shown = call(u"--json show "_s + file).json();
    EXPECT_EQ(shown[u"rules"_s], u"swordplay"_s);
    EXPECT_EQ(shown[u"variant"_s], u"Harrow house rules"_s);
    EXPECT_EQ(shown[u"grunts"_s][0][u"type"_s], u"Thrall"_s);
    EXPECT_EQ(shown[u"grunts"_s][1][u"type"_s], u"Eel spear"_s);
    EXPECT_EQ(shown[u"grunts"_s][0][u"name"_s], u"Ketil"_s) << "the variant's names";
    loseAPatrol(file);
    shown = call(u"--json show "_s + file).json();
    EXPECT_EQ(shown[u"next"_s][u"encounter"_s], u"patrol"_s) << "where the book has a Raid";
}

TEST_F(Variants, OfACopiedListArePlayedByItAndAgainstIt_InEveryPack)
{
    for (const QString &rules : shippedPackIds()) {
        for (const SheetName &list : sheetsOf(draftOf({rules, u"Mine"_s, {}}).parts)) {
            if (!list.isList)
                continue;
            const std::string which = (rules + u", "_s + list.title).toStdString();
            VariantDraft draft = draftOf({rules, u"Mine"_s, {}});
            QStringList path;
            draft.parts = withCopy(draft.parts, list.path, u"Fenmen"_s, path);
            const QString id = rules + u'-' + list.path.back();
            const QString mine = write(id + u".json"_s, fileOf(variantOf(draft)));
            ASSERT_EQ(call(u"variant check "_s + mine).exit, 0) << which;
            for (const QString &own : {u"fenmen"_s, list.path.back()}) {
                const QString enemy = own == u"fenmen"_s ? list.path.back() : u"fenmen"_s;
                const QString file = at(id + u'-' + own + u".muster"_s);
                ASSERT_EQ(call(u"new %1 --variant %2 --list %3 --star Osa"_s.arg(file, mine, own)).exit, 0) << which;
                EXPECT_EQ(call(u"--seed 5 recruit %1"_s.arg(file)).exit, 0) << which;
                const Heard came = call(u"--seed 5 prepare %1 --enemy %2"_s.arg(file, enemy));
                EXPECT_EQ(came.exit, 0) << which << ": " << came.reason().toStdString();
            }
        }
    }
}

TEST_F(Variants, AreKeptInTheFileWhereverTheyLieNow)
{
    const QString file = fenmen();
    ASSERT_TRUE(QFile::remove(at(u"harrow.json"_s)));
    EXPECT_EQ(call(u"show "_s + file).exit, 0);
    EXPECT_EQ(call(u"check "_s + file).exit, 0);
    const QString out = at(u"again.json"_s);
    EXPECT_EQ(call(u"variant save %1 %2"_s.arg(file, out)).exit, 0);
    EXPECT_EQ(call(u"--json variant check "_s + out).json()[u"differs"_s],
              (QJsonArray{u"chain"_s, u"lists"_s, u"names"_s}));
    EXPECT_EQ(call(u"variant save %1 %2"_s.arg(file, out)).exit, 2) << "nothing is overwritten";
}

TEST_F(Variants, GoWithTheStory)
{
    const QString file = fenmen();
    loseAPatrol(file);
    const QString story = at(u"fen.story"_s);
    ASSERT_EQ(call(u"story %1 %2"_s.arg(file, story)).exit, 0);
    EXPECT_TRUE(bytesOf(story).contains("\n  variant: |\n    {\n")) << bytesOf(story).toStdString();
    ASSERT_TRUE(QFile::remove(at(u"harrow.json"_s)));
    const Heard again = call(u"new %1 --story %2"_s.arg(at(u"again.muster"_s), story));
    ASSERT_EQ(again.exit, 0) << again.reason().toStdString();
    for (const QString &question : {u"show"_s, u"chronicle"_s})
        expectJson(call(u"--json %1 %2"_s.arg(question, at(u"again.muster"_s))).json(),
                   call(u"--json %1 %2"_s.arg(question, file)).json());
}

TEST_F(Variants, StayThroughUndoToTheFirstDayAndRedo)
{
    const QString file = fenmen();
    loseAPatrol(file);
    const QJsonObject before = call(u"--json show "_s + file).json();
    ASSERT_EQ(call(u"undo %1 --steps 3"_s.arg(file)).exit, 0);
    EXPECT_EQ(call(u"--json show "_s + file).json()[u"variant"_s], u"Harrow house rules"_s);
    ASSERT_EQ(call(u"redo %1 --steps 3"_s.arg(file)).exit, 0);
    expectJson(call(u"--json show "_s + file).json(), before);
    EXPECT_EQ(call(u"check "_s + file).exit, 0);
}

TEST_F(Variants, StandWhereverACommandTakesAPack)
{
    EXPECT_TRUE(call(u"rules "_s + place()).text().contains(u"Fenmen"_s));
    EXPECT_EQ(call(u"odds "_s + place()).exit, 0);
    EXPECT_EQ(call(u"--json roll %1 recruit list=fenmen count=1 --dice 1,3"_s.arg(place())).exit, 0);
}

TEST_F(Variants, WithFaultsAreToldPlaceByPlaceAndFoundNothing)
{
    const QString bad =
        write(u"bad.json"_s, QByteArray(harrow).replace("2-5", "2-4").replace("\"eal\": 2", "\"eal\": 9"));
    const Heard checked = call(u"variant check "_s + bad);
    EXPECT_EQ(checked.exit, 1);
    EXPECT_TRUE(checked.reason().contains(u"list \"fenmen\": there is a gap: no row holds a roll of 5."_s));
    EXPECT_TRUE(checked.reason().contains(u"\"failure\": \"eal\" is 9, but it must be from -4 to 4."_s));
    const QString file = at(u"none.muster"_s);
    EXPECT_EQ(call(u"new %1 --variant %2 --list fenmen --star Osa"_s.arg(file, bad)).exit, 1);
    EXPECT_FALSE(QFile::exists(file));
}

TEST_F(Variants, AreRefusedBesideOtherRulesAndWhereThereAreNone)
{
    EXPECT_EQ(
        call(u"new %1 --rules tumor --variant %2 --list fenmen --star Osa"_s.arg(at(u"a.muster"_s), place())).exit, 1);
    EXPECT_EQ(call(u"variant save %1 %2"_s.arg(band(), at(u"out.json"_s))).exit, 1);
    EXPECT_FALSE(QFile::exists(at(u"out.json"_s)));
    EXPECT_EQ(call(u"variant check "_s + at(u"nowhere.json"_s)).exit, 1);
    EXPECT_EQ(call(u"variant frob "_s + place()).exit, 1);
}

} // namespace
} // namespace muster::testing
