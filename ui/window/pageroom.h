// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace muster {

/// Gives a page the room there is, and scrolls where that is less than the page needs: what a page shows never makes the
/// window larger.
class PageRoom : public QScrollArea
{
    Q_OBJECT
public:
    explicit PageRoom(QWidget *page, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fit();
};

} // namespace muster
