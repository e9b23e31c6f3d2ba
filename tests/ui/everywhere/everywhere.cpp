// SPDX-License-Identifier: MIT
#include "tests/ui/everywhere/everywhere.h"

#include "model/actions/actions.h"
#include "model/actions/play/play.h"
#include "model/packs.h"
#include "model/sample/sample.h"
#include "model/systems/campaignsystem.h"
#include "tests/support/pseudoletters.h"
#include "tests/ui/everywhere/rulesets.h"
#include "tests/ui/everywhere/walk.h"
#include "ui/band/byhand.h"
#include "ui/band/figurecorrection.h"
#include "ui/band/joindialog.h"
#include "ui/band/namesdialog.h"
#include "ui/courses/branchdialog.h"
#include "ui/courses/coursesdialog.h"
#include "ui/founding/campaigncorrection.h"
#include "ui/founding/foundingwizard.h"
#include "ui/help/helpwindow.h"
#include "ui/paper/printdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/restoredialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLineEdit>

namespace muster::testing {

namespace {

/// A campaign of the modern rules with a patrol in hand.
Steps modern(const Pack &pack)
{
    actions::NewCampaign wanted;
    wanted.list = pack.lists.front().id;
    wanted.starName = QStringLiteral("Sergeant Vasquez");
    wanted.star = actions::suggestedStar(pack, pack.lists.front().id);
    Steps steps{*actions::found(pack, wanted)};
    steps.push_back(
        rolled([&](Dice &dice, Step &step) { actions::recruit(fold(steps), pack, std::nullopt, dice, step); }, 7));
    steps.push_back(preparedAfter(steps, pack));
    return steps;
}

Steps over(Steps steps, const Pack &pack)
{
    steps.push_back(preparedAfter(steps, pack));
    BattleReport report;
    report.outcome = Outcome::Failure;
    for (const Figure &figure : fold(steps).band)
        report.figures.push_back({figure.id, figure.star ? Fate::ObviouslyDead : Fate::Fine});
    steps.push_back(
        rolled([&](Dice &dice, Step &step) { actions::finishBattle(fold(steps), pack, report, dice, step); }, 7));
    return steps;
}

void visitPages(const Walk &walk, const Pack &swordplay)
{
    {
        MainWindow window;
        walk.show(QStringLiteral("welcome"), window);
    }
    Steps sample = sampleSteps(swordplay);
    walk.pages(QStringLiteral("founded"), {sample.front()});
    walk.pages(QStringLiteral("between"), sample);
    walk.pages(QStringLiteral("over"), over(sample, swordplay));
    sample.push_back(preparedAfter(sample, swordplay));
    walk.pages(QStringLiteral("in-hand"), sample);
    sample.push_back(*actions::beginPlay(fold(sample), swordplay, {}));
    walk.pages(QStringLiteral("in-play"), sample);
    for (const char *rules : {"chain-reaction-3", "chain-reaction-1"}) {
        if (const Result<Pack> pack = packToPlay(QLatin1String(rules)))
            walk.pages(QLatin1String(rules), modern(*pack));
    }
}

void visitTable(const Walk &walk, const Steps &inHand)
{
    MainWindow window;
    window.openFile(walk.write(QStringLiteral("table"), inHand));
    Page *page = window.notebook()->page(PageKind::Encounter);
    window.notebook()->open(PageKind::Encounter);
    doFromMenu(*page, QStringLiteral("Lock this section"));
    walk.show(QStringLiteral("encounter-kept"), window);
    doFromMenu(*page, QStringLiteral("Edit encounter"));
    walk.show(QStringLiteral("encounter-correction"), window);
    doFromMenu(*page, QStringLiteral("Re-roll the rest with my own dice"));
    walk.show(QStringLiteral("encounter-own-dice"), window);
}

void visitReps(const Walk &walk, MainWindow &window)
{
    window.notebook()->open(PageKind::Chronicle);
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && pseudo::inEnglish(button->text()) == QStringLiteral("Rep"))
            button->click();
    }
    walk.show(QStringLiteral("chronicle-rep"), window);
}

