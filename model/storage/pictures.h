// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"

namespace muster {

class Connection;
struct Book;

// The contents of pictures, a row each under its hash. They are read one by one when they are wanted: however many there
// are, opening a campaign does not touch them. A row stays, also when nothing in force speaks of it any more.

inline constexpr int firstFormatWithPictures = 2;

/// Of a file of this format; older ones have no room for pictures.
bool holdsPictures(Connection &connection);

/// Checked against its hash. None: it is missing, or not what it was.
std::optional<QByteArray> readPicture(Connection &connection, const QString &sha256);

/// Inside the caller's transaction. One that has gone bad is replaced.
void writePicture(Connection &connection, const QString &sha256, const QByteArray &content);

/// From a database that is attached under that name, unread; those that are missing there stay missing.
void copyPictures(Connection &to, const QString &attached, const QStringList &hashes);

void removePicture(Connection &connection, const QString &sha256);

/// What is whole in one file and not in the other, inside the other's transaction.
void copyPictures(Connection &from, Connection &to);

/// Whether each that is whole in one file is so in the other.
bool hasPicturesOf(Connection &original, Connection &copy);

/// The hashes of those that a book speaks of, the undone included, each once.
QStringList picturesOf(const Book &book);

} // namespace muster
