// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/career.h"
#include "model/campaign/campaigndocument.h"

#include <QWidget>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace muster {

class Button;
class FigureHead;
class FigureNotes;
class FigurePortrait;
class LinkButton;
class RepPlot;

/// The career of a figure: its battles, kills, wounds, comrades, the dice that decided it, and the player's notes and
/// pictures.
class CareerView : public QWidget
{
    Q_OBJECT
public:
    CareerView();

    void load(const CampaignDocument &document, FigureId id);
    FigureId figure() const { return m_figure; }

signals:
    /// Emitted when the player goes back to the band.
    void backWanted();
    void pictureStruck(int picture);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QLayout *makeBar();
    QWidget *makeBody();
    void loadSums(const Career &career, const CampaignDocument &document);
    void loadBattles(const Careers &careers, const Career &career, const CampaignDocument &document);
    void loadDecided(const Career &career, const CampaignDocument &document);
    void loadComrades(const Careers &careers, const Career &career, const CampaignDocument &document);
    void go(int by);

    FigureId m_figure{};
    std::vector<FigureId> m_all; ///< all figures, in the order of Previous and Next
    LinkButton *m_back;
    Button *m_former; ///< button for the previous figure
    Button *m_next;
    QScrollArea *m_view;
    QBoxLayout *m_sides = nullptr;
    QWidget *m_parting;
    QWidget *m_side = nullptr;
    FigureHead *m_head;
    FigurePortrait *m_portrait;
    QLabel *m_gone; ///< time and manner of leaving
    QGridLayout *m_sums;
    RepPlot *m_plot;
    QWidget *m_fought;
    QGridLayout *m_battles;
    FigureNotes *m_notes;
    QVBoxLayout *m_decided;
    QWidget *m_besideTitle;
    QGridLayout *m_comrades;
};

} // namespace muster
