// SPDX-License-Identifier: MIT
#pragma once

#include "model/items/documenttable.h"

#include <map>

namespace muster {

/// The band: the Star, then the Grunts; if there are several Stars, band by band. Editing a name in place is a
/// correction like any other. Columns that the rules have no use for are left out.
class RosterModel final : public DocumentTable
{
    Q_OBJECT
public:
    enum Column { Rep, Name, Armour, Skill, Weapon, Months, RepByMonth, StayOrGo };

    explicit RosterModel(CampaignDocument &document, QObject *parent = nullptr);

    /// Shows only that Star's band; none shows all bands, one after another (R36).
    void setBand(std::optional<FigureId> star);
    std::optional<FigureId> band() const { return m_band; }

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    /// Emitted when an edit is not possible, with the reason.
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

/// The former figures, the last to leave first.
class FormerModel final : public DocumentTable
{
    Q_OBJECT
public:
    enum Column { Turn, Name, How };

    explicit FormerModel(CampaignDocument &document, QObject *parent = nullptr);

protected:
    Keys keysOf(const Campaign &campaign) const override;
    bool isSame(int key, const Campaign &before, const Campaign &after) const override;
    QStringList heads() const override;
    QString nameOf(int key) const override;
    QVariant cell(int key, int column, int role) const override;

private:
    QString textOf(const FormerFigure &gone, int column) const;
    QString howOf(const FormerFigure &gone) const;

    mutable std::map<FigureId, QString> m_how; ///< cached, because the whole history is read for it
};

} // namespace muster
