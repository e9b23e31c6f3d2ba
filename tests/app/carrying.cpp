// SPDX-License-Identifier: MIT

// Several weapons for one figure, and things for which no list has a word (Chain Reaction 3.0 p. 5).
#include "tests/app/calls.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class Carrying : public Table
{
protected:
    void SetUp() override
    {
        ASSERT_EQ(
            run(u"new %1 --rules chain-reaction-3 --list military --star Kane --rep 5 --option attributes=off"_s.arg(
                    m_file))
                .exit,
            0);
    }

    Heard equip(const QStringList &words) const
    {
        return run(QStringList{u"equip"_s, m_file, u"--figure"_s, u"1"_s} + words);
    }
    QJsonObject star() const { return run(u"--json show "_s + m_file).json()[u"star"_s].toObject(); }

    const QString m_file = at(u"kane.muster"_s);
};

QJsonObject thing(const QString &name, int count)
{
    return {{u"name"_s, name}, {u"count"_s, count}};
}

} // namespace

TEST_F(Carrying, AFigureHasAsManyWeaponsAndThingsAsThePlayerLikes)
{
    EXPECT_EQ(star()[u"carries"_s].toArray(), QJsonArray());
    EXPECT_EQ(equip({u"--carry"_s, u"Shotgun"_s}).exit, 0); // a title of the list is its weapon
    EXPECT_EQ(equip({u"--carry"_s, u"grenade"_s, u"--count"_s, u"2"_s}).exit, 0);
    EXPECT_EQ(equip({u"--carry"_s, u"a  length of rope"_s}).exit, 0);
    EXPECT_EQ(star()[u"carries"_s].toArray(),
              (QJsonArray{thing(u"shotgun"_s, 1), thing(u"grenade"_s, 2), thing(u"a length of rope"_s, 1)}));
    EXPECT_TRUE(
        run(u"roster "_s + m_file).text().contains(u"Kane also carries: Shotgun, 2 × Grenade, a length of rope"_s));
    EXPECT_TRUE(run(u"chronicle "_s + m_file).text().contains(u"carries: 2 × Grenade"_s));

    EXPECT_EQ(equip({u"--carry"_s, u"grenade"_s, u"--count"_s, u"1"_s}).exit, 0);
    EXPECT_EQ(equip({u"--carry"_s, u"shotgun"_s, u"--count"_s, u"0"_s}).exit, 0);
    EXPECT_EQ(star()[u"carries"_s].toArray(), (QJsonArray{thing(u"grenade"_s, 1), thing(u"a length of rope"_s, 1)}));
    EXPECT_TRUE(run(u"chronicle "_s + m_file).text().contains(u"no longer carries: Shotgun"_s));
    EXPECT_EQ(run(u"undo "_s + m_file).exit, 0);
    EXPECT_EQ(star()[u"carries"_s].toArray().size(), 3);
}

TEST_F(Carrying, WhatIsCountedKeepsItsCountToTheLast)
{
    EXPECT_EQ(equip({u"--carry"_s, u"rockets"_s, u"--count"_s, u"2"_s}).exit, 0);
    EXPECT_EQ(equip({u"--carry"_s, u"rockets"_s, u"--count"_s, u"1"_s}).exit, 0);
    EXPECT_TRUE(run(u"show "_s + m_file).text().contains(u"Kane also carries: rockets\n"_s));
    EXPECT_EQ(equip({u"--carry"_s, u"flare"_s, u"--count"_s, u"1"_s}).exit, 0);
    EXPECT_EQ(equip({u"--carry"_s, u"rope"_s}).exit, 0);
    EXPECT_TRUE(run(u"show "_s + m_file).text().contains(u"rockets, flare, rope"_s));
    EXPECT_EQ(equip({u"--carry"_s, u"rockets"_s, u"--count"_s, u"0"_s}).exit, 0);
    const QString told = run(u"chronicle "_s + m_file).text();
    EXPECT_TRUE(told.contains(u"Kane is equipped: rockets: 1 left of 2"_s)) << told.toStdString();
    EXPECT_TRUE(told.contains(u"Kane is equipped: rockets: none left"_s)) << told.toStdString();
}

