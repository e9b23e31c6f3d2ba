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
        QString typed;
        word(key, slugList<E>(), typed);
        if (const std::optional<E> found = fromSlug<E>(typed))
            value = *found;
    }

    /// Sets a value or, for “none”, resets it.
    template<typename E>
    void choiceOrNone(const QString &key, std::optional<E> &value)
    {
        if (isNone(key)) {
            value.reset();
            return;
        }
        QString typed;
        word(key, slugList<E>(), typed);
        if (const std::optional<E> found = fromSlug<E>(typed))
            value = found;
    }
};

} // namespace muster
