// SPDX-License-Identifier: MIT
#include "ui/variant/differencelist.h"

#include "model/variant/sheetedit.h"
#include "ui/parts/button.h"
#include "ui/parts/columnheads.h"
#include "ui/parts/label.h"
#include "ui/parts/rowmenu.h"

#include <QHBoxLayout>
#include <QTreeWidget>

namespace muster {

namespace {

constexpr int whereWidth = 150;
constexpr int bookWidth = 260;
constexpr int differencesHeight = 150;
constexpr int differenceInset = 9;

} // namespace

DifferenceList::DifferenceList(QWidget *parent)
    : QWidget(parent)
    , m_heading(makeLabel(TextUse::SectionHeading, {}))
    , m_list(new QTreeWidget)
    , m_putBack(new Button(QStringLiteral("undo"), tr("As in the &book")))
{
    auto *heads = new ColumnHeads(m_list);
    heads->setMargins(differenceInset, differenceInset);
    m_list->setHeader(heads);
    m_list->setAccessibleName(tr("What differs"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels({tr("Where"), tr("In the book"), tr("Here")});
    m_list->setFixedHeight(besideType(differencesHeight));
    giveRowMenu(*m_list);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        m_putBack->setEnabled(item && item->data(2, Qt::UserRole).toBool());
    });
    connect(m_putBack, &QPushButton::clicked, this, [this] {
        const QTreeWidgetItem *item = m_list->currentItem();
        emit putBack({item->data(0, Qt::UserRole).toInt(), item->data(1, Qt::UserRole).toInt()});
    });
    auto *head = new QHBoxLayout;
    head->addWidget(m_heading);
    head->addStretch();
    head->addWidget(m_putBack);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_list);
}

void DifferenceList::load(const Sheet &sheet, const Sheet &book)
{
    m_list->clear();
    for (const SheetDifference &difference : differencesOf(sheet, book)) {
        auto *item = new QTreeWidgetItem(m_list, {difference.where, difference.book, difference.here});
        item->setData(0, Qt::UserRole, difference.from);
        item->setData(1, Qt::UserRole, difference.to);
        item->setData(2, Qt::UserRole, difference.canPutBack);
    }
    m_list->setColumnWidth(0, whereWidth);
    m_list->setColumnWidth(1, bookWidth);
    const bool differs = m_list->topLevelItemCount() > 0;
    m_heading->setFont(fontFor(differs ? TextUse::SectionHeading : TextUse::Body)); // there is a list below it, or none
    m_heading->setText(book.path.isEmpty() ? tr("The book has no such list.")
                           : differs       ? tr("What differs")
                                           : tr("All of it is as in the book."));
    m_list->setVisible(differs);
    m_putBack->setVisible(differs);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

} // namespace muster