TEST_F(Carrying, AThingIsUsedUpOnTheTableOneByOne)
{
    EXPECT_EQ(equip({u"--carry"_s, u"rockets"_s, u"--count"_s, u"2"_s}).exit, 0);
    EXPECT_EQ(run(u"--seed 1 prepare "_s + m_file).exit, 0);
    EXPECT_EQ(run(u"play %1 begin"_s.arg(m_file)).exit, 0);
    EXPECT_EQ(run(u"play %1 use-up 1 rockets"_s.arg(m_file)).exit, 0);
    EXPECT_EQ(star()[u"carries"_s].toArray(), QJsonArray{thing(u"rockets"_s, 1)});
    EXPECT_TRUE(run(u"play "_s + m_file).text().contains(u", rockets"_s));
    EXPECT_EQ(run(u"play %1 use-up 1 rockets"_s.arg(m_file)).exit, 0);
    EXPECT_EQ(star()[u"carries"_s].toArray(), QJsonArray());
    EXPECT_EQ(run(u"play %1 use-up 1 rockets"_s.arg(m_file)).reason().trimmed(), u"Kane does not carry “rockets”."_s);
    EXPECT_EQ(run(u"check "_s + m_file).exit, 0);
}

// What a report tells of those who came is what they came with; what was used and lost is in its turns.
TEST_F(Carrying, TheReportTellsWhatTheyCameWithAndWhatTheyUsedUp)
{
    EXPECT_EQ(equip({u"--carry"_s, u"rockets"_s, u"--count"_s, u"2"_s}).exit, 0);
    EXPECT_EQ(run(u"--seed 1 prepare "_s + m_file).exit, 0);
    EXPECT_EQ(run(u"play %1 begin"_s.arg(m_file)).exit, 0);
    EXPECT_EQ(run(u"play %1 use-up 1 rockets"_s.arg(m_file)).exit, 0);
    EXPECT_EQ(run(u"play %1 lose-rep 1"_s.arg(m_file)).exit, 0);
    const QString fates =
        write(u"fates.json"_s, R"({"outcome": "success", "figures": [{"id": 1, "fate": "fine", "kills": 2}]})");
    ASSERT_EQ(run(u"--seed 1 aftermath %1 %2"_s.arg(m_file, fates)).exit, 0);
    const std::string report = run(u"report "_s + m_file).text().toStdString();
    for (const char *told : {"Kane uses up 1 × rockets: 1 of 2 left", "Assault Rifle, 2 × rockets", "5 → 4",
                             "killed: 2", "Total Rep: **5 to 4**"})
        EXPECT_NE(report.find(told), std::string::npos) << told << "\n" << report;
    EXPECT_TRUE(run(u"chronicle "_s + m_file).text().contains(u"Kane uses up 1 × rockets: 1 of 2 left"_s));
}

TEST_F(Carrying, RefusesWhatCannotBeWrittenDown)
{
    EXPECT_EQ(equip({u"--carry"_s, u"rope"_s, u"--count"_s, u"0"_s}).reason().trimmed(),
              u"The figure does not carry “rope”."_s);
    EXPECT_EQ(equip({u"--carry"_s, u"rope"_s, u"--count"_s, u"1001"_s}).reason().trimmed(),
              u"The number of a thing must be 0 to 1000."_s);
    EXPECT_EQ(equip({u"--carry"_s, u"rope"_s, u"--count"_s, u"some"_s}).exit, 1);
    EXPECT_EQ(equip({u"--carry"_s, u" "_s}).exit, 1);
    EXPECT_EQ(equip({u"--count"_s, u"2"_s}).exit, 1);
    EXPECT_EQ(equip({u"--carry"_s, QString(61, u'x')}).exit, 1);
    EXPECT_EQ(star()[u"carries"_s].toArray(), QJsonArray());
}

// A test or a shot that names its weapon takes any that the figure has.
TEST_F(Carrying, AShotIsTakenWithTheWeaponThatIsSaid)
{
    EXPECT_EQ(equip({u"--carry"_s, u"shotgun"_s}).exit, 0);
    EXPECT_EQ(run(u"--seed 1 prepare "_s + m_file).exit, 0);
    EXPECT_EQ(run(u"play %1 begin"_s.arg(m_file)).exit, 0);
    const Heard own = run(u"--json --dice 1,2,3 play %1 test 1 burst conditions="_s.arg(m_file));
    EXPECT_EQ(own.exit, 0) << own.err.toStdString();
    const Heard other = run(u"--json --dice 1,2,3,4,5,6 play %1 test 1 burst weapon=shotgun conditions="_s.arg(m_file));
    EXPECT_EQ(other.exit, 0) << other.err.toStdString();
    // What the other weapon's test asks only by its rank is brought by the weapon said.
    EXPECT_EQ(run(u"play %1 test 1 outgunned-by fired=pistol weapon=shotgun"_s.arg(m_file)).exit, 0);
    EXPECT_EQ(run(u"play %1 test 1 outgunned-by fired=pistol weapon=grenade"_s.arg(m_file)).exit, 1);
}

} // namespace muster::testing
