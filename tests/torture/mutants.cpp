// SPDX-License-Identifier: MIT
#include "tests/torture/child.h"
#include "tests/torture/look.h"
#include "tests/torture/mutate.h"
#include "tests/torture/run.h"

#include <QDir>
#include <QTemporaryDir>

#include <map>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

/// The number of times of each verdict (look.h), and of "crash" and "hang".
using Verdicts = std::map<QByteArray, int>;

constexpr int longestLook = 2000; ///< milliseconds; more is a hang

struct Batch {
    QString original;
    Mutation mutation = Mutation::Any;
    std::uint64_t from = 0;
    std::uint64_t to = 0;
};

QStringList arguments(const Batch &batch)
{
    return {u"mutants"_s, batch.original, QString::number(static_cast<int>(batch.mutation)),
            QString::number(batch.from), QString::number(batch.to)};
}

void complain(const Batch &batch, const QByteArray &verdict)
{
    qWarning("Mutant %llu of %s: %s. Again with: torture child %s", static_cast<unsigned long long>(batch.from),
             qUtf8Printable(batch.original), verdict.constData(),
             qUtf8Printable(arguments({batch.original, batch.mutation, batch.from, batch.from + 1}).join(u' ')));
}

/// Runs until the batch or the child ends. If the child ends first, `from` is the mutant at which it got stuck, and its
/// verdict is returned.
QByteArray runUntilStuck(Batch &batch, Verdicts &verdicts)
{
    Child child(arguments(batch));
    if (child.line(20000) != QByteArray("ready"))
        qFatal("%s cannot be opened itself.", qUtf8Printable(batch.original));
    while (batch.from < batch.to) {
        const auto verdict = child.line(longestLook);
        if (!verdict)
            return child.isRunning() ? "hang" : "crash";
        ++verdicts[*verdict];
        if (!isHonest(*verdict))
            complain(batch, *verdict);
        ++batch.from;
    }
    return {};
}

/// Returns whether the child hangs again. On a busy machine it may only have had no time to run.
bool happensAgain(Batch batch)
{
    batch.to = batch.from + 1;
    Verdicts ignored;
    return !runUntilStuck(batch, ignored).isEmpty();
}

/// Opens the mutants with seeds from `from` up to but not including `to` in a child process. Faults are printed with
/// their seed.
Verdicts openMutants(const QString &original, Mutation mutation, std::uint64_t from, std::uint64_t to)
{
    Verdicts verdicts;
    Batch batch{original, mutation, from, to};
    while (batch.from < batch.to) {
        const QByteArray stuck = runUntilStuck(batch, verdicts);
        if (stuck.isEmpty() || (stuck == "hang" && !happensAgain(batch)))
            continue;
        complain(batch, stuck);
        ++verdicts[stuck];
        ++batch.from;
    }
    return verdicts;
}

/// Returns "23 refused, 4 same".
QString words(const Verdicts &verdicts)
{
    QStringList words;
    for (const auto &[verdict, count] : verdicts)
        words << u"%1 %2"_s.arg(count).arg(QString::fromLatin1(verdict));
    return words.join(u", "_s);
}

int dishonest(const Verdicts &verdicts)
{
    int count = 0;
    for (const auto &[verdict, times] : verdicts)
        count += isHonest(verdict) ? 0 : times;
    return count;
}

} // namespace

int openMutants(const QStringList &arguments)
{
    const QString original = arguments.value(0);
    const auto mutation = static_cast<Mutation>(arguments.value(1).toInt());
    const auto file = CampaignFile::open(original, CampaignFile::Access::ReadOnly);
    if (!file)
        return 1;
    const Held held = Held::of(**file);
    const QByteArray bytes = bytesOf(original);
    const QTemporaryDir folder(QFileInfo(original).absolutePath() + u"/mutants-XXXXXX"_s);
    const QString path = folder.filePath(u"mutant.muster"_s);
    say("ready");
    for (std::uint64_t seed = arguments.value(2).toULongLong(); seed < arguments.value(3).toULongLong(); ++seed) {
        putBytes(path, mutated(bytes, mutation, seed));
        const auto access = seed % 2 == 0 ? CampaignFile::Access::ReadOnly : CampaignFile::Access::ReadWrite;
        say(lookAt(path, access, held).verdict);
    }
    return 0;
}

Findings flipBits(const Bench &bench)
{
    const QString path = bench.folder + u"/ordinary.muster"_s;
    ordinaryCampaign(path, 3, 40);
    const auto count = static_cast<std::uint64_t>(bench.amount(1000, 5000));
    const Verdicts verdicts = openMutants(path, Mutation::Bit, 0, count);
    return {{u"single-bit flips of an ordinary campaign"_s, u"0 opened with silently different content"_s,
             u"%1 flips: %2"_s.arg(count).arg(words(verdicts)), dishonest(verdicts) == 0}};
}

Findings mutateFiles(const Bench &bench)
{
    constexpr int campaigns = 4;
    const auto each = static_cast<std::uint64_t>(bench.amount(2000, 8000)) / campaigns;
    Verdicts verdicts;
    for (int campaign = 0; campaign < campaigns; ++campaign) {
        const QString path = bench.folder + u"/%1.muster"_s.arg(campaign);
        ordinaryCampaign(path, static_cast<std::uint64_t>(campaign), campaign * 12);
        for (const auto &[verdict, count] : openMutants(path, Mutation::Any, each * campaign, each * (campaign + 1)))
            verdicts[verdict] += count;
    }
    const QString found = u"%1 files: %2"_s.arg(each * campaigns).arg(words(verdicts));
    return {{u"mutated files"_s, u"0 crashes, 0 hangs over 2 s, 0 sanitizer reports, input untouched"_s, found,
             dishonest(verdicts) == 0}};
}

} // namespace muster::torture
