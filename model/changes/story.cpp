// SPDX-License-Identifier: MIT
#include "model/changes/story.h"

#include "rules/slug.h"

#include <algorithm>

namespace muster {

namespace {

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
    return sha256.size() == 64
        && std::ranges::all_of(sha256, [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); });
}

} // namespace

void WordsWritten::apply(Campaign &now) const
{
    now.words.insert(words.id, words);
    now.lastWords = words.id;
}

bool WordsWritten::mayHappen(const Campaign &now) const
{
    return canBeAbout(now, words.about) && words.id == now.lastWords + 1 && areWords(words);
}

void WordsChanged::apply(Campaign &now) const
{
    Words &words = now.words[id];
    words.title = title;
    words.text = text;
}

bool WordsChanged::mayHappen(const Campaign &) const
{
    return areWords(*this);
}

bool PictureCaptioned::mayHappen(const Campaign &) const
{
    return isLine(caption, longestCaption);
}

void PictureTaken::apply(Campaign &now) const
{
    now.pictures.insert(picture.id, picture);
    now.lastPicture = picture.id;
}

bool PictureTaken::mayHappen(const Campaign &now) const
{
    return canBeAbout(now, picture.about) && picture.id == now.lastPicture + 1 && isHash(picture.sha256)
        && isLine(picture.caption, longestCaption);
}

bool QuestionAsked::mayHappen(const Campaign &) const
{
    const bool areLines = std::ranges::all_of(answers, [](const DiceAnswer &one) {
        return !one.answer.isEmpty() && isLine(one.answer, longestAnswer) && one.die <= one.sides;
    });
    return areLines && !question.isEmpty() && isLine(question, longestQuestion) && answer <= std::ssize(answers);
}

void GoalSet::apply(Campaign &now) const
{
    Goal goal{id, text, by, count, won, foe, taken, now.turn};
    goal.done = doneOf(goal, now);
    markReachedBefore(goal, now);
    now.goals.insert(id, goal);
    now.lastGoal = id;
}

bool GoalSet::mayHappen(const Campaign &now) const
{
    return id == now.lastGoal + 1 && now.goals.size() < mostGoals && !text.isEmpty() && isLine(text, longestGoal)
        && (by == GoalKind::FoeTaken) == (foe > 0);
}

void GoalReached::apply(Campaign &now) const
{
    Goal &goal = now.goals[id];
    if (goal.kind != GoalKind::OwnWords || ++goal.done >= goal.count)
        goal.reached = now.turn;
}

void CampaignClosed::apply(Campaign &now) const
{
    now.phase = Phase::Over;
    now.ended = ending;
}

namespace {

bool isNameFree(const Campaign &now, const ToldOfFoe &named)
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

bool FoeNamed::mayHappen(const Campaign &now) const
{
    return id == now.lastFoe + 1 && isNameFree(now, *this);
}

bool FoeCorrected::mayHappen(const Campaign &now) const
{
    return now.foes.contains(id) && isNameFree(now, *this);
}

void FoeNamed::apply(Campaign &now) const
{
    Foe foe{id, name, rep, weapon, list};
    foe.named = now.turn;
    foe.lastSeen = ++now.lastSeen;
    now.foes.insert(id, foe);
    now.lastFoe = id;
}

void FoeCorrected::apply(Campaign &now) const
{
    Foe &foe = now.foes[id];
    foe.name = name;
    foe.rep = rep;
    foe.weapon = weapon;
    foe.list = list;
    foe.status = status;
    callOnTable(now, foe);
}

} // namespace muster
