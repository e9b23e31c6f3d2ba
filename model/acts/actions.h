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

/// What a player can do beside the acts (acts.h). Each is a pure function: the campaign and what the player says go in, the
/// step that follows comes out, or the reasons why not. Nothing is written here: CampaignDocument::write() does that.
///
/// Founding by dice and finishing a battle come in two parts: a check that needs no dice (empty: go ahead), and the deed,
/// which must only be called after a clean check. The deed writes its changes into `step` as it goes, so that a tape that
/// ends early leaves behind what is known so far. Its rolls are the caller's to put into the step: the Dice have them.
namespace muster::acts {

// Founding

struct NewCampaign {
    QString name; ///< empty: "The band of" and the Star's name
    QString list;
    QString starName;
    Profile star; ///< Rep within the pack's limits; what is empty (class, weapon, Rep 0) comes from suggestedStar()
    Options options;
    QStringList attributes; ///< ids of the pack's; a Star may have two different ones (R52)
    QString player = {}; ///< whose Star it is (R36)
    bool rollsFaction =
        false; ///< the list is that of a faction by dice, and this one where they leave it to the player
    bool rollsStar = false; ///< the Star is a figure of the list by dice, and not as `star` says
};

/// How a list would equip its Star: as its first figure of that class with the best Rep; no class is its Noble, else its
/// first of the best Rep. The Star keeps the class asked for, has the pack's suggested Rep, and no type of its own. Who
/// leads a team is as it prints the figure.
Profile suggestedStar(const Pack &pack, const QString &list, const QString &figureClass = {});

Result<Step> found(const Pack &pack, const NewCampaign &wanted);
/// The Star has neither initiative nor weapon skill yet, and these rules roll them up (R81).
bool isRolledUp(const Pack &pack, const Profile &profile);
/// The founding has dice: the Star is rolled up, or rolled on the list, or the faction is (Chain Reaction, first edition,
/// pp. 2, 18).
bool isByDice(const Pack &pack, const NewCampaign &wanted);
/// Why the dice could not be rolled and the campaign founded.
Problems checkFound(const Pack &pack, const NewCampaign &wanted);
/// After a clean check. Dice: 2d6 for the faction; 2d6 on the list for the Star; 1d6 initiative, then 4d6 or 3d6 weapon
/// skill, if the Star is rolled up. A team that a player may lead is there from the first day, and has no dice.
void found(const Pack &pack, const NewCampaign &wanted, Dice &dice, Step &step);

// Between encounters

/// Another player joins, with a Star and no Grunts (R36); the name, list and options of `wanted` say nothing here.
Result<Step> join(const Campaign &campaign, const Pack &pack, const NewCampaign &wanted);
/// The Star whom that player has in the campaign; null without.
const Figure *starOfPlayer(const Campaign &campaign, const QString &player);

/// A player leaves with a Star, and the Grunts go with that Star or all to another who has room for them.
Result<Step> part(const Campaign &campaign, const Pack &pack, FigureId star, std::optional<FigureId> heir = {});

/// Between encounters, or for the one in hand where the rules have it so.
bool isTimeToRecruit(const Campaign &campaign, const Pack &pack);
/// So many of the campaign's list come to the encounter in play and leave after it (Chain Reaction 3.0 p. 25, R59), however
/// full the band is. Dice: as in recruit, figure by figure.
void bringReinforcements(const Campaign &campaign, const Pack &pack, int figures, Dice &dice, Step &step);

/// The highest Rep with which somebody can join that Star's band: where no Grunt may have more than the Star, a higher one is
/// rolled again (R41).
int mostRepToLead(const Campaign &campaign, const Pack &pack, FigureId star);
/// Whose band one picked by hand joins if nobody says: the first that has room, else the first.
FigureId nextToRecruit(const Campaign &campaign, const Pack &pack);

Result<Step> dismiss(const Campaign &campaign, FigureId id);

/// A month without an encounter (R34): it is served by everybody, and nothing else changes. No dice.
Result<Step> rest(const Campaign &campaign, const Pack &pack);

// After the battle

Problems checkFinish(const Campaign &campaign, const Pack &pack, const BattleReport &report);
/// In order: fates; recovery; then the campaign's calendar: those who outranked the Star go; a month for everyone; Stay or
/// Go; the next encounter (R4).
void finishBattle(const Campaign &campaign, const Pack &pack, const BattleReport &report, Dice &dice, Step &step);

/// A run that does not count stays in the book and changes nothing: the encounter can be played again.
Result<Step> setRunAside(const Campaign &campaign, const Pack &pack, const BattleReport &report);

/// What is proposed for how it ended, and why: a failure where the Star was killed or nobody is left (R29), and where the
/// book decides it (R9).
struct ProposedOutcome {
    Outcome outcome = Outcome::Failure;
    QString why;
    std::optional<Fraction> won = {}; ///< where points are shared: the part of them
    bool atMost = false; ///< it may be less

    /// Nothing was said that earns it; no report can be worth more.
    bool isLimit() const { return atMost && won->numerator > 0; }
    /// Neither all nor none of the points.
    bool isPart() const { return won && won->numerator > 0 && !won->isWhole(); }
    /// The report gives something else.
    bool differsFrom(Outcome reported, Fraction share) const;
};
std::optional<ProposedOutcome> proposeOutcome(const Campaign &campaign, const Pack &pack,
                                              const std::vector<ReportedFate> &fates);

/// Why the current Patrol was no success with those fates, by the book and what was noted on the table (Swordplay p. 28, Chain
/// Reaction 3.0 p. 23); empty where it may be one.
QString whyNoPatrol(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &fates);

/// Asks whether the enemy took those who lay helpless on a field that was lost, and come home unless reported captured
/// (first edition, R97). Empty where nobody did.
QString leftOnLostField(const Campaign &campaign, const Pack &pack, const BattleReport &report);

// Corrections by hand (R5)

/// Name, Rep (1 to 6), arms, months, poison and exemption as the player says. Another status than active takes it off the
/// band; the Star's ends the campaign.
Result<Step> correctFigure(const Campaign &campaign, const Pack &pack, const Figure &figure);

/// Between encounters the campaign's EAL and the next encounter's are one number: either of them may be changed.
Result<Step> correctCampaign(const Campaign &campaign, const Pack &pack, const CampaignCorrected &wanted);

/// The name for a campaign that a player typed, as it is kept.
Result<QString> campaignName(const QString &typed);

/// Time of day, enemy, EAL, sections and PEFs. What no longer comes from the seed's dice is no longer called seeded.
Result<Step> correctEncounter(const Campaign &campaign, const Pack &pack, const Encounter &encounter);

} // namespace muster::acts
