// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/story/setupdice.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QStackedLayout;

namespace muster {

class Button;
class Choice;
class CorrectionPanel;
class EncounterDetails;
class MapWidget;
class SectionLine;

/// The encounter in hand: its map and what its sheet says, and a panel to set either right.
class EncounterView : public QWidget
{
    Q_OBJECT
public:
    explicit EncounterView(QWidget *parent = nullptr);

    void load(CampaignDocument *document);

signals:
    void problem(const QString &text);
    void printWanted();

private:
    QWidget *makeTable();
    QWidget *makeSide();
    QLayout *makeHead();
    void showSection(std::optional<int> section);
    void correct(bool terrain);
    void write(const Encounter &wanted);

    QPointer<CampaignDocument> m_document;
    SetupDice m_dice;

    MapWidget *m_map;
    SectionLine *m_section;
    Button *m_choose;
    QLabel *m_seed;
    QLabel *m_title;
    QLabel *m_before;
    Choice *m_time;
    QStackedLayout *m_right;
    EncounterDetails *m_details;
    CorrectionPanel *m_correction;
};

} // namespace muster
