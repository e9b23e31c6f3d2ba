// SPDX-License-Identifier: MIT

// A campaign that already runs on paper is entered in one step (R93).

#include "tests/app/calls.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class OnPaper : public Table
{
protected:
    Heard begin(const QByteArray &paper, const QStringList &more = {})
    {
        return run(QStringList{u"--json"_s, u"new"_s, m_file, u"--rules"_s, u"swordplay"_s, u"--list"_s, u"feudal"_s,
                               u"--from"_s, write(u"paper.json"_s, paper)}
                   + more);
    }
    /// The sentence against it; nothing is written.
    std::string refused(const QByteArray &paper)
    {
        const Heard heard = begin(paper);
        EXPECT_EQ(heard.exit, 1) << paper.toStdString();
        EXPECT_FALSE(QFileInfo::exists(m_file));
        EXPECT_TRUE(heard.out.isEmpty());
        return heard.reason().trimmed().toStdString();
    }

    const QString m_file = at(u"ulric.muster"_s);
};

const QByteArray theMarches = R"({"turn": 7, "eal": 3, "last": {"encounter": "patrol", "outcome": "success"},
    "band": [{"name": "Ulric", "star": true, "rep": 5, "months": 6},
             {"name": "Maud", "type": "Infantry", "rep": 4, "months": 3, "exempt": true},
             {"type": "Ratcatcher", "rep": 3, "poisoned": true}],
    "former": [{"name": "Osric", "rep": 4, "months": 2, "status": "dead", "turn": 3}],
    "past": [{"turn": 1, "encounter": "patrol", "outcome": "failure"}]})";

} // namespace

TEST_F(OnPaper, TheHelpHasItsFormAndAnExampleThatWorks)
{
    const QString help = QString::fromUtf8(run({u"new"_s, u"--help"_s}).out);
    const QString form = help.section(u"PAPER.json is one object."_s, 1, 1).section(u"For example:"_s, 0, 0);
    for (const char *told :
         {R"("turn": 1…)", R"(["eal": 1–5])", R"(["former": [{ FIGURE, "status": )", R"(["poisoned": true|false])"})
        EXPECT_TRUE(form.contains(QString::fromUtf8(told))) << told << "\n" << form.toStdString();
    const QString example = help.section(u"For example:\n\n"_s, 1, 1).section(u"\n\n"_s, 0, 0);
    EXPECT_EQ(begin(example.toUtf8()).exit, 0) << example.toStdString();
}

TEST_F(OnPaper, AllOfItIsToldInOneStepWithoutDice_R93)
{
    const Heard heard = begin(theMarches);
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonObject campaign = heard.json();
    EXPECT_EQ(campaign[u"steps"_s], 1);
    EXPECT_EQ(campaign[u"rolls"_s].toArray(), QJsonArray());
    EXPECT_EQ(campaign[u"turn"_s][u"number"_s], 7);
    EXPECT_EQ(campaign[u"eal"_s], 3);
    EXPECT_EQ(campaign[u"next"_s][u"encounter"_s], u"raid-attack"_s) << "it follows on a successful Patrol";
    EXPECT_EQ(campaign[u"star"_s][u"name"_s], u"Ulric"_s);
    EXPECT_EQ(campaign[u"star"_s][u"months"_s], 6);
    ASSERT_EQ(campaign[u"grunts"_s].toArray().size(), 2);
    EXPECT_EQ(campaign[u"grunts"_s][0][u"exempt"_s], true);
    EXPECT_EQ(campaign[u"grunts"_s][1][u"type"_s], u"Ratcatcher"_s) << "a type that no list has";
    EXPECT_FALSE(campaign[u"grunts"_s][1][u"name"_s].toString().isEmpty());
    EXPECT_EQ(campaign[u"former"_s][0][u"status"_s], u"dead"_s);

    const QString told = run(u"chronicle "_s + m_file).text();
    EXPECT_TRUE(told.contains(u"As told, from paper"_s)) << told.toStdString();
    EXPECT_EQ(run(u"check "_s + m_file).exit, 0);
    EXPECT_EQ(run(u"--seed 1 prepare "_s + m_file).exit, 0) << "and it goes on from there";
    EXPECT_EQ(begin(theMarches).exit, 2) << "it never writes over a file";
}

