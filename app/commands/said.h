// SPDX-License-Identifier: MIT
#pragma once

#include "app/command.h"
#include "app/text/plain.h"
#include "model/json/slugs.h"
#include "rules/pack/slugchoices.h"
#include "rules/result.h"

#include <QStringList>

#include <utility>

namespace muster {

/// The words after the action, taken one by one.
class Said
{
public:
    explicit Said(QStringList words)
        : m_words(std::move(words))
    {
    }

    bool atEnd() const { return m_words.isEmpty(); }
    QString rest() { return std::exchange(m_words, {}).join(u' '); }
    /// Whether this word comes next; it is taken then.
    bool says(const QString &word)
    {
        if (m_words.value(0) != word)
            return false;
        m_words.removeFirst();
        return true;
    }

    QString word(const QString &what)
    {
        if (m_words.isEmpty())
            m_problems.push_back({CommandLine::tr("Name the %1.").arg(what)});
        return take();
    }

    int number(const QString &what)
    {
        const QString word = take();
        bool isNumber = false;
        const int number = word.toInt(&isNumber);
        if (word.isEmpty())
            m_problems.push_back({CommandLine::tr("Give the number of the %1.").arg(what)});
        else if (!isNumber)
            m_problems.push_back({CommandLine::tr("Give the number of the %1, not “%2”.").arg(what, shortened(word))});
        return number;
    }

    /// A group of the band, by its letter or its number.
    int ownGroup()
    {
        const QString word = m_words.value(0);
        if (word.size() == 1 && word[0].isLetter()) {
            m_words.removeFirst();
            return word[0].toUpper().unicode() - u'A' + 1;
        }
        return number(CommandLine::tr("band's group"));
    }

    TableState state()
    {
        const QString word = take();
        if (word == QLatin1StringView("exited"))
            return TableState::LeftTable;
        if (word == QLatin1StringView("obviously-dead"))
            return TableState::Dead;
        if (const auto state = fromSlug<TableState>(word))
            return *state;
        m_problems.push_back({CommandLine::tr("“%1” is not how a figure can stand. There are: %2.")
                                  .arg(shortened(word), slugChoices<TableState>())});
        return TableState::CarryingOn;
    }

    GuardWatch watch()
    {
        const QString word = take();
        if (const auto watch = fromSlug<GuardWatch>(word))
            return *watch;
        m_problems.push_back({CommandLine::tr("A guard is unaware, met or alarmed, not “%1”.").arg(shortened(word))});
        return GuardWatch::Unaware;
    }

    /// What was wrong; a word too many too.
    Problems problems() const
    {
        Problems all = m_problems;
        if (all.empty() && !m_words.isEmpty())
            all.push_back({CommandLine::tr("“%1” is one word too many.").arg(shortened(m_words.first()))});
        return all;
    }

private:
    QString take() { return m_words.isEmpty() ? QString() : m_words.takeFirst(); }

    QStringList m_words;
    Problems m_problems;
};

} // namespace muster
