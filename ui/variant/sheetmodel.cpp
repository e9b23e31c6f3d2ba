// SPDX-License-Identifier: MIT
#include "ui/variant/sheetmodel.h"

#include "model/variant/sheet.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/label.h"

#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QLocale>

namespace muster {

void SheetModel::load(const Sheet &sheet, const Sheet &book, const std::vector<SheetFault> &faults)
{
    const bool isSame = sheet.path == m_sheet.path && sheet.rows.size() == m_sheet.rows.size()
        && sheet.columns.size() == m_sheet.columns.size();
    if (!isSame)
        beginResetModel();
    m_sheet = sheet;
    m_book = book;
    m_faults = faults;
    m_chances = chancesOf(sheet);
    if (!isSame)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

const SheetColumn *SheetModel::column(int section) const
{
    const auto at = std::size_t(section);
    return section >= 0 && at < m_sheet.columns.size() ? &m_sheet.columns[at] : nullptr;
}

int SheetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_sheet.rows.size());
}

int SheetModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_sheet.columns.size()) + (hasChances() ? 1 : 0);
}

bool SheetModel::differs(int row, const SheetColumn &column) const
{
    if (m_book.path.isEmpty() || column.key == u"roll")
        return false;
    const SheetRow *book = rowOfBook(m_sheet, row, m_book);
    return !book || book->fields[column.key] != m_sheet.rows[std::size_t(row)].fields[column.key];
}

QString SheetModel::faultOf(int row) const
{
    for (const SheetFault &fault : m_faults) {
        if (fault.row == row)
            return fault.text;
    }
    return {};
}

QString SheetModel::chanceOf(int row) const
{
    const RowChance &chance = m_chances[std::size_t(row)];
    //: A chance in per cent
    const QString percent = tr("%1%").arg(QLocale().toString(100 * chance.share, 'f', 0));
    //: The ways to roll a row, of all ways, and the chance in per cent
    return chance.of == 0 ? percent : tr("%1 of %2, %3").arg(chance.ways).arg(chance.of).arg(percent);
}

QVariant SheetModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const SheetColumn *column = this->column(index.column());
    if (!column) {
        if (role == Qt::DisplayRole)
            return chanceOf(index.row());
        return role == Qt::TextAlignmentRole ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    }
    const SheetRow &row = m_sheet.rows[std::size_t(index.row())];
    const bool isFlag = column->kind == CellKind::Flag;
    switch (role) {
    case Qt::DisplayRole:
        if (isFlag)
            return {};
        return column->key == u"roll" ? cellWords(row, *column).replace(u'-', QChar(0x2013)) : cellWords(row, *column);
    case Qt::EditRole:
        return cellText(row, *column);
    case Qt::CheckStateRole:
        if (isFlag)
            return int(cellText(row, *column).isEmpty() ? Qt::Unchecked : Qt::Checked);
        return {};
    case Qt::FontRole:
        return fontFor(differs(index.row(), *column) ? TextUse::BodyBold : TextUse::Body);
    case Qt::TextAlignmentRole:
        if (column->kind == CellKind::Number)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case Qt::BackgroundRole:
        if (!faultOf(index.row()).isEmpty())
            return QBrush(inksOf(QGuiApplication::palette()).wash);
        return {};
    case Qt::ToolTipRole:
        return faultOf(index.row()).isEmpty() ? QVariant() : asToolTip(faultOf(index.row()));
    case Qt::AccessibleTextRole:
        //: A column with a tick, and "yes" or "no", for a screen reader
        return isFlag ? tr("%1: %2").arg(column->title, cellText(row, *column).isEmpty() ? tr("no") : tr("yes"))
                      : cellWords(row, *column);
    case Qt::AccessibleDescriptionRole:
        return faultOf(index.row());
    default:
        return {};
    }
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        if (role == Qt::DisplayRole && m_sheet.shape == SheetShape::Fixed)
            return headWords(m_sheet.rows[std::size_t(section)]);
        return {};
    }
    const SheetColumn *column = this->column(section);
    if (role == Qt::DisplayRole)
        //: A column: how likely a row is
        return column ? column->title : tr("Chance");
    if (role == Qt::TextAlignmentRole)
        return int(!column || column->kind == CellKind::Number ? Qt::AlignRight : Qt::AlignLeft);
    return {};
}

Qt::ItemFlags SheetModel::flags(const QModelIndex &index) const
{
    const SheetColumn *column = this->column(index.column());
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (column && column->kind == CellKind::Flag)
        flags |= Qt::ItemIsUserCheckable;
    else if (column)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool SheetModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const SheetColumn *column = this->column(index.column());
    if (!column || (role != Qt::EditRole && role != Qt::CheckStateRole))
        return false;
    const QString text = role == Qt::EditRole ? value.toString()
        : value.toInt() == int(Qt::Checked)   ? QStringLiteral("yes")
                                              : QString();
    emit typed({index.row(), index.column(), text}); // m_sheet may be a trial state
    return true;
}

namespace {

const SheetColumn &columnOf(const QModelIndex &index)
{
    return *qobject_cast<const SheetModel *>(index.model())->column(index.column());
}

} // namespace

QWidget *SheetDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const SheetColumn &column = columnOf(index);
    if (column.kind == CellKind::Choice) {
        auto *choice = new QComboBox(parent);
        for (const Term &term : column.choices)
            choice->addItem(term.title, term.id);
        connect(choice, &QComboBox::activated, this, [this, choice] {
            emit const_cast<SheetDelegate *>(this)->commitData(choice);
            emit const_cast<SheetDelegate *>(this)->closeEditor(choice);
        });
        choice->setAccessibleName(column.title);
        return choice;
    }
    auto *line = new QLineEdit(parent);
    line->setAccessibleName(column.title);
    line->setFrame(false);
    const QPersistentModelIndex cell = index;
    connect(line, &QLineEdit::textEdited, this, [this, cell](const QString &text) { emit typing(cell, text); });
    return line;
}

void SheetDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QString text = index.data(Qt::EditRole).toString();
    if (auto *choice = qobject_cast<QComboBox *>(editor))
        choice->setCurrentIndex(choice->findData(text));
    else if (auto *line = qobject_cast<QLineEdit *>(editor); line && !line->isModified())
        line->setText(text);
}

void SheetDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const auto *choice = qobject_cast<QComboBox *>(editor);
    const auto *line = qobject_cast<QLineEdit *>(editor);
    const QVariant value = choice ? choice->currentData() : QVariant(line ? line->text() : QString());
    if (value.isValid())
        model->setData(index, value, Qt::EditRole);
}

QSize SheetDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    constexpr int beside = 16;
    constexpr int tall = 36;
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width() + beside, std::max(size.height(), tall)};
}

} // namespace muster
