// SPDX-License-Identifier: MIT
#include "tests/torture/faultcase.h"

#include "tests/torture/child.h"
#include "tests/torture/faultshim.h"
#include "tests/torture/player.h"

#include <QFileInfo>

#include <dlfcn.h>

namespace muster::torture {

namespace {

constexpr int deedsAfter = 3; ///< the fault happened, and the player goes on
constexpr int mostDeeds = 30;

FaultSwitch &faultSwitch()
{
    const auto find = reinterpret_cast<FaultSwitchFunction>(dlsym(RTLD_DEFAULT, faultSwitchName));
    if (!find)
        qFatal("The library that makes calls fail was not preloaded.");
    return *find();
}

void arm(const FaultCase &fault, const QString &path)
{
    static QByteArray folder;
    folder = QFileInfo(path).absolutePath().toLocal8Bit();
    FaultSwitch &fuse = faultSwitch();
    fuse.failAt = fault.call;
    fuse.error = fault.error;
    fuse.forGood = fault.forGood;
    fuse.folder = folder.constData();
}

/// What a program knows of courses stands in the file alone: where that cannot be read any more, it shows none.
bool showsTheSame(const CampaignFile &file, const Held &expected)
{
    Held shown = Held::of(file);
    if (!file.courses())
        shown.courses = expected.courses;
    return shown == expected;
}

/// Tries a deed, and twice more where it is refused, as a player would.
bool insist(CampaignFile &file, const Deed &deed)
{
    for (int attempt = 0; attempt < 3; ++attempt) {
        const Held before = Held::of(file);
        const auto done = carryOut(file, deed);
        if (done) {
            say("done");
            return true;
        }
        say("refused");
        say(done.problem().text.toUtf8());
        if (!showsTheSame(file, before))
            say("apart");
    }
    return false;
}

void playOn(CampaignFile &file, Player &player)
{
    Held held = Held::of(file);
    int left = deedsAfter;
    for (int i = 0; i < mostDeeds && left > 0; ++i) {
        const Deed deed = player.next(held);
        if (!insist(file, deed))
            return;
        held.carryOut(deed);
        if (!showsTheSame(file, held))
            say("apart");
        left -= faultSwitch().fired > 0 ? 1 : 0;
    }
}

std::unique_ptr<CampaignFile> createOrInsist(const QString &path, const Step &founding)
{
    for (int attempt = 0; attempt < 3; ++attempt) {
        auto made = CampaignFile::create(path, founding);
        if (made) {
            say("done");
            return *std::move(made);
        }
        say("refused");
        say(made.problem().text.toUtf8());
    }
    return nullptr;
}

std::unique_ptr<CampaignFile> begin(const FaultCase &fault, const QString &path, Player &player)
{
    const Step founding = player.founding();
    if (fault.begins == FaultCase::Begins::Creating) {
        arm(fault, path);
        return createOrInsist(path, founding);
    }
    auto file = CampaignFile::open(path);
    if (!file)
        qFatal("%s", qUtf8Printable(file.problem().text));
    Held held;
    held.carryOut(founding);
    for (int i = 0; i < FaultCase::deedsBefore; ++i)
        held.carryOut(player.next(held));
    arm(fault, path);
    return *std::move(file);
}

} // namespace

QStringList FaultCase::arguments() const
{
    return {QString::number(static_cast<int>(begins)), QString::number(call), QString::number(error),
            QString::number(forGood ? 1 : 0), QString::number(seed)};
}

FaultCase FaultCase::of(const QStringList &arguments)
{
    return {static_cast<Begins>(arguments.value(0).toInt()), arguments.value(1).toInt(), arguments.value(2).toInt(),
            arguments.value(3) == QStringLiteral("1"), arguments.value(4).toULongLong()};
}

void FaultCase::prepare(const QString &path) const
{
    Player player(seed);
    Held held = newCampaign(path, player.founding());
    const auto file = CampaignFile::open(path);
    for (int i = 0; i < deedsBefore; ++i) {
        const Deed deed = player.next(held);
        if (!carryOut(**file, deed))
            qFatal("The campaign could not be made ready.");
        held.carryOut(deed);
    }
}

int writeUntilItFails(const QStringList &arguments)
{
    const QString path = arguments.value(0);
    const FaultCase fault = FaultCase::of(arguments.mid(1));
    Player player(fault.seed);
    const auto file = begin(fault, path, player);
    if (file)
        playOn(*file, player);
    const FaultSwitch &fuse = faultSwitch();
    if (fuse.fired > 0)
        say(QByteArray("fired ") + fuse.firedOn);
    return 0;
}

} // namespace muster::torture
