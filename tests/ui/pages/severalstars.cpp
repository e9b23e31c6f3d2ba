// SPDX-License-Identifier: MIT

// Several players at one window, each with a Star (R36): whose band is shown, who recruits, and whose Grunts follow whom.

#include "model/actions/goals.h"
#include "model/actions/play/tally.h"
#include "tests/ui/pages/openbook.h"
#include "ui/aftermath/draft.h"
#include "ui/aftermath/heirspanel.h"
#include "ui/band/bandchoice.h"
#include "ui/band/joindialog.h"
#include "ui/band/partdialog.h"
#include "ui/band/placesfree.h"
#include "ui/band/rosterview.h"
#include "ui/paper/sheets.h"

#include "tests/support/bands.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

const QString twoBands = u"found Osric\n  list: feudal\n  rep: 3\n  player: Ann\n\n"
                         "player Maud\n  player: Ben\n  rep: 3\n\n"
                         "recruit 1\n  dice: 3 4  3 4\n"_s;

std::string names(const RosterView &roster)
{
    QStringList names;
    for (int row = 0; row < roster.model()->rowCount(); ++row)
        names << roster.model()->index(row, 1).data().toString();
    return names.join(u' ').toStdString();
}

TEST(SeveralBands, AreShownOneBelowTheOtherOrOneAlone)
{
    OpenBook book(twoBands);
    Shown<BandPage> page(book.document());
    EXPECT_EQ(names(*page->roster()), "Osric Tibb Maud Berta");
    EXPECT_EQ(page->nextAct()->title, u"Recruit for Ann"_s);

    QTest::mouseClick(page.find<QAbstractButton>(u"Ben"_s), Qt::LeftButton);
    EXPECT_EQ(names(*page->roster()), "Maud Berta");
    EXPECT_EQ(page->nextAct()->title, u"Recruit for Ben"_s);
    EXPECT_EQ(page.find<PlacesFree>()->accessibleDescription(), u"Maud leads at most 3 Grunts."_s);

    QTest::mouseClick(page.find<QAbstractButton>(u"Both"_s), Qt::LeftButton);
    EXPECT_EQ(names(*page->roster()), "Osric Tibb Maud Berta");
}

TEST(SeveralBands, RecruitForAnotherPlayerWhereTheBandThatIsShownIsFull)
{
    OpenBook book(twoBands + u"\nrecruit 2\n  for: Osric\n  dice: 3 4  3 4\n"_s);
    Shown<BandPage> page(book.document());
    QTest::mouseClick(page.find<QAbstractButton>(u"Ann"_s), Qt::LeftButton);
    ASSERT_TRUE(page->nextAct());
    EXPECT_EQ(page->nextAct()->title, u"Recruit for Ben"_s);
    page->nextAct()->trigger();
    EXPECT_EQ(names(*page->roster()), "Maud Berta");
}

TEST(SeveralBands, SayInTheMenuWhyNobodyJoinsOrLeaves)
{
    OpenBook book(u"found Osric\n  list: feudal\n"_s);
    Shown<BandPage> page(book.document());
    const auto whyNot = [&](const QString &title) {
        for (const QAction *action : page->menuActions()) {
            if (action->text() == title)
                return action->statusTip().toStdString();
        }
        return std::string("no such entry");
    };
    EXPECT_EQ(whyNot(u"&Add player…"_s), "");
    EXPECT_EQ(whyNot(u"Remove p&layer…"_s), "Osric is the last Star of this campaign and cannot leave it.");
    ASSERT_TRUE(book.document().write(*actions::closeCampaign(book.campaign(), CampaignEnding::Won)));
    for (const QString &title : {u"&Add player…"_s, u"Remove p&layer…"_s, u"E&quip…"_s})
        EXPECT_EQ(whyNot(title), "This campaign was closed as won. To carry on, undo that step.");
}

TEST(SeveralBands, AreNoQuestionWhereThereIsOne)
{
    OpenBook book(u"found Osric\n  list: feudal\n"_s);
    Shown<BandPage> page(book.document());
    EXPECT_FALSE(page.find<BandChoice>()->isVisible());
    EXPECT_EQ(page->nextAct()->title, u"Recruit Grunt"_s);
}

