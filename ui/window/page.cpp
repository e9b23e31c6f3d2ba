// SPDX-License-Identifier: MIT
#include "ui/window/page.h"

#include "ui/parts/diceconversation.h"

namespace muster {

UnderWay *Page::underWay()
{
    UnderWay *redoable = nullptr;
    for (DiceConversation *dice : findChildren<DiceConversation *>()) {
        if (!dice->undoName().isEmpty())
            return dice;
        if (!dice->redoName().isEmpty())
            redoable = dice;
    }
    return redoable;
}

void Page::nameUndo(const QString &, const QString &) { }

} // namespace muster
