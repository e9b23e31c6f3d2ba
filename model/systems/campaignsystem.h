// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/changes/change.h"
#include "model/texts.h"
#include "rules/aftermath/fate.h"
#include "rules/force/arms.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <array>
#include <functional>
#include <utility>
#include <vector>

class QJsonObject;

namespace muster {

class Correction;
class Dice;
class Telling;
struct AftermathDraft;
struct BattleReport;
struct EncounterText;
struct Placements;
struct StoryLine;
struct TableEdges;
struct TurnAhead;

/// The chance of a success in a future encounter, of which the kind is known.
using WinChances = std::function<double(const Encounter &)>;

namespace acts {
class Aftermath;
} // namespace acts

/// Stands in place of an enemy's id for the enemy that the dice of the locale bring.
inline constexpr QLatin1StringView whoeverComes("whoever-comes");

/// The player's wishes for the encounter to come.
struct Wish {
    QString enemy; ///< empty: the last enemy, else the campaign's own list
    std::optional<int> until = {}; ///< turns pass no further than to the beginning of this one
    int pefs = usualPefs; ///< number of PEFs, if they are placed by dice
    QString objective = {}; ///< in the player's words; empty: as the rules have it
    QString entry = {};
    Grid grid = {}; ///< division of the table into sections
    std::optional<EncounterKind> kind = {}; ///< none: the one that comes next
    bool ground = true; ///< with terrain, which forecasts do without
};

/// The encounter that was rolled up, and the number of turns that passed before it.
struct Dealt {
    int quietTurns = 0;
    std::optional<Encounter> encounter; ///< none if the turns stopped before one came
    FigureIds due = {}; ///< Stars whose encounters come after it in the same turn (R87)
};

/// Room for more Grunts.
struct Room {
    int most = 0; ///< limit of Grunts
    int taken = 0; ///< Grunts who are here; one that leads in the Star's stead takes no place
    int places = 0; ///< places still free
    std::optional<int> rep = {}; ///< limit of the newcomers' Rep in all, if that is counted
    QString why = {}; ///< reason for the limit, in a sentence, if that is not the Star's Rep
    QString standIn = {}; ///< the figure that leads while the Star is away
    std::function<QString()> full = {}; ///< why nobody more can join, in a sentence; forecasts do without
};

/// An encounter that may come next, if that is not known before it is rolled up.
struct PossibleEncounter {
    QString title;
    QString dice; ///< the dice of its total: "2d6 + 1"
    std::optional<double> chance = {}; ///< chance of the highest total
};

/// A place in which the band may begin, and as whom, in which encounters.
struct PossibleBeginning {
    QString sentence; ///< "You hold the buildings."
    QString roles; ///< "Defenders (Raid, Sweep), Garrison (Garrison)"
};

/// The next encounter, if it is not known before it is rolled up.
struct Coming {
    QString how; ///< the way it comes, in sentences
    QString grounds = {}; ///< possible grounds
    std::vector<PossibleEncounter> possible = {}; ///< possible kinds, if there are several
    std::vector<PossibleBeginning> beginnings = {}; ///< possible beginnings in all of these
};

/// An encounter that follows another before time passes; one that is not certain comes by a die.
struct ComesAtOnce {
    Term encounter; ///< without an id if it is yet to be rolled
    bool isCertain = false;
    FigureId whose{}; ///< the Star whose encounter it is, if each has its own
};

/// A deed that the report of a battle asks of each figure, in a column of its own.
enum class DeedAsked : std::uint8_t { InitiativeLost, InflictedDamage, LostNerve, Wound, Killed, Routed, TakenOut };

/// Traits that all campaigns of a system have in common.
struct SystemTraits {
    bool waitsOffTable = false; ///< figures may still be off the table
    bool redealsEnemy = false; ///< its enemy can be re-rolled alone
    bool notesTurns = true; ///< a battle is noted turn by turn; else it is only reported
    bool rollsActivation = true; ///< each turn begins with a die for each side, which decides who of it acts
    bool creditsDeeds = false; ///< records which figure brought an enemy into its state
    bool splitsPoints = false; ///< a success is a part of the points, and may be half of them
    bool rollsAfterwards = true; ///< dice decide the fates of those who were there
    /// The player may choose the number of PEFs, the objective and the place where the band comes on.
    bool takesWishes = false;
    bool takesPlayers = true; ///< several players can have a Star each (R36, R87)
    bool bandsMeet = false; ///< their bands may meet each other in an encounter of one of them (R87)
    bool recruitsInHand = false; ///< Grunts may join for the current encounter
    bool holdsStars = false; ///< a Star who was captured stays the band's, which may come to the rescue (R85)
    bool testsLoyalty = false; ///< there is Stay or Go, with poison and exemption
    bool hasActivityLevel = false; ///< there is an Enemy Activity Level
    bool knowsNext = true; ///< the kind of the next encounter is known before it is rolled up
    bool countsDucking = false; ///< counts the turns for which a figure ducks
    bool halvesMonths = false; ///< a turn is half a month, and called so
    /// The states of a figure, from the best to the worst, besides those that a campaign's sheet adds.
    std::vector<TableState> states = {TableState::CarryingOn,  TableState::Stunned,       TableState::DuckedBack,
                                      TableState::LeftTable,   TableState::OutOfTheFight, TableState::Dead,
                                      TableState::RanAway,     TableState::Surrendered,   TableState::Captured,
                                      TableState::CheatedDeath};
    /// The fates of a figure in the rules themselves, as the player reports them, from the best to the worst.
    std::vector<Fate> fates = {Fate::Fine,    Fate::OutOfTheFight, Fate::ObviouslyDead,
                               Fate::RanAway, Fate::Captured,      Fate::CheatedDeath};
    /// The fate of a wounded figure after First Aid, if the campaign's sheet has it (R80).
    std::array<Fate, 3> aided = {Fate::Fine, Fate::OutOfTheFight, Fate::ObviouslyDead};
    Fate dead = Fate::ObviouslyDead; ///< reported for a figure that is dead on the table
    Fate surrendered = Fate::Surrendered;
    /// Deeds asked of each figure beside its fate, in the order of the columns.
    std::vector<DeedAsked> deedsAsked = {DeedAsked::Killed};
    /// Returns those of a figure's deeds that mean something here.
    Deeds (*deedsThatCount)(const Deeds &) = [](const Deeds &deeds) {
        Deeds known;
        known.wound = deeds.wound; // R7
        known.kills = deeds.kills;
        return known;
    };
    /// Returns its part of an encounter on a sheet for handwriting, with room for this number of enemies.
    EncounterPart (*blankPart)(int enemies) = [](int) { return EncounterPart(); };

