// SPDX-License-Identifier: MIT
#include "ui/help/helpbrowser.h"

#include "ui/help/helpsource.h"

#include <QEvent>
#include <QImage>
#include <QTextBlock>

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster {

namespace {

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

QImage picture(const QString &name, bool dark)
{
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
    return picture(name.toString(), isDark(palette()));
}

void HelpBrowser::fitPictures()
{
    const bool wasDark = std::exchange(m_dark, isDark(palette()));
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (!fragment.charFormat().isImageFormat())
                continue;
            QTextImageFormat image = fragment.charFormat().toImageFormat();
            const QImage shown = picture(image.name(), m_dark);
            const QSizeF natural = QSizeF(shown.size()) / help::pictureRatio;
            const qreal wanted = std::min<qreal>(viewport()->width(), natural.width());
            if (shown.isNull() || (qFuzzyCompare(image.width(), wanted) && m_dark == wasDark))
                continue;
            image.setWidth(wanted);
            image.setHeight(wanted * natural.height() / natural.width());
            // The document draws without smoothing, so it gets the very pixels of the screen.
            const int pixels = static_cast<int>(std::lround(wanted * devicePixelRatioF()));
            document()->addResource(QTextDocument::ImageResource, QUrl(image.name()),
                                    shown.scaledToWidth(pixels, Qt::SmoothTransformation));
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

void HelpBrowser::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fitPictures();
}

} // namespace muster
