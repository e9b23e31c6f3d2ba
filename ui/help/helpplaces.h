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

/// Where the help tells of a page: a chapter, or a heading in it.
QString helpPlaceOf(PageKind kind);

/// Dialogs, and the parts of pages that have a place of their own, by the class of the widget, which has a Q_OBJECT.
struct HelpPlace {
    HelpPlace(const char *of, const char *where, bool fills = false)
        : widget(of)
        , place(QString::fromLatin1(where))
        , fillsPage(fills)
    {
    }

    QByteArray widget;
    QString place;
    bool fillsPage; ///< when it is seen, the whole page is it
};
const QList<HelpPlace> &helpPlaces();

/// Where the help tells of what this stands in.
QString helpPlaceOf(const QWidget *widget);

/// The help with its chapters, explanations and what the program is. `pack` is asked whose rulings come first. From now on
/// the help key answers in every dialog too.
void fillHelpMenu(QMenu &menu, QMainWindow &window, const std::function<QString()> &pack);

} // namespace muster
