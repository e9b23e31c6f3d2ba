// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/result.h"

/// The player's own pictures: the steps that take them in, name them and take them out. The content goes into the file with
/// the step.
namespace muster::actions {

/// With the next id.
Result<Step> addPicture(const Book &book, const Campaign &now, const About &about, const QString &caption,
                        const PictureContent &content);
Result<Step> captionPicture(const Campaign &now, int id, const QString &caption);
Result<Step> strikePicture(const Campaign &now, int id);

/// The picture of that number, or which there are.
Result<Picture> pictureOf(const Campaign &now, int id);

} // namespace muster::actions
