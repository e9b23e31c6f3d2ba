// SPDX-License-Identifier: MIT
#pragma once

#include <QMainWindow>

class QWidget;

namespace muster {

class CampaignDocument;

/// A main window apart from its contents. It restores its place and stays on the screen, accepts a dropped file, and
/// handles the keys that mean the same everywhere.
class WindowFrame : public QMainWindow
{
    Q_OBJECT
signals:
    void fileDropped(const QString &path);
    /// Emitted with the status tip of a menu's entry.
    void hinted(const QString &tip);
    /// Emitted when the player returns from another window or program.
    void cameBack();
    /// Emitted when the window becomes full screen or stops being so, among other changes of its state.
    void stateChanged();

protected:
    WindowFrame();

    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    /// Enter presses the focused button, Shift+F10 opens the context menu of the focused widget, F10 the first menu of
    /// the menu bar.
    void keyPressEvent(QKeyEvent *event) override;

    /// Restores the geometry. Call it after the contents are set.
    void placeOnScreen();

private:
    bool m_framed = false; ///< framed by the window manager, after which the place was checked again
    bool m_left = false; ///< the player is in another window or program
};

/// Shows the Reference page in a window of its own, beside the encounter or the aftermath, or raises it if it is open.
/// It closes with the campaign.
void showReferenceBeside(QWidget &window, CampaignDocument &document);

bool isReferenceBeside(const QWidget &window);
void closeReferenceBeside(QWidget &window);

} // namespace muster
