// SPDX-License-Identifier: MIT
#include "tests/ui/everywhere/walk.h"

#include "model/actions/actions.h"
#include "model/actions/play/play.h"
#include "model/campaign/campaigndocument.h"
#include "rules/dice/randomdice.h"
#include "tests/support/pseudoletters.h"
#include "tests/ui/hand/hand.h"
#include "ui/forecast/forecastpage.h"
#include "ui/forecast/forecastwork.h"
#include "ui/parts/onscreen.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QAction>
#include <QDir>
#include <QGuiApplication>
#include <QScreen>
#include <QTest>

namespace muster::testing {

namespace {

constexpr int atRest = 20; // ms, more than a frame

/// All of the screen where one was asked for.
QSize windowSize()
{
    return qEnvironmentVariableIsSet("MUSTER_SCREEN") ? QGuiApplication::primaryScreen()->availableSize()
                                                      : QSize(1280, 800);
}

} // namespace

Step rolled(const std::function<void(Dice &, Step &)> &deed, quint64 seed)
{
    RandomDice dice(seed);
    Step step;
    deed(dice, step);
    step.rolls = dice.rolls();
    return step;
}

void doFromMenu(Page &page, const QString &called)
{
    for (QAction *action : page.menuActions()) {
        if (pseudo::inEnglish(action->text()).remove(u'&').startsWith(called))
            return action->trigger();
    }
    qFatal("not in the menu: %s", qPrintable(called));
}

Step preparedAfter(const Steps &steps, const Pack &pack)
{
    constexpr quint64 seed = 48213;
    return rolled([&](Dice &dice, Step &step) { actions::prepare(fold(steps), pack, {}, seed, dice, step); }, seed);
}

Steps twoTurnsOn(Steps steps, const Pack &pack)
{
    steps.push_back(*actions::beginPlay(fold(steps), pack, {}));
    for (int turn = 1; turn <= 2; ++turn) {
        steps.push_back(rolled([&](Dice &dice, Step &step) { actions::beginTurn(fold(steps), pack, dice, step); },
                               static_cast<quint64>(turn)));
        steps.push_back(
            rolled([&](Dice &dice, Step &step) { actions::resolvePef(fold(steps), pack, turn, dice, step); },
                   static_cast<quint64>(turn + 4)));
    }
    return steps;
}

/// What a page looks like shows with its first runs.
static void giveUpForecasting(const QWidget &window)
{
    for (const ForecastPage *page : window.findChildren<ForecastPage *>()) {
        auto *work = page->findChild<ForecastWork *>();
        (void)QTest::qWaitFor([work] { return !work->isWorking() || work->runs() > 0; });
        work->cancel();
    }
}

void Walk::show(const QString &name, QWidget &window) const
{
    if (window.isWindow() && qobject_cast<MainWindow *>(&window)) {
        window.resize(windowSize());
        bringOnScreen(window);
    }
    window.show();
    window.activateWindow();
    giveUpForecasting(window);
    hand::waitForPage(window);
    QTest::qWait(atRest);
    m_visit(name, window);
}

QString Walk::write(const QString &name, const Steps &steps) const
{
    const QString path = QDir(m_folder).filePath(name + QStringLiteral(".muster"));
    const auto file = CampaignFile::create(path, steps.front());
    for (std::size_t i = 1; file && i < steps.size(); ++i)
        (void)(*file)->append(steps[i]);
    return path;
}

void Walk::pages(const QString &name, const Steps &steps) const
{
    MainWindow window;
    window.openFile(write(name, steps));
    for (const PageTitle &page : pageTitles()) {
        window.notebook()->open(page.kind);
        show(name + u'-' + pseudo::inEnglish(page.title).toLower(), window);
    }
}

void Walk::at(const QString &name, const Steps &steps, PageKind kind, const At &then) const
{
    MainWindow window;
    window.resize(windowSize());
    bringOnScreen(window);
    window.openFile(write(name, steps));
    window.notebook()->open(kind);
    window.show();
    window.activateWindow();
    QTest::qWait(atRest);
    then(window, *window.notebook()->page(kind));
}

} // namespace muster::testing
