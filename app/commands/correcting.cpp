// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/correctland.h"
#include "app/commands/wishes.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "model/acts/actions.h"
#include "model/acts/campaign.h"
#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/scenarios.h"
#include "rules/slug.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Reads the correction of a figure that left, which can only be its return.
Result<acts::BringBack> formerIn(const OpenCampaign &open, int id, Wishes &wishes)
{
    if (!open.campaign().findEver(FigureId{id}))
        return Problem{CommandLine::tr("There is no figure %1. “muster show” lists them by number.").arg(id)};
    Status status = Status::Active;
    wishes.choice(u"status"_s, status);
    if (Problems problems = wishes.problems())
        return problems;
    if (status != Status::Active)
        return Problem{
            CommandLine::tr("Figure %1 is no longer in the band. Use status=active to bring the figure back.").arg(id)};
    return acts::BringBack{id};
}

Result<Step> correctOne(const OpenCampaign &open, Figure figure, Wishes &wishes)
{
    wishes.text(u"name"_s, figure.name);
    wishes.number(open.pack.hasSkill ? u"initiative"_s : u"rep"_s, figure.profile.rep);
    if (open.pack.hasSkill)
        wishes.number(u"skill"_s, figure.profile.skill);
    wishes.text(u"type"_s, figure.profile.type);
    wishes.text(u"class"_s, figure.profile.figureClass);
    if (open.pack.armors.empty())
        wishes.number(u"armor"_s, figure.profile.armor);
    else
        wishes.text(u"armor"_s, figure.profile.armorWorn);
    wishes.flag(u"shield"_s, figure.profile.shield);
    const QString weapon = figure.profile.weapon;
    wishes.text(u"weapon"_s, figure.profile.weapon);
    if (figure.profile.weapon != weapon)
        figure.profile.weaponWords.clear();
    wishes.text(u"weapon-words"_s, figure.profile.weaponWords);
    wishes.words(u"attributes"_s, figure.attributes);
    wishes.choice(u"status"_s, figure.status);
    wishes.number(u"months"_s, figure.months);
    if (open.pack.wounds) {
        wishes.number(u"back-in"_s, figure.backIn);
        wishes.flag(u"marked"_s, figure.marked);
    }
    if (open.pack.rewards)
        wishes.number(u"points"_s, figure.points);
    wishes.flag(u"poisoned"_s, figure.poisoned);
    wishes.flag(u"exempt"_s, figure.exempt);
    if (Problems problems = wishes.problems())
        return problems;
    return acts::correctFigure(open.campaign(), open.pack, figure);
}

/// Returns the keys that correct the campaign itself, even during an encounter.
QStringList campaignKeys(const OpenCampaign &open)
{
    QStringList keys{u"name"_s, u"turn"_s};
    if (systemOf(open.campaign(), open.pack).traits.knowsNext)
        keys << u"next"_s;
    for (const Option &option : open.pack.options)
        keys += option.id;
    return keys;
}

/// Returns whether the key is the campaign's. A number under the name of an option may be the encounter's, such as its
/// recruits.
bool isOfCampaign(const OpenCampaign &open, const Wishes &wishes, const QString &key)
{
    const Option *option = open.pack.option(key);
    if (!wishes.has(key) || !option)
        return wishes.has(key);
    const QString typed = wishes.typed(key);
    bool isNumber = false;
    typed.toInt(&isNumber);
    return !isNumber || std::ranges::find(option->values, typed, &Term::id) != option->values.end();
}

void readEncounter(const OpenCampaign &open, Wishes &wishes, Encounter &encounter)
{
    systemOf(encounter).correct(open.campaign(), open.pack, encounter, wishes);
    wishes.number(u"eal"_s, encounter.eal);
    wishes.choice(u"time"_s, encounter.setup.time);
    wishes.text(u"enemy"_s, encounter.enemy);
    readTable(wishes, encounter);
    if (systemOf(encounter).traits.takesWishes) {
        wishes.text(u"objective"_s, encounter.objective);
        wishes.text(u"entry"_s, encounter.entry);
    }
    wishes.mention(campaignKeys(open));
    wishes.mention({u"figure"_s, u"section"_s, u"pef"_s, u"settlement"_s});
}

