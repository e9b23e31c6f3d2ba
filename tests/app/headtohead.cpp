// SPDX-License-Identifier: MIT

// A game head to head (Swordplay p. 26, R37): a player records what a PEF hides, and it is turned over.

#include "tests/app/playedbattle.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

class HeadToHead : public PlayedBattle
{
protected:
    void SetUp() override { EXPECT_EQ(call(u"play %1 begin"_s.arg(m_file)).exit, 0); }

    void hide(int pef, const QString &figures)
    {
        const Heard heard = run(QStringList{u"play"_s, m_file, u"hide"_s, QString::number(pef), figures});
        EXPECT_EQ(heard.exit, 0) << heard.err.toStdString();
        EXPECT_FALSE(heard.text().contains(u"Orc"_s)) << "the other player may be reading";
    }
};

} // namespace

TEST_F(HeadToHead, IsPlayedOnTheTerminal_R37)
{
    EXPECT_EQ(refusal(u"reveal 1"_s),
              "What PEF 1 hides is not recorded yet. Record it first, or resolve the PEF by dice.");
    hide(1, u"3 Orc 4 sword; Ogre 5"_s);
    hide(2, u"decoy"_s);
    EXPECT_FALSE(call(u"chronicle "_s + m_file).text().contains(u"Ogre"_s));
    EXPECT_EQ(refusal(u"resolve 1"_s), "PEF 1 already hides something. Reveal it instead.");

    QJsonObject json = play(u"reveal 1"_s);
    EXPECT_TRUE(json[u"rolls"_s].toArray().isEmpty());
    EXPECT_EQ(json[u"play"_s][u"groups"_s][0][u"figures"_s].toArray().size(), 4);
    json = play(u"reveal 2"_s);
    EXPECT_EQ(json[u"play"_s][u"groups"_s].toArray().size(), 1);
    EXPECT_FALSE(json[u"play"_s][u"pefs"_s][1][u"waiting"_s].toBool());
    EXPECT_TRUE(json[u"play"_s][u"pefs"_s][2][u"waiting"_s].toBool());
}

TEST_F(HeadToHead, ThePlayersOwnPefsHideFiguresUntilTheyAreSeen_R37)
{
    EXPECT_EQ(refusal(u"own-reveal 1"_s), "You have no PEF 1. Hide figures or a decoy under it first.");
    EXPECT_EQ(refusal(u"own-pef 2 8 2"_s), "Number your PEFs from 1, in order: use 1 to 1, not 2.");
    QJsonObject json = play(u"own-pef 1 8 2 3"_s);
    EXPECT_EQ(json[u"play"_s][u"own_pefs"_s][0][u"section"_s], 8);
    EXPECT_TRUE(json[u"play"_s][u"own_pefs"_s][0][u"figures"_s].isUndefined()) << "the other player may be reading";
    EXPECT_FALSE(json[u"play"_s][u"own_groups"_s][0][u"figures"_s].toArray().contains(2));
    EXPECT_NE(refusal(u"own-pef 2 7 3"_s).find("is already hidden under your PEF 1."), std::string::npos);
    play(u"own-pef 2 7 decoy"_s);
    play(u"own-place-pef 1 5"_s);

    json = play(u"own-reveal 1"_s);
    EXPECT_TRUE(json[u"rolls"_s].toArray().isEmpty());
    EXPECT_EQ(json[u"play"_s][u"own_groups"_s][1][u"section"_s], 5);
    EXPECT_EQ(json[u"play"_s][u"own_groups"_s][1][u"figures"_s].toArray(), (QJsonArray{2, 3}));
    json = play(u"own-reveal 2"_s);
    EXPECT_EQ(json[u"play"_s][u"own_groups"_s].toArray().size(), 2);
    EXPECT_EQ(refusal(u"own-reveal 2"_s), "Your PEF 2 has already been revealed.");
}

} // namespace muster::testing
