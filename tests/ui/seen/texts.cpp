// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include "ui/look/type.h"
#include "ui/parts/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolButton>

namespace muster::testing::seen {

namespace {

constexpr int tolerance = 1; ///< a pixel for rounding

QString cut(const QWidget &widget, const QString &text, int wanted, int has)
{
    return wanted <= has + tolerance
        ? QString()
        : QStringLiteral("%1: “%2” wants %3 and has %4").arg(called(widget), text.simplified()).arg(wanted).arg(has);
}

QString cutLabel(const QLabel &label)
{
    // DiceEntry cuts its prompt itself, like ElidedLabel.
    if (qobject_cast<const ElidedLabel *>(&label) || label.text().isEmpty())
        return {};
    if (label.wordWrap())
        return cut(label, label.text(), label.heightForWidth(label.width()), label.height());
    const QString wide = cut(label, label.text(), label.sizeHint().width(), label.width());
    return wide.isEmpty() ? cut(label, label.text(), label.sizeHint().height(), label.height()) : wide;
}

/// Returns whether the button may be cut: some of ours leave out their text or shorten it if there is no room, with the
/// whole in the tooltip.
bool mayBeCut(const QAbstractButton &button)
{
    const bool paintsItself = !qobject_cast<const QPushButton *>(&button) && !qobject_cast<const QToolButton *>(&button)
        && !qobject_cast<const QCheckBox *>(&button) && !qobject_cast<const QRadioButton *>(&button);
    constexpr int room = 3; // the text may be wrapped to this many lines
    return paintsItself
        && (button.toolTip().contains(button.text()) || button.height() >= room * button.fontMetrics().lineSpacing());
}

QString cutButton(const QAbstractButton &button)
{
    if (mayBeCut(button) || button.text().isEmpty())
        return {};
    const QSize text = button.fontMetrics().size(Qt::TextShowMnemonic, button.text());
    const QString wide = cut(button, button.text(), text.width(), button.width());
    return wide.isEmpty() ? cut(button, button.text(), text.height(), button.height()) : wide;
}

QString cutBox(const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return cut(box, box.currentText(), box.fontMetrics().horizontalAdvance(box.currentText()), field.width());
}

QStringList cutHeads(const QHeaderView &heads)
{
    const QFontMetrics headFont(fontFor(TextUse::ColumnHead)); // our headers paint with it
    QStringList complaints;
    for (int i = 0; i < heads.count(); ++i) {
        const QString text = heads.model()->headerData(i, heads.orientation()).toString();
        const QString complaint = heads.isSectionHidden(i) || heads.orientation() == Qt::Vertical
            ? QString()
            : cut(heads, text, headFont.size(Qt::TextShowMnemonic, text).width(), heads.sectionSize(i));
        if (!complaint.isEmpty())
            complaints << complaint;
    }
    return complaints;
}

QString cutText(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return cutLabel(*label);
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return cutButton(*button);
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return cutBox(*box);
    return {};
}

} // namespace

QStringList cutTexts(const QWidget &window)
{
    QStringList complaints;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        if (const QString complaint = cutText(*widget); !complaint.isEmpty())
            complaints << complaint;
        if (const auto *heads = qobject_cast<const QHeaderView *>(widget))
            complaints << cutHeads(*heads);
    }
    return complaints;
}

} // namespace muster::testing::seen
