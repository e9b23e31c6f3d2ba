// SPDX-License-Identifier: MIT

// helppages html FOLDER: writes every chapter as a page, in a folder for each language.
// helppages pictures FOLDER: writes the pictures of the chapters in each language, as in resources/help.
// Called by tools/help.

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/acts/table.h"
#include "model/language.h"
#include "model/packs.h"
#include "model/storage/campaignfile.h"
#include "model/storytext/storytext.h"
#include "rules/dice/randomdice.h"
#include "tests/support/screen.h"
#include "tests/ui/hand/hand.h"
#include "ui/help/helppage.h"
#include "ui/help/helpsource.h"
#include "ui/help/helpwindow.h"
#include "ui/map/mapwidget.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <map>

namespace {

using namespace muster;

/// Returns the picture with only its most frequent colours; others become the nearest of these. It has a quarter of the
/// bytes and no visible loss.
QImage inFewColours(const QImage &picture)
{
    constexpr std::size_t most = 32;
    std::map<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            ++counts[picture.pixel(x, y)];
    }
    std::vector<std::pair<int, QRgb>> byCount;
    for (const auto &[colour, count] : counts)
        byCount.emplace_back(count, colour);
    std::sort(byCount.rbegin(), byCount.rend());
    QList<QRgb> kept;
    for (std::size_t i = 0; i < std::min(most, byCount.size()); ++i)
        kept << byCount[i].second;
    return picture.convertToFormat(QImage::Format_Indexed8, kept, Qt::ThresholdDither);
}

bool save(QWidget &widget, const QRect &part, const QString &file)
{
    return inFewColours(widget.grab(part).toImage().convertToFormat(QImage::Format_RGB32)).save(file, "PNG", 0);
}

template<typename Part>
bool save(const QWidget &window, const QString &file)
{
    const QList<Part *> parts = window.findChildren<Part *>();
    const auto shown = std::find_if(parts.begin(), parts.end(), [](const Part *part) { return part->isVisible(); });
    return shown != parts.end() && save(**shown, (*shown)->rect(), file);
}

/// Saves a picture of the widget with this accessible name.
bool saveCalled(const QWidget &window, const QString &name, const QString &file)
{
    for (QWidget *part : window.findChildren<QWidget *>()) {
        if (part->isVisible() && part->accessibleName() == name)
            return save(*part, part->rect(), file);
    }
    return false;
}

/// Adds a step with the program's dice.
template<typename Deed>
void roll(Steps &steps, quint64 seed, Deed deed)
{
    RandomDice dice(seed);
    Step step;
    deed(fold(steps), dice, step);
    step.rolls = dice.rolls();
    steps.push_back(step);
}

QString write(const QString &desk, const Steps &steps)
{
    const QString path = QDir(desk).filePath(QStringLiteral("shown.muster"));
    QFile::remove(path);
    (void)CampaignFile::create(path, History{steps, steps.size()});
    return path;
}

bool takePictures(const QDir &folder, const QString &desk, const Pack &pack)
{
    constexpr QSize narrow(1000, 700); // the pictures are shown in a column
    const Steps sample = sampleSteps(pack);
    Steps prepared = sample;
    constexpr quint64 seed = 48213;
    roll(prepared, seed, [&](const Campaign &campaign, Dice &dice, Step &step) {
        acts::perform(campaign, pack, acts::Prepare{}, seed, dice, step);
    });
    Steps played = prepared;
    played.push_back(*acts::stepOf(fold(played), pack, acts::BeginPlay{}));
    for (const int turn : {1, 2}) {
        const auto does = [&](int with, const Act &act) {
            roll(played, quint64(with), [&](const Campaign &campaign, Dice &dice, Step &step) {
                acts::perform(campaign, pack, act, quint64(with), dice, step);
            });
        };
        does(turn, acts::BeginTurn{});
        does(turn + 4, acts::ResolvePef{turn});
    }
    bool all = true;
    const auto file = [&folder](const char *name) { return folder.filePath(QLatin1String(name)); };
    const auto at = [&](const Steps &steps, PageKind kind, const std::function<bool(MainWindow &, Page &)> &take) {
        MainWindow window;
        window.openFile(write(desk, steps));
        window.notebook()->open(kind);
        window.show();
        window.activateWindow();
        window.resize(narrow); // which may be larger than the screen
        testing::hand::waitForPage(window);
        all = take(window, *window.notebook()->page(kind)) && all;
    };
    at(sample, PageKind::Band, [&](MainWindow &window, Page &page) {
        constexpr int roster = 400;
        return saveCalled(window, QStringLiteral("Progress of the campaign"), file("month-bar.png"))
            && save(page, {0, 0, page.width(), roster}, file("band.png"));
    });
    at(prepared, PageKind::Encounter,
       [&](MainWindow &window, Page &) { return save<MapWidget>(window, file("map.png")); });
    at(played, PageKind::Encounter,
       [&](MainWindow &, Page &page) { return save(page, page.rect(), file("play.png")); });
    at(prepared, PageKind::Aftermath, [&](MainWindow &, Page &page) {
        constexpr int casualties = 330;
        return save(page, {0, 0, page.width(), casualties}, file("after.png"));
    });
    return all;
}

bool writePages(const QString &folder, const QString &language, const QString &desk, const Pack &pack)
{
    MainWindow window;
    window.openFile(write(desk, sampleSteps(pack)));
    for (const PageTitle &page : pageTitles())
        window.notebook()->page(page.kind); // makes the page with its keys
    const HelpDesk *help = HelpDesk::of(&window);
    return writeHelpPages(folder, language, [help](const QString &chapter) { return help->tables(chapter, {}); });
}

} // namespace

int main(int argc, char **argv)
{
    QTemporaryDir desk;
    qputenv("XDG_DATA_HOME", desk.path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, desk.path());
    testing::setUpScreen(desk.path());
    qputenv("QT_SCALE_FACTOR", QByteArray::number(help::pictureRatio));
    const QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    const QString what = words.value(1);
    if (words.size() != 3 || (what != QLatin1String("html") && what != QLatin1String("pictures"))) {
        std::fputs("helppages html|pictures FOLDER\n", stderr);
        return 1;
    }
    QApplication::setOrganizationName(QStringLiteral("MusterHelp"));
    QApplication::setApplicationName(QStringLiteral("MusterHelp"));
    wearAppearance();
    choose(Appearance::Light);
    bool done = true;
    for (const QString &code : QDir(QStringLiteral(":/help")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        language::speak(code);
        const Result<Pack> pack = packToPlay(QStringLiteral("swordplay"));
        const QDir folder(QDir(words[2]).filePath(code));
        if (what == QLatin1String("html")) {
            done = writePages(folder.path(), code, desk.path(), *pack) && done;
        } else if (code == language::english()) { // the other languages show the same
            for (const bool dark : {false, true}) {
                choose(dark ? Appearance::Dark : Appearance::Light);
                const QDir pictures(folder.filePath(QLatin1String(dark ? "pictures/dark" : "pictures")));
                done = pictures.mkpath(QStringLiteral(".")) && takePictures(pictures, desk.path(), *pack) && done;
            }
        }
    }
    if (!done)
        std::fputs("Not everything could be written.\n", stderr);
    return done ? 0 : 1;
}
