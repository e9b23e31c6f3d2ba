// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/commands/outfile.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "app/text/plain.h"
#include "model/account/sheetsource.h"
#include "model/json/campaignjson.h"
#include "model/story/setupdice.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Refuses to overwrite anything but an older sheet. A typing error must not cost a campaign.
std::optional<Refusal> checkTarget(const QString &path)
{
    const QFileInfo info(path);
    if (path.isEmpty())
        return wrong(CommandLine::tr("--pdf needs the name of the file to write."));
    if (!info.exists())
        return std::nullopt;
    if (!info.isFile())
        return unusable(CommandLine::tr("“%1” is not a file. Give the name of the PDF to write.").arg(shortened(path)));
    if (info.size() == 0)
        return std::nullopt;
    QFile there(path);
    if (there.open(QIODevice::ReadOnly) && there.read(4) == "%PDF")
        return std::nullopt;
    return wrong(CommandLine::tr("“%1” exists and is not a PDF, so it was not overwritten. Give another name.")
                     .arg(shortened(path)));
}

} // namespace

Reply writePdf(const Call &call, const Environment &surroundings, SheetKind kind, const SheetSource &source)
{
    const QString path = call.value(u"pdf"_s);
    const bool toOutput = path == standardOutput;
    if (toOutput && call.json)
        return wrong(CommandLine::tr("Standard output takes the PDF or the JSON, not both. Give a file to --pdf, or "
                                     "leave out --json."));
    if (const auto refusal = toOutput ? std::nullopt : checkTarget(path))
        return *refusal;
    const Result<QByteArray> pdf = surroundings.sheet(kind, source);
    if (!pdf)
        return unusable(pdf.problem().text);
    if (toOutput)
        return Answer{{}, {}, *pdf};
    if (const auto refusal = saveOut(path, *pdf))
        return *refusal;
    return Answer{CommandLine::tr("Saved to %1.").arg(shortened(path)) + u'\n',
                  {{u"pdf"_s, path}, {u"bytes"_s, pdf->size()}}};
}

namespace {

Reply writeCampaignPdf(const Call &call, const Environment &surroundings, OpenCampaign open, SheetKind kind)
{
    SheetSource source{open.campaign(), open.pack, QFileInfo(call.word(0)).fileName(), static_cast<int>(open.steps()),
                       dealtInWords(open.file->history())};
    source.miniatures =
        miniaturesOf(source.campaign.pictures, [&](const QString &sha256) { return open.file->picture(sha256); });
    const std::span<const Step> steps = open.file->history().stepsInForce();
    source.steps.assign(steps.begin(), steps.end());
    if (kind == SheetKind::CampaignBook) {
        QMap<QString, QByteArray> pictures; // read now, because the file is closed before the pictures are drawn
        for (const Picture &picture : open.campaign().pictures) {
            if (const auto content = open.file->picture(picture.sha256))
                pictures[picture.sha256] = *content;
        }
        source.pictures = [pictures](const QString &sha256) {
            return pictures.contains(sha256) ? std::optional(pictures[sha256]) : std::nullopt;
        };
    }
    open.file.reset(); // drawing may take long, so the file is closed
    return writePdf(call, surroundings, kind, source);
}

/// Writes a sheet that exists only as a PDF.
Reply answerPaper(const Call &call, const Environment &surroundings, SheetKind kind)
{
    if (!call.has(u"pdf"_s))
        return wrong(CommandLine::tr("These are for printing. Give a file to write: --pdf OUT.pdf."));
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    const bool dealt = open->pack.hasSkill && kind == SheetKind::EnemyCards;
    if (dealt && !open->campaign().encounter)
        return wrong(CommandLine::tr("There is no current game. Run “muster prepare” first."));
    if (kind == SheetKind::PefSlips && !open->pack.hasPefs())
        return wrong(
            CommandLine::tr("%1 has no PEFs, so there are no slips for them. “--of figures” and “--of enemies” "
                            "have cards.")
                .arg(open->pack.title));
    return writeCampaignPdf(call, surroundings, *std::move(open), kind);
}

} // namespace

Reply answerCards(const Call &call, const Environment &surroundings)
{
    const QMap<QString, SheetKind> kinds{{u"figures"_s, SheetKind::FigureCards},
                                         {u"enemies"_s, SheetKind::EnemyCards},
                                         {u"slips"_s, SheetKind::PefSlips}};
    const QString wanted = call.value(u"of"_s, u"figures"_s);
    if (!kinds.contains(wanted))
        return wrong(
            CommandLine::tr("There are no “%1” cards. Give --of figures, enemies or slips.").arg(shortened(wanted)));
    return answerPaper(call, surroundings, kinds[wanted]);
}

Reply answerBook(const Call &call, const Environment &surroundings)
{
    return answerPaper(call, surroundings, SheetKind::CampaignBook);
}

Reply answerEncounter(const Call &call, const Environment &surroundings)
{
    if (call.has(u"blank"_s))
        return answerPaper(call, surroundings, SheetKind::BlankEncounter);
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    if (!open->campaign().encounter)
        return wrong(CommandLine::tr("There is no current encounter. Run “muster prepare” first."));
    if (call.has(u"pdf"_s))
        return writeCampaignPdf(call, surroundings, *std::move(open), SheetKind::Encounter);
    return Answer{encounterText(open->campaign(), open->pack),
                  {{u"turn"_s, turnJson(open->campaign(), open->pack)},
                   {u"encounter"_s, encounterJson(open->campaign(), open->pack)}}};
}

Reply answerRoster(const Call &call, const Environment &surroundings)
{
    if (call.has(u"blank"_s))
        return answerPaper(call, surroundings, SheetKind::BlankRoster);
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    if (call.has(u"pdf"_s))
        return writeCampaignPdf(call, surroundings, *std::move(open), SheetKind::Roster);
    QJsonObject json = bandJson(open->campaign());
    json[u"name"_s] = open->campaign().name;
    return Answer{shortened(open->campaign().name) + u"\n\n"_s + rosterText(open->campaign(), open->pack), json};
}

} // namespace muster
