// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/buttonground.h"

#include <QAbstractButton>

namespace muster {

/// One thing to do, as a large button: its icon, its name, a line about what comes of it, and its key.
class ActCard : public QAbstractButton
{
    Q_OBJECT
public:
    ActCard(const QString &icon, const QString &title, const QString &detail, ButtonLook look,
            QWidget *parent = nullptr);

    /// Shown in a little frame; the shortcut itself is the menu's.
    void setKeyHint(const QKeySequence &key);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    QString m_detail;
    QString m_key;
    ButtonLook m_look;
};

} // namespace muster
