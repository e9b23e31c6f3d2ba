// SPDX-License-Identifier: MIT
// A year of Chain Reaction 3.0 in both of its ways, through the program as a shell would call it.
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class ChainReaction3 : public Table
{
protected:
    QJsonObject show() const { return run(u"--json show "_s + file()).json(); }
    QString file() const { return at(u"year.muster"_s); }

    void found(const QStringList &options) const
    {
        const Heard founded = run(QStringList{u"new"_s, file(), u"--rules"_s, u"chain-reaction-3"_s, u"--list"_s,
                                              u"military"_s, u"--star"_s, u"Billy Pink"_s, u"--attribute"_s, u"agile"_s,
                                              u"--attribute"_s, u"born-leader"_s}
                                  + options);
        ASSERT_EQ(founded.exit, 0) << founded.err.toStdString();
    }

    /// Recruits, prepares and plays the turn: one Grunt goes down, and it ends as said. Back comes what it brought.
    QJsonObject play(int turn, const char *outcome) const
    {
        const QString seed = QString::number(100 + turn);
        const Heard recruited = run(u"recruit %1 --seed %2"_s.arg(file(), seed));
        EXPECT_TRUE(recruited.exit == 0 || recruited.reason().contains(u"full"_s)) << recruited.err.toStdString();
        const Heard prepared = run(u"prepare %1 --enemy insurgents --seed %2"_s.arg(file(), seed));
        EXPECT_EQ(prepared.exit, 0) << prepared.err.toStdString();
        QMap<int, QString> fates{{1, u"fine"_s}};
        for (const QJsonValue &grunt : show()[u"grunts"_s].toArray())
            fates.insert(grunt[u"id"_s].toInt(), fates.size() == 1 ? u"out-of-the-fight"_s : u"fine"_s);
        const Heard after = run(u"--json aftermath %1 %2 --seed %3"_s.arg(file(), report(outcome, fates), seed));
        EXPECT_EQ(after.exit, 0) << after.err.toStdString();
        EXPECT_EQ(run(u"check "_s + file()).exit, 0);
        return after.json();
    }

    static QStringList reasonsOf(const QJsonObject &played)
    {
        QStringList reasons;
        for (const QJsonValue &roll : played[u"rolls"_s].toArray())
            reasons += roll[u"for"_s].toString();
        return reasons;
    }
};

} // namespace

TEST_F(ChainReaction3, PlaysTwelveLinkedMonthsWithAnEnemyActivityLevelAndStayOrGo)
{
    found({});
    for (int turn = 1; turn <= 12; ++turn) {
        const QJsonObject played = play(turn, turn % 3 == 0 ? "failure" : "success");
        const QJsonValue campaign = played[u"campaign"_s];
        EXPECT_EQ(campaign[u"turn"_s][u"label"_s].toString(), u"Month %1"_s.arg(turn + 1));
        EXPECT_TRUE(campaign[u"eal"_s].isDouble());
        EXPECT_FALSE(reasonsOf(played).filter(u"Stay or Go"_s).isEmpty()) << turn;
    }
    EXPECT_EQ(run(u"chronicle "_s + file()).text().count(u"\nMonth "_s), 12);
}

TEST_F(ChainReaction3, PlaysTwelvePlainBattlesLinkedByRecoveryAlone)
{
    found({u"--option"_s, u"campaign=plain"_s});
    for (int turn = 1; turn <= 12; ++turn) {
        const QString kind = show()[u"next"_s][u"encounter"_s].toString();
        const bool wins = turn % 3 != 0;
        const QJsonObject played = play(turn, wins ? "success" : "failure");
        const QJsonValue campaign = played[u"campaign"_s];
        EXPECT_EQ(campaign[u"turn"_s][u"label"_s].toString(), u"Battle %1"_s.arg(turn + 1));
        EXPECT_TRUE(campaign[u"eal"_s].isNull());
        EXPECT_EQ(campaign[u"next"_s][u"encounter"_s], wins && kind == u"patrol"_s ? u"raid-attack"_s : u"patrol"_s)
            << turn;
        for (const QString &reason : reasonsOf(played))
            EXPECT_TRUE(reason.startsWith(u"Recovery"_s)) << reason.toStdString();
    }
    const QString chronicle = run(u"chronicle "_s + file()).text();
    EXPECT_EQ(chronicle.count(u"\nBattle "_s), 12);
    EXPECT_FALSE(chronicle.contains(u"Month"_s));
    EXPECT_FALSE(chronicle.contains(u"EAL"_s));
    EXPECT_FALSE(run(u"show "_s + file()).text().contains(u"Month"_s));
}

TEST_F(ChainReaction3, TheStarIsAStarWithHisAttributesByName)
{
    found({});
    const QString shown = call(u"show "_s + file()).text();
    EXPECT_TRUE(shown.contains(u"Agile, Born Leader"_s)) << shown.toStdString();
    EXPECT_FALSE(shown.contains(u"Star,"_s));
    EXPECT_FALSE(shown.contains(u"AC "_s));
}

TEST_F(ChainReaction3, AttributesAreSetRightByHandAndNeverTwice)
{
    found({});
    ASSERT_EQ(call(u"correct %1 figure=1 attributes=agile,brawler"_s.arg(file())).exit, 0);
    EXPECT_EQ(show()[u"star"_s][u"attributes"_s].toArray(), QJsonArray({u"agile"_s, u"brawler"_s}));
    EXPECT_EQ(call(u"correct %1 figure=1 attributes=agile,agile"_s.arg(file())).exit, 1);
    EXPECT_EQ(call(u"correct %1 figure=1 attributes=invisible"_s.arg(file())).exit, 1);
    ASSERT_EQ(call(u"correct %1 figure=1 attributes="_s.arg(file())).exit, 0);
    EXPECT_TRUE(show()[u"star"_s][u"attributes"_s].toArray().isEmpty());
}

TEST_F(ChainReaction3, EveryOptionCanBeChangedLater)
{
    found({});
    for (const QJsonValue &option : call(u"--json rules chain-reaction-3"_s).json()[u"options"_s].toArray()) {
        const QString pair = u"%1=%2"_s.arg(option[u"id"_s].toString(), option[u"values"_s][1][u"id"_s].toString());
        const Heard heard = call({u"correct"_s, file(), pair});
        EXPECT_EQ(heard.exit, 0) << pair.toStdString() << heard.err.toStdString();
    }
    EXPECT_EQ(show()[u"turn"_s][u"label"_s], u"Battle 1"_s) << "campaign=plain was one of them";
}

} // namespace muster::testing
