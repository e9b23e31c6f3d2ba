// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"
#include "rules/result.h"

class QImage;

namespace muster {

/// Prepares an untrusted picture for a campaign file: upright, at most 2,048 pixels on the long side, in sRGB, with
/// only its pixels. The problem names the picture and the error.
Result<PictureContent> takePicture(const QString &path);
Result<PictureContent> takePicture(const QByteArray &content, const QString &name);
/// Prepares a picture that is already decoded, such as one from the clipboard.
Result<PictureContent> takePicture(const QImage &image);

/// Returns whether the file may be a picture by its first bytes, regardless of its name.
bool beginsLikeAPicture(const QString &path);

/// Returns the file name patterns of pictures for a file dialog: "*.jpg".
QStringList pictureNames();

} // namespace muster
