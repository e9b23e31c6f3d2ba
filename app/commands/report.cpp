// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/commands/outfile.h"
#include "app/draw.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "model/account/account.h"
#include "model/account/writers.h"

namespace muster {

namespace {

Result<AccountChoice, Refusal> readChoice(const Call &call)
{
    AccountChoice choice;
    choice.words = !call.has("no-words");
    choice.pictures = !call.has("no-pictures");
    const QString how = call.value("dice", slug(choice.dice));
    const auto dice = fromSlug<AccountDice>(how);
    if (!dice)
        return wrong(CommandLine::tr("--dice “%1” is not a way to show the dice of a report. Give brackets, story or "
                                     "none.")
                         .arg(shortened(how)));
    choice.dice = *dice;
    return choice;
}

/// Returns the battles asked for: the last one, those of a month, or all.
Result<std::vector<FinishedBattle>, Refusal> readBattles(const Call &call, const OpenCampaign &open)
{
    const auto month = call.number("month");
    if (month && call.has("all"))
        return wrong(CommandLine::tr("Give only one of --month and --all."));
    std::vector<FinishedBattle> battles = battlesOf(open.file->history().stepsInForce());
    if (battles.empty())
        return wrong(CommandLine::tr("No battle is finished yet, so there is nothing to report. Play one, then run "
                                     "“muster aftermath”."));
    const int last = battles.back().turn;
    if (month)
        std::erase_if(battles, [&](const FinishedBattle &battle) { return battle.turn != *month; });
    else if (!call.has("all"))
        battles.erase(battles.begin(), battles.end() - 1);
    if (battles.empty())
        return wrong(
            CommandLine::tr("No battle was finished in month %1. The last one was in month %2.").arg(*month).arg(last));
    return battles;
}

Reply answerReport(OpenCampaign &open, const Call &call)
{
    const std::vector<std::pair<QString, AccountForm>> forms{
        {u"html"_s, AccountForm::Html}, {u"markdown"_s, AccountForm::Markdown}, {u"bbcode"_s, AccountForm::Bbcode}};
    QString option;
    AccountForm form = AccountForm::Markdown;
    for (const auto &[name, written] : forms) {
        if (!call.has(name))
            continue;
        if (!option.isEmpty())
            return wrong(CommandLine::tr("Give only one of --html, --markdown or --bbcode."));
        option = name;
        form = written;
    }
    const QString path = call.value(option);
    if (!option.isEmpty() && path.isEmpty())
        return wrong(CommandLine::tr("--%1 needs the name of the file to write.").arg(option));
    const auto choice = readChoice(call);
    if (!choice)
        return choice.problem();
    if (const auto refusal = path.isEmpty() ? std::nullopt : refuseOut(call, path, outReport, option))
        return *refusal;
    const auto battles = readBattles(call, open);
    if (!battles)
        return battles.problem();

    const bool isFile = !path.isEmpty() && path != standardOutput;
    const QString folder = isFile ? pictureFolderOf(path) : QString();
    ReportSource source{accountsOf(open.file->history().stepsInForce(), open.pack, *battles, *choice), open.pack, form,
                        folder};
    QStringList hashes;
    QJsonArray told;
    for (const Account &account : source.accounts) {
        told.append(QJsonObject{{u"turn"_s, account.turn}, {u"encounter"_s, account.kind}, {u"step"_s, account.step}});
        for (const Picture &picture : picturesIn(account))
            hashes << picture.sha256;
    }
    const Account &last = source.accounts.back();
    QJsonObject json{{u"turn"_s, last.turn}, {u"encounter"_s, last.kind}, {u"battles"_s, told}};
    if (option.isEmpty()) {
        const QString markdown = QString::fromUtf8(writtenAs(AccountForm::Markdown, source.accounts, {}, {}).text);
        json[u"markdown"_s] = markdown;
        return Answer{markdown, json};
    }
    source.pictures = picturesOf(*open.file, hashes);
    open.file.reset(); // drawing may take long, so the file is closed
    const auto report = draw(call, source);
    if (!report)
        return report.problem();
    if (!isFile)
        return Answer{{}, {}, report->text};
    if (const auto saved = saveReport(path, *report); !saved)
        return unusable(saved.problem().text);
    json[u"file"_s] = path;
    json[u"bytes"_s] = report->text.size();
    json[u"pictures"_s] = pictureNames(*report, folder);
    return savedTo(path, json);
}

} // namespace

std::vector<Command> CommandLine::reportCommands()
{
    return {
        {"report",
         "FILE",
         QT_TR_NOOP("Writes a report of a battle as players publish it; without a file to write, as Markdown here."),
         {{"month", QT_TR_NOOP("every battle of the month of this number (default: the last battle)"), "MONTH"},
          {"all", QT_TR_NOOP("every battle of the campaign")},
          {"html", QT_TR_NOOP("write one HTML page that needs no other file (- for standard output)"), "OUT"},
          {"markdown", QT_TR_NOOP("write Markdown, with its pictures in a folder beside it"), "OUT"},
          {"bbcode", QT_TR_NOOP("write BBCode for a forum, with its pictures in a folder beside it"), "OUT"},
          {"dice",
           QT_TR_NOOP("the dice: brackets in the sentences, story to have them at the end, or none (default: "
                      "brackets)"),
           "brackets|story|none"},
          {"no-words", QT_TR_NOOP("leave out the words you wrote")},
          {"no-pictures", QT_TR_NOOP("leave out your pictures")}},
         answerReport,
         {"harrow.muster", "harrow.muster --html month-6.html", "harrow.muster --all --bbcode forum.txt --dice none"},
         {.onlyReads = everyCall}}};
}

} // namespace muster
