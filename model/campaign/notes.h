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

/// What a player's words and pictures can belong to.
enum class AboutKind : std::uint8_t { Campaign, Month, Battle, Step, Figure, Foe };

/// The one thing that they belong to.
struct About {
    AboutKind kind = AboutKind::Campaign;
    int id = 0; ///< the turn, the step (a battle's is the one that finished it), the figure, the foe; 0: the campaign

    friend bool operator==(const About &, const About &) = default;
};

/// What a player wrote: plain text, as it stands now.
struct Words {
    int id = 0; ///< in the order of writing, never used again
    About about;
    QString title; ///< may be empty
    QString text;
    int turn = 0; ///< in whose place they stand

    friend bool operator==(const Words &, const Words &) = default;
};

/// By id. Steps are told with copies of the campaign, and a copy of these is as cheap however many there are.
using AllWords = QMap<int, Words>;

inline constexpr int longestWords = 100000; ///< characters
inline constexpr int longestWordsTitle = 200;

/// Only control characters but line breaks cannot be words; a title has none of these either. Line breaks are single ones.
bool isPlain(const QString &text);
/// As a player counts: what lies beyond the first 65,536 characters is one each, too.
int characters(const QString &text);

/// A picture of the player's. Its content lies in the campaign file, and is found there by its hash.
struct Picture {
    int id = 0; ///< in the order of adding, never used again
    About about;
    QString caption; ///< plain, one line; may be empty
    int width = 0;
    int height = 0;
    int bytes = 0;
    QString sha256; ///< of its content: 64 digits, in lower case
    int turn = 0; ///< in whose place it stands

    friend bool operator==(const Picture &, const Picture &) = default;
};

/// By id. Steps are told with copies of the campaign, and a copy of these is as cheap however many there are.
using AllPictures = QMap<int, Picture>;

inline constexpr int longestCaption = 300; ///< characters
inline constexpr int longestPictureSide = 2048; ///< pixels
inline constexpr int mostPictureBytes = 40 * 1000 * 1000;

/// The file of a picture as a campaign keeps it: a JPEG, or a PNG where it is transparent, with nothing but its pixels.
struct PictureContent {
    QByteArray bytes;
    int width = 0;
    int height = 0;
};

/// Where the content of pictures comes from, by hash; none where it is not to be had.
using PictureSource = std::function<std::optional<QByteArray>(const QString &sha256)>;

/// The hash by which a content is found.
QString pictureHash(const QByteArray &content);
/// "image/png", or "image/jpeg".
QString pictureMimeType(const QByteArray &content);

/// The figure's miniature: of its pictures the one added last; null without.
const Picture *miniatureOf(const AllPictures &pictures, FigureId id);
/// The contents of the figures' miniatures, by the figure's number; those that are not to be had are left out.
using Miniatures = QMap<int, QByteArray>;
Miniatures miniaturesOf(const AllPictures &pictures, const PictureSource &source);
/// Those about one thing, in the order of adding.
std::vector<const Picture *> picturesAbout(const AllPictures &pictures, const About &about);

} // namespace muster
