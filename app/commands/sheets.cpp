// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/commands/outfile.h"
#include "app/draw.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "app/text/plain.h"
#include "model/json/campaignjson.h"
#include "model/story/setupdice.h"

namespace muster {

Reply writePdf(const Call &call, SheetKind kind, const SheetSource &source)
{
    const QString path = call.value("pdf");
    if (path.isEmpty())
        return wrong(CommandLine::tr("--pdf needs the name of the file to write."));
    if (const auto refusal = refuseOut(call, path, outPdf))
        return *refusal;
    const auto pdf = draw(call, DrawnSheet{kind, source});
    return pdf ? saveOut(path, pdf->text, {{u"pdf"_s, path}}) : pdf.problem();
}

namespace {

Reply writeCampaignPdf(OpenCampaign &open, const Call &call, SheetKind kind)
{
    if (!call.has("pdf"))
        return wrong(CommandLine::tr("These are for printing. Give a file to write: --pdf OUT.pdf."));
    SheetSource source = open.sheetSource(call);
    source.dealt = dealtInWords(open.file->history());
    source.miniatures =
        miniaturesOf(source.campaign.pictures, [&](const QString &sha256) { return open.file->picture(sha256); });
    const std::span<const Step> steps = open.file->history().stepsInForce();
    source.steps.assign(steps.begin(), steps.end());
    if (kind == SheetKind::CampaignBook) {
        QStringList hashes;
        for (const Picture &picture : open.campaign().pictures)
            hashes << picture.sha256;
        source.pictures = picturesOf(*open.file, hashes);
    }
    open.file.reset(); // drawing may take long, so the file is closed
    return writePdf(call, kind, source);
}

Reply printCards(OpenCampaign &open, const Call &call)
{
    const QMap<QString, SheetKind> kinds{{u"figures"_s, SheetKind::FigureCards},
                                         {u"enemies"_s, SheetKind::EnemyCards},
                                         {u"slips"_s, SheetKind::PefSlips}};
    const QString wanted = call.value("of", u"figures"_s);
    if (!kinds.contains(wanted))
        return wrong(
            CommandLine::tr("There are no “%1” cards. Give --of figures, enemies or slips.").arg(shortened(wanted)));
    const SheetKind kind = kinds[wanted];
    if (open.pack.hasSkill && kind == SheetKind::EnemyCards && !open.campaign().encounter)
        return wrong(CommandLine::tr("There is no current game. Run “muster prepare” first."));
    if (kind == SheetKind::PefSlips && !open.pack.hasPefs())
        return wrong(
            CommandLine::tr("%1 has no PEFs, so there are no slips for them. “--of figures” and “--of enemies” "
                            "have cards.")
                .arg(open.pack.title));
    return writeCampaignPdf(open, call, kind);
}

Reply printBook(OpenCampaign &open, const Call &call)
{
    return writeCampaignPdf(open, call, SheetKind::CampaignBook);
}

Reply showEncounter(OpenCampaign &open, const Call &call)
{
    if (call.has("blank"))
        return writeCampaignPdf(open, call, SheetKind::BlankEncounter);
    if (!open.campaign().encounter)
        return wrong(CommandLine::tr("There is no current encounter. Run “muster prepare” first."));
    if (call.has("pdf"))
        return writeCampaignPdf(open, call, SheetKind::Encounter);
    return Answer{encounterText(open.campaign(), open.pack),
                  {{u"turn"_s, turnJson(open.campaign(), open.pack)},
                   {u"encounter"_s, encounterJson(open.campaign(), open.pack)}}};
}

Reply showRoster(OpenCampaign &open, const Call &call)
{
    if (call.has("blank"))
        return writeCampaignPdf(open, call, SheetKind::BlankRoster);
    if (call.has("pdf"))
        return writeCampaignPdf(open, call, SheetKind::Roster);
    QJsonObject json = bandJson(open.campaign());
    json[u"name"_s] = open.campaign().name;
    return Answer{shortened(open.campaign().name) + u"\n\n"_s + rosterText(open.campaign(), open.pack), json};
}

} // namespace

std::vector<Command> CommandLine::sheetCommands()
{
    const CommandOption blank{"blank", QT_TR_NOOP("a blank sheet to fill in by hand (with --pdf)")};
    return {
        {"encounter",
         "FILE",
         QT_TR_NOOP("Shows or prints the encounter sheet: map, objective, forces, PEFs."),
         {pdfOption(), blank},
         showEncounter,
         {"harrow.muster", "harrow.muster --pdf raid.pdf", "harrow.muster --blank --pdf blank.pdf"},
         {.onlyReads = everyCall}},
        {"roster",
         "FILE",
         QT_TR_NOOP("Shows or prints the roster."),
         {pdfOption(), blank},
         showRoster,
         {"harrow.muster", "harrow.muster --pdf roster.pdf", "harrow.muster --blank --pdf blank.pdf"},
         {.onlyReads = everyCall}},
        {"cards",
         "FILE",
         QT_TR_NOOP("Prints cards, eight to a page: one per figure, or PEFs and enemies to draw blind."),
         {pdfOption(),
          {"of", QT_TR_NOOP("figures, enemies, or slips for hidden PEFs (default: figures)"), "figures|enemies|slips"}},
         printCards,
         {"harrow.muster --pdf cards.pdf", "harrow.muster --of enemies --pdf enemies.pdf",
          "harrow.muster --of slips --pdf slips.pdf"},
         {.onlyReads = everyCall}},
        {"book",
         "FILE",
         QT_TR_NOOP("Prints the whole campaign as a book: every battle with its map, careers, the fallen, an index."),
         {pdfOption()},
         printBook,
         {"harrow.muster --pdf book.pdf", "harrow.muster --pdf - > book.pdf", "harrow.muster --pdf book.pdf --json"},
         {.onlyReads = everyCall}},
    };
}

} // namespace muster
