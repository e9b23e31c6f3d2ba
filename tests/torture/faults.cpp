// SPDX-License-Identifier: MIT
#include "tests/torture/child.h"
#include "tests/torture/faultshim.h"
#include "tests/torture/player.h"
#include "tests/torture/run.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <dlfcn.h>
#include <map>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

/// A fault: the call that fails, its error, and the activity of the program at that time.
struct FaultCase {
    enum class Begins : std::uint8_t {
        Writing, ///< writing to an existing campaign
        Creating, ///< creating a campaign
    };
    Begins begins = Begins::Writing;
    int call = 1; ///< number of the call, from 1, counted after arming
    int error = 0; ///< errno
    bool forGood = false;
    std::uint64_t seed = 0; ///< seed of the player

    static constexpr int deedsBefore = 6; ///< in the existing campaign

    QStringList arguments() const;
    static FaultCase of(const QStringList &arguments);
    /// Creates the campaign to write to.
    void prepare(const QString &path) const;
};

constexpr int deedsAfter = 3; ///< after the fault the player goes on
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

/// Returns whether the file holds the expected state. The steps of courses are only in the file; if it cannot be read
/// any more, the program shows none.
bool showsTheSame(const CampaignFile &file, const Held &expected)
{
    Held shown = Held::of(file);
    if (!shown.courses.empty() && shown.courses.front().steps.empty())
        shown.courses = expected.courses;
    return shown == expected;
}

/// Tries a deed, and twice more if it is refused, as a player would.
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

namespace {

constexpr int lastCall = 60;

struct Count {
    int cases = 0;
    int fired = 0;
    int notReached = 0;
    int damaged = 0;
    int halfSteps = 0;
    int lost = 0; ///< not in the file, although the player was told that it is
    int apart = 0; ///< the program showed something else than the file holds
    int told = 0; ///< the player was told of a fault
    int storedAfterAll = 0; ///< in the file, although the player was told that it is not
    std::map<QByteArray, int> calls; ///< name of the failed call, with the number of times
};

QProcessEnvironment withShim()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LD_PRELOAD"_s, QStringLiteral(MUSTER_FAULT_SHIM));
    // The sanitizer asks to be preloaded first, but works in second place too.
    environment.insert(u"ASAN_OPTIONS"_s, u"verify_asan_link_order=0:"_s + environment.value(u"ASAN_OPTIONS"_s));
    return environment;
}

/// The child's report about itself.
struct Told {
    int done = 0;
    bool lastWasRefused = false; ///< and the deed may be in the file or not
    bool wasRefused = false;
    bool isApart = false;
    QByteArray firedOn; ///< empty if the fault did not happen
    QString end;
};

Told runCase(const FaultCase &fault, const QString &path)
{
    Child child(QStringList{u"fail"_s, path} + fault.arguments(), withShim());
    Told told;
    while (const auto line = child.line(60000)) {
        told.done += *line == "done" ? 1 : 0;
        told.lastWasRefused = *line == "done" ? false : told.lastWasRefused || *line == "refused";
        told.wasRefused = told.wasRefused || *line == "refused";
        told.isApart = told.isApart || *line == "apart";
        if (line->startsWith("fired "))
            told.firedOn = line->mid(6);
    }
    told.end = child.end();
    return told;
}

/// Returns the expected contents of the file after `done` deeds; none if it could not even be created.
std::optional<Held> expected(const FaultCase &fault, int done)
{
    Player player(fault.seed);
    Held held;
    const Step founding = player.founding();
    if (fault.begins == FaultCase::Begins::Creating && done == 0)
        return std::nullopt;
    held.carryOut(founding);
    const int deeds = fault.begins == FaultCase::Begins::Creating ? done - 1 : done + FaultCase::deedsBefore;
    for (int i = 0; i < deeds; ++i)
        held.carryOut(player.next(held));
    return held;
}

