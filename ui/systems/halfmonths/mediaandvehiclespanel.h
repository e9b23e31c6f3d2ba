// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/parts/remembered.h"

#include <QPointer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace muster {

class Button;

/// Additions to the first edition's current encounter: the media and the band's vehicles, by dice, better arms, and a
/// stockpile to fight over.
class MediaAndVehiclesPanel : public QWidget
{
    Q_OBJECT
public:
    MediaAndVehiclesPanel();

    /// Shows what can be added, or hides the panel if nothing can.
    void load(CampaignDocument *document);

signals:
    /// Emitted when something was recorded.
    void called();
    /// Emitted to roll for media coverage or vehicles.
    void actWanted(const Act &act, DiceHabit whose);

private:
    QWidget *makePress();
    QWidget *makeCompany();
    void showCompany();
    QWidget *makeVehicles();
    QWidget *makeArms();
    void drawArms();
    void write(const Result<Step> &step);

    QPointer<CampaignDocument> m_document;
    QWidget *m_pressPart;
    QWidget *m_companyPart;
    QComboBox *m_company;
    Button *m_join;
    QLabel *m_press;
    Button *m_roll;
    QWidget *m_vehiclesPart;
    QCheckBox *m_stake;
    QWidget *m_armsPart;
    QComboBox *m_arms;
    QLabel *m_armed;
    Button *m_draw;
};

/// The band's locale in the Wasteland, and travel to another one.
class TravelRow : public QWidget
{
    Q_OBJECT
public:
    TravelRow();

    void load(const Campaign &campaign, const Pack &pack);
    /// Returns the chosen locale; none during a journey.
    std::optional<Locale> to() const;

signals:
    void travelWanted();

private:
    QLabel *m_where;
    QComboBox *m_to;
    Button *m_go;
};

} // namespace muster
