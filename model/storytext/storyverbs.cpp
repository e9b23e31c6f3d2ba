// SPDX-License-Identifier: MIT

// The acts of a story that have words and entries of their own.

#include "model/storytext/storyplayer.h"

#include "model/acts/story.h"
#include "model/changes/campaign.h"
#include "model/storytext/literalstep.h"
#include "model/storytext/scriptvalues.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/scenarios.h"
#include "model/texts.h"
#include "rules/slug.h"

namespace muster {

namespace {

/// Returns the given keys and those of any act with dice.
QStringList keysAnd(const char *words)
{
    const QStringList own = QString::fromLatin1(words).split(QLatin1Char(' '));
    return diceKeys().mid(0, 1) + own + diceKeys().mid(1);
}

QStringList fateKeys()
{
    return keysAnd("grunts-to kills routed inflicted-damage lost-nerve ran-wounded initiative-lost points enemy-lost "
                   "follows salvage")
        + slugList<Fate>();
}

Problem nobody(const ScriptAct &act)
{
    return problemAt(act.line, ScriptText::tr("There is nobody called \"%1\".").arg(act.object));
}

/// Returns the leader that the entries describe.
acts::NewCampaign starIn(const ScriptAct &act, Problems &problems)
{
    acts::NewCampaign wanted;
    wanted.starName = act.object;
    wanted.star = profileIn(act, wanted.star, problems);
    wanted.attributes = act.all(QStringLiteral("attribute"));
    wanted.player = act.value(QStringLiteral("player")).value_or(QString());
    wanted.list = act.value(QStringLiteral("list")).value_or(QString());
    wanted.rollsStar = yesIn(act, QStringLiteral("roll-star"), false, problems);
    return wanted;
}

} // namespace

Result<Step> StoryPlayer::found(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(
        act,
        keysAnd("rules name player list class rep skill armor shield weapon weapon-words attribute option roll-star "
                "roll-faction variant"),
        problems);
    if (const auto rules = act.value(QStringLiteral("rules")); rules && *rules != m_pack.id)
        problems.push_back(
            problemAt(act.line, ScriptText::tr("This story is played by the rules of \"%1\".").arg(*rules)));
    if (const auto variant = act.value(QStringLiteral("variant")); variant && m_pack.variant.isEmpty())
        problems.push_back(problemAt(act.line, ScriptText::tr("This story is played by a variant.")));
    acts::NewCampaign wanted = starIn(act, problems);
    wanted.name = act.value(QStringLiteral("name")).value_or(QString());
    wanted.options = optionsIn(act, problems);
    wanted.rollsFaction = yesIn(act, QStringLiteral("roll-faction"), false, problems);
    if (!problems.empty())
        return problems;
    return perform(act, wanted);
}

Result<Step> StoryPlayer::player(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, keysAnd("player list class rep armor shield weapon weapon-words attribute roll-star"), problems);
    const acts::NewCampaign wanted = starIn(act, problems);
    if (!problems.empty())
        return problems;
    if (!wanted.rollsStar)
        return kept(act, acts::join(m_campaign, m_pack, wanted));
    return perform(act, acts::JoinByDice{wanted.starName, wanted.player, wanted.attributes, wanted.list});
}

Result<Step> StoryPlayer::part(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, keysAnd("grunts-to"), problems);
    const auto heir = someoneIn(act, QStringLiteral("grunts-to"), m_campaign, problems);
    const auto star = figureIn(m_campaign, act.object);
    if (!star)
        problems.push_back(nobody(act));
    if (!problems.empty())
        return problems;
    return kept(act, acts::part(m_campaign, m_pack, *star, heir));
}

