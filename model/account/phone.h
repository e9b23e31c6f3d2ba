// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "model/reference/shelf.h"

#include <QByteArray>

/// A page for a phone, to play an encounter without a computer, or with the roster between two encounters. Its boxes
/// can be ticked.
namespace muster {

/// A box: its text, and whether it was ticked before.
struct PhoneTick {
    QString text;
    bool on = false;
};

/// A group of boxes, such as "Enemies: tick as they fall".
struct PhoneTicks {
    QString title; ///< may be empty
    std::vector<PhoneTick> boxes;
};

/// A PEF, an enemy or a figure of the band.
struct PhoneRow {
    QString id; ///< key under which its ticks are stored, such as "b3"
    QString mark; ///< a Rep, or a PEF's number
    QString title;
    bool star = false;
    QStringList details; ///< one for each line
    std::vector<PhoneTicks> ticks;
};

struct PhonePart {
    QString title;
    std::vector<PhoneRow> rows;
};

struct PhonePage {
    QString key; ///< key of campaign and encounter, under which the phone stores the ticks
    QString campaign;
    QString when; ///< such as "Month 7"
    QString title; ///< such as "Raid: Attack", "Roster"
    std::vector<AccountFact> facts;
    std::optional<AccountTable> table; ///< none if there is no encounter
    std::vector<PhonePart> parts;
    std::vector<ShelfEntry> tests; ///< empty without an encounter
    QString rules;
};

/// The data that the page is made from, as plain values; the map is drawn when the page is written.
struct PhoneSource {
    PhonePage page;
    Pack pack;
};

/// Returns the page of the current encounter or, if there is none, of the band. `key` is that of the campaign's file.
PhonePage phonePageOf(const Campaign &campaign, const Pack &pack, const QString &key);

/// Returns the page as one self-contained HTML file. `map` is its table as SVG or PNG; empty for none.
QByteArray htmlOf(const PhonePage &page, const QByteArray &map);

} // namespace muster
