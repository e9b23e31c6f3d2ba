// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pictures/picturebytes.h"
#include "ui/pictures/pictureheader.h"

namespace muster {

/// Walks through a JPEG to its end and counts its blocks, because decoders fill what is missing with grey and say nothing.
/// None where its beginning makes no sense, or is of a kind that hardly anybody has (lossless, arithmetic, 12 bits).
std::optional<PictureHeader> jpegHeader(PictureBytes bytes);

} // namespace muster
