// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QPointer>

class QBoxLayout;
class QLabel;

namespace muster {

class BandMenu;
class DiceConversation;
class FigurePanel;
class FormerList;
class PlacesFree;
class RosterView;

/// The roster, whoever is selected in full, those who left, and recruiting.
class BandPage : public Page
{
    Q_OBJECT
public:
    explicit BandPage(QWidget *parent = nullptr);

    void setDocument(CampaignDocument *document) override;
    std::optional<NextAct> nextAct() override;
    QList<QAction *> menuActions() override;

    RosterView *roster() const { return m_roster; }
    DiceConversation *recruiting() const { return m_recruiting; }

public slots:
    void recruit();

protected:
    void resizeEvent(QResizeEvent *event) override;
    /// The roster is shown at once; the panel beside it follows when the page has been painted for the first time.
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeHead();
    QWidget *makeTable();
    QWidget *makeBody();

    void refresh();
    void showFigure(FigureId id);
    void endRecruiting();

    QPointer<CampaignDocument> m_document;
    QLabel *m_summary;
    RosterView *m_roster;
    PlacesFree *m_places;
    DiceConversation *m_recruiting;
    FormerList *m_former;
    FigurePanel *m_panel;
    QWidget *m_parting;
    BandMenu *m_menu;
    QBoxLayout *m_sides = nullptr;
};

} // namespace muster
