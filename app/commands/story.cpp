// SPDX-License-Identifier: MIT
#include "model/acts/story.h"
#include "app/command.h"
#include "app/commands/commands.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/story/find.h"
#include "rules/slug.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns the text given for TEXT. “-” stands for standard input, whose last line break is not part of the text.
Result<QString, Refusal> readText(const QString &typed, const Environment &surroundings)
{
    if (typed != u"-"_s)
        return typed;
    constexpr qint64 most = 4LL * longestWords + 2; // no character has more than four bytes
    const QByteArray input = surroundings.input(most);
    if (const auto line = lineNotInUtf8(input); line && input.size() < most) // otherwise it is too long and was cut off
        return wrong(
            CommandLine::tr("Line %1 of the standard input is not UTF-8 text, so nothing was written.").arg(*line));
    QString text = QString::fromUtf8(input);
    while (text.endsWith(u'\n') || text.endsWith(u'\r'))
        text.chop(1);
    return text;
}

Result<int, Refusal> readNote(const Call &call, const QString &option)
{
    const auto id = readNumber(call, option);
    if (!id)
        return id.problem();
    return id->value_or(0);
}

/// Refuses options and words that exclude each other.
std::optional<Refusal> refuseTogether(const Call &call)
{
    const bool changes = call.has(u"change"_s);
    const bool strikes = call.has(u"strike"_s);
    if (changes && strikes)
        return wrong(CommandLine::tr("Give only one of --change or --strike."));
    if ((changes || strikes) && call.has(u"about"_s))
        return wrong(CommandLine::tr("--about is for a new note: what a note is about stays."));
    if (strikes && (call.words.size() > 1 || call.has(u"title"_s)))
        return wrong(CommandLine::tr("--strike takes no text: it removes the note."));
    if (!strikes && call.words.size() < 2)
        return wrong(CommandLine::tr("“muster write” needs TEXT (- reads it from standard input)."));
    return std::nullopt;
}

QString whereIs(const Hit &hit, const OpenCampaign &open)
{
    const QString turn = words::turn(hit.turn, open.campaign(), open.pack);
    switch (hit.kind) {
    case HitKind::Step:
        return CommandLine::tr("%1, step %2", "the month").arg(turn).arg(hit.id);
    case HitKind::Words:
        return CommandLine::tr("%1, note %2", "the month").arg(turn).arg(hit.id);
    case HitKind::Picture:
        return CommandLine::tr("%1, picture %2", "the month").arg(turn).arg(hit.id);
    case HitKind::Figure:
        return CommandLine::tr("Figure %1").arg(hit.id);
    case HitKind::Foe:
        return CommandLine::tr("Foe %1").arg(hit.id);
    }
    Q_UNREACHABLE();
}

} // namespace

Reply answerWrite(const Call &call, const Environment &surroundings)
{
    if (const auto refusal = refuseTogether(call))
        return *refusal;
    const auto changed = readNote(call, u"change"_s);
    const auto struck = readNote(call, u"strike"_s);
    if (!changed || !struck)
        return changed ? struck.problem() : changed.problem();
    const auto text = readText(call.word(1), surroundings);
    if (!text)
        return text.problem();
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    const Campaign &now = open->campaign();
    const auto title = call.has(u"title"_s) ? std::optional(call.value(u"title"_s)) : std::nullopt;
    const auto make = [&]() -> Result<Step> {
        if (call.has(u"strike"_s))
            return acts::strikeWords(now, *struck);
        if (call.has(u"change"_s))
            return acts::changeWords(now, *changed, title, *text);
        const auto about = acts::aboutOf(call.value(u"about"_s), open->file->history(), now);
        if (!about)
            return about.problems();
        return acts::write(open->file->history(), now, *about, title.value_or(QString()), *text);
    };
    const int id = call.has(u"strike"_s) ? *struck : call.has(u"change"_s) ? *changed : now.lastWords + 1;
    Reply reply = writeStep(*open, call, surroundings, make());
    if (reply)
        reply->json[u"id"_s] = id;
    return reply;
}

Reply answerFind(const Call &call, const Environment &)
{
    const SearchTerms sought(call.words.mid(1).join(u' '));
    if (sought.isEmpty())
        return wrong(CommandLine::tr("“muster find” needs at least one word."));
    const auto open = openCampaign(call.word(0), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    const auto stories = tellAll(open->file->history().stepsInForce(), open->pack);
    const std::vector<Hit> hits = find(sought, stories, open->campaign(), open->pack);
    constexpr qsizetype longest = 160;
    QString text;
    QJsonArray json;
    for (const Hit &hit : hits) {
        text += u"%1: %2\n"_s.arg(whereIs(hit, *open), shortened(hit.text, longest));
        json.append(
            QJsonObject{{u"kind"_s, slug(hit.kind)}, {u"id"_s, hit.id}, {u"turn"_s, hit.turn}, {u"text"_s, hit.text}});
    }
    if (hits.empty())
        text = CommandLine::tr("Nothing in this campaign has these words.") + u'\n';
    return Answer{text, {{u"hits"_s, json}}};
}

} // namespace muster
