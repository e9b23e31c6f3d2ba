// SPDX-License-Identifier: MIT
//
// The shelf as page, sheet and terminal read it: every entry of every pack can be taken, and its outcome stands in its table.
#include "model/reference/shelf.h"

#include "model/items/shelfmodel.h"
#include "model/reference/parameterwords.h"
#include "model/reference/taker.h"
#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QStringList>

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

const std::vector<const char *> packs = {"swordplay", "chain-reaction-3", "chain-reaction-1", "tumor", "urban-d100"};

/// A value for everything that must be told: the first there is, in the middle where it is a number.
QStringList firstValues(const Procedure &procedure, const Pack &pack)
{
    QStringList values;
    for (const Parameter &parameter : procedure.parameters) {
        QString value;
        if (parameter.kind == Parameter::Kind::Integer && parameter.needed)
            value = QString::number((parameter.least + parameter.most) / 2);
        else if (parameter.kind == Parameter::Kind::Flag)
            value = u"false"_s;
        else if (parameter.kind == Parameter::Kind::Choice)
            value = parameter.choices.front();
        else if (parameter.kind == Parameter::Kind::List)
            value = pack.lists.front().id;
        if (!value.isEmpty() && !parameter.onlyWith)
            values.append(parameter.name + u'=' + value);
    }
    return values;
}

/// An id that slipped through where a title belongs.
bool looksLikeAnId(const QString &text)
{
    static const QRegularExpression id(u"^[a-z0-9]+([-_][a-z0-9]+)+$"_s);
    return id.match(text).hasMatch();
}

} // namespace

TEST(Shelf, EveryEntryCanBeTakenAndItsOutcomeStandsInItsTable)
{
    for (const char *packId : packs) {
        const Pack &pack = shipped(packId);
        RandomDice dice(7);
        for (const ShelfEntry &entry : shelfOf(pack)) {
            ASSERT_FALSE(entry.variants.empty()) << entry.id.toStdString();
            for (const ShelfVariant &variant : entry.variants) {
                EXPECT_TRUE(variant.procedure || !variant.table.isEmpty()) << packId << ": " << entry.id.toStdString();
                if (!variant.procedure)
                    continue;
                const Result<Arguments> given =
                    parseArguments(*variant.procedure, pack, firstValues(*variant.procedure, pack));
                ASSERT_TRUE(given) << packId << ": " << entry.id.toStdString() << ": "
                                   << given.problem().text.toStdString();
                for (int round = 0; round < 20; ++round) {
                    const Ruled ruled = variant.rule(*given, variant.procedure->run(pack, *given, dice));
                    EXPECT_FALSE(ruled.headline.isEmpty()) << packId << ": " << entry.id.toStdString();
                    EXPECT_FALSE(looksLikeAnId(ruled.headline)) << ruled.headline.toStdString();
                    if (ruled.row < 0)
                        continue;
                    ASSERT_LT(ruled.row, static_cast<int>(variant.table.rows.size())) << entry.id.toStdString();
                    EXPECT_LT(ruled.column, variant.table.rows[static_cast<std::size_t>(ruled.row)].size());
                }
            }
        }
    }
}

TEST(Shelf, TellsTitlesAndNoIds)
{
    for (const char *packId : packs) {
        const Pack &pack = shipped(packId);
        for (const ShelfEntry &entry : shelfOf(pack)) {
            for (const ShelfVariant &variant : entry.variants) {
                for (const QStringList &row : variant.table.rows) {
                    for (const QString &cell : row)
                        EXPECT_FALSE(looksLikeAnId(cell)) << packId << ": " << cell.toStdString();
                }
                for (const Parameter &parameter :
                     variant.procedure ? variant.procedure->parameters : std::vector<Parameter>())
                    EXPECT_FALSE(looksLikeAnId(words::parameterTitle(parameter, pack))) << parameter.name.toStdString();
            }
        }
    }
}

TEST(Shelf, HasATableForEachClassThatDiffers)
{
    const std::vector<ShelfEntry> shelf = shelfOf(shipped("swordplay"));
    const auto entry =
        std::find_if(shelf.begin(), shelf.end(), [](const auto &e) { return e.id == "received-fire"_L1; });
    ASSERT_NE(entry, shelf.end());
    ASSERT_EQ(entry->variants.size(), 5U);
    EXPECT_EQ(entry->variants.front().title, u"Missile"_s);
    const ShelfTable &table = entry->variants.front().table;
    EXPECT_EQ(table.heads, (QStringList{u""_s, u"2 passed"_s, u"1 passed"_s, u"0 passed"_s}));
    EXPECT_EQ(table.rows.front(),
              (QStringList{u"Loaded and in range"_s, u"Fire"_s, u"Rush Shot"_s, u"Cohesion Test"_s}));
}

TEST(Shelf, WeaponsHaveOnlyTheColumnsTheyFill)
{
    const std::vector<ShelfEntry> shelf = shelfOf(shipped("chain-reaction-3"));
    const auto entry = std::find_if(shelf.begin(), shelf.end(), [](const auto &e) { return e.id == "weapons"_L1; });
    ASSERT_NE(entry, shelf.end());
    EXPECT_FALSE(entry->variants.front().table.heads.contains(u"Melee dice"_s));
    EXPECT_TRUE(entry->variants.front().table.heads.contains(u"Outgunned"_s));
}

TEST(Shelf, IsWhatTheOptionSays) // R80
{
    Campaign campaign;
    const Pack &own = shipped("chain-reaction-3");
    EXPECT_EQ(sheetPackOf(campaign, own).id, u"chain-reaction-3"_s);
    campaign.options.insert(u"sheet"_s, u"tumor"_s);
    EXPECT_EQ(sheetPackOf(campaign, own).id, u"tumor"_s);
    EXPECT_EQ(sheetPackOf(campaign, shipped("swordplay")).id, u"swordplay"_s) << "it has no such option";
}

TEST(Shelf, AsAModelKeepsTheRules)
{
    ShelfModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setPack(shipped("swordplay"));
    EXPECT_GT(model.rowCount(), 5);
    const QModelIndex knockDown = model.indexOf(u"knock-down"_s);
    ASSERT_TRUE(knockDown.isValid());
    EXPECT_EQ(knockDown.parent().data().toString(), u"Reaction Tests"_s);
    EXPECT_EQ(knockDown.data(ShelfModel::PageRole).toString(), u"15"_s);
    EXPECT_FALSE(model.entry(knockDown.parent()));
    model.setPack(shipped("tumor"));
    EXPECT_FALSE(model.indexOf(u"knock-down"_s).isValid());
}
