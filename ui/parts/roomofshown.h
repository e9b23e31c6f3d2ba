// SPDX-License-Identifier: MIT
#pragma once

class QStackedLayout;
class QStackedWidget;

namespace muster {

/// Of what lies on each other only what is shown asks for room, so that nothing hidden makes the window larger. Call it
/// again after a widget was added behind.
void giveRoomToShown(QStackedLayout &layers);
void giveRoomToShown(QStackedWidget &layers);

} // namespace muster
