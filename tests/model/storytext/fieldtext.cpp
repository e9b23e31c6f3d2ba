// SPDX-License-Identifier: MIT

// Fields written as lines of text, and read back.

#include "model/storytext/literalstep.h"

#include "tests/support/packs.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

std::string printed(const QJsonObject &fields)
{
    return QJsonDocument(fields).toJson(QJsonDocument::Compact).toStdString();
}

QJsonObject readAgain(const QString &text, Problems &problems)
{
    const auto acts = readScript(u"act\n"_s + text);
    if (!acts) {
        problems = acts.problems();
        return {};
    }
    return fieldsIn(acts->front().entries, problems);
}

void expectSame(const QJsonObject &fields)
{
    const QString text = fieldLines(fields, 2).join(u'\n');
    Problems problems;
    EXPECT_EQ(printed(readAgain(text, problems)), printed(fields)) << text.toStdString();
    EXPECT_TRUE(problems.empty()) << problems.front().text.toStdString();
}

std::string refusedFields(const QString &text)
{
    Problems problems;
    readAgain(text, problems);
    return problems.empty() ? std::string() : problems.front().text.toStdString();
}

TEST(FieldText, ARecordStandsLineByLine)
{
    const QJsonObject figure{{u"name"_s, u"Osric Vane"_s},
                             {u"star"_s, true},
                             {u"eal"_s, QJsonValue()},
                             {u"profile"_s, QJsonObject{{u"rep"_s, 5}, {u"weapon"_s, u"lance"_s}}},
                             {u"carries"_s,
                              QJsonArray{QJsonObject{{u"item"_s, u"grenade"_s}, {u"count"_s, 2}},
                                         QJsonObject{{u"item"_s, u"rope"_s}, {u"count"_s, 1}}}}};
    EXPECT_EQ(fieldLines(figure, 2).join(u'\n').toStdString(),
              "  carries:\n    - count: 2\n      item: grenade\n    - count: 1\n      item: rope\n"
              "  eal: none\n  name: Osric Vane\n  profile:\n    rep: 5\n    weapon: lance\n  star: yes");
    expectSame(figure);
}

TEST(FieldText, TextsAreReadAsTheyWereWritten)
{
    for (const QString &text : {u""_s,
                                u"yes"_s,
                                u"none"_s,
                                u"17"_s,
                                u"-3"_s,
                                u"1.5"_s,
                                u"|"_s,
                                u"[1]"_s,
                                u"{}"_s,
                                u"\"quoted\""_s,
                                u" edges "_s,
                                u"a: b"_s,
                                u"# no note"_s,
                                u"- no item"_s,
                                u"tab\there"_s,
                                u"王小明"_s,
                                u"two\nlines"_s,
                                u"two\n\n  indented"_s,
                                u"ends\n"_s,
                                u"\nbegins"_s,
                                u"blank\n   \nline"_s,
                                u"- one\n# two\nfound three"_s,
                                u"\u00a0"_s,
                                u"\u2028"_s,
                                u"🐉 ‍"_s})
        expectSame({{u"text"_s, text}, {u"then"_s, 1}});
}

TEST(FieldText, WhatHasNoFormOfItsOwnStandsAsJson)
{
    expectSame({{u"empty"_s, QJsonObject()},
                {u"none"_s, QJsonArray()},
                {u"numbers"_s, QJsonArray{1, 2}},
                {u"mixed"_s, QJsonArray{1, QJsonObject{{u"a"_s, 1}}}},
                {u"odd"_s, QJsonObject{{u"a key: odd"_s, 1}}},
                {u"deep"_s, QJsonArray{QJsonObject{{u"list"_s, QJsonArray{QJsonObject{{u"x"_s, u"a\nb"_s}}}}}}}});
}

TEST(FieldText, WhatCannotBeReadIsNamedWithItsLine)
{
    EXPECT_EQ(refusedFields(u"  a: 1\n  a: 2"_s), "Line 3: \"a\" is written twice.");
    EXPECT_EQ(refusedFields(u"  a: 1\n    b: 2"_s), "Line 3: This line is not indented like those it belongs to.");
    EXPECT_EQ(refusedFields(u"  a: [1"_s), "Line 2: \"[1\" cannot be read. Close every quotation mark and bracket.");
}

} // namespace
} // namespace muster::testing
