// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/story/whatnow.h"
#include "ui/window/page.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QStackedLayout;

namespace muster {

class ActDice;
class Button;
class Choice;
class CorrectionPanel;
class EncounterDetails;
class GroundSide;
class ResumeView;
class TableSide;
class WhoComes;

/// The current encounter: its map and what its sheet says, and a panel to set either right.
class EncounterView : public QWidget
{
    Q_OBJECT
public:
    EncounterView();

    void load(CampaignDocument *document);
    void close();
    /// Where the battle was left, until the player plays on.
    void resume(const ResumeCard &card);
    QList<QAction *> menuActions();
    /// The roll that is asked for, else onto the table with those who come; none where the table goes on by itself.
    std::optional<NextAct> nextAct();
    /// Why not; empty where they can.
    QString whyNotBegin() const;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showFace(int face);
    void showDice(bool asking);
    void showSoFar();
    void beginPlay();
    NextAct nextToRecord();
    QWidget *makeSide();
    QWidget *makeDice();
    QWidget *makeHead();
    void correct(bool terrain);
    void write(const Encounter &wanted);

    QPointer<CampaignDocument> m_document;
    TableSide *m_table;
    GroundSide *m_ground;
    QLabel *m_title;
    QLabel *m_before;
    Choice *m_time;
    Button *m_print;
    QStackedLayout *m_right;
    EncounterDetails *m_details;
    CorrectionPanel *m_correction;
    WhoComes *m_party;
    Choice *m_shown;
    QLabel *m_rolled;
    ActDice *m_dice;
    ResumeView *m_resume;
    QWidget *m_head; ///< which the card has in its own words
};

} // namespace muster
