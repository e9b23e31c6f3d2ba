// SPDX-License-Identifier: MIT
#include "model/storytext/likelyacts.h"

#include "model/acts/actions.h"
#include "model/acts/actkind.h"
#include "model/acts/campaign.h"
#include "model/acts/story.h"
#include "model/changes/band.h"
#include "model/storytext/literalstep.h"
#include "model/storytext/scriptvalues.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/party.h"
#include "rules/slug.h"

#include <QJsonDocument>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

QString entryLine(const QString &key, const QString &value)
{
    return u"  %1: %2"_s.arg(key, value);
}

QString entryLine(const QString &key, int value)
{
    return entryLine(key, QString::number(value));
}

QString yesOrNo(bool yes)
{
    return yes ? u"yes"_s : u"no"_s;
}

/// Returns lines for the values that differ from `usual`.
QStringList profileLines(const Profile &profile, const Profile &usual)
{
    QStringList lines;
    const auto text = [&](const QString &key, const QString &value, const QString &other) {
        if (value != other)
            lines << entryLine(key, value);
    };
    text(u"type"_s, profile.type, usual.type);
    text(u"class"_s, profile.figureClass, usual.figureClass);
    if (profile.rep != usual.rep)
        lines << entryLine(u"rep"_s, profile.rep);
    if (profile.skill != usual.skill)
        lines << entryLine(u"skill"_s, profile.skill);
    if (profile.armorWorn != usual.armorWorn)
        lines << entryLine(u"armor"_s, profile.armorWorn);
    else if (profile.armor != usual.armor)
        lines << entryLine(u"armor"_s, profile.armor);
    if (profile.shield != usual.shield)
        lines << entryLine(u"shield"_s, yesOrNo(profile.shield));
    text(u"weapon"_s, profile.weapon, usual.weapon);
    text(u"weapon-words"_s, profile.weaponWords, usual.weaponWords);
    return lines;
}

QStringList attributeLines(const Figure &figure)
{
    QStringList lines;
    for (const QString &attribute : figure.attributes)
        lines << entryLine(u"attribute"_s, attribute);
    return lines;
}

QStringList optionLines(const Options &options)
{
    QStringList lines;
    for (auto option = options.begin(); option != options.end(); ++option)
        lines << u"  option: %1=%2"_s.arg(option.key(), option.value());
    return lines;
}

/// Returns the player's own rules as an indented JSON file.
QStringList variantLines(const QString &variant)
{
    if (variant.isEmpty())
        return {};
    const QByteArray file = QJsonDocument::fromJson(variant.toUtf8()).toJson();
    QStringList lines{u"  variant: |"_s};
    for (const QString &line : QString::fromUtf8(file).trimmed().split(u'\n'))
        lines << u"    "_s + line;
    return lines;
}

/// Returns the lines that may have described the Star: all its values, and those without values that the dice may have
/// given.
std::vector<QStringList> starLines(const Figure &star, bool hasDice)
{
    std::vector<QStringList> all{profileLines(star.profile, {})};
    if (hasDice) {
        Profile unrolled = star.profile;
        unrolled.rep = 0;
        unrolled.skill = 0;
        all = {profileLines(unrolled, {}), {u"  roll-star: yes"_s}, {}, all.front()};
    }
    for (QStringList &lines : all) {
        if (!star.list.isEmpty())
            lines.prepend(entryLine(u"list"_s, star.list));
        if (!star.player.isEmpty())
            lines.prepend(entryLine(u"player"_s, star.player));
        lines << attributeLines(star);
    }
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
    const ActLines head{u"found "_s + joined->figure.name, entryLine(u"rules"_s, founded->rules),
                        entryLine(u"name"_s, founded->name), entryLine(u"list"_s, founded->list)};
    std::vector<ActLines> all;
    for (const QStringList &star : starLines(joined->figure, !step.rolls.empty())) {
        all.push_back(head + star + optionLines(saidAtFounding(founded->options, pack))
                      + variantLines(founded->variant));
        if (!step.rolls.empty())
            all.push_back(all.back() + QStringList{u"  roll-faction: yes"_s});
    }
    return all;
}

std::vector<ActLines> joinings(const Step &step)
{
    std::vector<ActLines> all;
    if (const auto *joined = firstOf<FigureJoined>(step.changes)) {
        for (const QStringList &star : starLines(joined->figure, !step.rolls.empty()))
            all.push_back(ActLines{u"player "_s + joined->figure.name} + star);
    }
    return all;
}

std::vector<ActLines> partings(const Campaign &now, const Step &step)
{
    const auto *left = firstOf<FigureLeft>(step.changes);
    if (!left)
        return {};
    const ActLines alone{u"part "_s + calledIn(now, left->id)};
    if (const auto *taken = firstOf<GruntTakenOver>(step.changes))
        return {alone + QStringList{entryLine(u"grunts-to"_s, calledIn(now, taken->by))}};
    return {alone};
}

std::vector<ActLines> recruitings(const Campaign &now, const Step &step)
{
    const auto *joined = firstOf<FigureJoined>(step.changes);
    if (!joined)
        return {};
    const Figure &figure = joined->figure;
    const ActLines whose{entryLine(u"for"_s, calledIn(now, figure.leader))};
    const ActLines byHand =
        ActLines{u"join "_s + figure.name} + profileLines(figure.profile, {}) + attributeLines(figure);
    std::vector<ActLines> all{byHand, byHand + whose};
    if (!step.rolls.empty()) {
        Profile unrolled = figure.profile;
        unrolled.rep = 0;
        unrolled.skill = 0;
        const ActLines rolledUp =
            ActLines{u"join "_s + figure.name} + profileLines(unrolled, {}) + attributeLines(figure);
        const auto count = std::count_if(step.changes.begin(), step.changes.end(),
                                         [](const Change &change) { return change.is<FigureJoined>(); });
        const ActLines some{u"recruit %1"_s.arg(count)};
        all = {some, some + whose, {u"recruit"_s}, {u"recruit"_s, whose.front()}, rolledUp, rolledUp + whose};
    }
    return all;
}

