// SPDX-License-Identifier: MIT

// Tables of the player's own on the terminal (R95), and a book in which everything stands that players met (U70 to U75).

#include "tests/app/calls.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class OwnTables : public Table
{
protected:
    Heard say(const QStringList &words) const { return run(QStringList{words[0], m_file} + words.mid(1)); }
    void done(const QStringList &words) const
    {
        const Heard heard = say(words);
        EXPECT_EQ(heard.exit, 0) << words.join(u' ').toStdString() << '\n' << heard.err.toStdString();
    }
    /// The sentence against it; the file stays byte for byte.
    std::string no(const QStringList &words) const
    {
        const QByteArray before = bytesOf(m_file);
        const Heard heard = say(words);
        EXPECT_EQ(heard.exit, 1) << words.join(u' ').toStdString();
        EXPECT_EQ(bytesOf(m_file), before);
        EXPECT_TRUE(heard.out.isEmpty());
        return heard.reason().trimmed().toStdString();
    }
    QJsonObject show() const { return run(u"--json show "_s + m_file).json(); }
    QJsonObject encounter() const { return show()[u"encounter"_s].toObject(); }

    const QString m_file = band();
};

} // namespace

// U73: a table of six squares.
TEST_F(OwnTables, AnEncounterHasAsManySectionsAsThePlayerLikes)
{
    done({u"prepare"_s, u"--sections"_s, u"6"_s, u"--seed"_s, u"4"_s});
    expectJson(encounter()[u"table"_s], QJsonObject{{u"columns"_s, 3}, {u"rows"_s, 2}});
    EXPECT_EQ(encounter()[u"sections"_s].toArray().size(), 6);
    done({u"correct"_s, u"section=4"_s, u"words=the old mill"_s});
    EXPECT_EQ(encounter()[u"sections"_s][3][u"words"_s], u"the old mill"_s);
    const QString sheet = say({u"encounter"_s}).text();
    EXPECT_TRUE(sheet.contains(u"the old mill"_s)) << sheet.toStdString();
    EXPECT_EQ(sheet.count(u"\n+"_s), 3) << sheet.toStdString();
    EXPECT_TRUE(sheet.contains(u"seed 4"_s)) << "words alone take nothing of what was rolled";

    done({u"correct"_s, u"table=4x4"_s});
    EXPECT_EQ(encounter()[u"sections"_s].toArray().size(), 16);
    EXPECT_EQ(encounter()[u"sections"_s][4][u"words"_s], u"the old mill"_s) << "still the first of the second row";
    done({u"play"_s, u"begin"_s, u"at"_s, u"16"_s});
    done({u"play"_s, u"place-pef"_s, u"1"_s, u"13"_s});
    EXPECT_EQ(no({u"play"_s, u"place-pef"_s, u"1"_s, u"17"_s}), "The table has sections 1 to 16, not 17.");
    EXPECT_EQ(no({u"correct"_s, u"table=3x3"_s}),
              "The battle has begun, so the table keeps its sections. Undo the start of the battle first.");
    done({u"check"_s});

    const QString text = at(u"told.txt"_s);
    const QString again = at(u"again.muster"_s);
    done({u"story"_s, text});
    ASSERT_EQ(run(QStringList{u"new"_s, again, u"--story"_s, text}).exit, 0);
    expectJson(run(u"--json show "_s + again).json(), show());
}

TEST_F(OwnTables, HostileShapesAreRefusedInASentence)
{
    const std::string choices = "--sections must be 2 to 16, or columns and rows such as 3x2, not “";
    for (const QString &shape :
         {u"1"_s, u"17"_s, u"0"_s, u"six"_s, u"5x4"_s, u"1x1"_s, u"3x"_s, u"x3"_s, u"2x2x2"_s, u"99999999999x1"_s})
        EXPECT_EQ(no({u"prepare"_s, u"--sections"_s, shape}), choices + shape.toStdString() + "”.");
    done({u"prepare"_s, u"--sections"_s, u"2x4"_s});
    EXPECT_EQ(no({u"correct"_s, u"section=9"_s, u"words=x"_s}).find("There is no section 9. Give one from 1 to 8."),
              0U);
    EXPECT_EQ(no({u"correct"_s, u"table=17"_s}), "table=17 must be 2 to 16 sections, or columns and rows such as 3x2.");
    EXPECT_EQ(no({u"correct"_s, u"section=1"_s, u"words="_s + QString(61, u'x')}),
              "The words for section 1 can have at most 60 characters.");
    EXPECT_EQ(no({u"correct"_s, u"pef=1"_s, u"section=9"_s}), "PEF 1 cannot be in section 9. Use 1 to 8.");
}

