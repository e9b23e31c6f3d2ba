// SPDX-License-Identifier: MIT
#pragma once

#include "model/items/documenttable.h"

#include <QHash>

namespace muster {

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
