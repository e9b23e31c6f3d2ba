// SPDX-License-Identifier: MIT
#include "ui/reference/shelflist.h"

#include "model/reference/shelf.h"
#include "ui/help/keys.h"
#include "ui/look/controls.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/findrow.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <algorithm>

namespace muster {

namespace {

constexpr int entryHeight = 28;
constexpr int headingHeight = 36;
constexpr int shelfBar = 3;
constexpr int indent = 16;

bool isHeading(const QModelIndex &index)
{
    return !index.parent().isValid();
}

QString idOf(const ShelfEntry *entry)
{
    return entry ? entry->id : QString();
}

enum ShelfRole {
    SearchRole = Qt::UserRole, ///< all searchable text of the entry
    PageRole, ///< the page of the rulebook
    PlaceRole, ///< the place of the entry on the shelf
};

/// Returns the searchable text: title, rows and their results, so that "duck back" finds the tests that may end with
/// it.
QString searched(const ShelfEntry &entry)
{
    QStringList text{entry.title, entry.section, entry.id};
    for (const ShelfVariant &variant : entry.variants) {
        text.append(variant.title);
        for (const QStringList &row : variant.table.rows)
            text += row;
        for (const ShelfTable::Line &line : variant.table.modifiers)
            text += {line.what, line.how};
    }
    text.removeDuplicates();
    return text.join(u'\n');
}

} // namespace

/// Draws the list of the shelf: section headings, and below them tests and tables with their page in the book.
class ShelfDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const QFontMetrics metrics(fontFor(isHeading(index) ? TextUse::ColumnHeadBold : TextUse::Body));
        return {0, std::max(isHeading(index) ? headingHeight : entryHeight, metrics.lineSpacing() + 8)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Inks &inks = inksOf(option.palette);
        const QString title = index.data().toString();
        painter->save();
        if (isHeading(index)) {
            setType(*painter, TextUse::ColumnHeadBold, inks.pencil);
            drawing::elided(*painter, QRectF(option.rect).adjusted(indent, 0, -8, -6), Qt::AlignLeft | Qt::AlignBottom,
                            title);
            painter->restore();
            return;
        }
        const QRectF place(option.rect);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        if (selected) {
            painter->fillRect(place, inks.wash);
            painter->fillRect(QRectF(place.left(), place.top(), shelfBar, place.height()), inks.accent);
        }
        const QString page = index.data(PageRole).toString();
        setType(*painter, TextUse::ColumnHead, inks.pencil);
        const qreal pageWidth = page.isEmpty() ? 0 : QFontMetricsF(painter->font()).horizontalAdvance(page) + 12;
        painter->drawText(place.adjusted(0, 0, -12, 0), atRight, page);
        setType(*painter, selected ? TextUse::BodyBold : TextUse::Body, inks.ink);
        drawing::elided(*painter, place.adjusted(indent, 0, -12 - pageWidth, 0), atLeft, title);
        paintRowFocus(*painter, option);
        painter->restore();
    }
};

ShelfList::ShelfList()
    : m_model(new QStandardItemModel(this))
    , m_found(new QSortFilterProxyModel(this))
    , m_search(new FindField)
    , m_view(new QuietView<QTreeView>)
{
    m_found->setSourceModel(m_model);
    m_found->setFilterRole(SearchRole);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setRecursiveFilteringEnabled(true);

    m_search->setAccessibleName(tr("Search the tests and tables"));
    //: Label of a field, for a screen reader
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_view->setModel(m_found);
    m_view->setItemDelegate(new ShelfDelegate(m_view));
    m_view->setHeaderHidden(true);
    m_view->setRootIsDecorated(false);
    m_view->setIndentation(0);
    m_view->setItemsExpandable(false);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setAccessibleName(tr("Tests and tables"));
    m_view->installEventFilter(this);

    vbox(this, {m_search, {m_view, 1}}, 8);

    connect(m_search, &QLineEdit::textChanged, this, &ShelfList::filter);
    //: Heading in the list of keys
    setShortcutHelp(this, tr("Reference"),
                    //: Keys of the keyboard
                    {{tr("Ctrl+F"), tr("Find a test or a table")},
                     //: Keys of the keyboard
                     {tr("F3, Shift+F3"), tr("Next or previous match")},
                     //: A key of the keyboard
                     {tr("Esc"), tr("Show all again")}});
    connect(new QShortcut(QKeySequence(Qt::Key_F3), this), &QShortcut::activated, this, [this] { go(1); });
    connect(new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F3), this), &QShortcut::activated, this, [this] { go(-1); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        tellFound();
        if (current())
            emit chosen();
    });
}

void ShelfList::find()
{
    m_search->selectAll();
    m_search->setFocus(Qt::ShortcutFocusReason);
}

