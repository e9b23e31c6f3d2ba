// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "model/account/writers.h"

#include <QJsonArray>

namespace muster {

/// Stands for standard output in place of a file name, as is usual on a terminal.
inline constexpr QLatin1StringView standardOutput("-");

/// A kind of file that a command writes. A typing error must not cost a campaign, so nothing else is overwritten.
struct OutKind {
    /// Returns whether a file that begins like this may be overwritten.
    bool (*mayBeReplaced)(const QByteArray &begin);
    const char *notReplaced; ///< refusal of any other file
    const char *notAFile; ///< refusal of a folder or a device
    Exit notAFileExit = Exit::WrongCall;
    const char *notBoth = ""; ///< refusal of standard output together with --json; %1 is the option
};
extern const OutKind outPage;
extern const OutKind outPdf;
extern const OutKind outPicture;
extern const OutKind outPng;
extern const OutKind outReport;
extern const OutKind outStory;

/// Returns a refusal if no such file may be written to this path.
std::optional<Refusal> refuseOut(const Call &call, const QString &path, const OutKind &kind,
                                 const QString &option = {});

/// Writes the file completely or not at all, or to standard output. The answer says where it is.
Reply saveOut(const QString &path, const QByteArray &content, QJsonObject json);

/// Returns the answer for a file that was written.
Answer savedTo(const QString &path, const QJsonObject &json);

/// Returns the paths of a report's pictures, which lie in this folder.
QJsonArray pictureNames(const WrittenAccount &report, const QString &folder);

} // namespace muster
