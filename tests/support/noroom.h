// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <sys/resource.h>

namespace muster::testing {

/// Imitates a full disk: during its lifetime no file of this process grows beyond `bytes`.
class NoRoomBeyond
{
public:
    explicit NoRoomBeyond(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_usual);
        const rlimit little{bytes, m_usual.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &little);
    }
    ~NoRoomBeyond()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_usual);
        std::signal(SIGXFSZ, m_handler);
    }
    NoRoomBeyond(const NoRoomBeyond &) = delete;
    NoRoomBeyond &operator=(const NoRoomBeyond &) = delete;

private:
    void (*m_handler)(int);
    rlimit m_usual{};
};

} // namespace muster::testing
