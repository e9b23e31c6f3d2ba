// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace muster {

class MessageBar;
class RecentList;

/// The page shown while no campaign is open: actions, and the campaigns opened last.
class WelcomePage : public QWidget
{
    Q_OBJECT
public:
    WelcomePage();

    MessageBar *messages() const { return m_messages; }
    RecentList *recent() const { return m_recent; }

signals:
    void newWanted();
    void paperWanted();
    void openWanted();
    void sampleWanted();
    void fileWanted(const QString &path);
    /// Emitted when the player wants to locate a missing file of the list.
    void findWanted(const QString &path);
    void removeWanted(const QString &path);

protected:
    void paintEvent(QPaintEvent *event) override;
    /// Focuses the campaign opened last, or else the button for a new one.
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeActs();

    MessageBar *m_messages;
    RecentList *m_recent;
    QWidget *m_sheet;
    QWidget *m_found = nullptr; ///< button of the first action
};

} // namespace muster
