// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "model/campaign/step.h"
#include "model/changes/campaign.h"
#include "rules/dice/attempt.h"
#include "rules/encounter/redeal.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <concepts>

namespace muster {
struct ActKind;
}

/// Founding a campaign, finishing a battle, and what a player does without dice. Each function is pure: it takes the
/// campaign and the player's input, and returns the step that follows, or the reasons against it. Nothing is written
/// here: CampaignDocument::write() does that.
namespace muster::acts {

// Founding

/// Founds a campaign. Dice: 2d6 for the faction; 2d6 on the list for the Star; 1d6 initiative, then 4d6 or 3d6 weapon
/// skill, if the Star is rolled up. A team that a player may lead is there from the first day, and has no dice.
struct NewCampaign {
    QString name; ///< empty: "The band of" and the Star's name
    QString list;
    QString starName;
    Profile star; ///< Rep within the pack's limits; empty values (class, weapon, Rep 0) come from suggestedStar()
    Options options;
    QStringList attributes; ///< ids of the pack's attributes; a Star may have two different ones (R52)
    QString player = {}; ///< the player of this Star (R36)
    bool rollsFaction = false; ///< rolls for a faction and its list; `list` counts if the dice leave it open
    bool rollsStar = false; ///< rolls the Star on the list instead of using `star`
    static const ActKind kind;
};

/// Returns the Star as a list would equip it: like its first figure of that class with the best Rep. No class means its
/// Noble, else its first figure of the best Rep. The Star keeps the class asked for, has the pack's suggested Rep, and
/// no type of its own. The leader of a team is as the team prints the figure.
Profile suggestedStar(const Pack &pack, const QString &list, const QString &figureClass = {});

/// Founds a campaign without dice.
Result<Step> found(const Pack &pack, const NewCampaign &wanted);
/// Checks whether the Star has neither initiative nor weapon skill yet, and these rules roll them up (R81).
bool isRolledUp(const Pack &pack, const Profile &profile);
/// Checks whether the founding has dice: the Star is rolled up, or rolled on the list, or the faction is (Chain
/// Reaction, first edition, pp. 2, 18).
bool isByDice(const Pack &pack, const NewCampaign &wanted);

// Between encounters

/// Adds another player, with a Star and no Grunts (R36); the name, list and options of `wanted` are ignored.
Result<Step> join(const Campaign &campaign, const Pack &pack, const NewCampaign &wanted);
/// Returns that player's Star in the campaign; null if there is none.
const Figure *starOfPlayer(const Campaign &campaign, const QString &player);

/// Removes a player with a Star. The Grunts leave with that Star, or all go to another who has room for them.
Result<Step> part(const Campaign &campaign, const Pack &pack, FigureId star, std::optional<FigureId> heir = {});

/// Checks whether figures can be recruited: between encounters, or for the current one if the rules say so.
bool isTimeToRecruit(const Campaign &campaign, const Pack &pack);
/// Brings this many figures of the campaign's list to the encounter in play, however full the band is; they leave after
/// it (Chain Reaction 3.0 p. 25, R59). Dice: as in recruit, figure by figure.
void bringReinforcements(const Campaign &campaign, const Pack &pack, int figures, Dice &dice, Step &step);

/// Returns the highest Rep with which a figure can join that Star's band: if no Grunt may have more than the Star, a
/// higher one is rolled again (R41).
int mostRepToLead(const Campaign &campaign, const Pack &pack, FigureId star);
/// Returns the Star whose band a figure picked by hand joins by default: the one whose encounter it is (R87), if it has
/// room, else the first that has room, else the first.
FigureId nextToRecruit(const Campaign &campaign, const Pack &pack);

Result<Step> dismiss(const Campaign &campaign, FigureId id);

/// Passes a month without an encounter (R34): everybody serves it, and nothing else changes. No dice.
Result<Step> rest(const Campaign &campaign, const Pack &pack);

// After the battle

/// Finishes a battle in this order: fates; recovery; then the campaign's calendar: figures that outranked the Star
/// leave; a month for everyone; Stay or Go; the next encounter (R4).
struct FinishBattle {
    BattleReport report;
    bool counts = true; ///< a run that does not is recorded and changes nothing: the encounter can be played again
    static const ActKind kind;
};

/// The proposed outcome of a battle, and why: a failure if the Star was killed or nobody is left (R29), and wherever
/// the book decides it (R9).
struct ProposedOutcome {
    Outcome outcome = Outcome::Failure;
    QString why;
    std::optional<Fraction> won = {}; ///< the part of the points, if they are shared
    bool atMost = false; ///< the real part may be less

    /// Returns true if no report can be worth more, and nothing reported so far earns this.
    bool isLimit() const { return atMost && won->numerator > 0; }
    /// Returns true if it is neither all nor none of the points.
    bool isPart() const { return won && won->numerator > 0 && !won->isWhole(); }
    /// Returns true if the report gives something else.
    bool differsFrom(Outcome reported, Fraction share) const;
};
std::optional<ProposedOutcome> proposeOutcome(const Campaign &campaign, const Pack &pack, const ReportedFates &fates);

/// Returns why the current Patrol was no success with those fates, by the book and the notes from the table (Swordplay
/// p. 28, Chain Reaction 3.0 p. 23); empty if it may be one.
QString whyNoPatrol(const Campaign &campaign, const Pack &pack, const ReportedFates &fates);

/// Returns a question to the player: did the enemy take the figures that lay helpless on a lost field, and come home
/// unless reported captured (first edition, R97)? Empty if there are none.
QString leftOnLostField(const Campaign &campaign, const Pack &pack, const BattleReport &report);

// Corrections by hand (R5)

/// Changes name, Rep (1 to 6), equipment, months, poison and exemption. A status other than active removes the figure
/// from the band; for the Star it ends the campaign.
Result<Step> correctFigure(const Campaign &campaign, const Pack &pack, const Figure &figure);

/// Changes the campaign. Between encounters the campaign's EAL and the next encounter's are one number: either of them
/// may be changed.
Result<Step> correctCampaign(const Campaign &campaign, const Pack &pack, const CampaignCorrected &wanted);

/// Returns the name that a player typed for a campaign, as it is kept, or the reason why it is refused.
Result<QString> campaignName(const QString &typed);

/// Changes time of day, enemy, EAL, sections and PEFs. An encounter that no longer comes from the seed's dice is no
/// longer called seeded.
Result<Step> correctEncounter(const Campaign &campaign, const Pack &pack, const Encounter &encounter);

} // namespace muster::acts
