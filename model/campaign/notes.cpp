// SPDX-License-Identifier: MIT
#include "model/campaign/notes.h"

#include "rules/lists.h"

#include <QCryptographicHash>

#include <algorithm>

namespace muster {

bool isPlain(const QString &text)
{
    return text.isValidUtf16()
        && std::ranges::none_of(text, [](QChar c) { return c.category() == QChar::Other_Control && c != u'\n'; });
}

int characters(const QString &text)
{
    return countIf(text, [](QChar c) { return !c.isLowSurrogate(); });
}

QString pictureHash(const QByteArray &content)
{
    return QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
}

QString pictureMimeType(const QByteArray &content)
{
    return content.startsWith("\x89PNG") ? QStringLiteral("image/png") : QStringLiteral("image/jpeg");
}

std::vector<const Picture *> picturesAbout(const AllPictures &pictures, const About &about)
{
    std::vector<const Picture *> found;
    for (const Picture &picture : pictures) {
        if (picture.about == about)
            found.push_back(&picture);
    }
    return found;
}

const Picture *miniatureOf(const AllPictures &pictures, FigureId id)
{
    const auto all = picturesAbout(pictures, {AboutKind::Figure, number(id)});
    return all.empty() ? nullptr : all.back();
}

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
