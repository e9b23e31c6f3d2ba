// SPDX-License-Identifier: MIT
#include "model/storytext/likelyacts.h"

#include "model/acts/actkind.h"
#include "model/acts/story.h"
#include "model/changes/band.h"
#include "model/storytext/entries.h"
#include "model/storytext/literalstep.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/party.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

QString entryLine(const QString &key, const QString &value)
{
    return u"  %1: %2"_s.arg(key, value);
}

Profile unrolled(Profile profile)
{
    profile.rep = 0;
    profile.skill = 0;
    return profile;
}

/// Returns what may have been said of the Star: all its values, and those without values that the dice may have given.
std::vector<NewStar> likelyStars(const NewStar &start, const Figure &star, bool hasDice)
{
    NewStar bare = start;
    bare.wanted.player = star.player;
    bare.wanted.attributes = star.attributes;
    if (!star.list.isEmpty())
        bare.wanted.list = star.list;
    NewStar whole = bare;
    whole.wanted.star = star.profile;
    if (!hasDice)
        return {whole};
    std::vector<NewStar> all{whole, bare, bare, whole};
    all[0].wanted.star = unrolled(star.profile);
    all[1].wanted.rollsStar = true;
    return all;
}

/// Returns the options as a story must name them, without those that founding sets by itself.
Options saidAtFounding(const Options &founded, const Pack &pack)
{
    Options said = founded;
    for (const Option &option : pack.options) {
        if (option.before.isEmpty())
            continue;
        if (!said.contains(option.id))
            said.insert(option.id, option.before);
        else if (said.value(option.id) == option.values.front().id)
            said.remove(option.id);
    }
    return said;
}

std::vector<ActLines> foundings(const Step &step, const Pack &pack)
{
    const auto *founded = firstOf<Founded>(step.changes);
    const auto *joined = firstOf<FigureJoined>(step.changes);
    if (!founded || !joined)
        return {};
    NewStar start{{}, founded->rules, founded->variant};
    start.wanted.name = founded->name;
    start.wanted.list = founded->list;
    start.wanted.options = saidAtFounding(founded->options, pack);
    std::vector<ActLines> all;
    for (NewStar &star : likelyStars(start, joined->figure, !step.rolls.empty())) {
        for (const bool rolls : {false, true}) {
            star.wanted.rollsFaction = rolls;
            if (!rolls || !step.rolls.empty())
                all.push_back(ActLines{u"found "_s + joined->figure.name, entryLine(u"rules"_s, founded->rules)}
                              + entriesOf(star, NewStar{{}, founded->rules}));
        }
    }
    return all;
}

std::vector<ActLines> joinings(const Step &step)
{
    std::vector<ActLines> all;
    if (const auto *joined = firstOf<FigureJoined>(step.changes)) {
        for (const NewStar &star : likelyStars({}, joined->figure, !step.rolls.empty()))
            all.push_back(ActLines{u"player "_s + joined->figure.name} + entriesOf(star));
    }
    return all;
}

std::vector<ActLines> partings(const Campaign &now, const Step &step)
{
    const auto *left = firstOf<FigureLeft>(step.changes);
    if (!left)
        return {};
    ActLines lines{u"part "_s + calledIn(now, left->id)};
    if (const auto *taken = firstOf<GruntTakenOver>(step.changes))
        lines << entryLine(u"grunts-to"_s, calledIn(now, taken->by));
    return {lines};
}

std::vector<ActLines> recruitings(const Campaign &now, const Step &step)
{
    const auto *joined = firstOf<FigureJoined>(step.changes);
    if (!joined)
        return {};
    const Figure &figure = joined->figure;
    const auto byHand = [&](const Profile &profile) {
        return ActLines{u"join "_s + figure.name} + entriesOf(acts::RecruitByHand{profile, {}, figure.attributes});
    };
    std::vector<ActLines> recruited{byHand(figure.profile)};
    if (!step.rolls.empty()) {
        const auto count = std::count_if(step.changes.begin(), step.changes.end(),
                                         [](const Change &change) { return change.is<FigureJoined>(); });
        recruited = {{u"recruit %1"_s.arg(count)}, {u"recruit"_s}, byHand(unrolled(figure.profile))};
    }
    std::vector<ActLines> all;
    for (const ActLines &lines : recruited) {
        all.push_back(lines);
        all.push_back(lines + ActLines{entryLine(u"for"_s, calledIn(now, figure.leader))});
    }
    return all;
}

