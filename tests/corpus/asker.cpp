// SPDX-License-Identifier: MIT

// Runs calls of the program for tools/corpus, one after another in one process, because starting the program takes most
// of the time of a call.
//
// A call on standard input is a row of words that end with a NUL, with an empty word at its end: the language, the file
// to append the output to, and the words after "muster". Its exit status is returned as a line.

#include "app/commandline.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace {

using Words = std::vector<std::string>;

Words nextCall()
{
    Words words;
    for (std::string word; std::getline(std::cin, word, '\0') && !word.empty();)
        words.push_back(word);
    return words;
}

/// Redirects standard output and standard error to a file during its lifetime.
class Redirected
{
public:
    explicit Redirected(const std::string &path)
    {
        const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
        for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
            m_kept.push_back(dup(stream));
            dup2(file, stream);
        }
        close(file);
    }
    ~Redirected()
    {
        std::fflush(nullptr);
        for (const int stream : {STDOUT_FILENO, STDERR_FILENO}) {
            const int kept = m_kept[static_cast<std::size_t>(stream - STDOUT_FILENO)];
            dup2(kept, stream);
            close(kept);
        }
    }
    Redirected(const Redirected &) = delete;
    Redirected &operator=(const Redirected &) = delete;

private:
    std::vector<int> m_kept;
};

int answer(Words &call)
{
    const Redirected redirected(call[1]);
    setenv("MUSTER_LANGUAGE", call[0].c_str(), 1);
    call[1] = "muster";
    std::vector<char *> arguments;
    for (std::size_t i = 1; i < call.size(); ++i)
        arguments.push_back(call[i].data());
    auto count = static_cast<int>(arguments.size());
    arguments.push_back(nullptr);
    return muster::runCommandLine(count, arguments.data());
}

} // namespace

int main()
{
    for (Words call = nextCall(); call.size() > 2; call = nextCall()) {
        const int status = answer(call);
        std::cout << status << std::endl;
    }
    return 0;
}
