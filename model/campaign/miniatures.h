// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/picture.h"

namespace muster {

/// The contents of the figures' miniatures, by the figure's number; those that are not to be had are left out.
using Miniatures = QMap<int, QByteArray>;
Miniatures miniaturesOf(const AllPictures &pictures, const PictureSource &source);

} // namespace muster
