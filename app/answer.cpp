// SPDX-License-Identifier: MIT
#include "app/answer.h"

#include "app/callreader.h"
#include "app/command.h"
#include "app/help.h"
#include "app/text/plain.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

Reply run(const Call &call, const Surroundings &surroundings)
{
    if (call.version)
        return versionAnswer();
    if (call.help)
        return helpOn(call.command);
    return call.command->run(call, surroundings);
}

/// As `--json` prints it: every answer has its rolls, also where there were none.
QByteArray printed(QJsonObject json)
{
    if (!json.contains(u"rolls"_s))
        json[u"rolls"_s] = QJsonArray();
    return QJsonDocument(json).toJson(QJsonDocument::Compact) + '\n';
}

/// Two lines at most, whatever a file's name or a problem brings along.
QByteArray complaint(const Refusal &refusal)
{
    const QStringList lines = refusal.text.split(u'\n', Qt::SkipEmptyParts).mid(0, 2);
    return plain(lines.join(u'\n')).toUtf8() + '\n';
}

} // namespace

Output answer(const QStringList &arguments, const Surroundings &surroundings)
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
