// SPDX-License-Identifier: MIT
#include "tests/ui/everywhere/everywhere.h"

#include "model/actions/actions.h"
#include "model/actions/play/play.h"
#include "model/packs.h"
#include "model/sample/sample.h"
#include "rules/dice/randomdice.h"
#include "ui/band/bandpage.h"
#include "ui/band/byhand.h"
#include "ui/band/figurecorrection.h"
#include "ui/band/figurepanel.h"
#include "ui/band/namesdialog.h"
#include "ui/founding/campaigncorrection.h"
#include "ui/founding/foundingwizard.h"
#include "ui/help/rulingshelp.h"
#include "ui/help/shortcutshelp.h"
#include "ui/paper/printdialog.h"
#include "ui/window/mainwindow.h"
#include "ui/window/notebook.h"
#include "ui/window/pages.h"
#include "ui/window/restoredialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QTest>

namespace muster::testing {

namespace {

constexpr QSize windowSize(1280, 800);
constexpr int atRest = 60; // ms

Step rolled(const std::function<void(Dice &, Step &)> &deed, quint64 seed)
{
    RandomDice dice(seed);
    Step step;
    deed(dice, step);
    step.rolls = dice.rolls();
    return step;
}

Step preparedAfter(const Steps &steps, const Pack &pack)
{
    constexpr quint64 seed = 48213;
    return rolled([&](Dice &dice, Step &step) { actions::prepare(fold(steps), pack, {}, seed, dice, step); }, seed);
}

/// A campaign of the modern rules with a patrol in hand.
Steps modern(const Pack &pack)
{
    actions::NewCampaign wanted;
    wanted.list = pack.lists.front().id;
    wanted.starName = QStringLiteral("Sergeant Vasquez");
    wanted.star = actions::suggestedStar(pack, pack.lists.front());
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

class Walk
{
public:
    Walk(QString folder, Visit visit)
        : m_folder(std::move(folder))
        , m_visit(std::move(visit))
    {
    }

    void show(const QString &name, QWidget &window) const
    {
        window.show();
        window.activateWindow();
        // The Band page's panel follows a frame after the first paint.
        (void)QTest::qWaitFor([&] { return !window.findChild<BandPage *>() || window.findChild<FigurePanel *>(); });
        QTest::qWait(atRest);
        m_visit(name, window);
    }

    QString write(const QString &name, const Steps &steps) const
    {
        const QString path = QDir(m_folder).filePath(name + QStringLiteral(".muster"));
        const auto file = CampaignFile::create(path, steps.front());
        for (std::size_t i = 1; file && i < steps.size(); ++i)
            (void)(*file)->append(steps[i]);
        return path;
    }

    /// All pages of one campaign.
    void pages(const QString &name, const Steps &steps) const
    {
        MainWindow window;
        window.resize(windowSize);
        window.openFile(write(name, steps));
        for (const PageTitle &page : pageTitles()) {
            window.notebook()->open(page.kind);
            show(name + u'-' + page.title.toLower(), window);
        }
    }

private:
    QString m_folder;
    Visit m_visit;
};

void visitPages(const Walk &walk, const Pack &swordplay)
{
    {
        MainWindow window;
        window.resize(windowSize);
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
    window.resize(windowSize);
    window.openFile(walk.write(QStringLiteral("table"), inHand));
    Page *page = window.notebook()->page(PageKind::Encounter);
    window.notebook()->open(PageKind::Encounter);
    const QList<QAction *> deeds = page->menuActions();
    deeds.front()->trigger();
    walk.show(QStringLiteral("encounter-kept"), window);
    deeds.back()->trigger();
    walk.show(QStringLiteral("encounter-correction"), window);
    deeds[deeds.size() - 2]->trigger();
    walk.show(QStringLiteral("encounter-own-dice"), window);
}

void visitReps(const Walk &walk, MainWindow &window)
{
    window.notebook()->open(PageKind::Chronicle);
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->text() == QStringLiteral("Rep"))
            button->click();
    }
    walk.show(QStringLiteral("chronicle-rep"), window);
}

void visitHelp(const Walk &walk, MainWindow &window)
{
    showRulings(&window, QStringLiteral("swordplay"));
    walk.show(QStringLiteral("help-rulings"), *window.findChild<HelpWindow *>(QStringLiteral("rulings")));
    showShortcuts(window);
    auto *shortcuts = window.findChild<HelpWindow *>(QStringLiteral("shortcuts"));
    walk.show(QStringLiteral("help-shortcuts"), *shortcuts);
    shortcuts->findChild<QLineEdit *>()->setText(QStringLiteral("dice"));
    walk.show(QStringLiteral("help-searched"), *shortcuts);
}

void visitDialogs(const Walk &walk, const Steps &inHand, const Pack &pack)
{
    MainWindow window;
    window.resize(windowSize);
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
    {
        NamesDialog dialog(document.pack());
        walk.show(QStringLiteral("dialog-names"), dialog);
    }
    {
        RestoreDialog dialog({{{}, QDateTime::currentDateTimeUtc(), inHand.size(), document.campaign()}}, true);
        walk.show(QStringLiteral("dialog-restore"), dialog);
    }
    for (const SheetKind kind : sheetKinds()) {
        auto *dialog = new PrintDialog(kind, {document.campaign(), pack, QStringLiteral("harrow.muster"), 43, {}});
        walk.show(QStringLiteral("print-") + sheetName(kind).toLower().replace(u' ', u'-'), *dialog);
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
}

} // namespace muster::testing
