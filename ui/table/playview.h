// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/story/whatnow.h"
#include "ui/table/playrows.h"
#include "ui/window/page.h"

#include <QPointer>
#include <QWidget>

#include <map>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QModelIndex;
class QStackedLayout;

namespace muster {

class ActDicePanel;
class Button;
class SegmentedControl;
class CorrectionPanel;
class EncounterDetails;
class NewGroupPanel;
class PlayBar;
class PlayList;
class PlayMap;
class ReferencePage;
class ResumeView;
class SectionLine;
class SectionRow;
class StoryDiceRow;
class UndoSource;

/// The battle on the table: the map with everybody where they are by now, the list of what is there, and what to do
/// now.
class PlayView : public QWidget
{
    Q_OBJECT
public:
    PlayView();

    void load(CampaignDocument *document);
    void close();
    /// Shows the card that tells where the battle was left, until the player plays on.
    void resume(const ResumeCard &card);
    /// Returns the next thing to do in the battle; none when it is decided, and the month goes on.
    std::optional<NextAct> nextAct();
    /// Opens a test of the reference below the list; if the id is empty, the player chooses.
    void takeTest(const QString &entry, const std::vector<FigureOnTable> &due);
    std::optional<NextAct> testAct();
    UndoSource *underWay();
    /// Returns the actions of the page's menu: how many sides fight, and more of the enemy.
    QList<QAction *> menuActions();
    /// Returns every act of every row.
    PaletteEntries paletteEntries();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// The pages of the right half.
    enum Face { BattleFace, BriefingFace, NewGroupFace, CorrectionFace, ResumeFace };
    /// The pages of the foot.
    enum Foot { ActsFoot, DiceFoot, TestFoot };

    QWidget *makeTable();
    QWidget *makeSide();
    QWidget *makeHead();
    QWidget *makeBattle();
    QWidget *makeDock();
    void makeMenuActions();
    void connectAll();

    bool isPatrol() const;
    acts::Situation situation(const Subject &subject) const;
    Subject section() const;
    QString turnInWords() const;
    bool isAsking() const;
    void loadList();
    void showHead();
    void showLastRoll();
    void showSection();
    void showBar();
    void showFace(int face);
    void makeTest();
    void showTest(bool shown);
    /// Returns whether a test is shown below the list.
    bool isTesting() const;
    void backToList();
    void takeTestOfRow();
    std::vector<FigureOnTable> takersOf(const Subject &row) const;
    void showSectionOffers();
    void refreshActions();
    std::optional<acts::Offer> nextTurn() const;

    void place(const Subject &row, int section);
    bool obeyKey(int key);
    void obey(const Subject &subject, const acts::Offer &offer);
    void askWhich(const Subject &subject, const acts::Offer &offer);
    void askFor(const Act &act);
    void perform(const Act &act);
    void begin(const Act &act);
    void writeNote();
    void fillRowMenu(QMenu &menu, const QModelIndex &index);
    void openSectionMenu(const QPoint &place);
    void edit(const Subject &row);
    void editSection();
    void writeCorrection();
    void write(const Result<Step> &step);
    void tellWritten(const Step &step);
    void takeDone(const Step &step);
    void showDice(bool asking);

    QPointer<CampaignDocument> m_document;

    PlayMap *m_map;
    SectionLine *m_section;
    SectionRow *m_sectionRow;
    std::map<const ActKind *, Button *> m_sectionButtons; ///< buttons for all acts that a section ever offered
    bool m_drew = false; ///< the last act drew cards
    QString m_whyNoDice; ///< the reason against the act that was refused last, if it has dice
    std::optional<quint64> m_battle; ///< the seed of the encounter that is shown
    /// A row that was chosen for the player because of a step; Undo goes back from it.
    struct Led {
        std::size_t step = 0;
        Subject from;
        Subject to;
    };
    std::vector<Led> m_led;
    std::optional<Subject> m_before; ///< the row that was chosen before the last step
    bool m_noteRefused = false;
    QLineEdit *m_note;
    QLabel *m_notes;
    QLabel *m_title;
    QLabel *m_turn;
    QLabel *m_now;
    SegmentedControl *m_shown;
    Button *m_nextTurn;
    QStackedLayout *m_right;
    PlayList *m_list;
    PlayBar *m_bar;
    EncounterDetails *m_details;
    StoryDiceRow *m_lastDice;
    QLabel *m_lastRoll;
    QStackedLayout *m_dock; ///< the actions on the chosen row, or the dice that are asked for
    QLabel *m_rolled;
    ActDicePanel *m_dice;
    NewGroupPanel *m_newGroup;
    CorrectionPanel *m_correction;
    QBoxLayout *m_battleColumn; ///< the last roll and the list, and below them a test that is taken
    ReferencePage *m_test = nullptr; // null until the first test is taken
    ResumeView *m_resume;
    QWidget *m_head; ///< hidden behind the card, which has its own words
    QList<QAction *> m_menu; ///< the acts of the battle in the menu of the page
    std::vector<Act> m_menuActs; ///< the act of each action in `m_menu`
};

} // namespace muster
