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

    /// Only its icon; the title is its tool tip then.
    void setFolded(bool folded);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    bool m_folded = false;
};

} // namespace muster
