// SPDX-License-Identifier: MIT
#include "ui/help/helptables.h"

#include "model/language.h"
#include "model/packs.h"
#include "model/reference/shelf.h"
#include "model/story/rulings.h"
#include "ui/help/keys.h"
#include "ui/texts.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QAction>
#include <QMainWindow>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// Returns the title of a pack. Titles are read once, because the tables are made again for every letter of a search.
QString titleOf(const QString &pack)
{
    static Localized<QMap<QString, QString>> titles([] {
        QMap<QString, QString> read;
        for (const QString &id : shippedPackIds()) {
            if (const Result<Pack> known = shippedPack(id))
                read.insert(id, known->title);
        }
        return read;
    });
    return titles.now().value(pack, HelpText::tr("Every rule set"));
}

} // namespace

/// Returns a table for each run of rulings of the same rule set.
QList<HelpTable> rulingTables(const QString &pack, const QString &words)
{
    QList<HelpTable> all;
    std::optional<QString> present;
    for (const Ruling &ruling : rulingsFor(pack)) {
        if (!speaksOf(ruling, words))
            continue;
        if (present != ruling.pack)
            all.append({titleOf(ruling.pack), {}});
        present = ruling.pack;
        all.last().entries.append({ruling.id, ruling.title, ruling.text});
    }
    return all;
}

namespace {

using Shelves = QMap<QString, std::vector<ShelfEntry>>;

/// Returns the reference of a pack, read once like the titles.
const std::vector<ShelfEntry> &shelfIn(const QString &pack)
{
    static Localized<Shelves> shelves([] {
        Shelves read;
        for (const QString &id : shippedPackIds()) {
            if (const Result<Pack> known = shippedPack(id))
                read.insert(id, shelfOf(*known));
        }
        return read;
    });
    static const std::vector<ShelfEntry> none;
    const auto shelf = shelves.now().constFind(pack);
    return shelf == shelves.now().constEnd() ? none : *shelf;
}

/// Returns the text of an entry, a line for each row of its tables.
QStringList linesOf(const ShelfEntry &entry)
{
    QStringList lines;
    for (const ShelfVariant &variant : entry.variants) {
        for (const QStringList &row : variant.table.rows)
            //: Between the parts of a list
            lines << QStringList(row).filter(QRegularExpression(QStringLiteral("."))).join(HelpText::tr("; "));
        for (const ShelfTable::Line &line : variant.table.modifiers)
            //: A modifier of a test, and what it does
            lines << HelpText::tr("%1: %2").arg(line.what, line.how);
    }
    lines.removeDuplicates();
    return lines;
}

} // namespace

QList<HelpTable> referenceTables(const QString &pack, const QString &words)
{
    if (words.isEmpty())
        return {};
    HelpTable found{HelpText::tr("On the Reference page"), {}};
    for (const ShelfEntry &entry : shelfIn(pack)) {
        HelpEntry all{entry.page, entry.title, linesOf(entry).join(u'\n')};
        if (!speaksOf(all, words))
            continue;
        QStringList telling = all.text.split(u'\n');
        telling.removeIf([&](const QString &line) { return !speaksOf(HelpEntry{{}, {}, line}, words); });
        all.text = telling.isEmpty() ? entry.section : telling.join(u'\n');
        found.entries.append(all);
    }
    return found.entries.isEmpty() ? QList<HelpTable>() : QList<HelpTable>{found};
}

namespace {

/// Returns a menu's text without mnemonics, dots and the part about the present state.
QString plain(const QAction &action)
{
    return action.iconText().remove(u'…');
}

QString keysOf(const QAction &action)
{
    QStringList keys;
    for (const QKeySequence &sequence : action.shortcuts())
        keys << sequence.toString(QKeySequence::NativeText);
    //: Between keys that do the same
    return keys.join(HelpText::tr(", "));
}

class Collector
{
public:
    void menu(const QMenu &menu, const QString &title)
    {
        for (const QAction *action : menu.actions()) {
            if (action->menu())
                this->menu(*action->menu(), title);
            else
                note(*action, title);
        }
    }
    void note(const QAction &action, const QString &title)
    {
        if (action.shortcuts().isEmpty() || m_seen.contains(&action))
            return;
        m_seen.insert(&action);
        add(title, {keysOf(action), {}, plain(action)});
    }
    void add(const QString &title, const HelpEntry &entry)
    {
        auto table = std::ranges::find_if(m_tables, [&](const HelpTable &known) { return known.title == title; });
        if (table == m_tables.end())
            table = m_tables.insert(m_tables.end(), HelpTable{title, {}});
        const auto same = [&](const HelpEntry &known) { return known.mark == entry.mark && known.text == entry.text; };
        if (std::ranges::none_of(table->entries, same))
            table->entries.append(entry);
    }
    QList<HelpTable> tables() const { return m_tables; }

private:
    QSet<const QAction *> m_seen;
    QList<HelpTable> m_tables;
};

} // namespace

bool speaksOf(const HelpEntry &entry, const QString &words)
{
    const QString all = QStringList{entry.mark, entry.title, entry.text}.join(u' ');
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(wanted, [&](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

/// Returns the keys of the window, collected from its menus, actions and widgets.
static QList<HelpTable> shortcutsOf(QMainWindow &window)
{
    Collector all;
    if (auto *notebook = window.findChild<Notebook *>()) {
        for (const PageTitle &page : pageTitles())
            notebook->page(page.kind); // creates the page, because its widgets report its keys
    }
    for (const QAction *action : window.menuBar()->actions()) {
        if (action->menu())
            all.menu(*action->menu(), plain(*action));
    }
    for (const QAction *action : window.findChildren<QAction *>()) {
        const auto *owner = qobject_cast<QWidget *>(action->parent());
        if (owner && !keysChapter(owner).isEmpty())
            all.note(*action, keysChapter(owner));
    }
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        for (const ShortcutHelp &told : shortcutHelpOf(widget))
            all.add(keysChapter(widget), {told.keys, {}, told.what});
    }
    return all.tables();
}

QList<HelpTable> shortcutTables(QMainWindow &window, const QString &words)
{
    QList<HelpTable> tables = shortcutsOf(window);
    for (HelpTable &table : tables) {
        if (table.title.contains(words, Qt::CaseInsensitive))
            continue; // a matching title keeps all entries
        table.entries.removeIf([&](const HelpEntry &entry) { return !speaksOf(entry, words); });
    }
    tables.removeIf([](const HelpTable &table) { return table.entries.isEmpty(); });
    return tables;
}

} // namespace muster
