// SPDX-License-Identifier: MIT
//
// The shelf of tests and tables for page, sheet and terminal: every entry of every pack can be rolled, and its outcome
// is in its table.
#include "model/reference/shelf.h"

#include "model/reference/procedurewords.h"
#include "model/reference/testsubject.h"
#include "model/story/rulings.h"
#include "rules/dice/randomdice.h"
#include "rules/slug.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

#include <QRegularExpression>
#include <QStringList>

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

const std::vector<const char *> packs = {"swordplay", "chain-reaction-3", "chain-reaction-1", "tumor", "urban-d100"};

/// Returns a value for each required parameter: the first choice, or the middle of a range of numbers.
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

ShelfEntry entryOf(const char *packId, const QString &id)
{
    for (ShelfEntry &entry : shelfOf(shipped(packId))) {
        if (entry.id == id)
            return std::move(entry);
    }
    ADD_FAILURE() << packId << " has no " << id.toStdString();
    return {id, {}, {}, {}, {{}}};
}

QStringList rowOf(const char *packId, const QString &id, std::size_t row)
{
    return entryOf(packId, id).variants.front().table.rows.at(row);
}

/// Returns the cell of the entry's table that is highlighted for its outcome with these dice.
QString lit(const char *packId, const QString &id, const QString &words, const char *dice)
{
    const Pack &pack = shipped(packId);
    const ShelfEntry entry = entryOf(packId, id);
    const ShelfVariant &variant = entry.variants.front();
    const Result<Arguments> given =
        words::argumentsFor(*variant.procedure, pack, words.split(u' ', Qt::SkipEmptyParts));
    EXPECT_TRUE(given) << (given ? "" : given.problem().text.toStdString());
    const OutcomeText ruled =
        variant.rule(*given, onDice(dice, [&](Dice &d) { return variant.procedure->run(pack, *given, d); }));
    return ruled.row < 0 ? QString() : variant.table.rows.at(static_cast<std::size_t>(ruled.row)).value(ruled.column);
}