TEST_F(OnPaper, WhatTheListFillsInIsSaid)
{
    const QByteArray paper = R"({"turn": 2, "band": [
        {"name": "Ulric", "star": true, "rep": 5, "class": "noble", "type": "Knight", "armor": 4, "weapon": "spear"},
        {"name": "Maud", "type": "Infantry", "class": "soldier", "armor": 2, "weapon": "spear"},
        {"type": "Ratcatcher", "class": "soldier", "rep": 3, "armor": 2, "weapon": "spear"}]})";
    const QStringList words{u"new"_s,    m_file,      u"--rules"_s, u"swordplay"_s,
                            u"--list"_s, u"feudal"_s, u"--from"_s,  write(u"paper.json"_s, paper)};
    const Heard heard = run(QStringList{u"--json"_s} + words);
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonValue nameless = heard.json()[u"grunts"_s][1][u"name"_s];
    expectJson(heard.json()[u"filled_in"_s],
               QJsonArray{QJsonObject{{u"name"_s, u"Maud"_s}, {u"rep"_s, 3}}, QJsonObject{{u"name"_s, nameless}}});

    ASSERT_TRUE(QFile::remove(m_file));
    const QString text = run(words).text();
    EXPECT_TRUE(text.contains(u"Not on the paper, so taken from the list:\nMaud: Rep 3\n"_s)) << text.toStdString();
}

TEST_F(OnPaper, NobodyHasServedMoreMonthsThanThereHaveBeen)
{
    const auto with = [](const char *months) {
        return QByteArray(R"({"turn": 5, "band": [{"name": "Ulric", "star": true, "rep": 5, "months": 4}, )")
            + R"({"name": "Maud", "months": )" + months + "}]}";
    };
    EXPECT_EQ(refused(with("99")), "Maud cannot have served 99 months: since the beginning there have been 4 months.");
    EXPECT_EQ(begin(with("4")).exit, 0);
}

TEST_F(OnPaper, ThingsNamedTwiceAreAddedUpAndWeaponsCanBeInOwnWords)
{
    const Heard heard =
        begin(R"paper({"turn": 7, "band": [{"name": "Ulric", "star": true, "weapon": "Old Faithful (Spear)",
        "carries": [{"name": "torches", "count": 2}, {"name": "Torches", "count": 3}, {"name": "rope", "count": 1}]},
        {"name": "Maud", "weapon": "ancient blade (Sword)"}]})paper");
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    const QJsonValue star = heard.json()[u"star"_s];
    EXPECT_EQ(star[u"weapon"_s], u"spear"_s);
    EXPECT_EQ(star[u"weapon_words"_s], u"Old Faithful"_s);
    EXPECT_EQ(star[u"carries"_s].toArray().size(), 2);
    EXPECT_EQ(star[u"carries"_s][0][u"count"_s], 5);
    EXPECT_EQ(heard.json()[u"grunts"_s][0][u"weapon"_s], u"sword"_s);
    EXPECT_EQ(heard.json()[u"grunts"_s][0][u"weapon_words"_s], u"ancient blade"_s);
}

TEST_F(OnPaper, TheCareerOfOneWhoFellOnPaperSaysSo)
{
    ASSERT_EQ(begin(theMarches).exit, 0);
    const QString career = run(u"career %1 4"_s.arg(m_file)).text();
    EXPECT_TRUE(career.startsWith(u"Osric, Mounted Crossbow, Missile, Rep 4\nMonth 3: Died\n"_s))
        << career.toStdString();
}

// R11: a Rep that fell turns nobody out, and so it may be on paper.
TEST_F(OnPaper, MoreGruntsThanTheLimitMayBeThere)
{
    ASSERT_EQ(begin(R"({"turn": 7, "band": [{"name": "Ulric", "star": true, "rep": 3},
        {"name": "Ann"}, {"name": "Ben"}, {"name": "Cob"}, {"name": "Dan"}, {"name": "Eve"}]})")
                  .exit,
              0);
    EXPECT_EQ(run(u"--json show "_s + m_file).json()[u"grunts"_s].toArray().size(), 5);
}

