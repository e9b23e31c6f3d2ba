// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QButtonGroup>
#include <QWidget>

namespace muster {

/// One of a few, side by side in one frame: Day or Night, Success or Failure. Arrow keys move within it. Nothing is
/// chosen at first.
class Choice : public QWidget
{
    Q_OBJECT
public:
    explicit Choice(QWidget *parent = nullptr);

    /// `icon` may be empty. Items are numbered from 0.
    void addItem(const QString &icon, const QString &text);
    void setText(int item, const QString &text) { m_group.button(item)->setText(text); }
    /// −1 for none. Emits nothing.
    void setCurrent(int item);
    int current() const { return m_group.checkedId(); }
    /// While nothing is chosen the keyboard begins at this item, else at the first.
    void setSuggested(int item);

signals:
    /// By the player's hand.
    void chosen(int item);
    /// By the mouse; comes after chosen().
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QButtonGroup m_group;
};

} // namespace muster
