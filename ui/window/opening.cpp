// SPDX-License-Identifier: MIT
#include "ui/window/opening.h"

#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"
#include "ui/window/notebook.h"
#include "ui/window/recentfiles.h"

#include <QApplication>

#include <future>

namespace muster {

using Opened = FileResult<std::unique_ptr<CampaignDocument>>;

/// On a thread of its own; what it gives belongs to the window's.
static Opened read(const QString &path)
{
    Opened opened = CampaignDocument::open(path);
    if (opened)
        (*opened)->handOver(QApplication::instance()->thread());
    return opened;
}

QString campaignAtStart()
{
    const auto recent = recentfiles::all();
    return recent.empty() || !recentfiles::opensLast() ? QString() : recent.front().path;
}

std::unique_ptr<MainWindow> openWindow(const QString &path)
{
    std::future<Opened> opened;
    if (!path.isEmpty())
        opened = std::async(std::launch::async, read, path);
    wearAppearance();
    auto window = std::make_unique<MainWindow>();
    if (opened.valid()) {
        window->notebook()->page(PageKind::Band); // at which most campaigns open, while this one is still being read
        window->take(path, opened.get());
    }
    return window;
}

} // namespace muster
