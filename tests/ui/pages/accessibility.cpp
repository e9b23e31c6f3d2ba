// SPDX-License-Identifier: MIT

// Whatever can have the focus says what it is.

#include "tests/ui/pages/openbook.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/chronicle/chroniclepage.h"
#include "ui/encounter/encounterpage.h"
#include "ui/odds/oddspage.h"

#include <QAccessible>

namespace muster::testing {
namespace {

template<typename P>
void everythingHasAName(const QString &story)
{
    OpenBook book(story);
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

TEST(Accessibility, OfAnEncounterToBePrepared)
{
    everythingHasAName<EncounterPage>(twoGrunts);
}

TEST(Accessibility, OfAnEncounterInHand)
{
    everythingHasAName<EncounterPage>(onPatrol);
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
