// SPDX-License-Identifier: MIT
// The table as an image, for a report and for a phone.
#include "ui/report/mapimage.h"
#include "model/account/accounttable.h"
#include "tests/support/battle.h"
#include "tests/support/packs.h"
#include "ui/report/phone.h"

#include <QImage>

namespace muster::testing {

namespace {

Campaign amongTrees()
{
    Campaign campaign = Band().star("Osric", 5).plays(EncounterKind::Patrol, 3);
    for (Section &section : campaign.encounter->setup.sections)
        section.terrain = Terrain::Woods;
    return campaign;
}

QSet<QRgb> coloursOf(const QByteArray &png)
{
    const QImage image = QImage::fromData(png).convertToFormat(QImage::Format_RGB32);
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colours << image.pixel(x, y);
    }
    return colours;
}

} // namespace

TEST(MapImage, KeepsTheColoursItIsDrawnIn)
{
    const AccountTable table = accountGround(amongTrees(), swordplay());
    const QSet<QRgb> colours = coloursOf(MapImage(table, swordplay()).png(540));
    EXPECT_TRUE(colours.contains(lightInks().paper.rgb()));
    EXPECT_TRUE(colours.contains(lightInks().land.rgb())) << "and no woods are yellow";
    EXPECT_LE(colours.size(), 256);
}

TEST(MapImage, IsBlackOnWhiteOnAPhoneInTheSun)
{
    const QByteArray page = writePhone({phonePageOf(amongTrees(), swordplay(), QStringLiteral("key")), swordplay()});
    const QByteArray begin = "data:image/png;base64,";
    const qsizetype at = page.indexOf(begin) + begin.size();
    const QSet<QRgb> colours = coloursOf(QByteArray::fromBase64(page.mid(at, page.indexOf('"', at) - at)));
    EXPECT_TRUE(colours.contains(qRgb(255, 255, 255)));
    EXPECT_TRUE(colours.contains(qRgb(0, 0, 0)));
    for (const QRgb colour : colours)
        EXPECT_TRUE(qRed(colour) == qGreen(colour) && qGreen(colour) == qBlue(colour)) << std::hex << colour;
}

} // namespace muster::testing
