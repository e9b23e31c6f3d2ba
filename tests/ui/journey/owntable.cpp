// SPDX-License-Identifier: MIT
// A sweep team on a table of six squares, by real keys and a real mouse (U73, R95).
#include "tests/ui/journey/journey.h"

#include "tests/support/packs.h"
#include "ui/table/playmap.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QSpinBox>

namespace muster {

namespace {

class OwnTableInTheWindow : public testing::Journey
{
protected:
    QString founded()
    {
        actions::NewCampaign wanted;
        wanted.name = QStringLiteral("Sweep team");
        wanted.list = QStringLiteral("military");
        wanted.starName = QStringLiteral("Vance");
        wanted.star.rep = 5;
        wanted.options = {{QStringLiteral("attributes"), QStringLiteral("off")}};
        return Journey::founded(testing::chainReaction3(), wanted);
    }
    /// Types into a field that can be seen, in place of what stands there.
    void fill(QWidget *field, const char *text)
    {
        click(field);
        press(Qt::Key_A, Qt::ControlModifier);
        type(text);
        press(Qt::Key_Tab);
    }
    template<typename W>
    W *there(const char *name)
    {
        return named<W>(page(PageKind::Encounter), QString::fromUtf8(name));
    }
};

} // namespace

TEST_F(OwnTableInTheWindow, IsWishedForRolledUpNamedAndPlayed)
{
    open(founded());
    openPage(PageKind::Encounter);
    click(there<QAbstractButton>("More options"));
    fill(there<QSpinBox>("Sections wide"), "2");
    EXPECT_EQ(there<QSpinBox>("Sections deep")->value(), 3);
    picture(QStringLiteral("journey-own-table-wished"));
    look("the wishes");
    for (int i = 0; i < 3 && !campaign().encounter; ++i)
        goOn();
    ASSERT_TRUE(campaign().encounter);
    EXPECT_EQ(campaign().encounter->setup.grid, (Grid{2, 3}));
    EXPECT_EQ(campaign().encounter->setup.sections.size(), 6U);
    picture(QStringLiteral("journey-own-table"));
    look("the table");

    // Another shape, and words for where the map is.
    click(there<QAbstractButton>("Edit"));
    fill(there<QSpinBox>("Sections deep"), "4");
    fill(there<QLineEdit>("In your words"), "the well");
    picture(QStringLiteral("journey-own-table-edited"));
    click(there<QAbstractButton>("Save"));
    ASSERT_EQ(campaign().encounter->setup.grid, (Grid{2, 4}));
    const auto &sections = campaign().encounter->setup.sections;
    EXPECT_TRUE(std::any_of(sections.begin(), sections.end(),
                            [](const Section &one) { return one.words == QStringLiteral("the well"); }));
    look("the table that was edited");

    ASSERT_EQ(nextAct(), "Begin play");
    goOn();
    ASSERT_TRUE(campaign().play);
    picture(QStringLiteral("journey-own-table-played"));
    look("the battle");
    auto *map = on<PlayMap>(PageKind::Encounter);
    ASSERT_TRUE(map);
    EXPECT_FALSE(map->sectionAt(map->placeOf(1).topLeft() - QPointF(8, 0))) << "beside a narrow table there is nothing";
    EXPECT_TRUE(map->placeOf(8).isValid());
}

} // namespace muster
