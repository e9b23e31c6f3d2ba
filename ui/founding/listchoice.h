// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QListWidget;
class QTableWidget;

namespace muster {

/// Choosing one of a pack's army lists, or of the teams that a player may lead, whose rows are shown beside it; or the dice
/// choose among the factions.
class ListChoice : public QWidget
{
    Q_OBJECT
public:
    explicit ListChoice(QWidget *parent = nullptr);

    void load(const Pack &pack);
    /// The army list, or the one that the chosen team recruits from.
    const ArmyList &list() const;
    QString id() const;
    bool rollsFaction() const;

signals:
    void chosen();

private:
    void showList();
    void addRow(const QString &roll, const Profile &figure);

    Pack m_pack;
    QListWidget *m_lists;
    QTableWidget *m_rows;
    QCheckBox *m_rollsFaction;
    QLabel *m_refused;
};

} // namespace muster
