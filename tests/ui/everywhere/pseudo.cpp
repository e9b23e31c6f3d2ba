// SPDX-License-Identifier: MIT

// Every page and dialog in the language nobody speaks: a third longer than English, accented, in brackets. A text without
// accents came from no catalogue; one that is cut has no room for German.

#include "model/language.h"
#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/seen/seen.h"
#include "tests/ui/window/desk.h"

#include <QFile>

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

TEST_F(InAnotherLanguage, NoTextIsBare)
{
    const QStringList names{QStringLiteral("Osric Vane"), QStringLiteral("Sergeant Vasquez")};
    look([&](const QWidget &window) { return seen::bareTexts(window, names); });
}

TEST_F(InAnotherLanguage, NoTextIsCut)
{
    look(seen::cutTexts);
}

} // namespace
} // namespace muster::testing