TEST_F(OnPaper, NobodyHasTheNameOfAnother)
{
    EXPECT_EQ(refused(R"({"turn": 2, "band": [{"name": "Ulric", "star": true}, {"name": "ulric"}]})"),
              "Two figures of the band are called ulric. Give each a name of its own.");
}

TEST_F(OnPaper, AStoryOfItMakesItAgain)
{
    ASSERT_EQ(begin(theMarches).exit, 0);
    const QString text = at(u"told.txt"_s);
    const QString again = at(u"again.muster"_s);
    ASSERT_EQ(run(QStringList{u"story"_s, m_file, text}).exit, 0);
    const Heard heard = run(QStringList{u"new"_s, again, u"--story"_s, text});
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    expectJson(run(u"--json show "_s + again).json(), run(u"--json show "_s + m_file).json());
}

TEST_F(OnPaper, WhatShowSaysOfAFigureCanBePasted)
{
    const QString other = band();
    QJsonObject paper{{u"turn"_s, 2}};
    const QJsonObject shown = run(u"--json show "_s + other).json();
    QJsonArray figures{shown[u"star"_s]};
    for (const QJsonValue grunt : shown[u"grunts"_s].toArray())
        figures.append(grunt);
    for (int i = 0; i < figures.size(); ++i) {
        QJsonObject figure = figures[i].toObject();
        figure.remove(u"id"_s);
        figures[i] = figure;
    }
    paper[u"band"_s] = figures;
    const Heard heard = begin(QJsonDocument(paper).toJson());
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    EXPECT_EQ(heard.json()[u"grunts"_s].toArray().size(), shown[u"grunts"_s].toArray().size());
}

TEST_F(OnPaper, HostilePapersAreRefusedWithThePlaceAndTheReason)
{
    const QByteArray star = R"({"name": "Ulric", "star": true, "rep": 5})";
    const auto with = [&](const QByteArray &more, const QByteArray &others = {}) {
        return "{\"turn\": 7" + more + ", \"band\": [" + star + others + "]}";
    };
    EXPECT_NE(refused("no JSON at all").find("is not JSON"), std::string::npos);
    EXPECT_NE(refused("[]").find("not a JSON object"), std::string::npos);
    EXPECT_NE(refused("{}").find("turn"), std::string::npos);
    EXPECT_NE(refused(with(", \"eal\": 9")).find("eal"), std::string::npos);
    EXPECT_NE(refused(with(", \"crown\": 1")).find("crown"), std::string::npos);
    EXPECT_NE(refused(with(", \"turn\": 8")).find("twice"), std::string::npos);
    EXPECT_NE(refused(with(", \"last\": {\"encounter\": \"picnic\", \"outcome\": \"success\"}")).find("picnic"),
              std::string::npos);
    EXPECT_NE(refused(with("", R"(, {"name": "Maud", "rep": 7})")).find("rep"), std::string::npos);
    EXPECT_NE(refused(with("", R"(, {"name": "Maud", "weapon": "raygun"})")).find("raygun"), std::string::npos);
    EXPECT_NE(refused(with("", R"(, {"name": "Maud", "class": "wizard"})")).find("wizard"), std::string::npos);
    EXPECT_NE(refused(with("", "," + star)).find("several Stars"), std::string::npos);
    EXPECT_NE(refused(with("", R"(, {"name": "Maud", "status": "dead"})")).find("former"), std::string::npos);
    EXPECT_NE(refused(with(", \"former\": [{\"name\": \"Osric\", \"status\": \"dead\", \"turn\": 9}]"))
                  .find("has not come yet"),
              std::string::npos);
    EXPECT_NE(refused(with(", \"past\": [{\"turn\": 8, \"encounter\": \"patrol\", \"outcome\": \"success\"}]"))
                  .find("in order"),
              std::string::npos);
    EXPECT_NE(refused(with("", R"(, {"name": "Ma\u0007ud"})")).find("figure 2 of the band"), std::string::npos);
    EXPECT_EQ(run(QStringList{u"--dice"_s, u"3"_s, u"new"_s, m_file, u"--rules"_s, u"swordplay"_s, u"--list"_s,
                              u"feudal"_s, u"--from"_s, write(u"p.json"_s, with(""))})
                  .exit,
              1)
        << "nothing is rolled";
}

} // namespace muster::testing
