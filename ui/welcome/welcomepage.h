// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace muster {

class MessageBar;
class RecentList;

/// What the window shows while no campaign is open: what can be done now, and the campaigns opened last.
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
    /// A file of the list that is gone is to be looked for.
    void findWanted(const QString &path);
    void removeWanted(const QString &path);

protected:
    void paintEvent(QPaintEvent *event) override;
    /// The keyboard begins at the campaign opened last, else at a new one.
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeActs();

    MessageBar *m_messages;
    RecentList *m_recent;
    QWidget *m_sheet;
    QWidget *m_found = nullptr; ///< the first act
};

} // namespace muster
