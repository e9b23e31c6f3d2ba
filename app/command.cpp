// SPDX-License-Identifier: MIT
#include "app/command.h"

#include "app/commands/commands.h"
#include "model/language.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

using namespace options;
using Takes = QStringList;

/// Functions that return whether a call of a command may roll dice.
namespace rolls {
bool always(const Call &)
{
    return true;
}

bool ifMoreIsSaid(const Call &call)
{
    return call.words.size() > 1;
}

/// Returns true unless the campaign is made from paper or a story, which need no dice.
bool unlessTold(const Call &call)
{
    return !call.has(u"from"_s) && !call.has(u"story"_s);
}

bool aStar(const Call &call)
{
    return call.has(u"roll-star"_s);
}

bool aSettlement(const Call &call)
{
    return call.has(u"new"_s);
}

bool whoComes(const Call &call)
{
    return !call.has(u"with"_s);
}

/// Returns true for the only correction that rolls: the return of a figure that left.
bool ofAFigure(const Call &call)
{
    return std::any_of(call.words.begin(), call.words.end(),
                       [](const QString &word) { return word.startsWith(u"figure="_s); });
}

bool ifItCounts(const Call &call)
{
    return !call.has(u"not-counted"_s);
}
} // namespace rolls

std::vector<Command> written()
{
    return {
        {u"rules"_s,
         Takes{u"[PACK]"_s},
         CommandLine::tr("Lists the rule packs, or the contents of one."),
         {},
         {answerRules},
         ownListsHelp},
        {u"roll"_s,
         Takes{u"PACK"_s, u"[PROCEDURE]"_s, u"[key=value ...]"_s},
         CommandLine::tr("Rolls one procedure of a pack without a campaign; PACK alone lists the procedures."),
         {},
         {answerRoll, rolls::ifMoreIsSaid}},
        {u"reference"_s,
         Takes{u"PACK"_s},
         CommandLine::tr("Shows every test and table of a pack, as on its quick reference sheet."),
         {{u"part"_s,
           CommandLine::tr("only this part: table, campaign or a class of figures (on the sheet, default: table)"),
           u"PART"_s},
          pdf()},
         {answerReference}},
        {u"side"_s,
         Takes{u"PACK"_s, u"[key=value ...]"_s},
         CommandLine::tr("Rolls up a side of the percentile street skirmish: officers=1 others=5."),
         {pdf()},
         {answerSide, rolls::always}},
        {u"odds"_s,
         Takes{u"PACK"_s, u"[QUESTION]"_s, u"[key=value ...]"_s},
         CommandLine::tr("Works out the exact odds of a test; PACK alone lists the questions."),
         {},
         {answerOdds}},
        {u"new"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Creates a campaign in a new file."),
         foundingOptions(),
         {answerNew, rolls::unlessTold},
         foundingHelp},
        {u"sample"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Writes the sample campaign into a new file."),
         {},
         {answerSample}},
        {u"variant"_s,
         Takes{u"check|save"_s, u"PLACE|FILE"_s, u"[OUT]"_s},
         CommandLine::tr("Checks rules of your own that extend a pack, or saves those that a campaign keeps."),
         {},
         {answerVariant},
         variantHelp},
        {u"join"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Adds another player with a Star; then recruit a band."),
         joiningOptions(),
         {answerJoin, rolls::aStar}},
        {u"part"_s,
         Takes{u"FILE"_s, u"star=ID"_s},
         CommandLine::tr("Removes a player: the Star leaves with its Grunts."),
         {{u"grunts-to"_s, CommandLine::tr("number of the Star who takes over the Grunts (default: they leave too)"),
           u"ID"_s}},
         {answerPart}},
        {u"recruit"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Recruits Grunts up to the limit of the band; with --type, one of your choice."),
         recruitingOptions(),
         {answerRecruit, rolls::always}},
        {u"prepare"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Rolls up the next encounter."),
         {{u"enemy"_s,
           CommandLine::tr(
               "enemy list (default: the last enemy; in the Wasteland whoever-comes, for whom the locale's dice are "
               "rolled; star=ID, where the rules have it: that Star's band)"),
           u"ENEMY"_s},
          {u"until-back"_s, CommandLine::tr("stop when the next wounded figure returns")},
          {u"encounter"_s,
           CommandLine::tr("patrol, raid-attack or raid-defend, in place of the one that comes next, where the rules "
                           "have these"),
           u"KIND"_s},
          {u"pefs"_s, CommandLine::tr("number of PEFs, 1 to 6 (default: 3)"), u"N"_s},
          {u"sections"_s,
           CommandLine::tr("sections of the table, 2 to 16, or columns and rows such as 3x2 (default: nine)"),
           u"N|3x2"_s},
          {u"objective"_s, CommandLine::tr("the objective, in your own words (default: the rules')"), u"TEXT"_s},
          {u"entry"_s, CommandLine::tr("where the band comes on, in your own words (default: the rules')"), u"TEXT"_s}},
         {answerPrepare, rolls::always}},
        {u"bring"_s,
         Takes{u"FILE"_s, u"[FIGURE ...]"_s},
         CommandLine::tr("Records whom a band brings to an encounter with another player's band; both are shown when "
                         "both have recorded. Without figures: as many as the encounter allows, the best first."),
         {{u"for"_s, CommandLine::tr("number of the Star whose band it is"), u"ID"_s}},
         {answerBring}},
        {u"rest"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Lets a month pass without an encounter, where the rules have months."),
         {},
         {answerRest}},
        {u"travel"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Travels to another locale of the Wasteland, or continues the journey."),
         {{u"to"_s, CommandLine::tr("badlands, old-nevada or california"), u"LOCALE"_s},
          {u"enemy"_s, CommandLine::tr("enemy met on the way (“whoever-comes” rolls for one)"), u"ENEMY"_s}},
         {answerTravel, rolls::always}},
        {u"settlement"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Lists the settlements of the Wasteland; with --new, adds one."),
         {{u"new"_s, CommandLine::tr("roll up a new settlement in the band's locale")},
          {u"name"_s, CommandLine::tr("the new settlement's name"), u"NAME"_s},
          {u"id"_s, CommandLine::tr("a settlement's number"), u"N"_s},
          {u"fight"_s, CommandLine::tr("fight the current encounter there (without --id: in no settlement)")},
          {u"strike"_s, CommandLine::tr("remove it from the list")},
          pdf()},
         {answerSettlement, rolls::aSettlement}},
        {u"encounter"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Shows or prints the encounter sheet: map, objective, forces, PEFs."),
         {pdf(), blank()},
         {answerEncounter}},
        {u"redeal"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Re-rolls the table of the current encounter, except what is locked."),
         {{u"keep"_s, CommandLine::tr("sections to lock"), u"1,4,9"_s},
          {u"keep-pefs"_s, CommandLine::tr("PEFs to lock"), u"1,3"_s},
          {u"enemy"_s, CommandLine::tr("re-roll only the enemy, from this list, if it was rolled with the encounter"),
           u"ENEMY"_s}},
         {answerRedeal, rolls::always}},
        {u"press"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Rolls for media coverage of the current encounter, if the rules have it."),
         {{u"with"_s, CommandLine::tr("who goes along with the crew that is there, without dice: driver or bodyguard"),
           u"driver|bodyguard"_s}},
         {answerPress, rolls::whoComes}},
        {u"vehicles"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Rolls for your own vehicles in the current encounter, if your list has any."),
         {},
         {answerVehicles, rolls::always}},
        {u"stake"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Makes a stockpile what the current Raid or Recover is about."),
         {{u"off"_s, CommandLine::tr("not about a stockpile after all")}},
         {answerStake}},
        {u"upgrade"_s,
         Takes{u"FILE"_s, u"UPGRADE"_s},
         CommandLine::tr(
             "Issues better equipment to the whole party for the current encounter, if the list has it: swat."),
         {{u"weapon"_s, CommandLine::tr("which of the upgrade's weapons (default: the first)"), u"WEAPON"_s}},
         {answerUpgrade}},
        {u"equip"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Equips a figure with a choice its list allows, with something from the stockpile, or with a "
                         "further weapon or thing."),
         {{u"figure"_s, CommandLine::tr("the figure's number"), u"N"_s},
          {u"weapon"_s, CommandLine::tr("the weapon (default: unchanged)"), u"WEAPON"_s},
          {u"armor"_s, CommandLine::tr("the armour (default: unchanged)"), u"ARMOUR"_s},
          {u"carry"_s, CommandLine::tr("a further weapon or thing, in any words"), u"THING"_s},
          {u"count"_s, CommandLine::tr("how many of it; 0 takes it away (default: 1)"), u"N"_s}},
         {answerEquip}},
        {u"play"_s,
         Takes{u"FILE"_s, u"[ACTION]"_s, u"[WORD ...]"_s},
         CommandLine::tr("Shows how the battle stands and what to do next, or records one event."),
         {},
         {answerPlay, rolls::ifMoreIsSaid},
         playHelp},
        {u"aftermath"_s,
         Takes{u"FILE"_s, u"[REPORT.json]"_s},
         CommandLine::tr("Works out the aftermath: recovery, Stay or Go, the next encounter."),
         {{u"outcome"_s, CommandLine::tr("without a report: success or failure (casualties as noted by “muster play”)"),
           u"success|failure"_s},
          {u"not-counted"_s,
           CommandLine::tr(
               "the run does not count: it stays in the chronicle, and the encounter can be played again")}},
         {answerAftermath, rolls::ifItCounts},
         reportFileHelp},
        {u"show"_s, Takes{u"FILE"_s}, CommandLine::tr("Shows the campaign as it stands."), {}, {answerShow}},
        {u"roster"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Shows or prints the roster."),
         {pdf(), blank()},
         {answerRoster}},
        {u"cards"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Prints cards, eight to a page: one per figure, or PEFs and enemies to draw blind."),
         {pdf(),
          {u"of"_s, CommandLine::tr("figures, enemies, or slips for hidden PEFs (default: figures)"),
           u"figures|enemies|slips"_s}},
         {answerCards}},
        {u"chronicle"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Tells what happened, month by month, with the dice."),
         {{u"markdown"_s, CommandLine::tr("as Markdown text")}},
         {answerChronicle}},
        {u"story"_s,
         Takes{u"FILE"_s, u"[OUT]"_s},
         CommandLine::tr(
             "Writes the campaign as story text, which people can read and “muster new --story” plays again."),
         {},
         {answerStory}},
        {u"forecast"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Looks ahead: the chances of encounters, exact, and of the band, from many runs."),
         forecastOptions(),
         {answerForecast}},
        {u"career"_s,
         Takes{u"FILE"_s, u"[ID]"_s},
         CommandLine::tr("Tells a figure's life, living or not: battles, kills, wounds, comrades, and the rolls that "
                         "decided it; without a figure, everybody's in a line."),
         {},
         {answerCareer}},
        {u"luck"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Tells how the dice fell, by whom, and the rarest rolls."),
         {},
         {answerLuck}},
        {u"write"_s,
         Takes{u"FILE"_s, u"[TEXT]"_s},
         CommandLine::tr("Adds a note in your own words to the chronicle, or edits one (TEXT - reads standard input)."),
         writingOptions(),
         {answerWrite}},
        {u"report"_s,
         Takes{u"FILE"_s},
         CommandLine::tr(
             "Writes a report of a battle as players publish it; without a file to write, as Markdown here."),
         reportOptions(),
         {answerReport}},
        {u"book"_s,
         Takes{u"FILE"_s},
         CommandLine::tr(
             "Prints the whole campaign as a book: every battle with its map, careers, the fallen, an index."),
         {pdf()},
         {answerBook}},
        {u"phone"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Writes the encounter for a phone: map, PEFs, band and tests on one page, with boxes to tick; "
                         "without an encounter, the roster."),
         {{u"html"_s, CommandLine::tr("the page to write, which needs no other file (- for standard output)"),
           u"OUT"_s}},
         {answerPhone}},
        {u"thumbnail"_s,
         Takes{u"FILE"_s, u"OUT.png"_s},
         CommandLine::tr("Draws a small picture of the campaign: the table of the encounter, or the Reps of the band."),
         {{u"size"_s, CommandLine::tr("width and height in pixels, 16 to 1024 (default: 256)"), u"N"_s}},
         {answerThumbnail}},
        {u"picture"_s,
         Takes{u"FILE"_s, u"[IMAGE]"_s},
         CommandLine::tr("Adds a picture: JPEG, PNG or WebP, kept in the campaign file without its metadata."),
         {{u"about"_s,
           CommandLine::tr("what it belongs to: campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID (default: "
                           "the present month)"),
           u"WHAT"_s},
          {u"caption"_s, CommandLine::tr("a line below it"), u"TEXT"_s},
          {u"strike"_s, CommandLine::tr("remove this picture"), u"K"_s},
          {u"out"_s, CommandLine::tr("save this picture to the file IMAGE (- for standard output)"), u"K"_s}},
         {answerPicture}},
        {u"ask"_s,
         Takes{u"FILE"_s, u"TEXT"_s},
         CommandLine::tr("Puts a question to the dice: a die for each answer, and the highest decides."),
         {{u"answers"_s, CommandLine::tr("two to four answers, each with the sides of its die"),
           u"Greens:6,Blues:4"_s}},
         {answerAsk, rolls::always}},
        {u"foe"_s,
         Takes{u"FILE"_s, u"NAME"_s, u"[key=value ...]"_s},
         CommandLine::tr("Names a foe who may be met again (rep=, weapon=, list=); with a number, edits that foe."),
         {},
         {answerFoe}},
        {u"foes"_s, Takes{u"FILE"_s}, CommandLine::tr("Lists the foes and where they were met."), {}, {answerFoes}},
        {u"goal"_s,
         Takes{u"FILE"_s, u"[add|reach|strike|close]"_s, u"[WORD ...]"_s},
         CommandLine::tr(
             "Lists the goals, or does one of these: add TEXT, reach ID, strike ID, close won, close lost. A "
             "goal is counted by won=KIND count=N, foe=ID [captured|killed], rep=N, months=N, points=N or "
             "grunts=N, or by you."),
         {},
         {answerGoal}},
        {u"find"_s,
         Takes{u"FILE"_s, u"WORDS"_s, u"[WORDS ...]"_s},
         CommandLine::tr(
             "Finds words in the chronicle, in notes, below pictures, among the figures and among the foes; all of "
             "them must occur."),
         {},
         {answerFind}},
        {u"undo"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Undoes the last step, even one from an earlier session."),
         {steps()},
         {answerUndo}},
        {u"redo"_s, Takes{u"FILE"_s}, CommandLine::tr("Redoes what was undone."), {steps()}, {answerRedo}},
        {u"branch"_s,
         Takes{u"FILE"_s, u"COPY"_s},
         CommandLine::tr("Copies the campaign as it stood after a step into a new file, to play on differently."),
         {{u"at"_s, CommandLine::tr("number of the step in the chronicle (default: the last)"), u"STEP"_s},
          {u"name"_s, CommandLine::tr("the copy's name (default: the campaign's)"), u"NAME"_s}},
         {answerBranch}},
        {u"courses"_s,
         Takes{u"FILE"_s, u"[COPY]"_s},
         CommandLine::tr("Lists courses that were undone and then left by doing something else; saves or deletes one."),
         {{u"save"_s, CommandLine::tr("number of the course to save as the campaign COPY"), u"K"_s},
          {u"strike"_s, CommandLine::tr("number of the course to delete for good"), u"K"_s}},
         {answerCourses}},
        {u"compare"_s,
         Takes{u"FILE"_s, u"OTHER"_s},
         CommandLine::tr("Tells where two campaigns part, and what differs since."),
         {},
         {answerCompare}},
        {u"correct"_s,
         Takes{u"FILE"_s, u"key=value"_s, u"[key=value ...]"_s},
         CommandLine::tr("Edits by hand: figure=3 rep=4; section=5 terrain=woods; or eal=2."),
         {},
         {answerCorrect, rolls::ofAFigure}},
        {u"backup"_s,
         Takes{u"FILE"_s},
         CommandLine::tr("Makes a backup now and prints its path. The window makes backups by itself."),
         {},
         {answerBackup}},
        {u"restore"_s,
         Takes{u"FILE"_s, u"[COPY]"_s},
         CommandLine::tr("Lists the backups, or restores one to a new file."),
         {{u"state"_s, CommandLine::tr("its number in the list (1 is the newest)"), u"N"_s}},
         {answerRestore}},
        {u"recover"_s,
         Takes{u"FILE"_s, u"COPY"_s},
         CommandLine::tr("Recovers what it can of a damaged campaign into a new file."),
         {},
         {answerRecover}},
        {u"check"_s, Takes{u"FILE"_s}, CommandLine::tr("Checks the campaign file for damage."), {}, {answerCheck}},
    };
}

} // namespace

