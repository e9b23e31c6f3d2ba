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

/// What a command needs of the world outside.
struct Surroundings {
    /// Asks on the terminal and gives the line typed; none at the end of the input.
    std::function<std::optional<QString>(const QString &prompt)> ask;
    /// Says something between two questions.
    std::function<void(const QString &line)> say;
    /// So many bytes of the standard input at most, and no more where it ends before.
    std::function<QByteArray(qint64 most)> input;
    /// A seed from 0 to 999 999 999 that nobody chose, short enough to be printed on a sheet.
    std::function<quint64()> entropy;
    /// A sheet as PDF, or why the part of the program that draws it cannot be used.
    std::function<Result<QByteArray>(SheetKind kind, const SheetSource &source)> sheet;
    /// A report with its maps, or why not.
    std::function<Result<WrittenAccount>(const ReportSource &source)> report;
    /// The page of an encounter for a phone, or why not.
    std::function<Result<QByteArray>(const PhoneSource &source)> phone;
    /// The small picture of a campaign as PNG, or why not.
    std::function<Result<QByteArray>(const ThumbnailSource &source)> thumbnail;
    /// A stranger's picture made fit for a campaign file, or what is wrong with it.
    std::function<Result<PictureContent>(const QString &path)> picture;
    /// The folder of the backups.
    QString backups;
};

} // namespace muster
