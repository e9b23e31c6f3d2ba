// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QWidget>

class QGridLayout;

namespace muster {

/// Those who left, the last first: when, who, and how.
class FormerList : public QWidget
{
    Q_OBJECT
public:
    explicit FormerList(QWidget *parent = nullptr);

    void load(const CampaignDocument &document);

signals:
    /// Offered for the captured, who may be freed (R22); the menu offers it for everybody (R5).
    void bringBackWanted(muster::FigureId id);

private:
    void addRow(const FormerFigure &former, const CampaignDocument &document, int row);

    QGridLayout *m_rows;
    bool m_all = false;
};

} // namespace muster
