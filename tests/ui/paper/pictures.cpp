// SPDX-License-Identifier: MIT
#include "pictures.h"

#include <cmath>

namespace muster::testing {

static QRectF placeFor(const Encounter &encounter, int width)
{
    return {0, 0, qreal(width), width + mapEdgeHeight(width, encounter)};
}

QImage mapPicture(const Encounter &encounter, int width, const Inks &inks)
{
    const QRectF place = placeFor(encounter, width);
    QImage picture(width, static_cast<int>(std::ceil(place.height())), QImage::Format_RGB32);
    picture.fill(inks.paper);
    QPainter painter(&picture);
    drawMap(painter, place, encounter, inks);
    return picture;
}

QImage sectionPicture(const Encounter &encounter, int section, int width, const Inks &inks)
{
    return mapPicture(encounter, width, inks)
        .copy(sectionPlace(placeFor(encounter, width), encounter, section).toAlignedRect());
}

std::vector<QImage> sheetPictures(SheetKind kind, const SheetSource &source, QSizeF paper)
{
    const SheetPages sheet(kind, source, paper);
    std::vector<QImage> pictures;
    for (int page = 0; page < sheet.count(); ++page) {
        QImage picture(paper.toSize(), QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        sheet.paint(painter, page);
        pictures.push_back(picture);
    }
    return pictures;
}

int inkOn(const QImage &picture)
{
    return inkOn(picture, picture.rect());
}

int inkOn(const QImage &picture, const QRect &part)
{
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x)
            count += qGray(picture.pixel(x, y)) < 250 ? 1 : 0;
    }
    return count;
}

double difference(const QImage &a, const QImage &b)
{
    if (a.size() != b.size())
        return 1;
    int different = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            different += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 96 ? 1 : 0;
    }
    return double(different) / (double(a.width()) * a.height());
}

} // namespace muster::testing
