// SPDX-License-Identifier: MIT
#include "ui/parts/halves.h"

#include "ui/look/type.h"
#include "ui/parts/label.h"

#include <QHBoxLayout>

namespace muster {

namespace {

constexpr int widestSide = 960; // for lines that are read; a map makes use of the rest

} // namespace

void layHalves(QWidget *page, QWidget *table, QWidget *side)
{
    auto *halves = new QHBoxLayout(page);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(0);
    halves->addWidget(table, 556);
    halves->addWidget(makeRule(Qt::Vertical));
    side->setMaximumWidth(besideType(widestSide));
    halves->addWidget(side, 579);
}

} // namespace muster
