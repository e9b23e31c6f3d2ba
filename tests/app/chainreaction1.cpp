// SPDX-License-Identifier: MIT
// Chain Reaction's first edition, kept as a shell would keep it.
#include "tests/app/calls.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class ChainReaction1 : public Table
{
protected:
    QString file() const { return at(u"gang.muster"_s); }
    QJsonObject show() const { return run(u"--json show "_s + file()).json(); }

    void found() const
    {
        const Heard founded =
            run(u"new %1 --rules chain-reaction-1 --list gang --star Rook --rep 2 --option genre=gang "
                "--option terrain=none"_s.arg(file()));
        ASSERT_EQ(founded.exit, 0) << founded.err.toStdString();
    }

    /// Two turns; a firefight by the choice among seven; a leader and Grunts of the gang's list.
    Heard prepare(const QString &dice) const
    {
        return run(QStringList{u"--json"_s, u"--dice"_s, dice, u"prepare"_s, file()});
    }
};

const QString firefight = u"1 1 3 4  1 1 6 6 1 1 1 1 1 1 1 1 1 1  1 1 3 3 3 3"_s;

} // namespace

TEST_F(ChainReaction1, PreparesAndFinishesAnEncounterByTheContract)
{
    found();
    const Heard prepared = prepare(firefight);
    ASSERT_EQ(prepared.exit, 0) << prepared.err.toStdString();
    QJsonObject campaign = show();
    EXPECT_EQ(campaign[u"turn"_s][u"number"_s].toInt(), 2);
    EXPECT_EQ(campaign[u"turn"_s][u"label"_s].toString(), u"Late January, year 1"_s);
    EXPECT_EQ(campaign[u"encounter"_s][u"kind"_s].toString(), u"firefight"_s);
    EXPECT_EQ(campaign[u"encounter"_s][u"enemy"_s].toString(), u"gang"_s);
    EXPECT_EQ(campaign[u"encounter"_s][u"enemy_figures"_s].toArray().size(), 3);
    EXPECT_EQ(campaign[u"phase"_s].toString(), u"play"_s);

    const QString report = write(u"report.json"_s, R"({"outcome": 0.5, "figures": [{"id": 1, "fate": "bad-wound",
        "inflicted_damage": true, "kills": 1, "routed": 1}]})");
    const Heard after = run(QStringList{u"--json"_s, u"--dice"_s, u"1 5"_s, u"aftermath"_s, file(), report});
    ASSERT_EQ(after.exit, 0) << after.err.toStdString();
    campaign = show();
    EXPECT_EQ(campaign[u"points"_s].toInt(), 200 + 40 + 20);
    EXPECT_EQ(campaign[u"star"_s][u"rep"_s].toInt(), 3); // R66
    EXPECT_EQ(campaign[u"star"_s][u"back_in"_s].toInt(), 7); // two months, four turns
    EXPECT_EQ(campaign[u"turn"_s][u"number"_s].toInt(), 3);
    EXPECT_EQ(run(u"check "_s + file()).exit, 0);
    EXPECT_EQ(run(u"undo %1 --steps 2"_s.arg(file())).exit, 0);
    EXPECT_EQ(show()[u"turn"_s][u"number"_s].toInt(), 1);
}

TEST_F(ChainReaction1, RefusesWhatTheseRulesDoNotKnow)
{
    EXPECT_EQ(run(u"new %1 --rules chain-reaction-1 --list gang --star Rook --rep 6"_s.arg(file())).exit, 1);
    found();
    EXPECT_EQ(prepare(u"1 1 3 4"_s).exit, 1); // too few
    EXPECT_EQ(prepare(firefight + u" 6"_s).exit, 1); // too many
    EXPECT_EQ(run(u"prepare %1 --enemy martians"_s.arg(file())).exit, 1);
    EXPECT_EQ(run(u"prepare %1 --until-back"_s.arg(file())).exit, 1); // nobody is away
    EXPECT_EQ(show()[u"steps"_s].toInt(), 1);
    ASSERT_EQ(prepare(firefight).exit, 0);
    for (const char *figure : {R"({"id": 1, "fate": "out-of-the-fight"})", R"({"id": 1, "fate": "fine", "kills": -1})",
                               R"({"id": 2, "fate": "fine"})"}) {
        const QString report =
            write(u"bad.json"_s, QByteArray(R"({"outcome": "success", "figures": [)") + figure + "]}");
        EXPECT_EQ(run(u"aftermath %1 %2"_s.arg(file(), report)).exit, 1) << figure;
    }
    EXPECT_EQ(show()[u"steps"_s].toInt(), 2);
}

