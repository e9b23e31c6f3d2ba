// SPDX-License-Identifier: MIT
#include "model/changes/story.h"

#include "model/changes/changekind.h"
#include "model/texts.h"

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
    "words-written", of<WordsWritten>, [](auto &json, auto &c) { json.record("words", c.words); },
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
        json.number("id", c.id, 1, highestNumber);
        json.textIfAny("title", c.title);
        json.longText("text", c.text);
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
    "words-struck", of<WordsStruck>, [](auto &json, auto &c) { json.number("id", c.id, 1, highestNumber); },
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
    "picture-taken", of<PictureTaken>, [](auto &json, auto &c) { json.record("picture", c.picture); },
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
        json.number("id", c.id, 1, highestNumber);
        json.textIfAny("caption", c.caption);
    },
    [](const Campaign &now, const PictureCaptioned &c) -> WhyNot {
        const WhyNot reason = isThere(now, c.id);
        return reason ? reason : isCaption(c.caption);
    },
    [](Campaign &now, const PictureCaptioned &c) { now.pictures[c.id].caption = c.caption; });

const ChangeKind PictureStruck::kind(
    "picture-struck", of<PictureStruck>, [](auto &json, auto &c) { json.number("id", c.id, 1, highestNumber); },
    [](const Campaign &now, const PictureStruck &c) { return isThere(now, c.id); },
    [](Campaign &now, const PictureStruck &c) { now.pictures.remove(c.id); });

void fields(auto &json, Of<DiceAnswer> auto &answer)
{
    json.text("answer", answer.answer);
    json.number("sides", answer.sides, 2, 100);
    json.number("die", answer.die, 1, 100);
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
        json.text("question", c.question);
        json.list("answers", c.answers, fewestAnswers, mostAnswers);
        json.number("answer", c.answer, 1, mostAnswers);
    },
    [](const Campaign &, const QuestionAsked &c) -> WhyNot {
        const bool areLines = std::all_of(c.answers.begin(), c.answers.end(), [](const DiceAnswer &one) {
            return isLine(one.answer, longestAnswer) && one.die <= one.sides;
        });
        return need(areLines && isLine(c.question, longestQuestion) && c.answer <= static_cast<int>(c.answers.size()),
                    CampaignText::tr("a question and its answers must be lines of plain text, each with a die"));
    },
    nothingElse);

} // namespace muster
