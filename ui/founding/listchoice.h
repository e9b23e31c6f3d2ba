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

/// Choosing one of a pack's army lists, or of the teams that a player may lead, whose rows are shown beside it; or the dice
/// choose among the factions.
class ListChoice : public QWidget
{
    Q_OBJECT
public:
    ListChoice();

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

/// The rules a campaign can be played by, each with one line on what it is for.
class RulesChoice : public QWidget
{
    Q_OBJECT
public:
    /// The packs, and the player's variants; `variant`: the place of the one that is proposed.
    explicit RulesChoice(const QString &variant = {});

    const Pack &pack() const;
    /// Why nothing can be chosen; empty when all is well.
    QString problem() const { return m_problem; }

signals:
    void chosen();

private:
    void addVariants(QStringList places, const QString &proposed);

    std::vector<Pack> m_packs;
    int m_proposed = -1; ///< among them; −1: none
    QStringList m_refused; ///< what is wrong with variants, a line each
    QString m_problem;
    QButtonGroup *m_buttons;
};

} // namespace muster
