// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QKeySequence>

class QWidget;

namespace muster {

/// Returns the shortcut to ask the dice, which works on any page.
inline QKeySequence askKey()
{
    return Qt::CTRL | Qt::SHIFT | Qt::Key_D;
}

/// Asks a question with two to four answers and a die for each, rolled by the player or the program. The result is a
/// step. Returns "Who holds the bridge? Greens"; empty if it was not asked.
QString askTheDice(CampaignDocument &document, QWidget *over);

} // namespace muster
