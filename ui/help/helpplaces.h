// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <cstdint>

class QMainWindow;
class QMenu;
class QWidget;

namespace muster {

enum class PageKind : std::uint8_t;

/// Returns the place in the help for a page: a chapter, or a heading in it.
QString helpPlaceOf(PageKind kind);

/// The place for a dialog or a part of a page, by the class name of the widget, which needs Q_OBJECT.
struct HelpPlace {
    HelpPlace(const char *of, const char *where, bool fills = false)
        : widget(of)
        , place(QString::fromLatin1(where))
        , fillsPage(fills)
    {
    }

    QByteArray widget;
    QString place;
    bool fillsPage; ///< the widget stands for its whole page while it is visible
};
const QList<HelpPlace> &helpPlaces();

/// Returns the place in the help for the widget or the nearest parent that has one.
QString helpPlaceOf(const QWidget *widget);

/// Fills the Help menu: chapters, explanations, About. `pack` returns the id of the pack whose rulings come first. Also
/// makes the help key work in every dialog.
void fillHelpMenu(QMenu &menu, QMainWindow &window, const std::function<QString()> &pack);

} // namespace muster
