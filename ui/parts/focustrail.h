// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace muster {

/// Keeps the keyboard in its window. Where what has the focus is removed, or goes while another window is in front, Qt leaves
/// the window without any; then it goes to what was around that.
class FocusTrail : public QObject
{
public:
    explicit FocusTrail(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *focus);
    void look();

    QWidget &m_window;
    QList<QPointer<QWidget>> m_around; ///< what had the focus last, and all that it lies in, up to the window
};

} // namespace muster
