// SPDX-License-Identifier: MIT

// What the roster shows of long names, long weapons and many pips.

#include "model/actions/actions.h"
#include "model/items/rostermodel.h"
#include "model/sample/sample.h"
#include "model/story/words.h"
#include "tests/ui/pages/openbook.h"
#include "ui/band/rosterview.h"
#include "ui/look/type.h"
#include "ui/parts/twolines.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace muster::testing {
namespace {

/// The sample, its band armed with the longest name and weapon there may well be.
class LongRoster : public ::testing::Test
{
protected:
    LongRoster()
        : book(sampleSteps(swordplay()))
    {
        const std::vector<Figure> band = book.campaign().band;
        for (Figure figure : band) {
            figure.profile.weapon = longestWeapon();
            if (figure.star)
                figure.profile.rep = 6;
            else if (figure.id == band.back().id)
                figure.name = QStringLiteral("Hallgerd Hoskuldsdottir");
            write(actions::correctFigure(book.campaign(), swordplay(), figure));
        }
    }

    void write(const Result<Step> &step)
    {
        ASSERT_TRUE(step);
        ASSERT_TRUE(book.document().write(*step));
    }

    static QString longestWeapon()
    {
        const auto &weapons = swordplay().weapons;
        return std::max_element(
                   weapons.begin(), weapons.end(),
                   [](const Weapon &one, const Weapon &other) { return one.title.size() < other.title.size(); })
            ->id;
    }

    static QRect cell(const RosterView &roster, int row, RosterModel::Column column)
    {
        const auto &model = *qobject_cast<RosterModel *>(roster.model());
        return roster.visualRect(model.index(row, model.placeOfColumn(column)));
    }

    OpenBook book;
};

TEST_F(LongRoster, CutsNoNameAndNoWeaponBesideThePanel)
{
    Shown<BandPage> page(book.document());
    RosterView &roster = *page.find<RosterView>();
    const QFontMetrics name(fontFor(TextUse::RowName));
    const QFontMetricsF body(fontFor(TextUse::Body));
    const auto &band = book.campaign().band;
    for (int row = 1; row < static_cast<int>(band.size()); ++row) {
        const Figure &figure = band[static_cast<std::size_t>(row)];
        EXPECT_GE(cell(roster, row, RosterModel::Name).width(), name.horizontalAdvance(figure.name))
            << figure.name.toStdString();
        EXPECT_GE(cell(roster, row, RosterModel::Weapon).width(),
                  widthInTwoLines(words::weapon(figure.profile, swordplay()), body));
    }
    EXPECT_EQ(roster.horizontalHeader()->length(), roster.viewport()->width()); // and all columns are in sight
}

TEST_F(LongRoster, LeavesAWeaponItsRoomBesideBadges)
{
    const std::vector<Figure> band = book.campaign().band;
    for (Figure figure : band) {
        figure.poisoned = figure.exempt = !figure.star;
        if (!figure.star)
            write(actions::correctFigure(book.campaign(), swordplay(), figure));
    }
    Shown<BandPage> page(book.document());
    RosterView &roster = *page.find<RosterView>();
    const QFontMetricsF body(fontFor(TextUse::Body));
    const QString weapon = words::weapon(book.campaign().band.back().profile, swordplay());
    EXPECT_GE(cell(roster, 1, RosterModel::Weapon).width(), widthInTwoLines(weapon, body));
    const QModelIndex name = roster.indexAt(cell(roster, 1, RosterModel::Name).center());
    EXPECT_TRUE(name.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("poisoned, exempt")));
}

/// Its Rep over time stands in the panel, too.
TEST_F(LongRoster, LeavesAWeaponItsRoomBesideALongName)
{
    Figure leader = *book.campaign().star();
    leader.name = QStringLiteral("Hallgerd Hoskuldsdottir");
    write(actions::correctFigure(book.campaign(), swordplay(), leader));
    Shown<BandPage> page(book.document());
    RosterView &roster = *page.find<RosterView>();
    const QString weapon = words::weapon(book.campaign().band.back().profile, swordplay());
    EXPECT_GE(cell(roster, 1, RosterModel::Weapon).width(),
              widthInTwoLines(weapon, QFontMetricsF(fontFor(TextUse::Body))));
}

