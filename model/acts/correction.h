// SPDX-License-Identifier: MIT
#pragma once

#include "rules/slug.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace muster {

/// What is to be edited in an encounter by hand, name by name. A system that is asked names every field of its own part.
class Correction
{
public:
    virtual ~Correction() = default;

    virtual void text(const QString &key, QString &value) = 0;
    virtual void number(const QString &key, int &value) = 0;
    /// One of these words; the value stays where it is none of them.
    virtual void word(const QString &key, const QStringList &words, QString &value) = 0;
    /// It is to be none.
    virtual bool isNone(const QString &key) = 0;

    template<typename E>
    void choice(const QString &key, E &value)
    {
        QString typed;
        word(key, slugList<E>(), typed);
        if (const std::optional<E> found = fromSlug<E>(typed))
            value = *found;
    }

    /// The same, or “none”.
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
