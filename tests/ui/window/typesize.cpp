// SPDX-License-Identifier: MIT

// Ctrl++ sets the type of the whole window larger, and nothing that lies open is lost.

#include "tests/ui/window/desk.h"
#include "ui/look/type.h"
#include "ui/map/lettering.h"
#include "ui/window/appearance.h"
#include "ui/window/campaigns.h"
#include "ui/window/notebook.h"
#include "ui/window/windowkeeper.h"

#include <QSettings>
#include <QTest>

namespace muster::testing {
namespace {

class TypeSize : public Desk
{
protected:
    void TearDown() override
    {
        changeTypeSize(0);
        QApplication::setFont({});
    }

    /// In the window that is there then.
    static void press(const WindowKeeper &keeper, Qt::Key key)
    {
        show(*keeper.window());
        QTest::keyClick(keeper.window(), key, Qt::ControlModifier);
        QTest::qWait(0);
    }
};

TEST_F(TypeSize, IsLargerByKeyAndUsualAgain)
{
    const WindowKeeper keeper(openWindow(sample()));
    keeper.window()->notebook()->open(PageKind::Chronicle);
    const CampaignDocument *document = keeper.window()->document();
    const qreal body = fontFor(TextUse::Body).pointSizeF();
    const int column = besideType(100);
    const qreal sheet = Lettering(TextUse::Body).width(QStringLiteral("Osric Vane"));

    for (const Qt::Key key : {Qt::Key_Plus, Qt::Key_Equal, Qt::Key_Plus, Qt::Key_Plus, Qt::Key_Plus})
        press(keeper, key);

    EXPECT_EQ(typeSize(), 150) << "and no larger";
    EXPECT_NEAR(fontFor(TextUse::Body).pointSizeF(), 1.5 * body, 0.01);
    EXPECT_EQ(besideType(100), qRound(1.5 * column));
    EXPECT_EQ(Lettering(TextUse::Body).width(QStringLiteral("Osric Vane")), sheet) << "paper stays as it is";
    EXPECT_EQ(keeper.window()->document(), document);
    EXPECT_EQ(keeper.window()->notebook()->current(), PageKind::Chronicle);
    EXPECT_EQ(QSettings().value(QStringLiteral("typeSize")).toInt(), 150);

    press(keeper, Qt::Key_Minus);
    EXPECT_EQ(typeSize(), 125);
    press(keeper, Qt::Key_0);
    EXPECT_EQ(typeSize(), 100);
    EXPECT_NEAR(fontFor(TextUse::Body).pointSizeF(), body, 0.01);
}

} // namespace
} // namespace muster::testing
