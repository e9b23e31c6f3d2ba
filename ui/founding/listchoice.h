// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QListWidget;
class QTableWidget;

namespace muster {

/// A choice of one of a pack's army lists, or of the teams that a player may lead, with its rows beside it; or dice
/// choose among the factions.
class ListChoice : public QWidget
{
    Q_OBJECT
public:
    ListChoice();

    void load(const Pack &pack);
    /// Returns the army list, or the one that the chosen team recruits from.
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

/// A choice of the rules for a campaign, each with a line about its use.
class RulesChoice : public QWidget
{
    Q_OBJECT
public:
    /// Lists the packs and the player's variants. `variant`: the path of the variant to propose.
    explicit RulesChoice(const QString &variant = {});

    const Pack &pack() const;
    /// Returns why nothing can be chosen; empty if all is well.
    QString problem() const { return m_problem; }

signals:
    void chosen();

private:
    void addVariants(QStringList places, const QString &proposed);

    std::vector<Pack> m_packs;
    int m_proposed = -1; ///< index in m_packs; −1 for none
    QStringList m_refused; ///< variants with errors, one per line
    QString m_problem;
    QButtonGroup *m_buttons;
};

} // namespace muster
