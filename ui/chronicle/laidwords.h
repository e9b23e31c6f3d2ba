// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"
#include "model/story/find.h"
#include "ui/look/inks.h"

#include <QTextLayout>

namespace muster {

/// A note as it stands in the chronicle: its title over its text, which is broken into lines. What stands in square brackets
/// is in pencil.
class LaidWords
{
public:
    LaidWords(const Words &words, qreal width);

    bool isOf(const Words &words, qreal width) const { return m_width == width && m_words == words; }
    qreal height() const { return m_height; }
    /// The words that are looked for are marked, in the accent where they are the present ones.
    void draw(QPainter &painter, const QRectF &place, const Inks &inks, const Sought &sought, bool present) const;

private:
    QList<QTextLayout::FormatRange> marksIn(const QString &text, const Inks &inks, const Sought &sought,
                                            bool present) const;

    Words m_words;
    qreal m_width;
    qreal m_height = 0;
    QTextLayout m_title;
    QTextLayout m_text;
};

} // namespace muster
