// SPDX-License-Identifier: MIT
#include "model/campaign/miniatures.h"

namespace muster {

Miniatures miniaturesOf(const AllPictures &pictures, const PictureSource &source)
{
    QMap<int, QString> last;
    for (const Picture &picture : pictures) {
        if (picture.about.kind == AboutKind::Figure)
            last.insert(picture.about.id, picture.sha256);
    }
    Miniatures miniatures;
    for (auto figure = last.constBegin(); figure != last.constEnd(); ++figure) {
        if (const auto content = source(*figure))
            miniatures.insert(figure.key(), *content);
    }
    return miniatures;
}

} // namespace muster
