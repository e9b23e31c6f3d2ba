// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QString>

#include <vector>

namespace muster::recentfiles {

/// A campaign that was opened; its file may be gone by now.
struct Recent {
    QString path;
    QDate opened; ///< invalid where an earlier version noted it
    QString name; ///< of the campaign; empty likewise

    bool isThere() const;
    bool operator==(const Recent &) const = default;
};

/// The campaigns opened last, the newest first.
std::vector<Recent> all();
bool holds(const QString &path);

/// It is open today, and the campaign is called so.
void add(const QString &path, const QString &name);
void remove(const QString &path);
void clear();
/// It was found again at another place.
void replace(const QString &path, const QString &found);

/// Whether the program starts with the campaign opened last, which it does unless the player says otherwise.
bool opensLast();
void setOpensLast(bool opens);

/// The folder of a file as a player knows it: "Documents/Muster" in the home folder.
QString folderInWords(const QString &path);

} // namespace muster::recentfiles
