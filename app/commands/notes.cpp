// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/commands/outfile.h"
#include "app/draw.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/terminal.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/acts/story.h"
#include "model/story/find.h"
#include "rules/slug.h"

namespace muster {

namespace {

/// Returns the text given for TEXT. “-” stands for standard input, whose last line break is not part of the text.
Result<QString, Refusal> readText(const QString &typed)
{
    if (typed != u"-"_s)
        return typed;
    constexpr qint64 most = 4LL * longestWords + 2; // no character has more than four bytes
    const QByteArray input = terminal::readInput(most);
    if (const auto line = lineNotInUtf8(input); line && input.size() < most) // otherwise it is too long and was cut off
        return wrong(
            CommandLine::tr("Line %1 of the standard input is not UTF-8 text, so nothing was written.").arg(*line));
    QString text = QString::fromUtf8(input);
    while (text.endsWith(u'\n') || text.endsWith(u'\r'))
        text.chop(1);
    return text;
}

/// Refuses options and words that exclude each other.
std::optional<Refusal> refuseTogether(const Call &call)
{
    const bool changes = call.has("change");
    const bool strikes = call.has("strike");
    if (changes && strikes)
        return wrong(CommandLine::tr("Give only one of --change or --strike."));
    if ((changes || strikes) && call.has("about"))
        return wrong(CommandLine::tr("--about is for a new note: what a note is about stays."));
    if (strikes && (saysMore(call) || call.has("title")))
        return wrong(CommandLine::tr("--strike takes no text: it removes the note."));
    if (!strikes && !saysMore(call))
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

Result<Step> noteStep(const OpenCampaign &open, const Call &call, const QString &text)
{
    const Campaign &now = open.campaign();
    const auto title = call.has("title") ? std::optional(call.value("title")) : std::nullopt;
    if (const auto struck = call.number("strike"))
        return acts::strikeWords(now, *struck);
    if (const auto changed = call.number("change"))
        return acts::changeWords(now, *changed, title, text);
    const auto about = acts::aboutOf(call.value("about"), open.file->history(), now);
    if (!about)
        return about.problems();
    return acts::write(open.file->history(), now, *about, title.value_or(QString()), text);
}

Reply answerWrite(const Call &call)
{
    if (const auto refusal = refuseTogether(call))
        return *refusal;
    const auto text = readText(call.word(1));
    if (!text)
        return text.problem();
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    Reply reply = writeStep(*open, call, noteStep(*open, call, *text));
    if (reply)
        reply->json[u"id"_s] =
            call.number(call.has("strike") ? "strike" : "change").value_or(open->campaign().lastWords);
    return reply;
}

Reply answerFind(const OpenCampaign &open, const Call &call)
{
    const SearchTerms sought(call.words.mid(1).join(u' '));
    if (sought.isEmpty())
        return wrong(CommandLine::tr("“muster find” needs at least one word."));
    const auto stories = tellAll(open.file->history().stepsInForce(), open.pack);
    constexpr qsizetype longest = 160;
    QString text;
    QJsonArray json;
    for (const Hit &hit : find(sought, stories, open.campaign(), open.pack)) {
        text += u"%1: %2\n"_s.arg(whereIs(hit, open), shortened(hit.text, longest));
        json.append(
            QJsonObject{{u"kind"_s, slug(hit.kind)}, {u"id"_s, hit.id}, {u"turn"_s, hit.turn}, {u"text"_s, hit.text}});
    }
    if (json.isEmpty())
        text = CommandLine::tr("Nothing in this campaign has these words.") + u'\n';
    return Answer{text, {{u"hits"_s, json}}};
}

Reply savePicture(const OpenCampaign &open, const Call &call, int id)
{
    const QString path = call.word(1);
    if (path.isEmpty())
        return wrong(CommandLine::tr("--out needs the file to write too: “muster picture FILE --out K OUT”."));
    const Result<Picture> picture = acts::pictureOf(open.campaign(), id);
    if (!picture)
        return wrong(picture.problems());
    const std::optional<QByteArray> content = open.file->picture(picture->sha256);
    if (!content)
        return unusable(
            CommandLine::tr("Picture %1 of %2 is missing or damaged. Restore a backup, or add the picture again.")
                .arg(QString::number(id), fileNameOf(call.word(0))));
    if (const auto refusal = refuseOut(call, path, outPicture))
        return *refusal;
    return saveOut(path, *content, {{u"id"_s, id}, {u"file"_s, path}, {u"sha256"_s, picture->sha256}});
}

Reply answerPicture(OpenCampaign &open, const Call &call)
{
    const auto strike = call.number("strike");
    const auto out = call.number("out");
    const QString path = call.word(1);
    if (strike && (out || !path.isEmpty()))
        return wrong(CommandLine::tr("--strike takes only the number of a picture: “muster picture FILE --strike K”."));
    if ((strike || out) && (call.has("about") || call.has("caption")))
        return wrong(CommandLine::tr("--about and --caption belong to a picture that is added."));
    if (out)
        return savePicture(open, call, *out);
    if (!strike && path.isEmpty())
        return wrong(CommandLine::tr("Which picture? Give the file of a JPEG, PNG or WebP picture."));
    const Campaign &now = open.campaign();
    Reply reply = wrong(QString());
    if (strike) {
        reply = writeStep(open, call, acts::strikePicture(now, *strike));
    } else {
        const History &history = open.file->history();
        const auto about = acts::aboutOf(call.value("about"), history, now);
        if (!about)
            return wrong(about.problems());
        const Result<PictureContent> content = takePicture(path);
        if (!content)
            return wrong(content.problem().text);
        reply = writeStep(open, call, acts::addPicture(history, now, *about, call.value("caption"), *content),
                          [&](const QString &) { return content->bytes; });
    }
    if (reply)
        reply->json[u"id"_s] = strike.value_or(now.lastPicture);
    return reply;
}

} // namespace

std::vector<Command> CommandLine::noteCommands()
{
    return {
        {"write",
         "FILE [TEXT]",
         QT_TR_NOOP("Adds a note in your own words to the chronicle, or edits one (TEXT - reads standard input)."),
         {{"about",
           QT_TR_NOOP("what it is about: campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID (default: now)"),
           "WHAT"},
          {"title", QT_TR_NOOP("the note's title"), "TITLE"},
          {"change", QT_TR_NOOP("number of the note that gets this text"), "NOTE"},
          {"strike", QT_TR_NOOP("number of the note to remove"), "NOTE"}},
         answerWrite,
         {"harrow.muster \"Snow on the pass.\"", "harrow.muster - --about figure=3 --title \"Maud's luck\" < maud.txt",
          "harrow.muster --strike 2"}},
        {"find",
         "FILE WORDS [WORDS ...]",
         QT_TR_NOOP("Finds words in the chronicle, in notes, below pictures, among the figures and among the foes; all "
                    "of them must occur."),
         {},
         answerFind,
         {"harrow.muster bridge", "harrow.muster snow pass", "harrow.muster bridge --json"}},
        {"picture",
         "FILE [IMAGE]",
         QT_TR_NOOP("Adds a picture: JPEG, PNG or WebP, kept in the campaign file without its metadata."),
         {{"about",
           QT_TR_NOOP("what it belongs to: campaign, month=N, battle=STEP, step=N, figure=ID or foe=ID (default: "
                      "the present month)"),
           "WHAT"},
          {"caption", QT_TR_NOOP("a line below it"), "TEXT"},
          {"strike", QT_TR_NOOP("remove this picture"), "PICTURE"},
          {"out", QT_TR_NOOP("save this picture to the file IMAGE (- for standard output)"), "PICTURE"}},
         answerPicture,
         {"harrow.muster bridge.jpg --caption \"The bridge\"", "harrow.muster maud.png --about figure=3",
          "harrow.muster bridge.jpg --out 1"},
         {.onlyReads = [](const Call &call) { return call.has("out"); }}},
    };
}

} // namespace muster
