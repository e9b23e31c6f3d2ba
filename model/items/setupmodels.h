// SPDX-License-Identifier: MIT
#pragma once

#include "model/items/documenttable.h"

namespace muster {

/// The PEFs of the encounter in hand; no rows without one.
class PefModel final : public DocumentTable
{
    Q_OBJECT
public:
    enum Column { Number, Place, Detail };

    explicit PefModel(QObject *parent = nullptr);
    explicit PefModel(CampaignDocument &document, QObject *parent = nullptr);

protected:
    Keys keysOf(const Campaign &campaign) const override;
    bool isSame(int key, const Campaign &before, const Campaign &after) const override;
    QStringList heads() const override;
    bool isNumber(int column) const override;
    QVariant cell(int key, int column, int role) const override;
};

/// The nine sections of the encounter in hand; no rows without one.
class SectionsModel final : public DocumentTable
{
    Q_OBJECT
public:
    enum Column { Number, Ground, Buildings };

    explicit SectionsModel(QObject *parent = nullptr);
    explicit SectionsModel(CampaignDocument &document, QObject *parent = nullptr);

protected:
    Keys keysOf(const Campaign &campaign) const override;
    bool isSame(int key, const Campaign &before, const Campaign &after) const override;
    QStringList heads() const override;
    bool isNumber(int column) const override;
    QVariant cell(int key, int column, int role) const override;
};

} // namespace muster
