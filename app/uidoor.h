// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"
#include "rules/result.h"

#include <QString>

#include <functional>
#include <utility>

namespace muster {

struct PhoneSource;
struct ReportSource;
struct SheetSource;
struct ThumbnailSource;
struct WrittenAccount;
enum class SheetKind : std::uint8_t;

/// Access to the library with the window and the sheets. It is loaded on first use, so that a command does not wait for
/// widgets it never shows.
class UiDoor
{
public:
    /// Takes the folder of the program. The library is in lib beside it.
    explicit UiDoor(QString programFolder)
        : m_programFolder(std::move(programFolder))
    {
    }

    /// Opens the window on a file and returns the program's exit status. No application object may exist when it is
    /// called. window() returns a problem if the library cannot be loaded.
    using OpenWindow = std::function<int(int &argc, char **argv, const QString &file)>;
    Result<OpenWindow> window() const;

    /// Draws a sheet as a PDF. No application object may exist.
    Result<QByteArray> sheet(int &argc, char **argv, SheetKind kind, const SheetSource &source) const;

    /// Makes a report with its maps in this language. No application object may exist.
    Result<WrittenAccount> report(int &argc, char **argv, const QString &language, const ReportSource &source) const;

    /// Makes the page of an encounter for a phone in this language. No application object may exist.
    Result<QByteArray> phone(int &argc, char **argv, const QString &language, const PhoneSource &source) const;

    /// Draws the thumbnail of a campaign as a PNG. No application object may exist.
    Result<QByteArray> thumbnail(int &argc, char **argv, const ThumbnailSource &source) const;

    /// Converts a picture from any source into one for a campaign file, or returns its fault.
    Result<PictureContent> picture(const QString &path) const;

private:
    QString m_programFolder;
};

} // namespace muster
