// SPDX-License-Identifier: MIT
#include "model/changes/story.h"

#include "model/changes/changekind.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

namespace {

WhyNot areWords(const QString &title, const QString &text)
{
    if (!isPlain(title) || !isPlain(text) || title.contains(u'\n'))
        return CampaignText::tr("words must be plain text");
    return need(characters(title) <= longestWordsTitle && characters(text) <= longestWords,
                CampaignText::tr("the words are too long"));
}

WhyNot areThere(const Campaign &now, int id)
{
    return need(now.words.contains(id), CampaignText::tr("there is no note %1").arg(id));
}

} // namespace

const ChangeKind WordsWritten::kind(
    "words-written", of<WordsWritten>, [](auto &json, auto &c) { json("words", c.words); },
    [](const Campaign &now, const WordsWritten &c) -> WhyNot {
        if (const WhyNot reason = canBeAbout(now, c.words.about))
            return reason;
        if (c.words.id != now.lastWords + 1)
            return CampaignText::tr("notes must be numbered from 1, in order");
        return areWords(c.words.title, c.words.text);
    },
    [](Campaign &now, const WordsWritten &c) {
        now.words.insert(c.words.id, c.words);
        now.lastWords = c.words.id;
    });

const ChangeKind WordsChanged::kind(
    "words-changed", of<WordsChanged>,
    [](auto &json, auto &c) {
        json("id", c.id, fromOne);
        json.ifAny("title", c.title);
        json("text", c.text, longWords);
    },
    [](const Campaign &now, const WordsChanged &c) -> WhyNot {
        const WhyNot reason = areThere(now, c.id);
        return reason ? reason : areWords(c.title, c.text);
    },
    [](Campaign &now, const WordsChanged &c) {
        Words &words = now.words[c.id];
        words.title = c.title;
        words.text = c.text;
    });

const ChangeKind WordsStruck::kind(
    "words-struck", of<WordsStruck>, [](auto &json, auto &c) { json("id", c.id, fromOne); },
    [](const Campaign &now, const WordsStruck &c) { return areThere(now, c.id); },
    [](Campaign &now, const WordsStruck &c) { now.words.remove(c.id); });

