// SPDX-License-Identifier: MIT

// What is said in a narrow place is said whole: it takes another line before it is cut.

#include "tests/support/bands.h"
#include "tests/support/packs.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/aftermath/fatedelegate.h"
#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/finishside.h"
#include "ui/encounter/sectionline.h"
#include "ui/encounter/sectionrow.h"
#include "ui/founding/attributechoice.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/window/monthbar.h"

#include <QComboBox>
#include <QFontMetrics>
#include <QFormLayout>
#include <QLabel>
#include <QTest>

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

/// A table with little to say in one section and a lot in another.
Setup wordyTable()
{
    Setup table;
    for (int number = 1; number <= 9; ++number)
        table.sections.push_back({number});
    Section &section = table.sections[4];
    section.terrain = Terrain::WoodedHill;
    section.country = Country::Mountains;
    section.buildings = 2;
    section.road = Road::LeftRight;
    section.river = River();
    return table;
}

/// How high the words are at most that a section line writes.
int heightOfWords(const SectionLine &line)
{
    const QRect room(0, 0, line.width() - 36, QWIDGETSIZE_MAX); // behind the number
    return QFontMetrics(fontFor(TextUse::SecondLineBold)).boundingRect(room, Qt::TextWordWrap, line.toolTip()).height();
}

TEST(SectionRow, ShowsAllThatLiesInASectionHoweverNarrowItIs)
{
    auto *lock = new Button({}, QStringLiteral("Lock"));
    auto *again = new Button({}, QStringLiteral("Re-roll"));
    SectionRow row({lock, again});
    row.line()->load(wordyTable(), 5, {});
    for (const int width : {900, 508, 412, 300}) {
        row.resize(width, row.heightForWidth(width));
        row.show();
        EXPECT_LE(heightOfWords(*row.line()), row.line()->height()) << width;
        EXPECT_TRUE(row.rect().contains(row.line()->geometry())) << width;
        EXPECT_TRUE(row.rect().contains(again->geometry())) << width;
        EXPECT_FALSE(row.line()->geometry().intersects(lock->geometry())) << width;
    }
}

TEST(SectionRow, IsAsHighForASectionWithLittleToSay)
{
    SectionRow row({new Button({}, QStringLiteral("Lock"))});
    row.line()->load(wordyTable(), 5, {});
    const int height = row.heightForWidth(412);
    row.line()->load(wordyTable(), 1, {});
    EXPECT_EQ(row.heightForWidth(412), height);
}

TEST(Form, ALabelStandsBesideTheFirstLineOfAFieldOfSeveral)
{
    QWidget window;
    QFormLayout *form = makeForm();
    window.setLayout(form);
    auto *attributes = new AttributeChoice;
    addRow(*form, QStringLiteral("Attributes"), attributes);
    const Pack &pack = chainReaction3();
    attributes->load(pack, {pack.attributes->rows[0].outcome.id, pack.attributes->rows[1].outcome.id},
                     AttributeChoice::most);
    window.show();
    const QWidget *label = form->labelForField(attributes);
    const auto *first = attributes->findChild<QComboBox *>();
    const int middle = first->mapTo(&window, first->rect().center()).y();
    EXPECT_NEAR(label->geometry().center().y(), middle, 2);
}

/// Finish in the second half of January.
class FinishLateJanuary : public ::testing::Test
{
protected:
    FinishLateJanuary()
        : finish(dice)
    {
        Campaign campaign = Band().star("Rook", 4).plays(EncounterKind::Patrol, 3);
        campaign.rules = QStringLiteral("chain-reaction-1");
        campaign.turn = 2;
        finish.load(campaign, chainReaction1());
        finish.show();
    }
    QString textAt(int width)
    {
        finish.resize(width, 500);
        for (const Button *button : finish.findChildren<Button *>()) {
            if (button->accessibleName() == QLatin1String("Finish Late January"))
                return button->text();
        }
        return {};
    }

    DiceConversation dice;
    FinishSide finish;
};

TEST_F(FinishLateJanuary, NamesTheMonthWholeInOneLineOrTwo)
{
    EXPECT_EQ(textAt(700), QStringLiteral("Finish Late January"));
    EXPECT_EQ(textAt(440), QStringLiteral("Finish\nLate January"));
    finish.setFolded(true);
    EXPECT_EQ(textAt(440), QStringLiteral("Finish Late January"));
    EXPECT_EQ(finish.deed(), QStringLiteral("Finish Late January"));
}

TEST_F(FinishLateJanuary, WritesTheNoteInTwoLinesBesideTheHeadingWhereItIsNarrow)
{
    finish.foresee({}, true, true, false);
    for (const int width : {700, finish.leastUnfolded()}) {
        finish.resize(width, 500);
        for (const QLabel *label : finish.findChildren<QLabel *>())
            EXPECT_TRUE(label->isHidden() || label->height() >= label->heightForWidth(label->width()))
                << label->text().toStdString() << " at " << width;
    }
}

TEST(FateTable, TheBoxesMoveTogetherBeforeANameIsCut)
{
    const Campaign campaign = Band().star("Wenzeslaus von Rabenstein", 4).grunt("Cuthbert Longfellow", 3);
    FateTable table;
    std::vector<ReportedFate> fates;
    for (const Figure &figure : campaign.band)
        fates.push_back({figure.id, Fate::Fine});
    table.load(campaign.band, fates, {Fate::Fine, Fate::OutOfTheFight, Fate::ObviouslyDead});
    table.show();
    for (const bool foretelling : {false, true}) {
        table.setForetelling(foretelling);
        table.resize(table.leastWidth(foretelling) + 160, 200);
        for (int row = 0; row < 2; ++row)
            EXPECT_GE(table.columnWidth(FateModel::Name),
                      FateDelegate::nameWidth(table.model()->index(row, FateModel::Name)))
                << row;
    }
}

TEST(MonthBar, ACampaignsNameTakesTheRoomTheStationsLeave)
{
    MonthBar bar;
    MonthView view;
    view.campaign = QStringLiteral("The Long Retreat from the Marches");
    view.turn = QStringLiteral("Late January, year 1");
    view.rules = QStringLiteral("Chain Reaction 3.0, first edition, Gang");
    bar.load(view);
    bar.resize(1600, bar.sizeHint().height());
    bar.show();
    for (const auto *label : bar.findChildren<ElidedLabel *>())
        EXPECT_GE(label->width(), QFontMetrics(label->font()).horizontalAdvance(label->text()))
            << label->text().toStdString();
}

} // namespace
} // namespace muster::testing
