// SPDX-License-Identifier: MIT
#include "model/changes/story.h"

#include "model/changes/changekind.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <algorithm>

namespace muster {

namespace {

constexpr IdCheck aNote{fromOne, [](const Campaign &now, int id) { return now.words.contains(id); }};
constexpr IdCheck aPicture{fromOne, [](const Campaign &now, int id) { return now.pictures.contains(id); }};
constexpr IdCheck aGoal{fromOne, [](const Campaign &now, int id) { return now.goals.contains(id); }};

/// Checks for plain text in one line; it may be empty.
bool isLine(const QString &text, int longest)
{
    return isPlain(text) && !text.contains(u'\n') && characters(text) <= longest;
}

bool areWords(const auto &words)
{
    return isLine(words.title, longestWordsTitle) && isPlain(words.text) && characters(words.text) <= longestWords;
}

bool isHash(const QString &sha256)
{
    return sha256.size() == 64 && std::all_of(sha256.begin(), sha256.end(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f');
           });
}

} // namespace

const ChangeKind WordsWritten::kind(
    "words-written", of<WordsWritten>, [](auto &json, auto &c) { json("words", c.words); },
    [](Campaign &now, const WordsWritten &c) {
        now.words.insert(c.words.id, c.words);
        now.lastWords = c.words.id;
    },
    [](const Campaign &now, const WordsWritten &c) {
        return canBeAbout(now, c.words.about) && c.words.id == now.lastWords + 1 && areWords(c.words);
    });

const ChangeKind WordsChanged::kind(
    "words-changed", of<WordsChanged>,
    [](auto &json, auto &c) {
        json("id", c.id, aNote);
        json.ifAny("title", c.title);
        json("text", c.text, longWords);
    },
    [](Campaign &now, const WordsChanged &c) {
        Words &words = now.words[c.id];
        words.title = c.title;
        words.text = c.text;
    },
    [](const Campaign &, const WordsChanged &c) { return areWords(c); });

const ChangeKind WordsStruck::kind(
    "words-struck", of<WordsStruck>, [](auto &json, auto &c) { json("id", c.id, aNote); },
    [](Campaign &now, const WordsStruck &c) { now.words.remove(c.id); });

const ChangeKind PictureTaken::kind(
    "picture-taken", of<PictureTaken>, [](auto &json, auto &c) { json("picture", c.picture); },
    [](Campaign &now, const PictureTaken &c) {
        now.pictures.insert(c.picture.id, c.picture);
        now.lastPicture = c.picture.id;
    },
    [](const Campaign &now, const PictureTaken &c) {
        return canBeAbout(now, c.picture.about) && c.picture.id == now.lastPicture + 1 && isHash(c.picture.sha256)
            && isLine(c.picture.caption, longestCaption);
    });

const ChangeKind PictureCaptioned::kind(
    "picture-captioned", of<PictureCaptioned>,
    [](auto &json, auto &c) {
        json("id", c.id, aPicture);
        json.ifAny("caption", c.caption);
    },
    [](Campaign &now, const PictureCaptioned &c) { now.pictures[c.id].caption = c.caption; },
    [](const Campaign &, const PictureCaptioned &c) { return isLine(c.caption, longestCaption); });

const ChangeKind PictureStruck::kind(
    "picture-struck", of<PictureStruck>, [](auto &json, auto &c) { json("id", c.id, aPicture); },
    [](Campaign &now, const PictureStruck &c) { now.pictures.remove(c.id); });

void fields(auto &json, Of<DiceAnswer> auto &answer)
{
    json("answer", answer.answer);
    json("sides", answer.sides, Range{2, 100});
    json("die", answer.die, oneTo(100));
}

const ChangeKind QuestionAsked::kind(
    "question-asked", of<QuestionAsked>,
    [](auto &json, auto &c) {
        json("question", c.question);
        json("answers", c.answers, Range{fewestAnswers, mostAnswers});
        json("answer", c.answer, oneTo(mostAnswers));
    },
    nothingElse,
    [](const Campaign &, const QuestionAsked &c) {
        const bool areLines = std::all_of(c.answers.begin(), c.answers.end(), [](const DiceAnswer &one) {
            return !one.answer.isEmpty() && isLine(one.answer, longestAnswer) && one.die <= one.sides;
        });
        return areLines && !c.question.isEmpty() && isLine(c.question, longestQuestion)
            && c.answer <= static_cast<int>(c.answers.size());
    });

const ChangeKind GoalSet::kind(
    "goal-set", of<GoalSet>,
    [](auto &json, auto &c) {
        json("id", c.id, fromOne);
        json("text", c.text);
        json("by", c.by);
        json("count", c.count, fromOne);
        json.ifAny("won", c.won);
        json.ifAny("foe", c.foe, aFoe);
        json.ifAny("taken", c.taken);
    },
    [](Campaign &now, const GoalSet &c) {
        Goal goal{c.id, c.text, c.by, c.count, c.won, c.foe, c.taken, now.turn};
        goal.done = doneOf(goal, now);
        markReachedBefore(goal, now);
        now.goals.insert(c.id, goal);
        now.lastGoal = c.id;
    },
    [](const Campaign &now, const GoalSet &c) {
        return c.id == now.lastGoal + 1 && now.goals.size() < mostGoals && !c.text.isEmpty()
            && isLine(c.text, longestGoal) && (c.by == GoalKind::FoeTaken) == (c.foe > 0);
    });

const ChangeKind GoalReached::kind(
    "goal-reached", of<GoalReached>, [](auto &json, auto &c) { json("id", c.id, aGoal); },
    [](Campaign &now, const GoalReached &c) {
        Goal &goal = now.goals[c.id];
        if (goal.kind != GoalKind::OwnWords || ++goal.done >= goal.count)
            goal.reached = now.turn;
    },
    [](const Campaign &now, const GoalReached &c) { return !now.goals.constFind(c.id)->reached; });

const ChangeKind GoalStruck::kind(
    "goal-struck", of<GoalStruck>, [](auto &json, auto &c) { json("id", c.id, aGoal); },
    [](Campaign &now, const GoalStruck &c) { now.goals.remove(c.id); });

const ChangeKind CampaignClosed::kind(
    "campaign-closed", of<CampaignClosed>, [](auto &json, auto &c) { json("ending", c.ending); },
    [](Campaign &now, const CampaignClosed &c) {
        now.phase = Phase::Over;
        now.ended = c.ending;
    },
    [](const Campaign &now, const CampaignClosed &) { return !now.encounter && !now.ended; });

namespace {

bool isNameFree(const Campaign &now, const auto &named)
{
    const Foe *other = foeCalled(now.foes, named.name);
    return !named.name.trimmed().isEmpty() && isPlain(named.name) && !named.name.contains(u'\n')
        && (!other || other->id == named.id);
}

/// Gives the figures of a foe on the table its present name.
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

constexpr auto whatIsKnown = [](KnownIds &known, const auto &c) {
    if (!c.weapon.isEmpty())
        known.weapon(c.weapon);
    known.listIfAny(c.list);
};

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
    [](Campaign &now, const FoeNamed &c) {
        Foe foe{c.id, c.name, c.rep, c.weapon, c.list};
        foe.named = now.turn;
        foe.lastSeen = ++now.lastSeen;
        now.foes.insert(c.id, foe);
        now.lastFoe = c.id;
    },
    [](const Campaign &now, const FoeNamed &c) { return c.id == now.lastFoe + 1 && isNameFree(now, c); }, whatIsKnown);

const ChangeKind FoeCorrected::kind(
    "foe-corrected", of<FoeCorrected>,
    [](auto &json, auto &c) {
        fieldsOfFoe(json, c);
        json("status", c.status);
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
    [](const Campaign &now, const FoeCorrected &c) { return now.foes.contains(c.id) && isNameFree(now, c); },
    whatIsKnown);

} // namespace muster