TEST_F(LongRoster, KeepsSixPipsClearOfTheStarBesideThem)
{
    Shown<BandPage> page(book.document());
    RosterView &roster = *page.find<RosterView>();
    const QRect rep = cell(roster, 0, RosterModel::Rep);
    const QImage seen = roster.viewport()->grab(rep).toImage();
    const QRgb ground = seen.pixel(2, seen.height() / 2);
    for (int x = seen.width() - 4; x < seen.width(); ++x) {
        for (int y = seen.height() / 4; y < seen.height() * 3 / 4; ++y)
            ASSERT_EQ(seen.pixel(x, y), ground) << "at " << x << ", " << y;
    }
}

TEST_F(LongRoster, EditsANameInItsOwnCell)
{
    Shown<BandPage> page(book.document());
    RosterView &roster = *page.find<RosterView>();
    const QRect cellOfName = cell(roster, 1, RosterModel::Name);
    roster.setCurrentIndex(roster.indexAt(cellOfName.center()));
    roster.edit(roster.currentIndex());
    const auto *editor = roster.viewport()->findChild<QLineEdit *>();
    ASSERT_TRUE(editor);
    EXPECT_TRUE(editor->isVisible());
    EXPECT_GE(editor->geometry().top(), cellOfName.top());
    EXPECT_LE(editor->geometry().bottom(), cellOfName.bottom());
    EXPECT_LE(editor->geometry().right(), cellOfName.right());
    // Below and above it nothing of the name is to be seen.
    const QImage seen = roster.viewport()->grab(cellOfName).toImage();
    const QRgb ground = seen.pixel(seen.width() - 2, 2);
    for (int x = 0; x < seen.width(); ++x)
        ASSERT_EQ(seen.pixel(x, editor->geometry().bottom() - cellOfName.top() + 2), ground) << "at " << x;
}

TEST_F(LongRoster, HasALineThatAnEyeCanFollowOnTheWidestScreen)
{
    Shown<BandPage> page(book.document());
    page->resize(3700, 2000);
    RosterView &roster = *page.find<RosterView>();
    EXPECT_LE(roster.width(), besideType(1200));
    EXPECT_GE(roster.width(), besideType(1000));
    EXPECT_EQ(roster.horizontalHeader()->length(), roster.viewport()->width());
}

TEST_F(LongRoster, SaysTheWholeWeaponInThePanel)
{
    Shown<BandPage> page(book.document());
    const QString weapon = words::weapon(book.campaign().star()->profile, swordplay());
    const auto labels = page->findChildren<QLabel *>();
    const auto said = std::find_if(labels.begin(), labels.end(),
                                   [&](const QLabel *label) { return label->text().startsWith(weapon); });
    ASSERT_NE(said, labels.end());
    EXPECT_GE((*said)->height(), (*said)->heightForWidth((*said)->width()));
    EXPECT_LE((*said)->minimumSizeHint().width(), (*said)->width());
}

TEST(TwoLines, PartAWeaponWhereItsLinesAreShortest)
{
    const QFontMetricsF metrics(fontFor(TextUse::Body));
    EXPECT_EQ(inTwoLines(QStringLiteral("Crossbow/Two-hand Axe"), metrics, 1000),
              QStringList({QStringLiteral("Crossbow/Two-hand Axe")}));
    EXPECT_EQ(inTwoLines(QStringLiteral("Crossbow/Two-hand Axe"), metrics, 100),
              QStringList({QStringLiteral("Crossbow/"), QStringLiteral("Two-hand Axe")}));
    EXPECT_EQ(inTwoLines(QStringLiteral("Submachine Gun"), metrics, 80),
              QStringList({QStringLiteral("Submachine"), QStringLiteral("Gun")}));
    EXPECT_EQ(inTwoLines(QStringLiteral("Crossbow"), metrics, 10), QStringList({QStringLiteral("Crossbow")}));
}

} // namespace
} // namespace muster::testing
