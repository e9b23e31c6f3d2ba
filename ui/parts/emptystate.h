// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace muster {

class Button;

/// A page that has nothing to show: why, and the one thing to do about it.
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// Without words for the button there is none.
    void tell(const QString &title, const QString &text, const QString &deed = {});
    /// Something else that can be done here; without words there is nothing.
    void offer(const QString &other);

signals:
    void deedWanted();
    void otherWanted();

private:
    QLabel *m_title;
    QLabel *m_text;
    Button *m_deed;
    Button *m_other;
};

} // namespace muster
