// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/phone.h"
#include "model/account/sheetsource.h"
#include "model/account/writers.h"

#include <variant>

namespace muster {

/// A sheet to be drawn as PDF.
struct DrawnSheet {
    SheetKind kind{};
    SheetSource source;
};

/// A drawing for the command line: a sheet, a report with its maps, the page of an encounter for a phone, or the
/// thumbnail of a campaign as PNG.
using Drawing = std::variant<DrawnSheet, ReportSource, PhoneSource, ThumbnailSource>;

} // namespace muster

/// The functions of this library that the command line calls. The library is loaded only when one of them is called, so
/// that `muster roll` does not wait for widgets that it never shows.
extern "C" {

/// Opens the window on a file; if `file` is empty, on the campaign opened last, or else on the welcome page. Returns
/// the exit code when the window is closed.
int muster_window(int &argc, char **argv, const QString *file);

/// Draws in this language, which needs no display. Only a report has further files.
void muster_draw(int &argc, char **argv, const muster::Drawing *drawing, const QString *language,
                 muster::WrittenAccount *drawn);

/// Calls takePicture() for a file.
void muster_picture(const QString *path, muster::Result<muster::PictureContent> *taken);
}
