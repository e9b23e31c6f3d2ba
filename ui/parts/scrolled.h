// SPDX-License-Identifier: MIT
#pragma once

class QRect;
class QScrollArea;
class QWidget;

namespace muster {

/// The content in a view without a frame that scrolls only where the window is too small for it.
QWidget *scrolled(QWidget *content);
/// And one that is no higher than its content, and leaves the rest of the page to what comes below. It scrolls across only
/// where it is asked to.
QScrollArea *scrolledToFit(QWidget *content);

/// Whatever scrolls in it, and what it scrolls in, shows its beginning.
void scrollToTop(QWidget &part);

/// Scrolls the view it stands in, once it has its place there.
void bringIntoView(QWidget &widget);
/// The same for a part of it, such as a row, at once.
void bringIntoView(const QWidget &widget, const QRect &part);

} // namespace muster
