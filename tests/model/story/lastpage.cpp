// SPDX-License-Identifier: MIT

// The page that closes a campaign, for each way in which one can end.

#include "model/actions/goals.h"
#include "model/actions/play/tally.h"
#include "tests/support/acts.h"
#include "tests/support/bands.h"
#include "tests/support/longcampaign.h"
#include "tests/support/rolledband.h"

namespace muster::testing {
namespace {

TEST(LastPage, NamesTheLastMonthThatWasPlayedAndTheStepToUndo)
{
    Campaign campaign = Band()
                            .star("Osric", 4)
                            .fought(EncounterKind::Patrol, Outcome::Success)
                            .fought(EncounterKind::Patrol, Outcome::Success);
    EXPECT_EQ(campaign.turn, 3);
    Foe grom;
    grom.id = 1;
    grom.name = QStringLiteral("Grom");
    grom.status = FoeStatus::Killed;
    campaign.foes.insert(1, grom);
    const Result<Step> closing = actions::closeCampaign(campaign, CampaignEnding::Won);
    ASSERT_TRUE(closing);
    apply(campaign, *closing);
    const LastPage page = *lastPage(campaign, swordplay());
    EXPECT_EQ(page.sentences.front().toStdString(), "The campaign was won in Month 2.");
    EXPECT_EQ(page.sentences.back().toStdString(),
              "To play on, undo “Campaign closed as won” and whatever was recorded after it.");
    EXPECT_EQ(page.rows.back().value.toStdString(), "killed");
}

TEST(LastPage, SpeaksAsTheGameOfItsPackDoes)
{
    for (const Pack *pack : {&swordplay(), &chainReaction1(), &chainReaction3(), &streetSkirmish()}) {
        const ClosingLines &farewell = pack->farewell;
        for (const QString &line : {farewell.starDies, farewell.starSteps})
            EXPECT_TRUE(line.contains(QStringLiteral("%1")) && line.contains(QStringLiteral("%2")))
                << pack->id.toStdString();
        EXPECT_TRUE(farewell.bandLives.contains(QStringLiteral("%1"))) << pack->id.toStdString();
        EXPECT_FALSE(farewell.bandGone.isEmpty()) << pack->id.toStdString();
    }
}

TEST(LastPage, OfAPackWithoutAFarewellIsPlain)
{
    Pack plain = swordplay();
    plain.farewell = {};
    const Band alone = Band().star("Osric", 3).plays(EncounterKind::Patrol, 3);
    const Taken after = finish(alone, failure({{1, Fate::ObviouslyDead}}), "");
    EXPECT_EQ(lastPage(after.campaign, plain)->sentences.at(1), QStringLiteral("No one is left in the band."));
}

/// Joined is what died, left, ran, was captured … and what is there at the end.
void expectToAddUp(const Campaign &campaign, const Pack &pack)
{
    const std::optional<LastPage> page = lastPage(campaign, pack);
    ASSERT_TRUE(page);
    int joined = 0;
    int told = 0;
    for (const LastPage::Row &row : page->rows) {
        const int value = row.value.toInt();
        if (row.label == QStringLiteral("Ever in the band"))
            joined = value;
        else if (row.label == QStringLiteral("Survivors"))
            EXPECT_EQ(joined, told + value) << printed(*page).toStdString();
        else
            told = joined > 0 ? told + value : 0;
    }
    EXPECT_EQ(joined, campaign.lastId) << "the Star too";
}

TEST(LastPage, AddsUpInEveryCampaignOfSwordplay)
{
    int pages = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        LongCampaign player(seed);
        Campaign campaign = fold({founding()});
        for (int step = 0; step < 120; ++step) {
            apply(campaign, player.next(campaign));
            if (campaign.phase != Phase::Over)
                continue;
            ++pages;
            expectToAddUp(campaign, swordplay());
        }
    }
    EXPECT_GT(pages, 40);
}

TEST(LastPage, AddsUpInEveryCampaignOfTheFirstEdition)
{
    for (quint64 seed = 1; seed <= 40; ++seed) {
        actions::NewCampaign wanted;
        wanted.list = QStringLiteral("civilians");
        wanted.starName = QStringLiteral("Rook");
        wanted.star.rep = 5;
        wanted.options.insert(QStringLiteral("genre"), QStringLiteral("b-movie"));
        RolledBand band(wanted, seed);
        std::mt19937_64 choices(seed);
        while (band.campaign().phase != Phase::Over) {
            if (actions::checkRecruit(band.campaign(), chainReaction1(), std::nullopt).empty())
                band.roll({}, [&](Dice &dice, Step &step) {
                    actions::recruit(band.campaign(), chainReaction1(), std::nullopt, dice, step);
                });
            band.prepare(QStringLiteral("zombies"));
            BattleReport told{Outcome::Success, {}};
            for (const ReportedFate &came : actions::reportSoFar(band.campaign()).figures) {
                const Fate fate = woundFates[choices() % woundFates.size()];
                const bool star = band.campaign().find(came.id)->star;
                told.figures.push_back({came.id, star && choices() % 3 != 0 ? Fate::Fine : fate});
            }
            band.finish(told);
        }
        expectToAddUp(band.campaign(), chainReaction1());
    }
}

TEST(LastPage, IsNotWrittenWhileTheCampaignGoesOn)
{
    EXPECT_FALSE(lastPage(Band().star("Osric", 3), swordplay()));
}

} // namespace
} // namespace muster::testing
