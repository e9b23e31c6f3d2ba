// SPDX-License-Identifier: MIT
#pragma once

#include "ui/help/helpsource.h"
#include "ui/help/helptables.h"

#include <QTextBrowser>

class QPalette;
class QTextDocument;

namespace muster {

/// A view of a chapter with its pictures. The window follows the links.
class HelpBrowser : public QTextBrowser
{
public:
    HelpBrowser();

    QVariant loadResource(int type, const QUrl &name) override;

    /// Resizes the pictures to the width of the text, but not above their natural width.
    void fitPictures();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool m_dark = false; ///< the pictures shown are those for dark colours
};

/// Sets a chapter as the document's content: with our fonts, an anchor for every heading that has one, and the tables
/// below.
void layHelp(QTextDocument &document, const help::Source &source, const QList<HelpTable> &tables,
             const QPalette &palette);

} // namespace muster
