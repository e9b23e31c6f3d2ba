// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QWidget>

class QComboBox;
class QListWidget;
class QTableWidget;

namespace muster {

/// Choosing the rules and an army list, whose rows are shown beside it.
class ListChoice : public QWidget
{
    Q_OBJECT
public:
    explicit ListChoice(QWidget *parent = nullptr);

    const Pack &pack() const { return m_packs.at(std::size_t(m_current)); }
    const ArmyList &list() const;
    /// Why nothing can be chosen; empty when all is well.
    QString problem() const { return m_problem; }

signals:
    void chosen();

private:
    void showPack(int index);
    void showList();

    std::vector<Pack> m_packs;
    int m_current = 0;
    QString m_problem;
    QComboBox *m_rules;
    QListWidget *m_lists;
    QTableWidget *m_rows;
};

} // namespace muster
