// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArrayView>
#include <QSize>

#include <optional>

namespace muster {

/// The formats of pictures that can be read.
enum class PictureForm : std::uint8_t { Jpeg, Png, WebP };

/// The properties of a picture that its bytes show before it is decoded.
struct PictureHeader {
    PictureForm form = PictureForm::Jpeg;
    QSize size = {};
    bool animated = false;
    bool whole = false; ///< all blocks that its size needs are there, to the end
    int orientation = 1; ///< orientation by EXIF, 1 to 8
};

/// Reads the header by content, regardless of the file's name. Returns nullopt for formats that are not supported.
std::optional<PictureHeader> pictureHeader(QByteArrayView bytes);

} // namespace muster
