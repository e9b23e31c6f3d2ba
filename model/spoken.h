// SPDX-License-Identifier: MIT
#pragma once

#include "model/language.h"

#include <forward_list>
#include <mutex>

namespace muster {

/// A value with texts in it that is made once, and again when another language is spoken.
template<typename T>
class Spoken
{
public:
    explicit Spoken(T (*make)())
        : m_make(make)
    {
    }

    /// What was made for an earlier language stays, since somebody on another thread may be reading it.
    const T &now()
    {
        const std::lock_guard guard(m_door); // campaigns are read on threads of their own
        if (m_made.empty() || m_turn != language::turn()) {
            m_made.push_front(m_make());
            m_turn = language::turn();
        }
        return m_made.front();
    }

private:
    T (*m_make)();
    std::mutex m_door;
    std::forward_list<T> m_made; ///< the latest first
    int m_turn = 0;
};

} // namespace muster
