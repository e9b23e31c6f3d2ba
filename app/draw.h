// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "ui/door.h"

namespace muster {

/// Returns the function that opens the window. Problem if the library of the window and the sheets cannot be loaded.
Result<decltype(&muster_window)> windowOpener();

/// Draws something. QCoreApplication is replaced meanwhile, because fonts need a QGuiApplication.
Result<WrittenAccount, Refusal> draw(const Call &call, const Drawing &drawing);

/// Converts a picture from any source into one for a campaign file.
Result<PictureContent> takePicture(const QString &path);

} // namespace muster
