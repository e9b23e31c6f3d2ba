// SPDX-License-Identifier: MIT
#pragma once

#include "ui/table/playoffers.h"

#include <QWidget>

namespace muster {

/// What can be done with the chosen row, as buttons with their keys.
class PlayBar : public QWidget
{
    Q_OBJECT
public:
    explicit PlayBar(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack, const std::optional<RowKey> &row, const MoveByHand &byHand);

signals:
    void wanted(const muster::RowKey &row, const muster::PlayOffer &offer);

private:
    void lay(const std::vector<QWidget *> &buttons);

    int m_rows = 2;
};

} // namespace muster
