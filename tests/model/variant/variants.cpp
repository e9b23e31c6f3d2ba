// SPDX-License-Identifier: MIT

// Variants as differences from a pack, and the rules that they make.

#include "model/variant/variants.h"
#include "model/packs.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

QJsonValue json(const char *text)
{
    return QJsonDocument::fromJson(QByteArray("[") + text + "]").array().first();
}

Variant variantFrom(const char *text)
{
    return *variantIn(QString::fromUtf8(text), u"mine.json"_s);
}

/// Returns the faults of a variant, or of the rules that it makes.
std::string faultsOf(const QString &text)
{
    const Result<Variant> variant = variantIn(text, u"mine.json"_s);
    const Result<Pack> pack = variant ? packOf(*variant) : variant.problems();
    QStringList lines;
    if (!pack) {
        for (const Problem &problem : pack.problems())
            lines << problem.text;
    }
    return lines.join(u'\n').toStdString();
}

const char house[] = R"({ "extends": "swordplay", "title": "House rules",
  "chain": { "nextEncounter": { "patrol": { "failure": { "eal": 2 } } } },
  "lists": { "lists": [
    { "id": "fenmen", "title": "Fenmen", "dice": "1d6", "rows": [
      { "roll": "1-6", "type": "Thrall", "class": "soldier", "rep": 3, "armor": 2, "shield": false, "weapon": "spear" } ] } ] } })";

TEST(Merging, PutsWhatDiffersOverTheBook)
{
    struct Case {
        const char *what;
        const char *book;
        const char *over;
        const char *merged;
    };
    for (const Case &one : {
             Case{"an object has its keys one by one, and null leaves one out",
                  R"({"a": 1, "b": {"c": 2, "d": 3}, "e": 4})", R"({"b": {"d": 5}, "e": null})",
                  R"({"a": 1, "b": {"c": 2, "d": 5}})"},
             {"a list with ids has the entries that differ", R"([{"id": "a", "n": 1}, {"id": "b", "n": 2}])",
              R"([{"id": "b", "n": 3}, {"id": "c", "n": 4}])",
              R"([{"id": "a", "n": 1}, {"id": "b", "n": 3}, {"id": "c", "n": 4}])"},
             {"the rows of a table stand there as a whole",
              R"({"dice": "1d6", "rows": [{"roll": "1-3", "id": "a"}, {"roll": "4-6", "id": "b"}]})",
              R"({"rows": [{"roll": "1-6", "id": "a"}]})", R"({"dice": "1d6", "rows": [{"roll": "1-6", "id": "a"}]})"},
             {"the same id twice is left for the reader to refuse", R"([{"id": "a"}])",
              R"([{"id": "a", "n": 1}, {"id": "a", "n": 2}])", R"([{"id": "a", "n": 1}, {"id": "a", "n": 2}])"},
         })
        EXPECT_EQ(merged(json(one.book), json(one.over)), json(one.merged)) << one.what;
}

TEST(Merging, WhatDiffersMakesOfTheBookWhatWasWanted)
{
    VariantDraft draft = draftOf(variantFrom(house));
    for (const QString &part : draft.parts.keys()) {
        const auto difference = differenceOf(draft.book[part], draft.parts[part]);
        EXPECT_TRUE(!difference || merged(draft.book[part], *difference) == draft.parts[part]) << part.toStdString();
        EXPECT_EQ(difference.has_value(), part == u"chain"_s || part == u"lists"_s) << part.toStdString();
    }
    EXPECT_EQ(variantOf(draft).parts, variantFrom(house).parts) << "and nothing else is kept";
}

TEST(Variant, ChangesWhatItSaysAndLeavesTheRest)
{
    const Pack pack = *packOf(variantFrom(house));
    const Pack book = *shippedPack(u"swordplay"_s);
    EXPECT_EQ(pack.id, book.id);
    EXPECT_EQ(pack.title, u"House rules"_s);
    EXPECT_EQ(pack.list(u"fenmen"_s)->figures.at(6).type, u"Thrall"_s);
    EXPECT_EQ(pack.lists.size(), book.lists.size() + 1);
    const ChainLink &link = pack.chain->links[0][1];
    EXPECT_EQ(link.ealChange, 2);
    EXPECT_EQ(link.next, book.chain->links[0][1].next) << "what is not said is the book's";
    EXPECT_EQ(pack.reference->tests.size(), book.reference->tests.size());
}

TEST(Variant, MayDoWithoutATypeThatAWordOfTheReferenceNames)
{
    const Pack book = *shippedPack(u"swordplay"_s);
    Variant variant{u"swordplay"_s, u"No fanatics"_s, {}};
    for (const ArmyList &list : book.lists) {
        const QJsonObject rows{
            {u"roll"_s, u"2-12"_s}, {u"type"_s, u"Thrall"_s}, {u"class"_s, u"soldier"_s}, {u"rep"_s, 3},
            {u"armor"_s, 2},        {u"shield"_s, false},     {u"weapon"_s, u"spear"_s}};
        QJsonArray lists = variant.parts[u"lists"_s][u"lists"_s].toArray();
        lists.append(QJsonObject{{u"id"_s, list.id}, {u"rows"_s, QJsonArray{rows}}});
        variant.parts.insert(u"lists"_s, QJsonObject{{u"lists"_s, lists}});
    }
    const Result<Pack> pack = packOf(variant);
    ASSERT_TRUE(pack) << pack.problem().text.toStdString();
    EXPECT_EQ(pack->reference->words.size(), book.reference->words.size());
    EXPECT_FALSE(book.reference->word(u"fanatic"_s)->bearers.isEmpty());
    EXPECT_TRUE(pack->reference->word(u"fanatic"_s)->bearers.isEmpty()) << "so it is asked for";
}

