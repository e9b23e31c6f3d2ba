// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/story/stepstory.h"

#include <QString>

#include <map>
#include <set>
#include <span>

namespace muster {

/// What decided a figure's life: its joining, each change of its Rep, each roll that could have ended it, and its leaving.
struct FigureChapter {
    int step = 0; ///< from 1
    int turn = 0;
    bool ofRep = true; ///< why its Rep is what it is; else a roll that left it as it was
    int rep = 0; ///< from then on
    Theme theme = Theme::Rep;
    QString title; ///< "Rep 4 to 3"
    QString detail; ///< whole sentences
    StoryDice dice;
    QString thrower; ///< as in StepStory
    QStringList rulings;
};

/// Of everybody who ever was in the band, in one walk through the steps.
using FigureHistories = std::map<FigureId, std::vector<FigureChapter>>;
FigureHistories figureHistories(std::span<const Step> steps, const Pack &pack);

/// Why one figure's Rep is what it is.
std::vector<FigureChapter> figureHistory(std::span<const Step> steps, const Pack &pack, FigureId id);
/// The same out of those of everybody.
std::vector<FigureChapter> whyItsRep(const FigureHistories &histories, FigureId id);

/// How those who left did, for the list of them: "left, and poisoned minds", "left after the patrol failed", "died of wounds".
std::map<FigureId, QString> howEverybodyLeft(std::span<const Step> steps);

/// Who poisoned the figure, and when; for one who is poisoned now.
struct Poisoning {
    QString by;
    int turn = 0;
};
std::optional<Poisoning> poisonedBy(std::span<const Step> steps, FigureId id);

/// What a finished or half-finished battle says of one figure, in the short words of the preview.
struct FigureStory {
    bool aidOpen = false; ///< First Aid is still to come
    bool recoveryOpen = false;
    bool loyaltyOpen = false;
    bool leaderOpen = false; ///< its Star is lost, and another one may have room
    std::optional<Fate> fate; ///< after First Aid; none for one who sat out
    std::optional<Status> lost; ///< the band has lost the figure, by the step or by a fate that leaves no doubt
    QString headline;
    QString detail;
    QString detailWithoutDice; ///< what of it is not about their outcome

    bool isOpen() const { return aidOpen || recoveryOpen || loyaltyOpen || leaderOpen; }
};

/// What the dice are still to say.
enum class DiceToCome : std::uint8_t { None, Recovery, RecoveryAndLoyalty };

/// What becomes of a figure without a roll of its own, whatever the dice of the others are still to say.
struct WithoutRoll {
    std::optional<LeaveCause> goes = {};
    QString follows = {}; ///< the Star whose band it joins if there is room
};

/// `fate`: none for one who sat out.
FigureStory tellFigure(const Campaign &before, const Figure &figure, std::optional<Fate> fate, const Step &soFar,
                       DiceToCome toCome, const WithoutRoll &becomes = {});

/// What the figure suffered in the battle took it from the band, and no test or rule after it.
bool isOfTheBattle(LeaveCause cause);

/// "Left, and poisoned minds", "Left after the patrol failed", "Died of wounds"; `now` is the campaign as it was then,
/// `step` what it happened in.
QString leavingInWords(const FigureLeft &change, const Step &step, const Campaign &now);

/// Those who leave as a run that does not count is set aside: whoever came since its battle began.
std::vector<FigureLeft> leavingAsRunEnds(const Campaign &now);

/// Those with whom a figure that left in anger worked (R19): often nobody is left to listen.
std::vector<FigureId> poisonedIn(const Step &step, FigureId leaver);
/// Those who found somebody to listen.
std::set<FigureId> poisoners(std::span<const Step> steps);

} // namespace muster
