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

/// The key=value words of a correction. Each is taken once; what is left over at the end was not understood.
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

    /// The same where there may be none.
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

    /// Several, parted by commas; none where nothing is said.
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
    /// The same where it cannot be told what else may be said.
    void stop(const QString &text)
    {
        problem(text);
        m_left.clear();
    }

    /// Keys that correct something else where this one is not there: named with the others.
    void mention(const QStringList &keys) { m_known += keys; }

    /// What was wrong, those not understood included.
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

/// Reads the words; a key given twice is refused.
Result<Wishes, Refusal> readWishes(const QStringList &words);

} // namespace muster