TEST_F(OwnTables, AWeaponIsKnownByThePlayersWords)
{
    done({u"correct"_s, u"figure=2"_s, u"weapon-words=Grandmother's bow"_s});
    EXPECT_EQ(show()[u"grunts"_s][0][u"weapon_words"_s], u"Grandmother's bow"_s);
    EXPECT_TRUE(say({u"roster"_s}).text().contains(u"Grandmother's bow ("_s))
        << say({u"roster"_s}).text().toStdString();
    done({u"correct"_s, u"figure=2"_s, u"weapon-words="_s});
    EXPECT_TRUE(show()[u"grunts"_s][0][u"weapon_words"_s].isUndefined());
}

// Everything players met in one book: it is checked, taken back to the first day and made again.
TEST_F(OwnTables, ABookWithAllOfItGoesBackToTheFirstDayAndForward)
{
    done({u"correct"_s, u"loyalty=off"_s, u"foes=die"_s});
    done({u"foe"_s, u"Yrbiz"_s, u"rep=5"_s});
    done({u"goal"_s, u"add"_s, u"Three raids won"_s, u"won=raid"_s, u"count=3"_s});
    done({u"goal"_s, u"add"_s, u"Take Yrbiz"_s, u"foe=1"_s});
    done({u"equip"_s, u"--figure"_s, u"1"_s, u"--carry"_s, u"rockets"_s, u"--count"_s, u"2"_s});
    done({u"correct"_s, u"figure=2"_s, u"weapon-words=Old Faithful"_s});
    done({u"prepare"_s, u"--sections"_s, u"2x3"_s, u"--pefs"_s, u"4"_s, u"--objective"_s, u"Burn the mill"_s,
          u"--entry"_s, u"by the ford"_s, u"--seed"_s, u"5"_s});
    done({u"correct"_s, u"section=1"_s, u"words=the mill"_s});
    done({u"play"_s, u"begin"_s});
    done({u"play"_s, u"was"_s, u"1"_s, u"nobody"_s});
    const Heard leader = run(QStringList{u"--json"_s, u"--dice"_s, u"2"_s, u"play"_s, m_file, u"was"_s, u"2"_s,
                                         u"2 Raider 3 | Captain 5"_s});
    EXPECT_EQ(leader.exit, 1) << "nobody leads yet, so no die is asked for";
    done({u"play"_s, u"was"_s, u"2"_s, u"2 Raider 3 | Captain 5"_s});
    done({u"play"_s, u"leads"_s, u"2"_s, u"1"_s});
    done({u"play"_s, u"leader"_s, u"foe=1"_s});
    done({u"play"_s, u"lose-rep"_s, u"2"_s});
    done({u"ask"_s, u"Who holds the ford?"_s, u"--answers"_s, u"We:6,They:4"_s, u"--seed"_s, u"2"_s});
    done({u"aftermath"_s, u"--outcome"_s, u"failure"_s, u"--not-counted"_s});
    done({u"play"_s, u"begin"_s, u"at"_s, u"6"_s});
    done({u"aftermath"_s, u"--outcome"_s, u"success"_s, u"--seed"_s, u"3"_s});
    done({u"goal"_s, u"close"_s, u"won"_s});
    done({u"check"_s});
    const QJsonObject after = show();
    EXPECT_EQ(after[u"ended"_s], u"won"_s);
    const int steps = after[u"steps"_s].toInt();
    done({u"undo"_s, u"--steps"_s, QString::number(steps - 1)});
    EXPECT_EQ(show()[u"steps"_s], 1);
    done({u"check"_s});
    done({u"redo"_s, u"--steps"_s, QString::number(steps - 1)});
    expectJson(show(), after);
    done({u"check"_s});
    const QString text = at(u"told.txt"_s);
    const QString again = at(u"again.muster"_s);
    done({u"story"_s, text});
    const Heard heard = run(QStringList{u"new"_s, again, u"--story"_s, text});
    ASSERT_EQ(heard.exit, 0) << heard.err.toStdString();
    expectJson(run(u"--json show "_s + again).json(), after);
}

} // namespace muster::testing
