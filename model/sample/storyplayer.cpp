// SPDX-License-Identifier: MIT
#include "model/sample/storyplayer.h"

#include "model/acts/acts.h"
#include "model/changes/campaign.h"
#include "model/sample/scriptvalues.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/dice/randomdice.h"
#include "rules/pack/slugs.h"

#include <QTimeZone>

namespace muster {

namespace {

QStringList keys(const char *words)
{
    return QString::fromLatin1(words).split(QLatin1Char(' '));
}

Problems at(const ScriptAct &act, const Problems &problems)
{
    Problems placed;
    for (const Problem &problem : problems)
        placed.push_back(problemAt(act.line, problem.text));
    return placed;
}

QStringList fateKeys()
{
    QStringList known =
        keys("date grunts-to kills routed inflicted-damage lost-nerve ran-wounded initiative-lost points "
             "enemy-lost follows salvage dice rolled seed");
    for (const QLatin1StringView fate : slugs<Fate>())
        known << fate;
    return known;
}

} // namespace

Problems StoryPlayer::play(const ScriptAct &act)
{
    if (const auto date = act.value(QStringLiteral("date"))) {
        m_when = QDateTime::fromString(*date, QStringLiteral("yyyy-MM-dd HH:mm"));
        m_when.setTimeZone(QTimeZone::utc());
        if (!m_when.isValid())
            return {problemAt(act.line, ScriptText::tr("Write a date as 2024-01-13 19:30, not \"%1\".").arg(*date))};
    }
    if (m_steps.empty() != (act.verb == QLatin1String("found")))
        return {problemAt(act.line, ScriptText::tr("A story begins with \"found\" and the Star's name, once."))};
    struct Verb {
        QString name;
        Problems (StoryPlayer::*play)(const ScriptAct &);
    };
    static const std::vector<Verb> verbs{
        {QStringLiteral("found"), &StoryPlayer::found},       {QStringLiteral("player"), &StoryPlayer::player},
        {QStringLiteral("part"), &StoryPlayer::part},         {QStringLiteral("recruit"), &StoryPlayer::recruit},
        {QStringLiteral("join"), &StoryPlayer::join},         {QStringLiteral("prepare"), &StoryPlayer::prepare},
        {QStringLiteral("travel"), &StoryPlayer::travel},     {QStringLiteral("settlement"), &StoryPlayer::settlement},
        {QStringLiteral("vehicles"), &StoryPlayer::vehicles}, {QStringLiteral("finish"), &StoryPlayer::finish},
        {QStringLiteral("dismiss"), &StoryPlayer::dismiss},   {QStringLiteral("bring-back"), &StoryPlayer::bringBack},
        {QStringLiteral("correct"), &StoryPlayer::correct}};
    // Between battles somebody joins the band, and in one a group of it.
    if (m_campaign.play && acts::isWord(act.verb))
        return playOnTable(act);
    QStringList names;
    for (const Verb &verb : verbs) {
        if (verb.name == act.verb)
            return (this->*verb.play)(act);
        names << verb.name;
    }
    if (acts::isWord(act.verb))
        return playOnTable(act);
    return {problemAt(
        act.line, ScriptText::tr("There is no act \"%1\". Acts: %2.").arg(act.verb, names.join(QStringLiteral(", "))))};
}

/// By the words of the terminal.
Problems StoryPlayer::playOnTable(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date dice rolled seed"), problems);
    if (!problems.empty())
        return problems;
    const Result<Act> heard =
        acts::hear(m_campaign, QStringList(act.verb) + act.object.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    return heard ? perform(act, *heard) : at(act, heard.problems());
}

Problems StoryPlayer::perform(const ScriptAct &act, const Act &wanted)
{
    const quint64 seed = act.value(QStringLiteral("seed")).value_or(QString()).toULongLong();
    return withDice(act, acts::check(m_campaign, m_pack, wanted),
                    [&](Dice &dice, Step &step) { acts::perform(m_campaign, m_pack, wanted, seed, dice, step); });
}

Problems StoryPlayer::found(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date rules name player list class rep skill armor shield weapon option"), problems);
    if (const auto rules = act.value(QStringLiteral("rules")); rules && *rules != m_pack.id)
        problems.push_back(
            problemAt(act.line, ScriptText::tr("This story is played by the rules of \"%1\".").arg(*rules)));
    actions::NewCampaign wanted;
    wanted.starName = act.object;
    wanted.name = act.value(QStringLiteral("name")).value_or(QString());
    wanted.list = act.value(QStringLiteral("list")).value_or(QString());
    wanted.star = profileIn(act, {}, problems);
    wanted.options = optionsIn(act, problems);
    wanted.player = act.value(QStringLiteral("player")).value_or(QString());
    return problems.empty() ? keep(act, actions::found(m_pack, wanted)) : problems;
}

Problems StoryPlayer::player(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date player class rep armor shield weapon"), problems);
    actions::NewCampaign wanted;
    wanted.starName = act.object;
    wanted.player = act.value(QStringLiteral("player")).value_or(QString());
    wanted.star = profileIn(act, {}, problems);
    return problems.empty() ? keep(act, actions::join(m_campaign, m_pack, wanted)) : problems;
}

Problems StoryPlayer::part(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date grunts-to"), problems);
    const auto heir = someoneIn(act, QStringLiteral("grunts-to"), m_campaign, problems);
    const auto star = figureIn(m_campaign, act.object);
    if (!star)
        problems.push_back(problemAt(act.line, ScriptText::tr("There is nobody called \"%1\".").arg(act.object)));
    return problems.empty() ? keep(act, actions::part(m_campaign, m_pack, *star, heir)) : problems;
}

Problems StoryPlayer::recruit(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date for dice rolled seed"), problems);
    const auto star = someoneIn(act, QStringLiteral("for"), m_campaign, problems);
    std::optional<int> count;
    bool isNumber = true;
    if (!act.object.isEmpty())
        count = act.object.toInt(&isNumber);
    if (!isNumber)
        problems.push_back(problemAt(act.line, ScriptText::tr("\"%1\" is not a number.").arg(act.object)));
    if (!problems.empty())
        return problems;
    acts::Recruit wanted{count, !count};
    if (star)
        wanted.star = number(*star);
    return perform(act, wanted);
}

Problems StoryPlayer::join(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date for type class rep skill armor shield weapon"), problems);
    const Profile profile = profileIn(act, {}, problems);
    const auto star = someoneIn(act, QStringLiteral("for"), m_campaign, problems);
    return problems.empty() ? keep(act, actions::recruitByHand(m_campaign, m_pack, profile, act.object, {}, star))
                            : problems;
}

Problems StoryPlayer::prepare(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date enemy dice rolled seed"), problems);
    if (!problems.empty())
        return problems;
    return perform(act, acts::Prepare{act.value(QStringLiteral("enemy")).value_or(QString())});
}

/// On the way to another locale of the Wasteland; without a name, where the journey goes.
Problems StoryPlayer::travel(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date enemy dice rolled seed"), problems);
    const auto to = fromSlug<Locale>(act.object);
    if (!to && !act.object.isEmpty())
        problems.push_back(problemAt(act.line, ScriptText::tr("There is no locale \"%1\".").arg(act.object)));
    if (!problems.empty())
        return problems;
    return perform(act, acts::Travel{to, act.value(QStringLiteral("enemy")).value_or(QString(whoeverComes))});
}

Problems StoryPlayer::settlement(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date dice rolled seed"), problems);
    return problems.empty() ? perform(act, acts::FindSettlement{}) : problems;
}

Problems StoryPlayer::vehicles(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date dice rolled seed"), problems);
    return problems.empty() ? perform(act, acts::RollVehicles{}) : problems;
}

Problems StoryPlayer::finish(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, fateKeys(), problems);
    const BattleReport report = reportIn(act, m_campaign, problems);
    if (!problems.empty())
        return problems;
    return withDice(act, actions::checkFinish(m_campaign, m_pack, report),
                    [&](Dice &dice, Step &step) { actions::finishBattle(m_campaign, m_pack, report, dice, step); });
}

Problems StoryPlayer::dismiss(const ScriptAct &act)
{
    const auto id = figureIn(m_campaign, act.object);
    return id ? keep(act, actions::dismiss(m_campaign, *id))
              : Problems{problemAt(act.line, ScriptText::tr("There is nobody called \"%1\".").arg(act.object))};
}

Problems StoryPlayer::bringBack(const ScriptAct &act)
{
    const auto id = figureIn(m_campaign, act.object);
    return id ? withDice(act, actions::checkBringBack(m_campaign, *id),
                         [&](Dice &dice, Step &step) { actions::bringBack(m_campaign, m_pack, *id, dice, step); })
              : Problems{problemAt(act.line, ScriptText::tr("There is nobody called \"%1\".").arg(act.object))};
}

Problems StoryPlayer::correct(const ScriptAct &act)
{
    if (act.object.isEmpty())
        return correctCampaign(act);
    const auto id = figureIn(m_campaign, act.object);
    const Figure *figure = id ? m_campaign.find(*id) : nullptr;
    return figure
        ? correctFigure(act, *figure)
        : Problems{problemAt(act.line, ScriptText::tr("Nobody in the band is called \"%1\".").arg(act.object))};
}

Problems StoryPlayer::correctFigure(const ScriptAct &act, Figure figure)
{
    Problems problems;
    refuseOthers(act, keys("date name type class rep armor shield weapon months poisoned exempt"), problems);
    figure.name = act.value(QStringLiteral("name")).value_or(figure.name);
    figure.profile = profileIn(act, figure.profile, problems);
    figure.months = numberIn(act, QStringLiteral("months"), figure.months, problems);
    figure.poisoned = yesIn(act, QStringLiteral("poisoned"), figure.poisoned, problems);
    figure.exempt = yesIn(act, QStringLiteral("exempt"), figure.exempt, problems);
    return problems.empty() ? keep(act, actions::correctFigure(m_campaign, m_pack, figure)) : problems;
}

Problems StoryPlayer::correctCampaign(const ScriptAct &act)
{
    Problems problems;
    refuseOthers(act, keys("date name turn eal next option"), problems);
    CampaignCorrected wanted{m_campaign.name, m_campaign.turn, m_campaign.eal, m_campaign.next, m_campaign.options};
    wanted.name = act.value(QStringLiteral("name")).value_or(wanted.name);
    wanted.turn = numberIn(act, QStringLiteral("turn"), wanted.turn, problems);
    if (act.value(QStringLiteral("eal")))
        wanted.eal = numberIn(act, QStringLiteral("eal"), 0, problems);
    if (const auto next = act.value(QStringLiteral("next"))) {
        const auto kind = fromSlug<EncounterKind>(*next);
        if (!kind)
            problems.push_back(problemAt(act.line, ScriptText::tr("There is no encounter \"%1\".").arg(*next)));
        wanted.next.kind = kind.value_or(wanted.next.kind);
    }
    if (act.value(QStringLiteral("option")))
        wanted.options = optionsIn(act, problems);
    return problems.empty() ? keep(act, actions::correctCampaign(m_campaign, m_pack, wanted)) : problems;
}

Problems StoryPlayer::withDice(const ScriptAct &act, const Problems &refused, const Deed &deed)
{
    if (!refused.empty())
        return at(act, refused);
    if (act.value(QStringLiteral("dice")) || act.value(QStringLiteral("rolled")) || !act.value(QStringLiteral("seed")))
        return onTape(act, deed);
    RandomDice dice(act.value(QStringLiteral("seed"))->toULongLong());
    Step step;
    deed(dice, step);
    step.rolls = dice.rolls();
    write(std::move(step));
    return {};
}

Problems StoryPlayer::onTape(const ScriptAct &act, const Deed &deed)
{
    Problems problems;
    const Tape tape = tapeIn(act, problems);
    if (!problems.empty())
        return problems;
    Step step;
    const Attempt attempted = attempt(tape, [&](Dice &dice) { deed(dice, step); });
    if (attempted.stop) {
        const QString wanted = words::request(attempted.stop->request, words::namesIn(m_campaign));
        return {problemAt(
            act.line,
            attempted.stop->wrongFace
                ? ScriptText::tr("A die of %1 does not fit \"%2\".").arg(*attempted.stop->wrongFace).arg(wanted)
                : ScriptText::tr("The dice end before \"%1\".").arg(wanted))};
    }
    if (attempted.leftOver > 0)
        return {problemAt(act.line, ScriptText::tr("Dice are left over: %1.").arg(attempted.leftOver))};
    step.rolls = attempted.rolls;
    write(std::move(step));
    return {};
}

Problems StoryPlayer::keep(const ScriptAct &act, const Result<Step> &step)
{
    if (!step)
        return at(act, step.problems());
    write(*step);
    return {};
}

void StoryPlayer::write(Step step)
{
    step.when = m_when;
    apply(m_campaign, step);
    m_steps.push_back(std::move(step));
}

} // namespace muster