namespace {

WhyNot isCaption(const QString &caption)
{
    return need(isPlain(caption) && !caption.contains(u'\n') && characters(caption) <= longestCaption,
                CampaignText::tr("a caption must be a line of plain text"));
}

WhyNot isThere(const Campaign &now, int id)
{
    return need(now.pictures.contains(id), CampaignText::tr("there is no picture %1").arg(id));
}

bool isHash(const QString &sha256)
{
    return sha256.size() == 64 && std::all_of(sha256.begin(), sha256.end(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

} // namespace

const ChangeKind PictureTaken::kind(
    "picture-taken", of<PictureTaken>, [](auto &json, auto &c) { json("picture", c.picture); },
    [](const Campaign &now, const PictureTaken &c) -> WhyNot {
        if (const WhyNot reason = canBeAbout(now, c.picture.about))
            return reason;
        if (c.picture.id != now.lastPicture + 1)
            return CampaignText::tr("pictures must be numbered from 1, in order");
        if (!isHash(c.picture.sha256))
            return CampaignText::tr("a picture must have the hash of its content");
        return isCaption(c.picture.caption);
    },
    [](Campaign &now, const PictureTaken &c) {
        now.pictures.insert(c.picture.id, c.picture);
        now.lastPicture = c.picture.id;
    });

const ChangeKind PictureCaptioned::kind(
    "picture-captioned", of<PictureCaptioned>,
    [](auto &json, auto &c) {
        json("id", c.id, fromOne);
        json.ifAny("caption", c.caption);
    },
    [](const Campaign &now, const PictureCaptioned &c) -> WhyNot {
        const WhyNot reason = isThere(now, c.id);
        return reason ? reason : isCaption(c.caption);
    },
    [](Campaign &now, const PictureCaptioned &c) { now.pictures[c.id].caption = c.caption; });

const ChangeKind PictureStruck::kind(
    "picture-struck", of<PictureStruck>, [](auto &json, auto &c) { json("id", c.id, fromOne); },
    [](const Campaign &now, const PictureStruck &c) { return isThere(now, c.id); },
    [](Campaign &now, const PictureStruck &c) { now.pictures.remove(c.id); });

void fields(auto &json, Of<DiceAnswer> auto &answer)
{
    json("answer", answer.answer);
    json("sides", answer.sides, Range{2, 100});
    json("die", answer.die, oneTo(100));
}

namespace {

bool isLine(const QString &text, int longest)
{
    return isPlain(text) && !text.contains(u'\n') && !text.isEmpty() && characters(text) <= longest;
}

} // namespace

const ChangeKind QuestionAsked::kind(
    "question-asked", of<QuestionAsked>,
    [](auto &json, auto &c) {
        json("question", c.question);
        json("answers", c.answers, Range{fewestAnswers, mostAnswers});
        json("answer", c.answer, oneTo(mostAnswers));
    },
    [](const Campaign &, const QuestionAsked &c) -> WhyNot {
        const bool areLines = std::all_of(c.answers.begin(), c.answers.end(), [](const DiceAnswer &one) {
            return isLine(one.answer, longestAnswer) && one.die <= one.sides;
        });
        return need(areLines && isLine(c.question, longestQuestion) && c.answer <= static_cast<int>(c.answers.size()),
                    CampaignText::tr("a question and its answers must be lines of plain text, each with a die"));
    },
    nothingElse);

namespace {

WhyNot isGoal(const Campaign &now, int id)
{
    return need(now.goals.contains(id), CampaignText::tr("there is no goal %1").arg(id));
}

} // namespace

const ChangeKind GoalSet::kind(
    "goal-set", of<GoalSet>,
    [](auto &json, auto &c) {
        json("id", c.id, fromOne);
        json("text", c.text);
        json("by", c.by);
        json("count", c.count, fromOne);
        json.ifAny("won", c.won);
        json.ifAny("foe", c.foe);
        json.ifAny("taken", c.taken);
    },
    [](const Campaign &now, const GoalSet &c) -> WhyNot {
        if (c.id != now.lastGoal + 1)
            return CampaignText::tr("goals must be numbered from 1, in order");
        if (now.goals.size() >= mostGoals)
            return CampaignText::tr("there are too many goals");
        if (c.text.isEmpty() || !isPlain(c.text) || c.text.contains(u'\n') || characters(c.text) > longestGoal)
            return CampaignText::tr("a goal must be a line of plain text");
        return need((c.by == GoalKind::FoeTaken) == (c.foe > 0) && (c.foe == 0 || now.foes.contains(c.foe)),
                    CampaignText::tr("there is no foe %1").arg(c.foe));
    },
    [](Campaign &now, const GoalSet &c) {
        Goal goal{c.id, c.text, c.by, c.count, c.won, c.foe, c.taken, now.turn};
        goal.done = doneOf(goal, now);
        markReachedBefore(goal, now);
        now.goals.insert(c.id, goal);
        now.lastGoal = c.id;
    });

const ChangeKind GoalReached::kind(
    "goal-reached", of<GoalReached>, [](auto &json, auto &c) { json("id", c.id, fromOne); },
    [](const Campaign &now, const GoalReached &c) -> WhyNot {
        if (const WhyNot reason = isGoal(now, c.id))
            return reason;
        return need(!now.goals.constFind(c.id)->reached, CampaignText::tr("goal %1 is reached already").arg(c.id));
    },
    [](Campaign &now, const GoalReached &c) {
        Goal &goal = now.goals[c.id];
        if (goal.kind != GoalKind::OwnWords || ++goal.done >= goal.count)
            goal.reached = now.turn;
    });

const ChangeKind GoalStruck::kind(
    "goal-struck", of<GoalStruck>, [](auto &json, auto &c) { json("id", c.id, fromOne); },
    [](const Campaign &now, const GoalStruck &c) { return isGoal(now, c.id); },
    [](Campaign &now, const GoalStruck &c) { now.goals.remove(c.id); });

const ChangeKind CampaignClosed::kind(
    "campaign-closed", of<CampaignClosed>, [](auto &json, auto &c) { json("ending", c.ending); },
    [](const Campaign &now, const CampaignClosed &) -> WhyNot {
        if (now.encounter)
            return CampaignText::tr("a campaign cannot be closed during an encounter");
        return need(!now.ended, CampaignText::tr("the campaign is already closed"));
    },
    [](Campaign &now, const CampaignClosed &c) {
        now.phase = Phase::Over;
        now.ended = c.ending;
    });

namespace {

WhyNot isNameFree(const Campaign &now, const QString &name, int id)
{
    if (name.trimmed().isEmpty() || !isPlain(name) || name.contains(u'\n'))
        return CampaignText::tr("a foe must have a name");
    const Foe *other = foeCalled(now.foes, name);
    return need(!other || other->id == id, CampaignText::tr("two foes cannot have the same name"));
}

/// Those on the table are called by their present name.
void callOnTable(Campaign &now, const Foe &foe)
{
    if (!now.play)
        return;
    for (GroupInPlay &group : now.play->groups) {
        for (EnemyFigure &figure : group.figures) {
            if (figure.foe == foe.id)
                figure.name = foe.name;
        }
    }
}

} // namespace

void fieldsOfFoe(auto &json, auto &c)
{
    json("id", c.id, fromOne);
    json("name", c.name);
    json.ifAny("rep", c.rep, upTo(highestRep));
    json.ifAny("weapon", c.weapon);
    json.ifAny("list", c.list);
}

const ChangeKind FoeNamed::kind(
    "foe-named", of<FoeNamed>, [](auto &json, auto &c) { fieldsOfFoe(json, c); },
    [](const Campaign &now, const FoeNamed &c) -> WhyNot {
        if (c.id != now.lastFoe + 1)
            return CampaignText::tr("foes must be numbered from 1, in order");
        return isNameFree(now, c.name, c.id);
    },
    [](Campaign &now, const FoeNamed &c) {
        Foe foe{c.id, c.name, c.rep, c.weapon, c.list};
        foe.named = now.turn;
        foe.lastSeen = ++now.lastSeen;
        now.foes.insert(c.id, foe);
        now.lastFoe = c.id;
    },
    [](const Known &known, const FoeNamed &c) { return known.foe(c.weapon, c.list); });

const ChangeKind FoeCorrected::kind(
    "foe-corrected", of<FoeCorrected>,
    [](auto &json, auto &c) {
        fieldsOfFoe(json, c);
        json("status", c.status);
    },
    [](const Campaign &now, const FoeCorrected &c) -> WhyNot {
        if (!now.foes.contains(c.id))
            return CampaignText::tr("there is no foe %1").arg(c.id);
        return isNameFree(now, c.name, c.id);
    },
    [](Campaign &now, const FoeCorrected &c) {
        Foe &foe = now.foes[c.id];
        foe.name = c.name;
        foe.rep = c.rep;
        foe.weapon = c.weapon;
        foe.list = c.list;
        foe.status = c.status;
        callOnTable(now, foe);
    },
    [](const Known &known, const FoeCorrected &c) { return known.foe(c.weapon, c.list); });

} // namespace muster
