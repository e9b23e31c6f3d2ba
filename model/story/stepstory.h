// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"

#include <QStringList>

#include <span>
#include <vector>

namespace muster {

/// What a line of the story is about: it chooses the icon, and the chronicle's filter.
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
    Words, ///< the player's own
    Picture, ///< likewise
    Foe, ///< with a name
    Goal,
    // While a battle is on the table:
    Table, ///< it begins
    Turn,
    Pef,
    EnemyGroup,
    OwnFigure,
    Objective
};

/// Dice of a line, in groups that a colon parts: the Star's and the Grunt's.
struct StoryDice {
    Rolls rolls = {};
    std::vector<std::vector<bool>> counted = {}; ///< per roll, per die: passed, or a success
};

struct StoryLine {
    Theme theme = Theme::Battle;
    QString title = {}; ///< "Ulric recovered"
    QString detail = {}; ///< "Out of the Fight, Rep 4, both passed"
    StoryDice dice = {};
    std::vector<FigureId> about = {};
    QStringList rulings = {}; ///< "R15"
};

/// A step in words: its own line, and what happened under it.
struct StepStory {
    int number = 0; ///< from 1
    int turn = 0;
    StepKind kind = StepKind::Founded;
    StoryLine head;
    std::vector<StoryLine> lines;
    QString thrower; ///< "your dice", "rolled for you", "both"; empty without dice
    int wrote = 0; ///< the words that first stood in the book with it, by id; 0 for none
    int pictured = 0; ///< the picture likewise
};

/// `before` is the campaign the step was taken in, `after` what came of it.
StepStory tell(const Step &step, int number, const Campaign &before, const Campaign &after, const Pack &pack);
StepStory tell(const Step &step, int number, const Campaign &before, const Pack &pack);

/// "your dice", "rolled for you", "both"; empty without dice.
QString throwerOf(const Rolls &rolls);

/// Just its name: "Battle finished", for Undo and Redo.
QString nameOf(const Step &step, const Campaign &before, const Pack &pack);

/// All of them, the first first.
std::vector<StepStory> tellAll(std::span<const Step> steps, const Pack &pack);

} // namespace muster
