// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

class QMimeData;
class QWidget;

namespace muster {

/// Whether it is a picture that is dragged or lies on the clipboard: pixels, or a file that is called like one.
bool holdsPicture(const QMimeData &data);

/// Adds the picture that is dropped or pasted. What stands in the way; empty once it is in the campaign.
QString addPicture(CampaignDocument &document, const About &about, const QMimeData &data);

/// The same with one that is chosen from the disk, in a dialog over `parent`; nothing where none is chosen.
QString choosePicture(CampaignDocument &document, const About &about, QWidget *parent);

} // namespace muster
