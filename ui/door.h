// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "model/campaign/notes.h"
#include "rules/result.h"
#include "ui/report/report.h"

#include <QByteArray>

/// The functions of this library that the command line calls. The library is loaded only when one of them is called, so
/// that `muster roll` does not wait for widgets that it never shows.
extern "C" {

/// Opens the window on a file; if `file` is empty, on the campaign opened last, or else on the welcome page. Returns
/// the exit code when the window is closed.
int muster_window(int &argc, char **argv, const QString *file);

/// Writes a sheet as PDF into `pdf`. Needs no display.
void muster_sheet_pdf(int &argc, char **argv, muster::SheetKind kind, const muster::SheetSource *source,
                      QByteArray *pdf);

/// Writes a report of battles with their maps, in this language. Needs no display.
void muster_report(int &argc, char **argv, const QString *language, const muster::ReportSource *source,
                   muster::WrittenAccount *report);

/// Writes the page of an encounter for a phone with its map, in this language. Needs no display.
void muster_phone(int &argc, char **argv, const QString *language, const muster::PhoneSource *source, QByteArray *html);

/// Writes the thumbnail of a campaign as PNG. Needs no display.
void muster_thumbnail(int &argc, char **argv, const muster::ThumbnailSource *source, QByteArray *png);

/// Calls takePicture() for a file.
void muster_picture(const QString *path, muster::Result<muster::PictureContent> *taken);
}
