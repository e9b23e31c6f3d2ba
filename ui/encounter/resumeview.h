// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/whatnow.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace muster {

class Button;

/// The card that a battle shows when it is taken up again: whose go it is, the last things noted, what comes next, and who
/// stands where. Enter, Esc or a click closes it.
class ResumeView : public QWidget
{
    Q_OBJECT
public:
    explicit ResumeView(QWidget *parent = nullptr);

    void load(const ResumeCard &card);

signals:
    void closed();
    void chronicleWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeCard();
    void fillThings(const ResumeCard &card);
    void fillStand(const ResumeCard &card);

    QWidget *m_card;
    QLabel *m_title;
    QLabel *m_left;
    QWidget *m_turn; ///< the roll that began it
    QLabel *m_lastHead;
    QWidget *m_last;
    QLabel *m_next;
    Button *m_playOn;
    QWidget *m_standHead;
    QWidget *m_stand;
};

} // namespace muster