TEST_F(ChainReaction1, NobodyKillsOrRoutsMoreEnemiesThanThereWere)
{
    found();
    ASSERT_EQ(prepare(firefight).exit, 0); // three of them
    const auto finish = [&](const char *deeds) {
        const QString report =
            write(u"many.json"_s,
                  QByteArray(R"({"outcome": "success", "figures": [{"id": 1, "fate": "fine", )") + deeds + "}]}");
        return run(u"aftermath %1 %2"_s.arg(file(), report));
    };
    const Heard killed = finish(R"("kills": 65)");
    EXPECT_EQ(killed.exit, 1);
    EXPECT_TRUE(killed.err.contains("Enemies killed: 65 are reported, but there were only 3."))
        << killed.err.toStdString();
    const Heard routed = finish(R"("kills": 3, "routed": 4)");
    EXPECT_EQ(routed.exit, 1);
    EXPECT_TRUE(routed.err.contains("Enemies routed: 4 are reported, but there were only 3."));
    EXPECT_EQ(show()[u"steps"_s].toInt(), 2) << "nothing was changed";

    ASSERT_EQ(run(u"play %1 begin"_s.arg(file())).exit, 0);
    EXPECT_EQ(run(u"play %1 did 1 kills 4"_s.arg(file())).exit, 1);
    EXPECT_EQ(run(u"play %1 did 1 kills 3 routed 3"_s.arg(file())).exit, 0);
}

TEST_F(ChainReaction1, CountsTheHostagesOfARecover)
{
    found();
    ASSERT_EQ(prepare(firefight).exit, 0);
    const auto play = [&](const QString &words) { return run(u"play %1 %2"_s.arg(file(), words)); };
    ASSERT_EQ(run(u"correct %1 kind=recover hostages=2"_s.arg(file())).exit, 0);
    ASSERT_EQ(play(u"begin"_s).exit, 0);
    EXPECT_TRUE(play(u"hostages 1"_s).out.contains("1 off the table"));
    EXPECT_TRUE(play(u"hostages 3"_s).err.contains("0 to 2"));
    EXPECT_TRUE(play(u"objective"_s).err.contains("hostages"));
    EXPECT_TRUE(play(u"hostages off"_s).out.contains("0 off the table"));
    EXPECT_EQ(play(u"hostages off"_s).exit, 1); // as noted already
}

