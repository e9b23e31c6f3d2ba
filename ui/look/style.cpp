// SPDX-License-Identifier: MIT
#include "ui/look/controls.h"

#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProxyStyle>
#include <QScreen>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <tuple>

namespace muster {

namespace {

constexpr qreal controlRadius = 6;

QRectF controlInset(const QRectF &place, qreal by = 0.5)
{
    return place.adjusted(by, by, -by, -by);
}

void paintField(QPainter &painter, const QStyleOption &option)
{
    const Inks &inks = inksOf(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool focused = option.state & QStyle::State_HasFocus;
    const Stroke stroke(painter);
    outlined(painter,
             {focused       ? inks.accent
                  : enabled ? inks.edge
                            : inks.rule,
              focused ? 2.0 : 1.0},
             enabled ? inks.field : inks.plain)
        .drawRoundedRect(controlInset(option.rect, focused ? 1 : 0.5), controlRadius, controlRadius);
}

void paintRadio(QPainter &painter, const QStyleOption &option)
{
    const Inks &inks = inksOf(option.palette);
    const bool on = option.state & QStyle::State_On;
    const Stroke stroke(painter);
    outlined(painter, {on ? inks.accent : inks.edge, 1}, inks.field).drawEllipse(controlInset(option.rect));
    if (on) {
        filled(painter, inks.accent).drawEllipse(controlInset(option.rect, option.rect.width() * 0.28));
    }
}

void paintScrollBar(QPainter &painter, const QStyleOptionSlider &option, const QRect &slider)
{
    const Inks &inks = inksOf(option.palette);
    const bool active = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    const Stroke stroke(painter);
    filled(painter, active ? inks.pencil : inks.edge);
    const bool upright = option.orientation == Qt::Vertical;
    const QRectF pill = upright ? QRectF(slider).adjusted(3, 2, -3, -2) : QRectF(slider).adjusted(2, 3, -2, -3);
    const qreal round = (upright ? pill.width() : pill.height()) / 2;
    painter.drawRoundedRect(pill, round, round);
}

void paintMenuTitle(QPainter &painter, const QStyleOptionMenuItem &item)
{
    constexpr int beside = 26; // aligned with the text of the entries, which begins after their icons
    constexpr int above = 4;
    painter.save();
    setType(painter, TextUse::SecondLineBold, inksOf(item.palette).pencil);
    painter.drawText(item.rect.adjusted(beside, above, -8, 0), atLeft, item.text);
    painter.restore();
}

void paintMenuBarItem(QPainter &painter, const QStyleOptionMenuItem &item, bool marked)
{
    const Inks &inks = inksOf(item.palette);
    const bool open =
        item.state & (QStyle::State_Selected | QStyle::State_Sunken) && item.state & QStyle::State_Enabled;
    const Stroke stroke(painter);
    if (open) {
        filled(painter, inks.wash2).drawRoundedRect(QRectF(item.rect).adjusted(0, 2, 0, -2), 5, 5);
    }
    painter.setPen(item.state & QStyle::State_Enabled ? inks.ink : inks.edge);
    painter.drawText(item.rect, Qt::AlignCenter | (open || marked ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                     item.text);
}

constexpr int controlHeight = 32;
constexpr int menuBarHeight = 28;
constexpr int itemHeight = 28;
constexpr int fieldPadding = 7;
constexpr int besideChevron = 6; ///< pixels between a box's text and its arrow

/// Returns the space above and below the text of an entry. It is smaller if the longest menu would need a second
/// column.
int aroundEntry(int height, const QWidget *menu)
{
    constexpr int usual = 6;
    constexpr int tight = 2;
    constexpr int mostEntries = 24; // separators included
    const bool fits = !menu || mostEntries * (height + usual) <= menu->screen()->availableGeometry().height();
    return fits ? usual : tight;
}

/// Returns the option with pale selection colours.
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

/// The style Fusion without its gradients: flat fields, thin edges, slim scroll bars, pale instead of filled
/// selections.
class Style : public QProxyStyle
{
public:
    Style()
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    {
    }

    void polish(QWidget *widget) override
    {
        QProxyStyle::polish(widget);
        if (qobject_cast<QComboBox *>(widget))
            widget->setAttribute(Qt::WA_Hover);
        if (auto *edit = qobject_cast<QPlainTextEdit *>(widget))
            edit->viewport()->setAutoFillBackground(false); // because the field has rounded corners
        if (auto *files = qobject_cast<QTreeView *>(widget)) {
            QTimer::singleShot(0, files, [files] { // once the columns exist, of which Qt's file dialog would cut two
                const bool isOfDialog = qobject_cast<QFileDialog *>(files->window()) != nullptr;
                for (int column = 1; isOfDialog && column < std::min(3, files->header()->count()); ++column)
                    files->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
            });
        }
    }

    using QProxyStyle::polish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        const Inks &inks = inksOf(option->palette);
        switch (element) {
        case PE_FrameLineEdit:
            return;
        case PE_Frame:
            if (!qobject_cast<const QPlainTextEdit *>(widget))
                return QProxyStyle::drawPrimitive(element, option, painter, widget);
            paintField(*painter, *option);
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
                painter->setPen({inks.accent, 1.5});
                painter->drawRoundedRect(QRectF(option->rect).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
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
        case PE_PanelItemViewRow: // painted before the item of a tree
            if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
                const QStyleOptionViewItem copy = washed(*item);
                return QProxyStyle::drawPrimitive(element, &copy, painter, widget);
            }
            break;
        default:
            break;
        }
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }

    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        if (element == CE_PushButtonLabel) {
            if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
                button && button->features & QStyleOptionButton::DefaultButton && option->state & State_Enabled) {
                QStyleOptionButton copy = *button;
                copy.palette.setColor(QPalette::ButtonText, inksOf(option->palette).onAccent);
                return QProxyStyle::drawControl(element, &copy, painter, widget);
            }
        }
        if (element == CE_ComboBoxLabel) {
            if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option); box && !box->editable) {
                QStyleOptionComboBox copy = *box;
                const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - 2;
                const bool hasIcon = !box->currentIcon.isNull();
                copy.currentText = box->fontMetrics.elidedText(box->currentText, Qt::ElideRight,
                                                               room - (hasIcon ? box->iconSize.width() + 4 : 0));
                return QProxyStyle::drawControl(element, &copy, painter, widget);
            }
        }
        if (element == CE_MenuItem) {
            if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
                if (item->menuItemType == QStyleOptionMenuItem::Separator && !item->text.isEmpty())
                    return paintMenuTitle(*painter, *item);
                QStyleOptionMenuItem copy = washed(*item);
                copy.palette.setColor(QPalette::Window, inksOf(option->palette).paper);
                return QProxyStyle::drawControl(element, &copy, painter, widget);
            }
        }
        if (element == CE_ItemViewItem) {
            if (const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option))
                return paintItem(*painter, *item, widget);
        }
        if (element == CE_MenuBarEmptyArea)
            return;
        if (element == CE_MenuBarItem) {
            if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
                paintMenuBarItem(*painter, *item, styleHint(SH_UnderlineShortcut, option, widget, nullptr));
            return;
        }
        QProxyStyle::drawControl(element, option, painter, widget);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override
    {
        const Inks &inks = inksOf(option->palette);
        if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
            slider && control == CC_ScrollBar) {
            if (slider->maximum > slider->minimum)
                paintScrollBar(*painter, *slider, subControlRect(control, option, SC_ScrollBarSlider, widget));
            return;
        }
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
            combo && control == CC_ComboBox && !combo->editable) {
            paintField(*painter, *option);
            paintChevron(*painter, QPointF(combo->rect.right() - 14, combo->rect.center().y() + 1), 14, 90,
                         option->state & State_Enabled ? inks.ink : inks.edge);
            return;
        }
        if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option); spin && control == CC_SpinBox) {
            paintField(*painter, *option);
            for (const auto &[part, step, turned] :
                 {std::tuple(SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, -90.0),
                  std::tuple(SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, 90.0)}) {
                const bool on = spin->stepEnabled & step && option->state & State_Enabled;
                paintChevron(*painter, QRectF(subControlRect(control, option, part, widget)).center(), 12, turned,
                             on ? inks.ink : inks.edge);
            }
            return;
        }
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }

    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override
    {
        const QRect rect = QProxyStyle::subElementRect(element, option, widget);
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (element == SE_LineEditContents && frame && frame->lineWidth > 0)
            return rect.adjusted(fieldPadding, 0, -fieldPadding, 0);
        return rect;
    }

    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override
    {
        const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (control != CC_ScrollBar || !slider) {
            const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
            if (control == CC_SpinBox && (part == SC_SpinBoxUp || part == SC_SpinBoxDown))
                return rect.translated(-fieldPadding, part == SC_SpinBoxUp ? 2 : -2);
            if (control == CC_ComboBox && part == SC_ComboBoxEditField)
                return rect.adjusted(fieldPadding, 0, -besideChevron, 0);
            const bool text = control == CC_SpinBox && part == SC_SpinBoxEditField;
            return text ? rect.adjusted(fieldPadding, 0, 0, 0) : rect;
        }

        // The groove takes the whole length; there are no arrows.
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

    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override
    {
        QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
        switch (type) {
        case CT_PushButton:
            return wanted.expandedTo({0, controlHeight}) + QSize(12, 0);
        case CT_LineEdit:
            return wanted.expandedTo({0, controlHeight});
        case CT_ComboBox:
            return (wanted + QSize(2 * fieldPadding + besideChevron, 0)).expandedTo({72, controlHeight});
        case CT_SpinBox:
            return (wanted + QSize(2 * fieldPadding, 0)).expandedTo({72, controlHeight});
        case CT_ItemViewItem:
            return wanted.expandedTo({0, itemHeight});
        case CT_MenuItem:
            if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
                item && item->menuItemType == QStyleOptionMenuItem::Separator && !item->text.isEmpty())
                return wanted.expandedTo({0, itemHeight + 4}) + QSize(24, 0);
            return wanted + QSize(12, aroundEntry(wanted.height(), widget));
        case CT_MenuBarItem:
            return {wanted.width() + 4, std::max(menuBarHeight, wanted.height())};
        default:
            return wanted;
        }
    }

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
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
            return 6;
        case PM_FocusFrameHMargin:
            return 7; // padding of text in the rows of lists
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

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *returned) const override
    {
        switch (hint) {
        case SH_EtchDisabledText:
        case SH_DialogButtonBox_ButtonsHaveIcons:
        case SH_ComboBox_Popup:
            return 0;
        case SH_Menu_AllowActiveAndDisabled:
            return 1; // disabled entries show their reason
        default:
            return QProxyStyle::styleHint(hint, option, widget, returned);
        }
    }

    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const override
    {
        // Every menu bar asks for this icon. Fusion's own is an image file, for which Qt would load all image format
        // plugins.
        if (icon == SP_ToolBarHorizontalExtensionButton)
            return iconFor("chevron", inksOf(widget ? widget->palette() : QPalette()).ink);
        return QProxyStyle::standardIcon(icon, option, widget);
    }

private:
    void paintItem(QPainter &painter, const QStyleOptionViewItem &item, const QWidget *widget) const
    {
        QStyleOptionViewItem copy = washed(item);
        if (copy.state & State_Selected)
            copy.state &= ~State_HasFocus; // fill and bar already show it
        QProxyStyle::drawControl(CE_ItemViewItem, &copy, &painter, widget);
        const bool first = item.viewItemPosition == QStyleOptionViewItem::OnlyOne
            || item.viewItemPosition == QStyleOptionViewItem::Beginning
            || item.viewItemPosition == QStyleOptionViewItem::Invalid;
        if (item.state & State_Selected && first)
            painter.fillRect(QRect(item.rect.topLeft(), QSize(3, item.rect.height())), inksOf(item.palette).accent);
        paintRowFocus(painter, item);
    }
};

QStyle *makeStyle()
{
    return new Style;
}

} // namespace muster
