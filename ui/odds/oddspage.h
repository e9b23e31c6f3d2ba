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
class Choice;
class OddsCard;

/// How the dice of this campaign fell: by whom, how far from fair, and the rolls to be talked about.
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
    QStringList m_names; ///< what the rolls of both lists were for: the rarest first, then the gravest
    QLabel *m_nothing;
    QWidget *m_all;
    QVBoxLayout *m_throws;
    QVBoxLayout *m_rolls;
    Choice *m_order;
};

/// What if: the odds of what the rules ask next, to be tried with other numbers; and how the dice have fallen so far. Nothing
/// here is rolled or written.
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
    /// Beside each other where all have room, else below each other.
    void layOutCards();
    void showChosen();

    Choice *m_view; ///< what if, or the luck so far
    LuckView *m_luck;
    QLabel *m_about;
    std::set<OddsCard *> m_asked; ///< those whose question the rules have
    Button *m_fill;
    QBoxLayout *m_row;
    QLabel *m_nothing; ///< for rules that leave nothing to work out
    std::vector<OddsCard *> m_cards;
};

} // namespace muster
