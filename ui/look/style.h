// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/inks.h"

#include <QProxyStyle>

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

/// Fusion without its gradients: flat fields, thin edges, slim scroll bars, washed instead of filled selections.
class Style : public QProxyStyle
{
    Q_OBJECT
public:
    Style();

    void polish(QWidget *widget) override;
    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override;
};

} // namespace muster
