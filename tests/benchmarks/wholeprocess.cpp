// SPDX-License-Identifier: MIT
#include "tests/benchmarks/wholeprocess.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

extern char **environ;

namespace {

WholeProcess run(std::vector<std::string> words)
{
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t silence;
    posix_spawn_file_actions_init(&silence);
    posix_spawn_file_actions_addopen(&silence, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&silence, STDERR_FILENO, "/dev/null", O_WRONLY, 0);

    const auto begin = std::chrono::steady_clock::now();
    pid_t child = 0;
    int status = 0;
    rusage usage{};
    const bool started = posix_spawn(&child, arguments[0], &silence, nullptr, arguments.data(), environ) == 0;
    const bool ended = started && wait4(child, &status, 0, &usage) == child;
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
    posix_spawn_file_actions_destroy(&silence);
    if (!ended || status != 0) {
        std::fprintf(stderr, "%s did not run\n", arguments[0]);
        std::exit(EXIT_FAILURE);
    }
    return {time.count(), static_cast<double>(usage.ru_maxrss) / 1024};
}

double median(const std::vector<WholeProcess> &runs, double WholeProcess::*figure)
{
    std::vector<double> figures;
    for (const WholeProcess &run : runs)
        figures.push_back(run.*figure);
    const auto middle = figures.begin() + static_cast<std::ptrdiff_t>(figures.size() / 2);
    std::nth_element(figures.begin(), middle, figures.end());
    return *middle;
}

WholeProcess medians(const std::vector<WholeProcess> &runs)
{
    return {median(runs, &WholeProcess::milliseconds), median(runs, &WholeProcess::peakMiB)};
}

} // namespace

Comparison compare(const std::vector<std::string> &subject, const std::vector<std::string> &yardstick, int runs)
{
    std::vector<WholeProcess> ours, theirs;
    for (int i = 0; i < runs; ++i) {
        theirs.push_back(run(yardstick));
        ours.push_back(run(subject));
    }
    return {medians(ours), medians(theirs)};
}
