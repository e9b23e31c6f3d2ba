// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

namespace muster {

/// The kinds of thing that the player's notes and pictures can belong to.
enum class AboutKind : std::uint8_t { Campaign, Month, Battle, Step, Figure, Foe };

/// The one thing that a note or picture belongs to.
struct About {
    AboutKind kind = AboutKind::Campaign;
    int id = 0; ///< number of the turn, step (for a battle the one that ended it), figure or foe; 0 for the campaign

    friend bool operator==(const About &, const About &) = default;
};

/// A note of the player's: plain text in its current version.
struct Words {
    int id = 0; ///< in the order of writing, never reused
    About about;
    QString title; ///< may be empty
    QString text;
    int turn = 0; ///< the turn it is shown in

    friend bool operator==(const Words &, const Words &) = default;
};

/// All notes by id. Steps are told with copies of the campaign; a QMap makes such a copy cheap however many notes there
/// are.
using AllWords = QMap<int, Words>;

inline constexpr int longestWords = 100000; ///< characters
inline constexpr int longestWordsTitle = 200;

/// Returns whether the text is valid UTF-16 without control characters other than line feeds. A title must not contain
/// line feeds either.
bool isPlain(const QString &text);
/// Returns the number of characters as a player counts them: one beyond U+FFFF is one, not two.
int characters(const QString &text);

/// A picture of the player's. Its content lies in the campaign file and is looked up by its hash.
struct Picture {
    int id = 0; ///< in the order of adding, never reused
    About about;
    QString caption; ///< plain, one line; may be empty
    int width = 0;
    int height = 0;
    int bytes = 0;
    QString sha256; ///< hash of the content: 64 hexadecimal digits, lower case
    int turn = 0; ///< the turn it is shown in

    friend bool operator==(const Picture &, const Picture &) = default;
};

/// All pictures by id. Steps are told with copies of the campaign; a QMap makes such a copy cheap however many pictures
/// there are.
using AllPictures = QMap<int, Picture>;

inline constexpr int longestCaption = 300; ///< characters
inline constexpr int longestPictureSide = 2048; ///< pixels
inline constexpr int mostPictureBytes = 40 * 1000 * 1000;

/// The file of a picture as a campaign keeps it: a JPEG, or a PNG if it is transparent, with nothing but its pixels.
struct PictureContent {
    QByteArray bytes;
    int width = 0;
    int height = 0;
};

/// A callback that returns the content of a picture by hash, or none if it is not available.
using PictureSource = std::function<std::optional<QByteArray>(const QString &sha256)>;

/// Returns the SHA-256 of a content as 64 lower-case hexadecimal digits, the key for looking it up.
QString pictureHash(const QByteArray &content);
/// Returns "image/png" or "image/jpeg".
QString pictureMimeType(const QByteArray &content);

/// Returns the figure's miniature, which is the last picture added to it, or null.
const Picture *miniatureOf(const AllPictures &pictures, FigureId id);
/// The contents of the figures' miniatures, keyed by the figure's number; unavailable ones are left out.
using Miniatures = QMap<int, QByteArray>;
Miniatures miniaturesOf(const AllPictures &pictures, const PictureSource &source);
/// Returns the pictures about one thing, in the order of adding.
std::vector<const Picture *> picturesAbout(const AllPictures &pictures, const About &about);

} // namespace muster
