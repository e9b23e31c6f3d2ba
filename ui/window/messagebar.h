// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;

namespace muster {

/// What was refused and why, in a line over the page instead of a dialog.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    explicit MessageBar(QWidget *parent = nullptr);

    void say(const QString &text);
    void clear();
    QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_text;
};

} // namespace muster