Result<Step> StoryPlayer::recruit(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, keysAnd("for"), problems);
    const auto star = someoneIn(act, QStringLiteral("for"), m_campaign, problems);
    std::optional<int> count;
    bool isNumber = true;
    if (!act.object.isEmpty())
        count = act.object.toInt(&isNumber);
    if (!isNumber)
        problems.push_back(
            problemAt(act.line, ScriptText::tr("\"%1\" is not a number. Write a whole number.").arg(act.object)));
    if (!problems.empty())
        return problems;
    acts::Recruit wanted{count, !count};
    if (star)
        wanted.star = number(*star);
    return perform(act, wanted);
}

Result<Step> StoryPlayer::join(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, keysAnd("for type class rep skill armor shield weapon weapon-words attribute"), problems);
    acts::RecruitByHand wanted{profileIn(act, {}, problems), act.object, act.all(QStringLiteral("attribute"))};
    if (const auto star = someoneIn(act, QStringLiteral("for"), m_campaign, problems))
        wanted.star = number(*star);
    if (!problems.empty())
        return problems;
    return perform(act, wanted);
}

namespace {

std::optional<EncounterKind> kindIn(const ScriptAct &act, const QString &key, Problems &problems)
{
    const auto typed = act.value(key);
    const auto kind = fromSlug<EncounterKind>(typed.value_or(QString()));
    if (typed && !kind)
        problems.push_back(problemAt(act.line, ScriptText::tr("There is no encounter \"%1\".").arg(*typed)));
    return kind;
}

} // namespace

Result<Step> StoryPlayer::prepare(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, keysAnd("enemy until-back encounter pefs objective entry columns rows"), problems);
    const bool waits = yesIn(act, QStringLiteral("until-back"), false, problems);
    const auto textOf = [&](const char *key) { return act.value(QString::fromLatin1(key)).value_or(QString()); };
    const auto countOf = [&](const QString &key) {
        return act.value(key) ? std::optional(numberIn(act, key, 0, problems)) : std::nullopt;
    };
    const std::optional<int> pefs = countOf(QStringLiteral("pefs"));
    const std::optional<int> columns = countOf(QStringLiteral("columns"));
    const std::optional<int> rows = countOf(QStringLiteral("rows"));
    const auto kind = kindIn(act, QStringLiteral("encounter"), problems);
    if (!problems.empty())
        return problems;
    return perform(
        act, acts::Prepare{textOf("enemy"), waits, pefs, textOf("objective"), textOf("entry"), columns, rows, kind});
}

Result<Step> StoryPlayer::rest(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, diceKeys(), problems);
    if (!problems.empty())
        return problems;
    return kept(act, acts::rest(m_campaign, m_pack));
}

/// Plays a journey to another locale of the Wasteland; without a name, the current journey goes on.
Result<Step> StoryPlayer::travel(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, keysAnd("enemy"), problems);
    const auto to = fromSlug<Locale>(act.object);
    if (!to && !act.object.isEmpty())
        problems.push_back(problemAt(act.line, ScriptText::tr("There is no locale \"%1\".").arg(act.object)));
    if (!problems.empty())
        return problems;
    return perform(act, acts::Travel{to, act.value(QStringLiteral("enemy")).value_or(QString(whoeverComes))});
}

Result<Step> StoryPlayer::settlement(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, keysAnd("name"), problems);
    if (!problems.empty())
        return problems;
    return perform(act, acts::FindSettlement{act.value(QStringLiteral("name")).value_or(QString())});
}

Result<Step> StoryPlayer::finish(const ScriptAct &act) const
{
    return finish(act, true);
}

/// Plays a run of the battle that is set aside, with the same words as one that counts.
Result<Step> StoryPlayer::setAside(const ScriptAct &act) const
{
    return finish(act, false);
}

Result<Step> StoryPlayer::finish(const ScriptAct &act, bool counts) const
{
    Problems problems;
    if (!act.object.isEmpty())
        refuseOthers(act, fateKeys(), problems);
    const BattleReport report = reportIn(act, m_campaign, problems);
    if (problems)
        return problems;
    return perform(act, acts::FinishBattle{report, counts});
}

