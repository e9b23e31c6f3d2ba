// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/offer.h"

#include <QWidget>

namespace muster {

/// What can be done with the chosen row, as buttons with their keys. They fill two rows, or four; what has no room is
/// behind the last.
class PlayBar : public QWidget
{
    Q_OBJECT
public:
    explicit PlayBar(QWidget *parent = nullptr);

    void load(const acts::Situation &now);

signals:
    void wanted(const muster::Subject &subject, const muster::acts::Offer &offer);
    /// What was loaded was laid out for another width.
    void widthChanged();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeButton(const Subject &subject, const acts::Offer &offer);
    QWidget *makePlaceHint(const QString &keys);
    void putRestBehindOne(const Subject &subject, const std::vector<acts::Offer> &offers,
                          std::vector<QWidget *> &widgets);
};

} // namespace muster
