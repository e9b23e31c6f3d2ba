// SPDX-License-Identifier: MIT
#include "ui/help/helpwindow.h"

#include "ui/help/helpbrowser.h"
#include "ui/help/helpsource.h"
#include "ui/help/helptables.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/parts/spokenrole.h"
#include "ui/parts/views.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QRegularExpression>
#include <QScrollBar>
#include <QShortcut>
#include <QTextDocument>
#include <QTreeWidget>
#include <QWindow>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

const QString helpName = QStringLiteral("help"); // name of the window, and key in the settings
constexpr QSize firstSize(960, 700);
constexpr int chaptersWidth = 232;
constexpr int chapterRole = Qt::UserRole;
constexpr int answerRole = Qt::UserRole + 1;

QWidget *windowOver(QWidget *over)
{
    QWidget *modal = QApplication::activeModalWidget();
    QWidget *window = modal ? modal : over->window();
    while (!modal && window->parentWidget() && !qobject_cast<QMainWindow *>(window))
        window = window->parentWidget()->window();
    return window;
}

} // namespace

HelpDesk::HelpDesk(QMainWindow &window, std::function<QString()> pack)
    : QObject(&window)
    , m_window(window)
    , m_pack(std::move(pack))
{
}

HelpDesk *HelpDesk::of(QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (auto *desk = widget->findChild<HelpDesk *>(QString(), Qt::FindDirectChildrenOnly))
            return desk;
    }
    return nullptr;
}

QList<HelpTable> HelpDesk::tables(const QString &chapter, const QString &words) const
{
    if (chapter == u"rulings")
        return rulingTables(m_pack(), words);
    if (chapter == u"keyboard")
        return shortcutTables(m_window, words);
    if (chapter == u"reference")
        return referenceTables(m_pack(), words);
    return {};
}

void HelpWindow::open(QWidget *over, const QString &place)
{
    QWidget *parent = windowOver(over);
    auto *window = parent->findChild<HelpWindow *>(helpName, Qt::FindDirectChildrenOnly);
    if (!window)
        window = new HelpWindow(parent);
    window->m_words->clear();
    window->go(place);
    window->winId(); // creates its window handle
    if (!QApplication::activeModalWidget())
        window->windowHandle()->setTransientParent(nullptr); // else it would always stay above the main window
    window->show();
    window->raise();
    window->activateWindow();
}

HelpWindow::HelpWindow(QWidget *parent)
    : QDialog(parent)
    , m_words(new QLineEdit)
    //: Button: as the browser's
    , m_back(new Button({}, tr("&Back")))
    //: Button: as the browser's
    , m_forward(new Button({}, tr("&Forward")))
    , m_chapters(new QTreeWidget)
    , m_text(new HelpBrowser)
    , m_told(new QLabel)
{
    setObjectName(helpName);
    setAttribute(Qt::WA_DeleteOnClose);
    //: Title of the window
    setWindowTitle(tr("Help"));
    setWindowFlags((windowFlags() & ~Qt::WindowType_Mask) | Qt::Window); // lets the campaign's window come to the front
    setAttribute(Qt::WA_QuitOnClose, false);
    rememberGeometry(this, helpName, firstSize);

    m_words->setClearButtonEnabled(true);
    //: Label of a field, for a screen reader
    m_words->setAccessibleName(tr("Search"));
    //: Label of a field
    QLabel *search = makeLabel(TextUse::Body, tr("&Search"));
    search->setBuddy(m_words);
    m_chapters->setHeaderHidden(true);
    m_chapters->setRootIsDecorated(false);
    m_chapters->setItemsExpandable(false);
    m_chapters->setIndentation(8);
    m_chapters->setFrameShape(QFrame::NoFrame);
    //: Name of a list, for a screen reader
    m_chapters->setAccessibleName(tr("Chapters"));
    m_chapters->setFixedWidth(scaledForFont(chaptersWidth));
    m_chapters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    giveRowMenu(*m_chapters);

    for (QPushButton *button : {m_back, m_forward})
        button->setAutoDefault(false);
    auto *row = hbox({m_back, m_forward, Gap{12}, search, {m_words, 1}}, 12);
    vbox(this, {row, {hbox({m_chapters, makeRule(Qt::Vertical), {m_text, 1}}, 16), 1}, m_told}, 12, {16, 12, 12, 12});
    setAccessibleRole(*m_told, QAccessible::AlertMessage);
    m_told->setFont(fontFor(TextUse::SecondLine));
    m_told->setWordWrap(true);
    m_told->hide();

    list();
    buildKeys();
    connect(m_words, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_words, &QLineEdit::returnPressed, this, [this] { findNext(false); });
    onPress(m_back, this, [this] { move(-1); });
    onPress(m_forward, this, [this] { move(1); });
    connect(m_chapters, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        const QString chapter = item ? item->data(0, chapterRole).toString() : QString();
        if (!chapter.isEmpty() && chapter != m_laid)
            choose(chapter);
    });
    connect(m_text, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &link) { choose(help::placeOfLink(link.toString(), m_laid)); });
}

