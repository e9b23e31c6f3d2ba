// SPDX-License-Identifier: MIT
#include "tests/torture/child.h"
#include "tests/torture/player.h"
#include "tests/torture/run.h"

#include <QDir>
#include <QFile>
#include <QThread>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

constexpr int killsPerCampaign = 25; ///< then a new campaign, because a long one is slow to open
constexpr int longestLife = 60000; ///< microseconds after the child has opened its file: time for a step or two

struct KillCount {
    int kills = 0;
    int acknowledged = 0;
    int lost = 0;
    int damaged = 0;
    int halfSteps = 0;
    int stuck = 0; ///< not writable, or files were left beside it
    int midWrite = 0; ///< killed while a step was half written
    int untold = 0; ///< stored whole, but not acknowledged
};

/// Runs a child that writes and kills it at a random time. Returns the number of acknowledged deeds.
int writeAndKill(const QString &path, std::uint64_t seed, Luck &luck)
{
    Child child({u"write"_s, path, QString::number(seed)});
    if (!luck.oneIn(10))
        child.line(20000); // "ready"; without it the child is killed while it opens the file
    QThread::usleep(luck.below(static_cast<unsigned long>(longestLife)));
    child.kill();
    int acknowledged = 0;
    while (const auto line = child.line(0))
        acknowledged += *line == "ready" ? 0 : 1;
    return acknowledged;
}

/// Returns whether the file has everything that was acknowledged, and at most the next deed in addition.
bool isWhole(const Held &found, Held &held, Player &player, int acknowledged, KillCount &count)
{
    bool isEarlier = false;
    for (int i = 0; i < acknowledged; ++i) {
        isEarlier = isEarlier || found == held;
        held.carryOut(player.next(held));
    }
    if (found == held)
        return true;
    held.carryOut(player.next(held));
    if (found == held) {
        ++count.untold;
        return true;
    }
    ++(isEarlier ? count.lost : count.halfSteps);
    return false;
}

/// Opens and checks the file, and writes another deed, which no lock may prevent.
void lookAt(const QString &path, Held &held, Player player, int acknowledged, KillCount &count)
{
    const auto file = CampaignFile::open(path);
    if (!file) {
        qWarning("Kill %d: %s", count.kills, qUtf8Printable(file.problem().text));
        ++count.damaged;
        return;
    }
    if (!isWhole(Held::of(**file), held, player, acknowledged, count)) {
        qWarning("Kill %d: the file does not hold what it must.", count.kills);
        held = Held::of(**file);
    }
    const Deed more = player.next(held);
    const auto done = carryOut(**file, more);
    if (done)
        held.carryOut(more);
    else
        ++count.stuck;
}

void killOnce(const QString &path, Held &held, std::uint64_t seed, Luck &luck, KillCount &count)
{
    ++count.kills;
    const int acknowledged = writeAndKill(path, seed, luck);
    count.acknowledged += acknowledged;
    count.midWrite += QFile::exists(path + u"-journal"_s) ? 1 : 0;
    lookAt(path, held, Player(seed), acknowledged, count);
    const QStringList left = QFileInfo(path).dir().entryList(QDir::Files | QDir::Hidden);
    if (left.size() != 1)
        ++count.stuck;
}

} // namespace

int writeUntilKilled(const QStringList &arguments)
{
    const auto file = CampaignFile::open(arguments.value(0));
    if (!file)
        return 1;
    Player player(arguments.value(1).toULongLong());
    Held held = Held::of(**file);
    say("ready");
    for (;;) {
        const Deed deed = player.next(held);
        if (!carryOut(**file, deed))
            return 1;
        say("done");
        held.carryOut(deed);
    }
}

Findings killWhileWriting(const Bench &bench)
{
    const int kills = bench.amount(25, 1000);
    Luck luck(1);
    KillCount count;
    while (count.kills < kills) {
        const QDir folder(bench.folder + u"/%1"_s.arg(count.kills));
        QDir().mkpath(folder.path());
        const QString path = folder.filePath(u"campaign.muster"_s);
        Held held = newCampaign(path, Player(luck.seed()).founding());
        const int until = std::min(kills, count.kills + killsPerCampaign);
        while (count.kills < until)
            killOnce(path, held, luck.seed(), luck, count);
    }
    const int bad = count.lost + count.damaged + count.halfSteps + count.stuck;
    const QString found =
        u"%1 kills, %2 of them in the middle of a write: %3 of %4 acknowledged steps lost, %5 damaged files, %6 half "
        "steps, %7 locked or littered"_s.arg(count.kills)
            .arg(count.midWrite)
            .arg(count.lost)
            .arg(count.acknowledged)
            .arg(count.damaged)
            .arg(count.halfSteps)
            .arg(count.stuck);
    return {{u"kill -9 while steps are written"_s, u"0 lost, 0 damaged, 0 half"_s, found, bad == 0}};
}

} // namespace muster::torture
