// SPDX-License-Identifier: MIT

// Lists and tables as rows and columns: typing, faults, chances, and differences from the pack.

#include "model/packs.h"
#include "model/variant/sheet.h"
#include "model/variant/sheetedit.h"
#include "model/variant/variants.h"

#include <gtest/gtest.h>

#include <cmath>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

const QStringList feudal{u"lists"_s, u"lists"_s, u"feudal"_s};
const QStringList howMany{u"activity"_s, u"howMany"_s};
const QStringList chain{u"chain"_s, u"nextEncounter"_s};

struct Desk {
    VariantDraft draft;
    Pack pack;

    explicit Desk(const QString &rules = u"swordplay"_s)
        : draft(draftOf({rules, u"Mine"_s, {}}))
        , pack(*shippedPack(rules))
    {
    }

    Sheet sheet(const QStringList &path) const { return sheetAt(pack, draft.parts, path); }
    Sheet book(const QStringList &path) const { return sheetAt(pack, draft.book, path); }
    void edit(const QStringList &path, const SheetEdit &edit)
    {
        draft.parts = withSheet(draft.parts, edited(sheet(path), edit, book(path)));
    }
    std::vector<SheetFault> faults(const QStringList &path) const
    {
        const auto rules = rulesOf(draft);
        return rules ? std::vector<SheetFault>() : faultsIn(sheet(path), rules.problems());
    }
    QString rolls(const QStringList &path) const
    {
        QStringList all;
        for (const SheetRow &row : sheet(path).rows)
            all << row.fields[u"roll"_s].toString();
        return all.join(u' ');
    }
};

std::string texts(const std::vector<SheetFault> &faults)
{
    QStringList all;
    for (const SheetFault &fault : faults)
        all << u"%1: %2"_s.arg(fault.row).arg(fault.text);
    return all.join(u'\n').toStdString();
}

TEST(Sheets, OfEveryPackAreReadAndWrittenAsTheyWere)
{
    for (const QString &rules : shippedPackIds()) {
        const Desk desk(rules);
        for (const SheetName &name : sheetsOf(desk.draft.parts)) {
            const Sheet sheet = desk.sheet(name.path);
            EXPECT_FALSE(sheet.rows.empty()) << name.title.toStdString();
            EXPECT_FALSE(sheet.columns.empty()) << name.title.toStdString();
            EXPECT_FALSE(name.title.contains(u'%')) << name.title.toStdString();
            EXPECT_EQ(withSheet(desk.draft.parts, sheet), desk.draft.parts) << name.title.toStdString();
            for (const SheetRow &row : sheet.rows) {
                for (const SheetColumn &column : sheet.columns)
                    EXPECT_TRUE(column.kind != CellKind::Choice || !row.fields.contains(column.key)
                                || column.choices.empty() || cellWords(row, column) != cellText(row, column)
                                || cellText(row, column).toInt() > 0)
                        << name.title.toStdString() << ": " << cellText(row, column).toStdString() << " has no words";
            }
        }
    }
}

TEST(Sheets, OfEveryPackTellAFaultInTheRowWhereItIs)
{
    for (const QString &rules : shippedPackIds()) {
        Desk desk(rules);
        for (const SheetName &name : sheetsOf(desk.draft.parts)) {
            if (desk.sheet(name.path).shape != SheetShape::Rolled)
                continue;
            desk.draft.parts = desk.draft.book;
            desk.edit(name.path, CellsTyped{1, 0, u"many"_s});
            const PackFaults all = rulesOf(desk.draft).problems();
            const std::vector<SheetFault> faults = faultsIn(desk.sheet(name.path), all);
            ASSERT_EQ(faults.size(), 1U) << rules.toStdString() << ", " << name.title.toStdString();
            EXPECT_EQ(faults.front().row, 1) << name.title.toStdString();
            for (const SheetName &other : sheetsOf(desk.draft.parts)) {
                EXPECT_TRUE(other.path == name.path || faultsIn(desk.sheet(other.path), all).empty())
                    << name.title.toStdString() << " and " << other.title.toStdString();
            }
        }
    }
}

TEST(Sheets, TheListsComeFirstAndThenTheTables)
{
    const auto sheets = sheetsOf(Desk().draft.parts);
    EXPECT_EQ(sheets.front().path, feudal);
    EXPECT_TRUE(sheets.front().isList);
    EXPECT_EQ(sheets.back().title, u"Weapons"_s);
}

