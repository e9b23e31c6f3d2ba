// SPDX-License-Identifier: MIT
#include "ui/founding/attributechoice.h"

#include "ui/parts/label.h"

#include <QComboBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

void setItemEnabled(const QComboBox &box, int item, bool enabled)
{
    qobject_cast<QStandardItemModel *>(box.model())->item(item)->setEnabled(enabled);
}

} // namespace

AttributeChoice::AttributeChoice(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        row.box = new QComboBox;
        row.box->setAccessibleName(i == 0 ? tr("First attribute") : tr("Second attribute"));
        row.effect = makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText);
        row.effect->setMinimumWidth(360);
        column->addWidget(row.box, 0, Qt::AlignLeft);
        column->addWidget(row.effect);
        connect(row.box, &QComboBox::currentIndexChanged, this, &AttributeChoice::refresh);
    }
    setFocusProxy(m_rows.front().box);
}

void AttributeChoice::load(const Pack &pack, const QStringList &chosen, int count)
{
    const int shown = pack.attributes ? std::max(count, static_cast<int>(chosen.size())) : 0;
    for (int i = 0; i < most; ++i) {
        const Row &row = m_rows[std::size_t(i)];
        const QSignalBlocker quiet(row.box);
        row.box->clear();
        row.box->addItem(tr("none"), QString());
        if (pack.attributes) {
            for (const TableRow<Attribute> &attribute : pack.attributes->rows) {
                row.box->addItem(attribute.outcome.title, attribute.outcome.id);
                row.box->setItemData(row.box->count() - 1, attribute.outcome.effect, Qt::ToolTipRole);
            }
        }
        row.box->setCurrentIndex(std::max(0, row.box->findData(chosen.value(i))));
        row.box->setVisible(i < shown);
        row.effect->setVisible(i < shown);
    }
    refresh();
}

QStringList AttributeChoice::value() const
{
    QStringList ids;
    for (const Row &row : m_rows)
        ids += row.box->currentData().toString();
    ids.removeAll(QString());
    return ids;
}

void AttributeChoice::refresh()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const QString effect = row.box->currentData(Qt::ToolTipRole).toString();
        row.effect->setText(effect);
        row.box->setAccessibleDescription(effect);
        const int taken = m_rows[(i + 1) % m_rows.size()].box->currentIndex();
        for (int item = 1; item < row.box->count(); ++item)
            setItemEnabled(*row.box, item, item != taken);
    }
}

} // namespace muster
