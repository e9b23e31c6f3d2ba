// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace muster {

/// A tab of the notebook; the chosen one lies on the same sheet as the page.
class Tab : public QAbstractButton
{
    Q_OBJECT
public:
    Tab(const QString &icon, const QString &title, QWidget *parent);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
};

} // namespace muster
