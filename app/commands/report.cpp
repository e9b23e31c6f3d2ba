// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/commands/outfile.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/account/account.h"
#include "model/account/writers.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// The target of a report and its format. Without an option it goes to the terminal.
struct ReportTarget {
    QString option;
    AccountForm form = AccountForm::Markdown;
    QString path;

    bool isFile() const { return !option.isEmpty() && path != standardOutput; }
};

Result<ReportTarget, Refusal> readTarget(const Call &call)
{
    ReportTarget target;
    for (const auto &[option, form] : {std::pair(u"html"_s, AccountForm::Html),
                                       {u"markdown"_s, AccountForm::Markdown},
                                       {u"bbcode"_s, AccountForm::Bbcode}}) {
        if (!call.has(option))
            continue;
        if (!target.option.isEmpty())
            return wrong(CommandLine::tr("Give only one of --html, --markdown or --bbcode."));
        target = {option, form, call.value(option)};
    }
    if (target.option.isEmpty())
        return target;
    if (target.path.isEmpty())
        return wrong(CommandLine::tr("--%1 needs the name of the file to write.").arg(target.option));
    if (!target.isFile() && call.json)
        return wrong(CommandLine::tr("Standard output takes the report or the JSON, not both. Give a file to --%1, or "
                                     "leave out --json.")
                         .arg(target.option));
    return target;
}

Result<AccountChoice, Refusal> readChoice(const Call &call)
{
    AccountChoice choice;
    choice.words = !call.has(u"no-words"_s);
    choice.pictures = !call.has(u"no-pictures"_s);
    if (!call.has(u"dice"_s))
        return choice;
    const QString how = call.value(u"dice"_s);
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
    const auto month = readNumber(call, u"month"_s);
    if (!month)
        return month.problem();
    if (*month && call.has(u"all"_s))
        return wrong(CommandLine::tr("Give only one of --month and --all."));
    std::vector<FinishedBattle> battles = battlesOf(open.file->history().stepsInForce());
    if (battles.empty())
        return wrong(CommandLine::tr("No battle is finished yet, so there is nothing to report. Play one, then run "
                                     "“muster aftermath”."));
    if (*month) {
        const int last = battles.back().turn;
        std::erase_if(battles, [&](const FinishedBattle &battle) { return battle.turn != **month; });
        if (battles.empty())
            return wrong(CommandLine::tr("No battle was finished in month %1. The last one was in month %2.")
                             .arg(**month)
                             .arg(last));
    } else if (!call.has(u"all"_s)) {
        battles.erase(battles.begin(), battles.end() - 1);
    }
    return battles;
}

QJsonObject battleJson(const Account &account)
{
    return {{u"turn"_s, account.turn}, {u"encounter"_s, account.kind}, {u"step"_s, account.step}};
}

} // namespace

Reply answerReport(const Call &call, const Environment &surroundings)
{
    const auto target = readTarget(call);
    if (!target)
        return target.problem();
    const auto choice = readChoice(call);
    if (!choice)
        return choice.problem();
    auto open = openCampaign(call.word(0), CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    if (const auto refusal = target->isFile() ? refusePage(target->path) : std::nullopt)
        return *refusal;
    const auto battles = readBattles(call, *open);
    if (!battles)
        return battles.problem();

    const std::span<const Step> steps = open->file->history().stepsInForce();
    const QString folder = target->isFile() ? pictureFolderOf(target->path) : QString();
    ReportSource source{accountsOf(steps, open->pack, *battles, *choice), open->pack, target->form, folder};
    const std::vector<Account> &accounts = source.accounts;
    QMap<QString, QByteArray> pictures;
    for (const Account &account : accounts) {
        for (const AccountPicture &picture : picturesIn(account)) {
            if (const auto content = open->file->picture(picture.sha256))
                pictures[picture.sha256] = *content;
        }
    }
    source.pictures = [pictures](const QString &sha256) {
        return pictures.contains(sha256) ? std::optional(pictures[sha256]) : std::nullopt;
    };
    open->file.reset(); // drawing may take long, so the file is closed
    QJsonArray told;
    for (const Account &account : accounts)
        told.append(battleJson(account));
    QJsonObject json{{u"turn"_s, accounts.back().turn}, {u"encounter"_s, accounts.back().kind}, {u"battles"_s, told}};
    if (target->option.isEmpty()) {
        const QString markdown = QString::fromUtf8(markdownOf(accounts, {}, {}).text);
        json[u"markdown"_s] = markdown;
        return Answer{markdown, json};
    }
    const Result<WrittenAccount> report = surroundings.report(source);
    if (!report)
        return unusable(report.problem().text);
    if (!target->isFile())
        return Answer{{}, {}, report->text};
    if (const auto saved = saveReport(target->path, *report); !saved)
        return unusable(saved.problem().text);
    QJsonArray files;
    for (const auto &[name, content] : report->files)
        files.append(folder + u'/' + name);
    json[u"file"_s] = target->path;
    json[u"bytes"_s] = report->text.size();
    json[u"pictures"_s] = files;
    return Answer{CommandLine::tr("Saved to %1.").arg(shortened(target->path)) + u'\n', json};
}

} // namespace muster
