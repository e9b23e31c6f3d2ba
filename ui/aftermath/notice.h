// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace muster {

/// What has to be known before one goes on, behind the sign of warning. Hidden while there is nothing to say.
class Notice : public QLabel
{
    Q_OBJECT
public:
    explicit Notice(QWidget *parent = nullptr);

    void say(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace muster
