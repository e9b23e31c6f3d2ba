// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/offer.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace muster {

/// What was refused and why, in a line over the page instead of a dialog.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// The same text again keeps the offers it came with.
    void say(const QString &text, const Offers &offers = {});
    void clear();
    QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void takeOffersAway();

    QLabel *m_text;
    QHBoxLayout *m_offers;
};

} // namespace muster
