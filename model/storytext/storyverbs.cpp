// SPDX-License-Identifier: MIT

// The acts of a story that have words and entries of their own.

#include "model/storytext/storyplayer.h"

#include "model/acts/acts.h"
#include "model/acts/story.h"
#include "model/json/stepjson.h"
#include "model/story/words.h"
#include "model/storytext/entries.h"
#include "model/storytext/literalstep.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/dice/randomdice.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

using Deed = std::function<void(Dice &, Step &)>;

Result<Step> onTape(const EntryReader &form, const Tape &tape, const Deed &deed)
{
    Step step;
    const Attempt attempted = attempt(tape, [&](Dice &dice) { deed(dice, step); });
    const int line = form.act.line;
    if (attempted.stop) {
        const QString wanted = words::request(attempted.stop->request, words::namesIn(form.campaign));
        return problemAt(
            line,
            attempted.stop->wrongFace
                ? ScriptText::tr("A die of %1 does not fit \"%2\".").arg(*attempted.stop->wrongFace).arg(wanted)
                : ScriptText::tr("The dice end before \"%1\".").arg(wanted));
    }
    if (attempted.leftOver > 0)
        return problemAt(line, ScriptText::tr("Dice are left over: %1.").arg(attempted.leftOver));
    step.rolls = attempted.rolls;
    return step;
}

/// Performs a deed with the act's dice: those recorded, else those of its seed.
Result<Step> withDice(EntryReader &form, const Problems &refused, const Deed &deed)
{
    const Tape tape = form.tape();
    if (const Problems problems = form.problems(); !problems.empty())
        return problems;
    if (!refused.empty())
        return problemsAt(form.act.line, refused);
    if (form.act.value(u"dice"_s) || form.act.value(u"rolled"_s) || !form.seed())
        return onTape(form, tape, deed);
    RandomDice dice(*form.seed());
    Step step;
    deed(dice, step);
    step.rolls = dice.rolls();
    return step;
}

Result<Step> perform(EntryReader &form, const Act &wanted)
{
    return withDice(form, acts::check(form.campaign, form.pack, wanted), [&](Dice &dice, Step &step) {
        acts::perform(form.campaign, form.pack, wanted, form.seed().value_or(0), dice, step);
    });
}

/// Returns the step of a deed that has no dice.
template<typename NoDice>
Result<Step> kept(EntryReader &form, const NoDice &deed)
{
    if (const auto dice = form.tape().size(); dice > 0)
        form.refuse(ScriptText::tr("Dice are left over: %1.").arg(dice));
    if (const Problems problems = form.problems(); !problems.empty())
        return problems;
    const Result<Step> step = deed();
    if (!step)
        return problemsAt(form.act.line, step.problems());
    return *step;
}

Result<Step> found(EntryReader &form)
{
    NewStar star{{}, form.pack.id, form.pack.variant};
    star.wanted.starName = form.act.object;
    entries(form, star);
    const acts::NewCampaign &wanted = star.wanted;
    if (star.rules != form.pack.id)
        form.refuse(ScriptText::tr("This story is played by the rules of \"%1\".").arg(star.rules));
    if (form.pack.variant.isEmpty() && !star.variant.isEmpty())
        form.refuse(ScriptText::tr("This story is played by a variant."));
    return perform(form, wanted);
}

/// Adds another Star.
Result<Step> player(EntryReader &form)
{
    NewStar star;
    star.wanted.starName = form.act.object;
    entries(form, star);
    const acts::NewCampaign &wanted = star.wanted;
    if (!wanted.rollsStar)
        return kept(form, [&] { return acts::join(form.campaign, form.pack, wanted); });
    return perform(form, acts::JoinByDice{wanted.starName, wanted.player, wanted.attributes, wanted.list});
}

Result<Step> part(EntryReader &form)
{
    const FigureId star = form.figure();
    std::optional<FigureId> heir;
    form("grunts-to", heir);
    return kept(form, [&] { return acts::part(form.campaign, form.pack, star, heir); });
}

/// Reads the Star that somebody joins.
std::optional<int> starIn(EntryReader &form)
{
    std::optional<FigureId> star;
    form("for", star);
    return star ? std::optional(number(*star)) : std::nullopt;
}

Result<Step> recruit(EntryReader &form)
{
    acts::Recruit wanted{{}, form.act.object.isEmpty(), starIn(form)};
    bool isNumber = true;
    if (!wanted.all)
        wanted.count = form.act.object.toInt(&isNumber);
    if (!isNumber)
        form.refuse(ScriptText::tr("\"%1\" is not a number. Write a whole number.").arg(form.act.object));
    return perform(form, wanted);
}

Result<Step> join(EntryReader &form)
{
    acts::RecruitByHand wanted{{}, form.act.object, {}, starIn(form)};
    entries(form, wanted);
    return perform(form, wanted);
}

Result<Step> prepare(EntryReader &form)
{
    acts::Prepare wanted;
    entries(form, wanted);
    return perform(form, wanted);
}

Result<Step> rest(EntryReader &form)
{
    return kept(form, [&] { return acts::rest(form.campaign, form.pack); });
}

