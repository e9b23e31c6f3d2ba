// SPDX-License-Identifier: MIT
#include "ui/parts/rule.h"

#include <QWidget>

namespace muster {

QWidget *makeRule(Qt::Orientation orientation, QPalette::ColorRole colour)
{
    auto *rule = new QWidget;
    rule->setBackgroundRole(colour);
    rule->setAutoFillBackground(true);
    if (orientation == Qt::Horizontal)
        rule->setFixedHeight(1);
    else
        rule->setFixedWidth(1);
    return rule;
}

} // namespace muster
