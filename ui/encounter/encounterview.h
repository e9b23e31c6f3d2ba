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

class ActDicePanel;
class Button;
class SegmentedControl;
class CorrectionPanel;
class EncounterDetails;
class BattlefieldPane;
class ResumeView;
class MapPane;
class PartyPanel;

/// The current encounter: its map, the text of its sheet, and a panel to correct both.
class EncounterView : public QWidget
{
    Q_OBJECT
public:
    EncounterView();

    void load(CampaignDocument *document);
    void close();
    /// Shows where the battle was left, until the player plays on.
    void resume(const ResumeCard &card);
    QList<QAction *> menuActions();
    /// Returns the next act: the roll that is asked for, to record a party, to save the edits, or to begin play. For a
    /// game whose battle is only reported, it is the first turn, and none after that.
    std::optional<NextAct> nextAct();
    /// Returns why play cannot begin; empty if it can.
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
    MapPane *m_table;
    BattlefieldPane *m_ground;
    QLabel *m_title;
    QLabel *m_before;
    SegmentedControl *m_time;
    Button *m_print;
    QStackedLayout *m_right;
    EncounterDetails *m_details;
    CorrectionPanel *m_correction;
    PartyPanel *m_party;
    SegmentedControl *m_shown;
    QLabel *m_rolled;
    ActDicePanel *m_dice;
    ResumeView *m_resume;
    QWidget *m_head; ///< hidden while the resume card is shown, which has its own title
};

} // namespace muster