TEST_F(ChainReaction1, CallsThePressAndGivesOutWhatWasSalvaged)
{
    found();
    EXPECT_EQ(run(u"press "_s + file()).exit, 1); // no encounter is under way
    ASSERT_EQ(prepare(firefight).exit, 0);
    const Heard press = run(QStringList{u"--json"_s, u"--dice"_s, u"1  3 4  1 2"_s, u"press"_s, file()});
    ASSERT_EQ(press.exit, 0) << press.err.toStdString();
    EXPECT_EQ(show()[u"encounter"_s][u"press"_s].toString(), u"full"_s);
    EXPECT_EQ(show()[u"encounter"_s][u"press_crew"_s].toArray().size(), 2);
    const Heard swat = run(u"upgrade %1 swat"_s.arg(file()));
    EXPECT_EQ(swat.exit, 1);
    EXPECT_TRUE(swat.err.contains("no better equipment")) << swat.err.toStdString();

    const QString report = write(u"report.json"_s, R"({"outcome": "success", "figures": [{"id": 1, "fate": "fine"}],
        "salvage": [{"item": "shotgun", "count": 2}]})");
    const Heard after = run(QStringList{u"--json"_s, u"aftermath"_s, file(), report});
    ASSERT_EQ(after.exit, 0) << after.err.toStdString();
    const auto stock = [&] {
        QStringList kits;
        for (const QJsonValue &kit : show()[u"stockpile"_s].toArray())
            kits << u"%1 %2"_s.arg(kit[u"count"_s].toInt()).arg(kit[u"item"_s].toString());
        return kits.join(u", "_s);
    };
    EXPECT_EQ(stock(), u"2 shotgun"_s);
    EXPECT_EQ(run(u"equip %1 --figure 1 --weapon shotgun"_s.arg(file())).exit, 0);
    EXPECT_EQ(show()[u"star"_s][u"weapon"_s].toString(), u"shotgun"_s);
    EXPECT_EQ(stock(), u"1 shotgun, 1 submachine-gun"_s);
    EXPECT_EQ(run(u"equip %1 --figure 1 --weapon rifle"_s.arg(file())).exit, 1);
    EXPECT_EQ(run(u"equip %1 --weapon rifle"_s.arg(file())).exit, 1); // nobody is named
    EXPECT_TRUE(run(u"show "_s + file()).out.contains("Stockpile: Shotgun × 1, Submachine Gun × 1"));
    EXPECT_EQ(run(u"undo %1 --steps 2"_s.arg(file())).exit, 0);
    EXPECT_EQ(stock(), QString());
}

// R5: what these rules worked out can be put right, and nothing is offered that they do not have.
TEST_F(ChainReaction1, CorrectsWoundTimeMarkAndPointsAndAnEncountersRecruits_R5)
{
    found();
    EXPECT_EQ(run(u"correct %1 figure=1 back-in=7 marked=true points=50"_s.arg(file())).exit, 0);
    const QJsonObject rook = show()[u"star"_s].toObject();
    EXPECT_EQ(rook[u"back_in"_s].toInt(), 7);
    EXPECT_EQ(rook[u"points"_s].toInt(), 50);
    EXPECT_EQ(run(u"correct %1 figure=1 back-in=0"_s.arg(file())).exit, 0);
    EXPECT_EQ(run(u"correct %1 figure=1 points=-1"_s.arg(file())).exit, 1);
    EXPECT_EQ(run(u"correct %1 next=patrol"_s.arg(file())).exit, 1) << "the dice say which encounter comes";
    ASSERT_EQ(prepare(firefight).exit, 0);
    EXPECT_EQ(run(u"correct %1 recruits=9"_s.arg(file())).exit, 0);
    EXPECT_EQ(show()[u"encounter"_s][u"recruits"_s].toInt(), 9);
    EXPECT_EQ(run(u"correct %1 recruits=rep-squared"_s.arg(file())).exit, 0) << "the campaign's option";
}

// R9: the outcome of the book is said with its reason, and the report counts.
TEST_F(ChainReaction1, SaysWhatTheBookGivesWhereTheReportSaysOtherwise_R97)
{
    found();
    ASSERT_EQ(prepare(firefight).exit, 0);
    EXPECT_EQ(run(u"play %1 begin"_s.arg(file())).exit, 0);
    EXPECT_EQ(run(u"play %1 count-turn"_s.arg(file())).exit, 0);
    const Heard after = run(u"aftermath %1 --outcome success"_s.arg(file()));
    ASSERT_EQ(after.exit, 0) << after.err.toStdString();
    EXPECT_TRUE(after.out.contains(
        "By the rules it was worth none of the points: The enemy was not driven off. Your report counts."))
        << after.out.toStdString();
    EXPECT_EQ(show()[u"star"_s][u"points"_s].toInt(), 400);
    EXPECT_TRUE(run(u"show "_s + file()).out.contains("Encounter points: 400; of the whole band: 400"));
}

} // namespace muster::testing
