// SPDX-License-Identifier: MIT
#pragma once

#include "ui/table/playoffers.h"

#include <QWidget>

namespace muster {

/// What can be done with the chosen row, as buttons with their keys. They fill two rows, or three; what has no room is
/// behind the last.
class PlayBar : public QWidget
{
    Q_OBJECT
public:
    explicit PlayBar(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack, const std::optional<RowKey> &row, const MoveByHand &byHand);

signals:
    void wanted(const muster::RowKey &row, const muster::PlayOffer &offer);

private:
    QWidget *makeButton(const RowKey &row, const PlayOffer &offer, const QString &whyNot);
    QWidget *makePlaceHint();
    void putRestBehindOne(const Campaign &campaign, const Pack &pack, const RowKey &row,
                          const std::vector<PlayOffer> &offers, std::vector<QWidget *> &widgets);
};

} // namespace muster
