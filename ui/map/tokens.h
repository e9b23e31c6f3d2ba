// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/encounter.h"
#include "rules/encounter/section.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"

#include <QPainter>
#include <QPointF>
#include <QStringList>

#include <vector>

namespace muster {

/// Text in the painter's own units. A QFont's size is in points of the device or in whole pixels, neither of which suits
/// a drawing that is scaled to screen and paper alike: here a size of 12 is 12 units high everywhere.
class Lettering
{
public:
    explicit Lettering(TextUse use, qreal size = 0);

    qreal width(const QString &text) const;
    qreal lineHeight() const;
    qreal ascent() const;

    /// One line; what does not fit into the width is cut with an ellipsis. Control characters and line breaks are blanks.
    void draw(QPainter &painter, const QRectF &place, int alignment, const QString &text) const;

    /// Broken into lines no wider than this, within long words too; the last that is allowed is elided.
    QStringList lines(const QString &text, qreal width, int most = 1000) const;

private:
    QFont m_font;
};

/// A Possible Enemy Force as the map, the lists and the sheets show it: a disc with its number in a dashed ring, a square
/// in a solid one where it stays put. `scale` 1 is the map's size on screen, 37 across.
void drawPef(QPainter &painter, QPointF centre, const Pef &pef, const QColor &colour, const Inks &inks,
             qreal scale = 1);

/// An enemy group as the map and the list show it: its number on a shield. `scale` 1 is the map's size on screen.
void drawGroupMark(QPainter &painter, QPointF centre, int group, const QColor &colour, const Inks &inks,
                   qreal scale = 1);

/// One of the band's own groups: its letter in a ring.
void drawOwnGroupMark(QPainter &painter, QPointF centre, int group, const QColor &colour, const Inks &inks,
                      qreal scale = 1);

/// Where each token is drawn in its section, whose side is terrain::side: side by side, hiding no house. `buildings`: the section
/// of those the encounter is about.
std::vector<QPointF> placeTokens(Encounter table, const std::vector<Pef> &tokens, int buildings);

} // namespace muster
