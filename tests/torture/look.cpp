// SPDX-License-Identifier: MIT
#include "tests/torture/look.h"

#include "tests/torture/player.h"

#include <QDir>
#include <QFile>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

QByteArray compare(const CampaignFile &file, const Held &original)
{
    if (file.history() != original.history || file.campaign() != original.campaign)
        return "different";
    if (Held::of(file).courses != original.courses)
        return "course different";
    if (!file.lostPictures().empty())
        return "picture lost";
    if (file.drafts() == original.drafts)
        return "same";
    if (!file.drafts().isEmpty())
        return "different";
    return file.lostDraft() ? "draft dropped" : "draft gone";
}

/// Returns whether the text is a sentence that names the file. It ends with a full stop or a bracket, not with a code.
bool isSentence(const QString &text, const QString &path)
{
    return text.contains(QFileInfo(path).fileName()) && (text.endsWith(u'.') || text.endsWith(u')'));
}

Look openAndCompare(const QString &path, CampaignFile::Access access, const Held &original)
{
    const auto file = CampaignFile::open(path, access);
    if (file)
        return {compare(**file, original), {}, {}};
    const FileProblem &problem = file.problem();
    return {isSentence(problem.text, path) ? "refused" : "wordless", problem.text, problem.trouble};
}

} // namespace

Look lookAt(const QString &path, CampaignFile::Access access, const Held &original)
{
    const QDir folder = QFileInfo(path).dir();
    const QByteArray before = bytesOf(path);
    const QStringList filesBefore = folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::System);
    Look look = openAndCompare(path, access, original);
    if (bytesOf(path) != before)
        look.verdict = "touched";
    else if (folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::System) != filesBefore)
        look.verdict = "littered";
    return look;
}

bool isHonest(const QByteArray &verdict)
{
    return verdict == "refused" || verdict == "same" || verdict == "draft dropped" || verdict == "picture lost";
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    // The size of a pipe or a device is unknown.
    if (!QFileInfo(path).isFile() || QFileInfo(path).size() > 64 * 1024 * 1024 || !file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

void putBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("%s: %s", qUtf8Printable(path), qUtf8Printable(file.errorString()));
}

Held ordinaryCampaign(const QString &path, std::uint64_t seed, int deeds)
{
    Player player(seed);
    Held held = newCampaign(path, player.founding());
    const auto file = CampaignFile::open(path);
    for (int i = 0; i < deeds || !held.drafts.report || !held.drafts.act; ++i) {
        const Deed deed = player.next(held);
        if (const auto done = carryOut(**file, deed); !done)
            qFatal("%s", qUtf8Printable(done.problem().text));
        held.carryOut(deed);
    }
    return held;
}

} // namespace muster::torture
