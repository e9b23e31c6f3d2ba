// SPDX-License-Identifier: MIT
#include "tests/ui/wander/invariants.h"

#include "model/json/campaignjson.h"

#include <QJsonDocument>
#include <QProcess>

namespace muster::testing {

namespace {

struct Said {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Said muster(const QStringList &words)
{
    QProcess process;
    process.start(QStringLiteral(MUSTER_BINARY), words);
    process.waitForFinished(60'000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

} // namespace

QStringList checkFile(const Sight &sight)
{
    const CampaignDocument &document = *sight.main.document();
    QStringList complaints;
    for (const char *command : {"check", "show"}) {
        const Said said = muster({QString::fromLatin1(command), document.path(), QStringLiteral("--json")});
        if (said.status != 0 || !said.err.isEmpty())
            complaints << QStringLiteral("%1 ends with %2: %3")
                              .arg(QLatin1String(command))
                              .arg(said.status)
                              .arg(QString::fromUtf8(said.err + said.out));
    }
    if (!complaints.isEmpty())
        return complaints;
    QJsonObject told =
        QJsonDocument::fromJson(muster({QStringLiteral("show"), document.path(), QStringLiteral("--json")}).out)
            .object();
    QJsonObject here = campaignJson(document.campaign(), document.pack(), document.history().inForce);
    for (const QString &key : here.keys()) {
        if (told.value(key) != here.value(key))
            complaints << QStringLiteral("the window has another “%1” than the file").arg(key);
    }
    return complaints;
}

} // namespace muster::testing
