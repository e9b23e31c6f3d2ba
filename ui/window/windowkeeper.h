// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

namespace muster {

class MainWindow;

/// Keeps the window, and makes it anew when the player chooses another language: the same campaign on the same page.
class WindowKeeper : public QObject
{
public:
    explicit WindowKeeper(std::unique_ptr<MainWindow> window);
    ~WindowKeeper() override;

    MainWindow *window() const { return m_window.get(); }

private:
    void follow();
    void renew();

    std::unique_ptr<MainWindow> m_window;
};

} // namespace muster
