// SPDX-License-Identifier: MIT
#include "ui/encounter/correctionpanel.h"

#include "tests/support/bands.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

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

TEST(CorrectionPanel, EditsTheObjectiveAndTheEntry)
{
    CorrectionPanel panel;
    panel.load(inTheWoods(), chainReaction3(), 6);
    for (auto *line : panel.findChildren<QLineEdit *>()) {
        if (line->accessibleName() == QLatin1String("Objective"))
            line->setText(QStringLiteral("burn the mill"));
        else if (line->accessibleName() == QLatin1String("Entry"))
            line->setText(QStringLiteral("by the ford"));
    }
    EXPECT_EQ(panel.value().objective, QStringLiteral("burn the mill"));
    EXPECT_EQ(panel.value().entry, QStringLiteral("by the ford"));
}

TEST(CorrectionPanel, ClosesByEscapeFromAnyField)
{
    CorrectionPanel panel;
    panel.load(inTheWoods(), chainReaction3(), 6);
    int closed = 0;
    QObject::connect(&panel, &CorrectionPanel::cancelled, [&] { ++closed; });
    for (auto *line : panel.findChildren<QLineEdit *>()) {
        if (line->accessibleName() == QLatin1String("Objective"))
            QTest::keyClick(line, Qt::Key_Escape);
    }
    EXPECT_EQ(closed, 1);
}

TEST(CorrectionPanel, WhereTheRulesKnowNoCountryNoneIsSet)
{
    const Campaign campaign = Band().star("Osric", 5).plays(EncounterKind::Patrol, 3);
    CorrectionPanel panel;
    panel.load(campaign, swordplay(), 6);
    EXPECT_EQ(panel.value(), *campaign.encounter);
}

TEST(CorrectionPanel, PartsTheTableAnewAndKeepsTheChosenPlace_R95)
{
    CorrectionPanel panel;
    panel.load(inTheWoods(), chainReaction3(), 5);
    for (auto *line : panel.findChildren<QLineEdit *>()) {
        if (line->accessibleName() == QLatin1String("In your words"))
            line->setText(QStringLiteral("the well"));
    }
    int chosen = 0;
    QObject::connect(&panel, &CorrectionPanel::reshaped, [&](int section) { chosen = section; });
    for (auto *box : panel.findChildren<QSpinBox *>()) {
        if (box->accessibleName() == QLatin1String("Sections wide"))
            box->setValue(4);
    }
    const Encounter wanted = panel.value();
    EXPECT_EQ(wanted.setup.grid, (Grid{4, 3}));
    ASSERT_EQ(wanted.setup.sections.size(), 12U);
    EXPECT_EQ(chosen, 6) << "the second of the second row";
    EXPECT_EQ(wanted.setup.sections[5].words, QStringLiteral("the well"));
    EXPECT_EQ(wanted.setup.sections[4].words, QString());
    EXPECT_EQ(wanted.setup.sections[3].country, Country::Clear);
}

TEST(CorrectionPanel, OffersNoTableThatCannotBe_R95)
{
    CorrectionPanel panel;
    panel.load(inTheWoods(), chainReaction3(), 5);
    for (const int columns : {16, 1, 9, 4}) {
        for (auto *box : panel.findChildren<QSpinBox *>()) {
            if (box->accessibleName() == QLatin1String("Sections wide"))
                box->setValue(columns);
        }
        EXPECT_TRUE(panel.value().setup.grid.isPossible()) << columns;
    }
}

} // namespace
} // namespace muster::testing
