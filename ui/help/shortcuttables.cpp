// SPDX-License-Identifier: MIT
#include "ui/help/helptables.h"
#include "ui/help/keys.h"
#include "ui/texts.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// A menu's text as it is read: without mnemonics, dots, and what it would do just now.
QString plain(const QAction &action)
{
    return action.iconText().remove(u'…');
}

QString keysOf(const QAction &action)
{
    QStringList keys;
    for (const QKeySequence &sequence : action.shortcuts())
        keys << sequence.toString(QKeySequence::NativeText);
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
        auto table = std::find_if(m_tables.begin(), m_tables.end(),
                                  [&](const HelpTable &known) { return known.title == title; });
        if (table == m_tables.end())
            table = m_tables.insert(m_tables.end(), HelpTable{title, {}});
        const auto same = [&](const HelpEntry &known) { return known.mark == entry.mark && known.text == entry.text; };
        if (std::none_of(table->entries.begin(), table->entries.end(), same))
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
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

QList<HelpTable> shortcutsOf(QMainWindow &window)
{
    Collector all;
    if (auto *notebook = window.findChild<Notebook *>()) {
        for (const PageTitle &page : pageTitles())
            notebook->page(page.kind); // its keys are told by what is on it
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
        for (const ToldKeys &told : toldKeys(widget))
            all.add(keysChapter(widget), {told.keys, {}, told.what});
    }
    return all.tables();
}

QList<HelpTable> shortcutTables(QMainWindow &window, const QString &words)
{
    QList<HelpTable> tables = shortcutsOf(window);
    for (HelpTable &table : tables) {
        if (table.title.contains(words, Qt::CaseInsensitive))
            continue; // all of them
        table.entries.removeIf([&](const HelpEntry &entry) { return !speaksOf(entry, words); });
    }
    tables.removeIf([](const HelpTable &table) { return table.entries.isEmpty(); });
    return tables;
}

} // namespace muster
