// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/texts.h"
#include "rules/aftermath/fate.h"
#include "rules/force/arms.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <array>
#include <functional>
#include <utility>
#include <vector>

namespace muster {

class Dice;
struct TurnAhead;

/// The chance of a success in an encounter to come, of which the kind is known.
using WinChances = std::function<double(const Encounter &)>;

namespace acts {
class Aftermath;
} // namespace acts

/// In place of an enemy's id: whoever the dice of the locale bring.
inline constexpr QLatin1StringView whoeverComes("whoever-comes");

/// What the player wishes of the encounter to come.
struct Wish {
    QString enemy; ///< empty: the last enemy, else the campaign's own list
    std::optional<int> until = {}; ///< the turns go by no further than to the beginning of this one
    int pefs = usualPefs; ///< where they are placed by dice
    QString objective = {}; ///< in the player's words; empty: as the rules have it
    QString entry = {};
    Grid grid = {}; ///< what the table is parted into
    std::optional<EncounterKind> kind = {}; ///< none: the one that comes next
    bool ground = true; ///< with the ground it is fought on, which looking ahead does without
};

/// What was rolled up, and how many turns went by before it.
struct Dealt {
    int quietTurns = 0;
    std::optional<Encounter> encounter; ///< none if the turns stopped before one came
    std::vector<int> due = {}; ///< Stars whose encounters come after it in the same turn (R87)
};

/// Room for more Grunts.
struct Room {
    int most = 0; ///< Grunts there can be
    int taken = 0; ///< by those who are here; who leads in the Star's stead takes none
    int places = 0; ///< still free
    std::optional<int> rep = {}; ///< the most Rep that newcomers may have in all, where that is how they are counted
    QString why = {}; ///< what limits it, in a sentence, where that is not the Star's Rep
    QString standIn = {}; ///< who leads while the Star is away
};

/// An encounter that may come next, where that is not known before it is rolled up.
struct PossibleEncounter {
    QString title;
    QString dice; ///< what chooses it: "2d6 + 1"
    QString sides; ///< how both sides of it begin, in lines
};

/// The next encounter, where it is not known which it is before it is rolled up.
struct Coming {
    QString how; ///< it comes, in sentences
    QString grounds = {}; ///< where it may be played
    std::vector<PossibleEncounter> possible = {}; ///< where it is one of several
};

/// An encounter that follows another before time goes by; one that is not certain comes by a die.
struct ComesAtOnce {
    Term encounter; ///< without an id where it is yet to be rolled
    bool isCertain = false;
    std::optional<int> whose = {}; ///< the number of the Star whose encounter it is, where each has its own
};

/// What all campaigns of a system have in common.
struct SystemTraits {
    bool waitsOffTable = false; ///< some may still be off the table
    bool redealsEnemy = false; ///< its enemy can be re-rolled alone
    bool notesTurns = true; ///< a battle is noted turn by turn; else it is only reported
    bool rollsActivation = true; ///< each turn begins with a die for each side, and a side's die says who of it acts
    bool creditsDeeds = false; ///< whose doing it was that an enemy stands as it does is noted
    bool splitsPoints = false; ///< a success is a part of the points, and may be half of them
    bool rollsAfterwards = true; ///< dice decide what became of those who were there
    /// How many PEFs there are, what it is about and where the band comes on may be as the player likes.
    bool takesWishes = false;
    bool takesPlayers = true; ///< several players can have a Star each (R36, R87)
    bool bandsMeet = false; ///< their bands may meet each other in an encounter of one of them (R87)
    bool recruitsInHand = false; ///< Grunts may join for the current encounter
    bool holdsStars = false; ///< a Star who was captured stays the band's, which may come to the rescue (R85)
    bool testsLoyalty = false; ///< there is Stay or Go, with poison and exemption
    bool hasActivityLevel = false; ///< there is an Enemy Activity Level
    bool knowsNext = true; ///< which encounter comes next is known before it is rolled up
    bool countsDucking = false; ///< for how many turns a figure ducks
    bool halvesMonths = false; ///< a turn is half a month, and called so
    /// How a figure can stand, from the best to the worst, besides what a campaign's sheet adds.
    std::vector<TableState> states = {TableState::CarryingOn,  TableState::Stunned,       TableState::DuckedBack,
                                      TableState::LeftTable,   TableState::OutOfTheFight, TableState::Dead,
                                      TableState::RanAway,     TableState::Surrendered,   TableState::Captured,
                                      TableState::CheatedDeath};
    /// What can become of a figure by the rules themselves, as the player reports it, from the best to the worst.
    std::vector<Fate> fates = {Fate::Fine,    Fate::OutOfTheFight, Fate::ObviouslyDead,
                               Fate::RanAway, Fate::Captured,      Fate::CheatedDeath};
    /// As what a wounded figure counts after First Aid, where the campaign's sheet has it (R80).
    std::array<Fate, 3> aided = {Fate::Fine, Fate::OutOfTheFight, Fate::ObviouslyDead};
    Fate dead = Fate::ObviouslyDead; ///< what is reported of one who is dead on the table
    Fate surrendered = Fate::Surrendered;
    /// Those of a figure's deeds that mean something here.
    Deeds (*deedsThatCount)(const Deeds &) = [](const Deeds &deeds) {
        Deeds known;
        known.wound = deeds.wound; // R7
        known.kills = deeds.kills;
        return known;
    };
    /// Its part of an encounter on a sheet for handwriting, with room for so many enemies.
    EncounterPart (*blankPart)(int enemies) = [](int) { return EncounterPart(); };

