// SPDX-License-Identifier: MIT
#include "ui/window/opening.h"

#include "ui/look/type.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"
#include "ui/window/notebook.h"

#include <QApplication>
#include <QFontMetricsF>

#include <chrono>
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

/// The fonts of the page that opens, one by one while the campaign is still being read: each takes its time, and will be
/// wanted for the first paint.
static void openFontsUntil(const std::future<Opened> &opened)
{
    for (const TextUse use :
         {TextUse::BodyBold, TextUse::ColumnHead, TextUse::RowName, TextUse::RepRow, TextUse::RepStar,
          TextUse::CampaignName, TextUse::SecondLine, TextUse::SecondLineBold, TextUse::PageTitle}) {
        if (opened.wait_for(std::chrono::seconds(0)) == std::future_status::ready)
            return;
        QFontMetricsF(fontFor(use)).horizontalAdvance(QStringLiteral("Rep 5"));
    }
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
        openFontsUntil(opened);
        window->take(path, opened.get());
    }
    return window;
}

} // namespace muster
