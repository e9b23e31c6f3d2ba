// SPDX-License-Identifier: MIT
#include "ui/look/style.h"

#include "ui/look/icon.h"
#include "ui/parts/drawing.h"

#include <QComboBox>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace muster {

namespace {

constexpr qreal radius = 6;
constexpr int controlHeight = 32;
constexpr int menuBarHeight = 28;

QRectF inset(const QRectF &place, qreal by = 0.5)
{
    return place.adjusted(by, by, -by, -by);
}

void paintField(QPainter &painter, const QStyleOption &option)
{
    const Inks &inks = inksOf(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool focused = option.state & QStyle::State_HasFocus;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(focused ? inks.accent : enabled ? inks.edge : inks.rule, focused ? 2 : 1));
    painter.setBrush(enabled ? inks.field : inks.plain);
    painter.drawRoundedRect(inset(option.rect, focused ? 1 : 0.5), radius, radius);
    painter.restore();
}

void paintRadio(QPainter &painter, const QStyleOption &option)
{
    const Inks &inks = inksOf(option.palette);
    const bool on = option.state & QStyle::State_On;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(on ? inks.accent : inks.edge, 1));
    painter.setBrush(inks.field);
    painter.drawEllipse(inset(option.rect));
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(inks.accent);
        painter.drawEllipse(inset(option.rect, option.rect.width() * 0.28));
    }
    painter.restore();
}

void paintScrollBar(QPainter &painter, const QStyleOptionSlider &option, const QRect &slider)
{
    const Inks &inks = inksOf(option.palette);
    const bool active = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(active ? inks.edge : inks.rule);
    const bool upright = option.orientation == Qt::Vertical;
    const QRectF pill = upright ? QRectF(slider).adjusted(3, 2, -3, -2) : QRectF(slider).adjusted(2, 3, -2, -3);
    const qreal round = (upright ? pill.width() : pill.height()) / 2;
    painter.drawRoundedRect(pill, round, round);
    painter.restore();
}

void paintMenuBarItem(QPainter &painter, const QStyleOptionMenuItem &item)
{
    const Inks &inks = inksOf(item.palette);
    const bool open =
        item.state & (QStyle::State_Selected | QStyle::State_Sunken) && item.state & QStyle::State_Enabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (open) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(inks.wash2);
        painter.drawRoundedRect(QRectF(item.rect).adjusted(0, 2, 0, -2), 5, 5);
    }
    painter.setPen(item.state & QStyle::State_Enabled ? inks.ink : inks.edge);
    painter.drawText(item.rect, Qt::AlignCenter | (open ? Qt::TextShowMnemonic : Qt::TextHideMnemonic), item.text);
    painter.restore();
}

/// The same option with washed selection colours.
template<typename Option>
Option washed(const Option &option)
{
    Option copy = option;
    const Inks &inks = inksOf(option.palette);
    copy.palette.setColor(QPalette::Highlight, inks.wash);
    copy.palette.setColor(QPalette::HighlightedText, inks.ink);
    return copy;
}

} // namespace

void paintButtonGround(QPainter &painter, const QRectF &place, ButtonLook look, ButtonState state, const Inks &inks)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ground = look == ButtonLook::Primary ? inks.accent
        : look == ButtonLook::Outlined          ? inks.field
                                                : Qt::transparent;
    QColor edge = look == ButtonLook::Outlined ? inks.edge : Qt::transparent;
    if (!state.enabled && look != ButtonLook::Flat) {
        ground = inks.plain;
        edge = inks.rule;
    } else if (state.pressed || state.hovered) {
        if (look == ButtonLook::Primary)
            ground = state.pressed ? inks.accent.darker(118) : inks.accent.lighter(112);
        else
            ground = state.pressed ? inks.wash2 : inks.wash;
    }
    painter.setPen(edge.alpha() ? QPen(edge, 1) : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(inset(place), radius, radius);
    if (state.focused) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look == ButtonLook::Primary ? inks.onAccent : inks.accent, 2));
        painter.drawRoundedRect(inset(place, look == ButtonLook::Primary ? 4 : 1), radius - 2, radius - 2);
    }
    painter.restore();
}

QColor buttonText(ButtonLook look, bool enabled, const Inks &inks)
{
    if (!enabled)
        return inks.edge;
    return look == ButtonLook::Primary ? inks.onAccent : inks.ink;
}

