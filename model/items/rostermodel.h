// SPDX-License-Identifier: MIT
#pragma once

#include "model/items/documenttable.h"

#include <QHash>

namespace muster {

/// The band: the Star, then the Grunts; of several Stars each with its own. A name can be edited in place; that is a correction like any other. Columns that the
/// rules have no use for are left out.
class RosterModel final : public DocumentTable
{
    Q_OBJECT
public:
    enum Column { Rep, Name, Armour, Skill, Weapon, Months, RepByMonth, StayOrGo };

    explicit RosterModel(CampaignDocument &document, QObject *parent = nullptr);

    /// Only that Star's band; none: every band, one after the other (R36).
    void setBand(std::optional<FigureId> star);
    std::optional<FigureId> band() const { return m_band; }

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    /// An edit was not possible, and why.
    void refused(const QString &reason);

protected:
    Keys keysOf(const Campaign &campaign) const override;
    bool isSame(int key, const Campaign &before, const Campaign &after) const override;
    QStringList heads() const override;
    Keys columnsOf(const Campaign &campaign) const override;
    QString nameOf(int key) const override;
    bool isNumber(int column) const override;
    QVariant cell(int key, int column, int role) const override;

private:
    QString textOf(const Figure &figure, int column) const;
    QString stayOrGo(const Figure &figure) const;
    QString spokenName(const Figure &figure) const;

    std::optional<FigureId> m_band;
};

/// Those who left, the last first.
class FormerModel final : public DocumentTable
{
    Q_OBJECT
public:
    enum Column { Turn, Name, Kind, Rep, How };

    explicit FormerModel(CampaignDocument &document, QObject *parent = nullptr);

protected:
    Keys keysOf(const Campaign &campaign) const override;
    bool isSame(int key, const Campaign &before, const Campaign &after) const override;
    QStringList heads() const override;
    QString nameOf(int key) const override;
    bool isNumber(int column) const override;
    QVariant cell(int key, int column, int role) const override;

private:
    QString textOf(const FormerFigure &gone, int column) const;
    QString howOf(const FormerFigure &gone) const;

    mutable QHash<int, QString> m_how; ///< by figure, once it was asked for: the whole book is read for it
};

} // namespace muster
