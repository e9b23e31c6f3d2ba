// SPDX-License-Identifier: MIT
#include "ui/window/windowkeeper.h"

#include "ui/window/mainwindow.h"

namespace muster {

WindowKeeper::WindowKeeper(std::unique_ptr<MainWindow> window)
    : m_window(std::move(window))
{
    follow();
}

WindowKeeper::~WindowKeeper() = default;

void WindowKeeper::follow()
{
    // Queued: the menu that was chosen from is the old window's.
    connect(m_window.get(), &MainWindow::renewWanted, this, &WindowKeeper::renew, Qt::QueuedConnection);
}

void WindowKeeper::renew()
{
    auto next = std::make_unique<MainWindow>();
    next->takeOver(*m_window);
    next->restoreGeometry(m_window->saveGeometry());
    next->setWindowState(m_window->windowState());
    next->show(); // before the other goes, with which the program would end
    std::swap(m_window, next);
    follow();
}

} // namespace muster
