// SPDX-License-Identifier: MIT
#include "ui/encounter/correctionpanel.h"

#include "tests/support/bands.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

#include <QComboBox>

namespace muster::testing {
namespace {

Campaign inTheWoods()
{
    Campaign campaign = Band().star("Carter", 5).plays(EncounterKind::Patrol, 3);
    campaign.encounter->enemy = QStringLiteral("gang");
    for (Section &section : campaign.encounter->setup.sections)
        section.country = Country::Woods;
    return campaign;
}

void choose(CorrectionPanel &panel, const char *field, const char *what)
{
    for (auto *box : panel.findChildren<QComboBox *>()) {
        if (box->accessibleName() == QLatin1String(field))
            box->setCurrentText(QLatin1String(what));
    }
}

TEST(CorrectionPanel, SetsTheCountryRoadAndRiverOfASection)
{
    CorrectionPanel panel;
    panel.load(inTheWoods(), chainReaction3(), 6);
    choose(panel, "Country", "Mountains");
    choose(panel, "Road", "Up and down");
    choose(panel, "River", "With a ford");
    const Encounter wanted = panel.value();
    const Section &section = wanted.setup.sections[5];
    EXPECT_EQ(section.country, Country::Mountains);
    EXPECT_EQ(section.road, Road::UpDown);
    ASSERT_TRUE(section.river);
    EXPECT_EQ(section.river->fordable, true);
    EXPECT_EQ(wanted.setup.sections[4].country, Country::Woods);
}

TEST(CorrectionPanel, WhereTheRulesKnowNoCountryNoneIsSet)
{
    const Campaign campaign = Band().star("Osric", 5).plays(EncounterKind::Patrol, 3);
    CorrectionPanel panel;
    panel.load(campaign, swordplay(), 6);
    EXPECT_EQ(panel.value(), *campaign.encounter);
}

} // namespace
} // namespace muster::testing
