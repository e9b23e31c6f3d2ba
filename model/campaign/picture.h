// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/about.h"
#include "model/campaign/figure.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <functional>
#include <optional>

namespace muster {

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
