// SPDX-License-Identifier: MIT
#pragma once

#include "model/language.h"

#include <mutex>
#include <optional>

namespace muster {

/// A value with texts in it that is made once, and again when another language is spoken. What refers to it does not outlive
/// the language.
template<typename T>
class Spoken
{
public:
    explicit Spoken(T (*make)())
        : m_make(make)
    {
    }

    const T &now()
    {
        const std::lock_guard guard(m_door); // campaigns are read on threads of their own
        if (!m_value || m_turn != language::turn()) {
            m_value = m_make();
            m_turn = language::turn();
        }
        return *m_value;
    }

private:
    T (*m_make)();
    std::mutex m_door;
    std::optional<T> m_value;
    int m_turn = 0;
};

} // namespace muster
