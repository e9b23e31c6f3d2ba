// SPDX-License-Identifier: MIT
#include "ui/window/opening.h"

#include "ui/look/findfonts.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"

#include <thread>

namespace muster {

std::unique_ptr<MainWindow> openWindow(const QString &path)
{
    std::thread fonts(findFonts);
    std::optional<FileResult<std::unique_ptr<CampaignDocument>>> opened;
    if (!path.isEmpty())
        opened = CampaignDocument::open(path);
    fonts.join();

    wearAppearance();
    auto window = std::make_unique<MainWindow>();
    if (opened)
        window->take(path, *std::move(opened));
    return window;
}

} // namespace muster
