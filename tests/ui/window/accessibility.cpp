// SPDX-License-Identifier: MIT
#include "tests/ui/window/desk.h"
#include "ui/band/byhand.h"
#include "ui/band/figurecorrection.h"
#include "ui/band/joindialog.h"
#include "ui/band/partdialog.h"
#include "ui/founding/campaigncorrection.h"
#include "ui/founding/foundingwizard.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QAccessible>
#include <QScrollBar>
#include <QTest>

namespace muster {

using Accessibility = testing::Desk;

namespace {

/// Everything the keyboard can reach, as a screen reader would name it; those without a name.
QStringList nameless(const QWidget &window)
{
    QStringList found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        const bool inner = widget->objectName().startsWith(QStringLiteral("qt_")) || qobject_cast<QScrollBar *>(widget)
            || widget->focusProxy();
        if (inner || !widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus))
            continue;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(widget);
        if (!spoken || spoken->text(QAccessible::Name).trimmed().isEmpty())
            found.append(QString::fromLatin1(widget->metaObject()->className()));
    }
    return found;
}

} // namespace

TEST_F(Accessibility, EverythingTheKeyboardReachesOnEachPageHasAName)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    for (const PageTitle &page : pageTitles()) {
        window.notebook()->open(page.kind);
        EXPECT_EQ(nameless(window).join(u' ').toStdString(), "") << page.title.toStdString();
    }
}

TEST_F(Accessibility, SoHasEverythingOnTheWelcomePage)
{
    MainWindow window;
    show(window);
    EXPECT_EQ(nameless(window).join(u' ').toStdString(), "");
}

TEST_F(Accessibility, SoHasEverythingInTheDialogs)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    CampaignDocument &document = *window.document();

    FigureCorrection figure(document, document.campaign().band.back().id);
    show(figure);
    EXPECT_EQ(nameless(figure).join(u' ').toStdString(), "");
    CampaignCorrection campaign(document);
    show(campaign);
    EXPECT_EQ(nameless(campaign).join(u' ').toStdString(), "");
    ByHand byHand(document);
    show(byHand);
    EXPECT_EQ(nameless(byHand).join(u' ').toStdString(), "");
    JoinDialog joins(document);
    show(joins);
    EXPECT_EQ(nameless(joins).join(u' ').toStdString(), "");
    PartDialog leaves(document);
    show(leaves);
    EXPECT_EQ(nameless(leaves).join(u' ').toStdString(), "");
}

TEST_F(Accessibility, TabGoesRoundTheWholeWindowAndComesBack)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    QWidget *start = window.focusWidget() ? window.focusWidget() : window.nextInFocusChain();
    start->setFocus();
    int stops = 0;
    do {
        QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
        ++stops;
    } while (window.focusWidget() != start && stops < 100);
    EXPECT_LT(stops, 100);
    EXPECT_GT(stops, 5);
}

} // namespace muster
