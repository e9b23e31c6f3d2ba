// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/writers.h"

#include <QByteArray>

namespace muster {

/// As PNG.
QByteArray drawThumbnail(const ThumbnailSource &source);

} // namespace muster
