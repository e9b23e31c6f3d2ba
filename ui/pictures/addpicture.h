// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/writestep.h"

class QMimeData;
class QWidget;

namespace muster {

/// Whether it is a picture that is dragged or lies on the clipboard: pixels, or a file that is called like one.
bool holdsPicture(const QMimeData &data);

/// Adds the picture that is dropped or pasted, or tells what stands in the way.
void addPicture(CampaignDocument &document, const About &about, const QMimeData &data, const Tell &tell);

/// The same with one that is chosen from the disk, in a dialog over `parent`; nothing where none is chosen.
void choosePicture(CampaignDocument &document, const About &about, QWidget *parent, const Tell &tell);

} // namespace muster