TEST(SheetEdits, AGapAndAnOverlapAreToldAsTheyAreTyped)
{
    Desk desk;
    EXPECT_EQ(desk.rolls(howMany), u"2 3-4 5 6-8 9 10-11 12"_s);
    desk.edit(howMany, CellsTyped{1, 0, u"3"_s});
    EXPECT_EQ(texts(desk.faults(howMany)), "-1: there is a gap: no row holds a roll of 4.");
    desk.edit(howMany, CellsTyped{1, 0, u"3–5"_s});
    EXPECT_EQ(texts(desk.faults(howMany)), "-1: rows overlap: more than one holds a roll of 5.");
    EXPECT_TRUE(desk.faults(feudal).empty());
}

TEST(SheetEdits, AChoiceGoesByItsTitleOrItsIdAndANumberMustBeOne)
{
    Desk desk;
    const int weapon = desk.sheet(feudal).column(u"weapon"_s);
    const int rep = desk.sheet(feudal).column(u"rep"_s);
    desk.edit(feudal, CellsTyped{0, weapon, u"short bow"_s});
    EXPECT_EQ(desk.sheet(feudal).rows[0].fields[u"weapon"_s], u"short-bow"_s);
    EXPECT_TRUE(desk.faults(feudal).empty());
    desk.edit(feudal, CellsTyped{0, rep, u"nine"_s});
    EXPECT_EQ(texts(desk.faults(feudal)), "0: “Rep” must be a whole number, not \"nine\".");
    desk.edit(feudal, CellsTyped{0, rep, u"9"_s});
    EXPECT_EQ(texts(desk.faults(feudal)), "0: “Rep” is 9, but it must be from 1 to 6.");
}

TEST(SheetEdits, ARowIsAddedBelowWithTheUpperHalfOfItsRolls)
{
    Desk desk;
    desk.edit(howMany, RowAdded{1});
    EXPECT_EQ(desk.rolls(howMany), u"2 3 4 5 6-8 9 10-11 12"_s);
    EXPECT_TRUE(desk.faults(howMany).empty());
    desk.edit(howMany, RowRemoved{2});
    EXPECT_EQ(texts(desk.faults(howMany)), "-1: there is a gap: no row holds a roll of 4.");
}

TEST(SheetEdits, RowsComeFromASpreadsheet)
{
    Desk desk;
    const QStringList buildings{u"terrain"_s, u"buildings"_s};
    desk.edit(buildings, CellsTyped{0, 0, u"1-2\t4\n3-4\t5\n5\t6\n6\t7\n"_s});
    EXPECT_EQ(desk.rolls(buildings), u"1-2 3-4 5 6"_s);
    EXPECT_EQ(desk.sheet(buildings).rows[3].fields[u"count"_s], 7);
    EXPECT_TRUE(desk.faults(buildings).empty());
}

TEST(SheetEdits, WhatIsAsUsualIsLeftOut)
{
    Desk desk;
    const QStringList terrain{u"terrain"_s, u"terrain"_s};
    const int buildings = desk.sheet(terrain).column(u"buildings"_s);
    desk.edit(terrain, CellsTyped{0, buildings, u"yes"_s});
    EXPECT_TRUE(desk.sheet(terrain).rows[0].fields[u"buildings"_s].toBool());
    desk.edit(terrain, CellsTyped{0, buildings, {}});
    EXPECT_EQ(desk.draft.parts, desk.draft.book);
}

TEST(SheetEdits, TheChainIsAlteredInItsSixPlacesAndNoneIsAdded)
{
    Desk desk;
    const Sheet before = desk.sheet(chain);
    ASSERT_EQ(before.rows.size(), 6U);
    EXPECT_EQ(headWords(before.rows[0]), u"Patrol, failure"_s);
    EXPECT_FALSE(mayAddRows(before));
    desk.edit(chain, CellsTyped{0, before.column(u"encounter"_s), u"patrol"_s});
    EXPECT_EQ(rulesOf(desk.draft)->chain->links[0][1].next, EncounterKind::Patrol);
    EXPECT_EQ(variantOf(desk.draft).parts.keys(), QStringList{u"chain"_s});
}

TEST(SheetEdits, AFaultOfAFixedRowOrOfAWeaponIsToldInItsRow)
{
    Desk desk;
    desk.edit(chain, CellsTyped{2, desk.sheet(chain).column(u"eal"_s), u"9"_s});
    EXPECT_EQ(texts(desk.faults(chain)), "2: “EAL change” is 9, but it must be from −4 to 4.");
    const QStringList weapons{u"weapons"_s, u"weapons"_s};
    desk.edit(weapons, CellsTyped{1, desk.sheet(weapons).column(u"impact"_s), u"99"_s});
    EXPECT_EQ(desk.faults(weapons).front().row, 1);
    const QStringList recovery{u"recovery"_s, u"recovery"_s};
    desk.edit(recovery, CellsTyped{3, desk.sheet(recovery).column(u"fate"_s), u"sulks"_s});
    EXPECT_EQ(desk.faults(recovery).front().row, 3) << texts(desk.faults(recovery));
}

