// SPDX-License-Identifier: MIT
#pragma once

#include <QMainWindow>

class QWidget;

namespace muster {

class CampaignDocument;

/// What a window does whatever lies in it: it is where it was the last time and all on the screen, takes a file that is
/// dropped on it, and hears the keys that mean the same everywhere.
class WindowFrame : public QMainWindow
{
    Q_OBJECT
signals:
    void fileDropped(const QString &path);
    /// What a menu's entry says of itself.
    void hinted(const QString &tip);
    /// The player is back from another window or program.
    void cameBack();
    /// It fills the screen, or no more.
    void stateChanged();

protected:
    WindowFrame();

    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    /// Enter presses the button that has the focus, Shift+F10 opens the menu of what has it, F10 the first of the menu bar.
    void keyPressEvent(QKeyEvent *event) override;

    /// Once all is in it.
    void placeOnScreen();

private:
    bool m_framed = false; ///< by the window manager, and looked at since
    bool m_left = false; ///< for another window or program
};

/// The Reference page in a window of its own, to stand beside the encounter or the aftermath; brought to the front where it
/// is open already. It goes with the campaign.
void showReferenceBeside(QWidget &window, CampaignDocument &document);

bool isReferenceBeside(const QWidget &window);
void closeReferenceBeside(QWidget &window);

} // namespace muster
