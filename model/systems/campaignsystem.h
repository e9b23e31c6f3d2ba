// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/campaign.h"
#include "model/changes/change.h"
#include "model/changes/needs.h"
#include "rules/aftermath/fate.h"
#include "rules/force/arms.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <array>
#include <functional>
#include <utility>
#include <vector>

namespace muster {

class CampaignSystem;
class Dice;
class Correction;
class Telling;
struct AftermathDraft;
struct BattleReport;
struct EncounterText;
struct Placements;
struct TurnAhead;
struct Step;
struct StoryLine;
struct TableEdges;
struct WhereTheyStand;

/// The chance of a success in an encounter to come, of which the kind is known.
using WinChances = std::function<double(const Encounter &)>;

namespace actions {
class Aftermath;
struct ProposedOutcome;
} // namespace actions

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

/// What is written beside the map of an encounter.
struct SidesOnMap {
    bool dealt = false; ///< the encounter says where both sides stand; else their sections do
    bool theirsAbove = false;
    /// One side that follows the other comes by the same edge.
    enum class Below : std::uint8_t { Yours, YoursThenTheirs, TheirsThenYours } below = Below::Yours;
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

    const char *turnNames = QT_TRANSLATE_NOOP("Systems", "Battles"); ///< what is counted
    const char *nextTurn = QT_TRANSLATE_NOOP("Systems", "Next turn");
    const char *served = QT_TRANSLATE_N_NOOP("Systems", "%n battles"); ///< by a figure
    const char *quiet = QT_TRANSLATE_N_NOOP("Systems", "%n quiet turns"); ///< without an encounter
    const char *comingName = QT_TRANSLATE_NOOP("Systems", "Encounter"); ///< the next, where it is not known which
    /// Why no turn goes by without an encounter because the player likes it so, in a sentence; null: it can (R34).
    const char *whyNoRest = QT_TRANSLATE_NOOP("Systems",
                                              "In these rules one encounter follows another, so no month can "
                                              "pass without one.");
    /// What to say of a figure's deeds that mean nothing here.
    const char *whyNotThoseDeeds = QT_TRANSLATE_NOOP(
        "Systems", "Of what a figure did these rules count only its kills. Leave out the rest for %1.");
};

/// A kind of campaign: how it goes from one encounter to the next, what its encounters are, and what passes between them.
/// Whoever else wants to know something of an encounter or a table that is not the same in all campaigns asks here.
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

    /// It is the system of this campaign, where its pack names none.
    virtual bool isFor(const Campaign &, const Pack &) const { return false; }

    // An encounter, as it was rolled up.

    virtual QString title(const Encounter &encounter) const = 0;
    /// What it is, the narrowest first: "raid-attack", "raid".
    virtual std::vector<Term> kinds(const Encounter &encounter) const = 0;
    /// The narrowest of them, by which its odds and its record are kept.
    Term kindOf(const Encounter &encounter) const { return kinds(encounter).front(); }
    /// All there are: ids and titles.
    virtual std::vector<Term> everyKind() const = 0;
    /// What its sheet says of the one in hand.
    virtual EncounterText describe(const Campaign &campaign, const Pack &pack) const = 0;
    /// How both sides begin; `entry`: the section of yours that the player has chosen.
    virtual Placements placements(const Encounter &encounter, const Pack &pack, std::optional<int> entry) const;
    /// What is said of both sides at the edges of the map; `play`: as the battle stands.
    virtual TableEdges edges(const Encounter &encounter, const Pack &pack, const Play *play) const;
    /// Both edges of its usual table, before anything of a pack is known.
    virtual TableEdges usualEdges(const Encounter &encounter) const;
    virtual SidesOnMap sidesOnMap(const Encounter &) const { return {}; }
    /// What it means to bring so many, in sentences; empty where it means nothing.
    virtual QString forParty(const Campaign &, const Pack &, int) const { return {}; }
    /// Why those cannot begin it together; empty: they can.
    virtual Problems whyNotWith(const Campaign &, const Pack &, const std::vector<FigureId> &) const { return {}; }
    /// Why the figure has no part in it, be it here or away; empty: it may fight.
    virtual Problems whyNotOfIt(const Campaign &, const Figure &) const { return {}; }
    /// Of those who are here, whom it lets come where the player names nobody.
    virtual std::vector<FigureId> usualParty(const Campaign &campaign, const Pack &pack) const;
    /// Of those who are here, who fought it as far as is known before anything is reported: in both bands, where two meet.
    virtual std::vector<FigureId> likelyParty(const Campaign &campaign) const;
    /// Its part on a sheet for handwriting, with room for so many enemies.
    virtual EncounterPart blankPart(int) const { return {}; }
    /// As others read it: `muster show --json`.
    virtual QJsonObject shown(const Encounter &encounter, const Pack &pack) const = 0;
    /// The enemy, where it was rolled up figure by figure.
    virtual const Force *dealtEnemy(const Encounter &) const { return nullptr; }
    /// What its encounters keep of the table, as it begins.
    virtual std::optional<ScenarioInPlay> onTable(const Encounter &) const { return {}; }
    /// Whom the band meets in it is whom it meets next, if nobody says otherwise.
    virtual bool namesNextEnemy(const Encounter &) const { return true; }
    /// What of an encounter in a file the pack does not know.
    virtual Stranger stranger(const Encounter &encounter, const Known &known) const = 0;

