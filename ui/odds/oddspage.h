// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/luck.h"
#include "ui/window/page.h"

#include <QPointer>
#include <QWidget>

#include <set>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace muster {

class Button;
class CampaignDocument;
class SegmentedControl;
class OddsCard;

/// The luck of this campaign's dice: by roller, how often each face fell; by kind of roll, a dot for each; and a table of
/// the rare ones, which leads to the Chronicle.
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
    void tellKinds();
    void tellRolls();

    QPointer<const CampaignDocument> m_document;
    Luck m_luck;
    QLabel *m_nothing;
    QWidget *m_all;
    QVBoxLayout *m_throws;
    QGridLayout *m_kinds;
    QGridLayout *m_rolls;
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