/// Returns the enemies that may have been named for the encounter that came.
QStringList likelyEnemies(const Step &step, const QString &usualEnemy)
{
    const auto *prepared = firstOf<EncounterPrepared>(step.changes);
    if (!prepared)
        return {QString()};
    const Encounter &dealt = prepared->encounter;
    if (dealt.meeting)
        return {bandAsEnemy(dealt.meeting->star)};
    if (dealt.enemy == usualEnemy)
        return {QString(), dealt.enemy, whoeverComes};
    return {dealt.enemy, whoeverComes, QString()};
}

/// Returns an act that an encounter came of, with the seed of its map.
ActLines encounterLines(const QString &head, const acts::Prepare &wanted, const Step &step)
{
    ActLines lines = ActLines{head} + entriesOf(wanted);
    const auto *prepared = firstOf<EncounterPrepared>(step.changes);
    if (prepared && prepared->encounter.seed != 0)
        lines.insert(wanted.enemy.isEmpty() ? 1 : 2, entryLine(u"seed"_s, QString::number(prepared->encounter.seed)));
    return lines;
}

std::vector<ActLines> preparations(const Campaign &now, const Step &step)
{
    std::vector<acts::Prepare> wanted;
    for (const QString &enemy : likelyEnemies(step, now.enemy))
        wanted.push_back({enemy});
    alsoWith(wanted, [](acts::Prepare &prepare) { prepare.waits = true; });
    if (const auto *prepared = firstOf<EncounterPrepared>(step.changes)) {
        const Encounter &encounter = prepared->encounter;
        const auto pefs = static_cast<int>(encounter.setup.pefs.size());
        const Grid &grid = encounter.setup.grid;
        const auto asDealt = [&](acts::Prepare &prepare) {
            if (pefs != usualPefs)
                prepare.pefs = pefs;
            prepare.objective = encounter.objective;
            prepare.entry = encounter.entry;
            if (systemOf(encounter).traits.knowsNext && encounter.kind != now.next.kind)
                prepare.encounter = encounter.kind;
            if (!grid.isUsual()) {
                prepare.columns = grid.columns;
                prepare.rows = grid.rows;
            }
        };
        acts::Prepare dealt;
        asDealt(dealt);
        if (!entriesOf(dealt).isEmpty())
            alsoWith(wanted, asDealt);
    }
    std::vector<ActLines> all;
    for (const acts::Prepare &prepare : wanted)
        all.push_back(encounterLines(u"prepare"_s, prepare, step));
    all.push_back({u"rest"_s});
    return all;
}

std::vector<ActLines> journeys(const Step &step)
{
    const auto *begun = firstOf<TravelBegun>(step.changes);
    const QString head = begun ? u"travel "_s + slug(begun->journey.to) : u"travel"_s;
    std::vector<ActLines> all;
    for (const QString &enemy : likelyEnemies(step, whoeverComes))
        all.push_back(encounterLines(head, {enemy}, step));
    return all;
}

std::vector<ActLines> settlements(const Step &step)
{
    const auto *found = firstOf<SettlementFound>(step.changes);
    if (!found)
        return {};
    return {{u"settlement"_s, entryLine(u"name"_s, found->settlement.name)}};
}

