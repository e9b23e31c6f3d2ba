// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "model/changes/story.h"
#include "model/storytext/storytext.h"
#include "tests/support/packs.h"
#include "tests/support/stories.h"

#include <gtest/gtest.h>

namespace muster::testing {

/// A patrol noted turn by turn: Tibb falls and recovers, and everybody stays.
inline const QString notedPatrol = onPatrol + QStringLiteral(R"(
begin
turn
  dice: 5 2
note Something moved among the rocks.
resolve 1
  dice: 1
turn
  dice: 3 4
state 2 out-of-the-fight

finish success
  out-of-the-fight: Tibb
  fine: the others
  # Recovery: Tibb passes one die.
  dice: 2 6
  rolled: 1 5 2 6
  dice: 1 6 6 6   1 6 6
)");

inline Steps played(const QString &story)
{
    Result<Steps> steps = playStory(story, swordplay());
    EXPECT_TRUE(steps) << steps.problem().text.toStdString();
    return steps ? *steps : Steps();
}

/// Returns the account of the last battle.
inline Account lastAccount(const Steps &steps, const AccountChoice &choice = {})
{
    return accountsOf(steps, swordplay(), {battlesOf(steps).back()}, choice).front();
}

/// Returns a step in which the player wrote these words.
inline Step wrote(int id, About about, const char *title, const char *text, int turn = 1)
{
    Step step;
    step.kind = StepKind::Told;
    step.changes.push_back(WordsWritten{{id, about, QString::fromUtf8(title), QString::fromUtf8(text), turn}});
    return step;
}

/// Returns a step in which this picture was added.
inline Step pictured(int id, About about, const char *caption = "", int turn = 1)
{
    Step step;
    step.kind = StepKind::Told;
    step.changes.push_back(PictureTaken{{id, about, QString::fromUtf8(caption), 64, 48, 100, QString(64, u'a'), turn}});
    return step;
}

} // namespace muster::testing
