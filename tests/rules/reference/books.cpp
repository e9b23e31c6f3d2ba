// SPDX-License-Identifier: MIT
//
// The tables and tests of the five books, read off their pages, against what the packs hold. The difference is zero both
// ways: nothing of a book is missing, and nothing that a pack can be asked is out of no book.
#include "tests/rules/reference/inbooks.h"
#include "tests/rules/reference/shelf.h"

#include <QStringList>

#include <algorithm>
#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

bool holds(const Pack &pack, const QString &id)
{
    if (id == QLatin1String("weapons"))
        return !pack.weapons.empty();
    return pack.reference->entryIds().contains(id) || findProcedure(pack, id);
}

std::set<QString> idsIn(const Book &book)
{
    std::set<QString> ids;
    for (const std::vector<InBook> *tables : {&book.tables, &book.borrowed}) {
        for (const InBook &table : *tables)
            EXPECT_TRUE(ids.insert(QString::fromLatin1(table.id)).second) << "twice: " << table.id;
    }
    return ids;
}

/// What can be rolled or read by the pack: the shelf, what is asked by name besides, and the weapons.
std::set<QString> idsOf(const Pack &pack)
{
    const QStringList entries = pack.reference->entryIds();
    std::set<QString> ids(entries.begin(), entries.end());
    for (const Procedure &procedure : procedures(pack)) {
        const auto &tests = pack.reference->tests;
        const bool isGroup = std::any_of(tests.begin(), tests.end(),
                                         [&](const ReferenceTest &test) { return test.procedure == procedure.id; });
        if (!isGroup)
            ids.insert(procedure.id);
    }
    if (!pack.weapons.empty())
        ids.insert(QStringLiteral("weapons"));
    return ids;
}

} // namespace

TEST(Books, EveryTableOfEveryBookIsInItsPack)
{
    for (const Book &book : books()) {
        for (const InBook &table : book.tables)
            EXPECT_TRUE(holds(shipped(book.pack), QString::fromLatin1(table.id)))
                << book.pack << ": " << table.title << ", p. " << table.page;
    }
}

TEST(Books, NothingOfAPackIsOutOfNoBookAndTheCountsAreTheSame)
{
    for (const Book &book : books()) {
        const std::set<QString> printed = idsIn(book);
        const std::set<QString> held = idsOf(shipped(book.pack));
        for (const QString &id : held)
            EXPECT_TRUE(printed.contains(id)) << book.pack << ": " << id.toStdString();
        EXPECT_EQ(printed.size(), held.size()) << book.pack;
    }
}

TEST(Books, EverythingThatIsRolledIsAProcedure)
{
    for (const Book &book : books()) {
        const Pack &pack = shipped(book.pack);
        const Reference &reference = *pack.reference;
        QStringList notes;
        for (const Note &note : reference.notes)
            notes.append(note.id);
        for (const QString &id : reference.entryIds()) {
            const std::vector<const ReferenceTest *> tests = reference.testsOf(id);
            const QString procedure = tests.empty() ? id : tests.front()->procedure;
            EXPECT_NE(notes.contains(id), findProcedure(pack, procedure).has_value())
                << book.pack << ": " << id.toStdString();
        }
    }
}
