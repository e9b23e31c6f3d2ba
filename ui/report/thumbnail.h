// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/thumbnail.h"

#include <QByteArray>

namespace muster {

/// As PNG.
QByteArray drawThumbnail(const ThumbnailSource &source);

} // namespace muster
