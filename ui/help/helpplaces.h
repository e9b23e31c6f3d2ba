// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <cstdint>

class QWidget;

namespace muster {

enum class PageKind : std::uint8_t;

/// Where the help tells of a page: a chapter, or a heading in it.
QString helpPlaceOf(PageKind kind);

/// Dialogs, and the parts of pages that have a place of their own, by the class of the widget, which has a Q_OBJECT.
struct HelpPlace {
    QByteArray widget;
    QString place;
    bool fillsPage = false; ///< when it is seen, the whole page is it
};
const QList<HelpPlace> &helpPlaces();

/// Where the help tells of what this stands in.
QString helpPlaceOf(const QWidget *widget);

} // namespace muster
