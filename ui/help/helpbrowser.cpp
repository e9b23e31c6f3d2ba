// SPDX-License-Identifier: MIT
#include "ui/help/helpbrowser.h"

#include "ui/help/helplaid.h"
#include "ui/help/helpsource.h"

#include <QImage>

namespace muster {

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
    return QImage(help::pictureFile(name.toString()));
}

void HelpBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    fitPictures(*document(), viewport()->width());
}

} // namespace muster