    const char *turnName = nullptr; ///< null: the pack's name
    const char *turnNames = QT_TRANSLATE_NOOP("Systems", "Battles"); ///< name of the things that are counted
    const char *nextTurn = QT_TRANSLATE_NOOP("Systems", "Next turn");
    const char *served = QT_TRANSLATE_N_NOOP("Systems", "%n battles"); ///< battles in which a figure served
    const char *quiet = QT_TRANSLATE_N_NOOP("Systems", "%n quiet turns"); ///< without an encounter
    const char *comingName = QT_TRANSLATE_NOOP("Systems", "Encounter"); ///< the next, if its kind is not known
    /// The last encounter, before the next comes: "After the successful Patrol of Month 3."
    const char *afterSuccess = QT_TRANSLATE_NOOP("Systems", "After the successful %1 of %2.");
    const char *afterFailure = QT_TRANSLATE_NOOP("Systems", "After the failed %1 of %2.");
    /// The reason why the player cannot pass a turn without an encounter, in a sentence; null: it is allowed (R34).
    const char *whyNoRest = QT_TRANSLATE_NOOP("Systems",
                                              "In these rules one encounter follows another, so no month can "
                                              "pass without one.");
    /// The sentence for deeds of a figure that mean nothing here.
    const char *whyNotThoseDeeds = QT_TRANSLATE_NOOP(
        "Systems", "Of what a figure did these rules count only its kills. Leave out the rest for %1.");
};

/// A kind of campaign: its encounters, and the way from one to the next.
class CampaignSystem
{
public:
    /// `called`: the name in a pack.
    CampaignSystem(QLatin1StringView called, SystemTraits has)
        : name(called)
        , traits(std::move(has))
    {
    }
    virtual ~CampaignSystem() = default;
    CampaignSystem(const CampaignSystem &) = delete;
    CampaignSystem &operator=(const CampaignSystem &) = delete;

    const QLatin1StringView name;
    const SystemTraits traits;

    /// Returns the kinds of encounter: ids and titles.
    virtual std::vector<Term> everyKind() const = 0;
    /// Returns the encounter that comes next: all but its seed. Dice: see each system.
    virtual Dealt deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const = 0;
    /// Returns nothing if it is known which comes next.
    virtual Coming coming(const Campaign &, const Pack &) const { return {}; }
    /// Returns the exact chances for this number of turns, from the one that is to be fought, as long as the band
    /// lasts.
    virtual std::vector<TurnAhead> ahead(const Campaign &campaign, const Pack &pack, int turns,
                                         const WinChances &win) const;
    /// Settles the fates of the figures that were on the table. Dice: see each system.
    virtual void settle(acts::Aftermath &aftermath) const;
    /// Passes the time until the next encounter, once everybody's recovery is known and the Star lives.
    virtual void turn(acts::Aftermath &aftermath) const;
    /// Returns the encounter that follows one that was played; nothing known if it is rolled up.
    NextEncounter after(const PastEncounter &last, const Pack &pack) const;

    // The encounters: text, editing, play, report and story.