TEST(SheetEdits, AListIsCopiedUnderANameOfItsOwn)
{
    Desk desk;
    QStringList path;
    desk.draft.parts = withCopy(desk.draft.parts, feudal, u"Men of the Fen"_s, path);
    EXPECT_EQ(path.back(), u"men-of-the-fen"_s);
    desk.draft.parts = withCopy(desk.draft.parts, path, u"Men of the Fen!"_s, path);
    EXPECT_EQ(path.back(), u"men-of-the-fen-2"_s);
    ASSERT_TRUE(rulesOf(desk.draft));
    EXPECT_EQ(rulesOf(desk.draft)->list(path.back())->figures.rows.size(),
              desk.pack.list(u"feudal"_s)->figures.rows.size());
    EXPECT_TRUE(desk.book(path).path.isEmpty());
}

/// Calls a function with every army list of every pack and the path to it.
template<typename Deed>
void withEveryList(Deed &&deed)
{
    for (const QString &rules : shippedPackIds()) {
        for (const SheetName &name : sheetsOf(Desk(rules).draft.parts)) {
            if (name.isList)
                deed(rules, name);
        }
    }
}

TEST(ListCopies, OfEveryListOfEveryPackMakeRulesAsTheyAre)
{
    withEveryList([](const QString &rules, const SheetName &name) {
        Desk desk(rules);
        QStringList path;
        desk.draft.parts = withCopy(desk.draft.parts, name.path, u"Fenmen"_s, path);
        const auto made = rulesOf(desk.draft);
        ASSERT_TRUE(made) << rules.toStdString() << ", " << name.title.toStdString() << ": "
                          << firstFault(desk.pack, desk.draft.parts, made.problems()).toStdString();
        const ArmyList &list = *made->list(u"fenmen"_s);
        const ArmyList &book = *desk.pack.list(name.path.back());
        EXPECT_EQ(list.figures.rows.size(), book.figures.rows.size());
        EXPECT_EQ(list.foe, book.foe);
        const auto forBoth = [&](const QStringList &lists) {
            EXPECT_EQ(lists.contains(list.id), lists.contains(book.id)) << name.title.toStdString();
        };
        for (const Weapon &weapon : made->weapons)
            forBoth(QStringList(weapon.lists.begin(), weapon.lists.end()));
        if (made->patrol) {
            for (const auto &table : made->patrol->howMany)
                forBoth(table.lists);
        }
        if (made->factions) {
            EXPECT_EQ(!made->factions->vehiclesOf(list.id), !made->factions->vehiclesOf(book.id));
        }
        const Variant kept = *variantIn(textOf(variantOf(desk.draft)), u"fen.json"_s);
        EXPECT_TRUE(packOf(kept)) << "nor when it was saved";
    });
}

TEST(ListCopies, HaveANameAndOneOfTheirOwn)
{
    const RuleParts parts = Desk().draft.parts;
    EXPECT_TRUE(againstListName(parts, u"Men of the Fen"_s).empty());
    EXPECT_EQ(againstListName(parts, {}).front().text, u"The name of the list is empty. Type a name."_s);
    EXPECT_EQ(againstListName(parts, u"fEUdal"_s).front().text,
              u"There is a list “fEUdal” already. Give the copy another name."_s);
}

TEST(SheetFaults, ElsewhereAreToldByTheTableAndTheColumn)
{
    Desk desk;
    desk.edit(howMany, CellsTyped{2, desk.sheet(howMany).column(u"plus"_s), u"-300"_s});
    EXPECT_EQ(firstFault(desk.pack, desk.draft.parts, rulesOf(desk.draft).problems()),
              u"“How Many”, row 3: “More” is −300, but it must be from −9 to 9."_s);
    Desk patrol(u"chain-reaction-3"_s);
    QStringList path;
    QJsonObject parts = withCopy(patrol.draft.parts, {u"lists"_s, u"lists"_s, u"military"_s}, u"Squad"_s, path);
    parts.insert(u"patrol"_s, patrol.draft.book[u"patrol"_s]);
    patrol.draft.parts = parts; // such as a player may have written by hand
    EXPECT_EQ(firstFault(patrol.pack, parts, rulesOf(patrol.draft).problems()),
              u"No “How Many” table is for the list “Squad”."_s);
}

