// SPDX-License-Identifier: MIT

// Every page and dialog in the language nobody speaks: a third longer than English, accented, in brackets. A text without
// accents came from no catalogue; one that is cut has no room for German.

#include "model/language.h"
#include "model/packs.h"
#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/seen/seen.h"
#include "tests/ui/window/desk.h"
#include "ui/help/helpsource.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace muster::testing {
namespace {

class InAnotherLanguage : public Desk
{
protected:
    void SetUp() override
    {
        if (!QFile::exists(QStringLiteral(MUSTER_PSEUDO)))
            GTEST_SKIP() << "built without Qt's tools";
        language::speak(QStringLiteral(MUSTER_PSEUDO));
    }
    void TearDown() override { language::speak(language::english()); }

    /// Each complaint once, with the first place where it was met.
    void look(const std::function<QStringList(const QWidget &)> &complaintsAbout)
    {
        std::map<QString, QString> complaints;
        visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
            for (const QString &complaint : complaintsAbout(window))
                complaints.emplace(complaint, name);
        });
        for (const auto &[complaint, name] : complaints)
            ADD_FAILURE() << name.toStdString() << ": " << complaint.toStdString();
    }
};

/// What players, files and countries call things is theirs.
QStringList namesEverywhere()
{
    QStringList names{
        QStringLiteral("The Harrow Marches"),
        QStringLiteral("Osric Vane"),
        QStringLiteral("Sergeant Vasquez"),
        QStringLiteral("Lieutenant Commander Ambrosius Featherstonehaugh the Elder"),
        QStringLiteral("Corporal Maximilian Wolkenstein the"),
        QStringLiteral("Doxey"),
        QStringLiteral("Dana"),
        QStringLiteral("Mara"),
        QStringLiteral("Rook"),
        QStringLiteral("The map has nine sections. Choose one of them."), // which the walk itself says
        // Qt's own catalogue has these.
        QStringLiteral("Cancel"),
        QStringLiteral("Letter / ANSI A"),
        QStringLiteral("Legal"),
    };
    for (const QString &code : language::all())
        names << language::nameOf(code);
    for (const help::Group &group : help::contents(language::english())) { // which are no texts of the catalogue
        names << group.title;
        for (const help::Entry &entry : group.chapters)
            names << entry.title;
    }
    for (const QString &id : shippedPackIds()) {
        const Result<Pack> pack = shippedPack(id);
        for (const QString &name : pack->names)
            names << name;
    }
    for (const QLocale::FormatType format : {QLocale::LongFormat, QLocale::ShortFormat}) {
        for (int month = 1; month <= 12; ++month)
            names << QLocale().standaloneMonthName(month, format);
    }
    // The longest first: one may begin as another does.
    std::sort(names.begin(), names.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    return names;
}

TEST_F(InAnotherLanguage, NoTextIsBare)
{
    const QStringList names = namesEverywhere();
    look([&](const QWidget &window) { return seen::bareTexts(window, names); });
}

TEST_F(InAnotherLanguage, NoTextIsCut)
{
    look([](const QWidget &window) {
        // Of a list, what players call things may be longer than there is room.
        static const QRegularExpression ours(QStringLiteral(": “[^”]*\\[[^”]*” wants"));
        return seen::cutTexts(window).filter(ours);
    });
}

} // namespace
} // namespace muster::testing
