// SPDX-License-Identifier: MIT

// Which chapter F1 opens where.

#include "tests/ui/window/desk.h"
#include "ui/foes/askdialog.h"
#include "ui/help/helpplaces.h"
#include "ui/help/helpsource.h"
#include "ui/help/helpwindow.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cstdlib>
#include <cxxabi.h>
#include <memory>
#include <set>

namespace muster {
namespace {

using namespace Qt::StringLiterals;

using HelpPlaces = testing::Desk;

bool isWritten(const QString &place)
{
    const help::Source source = help::chapter(help::chapterIn(place), u"en"_s);
    const QString anchor = help::anchorIn(place);
    return !source.headings.isEmpty()
        && (anchor.isEmpty() || std::any_of(source.headings.begin(), source.headings.end(), [&](const auto &heading) {
                return heading.anchor == anchor;
            }));
}

/// As the sources call it: a help place names its class so that the compiler knows it.
QString nameOf(const HelpPlace &place)
{
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> name(
        abi::__cxa_demangle(place.widget.name(), nullptr, nullptr, &status), &std::free);
    return QString::fromLatin1(name.get()).remove(u"muster::"_s);
}

/// The classes of the sources with what they derive from.
std::map<QString, QString> classesOfUi()
{
    static const QRegularExpression wanted(u"^class (\\w+)(?: final)? : public (\\w+)"_s,
                                           QRegularExpression::MultilineOption);
    std::map<QString, QString> classes;
    QDirIterator files(QStringLiteral(MUSTER_SOURCE_DIR) + u"/ui"_s, {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = wanted.globalMatch(text); match.hasNext();) {
            const QRegularExpressionMatch one = match.next();
            classes[one.captured(1)] = one.captured(2);
        }
    }
    return classes;
}

bool isDialog(const std::map<QString, QString> &classes, QString name)
{
    while (classes.contains(name))
        name = classes.at(name);
    return name == u"QDialog" || name == u"QWizard";
}

HelpWindow *helpOver(QWidget &window)
{
    return window.findChild<HelpWindow *>();
}

TEST_F(HelpPlaces, EveryPageHasAChapter)
{
    for (const PageTitle &page : pageTitles())
        EXPECT_TRUE(isWritten(helpPlaceOf(page.kind))) << page.title.toStdString();
}

TEST_F(HelpPlaces, EveryDialogHasAChapter)
{
    std::set<QString> known;
    for (const HelpPlace &place : helpPlaces())
        known.insert(nameOf(place));
    const std::map<QString, QString> classes = classesOfUi();
    int dialogs = 0;
    for (const auto &[name, base] : classes) {
        if (!isDialog(classes, name) || name == u"StepDialog" || name == u"FiguresDialog") // what such forms share
            continue;
        ++dialogs;
        EXPECT_TRUE(known.contains(name)) << name.toStdString();
    }
    EXPECT_GT(dialogs, 20);
}

TEST_F(HelpPlaces, LeadFromWidgetsThatAreThereToHeadingsThatAre)
{
    const std::map<QString, QString> classes = classesOfUi();
    for (const HelpPlace &place : helpPlaces()) {
        EXPECT_TRUE(classes.contains(nameOf(place))) << place.widget.name();
        EXPECT_TRUE(isWritten(place.place)) << place.place.toStdString();
    }
}

TEST_F(HelpPlaces, F1OpensTheChapterOfThePage)
{
    MainWindow window;
    show(window);
    QTest::keyClick(&window, Qt::Key_F1);
    ASSERT_TRUE(helpOver(window));
    EXPECT_EQ(helpOver(window)->place().toStdString(), "first-month") << "the welcome page";

    ASSERT_TRUE(window.openFile(sample()));
    for (const PageTitle &page : pageTitles()) {
        window.notebook()->goTo(page.kind);
        window.activateWindow();
        QTest::keyClick(&window, Qt::Key_F1);
        EXPECT_EQ(help::chapterIn(helpOver(window)->place()).toStdString(),
                  help::chapterIn(helpPlaceOf(page.kind)).toStdString())
            << page.title.toStdString();
    }
    EXPECT_EQ(window.findChildren<HelpWindow *>().size(), 1) << "one help, whatever is asked";
}

TEST_F(HelpPlaces, F1OpensTheChapterOfADialogOverIt)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    AskDialog dialog(*window.document(), &window);
    dialog.setModal(true);
    show(dialog);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    EXPECT_FALSE(window.findChild<HelpWindow *>(QString(), Qt::FindDirectChildrenOnly));
    ASSERT_TRUE(helpOver(dialog));
    EXPECT_EQ(helpOver(dialog)->place().toStdString(), "ask-the-dice");
}

} // namespace
} // namespace muster
