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

/// Text in the painter's own units. The size of a QFont is in points of the device or in whole pixels, neither of which
/// suits a drawing that is scaled for screen and paper. Here a size of 12 is 12 units high everywhere.
class Lettering
{
public:
    explicit Lettering(TextUse use, qreal size = 0);

    qreal width(const QString &text) const;
    qreal lineHeight() const;
    qreal ascent() const;

    /// Draws one line. Text that is too wide is cut with an ellipsis. Control characters and line breaks become spaces.
    void draw(QPainter &painter, const QRectF &place, int alignment, const QString &text) const;

    /// Breaks text into lines no wider than this, within long words too. The last of `most` lines is elided.
    QStringList lines(const QString &text, qreal width, int most = 1000) const;

private:
    QFont m_font;
};

/// Draws a PEF as on the map, in lists and on sheets: a disc with its number in a dashed ring, or a square in a solid
/// one if the PEF does not move. A `scale` of 1 is the map's size on screen, 37 across.
void drawPef(QPainter &painter, QPointF centre, const Pef &pef, const QColor &colour, const Inks &inks,
             qreal scale = 1);

/// Draws an enemy group as on the map and in the list: its number on a shield. A `scale` of 1 is the map's size on
/// screen.
void drawGroupMark(QPainter &painter, QPointF centre, int group, const QColor &colour, const Inks &inks,
                   qreal scale = 1);

/// Draws one of the band's own groups: its letter in a ring.
void drawOwnGroupMark(QPainter &painter, QPointF centre, int group, const QColor &colour, const Inks &inks,
                      qreal scale = 1);

/// Returns the place of each token in its section, whose side is terrain::side: side by side, hiding no house.
/// `buildings`: the section of the buildings that the encounter is about.
std::vector<QPointF> placeTokens(Encounter table, const std::vector<Pef> &tokens, int buildings);

} // namespace muster
