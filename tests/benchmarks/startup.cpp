// SPDX-License-Identifier: MIT
// How long `muster roll` takes as a whole process, beside a program that only makes a QCoreApplication.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <vector>

extern char **environ;

namespace {

constexpr int runs = 101;

/// Milliseconds from the start of a process to its end, its output thrown away; below 0 where it failed.
double timeOf(std::vector<std::string> words)
{
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t silence;
    posix_spawn_file_actions_init(&silence);
    posix_spawn_file_actions_addopen(&silence, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);

    const auto begin = std::chrono::steady_clock::now();
    pid_t child = 0;
    int status = 0;
    const bool started = posix_spawn(&child, arguments[0], &silence, nullptr, arguments.data(), environ) == 0;
    const bool ended = started && waitpid(child, &status, 0) == child;
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
    posix_spawn_file_actions_destroy(&silence);
    return ended && status == 0 ? time.count() : -1;
}

double median(std::vector<double> times)
{
    std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
    return times[runs / 2];
}

} // namespace

int main()
{
    std::vector<double> bare, roll;
    for (int i = 0; i < runs; ++i) { // in turn, so that both meet the same moods of the machine
        bare.push_back(timeOf({BARE_CORE}));
        roll.push_back(timeOf({MUSTER_BINARY, "roll", "swordplay", "eal", "--json"}));
        if (bare.back() < 0 || roll.back() < 0) {
            std::fputs("muster roll, or the yardstick beside it, did not run\n", stderr);
            return 1;
        }
    }
    std::printf("muster roll / bare QCoreApplication: %.2f (at most 2; %.1f ms / %.1f ms, median of %d)\n",
                median(roll) / median(bare), median(roll), median(bare), runs);
    return 0;
}
