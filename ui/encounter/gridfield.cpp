// SPDX-License-Identifier: MIT
#include "ui/encounter/gridfield.h"

#include "ui/parts/label.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace muster {

GridField::GridField(QWidget *parent)
    : QWidget(parent)
    , m_columns(new QSpinBox)
    , m_rows(new QSpinBox)
    , m_count(makeLabel(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_columns);
    row->addWidget(makeLabel(TextUse::Body, QStringLiteral("×")));
    row->addWidget(m_rows);
    row->addWidget(makeLabel(TextUse::SecondLine, tr("columns × rows"), nullptr, QPalette::PlaceholderText));
    row->addWidget(m_count);
    row->addStretch(1);
    setFocusProxy(m_columns);
    m_columns->setAccessibleName(tr("Sections wide"));
    m_columns->setToolTip(tr("Sections wide: along your edge"));
    m_rows->setAccessibleName(tr("Sections deep"));
    m_rows->setToolTip(tr("Sections deep: from your edge to the far one"));
    for (QSpinBox *one : {m_columns, m_rows}) {
        QSpinBox *other = one == m_columns ? m_rows : m_columns;
        one->setRange(1, mostSections);
        connect(one, &QSpinBox::valueChanged, this, [this, one, other] {
            giveWay(*other, *one);
            showCount();
            emit changed();
        });
    }
    setValue({});
}

void GridField::giveWay(QSpinBox &other, const QSpinBox &kept)
{
    const QSignalBlocker blocker(other);
    if (kept.value() * other.value() > mostSections)
        other.setValue(mostSections / kept.value());
    else if (kept.value() * other.value() < fewestSections)
        other.setValue(fewestSections);
}

void GridField::showCount()
{
    m_count->setText(tr("%n sections", nullptr, value().count()));
}

void GridField::setValue(const Grid &grid)
{
    const QSignalBlocker columns(m_columns);
    const QSignalBlocker rows(m_rows);
    m_columns->setValue(grid.columns);
    m_rows->setValue(grid.rows);
    showCount();
}

Grid GridField::value() const
{
    return {m_columns->value(), m_rows->value()};
}

} // namespace muster
