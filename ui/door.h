// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "model/campaign/notes.h"
#include "rules/result.h"
#include "ui/report/report.h"

#include <QByteArray>

/// What the command line asks of the window's library. It is loaded only when one of these is called, so that
/// `muster roll` does not wait for widgets it never shows.
extern "C" {

/// Opens the window on a file, or where `file` is empty on the campaign opened last, else on the welcome page. Runs until it is closed.
int muster_window(int &argc, char **argv, const QString *file);

/// A sheet as PDF; needs no display.
void muster_sheet_pdf(int &argc, char **argv, muster::SheetKind kind, const muster::SheetSource *source,
                      QByteArray *pdf);

/// A report of battles with their maps, in that language; needs no display.
void muster_report(int &argc, char **argv, const QString *language, const muster::ReportSource *source,
                   muster::WrittenAccount *report);

/// The page of an encounter for a phone with its map, in that language. Likewise.
void muster_phone(int &argc, char **argv, const QString *language, const muster::PhoneSource *source, QByteArray *html);

/// The small picture of a campaign, as PNG. Likewise.
void muster_thumbnail(int &argc, char **argv, const muster::ThumbnailSource *source, QByteArray *png);

/// What takePicture() makes of a file.
void muster_picture(const QString *path, muster::Result<muster::PictureContent> *taken);
}