void HelpWindow::buildKeys()
{
    const auto key = [this](const QKeySequence &keys, const std::function<void()> &act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    key(QKeySequence::Find, [this] { m_words->setFocus(Qt::ShortcutFocusReason); });
    key(QKeySequence::FindNext, [this] { findNext(false); });
    key(QKeySequence::FindPrevious, [this] { findNext(true); });
    key(Qt::ALT | Qt::Key_Left, [this] { move(-1); });
    key(Qt::ALT | Qt::Key_Right, [this] { move(1); });
    m_back->setToolTip(tr("Back to the chapter before (Alt+Left)"));
    m_forward->setToolTip(tr("Forward again (Alt+Right)"));
}

QString HelpWindow::place() const
{
    return m_visits.empty() ? QString() : m_visits[m_present].place;
}

/// Goes to a place chosen by the reader, and stays there when a search ends.
void HelpWindow::choose(const QString &place)
{
    m_searchedFrom.clear();
    go(place);
}

void HelpWindow::go(const QString &place)
{
    if (place == this->place())
        return present({place});
    if (!m_visits.empty()) {
        m_visits[m_present].scrolled = m_text->verticalScrollBar()->value();
        m_visits.resize(m_present + 1);
    }
    m_visits.push_back({place});
    m_present = m_visits.size() - 1;
    present(m_visits.back());
}

void HelpWindow::move(int steps)
{
    const auto wanted = qsizetype(m_present) + steps;
    if (wanted < 0)
        return tell(tr("This is the first chapter that was opened: there is none to go back to."));
    if (wanted >= qsizetype(m_visits.size()))
        return tell(tr("This is the last chapter that was opened: there is none to go forward to."));
    m_searchedFrom.clear();
    m_visits[m_present].scrolled = m_text->verticalScrollBar()->value();
    m_present = std::size_t(wanted);
    present(m_visits[m_present]);
    //: A chapter of the help
    tell(tr("Now at “%1”.").arg(m_text->accessibleName()));
}

void HelpWindow::tell(const QString &text)
{
    m_told->setText(text);
    m_told->setVisible(!text.isEmpty());
    if (!text.isEmpty())
        announce(*m_told);
}

void HelpWindow::present(const Visit &visit)
{
    const QString chapter = help::chapterIn(visit.place);
    tell({});
    lay(chapter);
    m_back->setEnabled(m_present > 0);
    m_forward->setEnabled(m_present + 1 < m_visits.size());
    QTreeWidgetItem *listed = nullptr; // null if the chapter has none of the words
    for (QTreeWidgetItemIterator item(m_chapters); *item; ++item) {
        if ((*item)->data(0, chapterRole) == chapter)
            listed = *item;
    }
    m_chapters->setCurrentItem(listed);
    if (visit.scrolled >= 0)
        m_text->verticalScrollBar()->setValue(visit.scrolled);
    else if (const QString anchor = help::anchorIn(visit.place); !anchor.isEmpty())
        m_text->scrollToAnchor(anchor);
    else
        m_text->verticalScrollBar()->setValue(0);
    if (visit.scrolled < 0 && !words().isEmpty())
        findNext(false);
}

void HelpWindow::lay(const QString &chapter)
{
    m_laid = chapter;
    const HelpDesk *desk = HelpDesk::of(this);
    const help::Source source = help::chapter(chapter);
    layHelp(*m_text->document(), source, desk ? desk->tables(chapter, words().join(u' ')) : QList<HelpTable>(),
            palette());
    m_text->fitPictures();
    m_text->setAccessibleName(source.title());
    m_text->moveCursor(QTextCursor::Start);
    markWords();
}

/// Returns a chapter's rank for the words: first by title and headings, then by the table rows and the prose that
/// contain them as whole words; 0 if they only occur within others. Chapters for scripts rank last. nullopt if a word
/// does not occur.
std::optional<int> HelpWindow::answer(const help::Entry &entry)
{
    constexpr int titled = 1000;
    constexpr int row = 10;
    constexpr int forScripts = -10000;
    const QStringList wanted = words();
    const help::Source source = help::chapter(entry.chapter);
    const QString prose = help::plainWords(source);
    const HelpDesk *desk = HelpDesk::of(this);
    const QList<HelpTable> tables = desk ? desk->tables(entry.chapter, wanted.join(u' ')) : QList<HelpTable>();
    const auto occurIn = [&](const QString &where) {
        return std::ranges::all_of(wanted,
                                   [&](const QString &word) { return where.contains(word, Qt::CaseInsensitive); });
    };
    if (!occurIn(prose) && tables.isEmpty())
        return std::nullopt;
    if (wanted.isEmpty())
        return 0;
    const QRegularExpression whole(u"\\b"_s + QRegularExpression::escape(wanted.join(u' ')) + u"\\b"_s,
                                   QRegularExpression::CaseInsensitiveOption
                                       | QRegularExpression::UseUnicodePropertiesOption);
    auto answers = int(prose.count(whole));
    for (const HelpTable &table : tables) {
        for (const HelpEntry &one : table.entries)
            answers += one.title.contains(whole) || one.text.contains(whole) ? row : 0;
    }
    if (occurIn(entry.title))
        answers += titled;
    for (const help::Heading &heading : source.headings)
        answers += heading.title.contains(whole) ? titled / 2 : 0;
    return entry.chapter == u"terminal" || source.markdown.contains(u"```") ? answers + forScripts : answers;
}

/// Lists all chapters, or those in which all the words occur, the best match first.
void HelpWindow::list()
{
    const QSignalBlocker quiet(m_chapters);
    m_chapters->clear();
    std::vector<std::pair<int, QTreeWidgetItem *>> groups;
    for (const help::Group &group : help::contents()) {
        std::vector<std::pair<int, QTreeWidgetItem *>> found;
        for (const help::Entry &entry : group.chapters) {
            const std::optional<int> answers = answer(entry);
            if (!answers)
                continue;
            auto *item = new QTreeWidgetItem({entry.title});
            item->setData(0, chapterRole, entry.chapter);
            item->setData(0, answerRole, *answers);
            item->setToolTip(0, entry.title);
            found.emplace_back(*answers, item);
        }
        if (found.empty())
            continue;
        std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<int, QTreeWidgetItem *>::first);
        auto *heading = new QTreeWidgetItem({group.title});
        heading->setFlags(Qt::ItemIsEnabled);
        heading->setFont(0, fontFor(TextUse::SecondLineBold));
        heading->setForeground(0, palette().placeholderText());
        for (const auto &[answers, item] : found)
            heading->addChild(item);
        groups.emplace_back(found.front().first, heading);
    }
    std::ranges::stable_sort(groups, std::ranges::greater(), &std::pair<int, QTreeWidgetItem *>::first);
    for (const auto &[answers, heading] : groups)
        m_chapters->addTopLevelItem(heading);
    m_chapters->expandAll();
}

