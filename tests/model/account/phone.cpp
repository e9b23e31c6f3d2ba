// SPDX-License-Identifier: MIT
// Tests the page of an encounter for a phone: its texts, its check boxes, and that all text in it is escaped.
#include "model/account/phone.h"
#include "tests/support/accounts.h"
#include "tests/support/battle.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace muster::testing {

namespace {

PhonePage pageOf(const Campaign &campaign, const Pack &pack = swordplay())
{
    return phonePageOf(campaign, pack, u"key"_s);
}

QString html(const PhonePage &page, const QByteArray &map = {})
{
    return QString::fromUtf8(htmlOf(page, map));
}

std::string titles(const PhonePage &page)
{
    QStringList all;
    for (const PhonePart &part : page.parts)
        all << part.title;
    return all.join(u'|').toStdString();
}

std::string ticksOf(const PhoneRow &row)
{
    QStringList all;
    for (const PhoneTicks &ticks : row.ticks) {
        for (const PhoneTick &tick : ticks.boxes)
            all << (tick.on ? u'*' + tick.text : tick.text);
    }
    return all.join(u'|').toStdString();
}

} // namespace

TEST(Phone, HasTheEncounterItsPefsTheBandAndTheTests)
{
    const PhonePage page = pageOf(threeOnPatrol());
    EXPECT_EQ(page.title.toStdString(), "Patrol");
    ASSERT_TRUE(page.table);
    EXPECT_TRUE(page.table->hasMap());
    EXPECT_EQ(page.table->paragraphs.front().title.toStdString(), "Objective");
    EXPECT_EQ(titles(page), "Possible Enemy Forces|The band");
    EXPECT_EQ(page.parts[0].rows.size(), 3U);
    EXPECT_EQ(ticksOf(page.parts[0].rows[0]),
              "X: none|A: something’s out there|B: contact|C: in force|1|2|3|4|5|6|7|8|9|10");
    EXPECT_EQ(page.parts[1].rows[0].title.toStdString(), "Osric");
    EXPECT_EQ(page.parts[1].rows[0].mark.toStdString(), "5");
    EXPECT_GT(page.tests.size(), 5U);
}

TEST(Phone, TicksWhatIsNotedByNow)
{
    Battle battle(threeOnPatrol());
    battle.begins({1, 2}).stands(2, TableState::OutOfTheFight);
    const PhonePart band = pageOf(battle.campaign()).parts[1];
    EXPECT_EQ(ticksOf(band.rows[1]),
              "Stunned|Ducked Back|Left the table|*Out of the Fight|Dead|Ran Away|Surrendered|Captured");
    EXPECT_TRUE(band.rows[2].ticks.empty()) << "Berta sat out";
    EXPECT_EQ(band.rows[2].details.last().toStdString(), "sat out");
}

TEST(Phone, KeepsTheTicksOfEachEncounterApart)
{
    Campaign campaign = threeOnPatrol();
    const QString first = pageOf(campaign).key;
    campaign.encounter->seed = 7;
    EXPECT_NE(pageOf(campaign).key, first);
    EXPECT_NE(phonePageOf(campaign, swordplay(), u"other"_s).key, pageOf(campaign).key);
    EXPECT_TRUE(html(pageOf(campaign)).contains(u"\"muster:key-1-patrol-7\""_s));
}

TEST(Phone, GivesEveryBoxAnIdOfItsOwn)
{
    const QString page = html(pageOf(threeOnPatrol()));
    static const QRegularExpression box(u"<input type=\"checkbox\" id=\"([^\"]+)\""_s);
    QStringList ids;
    for (auto found = box.globalMatch(page); found.hasNext();)
        ids << found.next().captured(1);
    EXPECT_GT(ids.size(), 30);
    EXPECT_EQ(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
}

TEST(Phone, NeedsNothingFromElsewhereAndSaysNothingOfTheMachine)
{
    const QString page = html(pageOf(threeOnPatrol()), "<svg/>");
    for (const QString &address : {u"http:"_s, u"https:"_s, u"//"_s, u"@import"_s, u"url("_s, u"generator"_s})
        EXPECT_FALSE(page.contains(address)) << address.toStdString();
    static const QRegularExpression source(u"(?:src|href)=\"(?!data:|#)"_s);
    EXPECT_FALSE(page.contains(source));
}

TEST(Phone, ShowsWhatAPlayerWroteAsText)
{
    Campaign campaign = Band()
                            .star("<script>alert(1)</script>", 5)
                            .grunt("\"><img src=x onerror=y>", 4)
                            .plays(EncounterKind::Patrol, 3);
    campaign.name = u"</title></style>%1 %2 %99"_s;
    campaign.encounter->objective = u"a <b>bold</b> one %1"_s;
    const QString page = html(phonePageOf(campaign, swordplay(), u"</script>\";alert(2)//"_s));
    EXPECT_FALSE(page.contains(u"<script>alert"_s));
    EXPECT_FALSE(page.contains(u"<img"_s));
    EXPECT_FALSE(page.contains(u"<b>bold"_s));
    EXPECT_FALSE(page.contains(u"alert(2)"_s));
    EXPECT_TRUE(page.contains(u"&lt;/title&gt;&lt;/style&gt;%1 %2 %99"_s));
    EXPECT_EQ(page.count(u"</style>"_s), 1);
    EXPECT_EQ(page.count(u"</script>"_s), 1);
}

TEST(Phone, HasWhatEachSystemSaysOfItsEncounters)
{
    const Result<Steps> zombies = playStory(rookMeetsZombies, chainReaction1());
    ASSERT_TRUE(zombies);
    const PhonePage page = pageOf(fold(*zombies), chainReaction1());
    EXPECT_FALSE(page.table->paragraphs.empty());
    EXPECT_FALSE(page.parts.empty());
    EXPECT_LT(html(page).size(), 300'000);

    const PhonePage squad =
        pageOf(inChainReaction(Band().star("Vasquez", 5).grunt("Hudson", 3).plays(EncounterKind::Patrol, 3)),
               chainReaction3());
    EXPECT_FALSE(squad.parts[0].rows[0].ticks.front().boxes.empty());
    EXPECT_LT(html(squad).size(), 300'000);
}

/// A figure with an initiative instead of a Rep loses initiative.
TEST(Phone, CountsInitiativeWhereTheRulesDo)
{
    const Result<Steps> steps = playStory(doxeyMeetsGermans, streetSkirmish());
    ASSERT_TRUE(steps);
    const PhonePage page = pageOf(fold(*steps), streetSkirmish());
    EXPECT_EQ(titles(page), "The enemy|The band");
    EXPECT_EQ(ticksOf(page.parts[1].rows[0]), "1|2|3|4");
    EXPECT_LT(html(page).size(), 300'000);
}

} // namespace muster::testing
