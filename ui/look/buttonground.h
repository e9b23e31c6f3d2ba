// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"

#include <cstdint>

class QPainter;
class QRectF;

namespace muster {

/// How a button stands out from its ground.
enum class ButtonLook : std::uint8_t { Outlined, Flat, Primary };

struct ButtonState {
    bool enabled = true;
    bool hovered = false;
    bool pressed = false;
    bool focused = false; ///< reached by the keyboard
};

/// The ground of every button, ours and Qt's.
void paintButtonGround(QPainter &painter, const QRectF &place, ButtonLook look, ButtonState state, const Inks &inks);

/// What is written on it.
QColor buttonText(ButtonLook look, bool enabled, const Inks &inks);

} // namespace muster
