// SPDX-License-Identifier: MIT
// Replaces libFuzzer for compilers without it: runs the corpus, then mutations of its files. It takes the same options:
// -runs=1000 -seed=1 FOLDER …
#include "tests/torture/fuzz/target.h"
#include "tests/torture/look.h"
#include "tests/torture/luck.h"
#include "tests/torture/mutate.h"

#include <QDir>
#include <QRegularExpression>

#include <csignal>
#include <unistd.h>

using namespace muster::torture;
using namespace Qt::StringLiterals;

namespace {

char current[200]; ///< the current input, for the message about a crash

void tellWhich(int signal)
{
    [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, current, qstrlen(current));
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(const QByteArray &input, const QString &name)
{
    std::snprintf(current, sizeof current, "Stopped at %s\n", qUtf8Printable(name));
    alarm(10); // seconds for one input
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(input.constData()),
                           static_cast<std::size_t>(input.size()));
    alarm(0);
}

/// Replaces one of the input's numbers or words. The input stays JSON and gets further than with changed bytes.
QByteArray otherValue(const QByteArray &input, Luck &luck)
{
    static const QRegularExpression value(u"-?\\d+|\"[^\"]*\"|true|false|null"_s);
    static const QStringList values = {u"0"_s,    u"-1"_s,   u"7"_s,  u"2147483648"_s, u"1e999"_s,  u"null"_s,
                                       u"\"\""_s, u"true"_s, u"{}"_s, u"[[[["_s,       u"\"<b>\""_s};
    QString text = QString::fromUtf8(input);
    const auto found = value.match(text, luck.below(text.size() + 1));
    if (found.hasMatch())
        text.replace(found.capturedStart(), found.capturedLength(), luck.oneOf(values));
    return text.toUtf8();
}

QByteArray changed(const std::vector<QByteArray> &corpus, std::uint64_t seed)
{
    Luck luck(seed);
    QByteArray input = luck.oneOf(corpus);
    for (int times = luck.between(1, 4); times > 0; --times)
        input = luck.oneIn(3) ? mutated(input, Mutation::Any, luck.seed()) : otherValue(input, luck);
    return input;
}

} // namespace

int main(int argc, char **argv)
{
    std::uint64_t runs = 1000;
    std::uint64_t seed = 1;
    std::vector<QByteArray> corpus;
    for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGALRM})
        std::signal(signal, tellWhich);
    for (int i = 1; i < argc; ++i) {
        if (std::sscanf(argv[i], "-runs=%lu", &runs) == 1 || std::sscanf(argv[i], "-seed=%lu", &seed) == 1)
            continue;
        for (const QFileInfo &file : QDir(QString::fromLocal8Bit(argv[i])).entryInfoList(QDir::Files, QDir::Name)) {
            corpus.push_back(bytesOf(file.filePath()));
            run(corpus.back(), file.filePath());
        }
    }
    if (corpus.empty())
        qFatal("There is no corpus in these folders.");
    for (const std::uint64_t end = seed + runs; seed < end; ++seed)
        run(changed(corpus, seed), u"that -runs=1 -seed=%1 makes"_s.arg(seed));
    return 0;
}
