// SPDX-License-Identifier: MIT
#include "ui/parts/whynot.h"

#include "ui/parts/label.h"

#include <QAction>

namespace muster {

void allow(QAction &action, const QString &whyNot)
{
    action.setEnabled(whyNot.isEmpty());
    action.setStatusTip(whyNot);
    action.setToolTip(asToolTip(whyNot));
}

} // namespace muster