Style::Style()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void Style::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QComboBox *>(widget))
        widget->setAttribute(Qt::WA_Hover);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                          const QWidget *widget) const
{
    const Inks &inks = inksOf(option->palette);
    switch (element) {
    case PE_FrameLineEdit:
        return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            paintField(*painter, *option);
        return;
    case PE_PanelButtonCommand: {
        const bool first = option->state & State_On;
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        const bool proposed = button && button->features & QStyleOptionButton::DefaultButton;
        paintButtonGround(*painter, option->rect, first || proposed ? ButtonLook::Primary : ButtonLook::Outlined,
                          {bool(option->state & State_Enabled), bool(option->state & State_MouseOver),
                           bool(option->state & State_Sunken),
                           option->state & State_HasFocus && option->state & State_KeyboardFocusChange},
                          inks);
        return;
    }
    case PE_FrameFocusRect:
        if (option->state & State_KeyboardFocusChange) {
            painter->save();
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(inks.accent, 1.5));
            painter->drawRoundedRect(inset(option->rect, 0.75), 4, 4);
            painter->restore();
        }
        return;
    case PE_IndicatorCheckBox:
        drawing::box(*painter, option->rect, option->state & State_On, inks);
        return;
    case PE_IndicatorRadioButton:
        paintRadio(*painter, *option);
        return;
    case PE_FrameMenu:
    case PE_PanelMenu:
        painter->fillRect(option->rect, inks.paper);
        painter->setPen(inks.rule);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    case PE_PanelMenuBar:
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                        const QWidget *widget) const
{
    if (element == CE_PushButtonLabel) {
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
            button && button->features & QStyleOptionButton::DefaultButton) {
            QStyleOptionButton copy = *button;
            copy.palette.setColor(QPalette::ButtonText, inksOf(option->palette).onAccent);
            return QProxyStyle::drawControl(element, &copy, painter, widget);
        }
    }
    if (element == CE_MenuItem) {
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            QStyleOptionMenuItem copy = washed(*item);
            copy.palette.setColor(QPalette::Window, inksOf(option->palette).paper);
            return QProxyStyle::drawControl(element, &copy, painter, widget);
        }
    }
    if (element == CE_MenuBarEmptyArea)
        return;
    if (element == CE_MenuBarItem) {
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            paintMenuBarItem(*painter, *item);
        return;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                               const QWidget *widget) const
{
    const Inks &inks = inksOf(option->palette);
    if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option); slider && control == CC_ScrollBar) {
        if (slider->maximum > slider->minimum)
            paintScrollBar(*painter, *slider, subControlRect(control, option, SC_ScrollBarSlider, widget));
        return;
    }
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        combo && control == CC_ComboBox && !combo->editable) {
        paintField(*painter, *option);
        const QRect arrow = subControlRect(control, option, SC_ComboBoxArrow, widget);
        drawIcon(*painter, QStringLiteral("chevron"), QRectF(arrow.center().x() - 7, arrow.center().y() - 6, 14, 14),
                 option->state & State_Enabled ? inks.ink : inks.edge);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                            const QWidget *widget) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !slider)
        return QProxyStyle::subControlRect(control, option, part, widget);

    // A groove from end to end, without arrows.
    const QRect bar = option->rect;
    const bool upright = slider->orientation == Qt::Vertical;
    const int length = upright ? bar.height() : bar.width();
    const int range = slider->maximum - slider->minimum;
    const int shown =
        range > 0 ? std::max(28, int(qint64(length) * slider->pageStep / (range + slider->pageStep))) : length;
    const int start = sliderPositionFromValue(slider->minimum, slider->maximum, slider->sliderPosition,
                                              std::max(0, length - shown), slider->upsideDown);
    const auto stretch = [&](int from, int to) {
        const QRect local = upright ? QRect(bar.x(), bar.y() + from, bar.width(), to - from)
                                    : QRect(bar.x() + from, bar.y(), to - from, bar.height());
        return visualRect(option->direction, bar, local);
    };
    switch (part) {
    case SC_ScrollBarSlider:
        return stretch(start, start + shown);
    case SC_ScrollBarGroove:
        return bar;
    case SC_ScrollBarSubPage:
        return stretch(0, start);
    case SC_ScrollBarAddPage:
        return stretch(start + shown, length);
    default:
        return {};
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                              const QWidget *widget) const
{
    QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        return wanted.expandedTo({0, controlHeight}) + QSize(12, 0);
    case CT_LineEdit:
    case CT_ComboBox:
    case CT_SpinBox:
        return wanted.expandedTo({0, controlHeight});
    case CT_MenuItem:
        return wanted + QSize(12, 6);
    case CT_MenuBarItem:
        return {wanted.width() - 3, std::max(menuBarHeight, wanted.height())};
    default:
        return wanted;
    }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return 11;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 20;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_MenuBarHMargin:
        return 9;
    case PM_MenuBarVMargin:
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                     QStyleHintReturn *returned) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_ComboBox_Popup:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

} // namespace muster
