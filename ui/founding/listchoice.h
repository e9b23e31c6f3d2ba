// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QTableWidget;

namespace muster {

/// Choosing one of a pack's army lists, whose rows are shown beside it.
class ListChoice : public QWidget
{
    Q_OBJECT
public:
    explicit ListChoice(QWidget *parent = nullptr);

    void load(const Pack &pack);
    const ArmyList &list() const;

signals:
    void chosen();

private:
    void showList();

    Pack m_pack;
    QListWidget *m_lists;
    QTableWidget *m_rows;
    QLabel *m_refused;
};

} // namespace muster