Result<Step> StoryPlayer::dismiss(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, diceKeys(), problems);
    const auto id = figureIn(m_campaign, act.object);
    if (!id)
        problems.push_back(nobody(act));
    if (!problems.empty())
        return problems;
    return kept(act, acts::dismiss(m_campaign, *id));
}

Result<Step> StoryPlayer::bringBack(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, diceKeys(), problems);
    const auto id = figureIn(m_campaign, act.object);
    if (!id)
        problems.push_back(nobody(act));
    if (!problems.empty())
        return problems;
    return perform(act, acts::BringBack{number(*id)});
}

Result<Step> StoryPlayer::correct(const ScriptAct &act) const
{
    if (act.object.isEmpty())
        return correctCampaign(act);
    const auto id = figureIn(m_campaign, act.object);
    const Figure *figure = id ? m_campaign.find(*id) : nullptr;
    if (!figure)
        return problemAt(act.line, ScriptText::tr("Nobody in the band is called \"%1\".").arg(act.object));
    return correctFigure(act, *figure);
}

Result<Step> StoryPlayer::correctFigure(const ScriptAct &act, Figure figure) const
{
    Problems problems;
    refuseOthers(
        act,
        keysAnd("name type class rep skill armor shield weapon weapon-words attributes months poisoned exempt status"),
        problems);
    figure.name = act.value(QStringLiteral("name")).value_or(figure.name);
    figure.profile = profileIn(act, figure.profile, problems);
    figure.months = numberIn(act, QStringLiteral("months"), figure.months, problems);
    figure.poisoned = yesIn(act, QStringLiteral("poisoned"), figure.poisoned, problems);
    figure.exempt = yesIn(act, QStringLiteral("exempt"), figure.exempt, problems);
    if (const auto attributes = act.value(QStringLiteral("attributes")))
        figure.attributes = attributes->split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (const auto typed = act.value(QStringLiteral("status"))) {
        const auto status = fromSlug<Status>(*typed);
        if (!status)
            problems.push_back(problemAt(
                act.line,
                ScriptText::tr("There is no status \"%1\". Use one of these: %2.").arg(*typed, slugChoices<Status>())));
        figure.status = status.value_or(figure.status);
    }
    if (!problems.empty())
        return problems;
    return kept(act, acts::correctFigure(m_campaign, m_pack, figure));
}

Result<Step> StoryPlayer::correctCampaign(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, keysAnd("name turn eal next option"), problems);
    CampaignCorrected wanted{m_campaign.name, m_campaign.turn, m_campaign.eal, m_campaign.next, m_campaign.options};
    wanted.name = act.value(QStringLiteral("name")).value_or(wanted.name);
    wanted.turn = numberIn(act, QStringLiteral("turn"), wanted.turn, problems);
    if (act.value(QStringLiteral("eal")))
        wanted.eal = numberIn(act, QStringLiteral("eal"), 0, problems);
    wanted.next.kind = kindIn(act, QStringLiteral("next"), problems).value_or(wanted.next.kind);
    if (act.value(QStringLiteral("option")))
        wanted.options = optionsIn(act, problems);
    if (!problems.empty())
        return problems;
    return kept(act, acts::correctCampaign(m_campaign, m_pack, wanted));
}

Result<Step> StoryPlayer::ask(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, keysAnd("answers"), problems);
    const auto answers = acts::answersIn(act.value(QStringLiteral("answers")).value_or(QString()));
    if (!answers)
        problems.push_back(problemAt(act.line, answers.problem().text));
    if (!problems.empty())
        return problems;
    const acts::Question question{act.object, *answers};
    return withDice(act, acts::checkAsk(question), [&](Dice &dice, Step &step) { acts::ask(question, dice, step); });
}

Result<Step> StoryPlayer::literal(const ScriptAct &act) const
{
    return readLiteralStep(act, m_campaign, m_pack);
}

} // namespace muster
