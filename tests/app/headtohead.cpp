// SPDX-License-Identifier: MIT

// A game head to head (Swordplay p. 26, R37): a player writes down what a PEF hides, and it is turned over.

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
              "Nobody has written down what PEF 1 hides. Do that first, or resolve it by dice.");
    hide(1, u"3 Orc 4 sword; Ogre 5"_s);
    hide(2, u"decoy"_s);
    EXPECT_FALSE(call(u"chronicle "_s + m_file).text().contains(u"Ogre"_s));
    EXPECT_EQ(refusal(u"resolve 1"_s), "What PEF 1 hides is written down. Reveal it instead.");

    QJsonObject json = play(u"reveal 1"_s);
    EXPECT_TRUE(json[u"rolls"_s].toArray().isEmpty());
    EXPECT_EQ(json[u"play"_s][u"groups"_s][0][u"figures"_s].toArray().size(), 4);
    json = play(u"reveal 2"_s);
    EXPECT_EQ(json[u"play"_s][u"groups"_s].toArray().size(), 1);
    EXPECT_FALSE(json[u"play"_s][u"pefs"_s][1][u"waiting"_s].toBool());
    EXPECT_TRUE(json[u"play"_s][u"pefs"_s][2][u"waiting"_s].toBool());
}

} // namespace muster::testing