void judge(const FaultCase &fault, const QString &path, const Told &told, Count &count)
{
    const auto complain = [&](const char *what) {
        qWarning("%s: %s", qUtf8Printable(fault.arguments().join(u' ')), what);
    };
    ++count.calls[told.firedOn];
    count.told += told.wasRefused ? 1 : 0;
    if (told.isApart) {
        complain("the program shows something else than before the refusal.");
        ++count.apart;
    }
    if (!QFile::exists(path)) {
        if (expected(fault, told.done)) {
            complain("there is no file.");
            ++count.damaged;
        }
        return;
    }
    const auto file = CampaignFile::open(path);
    if (!file) {
        complain(qUtf8Printable(file.problem().text));
        ++count.damaged;
        return;
    }
    const Held found = Held::of(**file);
    if (const auto shown = expected(fault, told.done); shown && *shown == found)
        return;
    const auto next = expected(fault, told.done + 1);
    if (told.lastWasRefused && next && *next == found) {
        ++count.storedAfterAll;
        return;
    }
    complain("the file does not hold what it must.");
    const auto before = told.done > 0 ? expected(fault, told.done - 1) : std::nullopt;
    ++(before && *before == found ? count.lost : count.halfSteps);
}

void tryCase(const FaultCase &fault, const QString &folder, Count &count)
{
    ++count.cases;
    QDir().mkpath(folder);
    const QString path = folder + u"/campaign.muster"_s;
    if (fault.begins == FaultCase::Begins::Writing)
        fault.prepare(path);
    const Told told = runCase(fault, path);
    if (!told.end.isEmpty()) {
        qWarning("%s: %s", qUtf8Printable(fault.arguments().join(u' ')), qUtf8Printable(told.end));
        ++count.damaged;
    } else if (told.firedOn.isEmpty()) {
        ++count.notReached;
    } else {
        ++count.fired;
        judge(fault, path, told, count);
    }
}

std::vector<FaultCase> allCases()
{
    std::vector<FaultCase> cases;
    for (const auto begins : {FaultCase::Begins::Writing, FaultCase::Begins::Creating}) {
        for (int call = 1; call <= lastCall; ++call) {
            for (const int error : {ENOSPC, EIO}) {
                for (const bool forGood : {false, true})
                    cases.push_back({begins, call, error, forGood, static_cast<std::uint64_t>(call)});
            }
        }
    }
    return cases;
}

QString countsOf(const std::map<QByteArray, int> &calls)
{
    QStringList words;
    for (const auto &[call, count] : calls)
        words << u"%1 %2"_s.arg(QString::fromLatin1(call)).arg(count);
    return words.join(u", "_s);
}

} // namespace

Findings failSystemCalls(const Bench &bench)
{
    const std::vector<FaultCase> cases = allCases();
    const auto stride = static_cast<std::size_t>(bench.amount(7, 1)); // coprime to the dimensions of the cases
    Count count;
    for (std::size_t i = 0; i < cases.size(); i += stride)
        tryCase(cases[i], bench.folder + u"/%1"_s.arg(i), count);
    const int bad =
        count.damaged + count.halfSteps + count.lost + count.apart + count.storedAfterAll + count.notReached;
    const QString found =
        u"%1 faults fired (%2), %3 never came to pass: %4 damaged, %5 half steps, %6 lost unsaid, %7 where "
        "the program showed what the file did not hold, %9 stored though the player was told otherwise. %8 were told, "
        "the others did no harm: all was stored"_s.arg(count.fired)
            .arg(countsOf(count.calls))
            .arg(count.notReached)
            .arg(count.damaged)
            .arg(count.halfSteps)
            .arg(count.lost)
            .arg(count.apart)
            .arg(count.told)
            .arg(count.storedAfterAll);
    return {
        {u"faults at the first %1 writes, syncs, truncates, unlinks and creations × no space / I/O error × once / for "
         "good × writing / creating"_s.arg(lastCall),
         u"0 damaged, 0 half steps, every one told"_s, found, bad == 0}};
}

} // namespace muster::torture