    // The same edited by hand.

    /// What of its own part cannot be so.
    virtual void checkCorrection(const Campaign &campaign, const Pack &pack, const Encounter &wanted,
                                 Problems &problems) const;
    /// Its own part, field by field.
    virtual void correct(const Campaign &, const Pack &, Encounter &, Correction &) const { }
    /// What of its own part differs, each in half a sentence.
    virtual QStringList differences(const Encounter &, const Encounter &) const { return {}; }
    /// Dice: the enemy's.
    virtual void redealEnemy(Encounter &, const Pack &, const QString &, Dice &) const { }

    // On the table.

    /// Something was noted of such a battle in hand.
    virtual bool isUnderWay(const Encounter &) const { return false; }
    /// How the sides take this turn, where no dice say it.
    virtual QString turnBy(const Play &) const { return {}; }
    /// What else it keeps count of: "day 2".
    virtual QStringList counts(const Play &) const { return {}; }
    /// What is reported of one who stands like that.
    virtual Fate fateAs(TableState state) const;
    /// The turns after this one that a figure ducks, where its test may have said how many; 0 where these are not counted.
    virtual int turnsDucked(std::optional<int>) const { return 0; }
    /// What the figure has done, if from now on it stands like that.
    virtual Deeds deedsAs(const OwnFigure &own, TableState) const { return own.deeds; }
    /// Those of the enemy who are there when it begins.
    virtual void bringEnemy(const Campaign &, const Placements &, Step &) const { }
    /// How many enemies there were; none where they are not counted.
    virtual std::optional<int> enemiesThere(const Campaign &campaign) const;
    /// The leader of the enemy who is there and nobody known; none where there is none.
    virtual std::optional<InPlay> unknownLeader(const Campaign &campaign) const;
    /// The leader comes before the current encounter is over, where so many see all there is to see. Dice: as on the table.
    virtual bool leaderComes(const Campaign &campaign, const Pack &pack, int party, Dice &dice) const;
    /// What the table says of how it ended, beside the figures' fates.
    virtual void report(const Campaign &, AftermathDraft &) const { }
    /// What there is to do next.
    virtual QString whatNow(const Campaign &campaign, const Pack &pack) const;
    /// And that is to report it, for what it was about is settled.
    virtual bool isDecided(const Campaign &, const Pack &) const { return false; }
    /// Whose go it is in a battle under way, as it is taken up again: "Turn 6, your go".
    virtual QString whoseGo(const Campaign &campaign, const Pack &pack) const;
    /// And who stands where.
    virtual std::vector<WhereTheyStand> whereTheyStand(const Campaign &campaign) const;
    /// Where a group of the enemy is.
    virtual QString whereIs(const GroupInPlay &group, const Campaign &campaign) const;

    // When it is over.

    /// What a report says besides the figures' fates makes sense here.
    virtual void checkReport(const Campaign &campaign, const Pack &pack, const BattleReport &report,
                             Problems &problems) const;
    /// Those of a figure's deeds that mean something here.
    virtual Deeds deedsThatCount(const Deeds &deeds) const;
    /// What may follow at once on it: ids and names.
    virtual std::vector<Term> sequels(const Encounter &, const Pack &) const { return {}; }
    /// What the enemy may leave on the field, and how many of each.
    virtual Things salvage(const Campaign &, const Pack &) const { return {}; }
    /// The part of the encounter's points that counts for a side; `met`: the other one, where two bands meet.
    virtual Fraction scored(const Campaign &campaign, const BattleReport &report, bool met) const;
    /// How it ended by the book of its own encounters; none where that says nothing (R9).
    virtual std::optional<actions::ProposedOutcome> proposes(const Campaign &, const BattleReport &) const;
    /// The band holds the field if it wins and somebody stands; `met`: the other one, where two bands meet.
    virtual bool holdsField(const Campaign &, const BattleReport &, bool met) const
    {
        Q_UNUSED(met);
        return false;
    }

    // In the Chronicle.

