// SPDX-License-Identifier: MIT
// How long the window takes for what a player asks of it, on a campaign of many years. Nothing may take over 100 ms
// without showing that it works.
#include "model/actions/actions.h"
#include "model/actions/play/play.h"
#include "model/story/explain.h"
#include "rules/dice/randomdice.h"
#include "tests/support/longcampaign.h"
#include "ui/help/helpwindow.h"
#include "ui/paper/printdialog.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdio>

using namespace muster;

namespace {

constexpr std::size_t stepCount = 600;
constexpr double allowed = 100; // ms

/// Does it, lets everything be painted that follows, and says how long it took.
void measure(const QString &what, const std::function<void()> &act)
{
    QElapsedTimer timer;
    timer.start();
    act();
    QApplication::processEvents();
    const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    std::printf("  %-36s %7.1f ms%s\n", qPrintable(what), ms, ms > allowed ? "  over 100 ms" : "");
}

QString writeCampaign(const QString &folder)
{
    const Steps steps = muster::testing::longCampaign(stepCount, 7);
    const QString path = folder + QStringLiteral("/years.muster");
    auto file = CampaignFile::create(path, steps.front());
    for (std::size_t i = 1; file && i < steps.size(); ++i)
        (void)(*file)->append(steps[i]);
    return path;
}

void measurePrinting(const CampaignDocument &document)
{
    for (const SheetKind kind : sheetKinds()) {
        if (!canBeDrawn(kind, document.campaign(), document.pack()))
            continue;
        measure(QStringLiteral("Print ") + sheetName(kind), [&] {
            auto *dialog = new PrintDialog(kind, {document.campaign(), document.pack(), {}, 0, {}});
            dialog->show();
            QApplication::processEvents();
            delete dialog;
        });
    }
}

Step rolled(const std::function<void(Dice &, Step &)> &deed)
{
    RandomDice dice(7);
    Step step;
    deed(dice, step);
    step.rolls = dice.rolls();
    return step;
}

/// The next battle, played for a turn.
void measureBattle(MainWindow &window)
{
    CampaignDocument &document = *window.document();
    const Pack &pack = document.pack();
    window.notebook()->open(PageKind::Encounter);
    const auto play = [&](const QString &what, const Result<Step> &step) {
        if (step)
            measure(what, [&] { (void)document.write(*step); });
    };
    if (!document.campaign().encounter)
        play(QStringLiteral("prepare the encounter"),
             rolled([&](Dice &dice, Step &step) { actions::prepare(document.campaign(), pack, {}, 7, dice, step); }));
    play(QStringLiteral("begin play"), actions::beginPlay(document.campaign(), pack, {}));
    if (!document.campaign().play)
        return;
    play(QStringLiteral("activation"),
         rolled([&](Dice &dice, Step &step) { actions::beginTurn(document.campaign(), pack, dice, step); }));
    play(QStringLiteral("resolve a PEF"),
         rolled([&](Dice &dice, Step &step) { actions::resolvePef(document.campaign(), pack, 1, dice, step); }));
    play(QStringLiteral("somebody falls"),
         actions::setState(document.campaign(), document.pack(), document.campaign().band.front().id,
                           TableState::Stunned));
    play(QStringLiteral("to another section"), actions::placeOwnGroup(document.campaign(), 1, 5));
    measure(QStringLiteral("take back in play"), [&] { (void)document.takeBack(); });
    measure(QStringLiteral("after the battle"), [&] { window.notebook()->open(PageKind::Aftermath); });
}

} // namespace

int main(int argc, char **argv)
{
    const QTemporaryDir desk;
    qputenv("XDG_DATA_HOME", desk.path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, desk.path());
    const QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("MusterBenchmark"));
    wearAppearance();
    const QString path = writeCampaign(desk.path());
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // what was measured is told also where it then comes to a stop
    std::printf("the window on a campaign of %zu steps:\n", stepCount);

    MainWindow window;
    window.resize(1280, 800);
    measure(QStringLiteral("open the campaign"), [&] {
        window.openFile(path);
        window.show();
    });
    for (const PageTitle &page : pageTitles())
        measure(QStringLiteral("first look at ") + page.title, [&] { window.notebook()->open(page.kind); });
    for (const PageTitle &page : pageTitles())
        measure(QStringLiteral("back to ") + page.title, [&] { window.notebook()->open(page.kind); });
    CampaignDocument &document = *window.document();
    window.notebook()->open(PageKind::Chronicle);
    measure(QStringLiteral("take back, on the chronicle"), [&] { (void)document.takeBack(); });
    measure(QStringLiteral("bring forward"), [&] { (void)document.bringForward(); });
    measure(QStringLiteral("take back a hundred steps"), [&] { (void)document.takeBack(100); });
    measure(QStringLiteral("explain the strength"), [&] { explainStrength(document.book(), document.pack()); });
    measure(QStringLiteral("explain a Rep"),
            [&] { explainRep(document.book(), document.pack(), document.campaign().band.front().id); });
    measure(QStringLiteral("where the book is silent"), [&] { HelpWindow::open(&window, QStringLiteral("rulings")); });
    measure(QStringLiteral("keyboard shortcuts"), [&] { HelpWindow::open(&window, QStringLiteral("keyboard")); });
    measurePrinting(document);
    measureBattle(window);
    return 0;
}
