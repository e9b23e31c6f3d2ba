// SPDX-License-Identifier: MIT
#include "ui/help/helpbrowser.h"

#include "ui/help/helpsource.h"

#include <QImage>
#include <QTextBlock>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

/// Dark where the page is.
QImage pictureOn(const QPalette &palette, const QString &name)
{
    const bool dark = palette.color(QPalette::Base).lightness() < 128;
    return QImage(help::pictureFile(name, dark)).convertToFormat(QImage::Format_RGB32); // scaling wants whole colours
}

} // namespace

HelpBrowser::HelpBrowser(QWidget *parent)
    : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    document()->setDocumentMargin(0);
}

QVariant HelpBrowser::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource)
        return {}; // nothing comes from anywhere else
    return pictureOn(palette(), name.toString());
}

void HelpBrowser::fitPictures()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (!fragment.charFormat().isImageFormat())
                continue;
            QTextImageFormat image = fragment.charFormat().toImageFormat();
            const QImage picture = pictureOn(palette(), image.name());
            const QSizeF natural = QSizeF(picture.size()) / help::pictureRatio;
            const qreal wanted = std::min<qreal>(viewport()->width(), natural.width());
            if (picture.isNull() || qFuzzyCompare(image.width(), wanted))
                continue;
            image.setWidth(wanted);
            image.setHeight(wanted * natural.height() / natural.width());
            // The document draws without smoothing, so it gets the very pixels of the screen.
            const int pixels = static_cast<int>(std::lround(wanted * devicePixelRatioF()));
            document()->addResource(QTextDocument::ImageResource, QUrl(image.name()),
                                    picture.scaledToWidth(pixels, Qt::SmoothTransformation));
            QTextCursor cursor(document());
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(image);
            break; // one a paragraph: its parts are others now
        }
    }
}

void HelpBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitPictures();
}

} // namespace muster
