// SPDX-License-Identifier: MIT
#include "ui/variant/sheetdelegate.h"

#include "ui/variant/sheetmodel.h"

#include <QComboBox>
#include <QLineEdit>

namespace muster {

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
