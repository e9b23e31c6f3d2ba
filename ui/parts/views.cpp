// SPDX-License-Identifier: MIT
#include "ui/parts/views.h"

#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/texts.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// Returns the text of a cell; for a ticked box without a text, the head of its column.
QString cellAsText(const QModelIndex &cell)
{
    const QVariant ticked = cell.data(Qt::CheckStateRole);
    if (!ticked.isValid() || !cell.data().toString().isEmpty())
        return cell.data().toString();
    const QString head = cell.model()->headerData(cell.column(), Qt::Horizontal).toString();
    return ticked == Qt::Checked ? head.simplified() : QString();
}

} // namespace

QString rowAsText(const QModelIndex &row)
{
    if (!row.isValid())
        return {};
    const int columns = row.model()->columnCount(row.parent());
    if (columns == 1) {
        const QString spoken = row.data(Qt::AccessibleTextRole).toString();
        return spoken.isEmpty() ? row.data().toString() : spoken;
    }
    QStringList cells;
    for (int column = 0; column < columns; ++column) {
        if (const QString text = cellAsText(row.siblingAtColumn(column)); !text.isEmpty())
            cells << text;
    }
    return cells.join(u'\t');
}

/// Returns a cell of the row that can be chosen: cells before the boxes of a table may be read-only.
static QModelIndex choosable(const QModelIndex &cell)
{
    if (!cell.isValid() || cell.flags() & Qt::ItemIsEnabled)
        return cell;
    for (int column = 0; column < cell.model()->columnCount(cell.parent()); ++column) {
        if (const QModelIndex other = cell.siblingAtColumn(column); other.flags() & Qt::ItemIsEnabled)
            return other;
    }
    return {};
}

QAction *addCopying(QWidget &widget, const std::function<QString()> &text)
{
    //: In the menu of a text
    QAction *copy = withIcon(new QAction(PartsText::tr("&Copy"), &widget), "copy");
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    widget.addAction(copy);
    onPress(copy, &widget, [text] {
        if (const QString copied = text(); !copied.isEmpty())
            QGuiApplication::clipboard()->setText(copied);
    });
    return copy;
}

static const char *const iconOfAction = "musterIcon";

QAction *withIcon(QAction *action, const IconName &icon)
{
    action->setProperty(iconOfAction, icon);
    return action;
}

IconName iconOf(const QAction &action)
{
    return action.property(iconOfAction).toString();
}

void dress(const QMenu &menu)
{
    for (QAction *action : menu.actions()) {
        if (const IconName icon = iconOf(*action); !icon.isEmpty())
            action->setIcon(iconFor(icon, inksOf(menu.palette()).ink));
    }
}

QMenu *makeContextMenu(QWidget &widget)
{
    auto *menu = new QMenu(&widget);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { dress(*menu); });
    return menu;
}

void popUp(QMenu &menu, const QPoint &place)
{
    const QList<QAction *> acts = menu.actions();
    const auto first =
        std::ranges::find_if(acts, [](const QAction *act) { return act->isEnabled() && !act->isSeparator(); });
    menu.popup(place);
    if (first != acts.end())
        menu.setActiveAction(*first);
}

void openContextMenu(QWidget &widget)
{
    const QPoint place = widget.inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, place, widget.mapToGlobal(place));
    QCoreApplication::sendEvent(&widget, &asked);
}

void giveRowMenu(QAbstractItemView &view, const FillMenu &fill,
                 const std::function<QString(const QModelIndex &)> &textOf)
{
    QAction *copy = addCopying(view, [&view, textOf] { return textOf(view.currentIndex()); });
    view.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&view, &QWidget::customContextMenuRequested, &view, [&view, fill, copy](const QPoint &place) {
        const QModelIndex row = choosable(view.indexAt(place));
        if (row.isValid() && (row.row() != view.currentIndex().row() || row.parent() != view.currentIndex().parent()))
            view.setCurrentIndex(row);
        QMenu *menu = makeContextMenu(view);
        if (fill)
            fill(*menu, row);
        if (!menu->isEmpty())
            menu->addSeparator();
        copy->setEnabled(row.isValid());
        menu->addAction(copy);
        QObject::connect(menu, &QMenu::aboutToHide, copy, [copy] { copy->setEnabled(true); });
        popUp(*menu, view.viewport()->mapToGlobal(place));
    });
}

void allow(QAction &action, const QString &whyNot)
{
    action.setEnabled(whyNot.isEmpty());
    action.setStatusTip(whyNot);
    action.setToolTip(asToolTip(whyNot));
}

ColumnHeads::ColumnHeads(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(10);
}

void ColumnHeads::setMargins(int first, int others)
{
    m_first = first;
    m_others = others;
    viewport()->update();
}

void ColumnHeads::setNumbers(int section, const QStringList &heads)
{
    m_numbered = section;
    m_numbers = heads;
    viewport()->update();
}

int ColumnHeads::numberWidth(const QString &head)
{
    constexpr int apart = 8;
    return std::max(scaledForFont(32), QFontMetrics(fontFor(TextUse::ColumnHead)).horizontalAdvance(head) + apart);
}

QSize ColumnHeads::sizeHint() const
{
    return {0, std::max(26, lineSpacingOf(TextUse::ColumnHead) + 10)};
}

QSize ColumnHeads::sectionSizeFromContents(int section) const
{
    const QString head = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    int margin = section == 0 ? m_first : m_others;
    if (section == m_numbered) {
        for (const QString &number : m_numbers)
            margin += numberWidth(number);
    }
    return {margin + QFontMetrics(fontFor(TextUse::ColumnHead)).horizontalAdvance(head) + numberMargin,
            sizeHint().height()};
}

void ColumnHeads::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    constexpr qreal line = 1.5;
    const Inks &inks = inksOf(palette());
    const QVariant alignment = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole);
    const bool right = alignment.isValid() && Qt::Alignment(alignment.toInt()).testFlag(Qt::AlignRight);
    painter->save();
    painter->fillRect(rect, inks.paper);
    setType(*painter, TextUse::ColumnHead, inks.pencil);
    painter->drawText(rect.adjusted(section == 0 ? m_first : m_others, 0, right ? -numberMargin : 0, -4),
                      (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                      model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString());
    if (section == m_numbered)
        paintNumbers(*painter, rect.adjusted(0, 0, -numberMargin, -4));
    painter->fillRect(QRectF(rect.left(), rect.bottom() + 1 - line, rect.width(), line), inks.ink);
    painter->restore();
}

void ColumnHeads::paintNumbers(QPainter &painter, QRect place) const
{
    const Inks &inks = inksOf(palette());
    for (int i = int(m_numbers.size()) - 1; i >= 0; --i) {
        const bool last = i == m_numbers.size() - 1;
        painter.setPen(last ? inks.ink : inks.pencil);
        painter.drawText(place, atRight, m_numbers[i]);
        place.setRight(place.right() - numberWidth(m_numbers[i]));
    }
}

} // namespace muster
