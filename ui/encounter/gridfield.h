// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/grid.h"

#include <QWidget>

class QLabel;
class QSpinBox;

namespace muster {

/// What a table is parted into: so many sections wide and so many deep, and how many that makes. It offers no table that there
/// cannot be: where one of the two leaves too little room for the other, the other gives way.
class GridField : public QWidget
{
    Q_OBJECT
public:
    explicit GridField(QWidget *parent = nullptr);

    void setValue(const Grid &grid);
    Grid value() const;

signals:
    void changed();

private:
    void giveWay(QSpinBox &other, const QSpinBox &kept);
    void showCount();

    QSpinBox *m_columns;
    QSpinBox *m_rows;
    QLabel *m_count;
};

} // namespace muster
