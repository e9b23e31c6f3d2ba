// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <span>
#include <vector>

namespace muster {

/// The subject of a line of the story, which determines its icon and the chronicle's filter.
enum class Theme : std::uint8_t {
    Founding,
    Recruit,
    Prepare,
    Battle,
    Recovery,
    Rep,
    Stays,
    StaysFirm,
    Leaves,
    Dead,
    RanAway,
    Captured,
    Poison,
    Correction,
    Travel,
    Ending,
    Words, ///< the player's own notes
    Picture, ///< the player's own pictures
    Foe, ///< a named foe
    Goal,
    // While a battle is on the table:
    Table, ///< the battle begins
    Turn,
    Pef,
    EnemyGroup,
    OwnFigure,
    Objective
};

/// The dice of a line, in groups separated by a colon, such as the Star's and the Grunt's.
struct StoryDice {
    Rolls rolls = {};
    std::vector<std::vector<bool>> counted = {}; ///< for each roll and die: whether it passed, or is a success
};

struct StoryLine {
    Theme theme = Theme::Battle;
    QString title = {}; ///< such as "Ulric recovered"
    QString detail = {}; ///< such as "Out of the Fight, Rep 4, both passed"
    StoryDice dice = {};
    std::vector<FigureId> about = {};
    QStringList rulings = {}; ///< such as "R15"
    bool decides = false; ///< decided the lives of those it is about, and stands in their careers

    QString text() const; ///< such as "Ulric recovered: Out of the Fight, Rep 4, both passed"
};

/// A step in sentences: its own line, and the lines below it.
struct NarratedStep {
    int number = 0; ///< counted from 1
    int turn = 0;
    StepKind kind = StepKind::Founded;
    StoryLine head;
    std::vector<StoryLine> lines;
    QString thrower; ///< "your dice", "rolled for you", "Muster’s and yours"; empty without dice
    int wrote = 0; ///< id of the note that the step added; 0 for none
    int pictured = 0; ///< id of the picture that the step added; 0 for none
};

/// Describes a step. `before` is the campaign in which it was made, `after` the result.
NarratedStep tell(const Step &step, int number, const Campaign &before, const Campaign &after, const Pack &pack);
NarratedStep tell(const Step &step, int number, const Campaign &before, const Pack &pack);

/// Returns "your dice", "rolled for you" or "Muster’s and yours"; empty without dice.
QString throwerOf(const Rolls &rolls);

/// Returns only the step's name for Undo and Redo, such as "Battle finished".
QString nameOf(const Step &step, const Campaign &before, const Pack &pack);

/// Describes all steps, oldest first.
std::vector<NarratedStep> tellAll(std::span<const Step> steps, const Pack &pack);

} // namespace muster
