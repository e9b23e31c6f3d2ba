// SPDX-License-Identifier: MIT
#pragma once

#include "ui/help/helpsource.h"
#include "ui/help/helptables.h"

#include <QTextBrowser>

class QPalette;
class QTextDocument;

namespace muster {

/// Shows a chapter with its pictures; where a link leads is for the window to follow.
class HelpBrowser : public QTextBrowser
{
public:
    HelpBrowser();

    QVariant loadResource(int type, const QUrl &name) override;

    /// Pictures are as wide as there is room, and no wider than they are.
    void fitPictures();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool m_dark = false; ///< the pictures are
};

/// Lays a chapter into the document: our type, a name for every heading that has one, and below it the tables.
void layHelp(QTextDocument &document, const help::Source &source, const QList<HelpTable> &tables,
             const QPalette &palette);

} // namespace muster
