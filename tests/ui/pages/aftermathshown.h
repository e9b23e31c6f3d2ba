// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/pages/openbook.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/previewpanel.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"

namespace muster::testing {

using AftermathShown = Shown<AftermathPage>;

/// Success by the keyboard: the first of the two choices.
inline void chooseSuccess(AftermathShown &page)
{
    page.find<Choice>(QStringLiteral("How did it end?"))->setFocus();
    page.press(Qt::Key_Space);
}

inline void goToFates(AftermathShown &page)
{
    page.find<FateTable>()->setFocus();
}

/// What the preview tells of everybody.
inline QString preview(AftermathShown &page)
{
    return page.find<PreviewPanel>()->accessibleDescription();
}

/// Every die that is asked for, Enter after each roll; gives how many dice were typed.
inline int typeAllDice(AftermathShown &page, const char *face)
{
    int dice = 0;
    while (const auto wanted = page->conversation()->deed().wanted()) {
        for (int i = 0; i < wanted->count; ++i, ++dice)
            page.type(face);
        page.press(Qt::Key_Return);
    }
    return dice;
}

} // namespace muster::testing