TEST(SeveralBands, ComeAndGoByTwoForms)
{
    OpenBook book(twoBands);
    {
        JoinDialog dialog(book.document());
        for (QLineEdit *field : dialog.findChildren<QLineEdit *>()) {
            if (field->accessibleName() == u"Player"_s)
                field->setText(u"Cat"_s);
            else if (field->accessibleName() == u"Star’s name"_s)
                field->setText(u"Edda"_s);
        }
        dialog.accept();
        EXPECT_EQ(dialog.result(), QDialog::Accepted);
    }
    ASSERT_EQ(book.campaign().stars().size(), 3U);
    EXPECT_EQ(book.campaign().stars()[2]->player, u"Cat"_s);
    {
        PartDialog dialog(book.document(), FigureId{2});
        const auto boxes = dialog.findChildren<QComboBox *>();
        EXPECT_EQ(boxes[0]->currentText(), u"Ben (Maud)"_s);
        boxes[1]->setCurrentIndex(1);
        EXPECT_EQ(boxes[1]->currentText(), u"Stay with Osric (places free: 2)"_s);
        dialog.accept();
        EXPECT_EQ(dialog.result(), QDialog::Accepted);
    }
    EXPECT_EQ(book.campaign().gruntCount(FigureId{1}), 2);
}

TEST(SeveralBands, SayWhomTheGruntsOfALostStarFollow)
{
    OpenBook book(twoBands + u"\nprepare\n  seed: 11\n"_s);
    AftermathDraft draft = actions::reportSoFar(book.campaign());
    HeirsPanel panel;
    panel.load(book.campaign(), swordplay(), draft);
    EXPECT_TRUE(panel.isHidden());
    draft.figures.front().fate = Fate::ObviouslyDead;
    panel.load(book.campaign(), swordplay(), draft);
    ASSERT_FALSE(panel.isHidden());
    QSignalSpy told(&panel, &HeirsPanel::heirsChanged);
    panel.findChild<QComboBox *>()->setCurrentIndex(1);
    ASSERT_EQ(told.size(), 1);
    EXPECT_EQ(told[0][0].value<Heirs>(), (Heirs{{FigureId{1}, FigureId{2}}}));
}

TEST(SeveralBands, SayWhoOfALostStarsGruntsFollowsFirstWhereThereIsNotRoomForAll_R36)
{
    const Campaign campaign = Band()
                                  .star("Osric", 3)
                                  .grunt("Tibb", 2)
                                  .grunt("Berta", 2)
                                  .star("Maud", 2)
                                  .grunt("Ranulf", 2)
                                  .plays(EncounterKind::Patrol, 3);
    AftermathDraft draft = actions::reportSoFar(campaign);
    draft.figures.front().fate = Fate::ObviouslyDead;
    HeirsPanel panel;
    panel.load(campaign, swordplay(), draft);
    const auto boxes = panel.findChildren<QCheckBox *>();
    ASSERT_EQ(boxes.size(), 2);
    EXPECT_TRUE(boxes[1]->isHidden() || !boxes[1]->isVisibleTo(&panel)); // nobody says yet that they follow
    panel.findChild<QComboBox *>()->setCurrentIndex(1);
    EXPECT_TRUE(boxes[1]->isVisibleTo(&panel));
    QSignalSpy told(&panel, &HeirsPanel::heirsChanged);
    boxes[1]->click();
    EXPECT_EQ(told[0][0].value<Heirs>(), (Heirs{{FigureId{1}, FigureId{4}}, {FigureId{3}, FigureId{4}}}));
}

TEST(SeveralBands, HaveARosterSheetEach)
{
    OpenBook book(twoBands);
    const SheetSource both{book.campaign(), swordplay(), u"two.muster"_s, 3, {}};
    SheetSource one = both;
    one.campaign = book.campaign().bandOf(FigureId{2});
    const QSizeF paper(595, 842);
    EXPECT_EQ(SheetPages(SheetKind::Roster, both, paper).count(),
              2 * SheetPages(SheetKind::Roster, one, paper).count());
}

} // namespace
} // namespace muster::testing
