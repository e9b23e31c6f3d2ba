// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"
#include "rules/result.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

namespace muster {

struct PhoneSource;
struct ReportSource;
struct SheetSource;
struct ThumbnailSource;
struct WrittenAccount;
enum class SheetKind : std::uint8_t;

/// Side effects that a command may use. Tests replace them.
struct Environment {
    /// Asks on the terminal and returns the line typed; nullopt at the end of the input.
    std::function<std::optional<QString>(const QString &prompt)> ask;
    /// Prints a line between two questions.
    std::function<void(const QString &line)> say;
    /// Reads at most `most` bytes of standard input, fewer if it ends before.
    std::function<QByteArray(qint64 most)> input;
    /// Returns a random seed from 0 to 999 999 999, short enough to be printed on a sheet.
    std::function<quint64()> entropy;
    /// Draws a sheet as a PDF. Fails if the library for drawing cannot be used.
    std::function<Result<QByteArray>(SheetKind kind, const SheetSource &source)> sheet;
    /// Makes a report with its maps.
    std::function<Result<WrittenAccount>(const ReportSource &source)> report;
    /// Makes the page of an encounter for a phone.
    std::function<Result<QByteArray>(const PhoneSource &source)> phone;
    /// Draws the thumbnail of a campaign as a PNG.
    std::function<Result<QByteArray>(const ThumbnailSource &source)> thumbnail;
    /// Converts a picture from any source into one for a campaign file.
    std::function<Result<PictureContent>(const QString &path)> picture;
    /// The folder of the backups.
    QString backups;
};

} // namespace muster
