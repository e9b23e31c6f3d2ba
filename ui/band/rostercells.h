// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/look/type.h"

#include <QFont>

class QPainter;
class QRectF;

namespace muster {

struct Inks;

/// What stands in the cells of the roster's rows, and how wide each is.
namespace rostercells {

inline constexpr int afterColumn = 12; ///< between what a column holds and the next one

void paintRep(QPainter &painter, const QRectF &place, const Figure &figure, bool pips, const Inks &inks);
qreal repWidth(const Figure &figure, bool pips);

/// Where there is no room for the words of its badges they are icons alone; the tooltip and the screen reader have the words.
enum class BadgeWords : std::uint8_t { Shown, LeftOut };

QFont nameFont(const Figure &figure);
/// A Star's name has the room only if it is written smaller.
bool needsNarrowName(const Figure &figure, qreal width);
/// `kind`: the line below the name; `narrow`: all Stars' names are, because one of them needs it.
void paintName(QPainter &painter, QRectF place, const Figure &figure, const QString &kind, bool narrow,
               const Inks &inks);
/// The name with what stands before and behind it.
qreal nameWidth(const Figure &figure, BadgeWords words);
/// What the figure is; with encounter points, what it earned; and whether a wound keeps it away.
QString kindAndAttributes(const Figure &figure, const Campaign &campaign, const Pack &pack);

void paintArmour(QPainter &painter, const QRectF &place, const Profile &profile, const Pack &pack, const Inks &inks);
qreal armourWidth(const Profile &profile, const Pack &pack);

/// A long one in two lines, for which a row has room.
void paintWeapon(QPainter &painter, const QRectF &place, const QString &weapon, const Inks &inks);

/// The chances to stay as a bar, or what stands in its place.
void paintStayOrGo(QPainter &painter, const QRectF &place, const Figure &figure, const CampaignDocument &document,
                   const Inks &inks);
qreal stayOrGoWidth(const Figure &figure, const CampaignDocument &document);

/// Of any other text.
qreal widthOf(TextUse use, const QString &text);

} // namespace rostercells
} // namespace muster
