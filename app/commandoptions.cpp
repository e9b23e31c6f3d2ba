// SPDX-License-Identifier: MIT
#include "app/commandoptions.h"

#include "app/command.h"
#include "app/commands/profile.h"
#include "app/text/packtext.h"
#include "model/account/account.h"
#include "model/json/paperjson.h"
#include "model/packs.h"
#include "rules/slug.h"

#include <QDir>

namespace muster {

using namespace Qt::StringLiterals;

CommandOption gathering(CommandOption option)
{
    option.gathers = true;
    return option;
}

namespace options {

CommandOption steps()
{
    return {u"steps"_s, CommandLine::tr("number of steps (default: 1)"), u"N"_s};
}

CommandOption pdf()
{
    return {u"pdf"_s, CommandLine::tr("write the sheet to this PDF file (- for standard output)"), u"OUT.pdf"_s};
}

CommandOption blank()
{
    return {u"blank"_s, CommandLine::tr("a blank sheet to fill in by hand (with --pdf)")};
}

CommandOption player()
{
    return {u"player"_s, CommandLine::tr("the player the Star belongs to (if there are several)"), u"PLAYER"_s};
}

CommandOption rollStar()
{
    return {u"roll-star"_s, CommandLine::tr("roll the Star on the army list (first edition)")};
}

CommandOptions joiningOptions()
{
    return CommandOptions{
               {u"star"_s, CommandLine::tr("the Star's name"), u"NAME"_s},
               player(),
               {u"list"_s, CommandLine::tr("the army list of the band (default: the campaign's)"), u"LIST"_s},
               rollStar()}
    + profileOptions();
}

CommandOptions foundingOptions()
{
    const CommandOptions about{
        {u"rules"_s, CommandLine::tr("the rule pack, such as swordplay"), u"PACK"_s},
        {u"variant"_s, CommandLine::tr("rules of your own that extend a pack: a folder or one file"), u"PLACE"_s},
        {u"list"_s, CommandLine::tr("the army list of the band"), u"LIST"_s},
        {u"star"_s, CommandLine::tr("the Star's name"), u"NAME"_s},
        player(),
        rollStar(),
        {u"roll-faction"_s,
         CommandLine::tr("roll the faction (Wasteland); --list holds where the dice leave the choice to you")},
    };
    return about + profileOptions()
        + CommandOptions{
            {u"name"_s, CommandLine::tr("the campaign's name"), u"CAMPAIGN"_s},
            gathering({u"option"_s, CommandLine::tr("a rule option, as key=value (may be repeated)"), u"key=value"_s}),
            {u"from"_s,
             CommandLine::tr("a campaign that already runs on paper, told in this file, in one step without dice"),
             u"PAPER.json"_s},
            {u"story"_s, CommandLine::tr("a campaign from the text that “muster story” writes, and nothing else"),
             u"TEXTFILE"_s},
        };
}

CommandOptions recruitingOptions()
{
    const CommandOptions about{
        {u"count"_s, CommandLine::tr("number of recruits, for each band (default: all there is room for)"), u"N"_s},
        {u"for"_s, CommandLine::tr("number of the Star whose band recruits (default: each in turn)"), u"ID"_s},
        {u"type"_s, CommandLine::tr("one figure of this type, chosen from the list without dice"), u"TYPE"_s},
        {u"name"_s, CommandLine::tr("name of the chosen figure (default: the next from the name list)"), u"NAME"_s},
    };
    return about + profileOptions();
}

CommandOptions writingOptions()
{
    return {
        {u"about"_s,
         CommandLine::tr(
             "what it is about: campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID (default: now)"),
         u"WHAT"_s},
        {u"title"_s, CommandLine::tr("the note's title"), u"TITLE"_s},
        {u"change"_s, CommandLine::tr("number of the note that gets this text"), u"K"_s},
        {u"strike"_s, CommandLine::tr("number of the note to remove"), u"K"_s},
    };
}

CommandOptions reportOptions()
{
    return {
        {u"month"_s, CommandLine::tr("every battle of the month of this number (default: the last battle)"), u"N"_s},
        {u"all"_s, CommandLine::tr("every battle of the campaign")},
        {u"html"_s, CommandLine::tr("write one HTML page that needs no other file (- for standard output)"), u"OUT"_s},
        {u"markdown"_s, CommandLine::tr("write Markdown, with its pictures in a folder beside it"), u"OUT"_s},
        {u"bbcode"_s, CommandLine::tr("write BBCode for a forum, with its pictures in a folder beside it"), u"OUT"_s},
        {u"dice"_s,
         CommandLine::tr("the dice: brackets in the sentences, story to have them at the end, or none (default: "
                         "brackets)"),
         slugList<AccountDice>().join(u'|')},
        {u"no-words"_s, CommandLine::tr("leave out the words you wrote")},
        {u"no-pictures"_s, CommandLine::tr("leave out your pictures")},
    };
}

CommandOptions forecastOptions()
{
    return {
        {u"months"_s, CommandLine::tr("number of turns to look ahead (default: 12)"), u"N"_s},
        {u"win"_s, CommandLine::tr("chance of a success, 0 to 1 (default: the campaign's record)"), u"P"_s},
        {u"losses"_s,
         CommandLine::tr("chance of each fate for a figure in a battle, such as ran-away:0.1,captured:0.02 (default: "
                         "the campaign's record)"),
         u"LOSSES"_s},
        {u"runs"_s, CommandLine::tr("number of runs of the band (default: 10000)"), u"N"_s},
        pdf(),
    };
}

/// Returns the keys of --option for each rule set.
static QString optionsHelp()
{
    QString text = CommandLine::tr("Keys and values of --option; the first value is the default:");
    for (const QString &id : shippedPackIds()) {
        const Result<Pack> pack = shippedPackWithoutReference(id);
        if (pack && !pack->options.empty())
            text += u"\n\n"_s + u"%1 (%2)\n"_s.arg(pack->title, pack->id) + optionsOf(*pack).chopped(1);
    }
    return text;
}

/// Returns the fields one below the other, a long one on several lines.
static QString wrapped(const QStringList &fields)
{
    constexpr qsizetype widest = 100;
    QString text;
    for (const QString &field : fields) {
        QString line = u" "_s;
        for (const QString &part : field.split(u", "_s)) {
            if (line.size() + part.size() > widest) {
                text += line + u",\n"_s;
                line = u"     "_s;
            } else if (!line.trimmed().isEmpty()) {
                line += u',';
            }
            line += u' ' + part;
        }
        text += line + u'\n';
    }
    return text;
}

/// Returns a description of PAPER.json, with an example.
static QString paperHelp()
{
    return CommandLine::tr("PAPER.json is one object. What stands in brackets may be left out:") + u"\n\n"_s
        + wrapped(paperForm()) + u'\n' + CommandLine::tr("For example:") + uR"(

  { "turn": 7, "eal": 3, "last": { "encounter": "patrol", "outcome": "success" },
    "band": [ { "name": "Ulric", "star": true, "rep": 5, "months": 6 },
              { "name": "Maud", "type": "Infantry", "rep": 4, "months": 3, "exempt": true },
              { "type": "Ratcatcher", "rep": 3, "poisoned": true } ],
    "former": [ { "name": "Osric", "rep": 4, "months": 2, "status": "dead", "turn": 3 } ] })"_s;
}

QString foundingHelp()
{
    return optionsHelp() + u"\n\n"_s + paperHelp();
}

QString reportFileHelp()
{
    return CommandLine::tr("REPORT.json says how it ended and what became of each figure that took part:") + uR"(

  { "outcome": "success", "figures": [
      { "id": 1, "fate": "fine", "kills": 1, "routed": 1 },
      { "id": 2, "fate": "ran-away", "wound": "scratched", "inflicted_damage": true } ],
    "enemy_lost": [1, 3], "follows": "nothing",
    "salvage": [ { "item": "shotgun", "count": 1 } ], "grunts_to": { "1": 7 } }

)"_s
        + CommandLine::tr(
               "A figure that is not named sat out. \"wound\" stands beside a fate. First edition: \"outcome\" may "
               "be a\nshare such as 0.5; a figure has \"kills\", \"routed\", \"inflicted_damage\", \"lost_nerve\" and "
               "\"wounded\"\n(when it ran), one of a media crew \"lead_stories\", \"sound_bites\", "
               "\"close_shots\", \"long_shots\" and\nthe Reps it \"interviewed\" and \"filmed\"; "
               "\"enemy_lost\" has the numbers of enemies, \"follows\" names the\nfollow-up, whose die is not rolled "
               "again, and \"salvage\" "
               "goes to the stockpile. Where several\nStars lead, \"grunts_to\" gives the Grunts of a lost Star to "
               "another one by their numbers; else they leave.");
}