TEST(SheetFaults, ATypeThatIsTooLongIsTold)
{
    Desk desk;
    const int type = desk.sheet(feudal).column(u"type"_s);
    desk.edit(feudal, CellsTyped{1, type, QString(200, u'x')});
    EXPECT_EQ(texts(desk.faults(feudal)), "") << "the longest";
    desk.edit(feudal, CellsTyped{1, type, QString(201, u'x')});
    EXPECT_EQ(texts(desk.faults(feudal)), "1: “Type” is too long: it may have 200 characters at most.");
}

TEST(SheetEdits, AWeaponOfTheBookStaysAndOneOfOnesOwnMayGo)
{
    Desk desk;
    const QStringList weapons{u"weapons"_s, u"weapons"_s};
    desk.edit(weapons, RowAdded{-1});
    desk.edit(weapons, CellsTyped{0, 0, u"eel-spear\tEel spear"_s});
    EXPECT_TRUE(desk.faults(weapons).empty());
    EXPECT_TRUE(rulesOf(desk.draft)->weapon(u"eel-spear"_s));
    EXPECT_TRUE(mayRemove(desk.sheet(weapons), 0, desk.book(weapons)));
    EXPECT_FALSE(mayRemove(desk.sheet(weapons), 1, desk.book(weapons)));
}

TEST(SheetOdds, AreThoseOfTheDiceAndMakeAWhole)
{
    const Sheet sheet = Desk().sheet(howMany);
    const std::vector<RowChance> chances = chancesOf(sheet);
    EXPECT_EQ(chances[1].ways, 5);
    EXPECT_EQ(chances[1].of, 36);
    double all = 0;
    for (const RowChance &chance : chances)
        all += chance.share;
    EXPECT_NEAR(all, 1, 1e-12);
}

TEST(SheetOdds, TheMeanRepOfAListIsReckonedFromItsRowsHereAndInTheBook)
{
    Desk desk;
    const int rep = desk.sheet(feudal).column(u"rep"_s);
    const double before = averagesOf(desk.sheet(feudal), desk.book(feudal), desk.pack).front().here;
    const Span span = *spanOf(desk.sheet(feudal).rows[0]);
    const int was = desk.sheet(feudal).rows[0].fields[u"rep"_s].toInt();
    desk.edit(feudal, CellsTyped{0, rep, QString::number(was == 1 ? 2 : was - 1)});
    const Average after = averagesOf(desk.sheet(feudal), desk.book(feudal), desk.pack).front();
    int ways = 0;
    for (int total = span.from; total <= span.to; ++total)
        ways += 6 - std::abs(total - 7);
    EXPECT_NEAR(after.here, before - ways / 36.0, 1e-12);
    EXPECT_NEAR(after.book, before, 1e-12);
}

TEST(SheetOdds, TenOfThemAreThoseOfTheSeed)
{
    const Sheet sheet = Desk().sheet(feudal);
    EXPECT_EQ(someOf(sheet, 10, 7).size(), 10);
    EXPECT_EQ(someOf(sheet, 10, 7), someOf(sheet, 10, 7));
}

TEST(SheetDifferences, AreToldByWhatIsRolledAndGoBackAlone)
{
    Desk desk;
    const int plus = desk.sheet(howMany).column(u"plus"_s);
    desk.edit(howMany, CellsTyped{1, plus, u"3"_s});
    desk.edit(howMany, CellsTyped{3, plus, u"4"_s});
    std::vector<SheetDifference> all = differencesOf(desk.sheet(howMany), desk.book(howMany));
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].where, u"3 to 4"_s);
    EXPECT_NE(all[0].book, all[0].here);
    desk.edit(howMany, PutBack{all[0].from, all[0].to});
    all = differencesOf(desk.sheet(howMany), desk.book(howMany));
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].where, u"6 to 8"_s);
    desk.edit(howMany, PutBack{all[0].from, all[0].to});
    EXPECT_EQ(desk.draft.parts, desk.draft.book);
    EXPECT_TRUE(variantOf(desk.draft).parts.isEmpty());
}

TEST(SheetDifferences, AFixedRowGoesBackToTheBooks)
{
    Desk desk;
    desk.edit(chain, CellsTyped{2, desk.sheet(chain).column(u"eal"_s), u"3"_s});
    const std::vector<SheetDifference> all = differencesOf(desk.sheet(chain), desk.book(chain));
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].where, u"Raid: Attack, failure"_s);
    desk.edit(chain, PutBack{all[0].from, all[0].to});
    EXPECT_EQ(desk.draft.parts, desk.draft.book);
}

} // namespace
} // namespace muster::testing
