// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/band.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/stepstory.h"

/// One step on its way into words. The tellers of the kinds of step share it.
namespace muster {

struct FoeMet;

/// A step, the campaign it was taken in and what came of it, and the pack that has the words for them. It looks into them
/// where they are: a long campaign is not copied for each of its steps.
class Telling
{
public:
    Telling(const Step &step, const Campaign &before, const Campaign &after, const Pack &pack)
        : m_step(step)
        , m_pack(pack)
        , m_before(before)
        , m_after(after)
    {
    }

    const Step &step() const { return m_step; }
    const Pack &pack() const { return m_pack; }
    const Campaign &before() const { return m_before; }
    const Campaign &after() const { return m_after; }

    /// Of somebody in the band before the step or after it.
    QString name(FigureId id) const;
    QString enemy(const QString &list) const;

    /// The first change of this kind; null without.
    template<typename C>
    const C *change() const
    {
        return firstOf<C>(m_step.changes);
    }

    /// The rolls made for this, in order; a subject picks one figure's, one section's.
    Rolls rolls(RollKind kind, std::optional<int> subject = std::nullopt) const;

private:
    const Step &m_step;
    const Pack &m_pack;
    const Campaign &m_before;
    const Campaign &m_after;
};

/// Those of them that were made for this, in order.
Rolls rollsFor(const Rolls &rolls, RollKind kind, std::optional<int> subject = std::nullopt);

/// Dice of which none is counted, or those up to `target`.
StoryDice plainDice(Rolls rolls);
StoryDice diceUpTo(Rolls rolls, int target);

/// "both passed", "one passed", "none passed".
QString passedInWords(int passed);

/// "Rep 4 to 3", "Initiative 2 to 3"
QString repFromTo(int from, int to, const Pack &pack);

/// Why a Rep fell in recovery: by a wound (R66), a Star who ran is spared (R14), of one die passed by the pack's own (R15, R50).
QString recoveryRuling(const FigureRecovered &recovered, const Pack &pack);

// Each fills in the head and the lines of its kind of step.
void tellFounded(const Telling &telling, StepStory &story);
void tellRecruited(const Telling &telling, StepStory &story);
void tellDismissed(const Telling &telling, StepStory &story);
void tellPrepared(const Telling &telling, StepStory &story);
void tellBattle(const Telling &telling, StepStory &story);
void tellTurnsPassed(const Telling &telling, StepStory &story);
void tellTravelled(const Telling &telling, StepStory &story);
void tellSettlementFound(const Telling &telling, StepStory &story);
void tellPressSought(const Telling &telling, StepStory &story);
void tellPlayerJoined(const Telling &telling, StepStory &story);
void tellPlayerLeft(const Telling &telling, StepStory &story);
void tellArranged(const Telling &telling, StepStory &story);
void tellEquipped(const Telling &telling, StepStory &story);
void tellCorrected(const Telling &telling, StepStory &story);
void tellPlayed(const Telling &telling, StepStory &story);
void tellTold(const Telling &telling, StepStory &story);
void tellAsked(const Telling &telling, StepStory &story);
/// A foe or a goal; false where the step is about none.
bool tellAims(const Telling &telling, StepStory &story);
/// Lines below any step for the goals that it brought about.
void tellGoalsReached(const Telling &telling, StepStory &story);
/// The enemy's leader is somebody known (R91).
StoryLine tellFoeMet(const Telling &telling, const FoeMet &met);
void tellSetAside(const Telling &telling, StepStory &story);

/// The end of a journey, if the step brought it.
std::optional<StoryLine> arrival(const Telling &telling);

/// A Stay or Go test; `now` is the campaign as it stood when it was taken.
StoryLine tellLoyalty(const Telling &telling, const Campaign &now, const LoyaltyTested &test);

/// Its dice, the Star's and the Grunt's, out of those of the step.
StoryDice loyaltyDice(const Rolls &rolls, const Figure &grunt);
/// Those of the Star's common roll that do not count for the figure, as when it is poisoned (R16).
Faces starDiceLeftOut(const Rolls &rolls, const Figure &grunt);

/// A Grunt goes to another Star (R36).
StoryLine tellTakenOver(const Telling &telling, const Campaign &now, const GruntTakenOver &taken);
/// A Grunt leaves whose Star is lost (R36).
StoryLine tellLeaderless(const Telling &telling, const Campaign &now, const FigureLeft &left);
/// With whom the campaign ended: the last of its Stars who was lost in the step; null without.
const Figure *lastStar(const Telling &telling);

/// First Aid after the battle (R80).
StoryLine tellFirstAid(const Telling &telling, const Campaign &now, const FirstAidGiven &aid);

// Lines of the battle on the table, for tellPlayed().

/// What of the table a change is about.
Theme playTheme(const Change &change);

/// A deed of an encounter of the first edition; `before`: the table as it stood.
StoryLine tellScenarioStood(const Telling &telling, const Play &before, const ScenarioStood &stood);

/// Who does not see the others come, by the leaders of those who came.
StoryLine tellFound(const Encounter &encounter);

/// Where a building's guards stand.
StoryLine tellGuards(const Telling &telling, const GuardsPlaced &placed);

/// What a scout met in a section.
StoryLine tellScouted(const Telling &telling, const Encounter &encounter, const SectionScouted &scouted);

/// The Star's dice against damage; `before`: the campaign as it stood.
StoryLine tellStarPower(const Telling &telling, const Campaign &before, const StarPowerLeft &left);

/// A raid's building, and how long it takes yet.
StoryLine tellLooting(const Telling &telling, const BuildingSearched &searched);

/// What one of the band did by now.
StoryLine tellDeeds(const Telling &telling, const FigureDid &did);

} // namespace muster
