// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheetedit.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace muster {

class Button;

/// Where a sheet differs from the book, and the way back, one by one.
class DifferenceList : public QWidget
{
    Q_OBJECT
public:
    explicit DifferenceList(QWidget *parent = nullptr);

    void load(const Sheet &sheet, const Sheet &book);

signals:
    void putBack(const muster::PutBack &edit);

private:
    QLabel *m_heading;
    QTreeWidget *m_list;
    Button *m_putBack;
};

} // namespace muster