    virtual void tellPrepared(Telling &telling) const = 0;
    virtual void tellBattle(Telling &telling) const = 0;
    /// A change of its own, while the battle is on the table; none of any other.
    virtual std::optional<StoryLine> toldChange(const Telling &, const Change &) const;
    /// What a roll for its own part came to; empty of any other.
    virtual QString told(const Roll &, const Encounter &) const { return {}; }

    // From one encounter to the next.

    /// The encounter that comes next: all but its seed. Dice: as each says.
    virtual Dealt deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const = 0;

    /// The same without the ground it is fought on, for looking ahead. Dice: as deal's, as far as they go.
    virtual Dealt glimpse(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
    {
        return deal(campaign, pack, wish, dice);
    }

    /// The exact chances of what so many turns bring, from the one that is to be fought, while the band lasts.
    virtual std::vector<TurnAhead> ahead(const Campaign &campaign, const Pack &pack, int turns,
                                         const WinChances &win) const;

    /// Who can be the enemy of what comes next, by their ids: the lists, and what else these rules have.
    virtual QStringList enemies(const Pack &pack) const;

    /// There are dice for whoever comes.
    virtual bool rollsEnemy(const Campaign &, const Pack &) const { return false; }

    /// Room for Grunts as things stand (R11, R68), in all bands together.
    Room room(const Campaign &campaign, const Pack &pack) const;
    /// The same for one Star's band (R36).
    Room roomFor(FigureId star, const Campaign &campaign, const Pack &pack) const;

    /// What becomes of those who were on the table. Dice: as each says.
    virtual void settle(actions::Aftermath &aftermath) const;

    /// Everybody's recovery is known and the Star lives: what the time until the next encounter brings.
    virtual void turn(actions::Aftermath &aftermath) const = 0;

    /// What follows on an encounter that was played.
    virtual NextEncounter after(const PastEncounter &last, const Pack &pack) const = 0;

    virtual QString turnName(const Pack &pack) const { return pack.turnName; } ///< "Month"
    QString turnNames() const; ///< "Months"
    QString nextTurn() const; ///< "Next month"
    QString served(int turns) const; ///< "3 months"
    QString quiet(int turns) const; ///< "3 quiet months"
    QString comingName() const;
    QString whyNoRest() const;
    QString whyNotThoseDeeds(const QString &who) const;
    /// "Month 7", "Late March, year 1".
    virtual QString turnLabel(int turn, const Pack &pack) const;
    /// The same in the words of a button.
    virtual QString turnOnButton(int turn, const Pack &pack) const { return turnLabel(turn, pack); }
    /// The same where there is little room: "7", "Late Mar".
    virtual QString turnMark(int turn) const { return QString::number(turn); }
    /// What was played last, before the next comes: "After the successful Patrol of Month 3."
    virtual QString wentBefore(Outcome outcome, const QString &what, const QString &when) const;
    /// Those that may come next, where it is one of several.
    virtual std::vector<PossibleEncounter> possible(const Campaign &, const Pack &) const { return {}; }
    /// How it comes, in sentences, and where it may be played.
    virtual QString howItComes(const Campaign &, const Pack &) const { return {}; }
    virtual QString grounds(const Pack &) const { return {}; }
    /// What comes at once, before time goes by, where something may.
    virtual std::optional<ComesAtOnce> following(const Campaign &, const Pack &) const { return std::nullopt; }
    /// Why nobody more can join a campaign of one band, in a sentence.
    virtual QString whyFull(const Campaign &campaign, const Pack &pack) const;

protected:
    /// Room in a campaign of one band.
    virtual Room roomOfBand(const Campaign &campaign, const Pack &pack) const;

    /// The player's wish, else the last enemy, else the campaign's own list.
    static QString enemyOf(const Campaign &campaign, const QString &wanted);

    /// The setup of this kind of encounter, as the campaign's options have it.
    static Setup dealFor(const Campaign &campaign, const Pack &pack, EncounterKind kind, Dice &dice, const Wish &wish);
};

/// All there are.
std::array<const CampaignSystem *, 4> campaignSystems();
/// The campaign's own, as its pack names it, or by the parts of the pack and the campaign's options.
const CampaignSystem &systemOf(const Campaign &campaign, const Pack &pack);
/// Something of the encounter in hand was noted while it was on the table.
bool isNoted(const Campaign &campaign);
/// What an encounter that was played is by its ids, as `kinds()`.
QStringList kindsOf(const PastEncounter &past);
/// Whose encounter, whose table it is.
const CampaignSystem &systemOf(const Encounter &encounter);
const CampaignSystem &systemOf(const Play &play);
/// Whom the band meets next, if nobody says otherwise, once this encounter is the current one.
QString enemyMetNext(const Campaign &campaign, const Encounter &encounter);

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
