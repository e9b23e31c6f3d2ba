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

/// The way to the library with the window and the sheets. It is loaded when somebody goes through, and not before, so that
/// a command does not wait for widgets it never shows.
class UiDoor
{
public:
    /// `programFolder`: where the program itself lies; the library is in lib beside it.
    explicit UiDoor(QString programFolder)
        : m_programFolder(std::move(programFolder))
    {
    }

    /// What opens the window on a file and gives the program's exit status, or why there is no window. No application may exist
    /// any more when it is called.
    using OpenWindow = std::function<int(int &argc, char **argv, const QString &file)>;
    Result<OpenWindow> window() const;

    /// A sheet as PDF. No application may exist any more.
    Result<QByteArray> sheet(int &argc, char **argv, SheetKind kind, const SheetSource &source) const;

    /// A report with its maps, in that language. Likewise.
    Result<WrittenAccount> report(int &argc, char **argv, const QString &language, const ReportSource &source) const;

    /// The page of an encounter for a phone, in that language. Likewise.
    Result<QByteArray> phone(int &argc, char **argv, const QString &language, const PhoneSource &source) const;

    /// The small picture of a campaign as PNG. Likewise.
    Result<QByteArray> thumbnail(int &argc, char **argv, const ThumbnailSource &source) const;

    /// A stranger's picture made fit for a campaign file, or what is wrong with it.
    Result<PictureContent> picture(const QString &path) const;

private:
    QString m_programFolder;
};

} // namespace muster
