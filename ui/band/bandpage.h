// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QPointer>
#include <QTimer>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace muster {

class ActDice;
class BandChoice;
class BandMenu;
class CareerView;
class FigurePanel;
class FormerList;
class PlacesFree;
class RosterView;
class StockpilePanel;

/// The roster, whoever is selected in full, those who left, and recruiting.
class BandPage : public Page
{
    Q_OBJECT
public:
    explicit BandPage(QWidget *parent = nullptr);

    void setDocument(CampaignDocument *document) override;
    std::optional<NextAct> nextAct() override;
    QList<QAction *> menuActions() override;
    std::optional<About> aboutAt(QPoint place) const override;
    std::optional<About> takeChosen() override;
    /// In place of the band, until the player goes back.
    void showCareer(FigureId id) override;
    bool showsCareer() const;

    RosterView *roster() const { return m_roster; }
    /// Made when it is first asked for.
    ActDice *recruiting();

public slots:
    void recruit(bool all = false);

protected:
    void resizeEvent(QResizeEvent *event) override;
    /// The roster is shown at once; what stands beside and below it follows a frame after the first.
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeHead();
    void laySummary(bool below);
    QWidget *makeTable();
    QWidget *makeBody();

    void showRest();
    bool isRecruiting() const;
    /// Whose band the next Grunt joins.
    FigureId recruitingStar() const;
    void showBand();
    void nameKeys();
    void refresh();
    void takeUpDice();
    void showTop();
    void refreshBelowRoster();
    void showFigure(FigureId id);
    void showDice(bool asking);
    void showList();
    void tellWhoGoes(const Step &step);
    CareerView *career();
    void leaveCareer();
    void refreshCareer();

    QPointer<CampaignDocument> m_document;
    std::optional<int> m_turn; ///< that is shown
    QLabel *m_title;
    QLabel *m_summary;
    BandChoice *m_bands;
    RosterView *m_roster;
    PlacesFree *m_places;
    FormerList *m_former;
    QWidget *m_parting;
    BandMenu *m_menu;
    QScrollArea *m_view;
    QWidget *m_dockRule;
    CareerView *m_career = nullptr; // so until one is first asked for
    QVBoxLayout *m_table = nullptr;
    QBoxLayout *m_head = nullptr;
    QBoxLayout *m_beside = nullptr; ///< the line of the title
    QBoxLayout *m_sides = nullptr;
    QWidget *m_side = nullptr;
    ActDice *m_recruiting = nullptr;
    QWidget *m_rolls = nullptr;
    QWidget *m_list = nullptr; ///< that a recruit is being rolled on
    StockpilePanel *m_stockpile = nullptr;
    FigurePanel *m_panel = nullptr; // so it stays until the page has been painted once
    QTimer m_afterPaint{this};
};

} // namespace muster
