// SPDX-License-Identifier: MIT
#include "ui/help/shortcutshelp.h"

#include "ui/help/keys.h"
#include "ui/texts.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// A menu's text as it is read: without mnemonics and dots.
QString plain(QString text)
{
    text.replace(QStringLiteral("&&"), QStringLiteral("\1"));
    text.remove(u'&').remove(u'…');
    return text.replace(u'\1', u'&');
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
    void note(const QAction &action, const QString &chapter)
    {
        if (action.shortcuts().isEmpty() || m_seen.contains(&action))
            return;
        m_seen.insert(&action);
        add(chapter, {keysOf(action), {}, plain(action.text())});
    }
    void add(const QString &title, const HelpEntry &entry)
    {
        auto chapter = std::find_if(m_chapters.begin(), m_chapters.end(),
                                    [&](const HelpChapter &known) { return known.title == title; });
        if (chapter == m_chapters.end())
            chapter = m_chapters.insert(m_chapters.end(), HelpChapter{title, {}});
        const auto same = [&](const HelpEntry &known) { return known.mark == entry.mark && known.text == entry.text; };
        if (std::none_of(chapter->entries.begin(), chapter->entries.end(), same))
            chapter->entries.append(entry);
    }
    QList<HelpChapter> chapters() const { return m_chapters; }

private:
    QSet<const QAction *> m_seen;
    QList<HelpChapter> m_chapters;
};

bool speaksOf(const HelpEntry &entry, const QString &words)
{
    return entry.mark.contains(words, Qt::CaseInsensitive) || entry.text.contains(words, Qt::CaseInsensitive);
}

} // namespace

QList<HelpChapter> shortcutsOf(QMainWindow &window)
{
    Collector all;
    for (const QAction *action : window.menuBar()->actions()) {
        if (action->menu())
            all.menu(*action->menu(), plain(action->text()));
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
    return all.chapters();
}

void showShortcuts(QMainWindow &window)
{
    HelpWindow::open(&window, QStringLiteral("shortcuts"), HelpText::tr("Keyboard shortcuts"),
                     HelpText::tr("Tab moves between the parts of the window; the arrow keys move within one. "
                                  "Underlined letters work with Alt."),
                     [&window](const QString &words) {
                         QList<HelpChapter> chapters = shortcutsOf(window);
                         for (HelpChapter &chapter : chapters) {
                             if (chapter.title.contains(words, Qt::CaseInsensitive))
                                 continue; // all of them
                             chapter.entries.removeIf([&](const HelpEntry &entry) { return !speaksOf(entry, words); });
                         }
                         return chapters;
                     });
}

} // namespace muster
