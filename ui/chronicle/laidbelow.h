// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"
#include "ui/chronicle/laidwords.h"

#include <memory>
#include <vector>

namespace muster {

class ShownPictures;

/// What the player added to a step, as it stands below it: notes one under the other, the first picture beside the first
/// note, further ones side by side below.
class LaidBelow
{
public:
    LaidBelow(const QList<Words> &words, const QList<Picture> &pictures, qreal width);

    bool isOf(const QList<Words> &words, const QList<Picture> &pictures, qreal width) const;
    /// With the space above and below; 0 for nothing.
    qreal height() const { return m_height; }
    void draw(QPainter &painter, QPointF topLeft, const Inks &inks, const Sought &sought, bool present,
              ShownPictures &shown) const;

private:
    struct PlacedPicture {
        Picture picture;
        QRectF frame;
    };
    struct PlacedNote {
        std::unique_ptr<LaidWords> words;
        QRectF place;
    };
    void drawPicture(QPainter &painter, const PlacedPicture &one, const Inks &inks, ShownPictures &shown) const;

    QList<Words> m_words;
    QList<Picture> m_pictures;
    qreal m_width;
    qreal m_height = 0;
    std::vector<PlacedPicture> m_frames;
    std::vector<PlacedNote> m_notes;
};

} // namespace muster