/// Returns the entries that are listed now.
QModelIndexList ShelfList::entries() const
{
    QModelIndexList all;
    for (int section = 0; section < m_found->rowCount(); ++section) {
        const QModelIndex heading = m_found->index(section, 0);
        for (int row = 0; row < m_found->rowCount(heading); ++row)
            all << m_found->index(row, 0, heading);
    }
    return all;
}

void ShelfList::go(int by)
{
    const QModelIndexList all = entries();
    const auto count = int(all.size());
    if (count == 0)
        return;
    const auto at = int(all.indexOf(m_view->currentIndex()));
    m_view->setCurrentIndex(all[((at < 0 ? 0 : at + by) + count) % count]);
}

void ShelfList::tellFound()
{
    if (m_search->text().trimmed().isEmpty())
        return m_search->tell({});
    const QModelIndexList all = entries();
    const auto at = all.indexOf(m_view->currentIndex()) + 1;
    //: Nothing was found
    m_search->tell(all.isEmpty() ? tr("none") : tr("%1 of %2").arg(at).arg(all.size()));
}

void ShelfList::setPack(const Pack &pack)
{
    const QString before = idOf(current());
    m_model->clear();
    m_entries = shelfOf(pack);
    QStandardItem *section = nullptr;
    for (const ShelfEntry &entry : m_entries) {
        if (!section || section->text() != entry.section) {
            section = new QStandardItem(entry.section);
            section->setFlags(Qt::NoItemFlags); // so that the arrow keys skip a heading
            m_model->appendRow(section);
        }
        auto *item = new QStandardItem(entry.title);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren);
        item->setData(searched(entry), SearchRole);
        item->setData(entry.page, PageRole);
        item->setData(int(&entry - m_entries.data()), PlaceRole);
        section->appendRow(item);
    }
    m_view->expandAll();
    choose(before);
}

/// Returns the entry at an index, or null for a heading.
const ShelfEntry *ShelfList::entryAt(const QModelIndex &index) const
{
    const QVariant place = index.data(PlaceRole);
    return place.isValid() ? &m_entries[place.toInt()] : nullptr;
}

const ShelfEntry *ShelfList::current() const
{
    return entryAt(m_view->currentIndex());
}

const ShelfEntry *ShelfList::entry(const QString &id) const
{
    const auto found = std::ranges::find(m_entries, id, &ShelfEntry::id);
    return found == m_entries.end() ? nullptr : &*found;
}

void ShelfList::choose(const QString &id)
{
    const QModelIndexList all = entries();
    const auto found = std::ranges::find(all, id, [this](const QModelIndex &index) { return entryAt(index)->id; });
    if (found != all.end())
        m_view->setCurrentIndex(*found);
    else
        chooseFirst();
}

void ShelfList::search(const QString &text)
{
    m_search->setText(text);
}

void ShelfList::filter(const QString &text)
{
    const QString before = idOf(current());
    m_found->setFilterFixedString(text.trimmed());
    m_view->expandAll();
    if (const QModelIndex named = calledLike(text.trimmed()); named.isValid())
        m_view->setCurrentIndex(named);
    else if (idOf(current()).isEmpty() || idOf(current()) != before)
        chooseFirst();
    m_view->scrollTo(m_view->currentIndex());
    tellFound();
    emit wordsChanged(text.trimmed());
}

/// Returns the entry whose title begins with the text; else what is rolled first in a section whose title does, else an
/// entry that has it in its title. None if only tables have it, or if the text is empty.
QModelIndex ShelfList::calledLike(const QString &text) const
{
    QModelIndex ofSection;
    QModelIndex having;
    for (int section = 0; section < m_found->rowCount() && !text.isEmpty(); ++section) {
        const QModelIndex heading = m_found->index(section, 0);
        const bool isCalledSo = heading.data().toString().startsWith(text, Qt::CaseInsensitive);
        for (int row = 0; row < m_found->rowCount(heading); ++row) {
            const QModelIndex entry = m_found->index(row, 0, heading);
            const QString title = entry.data().toString();
            if (title.startsWith(text, Qt::CaseInsensitive))
                return entry;
            if (!having.isValid() && title.contains(text, Qt::CaseInsensitive))
                having = entry;
            if (isCalledSo && !ofSection.isValid() && entryAt(entry)->variants.front().procedure)
                ofSection = entry;
        }
    }
    return ofSection.isValid() ? ofSection : having;
}

void ShelfList::chooseFirst()
{
    if (const QModelIndex first = m_found->index(0, 0, m_found->index(0, 0)); first.isValid())
        m_view->setCurrentIndex(first);
}

bool ShelfList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent &>(*event).key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        emit entered();
        return true;
    }
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    const bool walks = key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp;
    if (watched == m_search && walks) {
        // The list moves while the search field keeps the focus, so that typing can go on.
        QCoreApplication::sendEvent(m_view, event);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace muster
