// SPDX-License-Identifier: MIT
#include "app/text/storytext.h"

#include "app/command.h"
#include "app/text/plain.h"
#include "model/account/writers.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr qsizetype longestLine = 200;

/// Returns dice such as "3 1 6 2 : 5 4", with colons between rolls. Dice that counted have an asterisk.
QString diceText(const StoryDice &dice)
{
    QStringList groups;
    for (std::size_t r = 0; r < dice.rolls.size(); ++r) {
        QStringList faces;
        for (qsizetype d = 0; d < dice.rolls[r].dice.size(); ++d) {
            const bool counts = dice.counted[r][static_cast<std::size_t>(d)];
            faces += QString::number(dice.rolls[r].dice[d].face) + (counts ? u"*"_s : u""_s);
        }
        groups += faces.join(u' ');
    }
    return groups.join(u" : "_s);
}

/// Returns title, detail and dice on one line, without those that are empty.
QString line(const StoryLine &told, QString (*safe)(const QString &))
{
    QString text = safe(told.title);
    if (!told.detail.isEmpty())
        text += (told.title.isEmpty() ? u""_s : u": "_s) + safe(told.detail);
    const QString dice = diceText(told.dice);
    if (!dice.isEmpty())
        text += u"  ["_s + safe(dice) + u']';
    return text;
}

QString oneLine(const QString &text)
{
    return shortened(text, longestLine);
}

QJsonObject lineJson(const StoryLine &told)
{
    QJsonArray figures;
    for (const FigureId id : told.about)
        figures.append(number(id));
    return {{u"title"_s, told.title},
            {u"detail"_s, told.detail},
            {u"figures"_s, figures},
            {u"rulings"_s, QJsonArray::fromStringList(told.rulings)}};
}

} // namespace

QString storyText(const NarratedStep &story)
{
    QString text = line(story.head, oneLine) + u'\n';
    for (const StoryLine &told : story.lines)
        text += u"  "_s + line(told, oneLine) + u'\n';
    return text;
}

QString storyMarkdown(const NarratedStep &story)
{
    QString text = u"- **"_s + markdownLine(story.head.title) + u"**"_s;
    StoryLine rest = story.head;
    rest.title.clear();
    const QString more = line(rest, markdownLine);
    text += (more.isEmpty() ? more : u' ' + more) + u'\n';
    for (const StoryLine &told : story.lines)
        text += u"  - "_s + line(told, markdownLine) + u'\n';
    return text;
}

QString noteText(const Words &words, const QString &indent)
{
    QString text;
    if (!words.title.isEmpty())
        text += indent + plain(words.title) + u'\n';
    for (const QString &line : plain(words.text).split(u'\n'))
        text += (line.isEmpty() ? line : indent + line) + u'\n';
    return text;
}

QString noteMarkdown(const Words &words)
{
    QString text;
    if (!words.title.isEmpty())
        text += u"\n  **"_s + escapedForMarkdown(plain(words.title)) + u"**\n"_s;
    bool opens = true; // a paragraph
    for (const QString &line : plain(words.text).split(u'\n')) {
        const QString shown = escapedForMarkdown(line.trimmed());
        if (!shown.isEmpty())
            text += (opens ? u"\n  "_s : u"  \n  "_s) + shown;
        else if (!opens)
            text += u'\n';
        opens = shown.isEmpty();
    }
    return text + (opens ? u"\n"_s : u"\n\n"_s);
}

QJsonObject storyJson(const NarratedStep &story)
{
    QJsonArray lines;
    for (const StoryLine &told : story.lines)
        lines.append(lineJson(told));
    QJsonObject json = lineJson(story.head);
    json[u"step"_s] = story.number;
    json[u"turn"_s] = story.turn;
    json[u"lines"_s] = lines;
    return json;
}

QString markdownLine(const QString &text)
{
    return escapedForMarkdown(oneLine(text));
}

} // namespace muster
