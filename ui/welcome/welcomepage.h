// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace muster {

class MessageBar;

/// What the window shows while no campaign is open: what can be done now, and the campaigns opened last.
class WelcomePage : public QWidget
{
    Q_OBJECT
public:
    explicit WelcomePage(QWidget *parent = nullptr);

    /// Reads the list of recent files again.
    void refresh();

    MessageBar *messages() const { return m_messages; }

signals:
    void newWanted();
    void openWanted();
    void sampleWanted();
    void fileWanted(const QString &path);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    MessageBar *m_messages;
    QVBoxLayout *m_recent;
};

} // namespace muster
