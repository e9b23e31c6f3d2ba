// SPDX-License-Identifier: MIT

// What is said in a narrow place is said whole: it takes another line before it is cut.

#include "model/reference/shelf.h"
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
#include "ui/parts/columnshare.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/parameterform.h"
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
        const int wholeFate = foretelling ? 120 : 0; // which has its room before a name has
        table.resize(table.leastWidth(foretelling) + 160 + wholeFate, 200);
        for (int row = 0; row < 2; ++row)
            EXPECT_GE(table.columnWidth(FateModel::Name),
                      FateDelegate::nameWidth(table.model()->index(row, FateModel::Name)))
                << row;
    }
}

/// The lowest line of a cell that something is written on, above the rule.
int lowestWritten(const QImage &cell)
{
    int lowest = 0;
    for (int y = 0; y < cell.height() - 2; ++y) {
        for (int x = 1; x < cell.width(); ++x)
            lowest = cell.pixel(x, y) == cell.pixel(0, 0) ? lowest : y;
    }
    return lowest;
}

TEST(FateTable, SaysBelowALongNameThatTheFigureSatOut)
{
    const Campaign campaign = Band().star("Osric", 4).grunt("Wenzeslaus Cuthbert Longfellow", 3).grunt("Tibb", 3);
    FateTable table;
    table.show();
    const auto lowestOf = [&](int row, const std::vector<ReportedFate> &fates) {
        table.load(campaign.band, fates, {Fate::Fine, Fate::OutOfTheFight, Fate::ObviouslyDead});
        table.resize(table.leastWidth(false), 200);
        const QRect cell = table.visualRect(table.model()->index(row, FateModel::Name));
        return lowestWritten(table.viewport()->grab(cell).toImage());
    };
    const std::vector<ReportedFate> all{
        {FigureId{1}, Fate::Fine}, {FigureId{2}, Fate::Fine}, {FigureId{3}, Fate::Fine}};
    EXPECT_GT(lowestOf(1, {all.front()}), lowestOf(2, all) + 4) << "below where a short name stands";
    EXPECT_LT(lowestOf(2, {all.front()}), lowestOf(2, all) + 4) << "beside a short one";
}

TEST(ColumnShare, GivesEachColumnItsLongestWordFirst)
{
    EXPECT_EQ(shareWidth({100, 300, 300}, 400, {90, 40, 40}), (std::vector<qreal>{100, 150, 150}));
    EXPECT_EQ(shareWidth({200, 300, 100}, 300, {140, 40, 30}), (std::vector<qreal>{170, 70, 60}));
    EXPECT_EQ(shareWidth({50, 60}, 300, {20, 20}), (std::vector<qreal>{50, 60})) << "there is room for all";
}

/// The narrow form beside the table of a test of the Reference.
TEST(ParameterForm, ATitleBesideAWideBoxKeepsItsRoom)
{
    for (const char *id : {"chain-reaction-1", "chain-reaction-3", "tumor", "swordplay", "urban-d100"}) {
        for (const ShelfEntry &entry : shelfOf(shipped(id))) {
            const auto &procedure = entry.variants.front().procedure;
            if (!procedure)
                continue;
            ParameterForm form;
            form.load(*procedure, shipped(id));
            form.resize(330, 900);
            form.show();
            for (const QLabel *label : form.findChildren<QLabel *>()) {
                EXPECT_TRUE(!label->isVisible() || label->wordWrap() || label->width() >= label->sizeHint().width())
                    << id << ", " << entry.id.toStdString() << ": " << label->text().toStdString();
            }
        }
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