void visitHelp(const Walk &walk, MainWindow &window)
{
    const auto open = [&window](const char *place) {
        HelpWindow::open(&window, QLatin1String(place));
        return window.findChild<HelpWindow *>();
    };
    walk.show(QStringLiteral("help-month"), *open("month"));
    walk.show(QStringLiteral("help-rulings"), *open("rulings"));
    HelpWindow *help = open("keyboard");
    walk.show(QStringLiteral("help-shortcuts"), *help);
    help->findChild<QLineEdit *>()->setText(QStringLiteral("dice"));
    walk.show(QStringLiteral("help-searched"), *help);
}

void visitDialogs(const Walk &walk, const Steps &inHand, const Pack &pack)
{
    MainWindow window;
    window.openFile(walk.write(QStringLiteral("dialogs"), inHand));
    for (const PageTitle &page : pageTitles())
        window.notebook()->open(page.kind);
    walk.show(QStringLiteral("window"), window);
    CampaignDocument &document = *window.document();
    {
        FigureCorrection dialog(document, document.campaign().band.back().id);
        walk.show(QStringLiteral("dialog-figure"), dialog);
    }
    {
        CampaignCorrection dialog(document);
        walk.show(QStringLiteral("dialog-campaign"), dialog);
    }
    {
        ByHand dialog(document);
        walk.show(QStringLiteral("dialog-by-hand"), dialog);
    }
    if (systemOf(document.campaign(), document.pack()).takesPlayers()) {
        JoinDialog dialog(document);
        walk.show(QStringLiteral("dialog-join"), dialog);
    }
    {
        NamesDialog dialog(document.pack());
        walk.show(QStringLiteral("dialog-names"), dialog);
    }
    {
        RestoreDialog dialog({{{}, QDateTime::currentDateTimeUtc(), inHand.size(), document.campaign()}}, true);
        walk.show(QStringLiteral("dialog-restore"), dialog);
    }
    {
        BranchDialog dialog(document, document.book().inForce);
        walk.show(QStringLiteral("dialog-branch"), dialog);
    }
    {
        CoursesDialog dialog(document);
        walk.show(QStringLiteral("dialog-courses-none"), dialog);
        dialog.addFile(document.path());
        walk.show(QStringLiteral("dialog-courses"), dialog);
    }
    for (const SheetKind kind : sheetKinds()) {
        if (!canBeDrawn(kind, document.campaign(), pack))
            continue;
        auto *dialog = new PrintDialog(kind, {document.campaign(), pack, QStringLiteral("harrow.muster"), 43, {}});
        walk.show(QStringLiteral("print-") + pseudo::inEnglish(sheetName(kind)).toLower().replace(u' ', u'-'), *dialog);
        delete dialog;
    }
    visitReps(walk, window);
    visitHelp(walk, window);
}

void visitFounding(const Walk &walk)
{
    FoundingWizard wizard;
    for (int page = 1; page <= 5; ++page) {
        walk.show(QStringLiteral("founding-%1").arg(page), wizard);
        for (QLineEdit *line : wizard.findChildren<QLineEdit *>()) {
            if (line->isVisible() && line->text().isEmpty())
                line->setText(QStringLiteral("Osric Vane"));
        }
        wizard.next();
    }
}

} // namespace

void visitEverything(const QString &folder, const Visit &visit)
{
    const Result<Pack> swordplay = packToPlay(QStringLiteral("swordplay"));
    if (!swordplay)
        return;
    const Walk walk(folder, visit);
    Steps inHand = sampleSteps(*swordplay);
    inHand.push_back(preparedAfter(inHand, *swordplay));
    visitPages(walk, *swordplay);
    visitTable(walk, inHand);
    visitDialogs(walk, inHand, *swordplay);
    visitFounding(walk);
    visitRuleSets(walk);
}

} // namespace muster::testing
