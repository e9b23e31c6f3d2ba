// SPDX-License-Identifier: MIT

// Tests that the catalogue has the texts of the packs. resources/translations/packtexts.cmake finds them by the keys
// that the reader of the packs treats as texts.

#include "model/packs.h"
#include "model/story/rulings.h"
#include "rules/pack/packloader.h"

#include <QDir>
#include <QTranslator>

#include <gtest/gtest.h>

#include <set>

namespace muster::testing {
namespace {

std::set<QString> asked; // global, because the reader takes a function without state

QString listen(const QString &text)
{
    asked.insert(text);
    return text;
}

Pack readListening(const QString &id)
{
    const QDir folder(QStringLiteral(":/packs/") + id);
    std::vector<PackFile> files;
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.push_back({name, file.readAll(), listen});
    }
    return *loadPack(files);
}

/// Adds texts that a campaign stores as they are in the pack.
void addWhatIsKept(const Pack &pack)
{
    const auto addType = [](const Profile &figure) { asked.insert(figure.type); };
    for (const ArmyList &list : pack.lists) {
        for (const TableRow<Profile> &row : list.figures.rows)
            addType(row.outcome);
    }
    if (pack.games) {
        for (const TableRow<Ground> &row : pack.games->grounds.rows)
            asked.insert({row.outcome.title, row.outcome.lay});
    }
}

TEST(PackTexts, AreAllInTheCatalogue)
{
    QTranslator catalogue;
    if (!catalogue.load(QStringLiteral(MUSTER_PSEUDO)))
        GTEST_SKIP() << "built without Qt's tools";
    asked.clear();
    for (const QString &id : shippedPackIds())
        addWhatIsKept(readListening(id));
    for (const Ruling &ruling : rulings())
        asked.insert({ruling.title, ruling.text});
    EXPECT_GT(asked.size(), 900U);
    for (const QString &text : asked) {
        const bool hasWords = std::any_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); });
        EXPECT_TRUE(!hasWords || !catalogue.translate("Pack", text.toUtf8().constData()).isNull())
            << text.toStdString();
    }
}

} // namespace
} // namespace muster::testing
