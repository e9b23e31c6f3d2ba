// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/command.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/acts/correction.h"
#include "model/names.h"
#include "rules/slug.h"

#include <QMap>
#include <QStringList>

#include <optional>

namespace muster {

/// The key=value words of a correction. Reading a value removes it; words left at the end are unknown.
class Wishes : public Correction
{
public:
    explicit Wishes(QMap<QString, QString> wishes)
        : m_left(std::move(wishes))
    {
    }

    bool has(const QString &key) const { return m_left.contains(key); }
    QString typed(const QString &key) const { return m_left.value(key); }

    void text(const QString &key, QString &value) override
    {
        if (has(key))
            value = m_left.take(key);
        m_known += key;
    }

    void number(const QString &key, int &value) override
    {
        m_known += key;
        if (!has(key))
            return;
        const QString typed = m_left.take(key);
        bool isNumber = false;
        const int number = typed.toInt(&isNumber);
        if (isNumber)
            value = number;
        else
            m_problems.push_back({CommandLine::tr("%1=%2 must be a whole number.").arg(key, shortened(typed))});
    }

    /// Reads a number that may be missing.
    void number(const QString &key, std::optional<int> &value)
    {
        const bool wanted = has(key);
        int number = value.value_or(0);
        this->number(key, number);
        if (wanted)
            value = number;
    }

    void flag(const QString &key, bool &value)
    {
        m_known += key;
        if (!has(key))
            return;
        const QString typed = m_left.take(key);
        if (const std::optional<bool> said = yesOrNo(typed))
            value = *said;
        else
            m_problems.push_back({CommandLine::tr("%1=%2 must be yes or no.").arg(key, shortened(typed))});
    }

    /// Reads several words, separated by commas; none if the value is empty.
    void words(const QString &key, QStringList &value)
    {
        m_known += key;
        if (has(key))
            value = m_left.take(key).split(u',', Qt::SkipEmptyParts);
    }

    void word(const QString &key, const QStringList &words, QString &value) override
    {
        m_known += key;
        if (!has(key))
            return;
        const QString typed = m_left.take(key);
        if (words.contains(typed))
            value = typed;
        else
            m_problems.push_back({CommandLine::tr("%1 cannot be “%2”.").arg(key, shortened(typed))
                                  + didYouMean(typed, words) + QLatin1Char(' ')
                                  + CommandLine::tr("Choices: %1.").arg(words.join(QStringLiteral(", ")))});
    }

    bool isNone(const QString &key) override
    {
        if (m_left.value(key) != QLatin1StringView("none"))
            return false;
        m_left.remove(key);
        m_known += key;
        return true;
    }

    void problem(const QString &text) { m_problems.push_back({text}); }
    /// Adds a problem and ignores the remaining words, because it is not known which keys would be allowed.
    void stop(const QString &text)
    {
        problem(text);
        m_left.clear();
    }

    /// Adds keys that would correct something else, so that a message about an unknown key lists them too.
    void mention(const QStringList &keys) { m_known += keys; }

    /// Returns all problems, including those of unknown keys.
    Problems problems() const
    {
        Problems all = m_problems;
        for (const QString &key : m_left.keys())
            all.push_back({CommandLine::tr("“%1” cannot be edited here.").arg(shortened(key)) + didYouMean(key, m_known)
                           + QLatin1Char(' ')
                           + CommandLine::tr("Available: %1.").arg(m_known.join(QStringLiteral(", ")))});
        return all;
    }

private:
    QMap<QString, QString> m_left;
    QStringList m_known;
    Problems m_problems;
};

/// Parses the words; refuses a key that is given twice.
Result<Wishes, Refusal> readWishes(const QStringList &words);

} // namespace muster
