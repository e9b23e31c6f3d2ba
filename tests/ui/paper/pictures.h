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

/// The map on white paper, `width` pixels wide.
QImage mapPicture(const Encounter &encounter, int width, const Inks &inks = printInks());

/// One section of such a picture.
QImage sectionPicture(const Encounter &encounter, int section, int width = 504, const Inks &inks = printInks());

/// All pages of a sheet, a pixel to the point.
std::vector<QImage> sheetPictures(SheetKind kind, const SheetSource &source, QSizeF paper = a4);

/// How many pixels are not white.
int inkOn(const QImage &picture);
int inkOn(const QImage &picture, const QRect &part);

/// The share of pixels that differ clearly between two pictures of one size.
double difference(const QImage &a, const QImage &b);

} // namespace muster::testing
