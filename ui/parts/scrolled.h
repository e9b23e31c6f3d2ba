// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace muster {

/// The content in a view without a frame that scrolls only where the window is too small for it.
QWidget *scrolled(QWidget *content);

} // namespace muster
