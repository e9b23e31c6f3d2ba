// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace muster {

/// Take back, with the name of what would be taken back and its month.
class TakeBack : public QAbstractButton
{
    Q_OBJECT
public:
    explicit TakeBack(QWidget *parent = nullptr);

    /// Disabled where `name` is empty.
    void load(const QString &name, const QString &turn);

    /// Only its icon; what would be taken back is in its tool tip.
    void setFolded(bool folded);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_name;
    QString m_turn;
    bool m_folded = false;
};

} // namespace muster
