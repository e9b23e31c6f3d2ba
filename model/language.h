// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <forward_list>
#include <mutex>

namespace muster::language {

/// The languages there are texts in, by code: "de", "en". Without Qt's tools at build time, English alone.
QStringList all();

/// What a language calls itself: "Deutsch".
QString nameOf(const QString &code);

/// The first of those the system asks for in which there are texts; English where there is none. MUSTER_LANGUAGE in the
/// environment goes before the system: a code, or the path of a catalogue (.qm) that is being worked on.
QString ofSystem();

/// English, whatever the system asks for.
QString english();

/// From now on texts, figures and dates are in this language. There must be an application, and its translators go with it.
void speak(const QString &code);

/// How often a language was chosen so far: what is made of texts and kept is out of date when it changes.
int turn();

} // namespace muster::language

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
