// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace muster {

/// Shows a chapter with its pictures; where a link leads is for the window to follow.
class HelpBrowser : public QTextBrowser
{
public:
    explicit HelpBrowser(QWidget *parent = nullptr);

    QVariant loadResource(int type, const QUrl &name) override;

    /// Pictures are as wide as there is room, and no wider than they are.
    void fitPictures();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool m_dark = false; ///< the pictures are
};

} // namespace muster
