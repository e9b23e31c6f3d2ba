// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/luck.h"
#include "ui/window/page.h"

#include <QMap>
#include <QPointer>
#include <QWidget>

#include <set>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace muster {

class Button;
class CampaignDocument;
class SegmentedControl;
class OddsCard;

/// The luck of this campaign's dice: by roller, their deviation from fair dice, and remarkable rolls.
class LuckView : public QWidget
{
    Q_OBJECT
public:
    LuckView();

    void load(const CampaignDocument &document);

signals:
    void stepWanted(int step);

private:
    void tellThrows();
    void tellRolls();

    Luck m_luck;
    QMap<int, QString> m_turns; ///< the month of each step whose roll is shown
    QStringList m_names; ///< purposes of the rolls in both lists: Luck::rarest, then Luck::gravest
    QLabel *m_nothing;
    QWidget *m_all;
    QVBoxLayout *m_throws;
    QVBoxLayout *m_rolls;
    SegmentedControl *m_order;
};

/// A page with the odds of the rules' next questions, which can be tried with other numbers, and with the luck so far.
/// It rolls and writes nothing.
class OddsPage : public Page
{
    Q_OBJECT
public:
    explicit OddsPage(QWidget *parent = nullptr);

    void takeDocument() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    /// Places the cards side by side if they all fit, else below each other.
    void layOutCards();
    void showChosen();

    SegmentedControl *m_view; ///< odds, or the luck so far
    LuckView *m_luck;
    QLabel *m_about;
    std::set<OddsCard *> m_asked; ///< cards whose question the rules have
    Button *m_fill;
    QBoxLayout *m_row;
    QLabel *m_nothing; ///< shown if the rules have no questions
    std::vector<OddsCard *> m_cards;
};

} // namespace muster
