// SPDX-License-Identifier: MIT
#include "ui/look/icon.h"

#include <QDir>
#include <QImage>

#include <gtest/gtest.h>

namespace muster {

namespace {

QStringList iconNames()
{
    QStringList names;
    for (const QFileInfo &file : QDir(QStringLiteral(":/icons")).entryInfoList())
        names.append(file.completeBaseName());
    return names;
}

int inkedPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 128;
    }
    return count;
}

} // namespace

TEST(Icons, AreAllThereAndLeaveInkBehind)
{
    const QStringList names = iconNames();
    ASSERT_GT(names.size(), 30);
    for (const QString &name : names)
        EXPECT_GT(inkedPixels(iconPixmap(name, 24, Qt::black, 1).toImage()), 10) << name.toStdString();
}

TEST(Icons, TakeTheColourTheyAreAskedFor)
{
    const QColor accent(0x2F, 0x5D, 0x43);
    const QImage image = iconPixmap(QStringLiteral("star-full"), 24, accent, 1).toImage();
    EXPECT_EQ(QColor(image.pixel(12, 12)), accent);
}

TEST(Icons, HaveAsManyPixelsAsTheScreenHas)
{
    const QPixmap pixmap = iconPixmap(QStringLiteral("star"), 16, Qt::black, 2);
    EXPECT_EQ(pixmap.size(), QSize(32, 32));
    EXPECT_DOUBLE_EQ(pixmap.deviceIndependentSize().width(), 16);
}

TEST(Icons, AreHeavierWhereTheyAreSmall)
{
    const QImage small = iconPixmap(QStringLiteral("map"), 16, Qt::black, 4).toImage();
    const QImage large = iconPixmap(QStringLiteral("map"), 32, Qt::black, 2).toImage();
    ASSERT_EQ(small.size(), large.size());
    EXPECT_GT(inkedPixels(small), inkedPixels(large));
}

} // namespace muster