/// Returns the act that rolled parts of the encounter again, as the subjects of its dice show.
std::vector<ActLines> rerolls(const Step &step, const Encounter &encounter)
{
    acts::Reroll again;
    for (const Roll &roll : step.rolls) {
        const RollKind kind = roll.reason.kind;
        const bool isPef = kind == RollKind::PefPlace || kind == RollKind::PefRep;
        std::vector<int> &numbers = isPef ? again.pefs : again.sections;
        if ((isPef || kind == RollKind::Terrain || kind == RollKind::Country)
            && std::find(numbers.begin(), numbers.end(), roll.reason.subject) == numbers.end())
            numbers.push_back(roll.reason.subject);
        if (kind == RollKind::EnemyFigure || kind == RollKind::EnemyWeapon)
            again.enemy = encounter.enemy;
    }
    JsonWriter fields;
    acts::Reroll::kind.write(fields, &again);
    return {QStringList{QString(acts::Reroll::kind.name)} + fieldLines(fields.object(), 2)};
}

std::vector<ActLines> corrections(const Campaign &now, const Step &step)
{
    if (const auto *encounter = firstOf<EncounterCorrected>(step.changes); encounter && !step.rolls.empty())
        return rerolls(step, encounter->encounter);
    if (const auto *back = firstOf<FigureReturned>(step.changes))
        return {{u"bring-back "_s + calledIn(now, back->id)}};
    if (const auto *campaign = firstOf<CampaignCorrected>(step.changes))
        return {ActLines{u"correct"_s} + entriesOf(*campaign, {now.name, now.turn, now.eal, now.next, now.options})};
    const auto *figure = firstOf<FigureCorrected>(step.changes);
    const auto *left = firstOf<FigureLeft>(step.changes);
    const auto *held = firstOf<FigureHeld>(step.changes);
    if (!figure && !left && !held)
        return {};
    const Figure *old = now.find(figure ? figure->figure.id : left ? left->id : held->id);
    if (!old)
        return {};
    Figure wanted = figure ? figure->figure : *old;
    if (left)
        wanted.status = left->status;
    else if (held)
        wanted.status = held->on ? Status::Captured : Status::Active;
    return {ActLines{u"correct "_s + calledIn(now, old->id)} + entriesOf(wanted, *old)};
}

} // namespace

QString calledIn(const Campaign &campaign, FigureId id)
{
    const Figure *figure = campaign.findEver(id);
    const bool isPlain = figure && !figure->name.contains(u',') && figure->name != u"the others"_s;
    return isPlain && figureIn(campaign, figure->name) == id ? figure->name : QString::number(number(id));
}

std::vector<ActLines> likelyActs(const Campaign &now, const Pack &pack, const Step &step)
{
    switch (step.kind) {
    case StepKind::Founded:
        return foundings(step, pack);
    case StepKind::PlayerJoined:
        return joinings(step);
    case StepKind::PlayerLeft:
        return partings(now, step);
    case StepKind::Recruited:
        return recruitings(now, step);
    case StepKind::Prepared:
    case StepKind::TurnsPassed:
        return preparations(now, step);
    case StepKind::Travelled:
        return journeys(step);
    case StepKind::SettlementFound:
        return settlements(step);
    case StepKind::PressSought:
        return {{u"press"_s}};
    case StepKind::Arranged:
        return {{u"vehicles"_s}};
    case StepKind::BattleFinished:
        return likelyFinishes(now, step);
    case StepKind::SetAside:
        return likelySettingAside(now, step);
    case StepKind::Dismissed:
        if (const auto *left = firstOf<FigureLeft>(step.changes))
            return {{u"dismiss "_s + calledIn(now, left->id)}};
        return {};
    case StepKind::Corrected:
        return corrections(now, step);
    case StepKind::Asked:
        if (const auto *asked = firstOf<QuestionAsked>(step.changes))
            return {{u"ask "_s + asked->question, entryLine(u"answers"_s, acts::typedAnswers(asked->answers))}};
        return {};
    case StepKind::Played:
        return likelyOnTable(pack, step);
    default:
        return {}; // written word for word
    }
}

} // namespace muster
