// SPDX-License-Identifier: MIT
#include "tests/ui/everywhere/rulesets.h"

#include "model/actions/play/play.h"
#include "model/campaign/campaigndocument.h"
#include "model/changes/band.h"
#include "model/packs.h"
#include "model/sample/sample.h"
#include "model/storytext/storytext.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "tests/support/pseudoletters.h"
#include "tests/support/stories.h"
#include "ui/band/equipdialog.h"
#include "ui/paper/printdialog.h"
#include "ui/parts/choice.h"
#include "ui/table/playlist.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QAbstractButton>
#include <QAction>
#include <QTest>

namespace muster::testing {

namespace {

const QString gang = rook + QStringLiteral("\nrecruit 4\n  seed: 7\n");
const QString wasteland = mara + QStringLiteral("\nrecruit 3\n  seed: 7\n");

QString prepared(const QString &story, const QString &enemy, int seed)
{
    return story + QStringLiteral("\nprepare\n  enemy: %1\n  seed: %2\n").arg(enemy).arg(seed);
}

const QString rollRest = QStringLiteral("Roll the rest");

/// Presses the button with this text, which must be seen.
void pressOn(QWidget &page, const QString &text)
{
    for (QAbstractButton *button : page.findChildren<QAbstractButton *>()) {
        const bool isCalled =
            pseudo::inEnglish(button->text()) == text || pseudo::inEnglish(button->accessibleName()) == text;
        if (button->isVisible() && isCalled) {
            button->click();
            return;
        }
    }
    qFatal("nothing to press: %s", qPrintable(text));
}

void face(QWidget &page, int item)
{
    for (Choice *choice : page.findChildren<Choice *>()) {
        if (choice->isVisible() && pseudo::inEnglish(choice->accessibleName()) == QLatin1String("View"))
            emit choice->chosen(item);
    }
}

void choose(QWidget &page, const Subject &row)
{
    auto *list = page.findChild<PlayList *>();
    for (const Subject &one : {Subject{SubjectKind::Group, row.id, 0}, row}) {
        list->choose(one);
        QTest::qWait(0);
    }
}

void visitThreeSides(const Walk &walk, Steps steps, const Pack &pack)
{
    steps.push_back(*actions::countSides(fold(steps), 3));
    const actions::NewGroup third{2, 3, 1};
    steps.push_back(
        rolled([&](Dice &dice, Step &step) { actions::addGroup(fold(steps), pack, third, dice, step); }, 5));
    steps.push_back(rolled([&](Dice &dice, Step &step) { actions::beginTurn(fold(steps), pack, dice, step); }, 9));
    walk.at(QStringLiteral("three-sides"), steps, PageKind::Encounter, [&](MainWindow &window, Page &page) {
        const Play &play = *window.document()->campaign().play;
        choose(page, {SubjectKind::Group, play.groups.back().id, 0});
        walk.show(QStringLiteral("three-sides"), window);
        doFromMenu(page, QStringLiteral("Enemy reinforcements"));
        walk.show(QStringLiteral("three-sides-more-come"), window);
    });
}

void visitTables(const Walk &walk)
{
    const Result<Pack> swordplay = packToPlay(QStringLiteral("swordplay"));
    Steps steps = sampleSteps(*swordplay);
    steps.push_back(preparedAfter(steps, *swordplay));
    walk.at(QStringLiteral("who-comes"), steps, PageKind::Encounter, [&](MainWindow &window, Page &page) {
        face(page, 1);
        walk.show(QStringLiteral("who-comes"), window);
    });
    walk.at(QStringLiteral("contact"), twoTurnsOn(steps, *swordplay), PageKind::Encounter,
            [&](MainWindow &window, Page &page) {
                const Campaign &campaign = window.document()->campaign();
                if (!campaign.play->groups.empty())
                    choose(page, {SubjectKind::Enemy, campaign.play->groups.front().id, 1});
                walk.show(QStringLiteral("contact"), window);
                pressOn(page, QStringLiteral("Activation"));
                walk.show(QStringLiteral("contact-dice"), window);
                pressOn(page, QStringLiteral("Cancel"));
                face(page, 1);
                walk.show(QStringLiteral("contact-briefing"), window);
                emit page.problem(QStringLiteral("The map has nine sections. Choose one of them."));
                walk.show(QStringLiteral("contact-message"), window);
            });
    visitThreeSides(walk, twoTurnsOn(steps, *swordplay), *swordplay);
}

void visitFirstEdition(const Walk &walk, const Pack &pack)
{
    const Result<Steps> inHand = playStory(prepared(gang, QStringLiteral("police"), 3), pack);
    if (!inHand)
        return;
    walk.at(QStringLiteral("edition-in-hand"), *inHand, PageKind::Encounter, [&](MainWindow &window, Page &page) {
        walk.show(QStringLiteral("edition-in-hand"), window);
        pressOn(page, QStringLiteral("Roll for media coverage"));
        walk.show(QStringLiteral("edition-press-dice"), window);
        face(page, 1);
        walk.show(QStringLiteral("edition-who-comes"), window);
        doFromMenu(page, QStringLiteral("Edit encounter"));
        walk.show(QStringLiteral("edition-correction"), window);
    });
    Steps inPlay = *inHand;
    inPlay.push_back(*actions::beginPlay(fold(inPlay), pack, {}));
    walk.at(QStringLiteral("edition-in-play"), inPlay, PageKind::Encounter, [&](MainWindow &window, Page &page) {
        walk.show(QStringLiteral("edition-in-play"), window);
        pressOn(page, QStringLiteral("Draw cards"));
        walk.show(QStringLiteral("edition-cards"), window);
        pressOn(page, QStringLiteral("Draw the rest"));
        const Play &play = *window.document()->campaign().play;
        if (!play.groups.empty()) {
            (void)window.document()->write(*actions::setEnemyState(window.document()->campaign(),
                                                                   window.document()->pack(), 1, 1, TableState::Dead));
            choose(page, {SubjectKind::Enemy, 1, 1});
        }
        walk.show(QStringLiteral("edition-enemy-down"), window);
        choose(page, {SubjectKind::Own, 1, 0});
        walk.show(QStringLiteral("edition-own-figure"), window);
    });
    walk.at(QStringLiteral("edition-after"), inPlay, PageKind::Aftermath,
            [&](MainWindow &window, Page &) { walk.show(QStringLiteral("edition-after"), window); });
}

void visitStockpile(const Walk &walk, const Pack &pack)
{
    const Result<Steps> founded = playStory(gang, pack);
    if (!founded)
        return;
    Steps steps = *founded;
    Step found;
    found.kind = StepKind::Equipped;
    found.changes = {StockChanged{QStringLiteral("rifle"), 2}};
    steps.push_back(found);
    walk.at(QStringLiteral("stockpile"), steps, PageKind::Band, [&](MainWindow &window, Page &) {
        walk.show(QStringLiteral("stockpile"), window);
        EquipDialog dialog(*window.document(), window.document()->campaign().band.back().id);
        walk.show(QStringLiteral("dialog-equip"), dialog);
    });
}

void visitWasteland(const Walk &walk, const Pack &pack)
{
    const Result<Steps> founded = playStory(wasteland, pack);
    if (!founded)
        return;
    walk.at(QStringLiteral("wasteland"), *founded, PageKind::Encounter, [&](MainWindow &window, Page &page) {
        walk.show(QStringLiteral("wasteland"), window);
        pressOn(page, QStringLiteral("New settlement"));
        pressOn(page, rollRest);
        walk.show(QStringLiteral("wasteland-settlement"), window);
        pressOn(page, QStringLiteral("Edit settlement"));
        walk.show(QStringLiteral("wasteland-settlement-form"), window);
        PrintDialog sheets(SheetKind::Settlement,
                           {window.document()->campaign(), pack, QStringLiteral("mara.muster"), 4, {}});
        walk.show(QStringLiteral("print-settlements"), sheets);
    });
    // Seeds until a raid, a siege or the like comes up, which may be fought in a settlement.
    for (int seed = 1; seed < 40; ++seed) {
        const Result<Steps> inHand = playStory(prepared(wasteland, QStringLiteral("tribal"), seed), pack);
        if (!inHand || !pack.scenarios->of(scenarioOf(*fold(*inHand).encounter)->kind).buildings)
            continue;
        walk.at(QStringLiteral("wasteland-ground"), *inHand, PageKind::Encounter, [&](MainWindow &window, Page &page) {
            pressOn(page, QStringLiteral("Roll up a new settlement to fight in"));
            pressOn(page, rollRest);
            walk.show(QStringLiteral("wasteland-ground"), window);
            face(page, 1);
            walk.show(QStringLiteral("wasteland-who-comes"), window);
        });
        break;
    }
}

void visitPress(const Walk &walk, const Pack &pack)
{
    if (const Result<Steps> steps = playStory(danaMeetsAGang, pack)) {
        walk.at(QStringLiteral("press"), *steps, PageKind::Aftermath,
                [&](MainWindow &window, Page &) { walk.show(QStringLiteral("press-after"), window); });
    }
}

void visitStreet(const Walk &walk)
{
    const Result<Pack> pack = packToPlay(QStringLiteral("urban-d100"));
    if (!pack)
        return;
    if (const Result<Steps> steps = playStory(doxeyMeetsGermans, *pack))
        walk.pages(QStringLiteral("street"), *steps);
}

/// A band as long as they come, all of them wounded, by TUMOR's sheet (R80).
void visitFirstAid(const Walk &walk, const Pack &pack)
{
    QString story = QStringLiteral("found Lieutenant Commander Ambrosius Featherstonehaugh the Elder\n"
                                   "  list: military\n  rep: 6\n  armor: 0\n  option: sheet=tumor\n");
    for (int man = 1; man <= 6; ++man)
        story += QStringLiteral("\njoin Corporal Maximilian Wolkenstein the %1th\n  type: Soldier\n  rep: 4\n"
                                "  armor: 0\n  weapon: assault-rifle\n")
                     .arg(man);
    Result<Steps> steps = playStory(prepared(story, QStringLiteral("insurgents"), 3), pack);
    if (!steps)
        return;
    steps->push_back(*actions::beginPlay(fold(*steps), pack, {}));
    for (const Figure &figure : fold(*steps).band)
        steps->push_back(*actions::setState(fold(*steps), pack, figure.id, TableState::Wounded));
    walk.at(QStringLiteral("first-aid"), *steps, PageKind::Aftermath, [&](MainWindow &window, Page &page) {
        pressOn(page, QStringLiteral("Success"));
        walk.show(QStringLiteral("first-aid"), window);
        pressOn(page, QStringLiteral("Roll the rest"));
        walk.show(QStringLiteral("first-aid-given"), window);
        page.nextAct()->trigger();
        walk.show(QStringLiteral("first-aid-finished"), window);
        for (const PageTitle &one : pageTitles()) {
            window.notebook()->open(one.kind);
            walk.show(QStringLiteral("first-aid-") + one.title.toLower(), window);
        }
    });
}

void visitModern(const Walk &walk)
{
    const Result<Pack> pack = packToPlay(QStringLiteral("chain-reaction-3"));
    const QString story =
        QStringLiteral("found Sergeant Vasquez\n  list: military\n  rep: 5\n\nrecruit 4\n  seed: 7\n");
    const Result<Steps> steps = playStory(prepared(story, QStringLiteral("insurgents"), 3), *pack);
    if (!steps)
        return;
    walk.at(QStringLiteral("modern-in-play"), twoTurnsOn(*steps, *pack), PageKind::Encounter,
            [&](MainWindow &window, Page &) { walk.show(QStringLiteral("modern-in-play"), window); });
    visitFirstAid(walk, *pack);
}

} // namespace

void visitRuleSets(const Walk &walk)
{
    const Result<Pack> firstEdition = packToPlay(QStringLiteral("chain-reaction-1"));
    if (!firstEdition)
        return;
    visitTables(walk);
    visitModern(walk);
    visitFirstEdition(walk, *firstEdition);
    visitStockpile(walk, *firstEdition);
    visitWasteland(walk, *firstEdition);
    visitPress(walk, *firstEdition);
    visitStreet(walk);
}

} // namespace muster::testing
