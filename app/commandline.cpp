// SPDX-License-Identifier: MIT
#include "app/commandline.h"

#include "app/callreader.h"
#include "app/command.h"
#include "app/complete.h"
#include "app/help.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/terminal.h"
#include "app/text/plain.h"
#include "app/throwdice.h"
#include "app/values.h"
#include "model/language.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QScopeGuard>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace muster {

using terminal::write;

namespace {

/// Suppresses Qt's messages on standard error. It has only our own sentences, because scripts read it.
void keepQtQuiet(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtFatalMsg)
        write(text.toUtf8() + '\n', stderr);
}

std::optional<Refusal> refuseBytes(int argc, char **argv)
{
    for (int place = 1; place < argc; ++place) {
        if (lineNotInUtf8(argv[place]))
            return wrong(CommandLine::tr("Argument %1 is not UTF-8 text: “%2”. Type it again, in a terminal that "
                                         "is set to UTF-8.")
                             .arg(place)
                             .arg(shortened(QString::fromUtf8(argv[place]))));
    }
    return std::nullopt;
}

/// Runs the command. Dice given to a call that rolls none are refused, and so is a file that cannot be used.
Reply run(const Call &call)
{
    if (call.version)
        return versionAnswer();
    if (call.help)
        return helpOn(call.command);
    const CommandTraits &traits = call.command->traits;
    if (const auto refusal = traits.rolls && traits.rolls(call) ? std::nullopt : refuseDice(call))
        return *refusal;
    if (const auto *alone = std::get_if<Command::Alone>(&call.command->run))
        return (*alone)(call);
    const auto *reads = std::get_if<Command::Reading>(&call.command->run);
    const bool onlyReads = reads || (traits.onlyReads && traits.onlyReads(call));
    auto open =
        openCampaign(call.word(0), onlyReads ? CampaignFile::Access::ReadOnly : CampaignFile::Access::ReadWrite);
    if (!open)
        return open.problem();
    return reads ? (*reads)(*open, call) : std::get<Command::Writing>(call.command->run)(*open, call);
}

/// Returns what is written to standard output. Every JSON answer has its rolls, even if there were none.
QByteArray printed(Answer &answer, bool json)
{
    if (!answer.file.isEmpty())
        return answer.file;
    if (!json)
        return plain(answer.text).toUtf8();
    if (!answer.json.contains(u"rolls"_s))
        answer.json[u"rolls"_s] = QJsonArray();
    return QJsonDocument(answer.json).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace

int runCommandLine(int &argc, char **argv)
{
    qInstallMessageHandler(keepQtQuiet);
    new QCoreApplication(argc, argv); // draw() replaces it
    const auto done = qScopeGuard([] { delete QCoreApplication::instance(); });
    QCoreApplication::setApplicationName(u"muster"_s);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    // Scripts get the same output everywhere.
    language::speak(arguments.contains(u"--json"_s) ? language::english() : language::ofSystem());

    if (arguments.value(0) == u"complete"_s) {
        write(completions(arguments.mid(1)).join(u'\n').toUtf8() + '\n', stdout);
        return static_cast<int>(Exit::Success);
    }
    const auto unreadable = refuseBytes(argc, argv);
    const Result<Call, Refusal> call = unreadable ? *unreadable : readCall(arguments);
    Reply reply = call ? run(*call) : call.problem();
    if (!reply) {
        // At most two lines, whatever a file's name or a problem contains.
        const QStringList lines = reply.problem().text.split(u'\n', Qt::SkipEmptyParts).mid(0, 2);
        write(plain(lines.join(u'\n')).toUtf8() + '\n', stderr);
        return static_cast<int>(reply.problem().exit);
    }
    write(printed(*reply, call->json), stdout);
    // Part of a long answer may have failed to be written before the flush.
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return static_cast<int>(Exit::Success);
    write("The answer could not be written to standard output.\n", stderr);
    return static_cast<int>(Exit::UnusableFile);
}

} // namespace muster
