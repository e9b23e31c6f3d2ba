// SPDX-License-Identifier: MIT
#pragma once

#include "model/texts.h"

#include <QStringList>

namespace muster {

/// What differs, part by part.
class Differences
{
public:
    template<typename T>
    void note(const T &from, const T &to, const QString &text)
    {
        if (from != to)
            m_parts << text;
    }
    void flag(bool from, bool to, const QString &on, const QString &off)
    {
        if (from != to)
            m_parts << (to ? on : off);
    }
    void add(const QStringList &parts) { m_parts += parts; }

    const QStringList &parts() const { return m_parts; }
    QString text() const { return m_parts.join(StoryText::tr(", ")); }

private:
    QStringList m_parts;
};

} // namespace muster
