// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace muster {

class FigureHead;
class FigureNotes;
class FigurePortrait;
class LoyaltyPanel;
class RepPlot;

/// The details of a figure, with the reasons for its Rep.
class FigurePanel : public QWidget
{
    Q_OBJECT
public:
    explicit FigurePanel(QWidget *parent = nullptr);

    void load(const CampaignDocument &document, FigureId id);
    FigureId figure() const { return m_figure; }

signals:
    /// Emitted when the player removes one of its pictures, given by id.
    void pictureStruck(int picture);

private:
    void loadFacts(const Figure &figure, const CampaignDocument &document);
    void loadAttributes(const Figure &figure, const Pack &pack);
    void loadAdvantages(const Figure &figure, const Pack &pack);
    void loadHistory(const CampaignDocument &document, const Figure &figure);
    void loadLoyalty(const CampaignDocument &document, const Figure &figure);

    FigureHead *m_head;
    FigurePortrait *m_portrait;
    FigureId m_figure{};
    QWidget *m_armourFact;
    QLabel *m_armour;
    QLabel *m_shield;
    QLabel *m_weapon;
    QLabel *m_scores; ///< scores to hit with the weapon, by range band
    QWidget *m_monthsFact; ///< shown for figures in the band or with a month of service
    QLabel *m_months;
    QVBoxLayout *m_attributes;
    QLabel *m_why;
    RepPlot *m_plot;
    QVBoxLayout *m_history;
    FigureNotes *m_notes;
    LoyaltyPanel *m_loyalty;
    QVBoxLayout *m_advantages;
};

} // namespace muster
