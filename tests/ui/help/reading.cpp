// SPDX-License-Identifier: MIT

// The help as it is read: links, back and forward, searching.

#include "model/language.h"
#include "tests/support/stories.h"
#include "tests/ui/window/desk.h"
#include "ui/help/helpwindow.h"

#include <QLineEdit>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QWindow>

namespace muster {
namespace {

using namespace Qt::StringLiterals;

class HelpReading : public testing::Desk
{
protected:
    void TearDown() override { language::speak(language::english()); }

    HelpWindow &open(const QString &place)
    {
        HelpWindow::open(&m_window, place);
        return *m_window.findChild<HelpWindow *>();
    }
    static QString textOf(HelpWindow &help) { return help.findChild<QTextBrowser *>()->toPlainText(); }
    static void search(HelpWindow &help, const QString &words) { help.findChild<QLineEdit *>()->setText(words); }
    static QStringList listed(HelpWindow &help)
    {
        QStringList titles;
        for (QTreeWidgetItemIterator item(help.findChild<QTreeWidget *>()); *item; ++item) {
            if ((*item)->parent())
                titles << (*item)->text(0);
        }
        return titles;
    }

    MainWindow m_window;
};

TEST_F(HelpReading, FollowsALinkAndGoesBackAndForward)
{
    HelpWindow &help = open(u"careers"_s);
    auto *text = help.findChild<QTextBrowser *>();
    emit text->anchorClicked(QUrl(u"report.md#book"_s));
    EXPECT_EQ(help.place().toStdString(), "report#book");
    EXPECT_TRUE(textOf(help).startsWith(u"Report and campaign book"_s));
    QTest::keyClick(&help, Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(help.place().toStdString(), "careers");
    QTest::keyClick(&help, Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(help.place().toStdString(), "report#book");
}

TEST_F(HelpReading, OpensAtTheHeading)
{
    HelpWindow &help = open(u"terminal#file"_s);
    QTest::qWait(20);
    EXPECT_GT(help.findChild<QTextBrowser *>()->verticalScrollBar()->value(), 0);
    EXPECT_FALSE(textOf(help).contains(u"{#"_s));
}

TEST_F(HelpReading, SearchingLeavesTheChaptersInWhichAllTheWordsOccur)
{
    HelpWindow &help = open(u"band"_s);
    const auto all = listed(help).size();
    EXPECT_GT(all, 25);
    search(help, u"convoys antidote"_s);
    EXPECT_TRUE(listed(help).contains(u"Wasteland and half-months"_s));
    EXPECT_LT(listed(help).size(), 4);
    EXPECT_EQ(help.place().toStdString(), "wasteland") << "the first of them, as Band has no such words";
    EXPECT_FALSE(help.findChild<QTextBrowser *>()->extraSelections().isEmpty());
    search(help, u"<b>"_s);
    EXPECT_TRUE(textOf(help).contains(u"“<b>”"_s));
    search(help, {});
    EXPECT_EQ(listed(help).size(), all);
    EXPECT_EQ(help.place().toStdString(), "band") << "where searching began";
}

TEST_F(HelpReading, SearchingFindsTheTestsOfTheReferenceTheRulingsAndAPhraseAsItStands)
{
    ASSERT_TRUE(m_window.openFile(told(testing::twoGrunts)));
    HelpWindow &help = open(u"band"_s);
    search(help, u"stunned"_s);
    EXPECT_TRUE(listed(help).contains(u"Reference"_s));
    emit help.findChild<QTextBrowser *>()->anchorClicked(QUrl(u"reference.md"_s));
    EXPECT_TRUE(textOf(help).contains(u"Recover From Knock Down"_s)) << textOf(help).toStdString();
    search(help, u"in sight"_s);
    for (const auto &mark : help.findChild<QTextBrowser *>()->extraSelections())
        EXPECT_EQ(mark.cursor.selectedText().toLower().toStdString(), "in sight");
}

TEST_F(HelpReading, LiesBesideTheWindowNotBeforeIt)
{
    m_window.show();
    HelpWindow &help = open(u"band"_s);
    EXPECT_FALSE(help.windowHandle()->transientParent());
    EXPECT_EQ(help.windowType(), Qt::Window);
}

TEST_F(HelpReading, ShowsThePicturesAndNothingFromElsewhere)
{
    HelpWindow &help = open(u"month"_s);
    auto *text = help.findChild<QTextBrowser *>();
    EXPECT_FALSE(
        text->loadResource(QTextDocument::ImageResource, QUrl(u"pictures/map.png"_s)).value<QImage>().isNull());
    EXPECT_FALSE(text->loadResource(QTextDocument::HtmlResource, QUrl(u"file:///etc/hostname"_s)).isValid());
}

TEST_F(HelpReading, ShowsDarkPicturesOnADarkPage)
{
    auto *text = open(u"month"_s).findChild<QTextBrowser *>();
    for (const QColor &paper : {QColor(Qt::white), QColor(Qt::black), QColor(Qt::white)}) {
        QPalette palette = text->palette();
        palette.setColor(QPalette::Base, paper);
        text->setPalette(palette);
        const QVariant picture = text->document()->resource(QTextDocument::ImageResource, QUrl(u"pictures/map.png"_s));
        EXPECT_EQ(picture.value<QImage>().pixelColor(2, 2).lightness() < 128, paper == Qt::black);
    }
}

TEST_F(HelpReading, SpeaksTheLanguageOfTheWindow)
{
    language::speak(u"de"_s);
    EXPECT_TRUE(textOf(open(u"band"_s)).startsWith(u"Bande"_s));
}

} // namespace
} // namespace muster