/// Returns a folder with ~ for the home folder. The manual page is made on another machine than the user's.
static QString fromHome(const QString &folder)
{
    const QString home = QDir::homePath();
    return QDir::toNativeSeparators(folder.startsWith(home + u'/') ? u'~' + folder.sliced(home.size()) : folder);
}

QString ownListsHelp()
{
    return CommandLine::tr("Your own army lists are JSON files, one list per file, in the folder\n  %1\nThey are "
                           "offered with the lists of the rules they name:\n\n")
               .arg(fromHome(ownListsFolder()))
        + uR"(  { "rules": "chain-reaction-3", "id": "home-guard", "title": "Home Guard",
    "weapon": "bolt-action-rifle", "dice": "2d6", "rows": [
      { "roll": "2-3", "type": "Sergeant", "rep": 4 },
      { "roll": "4-12", "type": "Volunteer", "rep": 3 } ] }
)"_s + u'\n'
        + CommandLine::tr("The rows must cover every total of the dice exactly once. \"rep\" is 1 to 6. Give a row "
                          "a\n\"weapon\" if the list has none for all rows, and \"class\", \"armor\" and \"shield\" if "
                          "the\nrules use them; “muster rules PACK” shows the ids. A file with an error is skipped "
                          "and\nreported with the place and the reason; your other lists still load.");
}

QString variantHelp()
{
    return CommandLine::tr("A variant is a JSON file that holds only what differs from the pack it extends:\n\n")
        + uR"(  { "extends": "swordplay", "title": "Harrow house rules",
    "chain": { "nextEncounter": { "patrol": { "failure": { "eal": 2 } } } },
    "lists": { "lists": [ { "id": "feudal", "rows": [
      { "roll": "2-12", "type": "Thrall", "class": "soldier", "rep": 3, "armor": 2,
        "shield": false, "weapon": "spear" } ] } ] } }
)"_s + u'\n'
        + CommandLine::tr("An object has its keys one by one (null leaves one out), a list with ids the entries that "
                          "differ;\nthe rows of a table stand there as a whole. In a folder variant.json has the title "
                          "and what it\nextends, and each part a file of its own, such as lists.json. A campaign keeps "
                          "its variant in its\nfile. Wherever a command takes PACK, it takes the place of a variant.");
}

} // namespace options

} // namespace muster
