// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <vector>

namespace muster {

struct PageTitle {
    PageKind kind;
    QString icon;
    QString title;
};

/// The tabs there are, in order. Their titles are known before the pages are made.
const std::vector<PageTitle> &pageTitles();

Page *makePage(PageKind kind, QWidget *parent);

} // namespace muster