/// Returns acts for an encounter that came, with the enemy the player may have named and the seed of the map.
std::vector<ActLines> encounters(const QString &head, const Step &step, const QString &usualEnemy)
{
    const auto *prepared = firstOf<EncounterPrepared>(step.changes);
    if (!prepared)
        return {{head}};
    const Encounter &dealt = prepared->encounter;
    const QStringList seed =
        dealt.seed == 0 ? QStringList() : QStringList{entryLine(u"seed"_s, QString::number(dealt.seed))};
    const ActLines alone = ActLines{head} + seed;
    if (dealt.meeting)
        return {ActLines{head, entryLine(u"enemy"_s, bandAsEnemy(dealt.meeting->star))} + seed};
    const ActLines named = ActLines{head, entryLine(u"enemy"_s, dealt.enemy)} + seed;
    const ActLines whoever = ActLines{head, entryLine(u"enemy"_s, whoeverComes)} + seed;
    if (dealt.enemy == usualEnemy)
        return {alone, named, whoever};
    return {named, whoever, alone};
}

std::vector<ActLines> preparations(const Campaign &now, const Step &step)
{
    std::vector<ActLines> all = encounters(u"prepare"_s, step, now.enemy);
    const std::vector<ActLines> once = all;
    for (const ActLines &lines : once)
        all.push_back(lines + QStringList{u"  until-back: yes"_s});
    if (const auto *prepared = firstOf<EncounterPrepared>(step.changes)) {
        const Encounter &encounter = prepared->encounter;
        ActLines own;
        if (const auto pefs = encounter.setup.pefs.size(); pefs != usualPefs)
            own += entryLine(u"pefs"_s, QString::number(pefs));
        if (!encounter.objective.isEmpty())
            own += entryLine(u"objective"_s, encounter.objective);
        if (!encounter.entry.isEmpty())
            own += entryLine(u"entry"_s, encounter.entry);
        if (systemOf(encounter).traits.knowsNext && encounter.kind != now.next.kind)
            own += entryLine(u"encounter"_s, slug(encounter.kind));
        if (const Grid &grid = encounter.setup.grid; !grid.isUsual()) {
            own += entryLine(u"columns"_s, QString::number(grid.columns));
            own += entryLine(u"rows"_s, QString::number(grid.rows));
        }
        for (const ActLines &lines : own.isEmpty() ? std::vector<ActLines>() : once)
            all.push_back(lines + own);
    }
    all.push_back({u"rest"_s});
    return all;
}

std::vector<ActLines> journeys(const Step &step)
{
    const auto *begun = firstOf<TravelBegun>(step.changes);
    return encounters(begun ? u"travel "_s + slug(begun->journey.to) : u"travel"_s, step, whoeverComes);
}

std::vector<ActLines> settlements(const Step &step)
{
    const auto *found = firstOf<SettlementFound>(step.changes);
    if (!found)
        return {};
    return {{u"settlement"_s, entryLine(u"name"_s, found->settlement.name)}};
}

ActLines correctionOf(const Campaign &now, const Figure &wanted)
{
    const Figure *old = now.find(wanted.id);
    if (!old)
        return {};
    ActLines lines{u"correct "_s + calledIn(now, wanted.id)};
    if (wanted.name != old->name)
        lines << entryLine(u"name"_s, wanted.name);
    lines << profileLines(wanted.profile, old->profile);
    if (wanted.attributes != old->attributes)
        lines << entryLine(u"attributes"_s, wanted.attributes.join(u' '));
    if (wanted.months != old->months)
        lines << entryLine(u"months"_s, wanted.months);
    if (wanted.poisoned != old->poisoned)
        lines << entryLine(u"poisoned"_s, yesOrNo(wanted.poisoned));
    if (wanted.exempt != old->exempt)
        lines << entryLine(u"exempt"_s, yesOrNo(wanted.exempt));
    return lines;
}

ActLines correctionOf(const Campaign &now, const CampaignCorrected &wanted)
{
    ActLines lines{u"correct"_s};
    if (wanted.name != now.name)
        lines << entryLine(u"name"_s, wanted.name);
    if (wanted.turn != now.turn)
        lines << entryLine(u"turn"_s, wanted.turn);
    if (wanted.eal != now.eal && wanted.eal)
        lines << entryLine(u"eal"_s, *wanted.eal);
    if (wanted.next.kind != now.next.kind)
        lines << entryLine(u"next"_s, slug(wanted.next.kind));
    if (wanted.options != now.options)
        lines << optionLines(wanted.options);
    return lines;
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
        return {correctionOf(now, *campaign)};
    const auto *figure = firstOf<FigureCorrected>(step.changes);
    const auto *left = firstOf<FigureLeft>(step.changes);
    const auto *held = firstOf<FigureHeld>(step.changes);
    if (!figure && !left && !held)
        return {};
    const FigureId id = figure ? figure->figure.id : left ? left->id : held->id;
    ActLines lines = figure ? correctionOf(now, figure->figure) : ActLines{u"correct "_s + calledIn(now, id)};
    if (left)
        lines << entryLine(u"status"_s, slug(left->status));
    else if (held)
        lines << entryLine(u"status"_s, slug(held->on ? Status::Captured : Status::Active));
    return {lines};
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
