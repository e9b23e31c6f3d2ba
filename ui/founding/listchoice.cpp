// SPDX-License-Identifier: MIT
#include "ui/founding/listchoice.h"

#include "model/ownlists.h"
#include "model/packwords.h"
#include "model/story/words.h"
#include "ui/parts/columnheads.h"
#include "ui/parts/label.h"
#include "ui/parts/rowmenu.h"
#include "ui/window/writestep.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QListWidget>
#include <QTableWidget>

namespace muster {

namespace {

struct ListColumn {
    enum { Roll, Type, Rep, Armour, Weapon, count };
};

QString range(int from, int to)
{
    return from == to ? QString::number(from) : QStringLiteral("%1–%2").arg(from).arg(to);
}

QTableWidget *rowsTable()
{
    auto *table = new QTableWidget(0, ListColumn::count);
    table->setAccessibleName(ListChoice::tr("List entries"));
    auto *heads = new ColumnHeads(table);
    heads->setMargins(8, 8);
    heads->setMinimumSectionSize(64);
    table->setHorizontalHeader(heads);
    table->setHorizontalHeaderLabels({ListChoice::tr("Re-roll"), ListChoice::tr("Type"), ListChoice::tr("Rep"),
                                      ListChoice::tr("Armour"), ListChoice::tr("Weapon")});
    heads->setSectionResizeMode(QHeaderView::ResizeToContents);
    heads->setSectionResizeMode(ListColumn::Weapon, QHeaderView::Stretch);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(30);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setTabKeyNavigation(false);
    return table;
}

/// What a figure of the row carries; by a die or the player's choice where the list leaves it open.
QString weaponOf(const Profile &figure, const ArmyList &list, const Pack &pack)
{
    if (list.weaponDie)
        return ListChoice::tr("by %1").arg(words::dice(list.weaponDie->dice, list.weaponDie->sides));
    return words::weapon(figure, pack);
}

} // namespace

ListChoice::ListChoice(QWidget *parent)
    : QWidget(parent)
    , m_lists(new QListWidget)
    , m_rows(rowsTable())
    , m_refused(makeParagraph(TextUse::SecondLine, {}))
{
    m_lists->setAccessibleName(tr("Army list"));
    giveRowMenu(*m_lists);
    giveRowMenu(*m_rows);
    m_lists->setFrameShape(QFrame::NoFrame);
    m_lists->setFixedWidth(180);

    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(makeLabel(TextUse::ColumnHead, tr("Army list"), nullptr, QPalette::PlaceholderText));
    left->addWidget(m_lists, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(24);
    row->addLayout(left);
    row->addWidget(m_rows, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row, 1);
    column->addWidget(m_refused);

    connect(m_lists, &QListWidget::currentRowChanged, this, &ListChoice::showList);
}

void ListChoice::load(const Pack &pack)
{
    m_pack = pack;
    {
        const QSignalBlocker quiet(m_lists);
        m_lists->clear();
        for (const ArmyList &army : m_pack.lists) {
            auto *item = new QListWidgetItem(army.title, m_lists);
            item->setToolTip(asToolTip(army.source == m_pack.id ? m_pack.title : army.source));
        }
        m_lists->setCurrentRow(0);
    }
    m_rows->setColumnHidden(ListColumn::Rep, m_pack.hasSkill); // everybody is rolled up
    m_rows->setColumnHidden(ListColumn::Armour, !m_pack.hasArmor && m_pack.armors.empty());
    showList();
    const Problems refused = ownLists(m_pack).refused;
    m_refused->setText(textOf(refused));
    m_refused->setVisible(!refused.empty());
}

const ArmyList &ListChoice::list() const
{
    return m_pack.lists.at(std::size_t(std::max(0, m_lists->currentRow())));
}

void ListChoice::showList()
{
    const auto &rows = list().figures.rows;
    m_rows->setRowCount(static_cast<int>(rows.size()));
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const TableRow<Profile> &row = rows[std::size_t(i)];
        const QStringList cells{range(row.from, row.to), packWords(row.outcome.type), QString::number(row.outcome.rep),
                                words::armour(row.outcome, m_pack), weaponOf(row.outcome, list(), m_pack)};
        for (int column = 0; column < ListColumn::count; ++column)
            m_rows->setItem(i, column, new QTableWidgetItem(cells[column]));
    }
    emit chosen();
}

} // namespace muster
