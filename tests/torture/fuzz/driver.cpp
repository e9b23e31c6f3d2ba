// SPDX-License-Identifier: MIT
#include "tests/torture/fuzz/scramble.h"
#include "tests/torture/fuzz/target.h"
#include "tests/torture/look.h"

#include <QDir>

#include <csignal>
#include <cstdio>
#include <cstring>
#include <unistd.h>

// Stands in for libFuzzer where the compiler has none: the corpus, then so many seeded variations of it. It takes the
// same options: -runs=1000 -seed=1 FOLDER …

namespace {

constexpr unsigned longestRun = 10; ///< seconds for one input

char current[200] = "at the beginning"; ///< the input in hand, for the one who is told of a crash

void tellWhich(int signal)
{
    constexpr char before[] = "Stopped at the input ";
    [[maybe_unused]] ssize_t written = write(STDERR_FILENO, before, sizeof before - 1);
    written = write(STDERR_FILENO, current, std::strlen(current));
    written = write(STDERR_FILENO, "\n", 1);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(const QByteArray &input)
{
    alarm(longestRun);
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(input.constData()),
                           static_cast<std::size_t>(input.size()));
    alarm(0);
}

std::vector<QByteArray> corpusIn(const QStringList &folders)
{
    std::vector<QByteArray> corpus;
    for (const QString &folder : folders) {
        for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files, QDir::Name)) {
            corpus.push_back(muster::torture::bytesOf(file.filePath()));
            std::snprintf(current, sizeof current, "%s", qUtf8Printable(file.filePath()));
            run(corpus.back());
        }
    }
    return corpus;
}

} // namespace

int main(int argc, char **argv)
{
    unsigned long long runs = 1000;
    unsigned long long seed = 1;
    QStringList folders;
    for (int i = 1; i < argc; ++i) {
        if (std::sscanf(argv[i], "-runs=%llu", &runs) != 1 && std::sscanf(argv[i], "-seed=%llu", &seed) != 1)
            folders << QString::fromLocal8Bit(argv[i]);
    }
    for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGALRM})
        std::signal(signal, tellWhich);
    const std::vector<QByteArray> corpus = corpusIn(folders);
    if (corpus.empty()) {
        std::fprintf(stderr, "There is no corpus in these folders.\n");
        return 1;
    }
    for (unsigned long long i = 0; i < runs; ++i) {
        std::snprintf(current, sizeof current, "that -runs=1 -seed=%llu makes", seed + i);
        run(muster::torture::scrambled(corpus, seed + i));
    }
    std::printf("%zu files of the corpus and %llu variations of them: nothing broke.\n", corpus.size(), runs);
    return 0;
}