CommandOptions commonOptions()
{
    return {
        {u"json"_s, CommandLine::tr("print one JSON object")},
        {u"seed"_s, CommandLine::tr("roll the dice from this seed"), u"N"_s},
        {u"dice"_s, CommandLine::tr("your own dice, in the order they are asked for: \"3 5 2\""), u"DICE"_s},
        {u"ask"_s, CommandLine::tr("ask for each roll (an empty line rolls for you)")},
        {{u"h"_s, u"help"_s}, CommandLine::tr("show this help")},
        {{u"v"_s, u"version"_s}, CommandLine::tr("show the version")},
    };
}

CommandOptions commonOptions(const Command &command)
{
    CommandOptions options = commonOptions();
    options.removeIf([&](const CommandOption &common) {
        return std::any_of(command.options.begin(), command.options.end(),
                           [&](const CommandOption &own) { return own.names().last() == common.names().last(); });
    });
    return options;
}

const std::vector<Command> &commands()
{
    // A Spoken value, because the commands are needed before the language is set, to find Qt's own arguments.
    static Localized<std::vector<Command>> all(written);
    return all.now();
}

QString dashed(const QString &option)
{
    return (option.size() == 1 ? u"-"_s : u"--"_s) + option;
}

const Command *findCommand(const QString &name)
{
    const auto found = std::find_if(commands().begin(), commands().end(),
                                    [&](const Command &command) { return command.name == name; });
    return found == commands().end() ? nullptr : &*found;
}

} // namespace muster
