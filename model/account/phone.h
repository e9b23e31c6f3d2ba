// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "model/reference/shelf.h"

#include <QByteArray>

/// An encounter for the table without a computer, or the roster between two: one page for a phone, with boxes to tick.
namespace muster {

/// One box: what is ticked, and whether it was before.
struct PhoneTick {
    QString text;
    bool on = false;
};

/// Boxes that belong together, "Enemies: tick as they fall".
struct PhoneTicks {
    QString title; ///< may be empty
    std::vector<PhoneTick> boxes;
};

/// A PEF, an enemy or one of the band.
struct PhoneRow {
    QString id; ///< by which its ticks are known: "b3"
    QString mark; ///< a Rep, a PEF's number
    QString title;
    bool star = false;
    QStringList details; ///< a line each
    std::vector<PhoneTicks> ticks;
};

struct PhonePart {
    QString title;
    std::vector<PhoneRow> rows;
};

struct PhonePage {
    QString key; ///< of the campaign and the encounter, under which the phone keeps the ticks
    QString campaign;
    QString when; ///< "Month 7"
    QString title; ///< "Raid: Attack", "Roster"
    std::vector<AccountFact> facts;
    std::optional<AccountTable> table; ///< none: there is no encounter
    std::vector<PhonePart> parts;
    std::vector<ShelfEntry> tests; ///< none without an encounter
    QString rules;
};

/// What the page is made from, as plain values; the map is drawn as it is written.
struct PhoneSource {
    PhonePage page;
    Pack pack;
};

/// Of the current encounter, or where there is none of the band. `key`: that of the campaign's file.
PhonePage phonePageOf(const Campaign &campaign, const Pack &pack, const QString &key);

/// As one HTML page that needs nothing else. `map`: its table as SVG or PNG; empty: none.
QByteArray htmlOf(const PhonePage &page, const QByteArray &map);

} // namespace muster
