// SPDX-License-Identifier: MIT
#pragma once

#include "rules/slug.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace muster {

/// Edits by hand in an encounter, field by field. A campaign system that is asked names every field of its own part.
class Correction
{
public:
    virtual ~Correction() = default;

    virtual void text(const QString &key, QString &value) = 0;
    virtual void number(const QString &key, int &value) = 0;
    /// Sets the value to one of these words; it stays unchanged for any other.
    virtual void word(const QString &key, const QStringList &words, QString &value) = 0;
    /// Returns true if it is to be none.
    virtual bool isNone(const QString &key) = 0;

    template<typename E>
    void choice(const QString &key, E &value)
    {
        value = chosen<E>(key).value_or(value);
    }

    /// Sets a value or, for “none”, resets it.
    template<typename E>
    void choiceOrNone(const QString &key, std::optional<E> &value)
    {
        if (isNone(key))
            value.reset();
        else if (const std::optional<E> typed = chosen<E>(key))
            value = typed;
    }

private:
    template<typename E>
    std::optional<E> chosen(const QString &key)
    {
        QString typed;
        word(key, slugList<E>(), typed);
        return fromSlug<E>(typed);
    }
};

} // namespace muster
