// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"
#include "rules/result.h"

class QImage;

namespace muster {

/// A stranger's picture made fit for a campaign file: upright, at most 2,048 pixels on the long side, in sRGB, and without
/// anything but its pixels. Else what is wrong with it, in a sentence that names it.
Result<PictureContent> takePicture(const QString &path);
Result<PictureContent> takePicture(const QByteArray &content, const QString &name);
/// The same of one that is unpacked already, as from the clipboard.
Result<PictureContent> takePicture(const QImage &image);

/// Whether it may be a picture by its first bytes, whatever it is called.
bool beginsLikeAPicture(const QString &path);

/// The names that pictures have on the disk, for choosing one: "*.jpg".
QStringList pictureNames();

} // namespace muster
