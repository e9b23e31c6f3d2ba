// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"

namespace muster {

class Connection;
struct Step;

// The contents of pictures, one row each, keyed by hash. They are read only when needed, so opening a campaign is
// independent of their number. A row stays although no step in force refers to it any more; only deleting the last
// course that shows the picture removes it.

/// Returns whether the file's format has a table for pictures; older formats have none.
bool holdsPictures(Connection &connection);

/// Returns a content after checking its hash; none if it is missing or has changed.
std::optional<QByteArray> readPicture(Connection &connection, const QString &sha256);

/// Writes a content inside the caller's transaction, replacing a damaged one.
void writePicture(Connection &connection, const QString &sha256, const QByteArray &content);

/// Copies pictures from the database that is attached as “origin” without reading them, so that a thousand take no
/// longer than copying their bytes. Those missing there are skipped.
void copyPictures(Connection &to, const QStringList &hashes);

void removePicture(Connection &connection, const QString &sha256);

/// Copies the intact pictures that the other file lacks, inside the other file's transaction.
void copyPictures(Connection &from, Connection &to);

/// Returns whether each picture that is intact in `original` is intact in `copy`.
bool hasPicturesOf(Connection &original, Connection &copy);

/// Returns the hashes of the pictures that these steps add, each once.
QStringList picturesOf(const std::vector<Step> &steps);

} // namespace muster
