// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <forward_list>
#include <mutex>

namespace muster::language {

/// Returns the codes of the languages that texts exist in, such as "de" and "en". Without Qt's tools at build time,
/// English alone.
QStringList all();

/// Returns the name of a language in that language, such as "Deutsch".
QString nameOf(const QString &code);

/// Returns the first of the system's preferred languages that texts exist in, else English. MUSTER_LANGUAGE in the
/// environment takes precedence: a code, or the path of a catalogue (.qm) under development.
QString ofSystem();

/// Returns the code of English, regardless of the system's language.
QString english();

/// Switches texts, numbers and dates to this language. Needs a QCoreApplication, which owns the translators.
void speak(const QString &code);

/// Returns how many times a language was chosen so far. Cached values made of texts are out of date when it changes.
int turn();

} // namespace muster::language

namespace muster {

/// A value with texts in it that is created once for each language used.
template<typename T>
class Localized
{
public:
    explicit Localized(T (*make)())
        : m_make(make)
    {
    }

    /// Returns the value for the current language. Values for earlier languages are kept, because another thread may be
    /// reading one.
    const T &now()
    {
        const std::lock_guard guard(m_door); // packs are loaded on worker threads
        if (m_made.empty() || m_turn != language::turn()) {
            m_made.push_front(m_make());
            m_turn = language::turn();
        }
        return m_made.front();
    }

private:
    T (*m_make)();
    std::mutex m_door;
    std::forward_list<T> m_made; ///< latest first
    int m_turn = 0;
};

} // namespace muster