TEST(Variant, IsTheSameAgainFromWhatACampaignKeeps)
{
    const Variant variant = variantFrom(house);
    EXPECT_EQ(*variantIn(textOf(variant), u"mine.json"_s), variant);
    EXPECT_EQ(textOf(*variantIn(QString::fromUtf8(fileOf(variant)), {})), textOf(variant));
}

TEST(Variant, LiesInAFolderOrInOneFile)
{
    const QTemporaryDir folder;
    const auto write = [&](const QString &name, const QByteArray &content) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    write(u"variant.json"_s, R"({ "extends": "swordplay", "title": "House rules" })");
    write(u"chain.json"_s, R"({ "nextEncounter": { "patrol": { "failure": { "eal": 2 } } } })");
    const Result<Variant> apart = variantAt(folder.path());
    ASSERT_TRUE(apart) << apart.problem().text.toStdString();
    ASSERT_TRUE(saveVariant(*apart, folder.filePath(u"one.file"_s)));
    EXPECT_EQ(variantAt(folder.filePath(u"one.file"_s))->parts, apart->parts);

    write(u"chain.json"_s, R"({ "nextEncounter": { "patrol": { "failure": { "eal": 9 } } } })");
    EXPECT_EQ(
        packOf(*variantAt(folder.path())).problem().text.toStdString(),
        QDir::toNativeSeparators(folder.path()).toStdString()
            + "/chain.json: \"nextEncounter\", \"patrol\", \"failure\": \"eal\" is 9, but it must be from -4 to 4.");
    write(u"chains.json"_s, "{}");
    EXPECT_TRUE(variantAt(folder.path()).problem().text.contains(u"chains.json"_s));
}

TEST(Variant, OverItsOwnNamesThePlayersFileHasNothingToSay)
{
    EXPECT_TRUE(differsIn(u"{\"names\":{\"names\":[\"Ebba\"]}}"_s, u"names"_s));
    EXPECT_FALSE(differsIn(QString::fromUtf8(house), u"names"_s));
}

// A variant from a stranger is reported with place and reason, and never loaded in part.
TEST(BadVariant, IsToldWithEveryFaultAndItsPlace)
{
    const auto swordplay = [](const QString &parts) {
        return u"{\"extends\": \"swordplay\", \"title\": \"A\", %1}"_s.arg(parts);
    };
    const QString book = QString::fromUtf8(house);
    const std::vector<std::pair<QString, std::string>> faults{
        {QString(book).replace(u"1-6"_s, u"1-5"_s).replace(u"\"eal\": 2"_s, u"\"eal\": 7"_s),
         "\"lists\", list \"fenmen\": there is a gap: no row holds a roll of 6.\nmine.json: \"chain\", "
         "\"nextEncounter\", "
         "\"patrol\", \"failure\": \"eal\" is 7, but it must be from -4 to 4."},
        {QString(book).replace(u"spear"_s, u"ray-gun"_s),
         "\"lists\", list \"fenmen\", row 1: \"ray-gun\" is not a weapon of this pack."},
        {u"{}"_s, "\"extends\" is missing.\nmine.json: \"title\" is missing."},
        {u"{\"extends\": \"swordplay\", \"title\": \" \"}"_s, "\"title\" is empty"},
        {u"{\"extends\": 3, \"title\": \"A\"}"_s, "\"extends\" must be text, not 3."},
        {u"{\"extends\": \"mine\", \"title\": \"A\"}"_s,
         "there is no rule pack “mine” to extend; a variant cannot extend another variant. Rule packs: "},
        {u"{\"extends\": \"../mine.json\", \"title\": \"A\"}"_s, "\"extends\" is \"../mine.json\", but an id"},
        {swordplay(u"\"spells\": {}"_s), "\"spells\" is not a key that belongs here."},
        {swordplay(u"\"media\": {}"_s), "\"media\": pack.json names no part of this name."},
        {swordplay(u"\"lists\": 5"_s), "\"lists\": must be an object, not 5."},
        {swordplay(u"\"lists\": {\"lists\": \"all\"}"_s), "\"lists\": \"lists\" must be a list, not \"all\"."},
        {swordplay(u"\"names\": {\"names\": [\"Eb\\nba\"]}"_s),
         "\"names\", \"names\", entry 1: must be one line of text without control characters, 1000 characters at "
         "most."},
        {u"house rules"_s, "line 1: not JSON"},
        {u"{\"extends\": "_s + QString(5000, u'['), "line 1: not JSON"},
    };
    for (const auto &[text, fault] : faults)
        EXPECT_TRUE(faultsOf(text).starts_with("mine.json: " + fault)) << faultsOf(text) << "\nand not " << fault;
}

TEST(BadVariant, IsRefusedWhereItIsTooDeepOrTooLarge)
{
    const auto named = [](const QString &names) {
        return faultsOf(u"{\"extends\": \"swordplay\", \"title\": \"A\", \"names\": {\"names\": %1}}"_s.arg(names));
    };
    EXPECT_NE(named(QString(900, u'[') + QString(900, u']')).find("must be a name"), std::string::npos);
    EXPECT_EQ(named(u"[%1]"_s.arg(QStringList(30000, u"\"Ebba the Bold\""_s).join(u','))),
              "mine.json is too large for a variant, which has at most 200000 characters.");
}

TEST(BadVariant, IsNoPlaceWithoutAFile)
{
    const QTemporaryDir folder;
    EXPECT_TRUE(variantAt(folder.path()).problem().text.startsWith(u"There is no variant at "_s));
    EXPECT_FALSE(variantAt(folder.filePath(u"none.json"_s)));
}

} // namespace
} // namespace muster::testing
