// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QAbstractButton>

namespace muster {

class LinkButton;

/// The dashed row under the roster where the next Grunt would stand. Pressing it recruits one by dice, or all there are
/// places for.
class PlacesFree : public QAbstractButton
{
    Q_OBJECT
public:
    explicit PlacesFree(QWidget *parent = nullptr);

    /// Hidden where there is no room.
    /// In that Star's band.
    void load(const Campaign &campaign, const Pack &pack, FigureId star = firstStar);

    QSize sizeHint() const override;

signals:
    void allWanted();
    void byHandWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_why;
    LinkButton *m_all;
    LinkButton *m_byHand;
};

} // namespace muster
