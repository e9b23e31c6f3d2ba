// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "model/story/figurehistory.h"
#include "rules/pack/pack.h"
#include "rules/slug.h"

#include <QCoreApplication>

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// A battle as players publish it. An Account is made once; the writers in writers.h, the window's preview and the book
/// only format it.
namespace muster {

/// The translation context for the report of a battle.
struct AccountText {
    Q_DECLARE_TR_FUNCTIONS(Account)
};

/// A sentence, and the dice that decided it.
struct AccountLine {
    QString text;
    std::vector<StoryDice> dice = {};
    bool own = false; ///< the player's own words
};

/// A text with its important value apart, such as "Enemy Activity Level %1" and "3".
struct AccountFact {
    QString pattern;
    QString value;

    QString text() const { return pattern.arg(value); }
};

/// A note or a picture of the player's.
struct AccountPassage {
    QString title;
    QString text;
    std::optional<Picture> picture = {};
};

/// A paragraph with a heading, beside the map.
struct AccountParagraph {
    QString title;
    std::vector<AccountLine> lines;
};

struct AccountTable {
    Encounter encounter; ///< state at the end, for the map
    std::optional<KeptSettlement> settlement; ///< the settlement it was fought in
    QString caption; ///< the place where the band entered
    QString inWords; ///< the map as text, for those who cannot see it
    std::vector<AccountParagraph> paragraphs;

    bool hasMap() const { return settlement || !encounter.setup.sections.empty(); }
};

/// A figure that took part.
struct AccountFigure {
    FigureId id{};
    QString name;
    bool star = false;
    int rep = 0;
    QString kind; ///< such as "Heavy Infantry"
    QString armour;
    QString weapon;
};

struct AccountTurn {
    int turn = 0; ///< 0: before the first turn
    std::vector<AccountLine> lines;
    std::vector<Picture> pictures = {};
};

/// The outcome of a battle for a figure of the band.
struct AccountFate {
    FigureId id{};
    QString name;
    bool star = false;
    int repBefore = 0;
    int repAfter = 0;
    int bestRep = 0; ///< the highest it ever had
    std::optional<Status> gone = {}; ///< set if it has left the band
    QString told = {}; ///< such as "Recovers, stays firm; Successes: 3 to 1"
    std::vector<StoryDice> dice = {};
    QString toldWithoutDice = {}; ///< such as "Recovers, stays firm"
};

/// A figure's career until then.
struct AccountCareer {
    FigureId id{};
    QString name;
    bool star = false;
    QString kind;
    std::vector<AccountLine> lines;
    QString sums = {}; ///< such as "7 battles, won: 5, killed: 7"
    std::vector<AccountPassage> passages = {}; ///< the player's notes and pictures about the figure
};

struct Account {
    int step = 0; ///< number of the step that finished the battle, from 1
    int turn = 0;
    QString kind; ///< id of the encounter, such as "raid-attack"
    QString campaign;
    QString when; ///< such as "Month 7"
    QString title; ///< the player's own, else the encounter's
    std::vector<AccountFact> facts;
    std::vector<AccountPassage> opening; ///< passages below the title
    AccountTable table;
    QString worth; ///< name of the figures' value, such as "Rep"
    std::vector<AccountFigure> came;
    QString satOut; ///< names; empty if nobody did
    std::vector<AccountTurn> turns;
    std::vector<AccountFate> fates;
    std::vector<AccountFact> next; ///< the pattern is the quantity's name
    std::vector<AccountCareer> careers;
    std::vector<AccountLine> diceAtEnd; ///< dice taken out of the sentences
    std::vector<AccountPassage> closing;
    QStringList foot; ///< the rules, the seed
};

/// A finished battle, as indices of its steps, from 0.
struct FinishedBattle {
    std::size_t prepared = 0; ///< the step that rolled the encounter
    std::size_t finished = 0;
    int turn = 0;
    bool opensTurn = true; ///< the first battle of its turn
};

std::vector<FinishedBattle> battlesOf(std::span<const Step> steps);

/// The place of the dice: in brackets in the sentences, all together at the end, or left out.
enum class AccountDice : std::uint8_t { Brackets, Story, None };

/// The parts of a battle that its report includes.
struct AccountChoice {
    AccountDice dice = AccountDice::Brackets;
    bool words = true; ///< the player's own notes
    bool pictures = true;
    bool table = true;
    bool came = true;
    bool turns = true;
    bool fates = true;
    bool careers = false;

    friend bool operator==(const AccountChoice &, const AccountChoice &) = default;
};

/// Returns the complete accounts of these battles, without careers.
std::vector<Account> accountsOf(std::span<const Step> steps, const Pack &pack,
                                const std::vector<FinishedBattle> &battles);
/// Returns the accounts of these battles with the chosen parts.
std::vector<Account> accountsOf(std::span<const Step> steps, const Pack &pack,
                                const std::vector<FinishedBattle> &battles, const AccountChoice &choice);
/// Returns the account reduced to the chosen parts.
Account chosen(Account account, const AccountChoice &choice);

/// Returns the table of the current encounter alone: its land, its objective, and the set-up of both sides.
AccountTable accountGround(const Campaign &campaign, const Pack &pack);
/// The dice that decided each PEF, keyed by its id.
using PefDice = std::map<int, StoryDice>;
/// Returns the table of a battle that is about to be finished: its land, its objective, and the enemies that were
/// present.
AccountTable accountTableOf(const Campaign &battle, const Pack &pack, const PefDice &letters);

// Functions shared by accounts, the campaign book and the page for a phone.

/// Returns the id of the current encounter, such as "raid-attack".
QString kindOfEncounter(const Campaign &campaign, const Pack &pack);
/// Returns the Enemy Activity Level and the enemy of the current encounter.
std::vector<AccountFact> factsOfEncounter(const Campaign &campaign, const Pack &pack);
/// Returns the fate of a figure, such as "Recovers; stays firm"; the headline alone if there is no detail.
QString withDetail(const QString &headline, const QString &detail);

/// Returns the sentences for what decided a figure's life; `now` is the campaign as it stands.
std::vector<AccountLine> linesOf(std::span<const FigureChapter> chapters, const Campaign &now, const Pack &pack);
AccountPassage passageOf(const Words &words);
AccountPassage passageOf(const Picture &picture);
/// Returns the player's notes and pictures about a figure or a foe, up to turn `untilTurn`.
std::vector<AccountPassage> passagesAbout(const About &about, const Campaign &now, int untilTurn);
AccountFigure accountFigure(const Figure &figure, const Pack &pack);
/// Returns every picture that the account shows.
std::vector<Picture> picturesIn(const Account &account);

/// Returns a line of the story as a sentence.
AccountLine sentenceOf(const StoryLine &line);
/// Returns the faces of dice as they are written in brackets, such as "3, 4 : 1".
QString facesOf(const std::vector<StoryDice> &dice);

} // namespace muster
