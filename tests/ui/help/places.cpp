// SPDX-License-Identifier: MIT

// Every page and every dialog has a chapter that F1 opens.

#include "ui/help/helpplaces.h"
#include "ui/help/helpsource.h"
#include "ui/window/page.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <cstdlib>
#include <cxxabi.h>
#include <memory>
#include <set>

namespace muster {
namespace {

using namespace Qt::StringLiterals;

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

TEST(HelpPlaces, EveryPageHasAChapter)
{
    for (const PageTitle &page : pageTitles())
        EXPECT_TRUE(isWritten(helpPlaceOf(page.kind))) << page.title.toStdString();
}

TEST(HelpPlaces, EveryDialogHasAChapter)
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

TEST(HelpPlaces, LeadFromWidgetsThatAreThereToHeadingsThatAre)
{
    const std::map<QString, QString> classes = classesOfUi();
    for (const HelpPlace &place : helpPlaces()) {
        EXPECT_TRUE(classes.contains(nameOf(place))) << place.widget.name();
        EXPECT_TRUE(isWritten(place.place)) << place.place.toStdString();
    }
}

} // namespace
} // namespace muster
