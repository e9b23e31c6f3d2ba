// SPDX-License-Identifier: MIT
// Run by the build and not installed. Writes the files that a desktop has beside the program: its icon in the usual
// sizes, and the manual page.
#include "app/desktop/manpage.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgRenderer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

bool write(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)
        && file.write(content) == content.size() && file.commit();
}

bool writeIcon(const QString &path, QSvgRenderer &drawing, int side)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawing.render(&painter);
    painter.end();
    return QDir().mkpath(QFileInfo(path).path()) && image.save(path);
}

} // namespace

// Arguments: the folder to write to, the folder with the source icons, the version, and the day of its release.
int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen"); // Markdown needs fonts to recognise code, but no display
    const QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 5) {
        std::fputs("Usage: muster_desktop OUT ICONS VERSION DAY\n", stderr);
        return 1;
    }
    const QString &out = arguments[1];
    bool well = write(out + u"/man/muster.1"_s, muster::manPage(arguments[3], arguments[4]).toUtf8());
    const QString id = u"" MUSTER_ID ""_s;
    for (const auto &[source, kind, name] : {std::tuple(u"app-icon"_s, u"apps"_s, id),
                                             std::tuple(u"campaign-file"_s, u"mimetypes"_s, id + u".campaign"_s)}) {
        QSvgRenderer drawing(arguments[2] + u'/' + source + u".svg"_s);
        well = well && drawing.isValid();
        for (const int side : {16, 22, 24, 32, 48, 64, 128, 256, 512})
            well = well && writeIcon(u"%1/icons/%2x%2/%3/%4.png"_s.arg(out).arg(side).arg(kind, name), drawing, side);
    }
    if (!well)
        std::fprintf(stderr, "The desktop's files could not be written to %s.\n", qPrintable(out));
    return well ? 0 : 1;
}
