// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/story/narratedstep.h"

#include <QString>

#include <map>
#include <set>
#include <span>

namespace muster {

/// A line of the story that decided a figure's life: its joining, each change of its Rep, each roll that could have
/// ended it, and its leaving.
struct FigureChapter : StoryLine {
    int step = 0; ///< number of the step, from 1
    int turn = 0;
    int rep = 0; ///< the Rep after the step
};

/// The chapters of all who were ever in the band, collected in one pass over the steps.
using FigureHistories = std::map<FigureId, std::vector<FigureChapter>>;
FigureHistories figureHistories(std::span<const Step> steps, const Pack &pack);

/// Returns the chapters that explain one figure's Rep.
std::vector<FigureChapter> figureHistory(std::span<const Step> steps, const Pack &pack, FigureId id);
/// Returns the same from the histories of everybody.
std::vector<FigureChapter> whyItsRep(const FigureHistories &histories, FigureId id);

/// Returns how each former figure left, for the list of former figures: "left, and poisoned minds", "left after the
/// patrol failed", "died of wounds".
std::map<FigureId, QString> howEverybodyLeft(std::span<const Step> steps);

/// The figure that poisoned another one, and the turn; only for a figure that is poisoned now.
struct Poisoning {
    QString by;
    int turn = 0;
};
std::optional<Poisoning> poisonedBy(std::span<const Step> steps, FigureId id);

/// The result of a finished or half-finished battle for one figure, in the short words of the preview.
struct FigureStory {
    bool aidOpen = false; ///< First Aid is not rolled yet
    bool recoveryOpen = false;
    bool loyaltyOpen = false;
    bool leaderOpen = false; ///< its Star is lost, and another one may have room
    std::optional<Fate> fate; ///< after First Aid; none if it sat out
    std::optional<Status> lost; ///< set if the band has lost the figure, by the step or by a fate that needs no roll
    QString headline;
    QString detail;
    QString detailWithoutDice; ///< `detail` without the results of dice

    bool isOpen() const { return aidOpen || recoveryOpen || loyaltyOpen || leaderOpen; }
};

/// The dice that are not rolled yet.
enum class DiceToCome : std::uint8_t { None, Recovery, RecoveryAndLoyalty };

/// The outcome for a figure without a roll of its own, whatever the dice of others may show.
struct WithoutRoll {
    std::optional<LeaveCause> goes = {};
    QString follows = {}; ///< the Star whose band it joins if there is room
};

/// Describes the result for a figure; `fate` is none if it sat out.
FigureStory tellFigure(const Campaign &before, const Figure &figure, std::optional<Fate> fate, const Step &soFar,
                       DiceToCome toCome, const WithoutRoll &becomes = {});

/// Returns the figures that leave when a run is set aside: those that came since its battle began.
std::vector<FigureLeft> leavingAsRunEnds(const Campaign &now);

/// Returns the figures that a leaver poisoned (R19); often nobody is left to be poisoned.
std::vector<FigureId> poisonedIn(const Step &step, FigureId leaver);
/// Returns the leavers that poisoned somebody.
std::set<FigureId> poisoners(std::span<const Step> steps);

} // namespace muster
