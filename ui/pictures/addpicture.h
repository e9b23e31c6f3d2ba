// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/writestep.h"

#include <functional>

class QLineEdit;
class QMimeData;
class QWidget;

namespace muster {

/// Whether it is a picture that is dragged or lies on the clipboard: pixels, or a file that is called like one.
bool holdsPicture(const QMimeData &data);

/// The same where text could be meant: what a word processor copies is both, and then it is text.
bool isMeantAsPicture(const QMimeData &data);

/// Ctrl+V in a one-line field is meant for the picture on the clipboard, where there is one.
void takePastedPicture(QLineEdit &field, std::function<void(const QMimeData &)> take);

/// Adds the picture that is dropped or pasted, or tells what stands in the way.
void addPicture(CampaignDocument &document, const About &about, const QMimeData &data, const Tell &tell);

/// The same with one that is chosen from the disk, in a dialog over `parent`; nothing where none is chosen.
void choosePicture(CampaignDocument &document, const About &about, QWidget *parent, const Tell &tell);

} // namespace muster
