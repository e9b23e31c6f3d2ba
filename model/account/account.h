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

/// A battle as players publish it. It is made once; each way of writing it down (writers.h), the window's preview and the book
/// only put it into their own form.
namespace muster {

/// What a report of a battle says.
struct AccountText {
    Q_DECLARE_TR_FUNCTIONS(Account)
};

/// A sentence, and the dice that decided it.
struct AccountLine {
    QString text;
    std::vector<StoryDice> dice = {};
    bool own = false; ///< the player's own words
};

/// "Enemy Activity Level %1" and "3", the part that matters.
struct AccountFact {
    QString pattern;
    QString value;

    QString text() const { return pattern.arg(value); }
};

/// A picture of the campaign.
struct AccountPicture {
    int id = 0;
    QString caption;
    int width = 0;
    int height = 0;
    QString sha256 = {}; ///< of its content
};

/// The player's words, or a picture.
struct AccountPassage {
    QString title;
    QString text;
    std::optional<AccountPicture> picture = {};
};

/// What stands beside the map under a heading of its own.
struct AccountParagraph {
    QString title;
    std::vector<AccountLine> lines;
};

struct AccountTable {
    Encounter encounter; ///< as it was in the end, for the map
    std::optional<KeptSettlement> settlement; ///< it was fought in
    QString caption; ///< where the band stood
    QString inWords; ///< the map for those who cannot see it
    std::vector<AccountParagraph> paragraphs;

    bool hasMap() const { return settlement || !encounter.setup.sections.empty(); }
};

/// One of those who came.
struct AccountFigure {
    FigureId id{};
    QString name;
    bool star = false;
    int rep = 0;
    QString kind; ///< "Heavy Infantry"
    QString armour;
    QString weapon;
};

struct AccountTurn {
    int turn = 0; ///< 0: before the first
    std::vector<AccountLine> lines;
    std::vector<AccountPicture> pictures = {};
};

/// What became of one of the band.
struct AccountFate {
    FigureId id{};
    QString name;
    bool star = false;
    int repBefore = 0;
    int repAfter = 0;
    int bestRep = 0; ///< the highest it ever had
    std::optional<Status> gone = {}; ///< no longer in the band
    QString told = {}; ///< "Recovers, stays firm; Successes: 3 to 1"
    std::vector<StoryDice> dice = {};
    QString toldWithoutDice = {}; ///< "Recovers, stays firm"
};

/// A figure's life until then.
struct AccountCareer {
    FigureId id{};
    QString name;
    bool star = false;
    QString kind;
    std::vector<AccountLine> lines;
    QString sums = {}; ///< "7 battles, won: 5, killed: 7"
    std::vector<AccountPassage> passages = {}; ///< the player's words and pictures about the figure
};

struct Account {
    int step = 0; ///< that finished the battle, from 1
    int turn = 0;
    QString kind; ///< the encounter's id: "raid-attack"
    QString campaign;
    QString when; ///< "Month 7"
    QString title; ///< the player's, else the encounter's
    std::vector<AccountFact> facts;
    std::vector<AccountPassage> opening; ///< below the title
    AccountTable table;
    QString worth; ///< "Rep"
    std::vector<AccountFigure> came;
    QString satOut; ///< names; empty where nobody did
    std::vector<AccountTurn> turns;
    std::vector<AccountFate> fates;
    std::vector<AccountFact> next; ///< pattern: what is counted
    std::vector<AccountCareer> careers;
    std::vector<AccountLine> diceAtEnd; ///< those that were taken out of the sentences
    std::vector<AccountPassage> closing;
    QStringList foot; ///< the rules, the seed
};

/// A battle that was fought to its end, by its steps.
struct FinishedBattle {
    std::size_t prepared = 0; ///< the step that rolled the encounter up
    std::size_t finished = 0;
    int turn = 0;
    bool opensTurn = true; ///< no other of its turn was before
};

std::vector<FinishedBattle> battlesOf(std::span<const Step> steps);

/// Where the dice stand: in brackets in the sentences, all together at the end, or nowhere.
enum class AccountDice : std::uint8_t { Brackets, Story, None };

/// What of a battle goes into its report.
struct AccountChoice {
    AccountDice dice = AccountDice::Brackets;
    bool words = true; ///< the player's own
    bool pictures = true;
    bool table = true;
    bool came = true;
    bool turns = true;
    bool fates = true;
    bool careers = false;

    friend bool operator==(const AccountChoice &, const AccountChoice &) = default;
};

/// All there is to tell of these battles but the careers.
std::vector<Account> accountsOf(std::span<const Step> steps, const Pack &pack,
                                const std::vector<FinishedBattle> &battles);
/// What of these battles is wanted.
std::vector<Account> accountsOf(std::span<const Step> steps, const Pack &pack,
                                const std::vector<FinishedBattle> &battles, const AccountChoice &choice);
/// The account without what is not wanted.
Account chosen(Account account, const AccountChoice &choice);

/// The table of the encounter in hand alone: its land, what it is about, how both sides begin.
AccountTable accountGround(const Campaign &campaign, const Pack &pack);
/// What each PEF turned out to be by.
using PefDice = std::map<int, StoryDice>;
/// The table of a battle that is about to be finished: its land, what it was about, and who was there of the enemy.
AccountTable accountTableOf(const Campaign &battle, const Pack &pack, const PefDice &letters);

// What accounts, the campaign book and the page for a phone have in common.

/// The campaign after these steps; each is handed to `visit` before that, with its number from 1 and the campaign until then.
Campaign replay(std::span<const Step> steps, auto visit)
{
    Campaign now;
    int number = 0;
    for (const Step &step : steps) {
        visit(step, ++number, std::as_const(now));
        apply(now, step);
    }
    return now;
}

/// "Swordplay, Feudal".
QString rulesOf(const Campaign &campaign, const Pack &pack);
/// The encounter in hand by its id: "raid-attack".
QString kindOfEncounter(const Campaign &campaign, const Pack &pack);
/// Its Enemy Activity Level, and whom it is against.
std::vector<AccountFact> factsOfEncounter(const Campaign &campaign, const Pack &pack);
/// "5 of 7": the battles won.
QString wonOf(const std::vector<PastEncounter> &past);
/// "Recovers; stays firm": what became of a figure, with details where there are any.
QString withDetail(const QString &headline, const QString &detail);

/// What decided a figure's life; `now` is the campaign as it stands.
std::vector<AccountLine> linesOf(std::span<const FigureChapter> chapters, const Campaign &now, const Pack &pack);
AccountPassage passageOf(const Words &words);
AccountPassage passageOf(const Picture &picture);
/// The player's words and pictures about a figure or a foe, those of later turns left out.
std::vector<AccountPassage> passagesAbout(const About &about, const Campaign &now, int untilTurn);
AccountFigure accountFigure(const Figure &figure, const Pack &pack);
AccountPicture accountPicture(const Picture &picture);
/// Every picture that it shows.
std::vector<AccountPicture> picturesIn(const Account &account);

/// What was told, as a sentence.
AccountLine sentenceOf(const StoryLine &line);
/// "3, 4 : 1": the dice in figures, as they stand in brackets.
QString facesOf(const std::vector<StoryDice> &dice);

} // namespace muster
