// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/refusals.h"
#include "app/text/columns.h"
#include "app/text/plain.h"
#include "model/packs.h"
#include "model/storage/backups.h"
#include "model/storage/campaignfile.h"
#include "model/storage/files.h"
#include "model/story/lastpage.h"

#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString shortName(const QString &path)
{
    return shortened(QFileInfo(path).fileName());
}

/// The saved states, numbered from 1 for the newest.
struct StateList {
    Columns lines{2, "rl"};
    QJsonArray json;

    void add(const SavedState &state)
    {
        const Result<Pack> pack = packToPlay(state.campaign.rules, state.campaign.variant);
        const StateText told = pack ? describeState(state.campaign, *pack) : StateText{state.campaign.rules, {}};
        const int number = static_cast<int>(json.size()) + 1;
        lines.add({QString::number(number), state.when.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), told.title,
                   told.detail});
        json.append(QJsonObject{{u"number"_s, number},
                                {u"when"_s, state.when.toString(Qt::ISODate)},
                                {u"title"_s, told.title},
                                {u"detail"_s, told.detail},
                                {u"turn"_s, state.campaign.turn},
                                {u"steps"_s, static_cast<int>(state.steps)},
                                {u"path"_s, state.path}});
    }
};

Reply listStates(const QString &path, const std::vector<SavedState> &states)
{
    if (states.empty()) {
        if (const auto file = CampaignFile::open(path, CampaignFile::Access::ReadOnly); !file)
            return unusable(file.problem());
        return Answer{CommandLine::tr("There is no backup of %1 yet. “muster backup” makes one.").arg(shortName(path))
                          + u'\n',
                      {{u"states"_s, QJsonArray()}}};
    }
    StateList list;
    for (const SavedState &state : states)
        list.add(state);
    return Answer{CommandLine::tr("Backups of %1, newest first:").arg(shortName(path)) + u'\n' + list.lines.text()
                      + CommandLine::tr("“muster restore FILE COPY --state N” restores one to a new file.") + u'\n',
                  {{u"states"_s, list.json}}};
}

} // namespace

Reply answerBackup(const Call &call)
{
    const auto made = Backups(Backups::usualFolder()).make(call.word(0));
    if (!made)
        return unusable(made.problem());
    const QString text = made->isNew ? CommandLine::tr("%1 is backed up to %2")
                                     : CommandLine::tr("%1 has not changed since its last backup, %2");
    return Answer{text.arg(shortName(call.word(0)), plain(made->path)) + u'\n',
                  {{u"backup"_s, made->path}, {u"new"_s, made->isNew}}};
}

Reply answerRestore(const Call &call)
{
    const auto number = call.number("state");
    const QString copy = call.word(1);
    if (number.has_value() == copy.isEmpty())
        return wrong(
            copy.isEmpty()
                ? CommandLine::tr("--state needs the name of the new file too: “muster restore FILE "
                                  "COPY --state N”.")
                : CommandLine::tr("Which backup? “muster restore FILE” lists them; give its number with --state."));
    const std::vector<SavedState> states = Backups(Backups::usualFolder()).statesOf(call.word(0));
    if (!number.has_value())
        return listStates(call.word(0), states);
    if (*number < 1 || static_cast<std::size_t>(*number) > states.size())
        return wrong(CommandLine::tr("There is no backup %1 of %2. “muster restore FILE” lists the backups.")
                         .arg(QString::number(*number), shortName(call.word(0))));
    const SavedState &state = states[static_cast<std::size_t>(*number) - 1];
    if (const auto copied = copyCampaign(state.path, copy); !copied)
        return unusable(copied.problem());
    StateList list;
    list.add(state);
    return Answer{CommandLine::tr("Saved to %1:").arg(shortened(copy)) + u'\n' + list.lines.text(),
                  {{u"copy"_s, copy}, {u"state"_s, *number}, {u"steps"_s, static_cast<int>(state.steps)}}};
}

Reply answerRecover(const Call &call)
{
    const auto saved = recoverUpTo(call.word(0), call.word(1));
    if (!saved)
        return unusable(saved.problem());
    const QString steps = CommandLine::tr("%n steps", nullptr, static_cast<int>(saved->steps));
    const QString copy = shortened(call.word(1));
    const QString text = saved->flaw.isEmpty()
        ? CommandLine::tr("%1 is undamaged. Copied to %3: %2.").arg(shortName(call.word(0)), steps, copy)
        : CommandLine::tr("%1 is damaged and was not changed. %2\nRecovered to %4: %3.")
              .arg(shortName(call.word(0)), saved->flaw, steps, copy);
    const QString lost = saved->lostPictures == 0
        ? QString()
        : u' ' + CommandLine::tr("%n pictures could not be recovered.", nullptr, saved->lostPictures);
    return Answer{text + lost + u'\n',
                  {{u"copy"_s, call.word(1)},
                   {u"steps"_s, static_cast<int>(saved->steps)},
                   {u"flaw"_s, saved->flaw},
                   {u"lost_pictures"_s, saved->lostPictures}}};
}

std::vector<Command> CommandLine::backupCommands()
{
    return {
        {"backup",
         "FILE",
         QT_TR_NOOP("Makes a backup now and prints its path. The window makes backups by itself."),
         {},
         answerBackup,
         {"harrow.muster", "harrow.muster --json", "\"My campaign.muster\""}},
        {"restore",
         "FILE [COPY]",
         QT_TR_NOOP("Lists the backups, or restores one to a new file."),
         {{"state", QT_TR_NOOP("its number in the list (1 is the newest)"), "N"}},
         answerRestore,
         {"harrow.muster", "harrow.muster before.muster --state 1", "harrow.muster --json"}},
        {"recover",
         "FILE COPY",
         QT_TR_NOOP("Recovers what it can of a damaged campaign into a new file."),
         {},
         answerRecover,
         {"broken.muster saved.muster", "broken.muster saved.muster --json", "\"My campaign.muster\" saved.muster"}},
    };
}

} // namespace muster