/// Plays a journey to another locale of the Wasteland; without a name, the current journey goes on.
Result<Step> travel(EntryReader &form)
{
    acts::Travel wanted{fromSlug<Locale>(form.act.object), whoeverComes};
    form("enemy", wanted.enemy);
    if (!wanted.to && !form.act.object.isEmpty())
        form.refuse(ScriptText::tr("There is no locale \"%1\".").arg(form.act.object));
    return perform(form, wanted);
}

Result<Step> settlement(EntryReader &form)
{
    acts::FindSettlement wanted;
    form("name", wanted.name);
    return perform(form, wanted);
}

Result<Step> finish(EntryReader &form)
{
    return perform(form, acts::FinishBattle{reportIn(form), true});
}

/// Plays a run of the battle that is set aside, with the same words as one that counts.
Result<Step> setAside(EntryReader &form)
{
    return perform(form, acts::FinishBattle{reportIn(form), false});
}

Result<Step> dismiss(EntryReader &form)
{
    const FigureId figure = form.figure();
    return kept(form, [&] { return acts::dismiss(form.campaign, figure); });
}

Result<Step> bringBack(EntryReader &form)
{
    return perform(form, acts::BringBack{number(form.figure())});
}

Result<Step> correct(EntryReader &form)
{
    const Campaign &now = form.campaign;
    if (form.act.object.isEmpty()) {
        CampaignCorrected wanted{now.name, now.turn, now.eal, now.next, now.options};
        entries(form, wanted);
        return kept(form, [&] { return acts::correctCampaign(now, form.pack, wanted); });
    }
    const auto id = figureIn(now, form.act.object);
    const Figure *old = id ? now.find(*id) : nullptr;
    if (!old)
        return problemAt(form.act.line, ScriptText::tr("Nobody in the band is called \"%1\".").arg(form.act.object));
    Figure wanted = *old;
    entries(form, wanted);
    return kept(form, [&] { return acts::correctFigure(now, form.pack, wanted); });
}

Result<Step> ask(EntryReader &form)
{
    QString typed;
    form("answers", typed);
    const auto answers = acts::answersIn(typed);
    if (!answers)
        form.refuse(answers.problem().text);
    const acts::Question question{form.act.object, answers ? *answers : std::vector<DiceAnswer>()};
    return withDice(form, acts::checkAsk(question), [&](Dice &dice, Step &step) { acts::ask(question, dice, step); });
}

Result<Step> literal(EntryReader &form)
{
    return readLiteralStep(form.act, form.campaign, form.pack);
}

/// Plays a line with the words of the command line.
Result<Step> playOnTable(EntryReader &form)
{
    const QStringList words = form.act.object.split(u' ', Qt::SkipEmptyParts);
    const Result<Act> heard = acts::hear(form.campaign, QStringList(form.act.verb) + words);
    if (const Problems problems = form.problems(); !problems.empty())
        return problems;
    if (!heard)
        return problemsAt(form.act.line, heard.problems());
    return perform(form, *heard);
}

/// Plays any other act by its name, with its fields as entries.
Result<Step> playByFields(EntryReader &form)
{
    QJsonObject fields = form.fields();
    fields.insert(u"act"_s, form.act.verb);
    const Result<Act> wanted = readAct(fields);
    if (!form.act.object.isEmpty())
        form.refuse(ScriptText::tr("Nothing can stand after \"%1\". Write it below.").arg(form.act.verb));
    if (!wanted)
        form.refuse(wanted.problem().text);
    return wanted ? perform(form, *wanted) : form.problems();
}

using Verb = Result<Step> (*)(EntryReader &);

constexpr std::pair<const char *, Verb> verbs[] = {
    {"found", found},
    {"player", player},
    {"part", part},
    {"recruit", recruit},
    {"join", join},
    {"prepare", prepare},
    {"rest", rest},
    {"travel", travel},
    {"settlement", settlement},
    {"finish", finish},
    {"set-aside", setAside},
    {"dismiss", dismiss},
    {"bring-back", bringBack},
    {"correct", correct},
    {"ask", ask},
    {"step", literal},
};

} // namespace

Result<Step> StoryPlayer::stepOf(const ScriptAct &act) const
{
    EntryReader form(act, m_campaign, m_pack);
    const bool isLiteral = act.verb == "step"_L1;
    const bool founds = act.verb == "found"_L1;
    if (m_steps.empty() ? !founds && !isLiteral : founds)
        return problemAt(act.line, ScriptText::tr("A story begins with \"found\" and the Star's name, once."));
    // The word "join" has two meanings: between battles a figure joins the band, during one a group joins another.
    if (m_campaign.play && acts::isWord(act.verb))
        return playOnTable(form);
    QStringList names;
    for (const auto &[name, verb] : verbs) {
        if (act.verb == QLatin1String(name))
            return verb(form);
        names << QLatin1String(name);
    }
    if (acts::isWord(act.verb))
        return playOnTable(form);
    if (ActKind::find(act.verb))
        return playByFields(form);
    return problemAt(act.line, ScriptText::tr("There is no act \"%1\". Acts: %2.").arg(act.verb, names.join(u", "_s)));
}

} // namespace muster