Result<Step> correctEncounter(const OpenCampaign &open, Wishes &wishes)
{
    Encounter encounter = *open.campaign().encounter;
    if (wishes.has(u"pef"_s))
        readPef(wishes, encounter);
    else if (wishes.has(u"section"_s))
        readSection(open.pack, wishes, encounter);
    else
        readEncounter(open, wishes, encounter);
    if (Problems problems = wishes.problems())
        return problems;
    return acts::correctEncounter(open.campaign(), open.pack, encounter);
}

Result<Step> correctCampaign(const OpenCampaign &open, Wishes &wishes)
{
    const Campaign &campaign = open.campaign();
    CampaignCorrected wanted{campaign.name, campaign.turn, campaign.eal, campaign.next, campaign.options};
    wishes.text(u"name"_s, wanted.name);
    wishes.number(u"turn"_s, wanted.turn);
    if (systemOf(campaign, open.pack).traits.knowsNext)
        wishes.choice(u"next"_s, wanted.next.kind);
    const bool newEal = wishes.has(u"eal"_s);
    wishes.number(u"eal"_s, wanted.eal);
    if (newEal)
        wanted.next.eal = wanted.eal;
    for (const Option &option : open.pack.options) {
        const bool given = wishes.has(option.id);
        QString value;
        wishes.text(option.id, value);
        if (given)
            wanted.options[option.id] = value;
    }
    wishes.mention({u"figure"_s, u"settlement"_s});
    if (Problems problems = wishes.problems())
        return problems;
    return acts::correctCampaign(campaign, open.pack, wanted);
}

Result<Step> correctSettlement(const OpenCampaign &open, Wishes &wishes)
{
    int id = 0;
    wishes.number(u"settlement"_s, id);
    const KeptSettlement *kept = open.campaign().settlement(id);
    if (!kept)
        return Problem{CommandLine::tr("There is no settlement %1. “muster settlement FILE” lists them.").arg(id)};
    KeptSettlement wanted = *kept;
    wishes.text(u"name"_s, wanted.name);
    wishes.text(u"notes"_s, wanted.notes);
    wishes.text(u"nomads"_s, wanted.nomads);
    wishes.number(u"size"_s, wanted.settlement.size);
    wishes.words(u"structures"_s, wanted.settlement.structures);
    wishes.number(u"residences"_s, wanted.settlement.residences);
    if (Problems problems = wishes.problems())
        return problems;
    return acts::correctSettlement(open.campaign(), open.pack, wanted);
}

} // namespace

Reply answerCorrect(const Call &call)
{
    auto wishes = readWishes(call.words.mid(1));
    if (!wishes)
        return wishes.problem();
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const bool ofFigure = wishes->has(u"figure"_s);
    int id = 0;
    if (ofFigure)
        wishes->number(u"figure"_s, id);
    const Figure *figure = open->campaign().find(FigureId{id});
    if (ofFigure && !figure) {
        const auto back = formerIn(*open, id, *wishes);
        return back ? takeAct(*open, call, *back) : wrong(back.problems());
    }
    const bool ofLand = wishes->has(u"section"_s) || wishes->has(u"pef"_s);
    if (ofLand && !open->campaign().encounter)
        return wrong(CommandLine::tr("There is no current encounter. Run “muster prepare” first."));
    const QStringList ofCampaign = campaignKeys(*open);
    const bool ofEncounter = open->campaign().encounter
        && (ofLand
            || std::ranges::none_of(ofCampaign, [&](const QString &key) { return isOfCampaign(*open, *wishes, key); }));
    const Result<Step> step = figure   ? correctOne(*open, *figure, *wishes)
        : wishes->has(u"settlement"_s) ? correctSettlement(*open, *wishes)
        : ofEncounter                  ? correctEncounter(*open, *wishes)
                                       : correctCampaign(*open, *wishes);
    return writeStep(*open, call, step);
}

std::vector<Command> CommandLine::correctCommands()
{
    return {{"correct",
             "FILE key=value [key=value ...]",
             QT_TR_NOOP("Edits by hand: figure=3 rep=4; section=5 terrain=woods; or eal=2."),
             {},
             answerCorrect,
             {"harrow.muster figure=3 rep=4", "harrow.muster section=5 terrain=woods", "harrow.muster eal=2"},
             {.rolls = [](const Call &call) { // the return of a figure that left
                 return std::any_of(call.words.begin(), call.words.end(),
                                    [](const QString &word) { return word.startsWith(u"figure="_s); });
             }}}};
}

} // namespace muster
