// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QPointer>

#include <set>

class QBoxLayout;
class QLabel;

namespace muster {

class Button;
class Choice;
class LuckView;
class OddsCard;

/// What if: the odds of what the rules ask next, to be tried with other numbers; and how the dice have fallen so far. Nothing
/// here is rolled or written.
class OddsPage : public Page
{
    Q_OBJECT
public:
    explicit OddsPage(QWidget *parent = nullptr);

    void setDocument(CampaignDocument *document) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    /// Beside each other where all have room, else below each other.
    void layOutCards();
    void showChosen();

    QPointer<CampaignDocument> m_document;
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
