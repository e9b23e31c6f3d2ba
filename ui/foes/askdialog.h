// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QKeySequence>

class QWidget;

namespace muster {

/// Asks the dice, on any page.
inline QKeySequence askKey()
{
    return Qt::CTRL | Qt::SHIFT | Qt::Key_D;
}

/// A question, two to four answers, and a die for each: the player's or the program's. What the dice say is a step. Gives "Who
/// holds the bridge? Greens", or nothing where it was not asked.
QString askTheDice(CampaignDocument &document, QWidget *over);

} // namespace muster