    /// Returns the text of the current encounter's sheet.
    virtual EncounterText describe(const Campaign &campaign, const Pack &pack) const = 0;
    /// Returns it in the form for other programs: `muster show --json`.
    virtual QJsonObject shown(const Encounter &encounter, const Pack &pack) const = 0;
    /// Returns the beginning of both sides; `entry`: the section that the player has chosen to begin in.
    virtual Placements placements(const Encounter &encounter, const Pack &pack, std::optional<int> entry) const;
    /// Returns the texts for both sides at the edges of the map; `play`: the present state of the battle.
    virtual TableEdges edges(const Encounter &encounter, const Pack &pack, const Play *play) const;
    /// Adds the problems of its own part.
    virtual void checkCorrection(const Campaign &campaign, const Pack &pack, const Encounter &wanted,
                                 Problems &problems) const = 0;
    /// Edits its own part, field by field.
    virtual void correct(const Campaign &, const Pack &, Encounter &, Correction &) const { }
    /// Returns the differences in its own part, each in half a sentence.
    virtual QStringList differences(const Encounter &, const Encounter &) const { return {}; }
    /// Returns the next thing to do while it is not decided.
    virtual QString whatNow(const Campaign &campaign, const Pack &pack) const = 0;
    /// Returns what settled the objective, so that only the report is left; empty while nothing has.
    virtual QString decided(const Campaign &, const Pack &) const { return {}; }
    /// Returns whose go it is, when a battle under way is taken up again: "Turn 6, your go".
    virtual QString whoseGo(const Campaign &campaign, const Pack &pack) const;
    /// Fills in the outcome that the table shows, besides the figures' fates.
    virtual void report(const Campaign &, AftermathDraft &) const { }
    /// Checks those parts of a report that are not the figures' fates.
    virtual void checkReport(const Campaign &campaign, const Pack &pack, const BattleReport &report,
                             Problems &problems) const;
    virtual void tellPrepared(Telling &telling) const = 0;
    /// Returns the result of a finished battle in a line.
    virtual QString result(const Telling &telling) const = 0;
    /// Returns the line for a change of its own while the battle is on the table; none for any other.
    virtual std::optional<StoryLine> toldChange(const Telling &telling, const Change &change) const;

    /// Returns the room for Grunts as things stand (R11, R68), in all bands together.
    Room room(const Campaign &campaign, const Pack &pack) const;
    /// Returns the room in one Star's band (R36).
    Room roomFor(FigureId star, const Campaign &campaign, const Pack &pack) const;
    /// Returns the fate that is reported for such a state.
    Fate fateAs(TableState state) const;

    QString turnName(const Pack &pack) const
    {
        return traits.turnName ? said(traits.turnName) : pack.turnName;
    } ///< "Month"
    QString turnNames() const { return said(traits.turnNames); } ///< "Months"
    QString nextTurn() const { return said(traits.nextTurn); } ///< "Next month"
    QString served(int turns) const { return said(traits.served, turns); } ///< "3 months"
    QString quiet(int turns) const { return said(traits.quiet, turns); } ///< "3 quiet months"
    QString comingName() const { return said(traits.comingName); }
    QString whyNoRest() const { return said(traits.whyNoRest); }
    QString whyNotThoseDeeds(const QString &who) const { return said(traits.whyNotThoseDeeds).arg(who); }
    QString wentBefore(Outcome outcome, const QString &what, const QString &when) const
    {
        return said(outcome == Outcome::Success ? traits.afterSuccess : traits.afterFailure).arg(what, when);
    }
    QString turnLabel(int turn, const Pack &pack) const; ///< "Month 7", "Late March, year 1"
    QString turnOnButton(int turn, const Pack &pack) const; ///< the same in the style of a button
    QString turnMark(int turn) const; ///< a short form: "7", "Late Mar"

protected:
    /// Returns the room in a campaign of one band.
    virtual Room roomOfBand(const Campaign &campaign, const Pack &pack) const;

private:
    /// Returns the text in the player's language; empty if there is none.
    static QString said(const char *text, int count = -1) { return SystemText::tr(text, nullptr, count); }
};

/// Returns all systems.
std::array<const CampaignSystem *, 4> campaignSystems();
/// Returns the campaign's system, named by its pack, or found from the parts of the pack and the campaign's options.
const CampaignSystem &systemOf(const Campaign &campaign, const Pack &pack);
/// Returns the system that the encounter or the table belongs to.
const CampaignSystem &systemOf(const Encounter &encounter);
const CampaignSystem &systemOf(const Play &play);
/// Returns the encounter that comes at once, before time passes, if one may.
std::optional<ComesAtOnce> comesAtOnce(const Campaign &campaign, const Pack &pack);

/// Returns the fates that can be reported in this campaign, from the best to the worst.
std::vector<Fate> fatesIn(const Campaign &campaign, const Pack &pack);

/// Returns the campaign's choice of the kinds of country (R43).
CountryChoice countriesOf(const Campaign &campaign, const Pack &pack);

/// Checks whether the pack has the parts that a system needs for its encounters and turns. Rules without them have only
/// their tests.
bool carriesCampaign(const Pack &pack);
/// Returns the problem of such a pack.
Problem noCampaign(const Pack &pack);

} // namespace muster
