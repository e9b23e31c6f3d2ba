// SPDX-License-Identifier: MIT
#pragma once

#include "tests/walk/writing.h"
#include "ui/map/arrangement.h"
#include "ui/map/mapdrawing.h"
#include "ui/map/ways.h"
#include "ui/paper/printdialog.h"

#include <QImage>

#include <vector>

namespace muster::testing {

inline constexpr QSizeF a4(595, 842);
inline constexpr QSizeF letter(612, 792);

/// Returns the map on white paper, `width` pixels wide.
QImage mapPicture(const Encounter &encounter, int width, const Inks &inks = printInks());

/// Returns a section of such a picture.
QImage sectionPicture(const Encounter &encounter, int section, int width = 504, const Inks &inks = printInks());

/// Returns all pages of a sheet, at one pixel per point.
std::vector<QImage> sheetPictures(SheetKind kind, const SheetSource &source, QSizeF paper = a4);

/// Returns the number of pixels that are not white.
int inkOn(const QImage &picture);
int inkOn(const QImage &picture, const QRect &part);

/// Returns the share of pixels that differ clearly between two pictures of the same size.
double difference(const QImage &a, const QImage &b);

} // namespace muster::testing
