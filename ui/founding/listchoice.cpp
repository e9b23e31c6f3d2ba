// SPDX-License-Identifier: MIT
#include "ui/founding/listchoice.h"

#include "model/packs.h"
#include "model/story/words.h"
#include "ui/parts/columnheads.h"
#include "ui/parts/label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QListWidget>
#include <QTableWidget>

namespace muster {

namespace {

QString range(int from, int to)
{
    return from == to ? QString::number(from) : QStringLiteral("%1–%2").arg(from).arg(to);
}

QTableWidget *rowsTable()
{
    auto *table = new QTableWidget(0, 5);
    table->setAccessibleName(ListChoice::tr("Rows of the list"));
    auto *heads = new ColumnHeads(table);
    heads->setMargins(8, 8);
    heads->setMinimumSectionSize(64);
    table->setHorizontalHeader(heads);
    table->setHorizontalHeaderLabels({ListChoice::tr("2d6"), ListChoice::tr("Type"), ListChoice::tr("Rep"),
                                      ListChoice::tr("Armour"), ListChoice::tr("Weapon")});
    heads->setSectionResizeMode(QHeaderView::ResizeToContents);
    heads->setSectionResizeMode(4, QHeaderView::Stretch);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(30);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->setTabKeyNavigation(false);
    return table;
}

} // namespace

ListChoice::ListChoice(QWidget *parent)
    : QWidget(parent)
    , m_rules(new QComboBox)
    , m_lists(new QListWidget)
    , m_rows(rowsTable())
{
    for (const QString &id : shippedPackIds()) {
        if (auto pack = shippedPack(id)) {
            // Rules of mere tests lead no campaign.
            if (pack->lists.empty())
                continue;
            m_rules->addItem(pack->title);
            m_packs.push_back(*std::move(pack));
        } else {
            m_problem = pack.problem().text;
        }
    }
    m_rules->setAccessibleName(tr("Rules"));
    m_lists->setAccessibleName(tr("Army list"));
    m_lists->setFrameShape(QFrame::NoFrame);
    m_lists->setFixedWidth(180);

    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    auto *rulesLabel = makeLabel(TextUse::ColumnHead, tr("Rules"), nullptr, QPalette::PlaceholderText);
    left->addWidget(rulesLabel);
    left->addWidget(m_rules);
    rulesLabel->setVisible(m_packs.size() > 1);
    m_rules->setVisible(m_packs.size() > 1);
    left->addWidget(makeLabel(TextUse::ColumnHead, tr("Army list"), nullptr, QPalette::PlaceholderText));
    left->addWidget(m_lists, 1);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(24);
    row->addLayout(left);
    row->addWidget(m_rows, 1);

    connect(m_rules, &QComboBox::currentIndexChanged, this, &ListChoice::showPack);
    connect(m_lists, &QListWidget::currentRowChanged, this, &ListChoice::showList);
    if (!m_packs.empty())
        showPack(0);
}

const ArmyList &ListChoice::list() const
{
    return pack().lists.at(std::size_t(std::max(0, m_lists->currentRow())));
}

void ListChoice::showPack(int index)
{
    m_current = index;
    {
        const QSignalBlocker quiet(m_lists);
        m_lists->clear();
        for (const ArmyList &army : pack().lists)
            m_lists->addItem(army.title);
        m_lists->setCurrentRow(0);
    }
    showList();
}

void ListChoice::showList()
{
    const auto &rows = list().figures.rows;
    m_rows->setRowCount(static_cast<int>(rows.size()));
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const TableRow<Profile> &row = rows[std::size_t(i)];
        const QStringList cells{range(row.from, row.to), row.outcome.type, QString::number(row.outcome.rep),
                                words::armour(row.outcome), words::weapon(row.outcome, pack())};
        for (int column = 0; column < static_cast<int>(cells.size()); ++column)
            m_rows->setItem(i, column, new QTableWidgetItem(cells[column]));
    }
    emit chosen();
}

} // namespace muster
