// SPDX-License-Identifier: MIT
// What a player waits for in the window on a campaign of 10,000 steps with notes among them: opening it, each page, Undo, and each
// letter typed into Find, which may not take 100 ms.
#include "model/actions/story.h"
#include "tests/support/longcampaign.h"
#include "tests/window/driver.h"

#include <QApplication>
#include <QSettings>

#include <cstdio>
#include <ctime>

using namespace muster;

namespace {

constexpr std::size_t stepCount = 10000;
constexpr int noteEvery = 50;

/// Milliseconds of the processor.
template<typename Act>
void measure(const std::string &what, Act &&act)
{
    const std::clock_t before = std::clock();
    act();
    std::printf("  %-40s %8.1f ms\n", what.c_str(),
                1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
}

Book bookWithNotes()
{
    muster::testing::LongCampaign player(7);
    Book book;
    book.steps = {muster::testing::founding()};
    Campaign campaign = fold(book.steps);
    while (book.steps.size() < stepCount) {
        book.inForce = book.steps.size();
        const QString text = QStringLiteral("They met at the ford, and %1 of them went home again [4 and 2].")
                                 .arg(book.steps.size() % 7);
        const bool writes = book.steps.size() % noteEvery == 0;
        Step step = writes ? *actions::write(book, campaign, {AboutKind::Month, campaign.turn}, {}, text)
                           : player.next(campaign);
        if (writes)
            step.when = book.steps.back().when;
        apply(campaign, step);
        book.steps.push_back(std::move(step));
    }
    book.inForce = book.steps.size();
    return book;
}

} // namespace

int main(int argc, char **argv)
{
    ::testing::InitGoogleTest(&argc, argv);
    const QTemporaryDir desk;
    qputenv("XDG_DATA_HOME", desk.path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, desk.path());
    const QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("MusterBenchmark"));
    const QString path = desk.filePath(QStringLiteral("long.muster"));
    if (!CampaignFile::create(path, bookWithNotes()))
        return 1;
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // what was measured is told also where it then comes to a stop
    std::printf("the window on a campaign of %zu steps, with the looking for what is clicked:\n", stepCount);
    muster::testing::App app;
    measure("open the campaign", [&] { app.start(path); });
    for (const char *visit : {"first look at ", "back to "}) {
        for (const char *page : {"Band", "Encounter", "Aftermath", "Foes", "Reference", "Odds", "Chronicle"})
            measure(visit + std::string(page), [&] { app.open(page); });
    }
    measure("undo, on the chronicle", [&] { app.undo(); });
    measure("redo", [&] { app.redo(); });
    measure("house rulings", [&] { app.menu("Help/House rulings"); });
    app.press("Esc");
    measure("print the roster", [&] { app.menu("Campaign/Print/Roster"); });
    app.press("Esc");
    app.press("Ctrl+F");
    for (const char *letter : {"f", "o", "r", "d", " ", "h", "o", "m", "e"})
        measure(std::string("find, letter ") + letter, [&] { app.type(letter); });
    return 0;
}