    const char *turnName = nullptr; ///< null: as the pack calls it
    const char *turnNames = QT_TRANSLATE_NOOP("Systems", "Battles"); ///< what is counted
    const char *nextTurn = QT_TRANSLATE_NOOP("Systems", "Next turn");
    const char *served = QT_TRANSLATE_N_NOOP("Systems", "%n battles"); ///< by a figure
    const char *quiet = QT_TRANSLATE_N_NOOP("Systems", "%n quiet turns"); ///< without an encounter
    const char *comingName = QT_TRANSLATE_NOOP("Systems", "Encounter"); ///< the next, where it is not known which
    /// What was played last, before the next comes: "After the successful Patrol of Month 3."
    const char *afterSuccess = QT_TRANSLATE_NOOP("Systems", "After the successful %1 of %2.");
    const char *afterFailure = QT_TRANSLATE_NOOP("Systems", "After the failed %1 of %2.");
    /// Why no turn goes by without an encounter because the player likes it so, in a sentence; null: it can (R34).
    const char *whyNoRest = QT_TRANSLATE_NOOP("Systems",
                                              "In these rules one encounter follows another, so no month can "
                                              "pass without one.");
    /// What to say of a figure's deeds that mean nothing here.
    const char *whyNotThoseDeeds = QT_TRANSLATE_NOOP(
        "Systems", "Of what a figure did these rules count only its kills. Leave out the rest for %1.");
};

/// A kind of campaign: how it goes from one encounter to the next. What the encounters are is EncounterRules.
class CampaignSystem
{
public:
    /// `called`: as a pack names it.
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

    /// The encounters there are: ids and titles.
    virtual std::vector<Term> everyKind() const = 0;
    /// The encounter that comes next: all but its seed. Dice: as each says.
    virtual Dealt deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const = 0;
    /// Nothing where it is known which comes next.
    virtual Coming coming(const Campaign &, const Pack &) const { return {}; }
    /// The exact chances of what so many turns bring, from the one that is to be fought, while the band lasts.
    virtual std::vector<TurnAhead> ahead(const Campaign &campaign, const Pack &pack, int turns,
                                         const WinChances &win) const;
    /// What becomes of those who were on the table. Dice: as each says.
    virtual void settle(acts::Aftermath &aftermath) const;
    /// Everybody's recovery is known and the Star lives: what the time until the next encounter brings.
    virtual void turn(acts::Aftermath &aftermath) const;
    /// What follows on an encounter that was played; nothing known where it is rolled up.
    NextEncounter after(const PastEncounter &last, const Pack &pack) const;

    /// Room for Grunts as things stand (R11, R68), in all bands together.
    Room room(const Campaign &campaign, const Pack &pack) const;
    /// The same for one Star's band (R36).
    Room roomFor(FigureId star, const Campaign &campaign, const Pack &pack) const;
    /// Why nobody more can join a campaign of one band, in a sentence.
    virtual QString whyFull(const Campaign &campaign, const Pack &pack) const;

    /// What is reported of one who stands like that.
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
    QString turnOnButton(int turn, const Pack &pack) const; ///< the same in the words of a button
    QString turnMark(int turn) const; ///< the same where there is little room: "7", "Late Mar"

protected:
    /// Room in a campaign of one band.
    virtual Room roomOfBand(const Campaign &campaign, const Pack &pack) const;

private:
    /// In the player's language; empty of no text.
    static QString said(const char *text, int count = -1) { return SystemText::tr(text, nullptr, count); }
};

/// All there are.
std::array<const CampaignSystem *, 4> campaignSystems();
/// The campaign's own, as its pack names it, or by the parts of the pack and the campaign's options.
const CampaignSystem &systemOf(const Campaign &campaign, const Pack &pack);
/// Whose encounter, whose table it is.
const CampaignSystem &systemOf(const Encounter &encounter);
const CampaignSystem &systemOf(const Play &play);
/// What comes at once, before time goes by, where something may.
std::optional<ComesAtOnce> comesAtOnce(const Campaign &campaign, const Pack &pack);

/// The First Aid of the campaign's sheet; none where the sheet it plays with has none (R80).
const FirstAidTable *firstAidOf(const Campaign &campaign, const Pack &pack);

/// What can be reported of a figure in this campaign, from the best to the worst.
std::vector<Fate> fatesIn(const Campaign &campaign, const Pack &pack);

/// How the campaign's option chooses the kinds of country (R43).
CountryChoice countriesOf(const Campaign &campaign, const Pack &pack);

/// The pack has the parts that a system rolls up and turns with. Rules without them have their tests alone.
bool carriesCampaign(const Pack &pack);
/// What to say of those.
Problem noCampaign(const Pack &pack);

} // namespace muster