void HelpWindow::search()
{
    list();
    if (words().isEmpty()) {
        const QString back = m_searchedFrom.isEmpty() ? place() : m_searchedFrom;
        m_searchedFrom.clear();
        return go(back);
    }
    if (m_searchedFrom.isEmpty())
        m_searchedFrom = place();
    QString shown; // the chapter where the search began, if it matches
    for (QTreeWidgetItemIterator item(m_chapters); *item; ++item) {
        const QString chapter = (*item)->data(0, chapterRole).toString();
        const bool isFrom = chapter == help::chapterIn(m_searchedFrom) && (*item)->data(0, answerRole).toInt() >= 0;
        if (!chapter.isEmpty() && (shown.isEmpty() || isFrom))
            shown = chapter;
    }
    if (shown.isEmpty()) {
        m_laid.clear();
        m_text->setPlainText(tr("No results for “%1”.").arg(m_words->text().simplified()));
        return;
    }
    if (shown == help::chapterIn(place()))
        present({place()});
    else
        go(shown);
}

QStringList HelpWindow::words() const
{
    return m_words->text().simplified().split(u' ', Qt::SkipEmptyParts);
}

void HelpWindow::markWords()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QString phrase = words().join(u' ');
    const bool asWritten = !phrase.isEmpty() && !m_text->document()->find(phrase).isNull();
    for (const QString &word : asWritten ? QStringList{phrase} : words()) {
        QTextCursor found = m_text->document()->find(word);
        for (; !found.isNull(); found = m_text->document()->find(word, found)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = found;
            mark.format.setBackground(inksOf(palette()).wash2);
            marks.append(mark);
        }
    }
    std::ranges::sort(marks, [](const auto &one, const auto &other) {
        return one.cursor.selectionStart() < other.cursor.selectionStart();
    });
    m_text->setExtraSelections(marks);
}

/// Moves to the next match, from the top again after the last.
void HelpWindow::findNext(bool backward)
{
    QList<QTextEdit::ExtraSelection> marks = m_text->extraSelections();
    if (marks.isEmpty())
        return;
    if (backward)
        std::ranges::reverse(marks);
    const QTextCursor now = m_text->textCursor();
    const auto isNext = [&](const QTextEdit::ExtraSelection &mark) {
        return backward ? mark.cursor.selectionStart() < now.selectionStart()
                        : mark.cursor.selectionStart() >= now.selectionEnd();
    };
    const auto next = std::ranges::find_if(marks, isNext);
    m_text->setTextCursor((next == marks.end() ? marks.first() : *next).cursor);
    m_text->ensureCursorVisible();
}

bool HelpWindow::focusNextPrevChild(bool next)
{
    return goToNextStop(*this, next);
}

void HelpWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) && !m_laid.isEmpty())
        present({place(), m_text->verticalScrollBar()->value()});
}

} // namespace muster
