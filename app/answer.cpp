// SPDX-License-Identifier: MIT
#include "app/answer.h"

#include "app/callreader.h"
#include "app/command.h"
#include "app/help.h"
#include "app/opencampaign.h"
#include "app/text/plain.h"
#include "app/throwdice.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

Reply run(const Call &call, const Environment &surroundings)
{
    if (call.version)
        return versionAnswer();
    if (call.help)
        return helpOn(call.command);
    const Answering &how = call.command->answering;
    if (const auto refusal = how.mayRoll && how.mayRoll(call) ? std::nullopt : refuseDice(call))
        return *refusal;
    if (const auto *alone = std::get_if<Answering::Alone>(&how.answer))
        return (*alone)(call, surroundings);
    const auto *reads = std::get_if<Answering::Reading>(&how.answer);
    using enum CampaignFile::Access;
    auto open = openCampaign(call.word(0), reads ? ReadOnly : ReadWrite);
    if (!open)
        return open.problem();
    return reads ? (*reads)(*open, call, surroundings)
                 : std::get<Answering::Writing>(how.answer)(*open, call, surroundings);
}

/// Returns the output of `--json`. Every answer has its rolls, even if there were none.
QByteArray printed(QJsonObject json)
{
    if (!json.contains(u"rolls"_s))
        json[u"rolls"_s] = QJsonArray();
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

/// Returns at most two lines, whatever a file's name or a problem contains.
QByteArray complaint(const Refusal &refusal)
{
    const QStringList lines = refusal.text.split(u'\n', Qt::SkipEmptyParts).mid(0, 2);
    return plain(lines.join(u'\n')).toUtf8() + '\n';
}

} // namespace

Output answer(const QStringList &arguments, const Environment &surroundings)
{
    const Result<Call, Refusal> call = readCall(arguments);
    const Reply reply = call ? run(*call, surroundings) : Reply(call.problem());
    if (!reply)
        return {{}, complaint(reply.problem()), reply.problem().exit};
    if (!reply->file.isEmpty())
        return {reply->file, {}, Exit::Success};
    if (call->json)
        return {printed(reply->json), {}, Exit::Success};
    return {plain(reply->text).toUtf8(), {}, Exit::Success};
}

} // namespace muster
