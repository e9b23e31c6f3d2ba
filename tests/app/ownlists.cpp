// SPDX-License-Identifier: MIT
// Army lists of the player's own, in a data folder of the test's own.
#include "model/ownlists.h"
#include "tests/app/calls.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class OwnLists : public Table
{
protected:
    OwnLists()
    {
        m_before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", at(u"data"_s).toUtf8());
        EXPECT_TRUE(QDir().mkpath(ownListsFolder()));
    }
    ~OwnLists() override
    {
        if (m_before.isEmpty())
            qunsetenv("XDG_DATA_HOME");
        else
            qputenv("XDG_DATA_HOME", m_before);
    }

    /// A list with this id in the folder, its rows up to `last`.
    void own(const QString &file, const QString &id, int last = 12) const
    {
        write(u"data/muster/lists/"_s + file,
              u"{ \"rules\": \"chain-reaction-3\", \"id\": \"%1\", \"title\": \"Home Guard\", \"weapon\": \"shotgun\", "
              "\"dice\": \"2d6\", \"rows\": [ { \"roll\": \"2-%2\", \"type\": \"Volunteer\", \"rep\": 3 } ] }"_s.arg(id)
                  .arg(last)
                  .toUtf8());
    }
    static QString sourceOf(const QJsonObject &rules, const QString &id)
    {
        for (const QJsonValue &list : rules[u"lists"_s].toArray())
            if (list[u"id"_s] == id)
                return list[u"source"_s].toString();
        return {};
    }

private:
    QByteArray m_before;
};

} // namespace

TEST_F(OwnLists, StandBesideThoseOfTheRulesWithWhereTheyComeFrom)
{
    own(u"home.json"_s, u"home-guard"_s);
    const QJsonObject rules = call(u"--json rules chain-reaction-3"_s).json();
    EXPECT_EQ(sourceOf(rules, u"military"_s), u"chain-reaction-3"_s);
    EXPECT_TRUE(sourceOf(rules, u"home-guard"_s).endsWith(u"home.json"_s));
    EXPECT_TRUE(call(u"rules chain-reaction-3"_s).text().contains(u"home.json"_s));
    EXPECT_TRUE(sourceOf(call(u"--json rules swordplay"_s).json(), u"home-guard"_s).isEmpty());
}

TEST_F(OwnLists, CarryACampaignAndAnEnemy)
{
    own(u"home.json"_s, u"home-guard"_s);
    const QString file = at(u"a.muster"_s);
    ASSERT_EQ(call(u"new %1 --rules chain-reaction-3 --list home-guard --star Wilson"_s.arg(file)).exit, 0);
    ASSERT_EQ(call(u"recruit %1 --seed 3"_s.arg(file)).exit, 0);
    ASSERT_EQ(call(u"prepare %1 --enemy home-guard --seed 4"_s.arg(file)).exit, 0);
    const QJsonObject campaign = call(u"--json show "_s + file).json();
    EXPECT_EQ(campaign[u"grunts"_s][0][u"type"_s], u"Volunteer"_s);
    EXPECT_EQ(campaign[u"encounter"_s][u"enemy"_s], u"home-guard"_s);
}

TEST_F(OwnLists, WithAFaultAreRefusedAndTheOthersKeepWorking)
{
    own(u"bad.json"_s, u"militia"_s, 11);
    own(u"good.json"_s, u"home-guard"_s);
    const QJsonObject rules = call(u"--json rules chain-reaction-3"_s).json();
    EXPECT_FALSE(sourceOf(rules, u"home-guard"_s).isEmpty());
    EXPECT_TRUE(sourceOf(rules, u"militia"_s).isEmpty());
    const QJsonArray refused = rules[u"refused_lists"_s].toArray();
    ASSERT_EQ(refused.size(), 1);
    EXPECT_TRUE(refused[0].toString().endsWith(u"bad.json: there is a gap: no row holds a roll of 12."_s))
        << refused[0].toString().toStdString();

    const Heard heard = call(u"new %1 --rules chain-reaction-3 --list militia --star Wilson"_s.arg(at(u"a.muster"_s)));
    EXPECT_EQ(heard.exit, 1);
    EXPECT_TRUE(heard.reason().contains(u"bad.json"_s)) << "the reason why there is no such list";
}

TEST_F(OwnLists, MayNotTakeTheIdOfAnother)
{
    own(u"1.json"_s, u"military"_s);
    own(u"2.json"_s, u"home-guard"_s);
    own(u"3.json"_s, u"home-guard"_s);
    const QJsonArray refused = call(u"--json rules chain-reaction-3"_s).json()[u"refused_lists"_s].toArray();
    ASSERT_EQ(refused.size(), 2);
    EXPECT_TRUE(refused[0].toString().contains(u"1.json"_s));
    EXPECT_TRUE(refused[1].toString().contains(u"3.json"_s));
}

TEST_F(OwnLists, ThatAreGoneAreNamedByTheCampaignThatWantsThem)
{
    own(u"home.json"_s, u"home-guard"_s);
    const QString file = at(u"a.muster"_s);
    ASSERT_EQ(call(u"new %1 --rules chain-reaction-3 --list home-guard --star Wilson"_s.arg(file)).exit, 0);
    QFile::remove(at(u"data/muster/lists/home.json"_s));
    const Heard heard = call(u"show "_s + file);
    EXPECT_EQ(heard.exit, 2);
    EXPECT_TRUE(heard.reason().contains(u"home-guard"_s));
    EXPECT_TRUE(heard.reason().contains(QDir::toNativeSeparators(ownListsFolder())));
}

TEST_F(OwnLists, AreExplainedByTheHelp)
{
    const QString help = call(u"rules --help"_s).text();
    EXPECT_TRUE(help.contains(QDir::toNativeSeparators(ownListsFolder())));
    EXPECT_TRUE(help.contains(u"\"home-guard\""_s));
}

} // namespace muster::testing
