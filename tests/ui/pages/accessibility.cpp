// SPDX-License-Identifier: MIT

// Whatever can have the focus says what it is.

#include "model/actions/play/play.h"
#include "tests/ui/pages/openbook.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/chronicle/chroniclepage.h"
#include "ui/encounter/encounterpage.h"
#include "ui/odds/oddspage.h"

#include <QAccessible>

namespace muster::testing {
namespace {

template<typename P>
void everythingHasAName(OpenBook &book)
{
    Shown<P> page(book.document());
    int seen = 0;
    for (QWidget *widget : page->template findChildren<QWidget *>()) {
        const bool inside = widget->objectName().startsWith(QStringLiteral("qt_"));
        if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy() || inside)
            continue;
        ++seen;
        const QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
        ASSERT_TRUE(spoken);
        EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty()) << widget->metaObject()->className();
    }
    EXPECT_GT(seen, 2);
}

template<typename P>
void everythingHasAName(const QString &story)
{
    OpenBook book(story);
    everythingHasAName<P>(book);
}

TEST(Accessibility, OfAnEncounterToBePrepared)
{
    everythingHasAName<EncounterPage>(twoGrunts);
}

TEST(Accessibility, OfAnEncounterInHand)
{
    everythingHasAName<EncounterPage>(onPatrol);
}

TEST(Accessibility, OfABattleOnTheTable)
{
    OpenBook book(onPatrol);
    ASSERT_TRUE(book.document().write(*actions::beginPlay(book.campaign(), swordplay(), {})));
    everythingHasAName<EncounterPage>(book);
}

TEST(Accessibility, OfTheAftermath)
{
    everythingHasAName<AftermathPage>(onPatrol);
}

TEST(Accessibility, OfTheChronicle)
{
    everythingHasAName<ChroniclePage>(onPatrol);
}

TEST(Accessibility, OfTheOdds)
{
    everythingHasAName<OddsPage>(twoGrunts);
}

} // namespace
} // namespace muster::testing