/// Returns whether a text is an id that was shown in place of a title.
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
                    words::argumentsFor(*variant.procedure, pack, firstValues(*variant.procedure, pack));
                ASSERT_TRUE(given) << packId << ": " << entry.id.toStdString() << ": "
                                   << given.problem().text.toStdString();
                for (int round = 0; round < 20; ++round) {
                    const OutcomeText ruled = variant.rule(*given, variant.procedure->run(pack, *given, dice));
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

TEST(Shelf, PicturesTheTablesAsTheBooksPrintThem)
{
    struct Row {
        const char *pack;
        const char *entry;
        std::size_t row;
        const char *cells;
    };
    for (const Row &one : {
             // Swordplay pp. 21, 28, 31, 32
             Row{"swordplay", "resolve-pef", 2, "B, contact | 6 | 5 | 4–5 | 3–5 | 2–4"},
             {"swordplay", "how-many", 0, "2 | half your party"},
             {"swordplay", "how-many", 6, "12 | half as many again as your party, at least 2 more"},
             {"swordplay", "next-encounter", 0, "Patrol | Raid: Attack, EAL as it was | Raid: Defend, EAL +1"},
             {"swordplay", "charge-into-melee", 0,
              "2 more | The target runs away | The target fires, the charger halts"},
             {"swordplay", "charge-into-melee", 1,
              "1 more | The target fires, then melee | The target fires, then melee"},
             // Chain Reaction 3.0 pp. 24, 26
             {"chain-reaction-3", "resolve-pef", 0, "A, main body | 1 | 1–2 | 1–3 | –"},
             {"chain-reaction-3", "how-many-1", 6, "12 | three times your party | 3"},
             // First edition pp. 12, 14, 16
             {"chain-reaction-1", "encounter", 0, "Ambush | +0 | −1 | +0 | +0"},
             {"chain-reaction-1", "encounter", 1, "Firefight | +2 | +1 | – | +0"},
             {"chain-reaction-1", "faction", 0, "The Firm | 3, 11"},
             {"chain-reaction-1", "enemy-faction", 0, "The Firm | 2, 12 | 2, 10, 12 | 2, 10–12"},
         })
        EXPECT_EQ(rowOf(one.pack, QString::fromUtf8(one.entry), one.row).join(u" | "_s).toStdString(), one.cells);
    EXPECT_EQ(entryOf("chain-reaction-1", u"enemy-faction"_s).variants.front().table.heads.value(2), u"Old Nevada"_s);
}

TEST(Shelf, LightsTheOutcomeInItsTable)
{
    struct Outcome {
        const char *pack;
        const char *entry;
        const char *words;
        const char *dice;
        const char *cell;
    };
    for (const Outcome &one : {
             Outcome{"swordplay", "resolve-pef", "eal=1 party=3 leader_placed=true last=false list=orcs", "5", "5"},
             {"swordplay", "pef-move", "eal=3 others=false", "2 3 1",
              "1–2: splits in two; 3–6: 16\" towards you, through cover"},
             {"swordplay", "pef-move", "eal=3 others=true", "2 3 1",
              "1–2: 16\" to the nearest PEF, stops 4\" away; 3–6: 16\" towards you, through cover"},
             {"swordplay", "np-move", "rep=3 cover=false outnumber=false", "3 5", "halts, missile troops fire"},
             {"swordplay", "next-encounter", "last=raid-defend outcome=success eal=3", "", "Patrol, EAL −1"},
             {"swordplay", "recovery", "rep=4 fate=ran-away", "5 3", "returns, Rep −1"},
             {"chain-reaction-3", "resolve-pef", "resolved=7 party=3 own=military enemy=gang", "6", "3–6"},
             {"chain-reaction-3", "attribute", "", "3 5", "Athlete"},
             {"chain-reaction-1", "turn", "", "3 4", "an encounter"},
             {"chain-reaction-1", "recover", "rep=3", "3 4", "2 months"},
             {"chain-reaction-1", "scatter", "thrown=false", "4 3", "Long"},
             {"chain-reaction-1", "scatter", "thrown=false", "3 4", "Short"},
             {"chain-reaction-1", "scatter", "thrown=false", "3 3", "A dud"},
         })
        EXPECT_EQ(lit(one.pack, QString::fromUtf8(one.entry), QString::fromUtf8(one.words), one.dice).toStdString(),
                  one.cell);
}

/// Returns the text of the entry's table for that circumstance.
QString modifierOf(const char *packId, const QString &id, const QString &what)
{
    const ShelfEntry entry = entryOf(packId, id);
    for (const ShelfTable::Line &line : entry.variants.front().table.modifiers) {
        if (line.what == what)
            return line.how;
    }
    return {};
}

TEST(Shelf, AnEnemyConcealedOrInCoverIsOneCircumstance) // Swordplay p. 12
{
    EXPECT_EQ(modifierOf("swordplay", u"in-sight"_s, u"Target in cover / Target concealed"_s), u"−1d6"_s);
}

TEST(Shelf, TellsAPartOfThePointsAsAPart)
{
    const Pack &pack = shipped("chain-reaction-1");
    const ShelfEntry entry = entryOf("chain-reaction-1", u"victory"_s);
    const ShelfVariant &variant = entry.variants.front();
    const Result<Arguments> given = words::argumentsFor(
        *variant.procedure, pack, u"encounter=ambush role=garrison own=4 own_lost=2 enemy=6"_s.split(u' '));
    ASSERT_TRUE(given) << given.problem().text.toStdString();
    const OutcomeText ruled =
        variant.rule(*given, onDice("", [&](Dice &d) { return variant.procedure->run(pack, *given, d); }));
    EXPECT_EQ(ruled.headline, u"Fraction: 0.5."_s);
    EXPECT_EQ(ruled.why, QStringList{u"Share: 50."_s});
}

TEST(Shelf, NamesTheRulingsThatSettleAnEntry)
{
    EXPECT_EQ(entryOf("chain-reaction-3", u"received-fire"_s).rulings, QStringList{u"R54"_s});
    EXPECT_EQ(entryOf("chain-reaction-3", u"recovery"_s).rulings, QStringList{u"R50"_s});
    EXPECT_EQ(entryOf("tumor", u"first-aid"_s).rulings, QStringList{u"R80"_s});
    for (const char *packId : packs) {
        const QMap<QString, QStringList> &all = shipped(packId).reference->rulings;
        for (auto entry = all.begin(); entry != all.end(); ++entry) {
            for (const QString &id : *entry)
                EXPECT_TRUE(ruling(id)) << packId << ": " << entry.key().toStdString() << " names " << id.toStdString();
        }
    }
}

TEST(Shelf, StatesOnTheTableAreThoseOfTheBattle)
{
    int told = 0;
    for (const char *packId : packs) {
        for (const ReferenceWord &word : shipped(packId).reference->words) {
            told += word.state.isEmpty() ? 0 : 1;
            EXPECT_TRUE(word.state.isEmpty() || fromSlug<TableState>(word.state))
                << packId << ": " << word.id.toStdString();
        }
    }
    EXPECT_GT(told, 20);
}

TEST(Shelf, TumorsSheetKnowsTheCampaignsWeaponsToo_R89)
{
    Campaign campaign;
    campaign.options.insert(u"sheet"_s, u"tumor"_s);
    const Pack sheet = sheetPackOf(campaign, shipped("chain-reaction-3"));
    ASSERT_TRUE(sheet.weapon(u"shotgun"_s));
    EXPECT_EQ(sheet.weapon(u"shotgun"_s)->outgunned, 3) << "its own rank";
    EXPECT_EQ(sheet.weapon(u"pistol"_s)->outgunned, 1) << "the sheet's";
    const Pack older = sheetPackOf(campaign, shipped("chain-reaction-1"));
    EXPECT_EQ(older.weapon(u"grenade"_s)->outgunned, 9) << "nothing outguns an explosive";
}
