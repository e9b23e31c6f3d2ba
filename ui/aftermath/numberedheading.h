// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace muster {

/// A section's heading behind its number in a ring: the same 1, 2 and 3 stand on the printed sheet.
class NumberedHeading : public QWidget
{
public:
    NumberedHeading(int number, const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_number;
    QString m_text;
};

} // namespace muster
