// SPDX-License-Identifier: MIT
#include "tests/ui/wander/acts.h"

#include "tests/ui/hand/hand.h"
#include "tests/ui/seen/seen.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>

#include <array>

namespace muster::testing {

using namespace Qt::StringLiterals;

namespace {

const std::array<QString, 9> texts{u"Tibb"_s,         u"4"_s,   u"0"_s,
                                   u"999999"_s,       u"-1"_s,  u"Grimbald the Very Long-Winded of Nether Wallop"_s,
                                   u"<b>Ada</b> &"_s, u"axe"_s, QString()};

bool isField(const QWidget &widget)
{
    return qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget)
        || (qobject_cast<const QLineEdit *>(&widget) && !widget.objectName().startsWith(u"qt_"));
}

QString stepsIn(Chance &chance)
{
    const bool up = chance.oneIn(2);
    const int times = chance.between(1, 4);
    for (int i = 0; i < times; ++i)
        hand::press(up ? Qt::Key_Up : Qt::Key_Down);
    return QStringLiteral("presses %1 %2 times in").arg(up ? u"Up"_s : u"Down"_s).arg(times);
}

QString writesIn(Chance &chance)
{
    const QString text = chance.oneOf(texts);
    hand::press(Qt::Key_A, Qt::ControlModifier);
    if (text.isEmpty())
        hand::press(Qt::Key_Delete);
    hand::type(text);
    return QStringLiteral("types “%1” into").arg(text);
}

} // namespace

QString fillField(QWidget &window, Chance &chance)
{
    QList<QWidget *> fields;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->window() == &window && isField(*widget))
            fields << widget;
    }
    if (fields.isEmpty())
        return {};
    QWidget *field = chance.oneOf(fields);
    const QString name = seen::called(*field);
    if (qobject_cast<QComboBox *>(field)) {
        field->setFocus(Qt::MouseFocusReason); // a click would open its list
        return stepsIn(chance) + u' ' + name;
    }
    if (!hand::click(*field))
        return {};
    const bool steps = qobject_cast<QAbstractSpinBox *>(field) && chance.oneIn(2);
    return (steps ? stepsIn(chance) : writesIn(chance)) + u' ' + name;
}

QString someCard(Chance &chance)
{
    static const std::array<QString, 13> ranks{u"A"_s, u"2"_s, u"3"_s,  u"4"_s, u"5"_s, u"6"_s, u"7"_s,
                                               u"8"_s, u"9"_s, u"10"_s, u"J"_s, u"Q"_s, u"K"_s};
    static const QString suits = u"CDHS"_s;
    const QString &rank = chance.oneOf(ranks);
    return rank + suits.at(chance.below(suits.size()));
}

QString someDie(int sides, Chance &chance)
{
    const int beyond = chance.oneIn(40) ? 1 : 0;
    return QString::number(chance.between(1, sides + beyond));
}

} // namespace muster::testing
