// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QSize>

#include <optional>

namespace muster {

/// The kinds of picture that are read.
enum class PictureForm : std::uint8_t { Jpeg, Png, WebP };

/// What the bytes of a picture tell before anything of it is unpacked.
struct PictureHeader {
    PictureForm form = PictureForm::Jpeg;
    QSize size = {};
    bool animated = false;
    bool whole = false; ///< It has all that its size asks for, to its end.
    int orientation = 1; ///< EXIF's, 1 to 8
};

/// By content, whatever the file is called; none for anything that is not read.
std::optional<PictureHeader> pictureHeader(QByteArrayView bytes);

} // namespace muster
