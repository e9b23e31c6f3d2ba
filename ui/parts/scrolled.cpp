// SPDX-License-Identifier: MIT
#include "ui/parts/scrolled.h"

#include <QScrollArea>

namespace muster {

QWidget *scrolled(QWidget *content)
{
    auto *view = new QScrollArea;
    view->setWidget(content);
    view->setWidgetResizable(true);
    view->setFrameShape(QFrame::NoFrame);
    view->setFocusPolicy(Qt::NoFocus);
    return view;
}

} // namespace muster
