// SPDX-License-Identifier: MIT

// Walks past every page, phase and dialog of every rule set, in every language, with MUSTER_SCREEN on every screen, and
// with MUSTER_TYPE_SIZE in larger type. It checks for every visible fault at every station. The route is in
// stations.txt, with these lines:
//
//     campaign sample | story NAME | file NAME | told RULES   opens a window with the sample, a story of
//                                          tests/corpus/stories, a file of tests/campaigns, or the story below
//     window                               opens a window without a campaign
//     pages [PAGE…]                        opens these pages, or all, and checks each
//     open PAGE, click NAME, double NAME, choose BOX: ENTRY, fill FIELD: TEXT, type TEXT, press KEYS, menu PATH, roll
//                                          an act of the player, with English names
//     in DEED                              does that, then the lines below in the dialog that it opens, and closes it
//                                          with Esc
//     context NAME                         checks its context menu by mouse and keys, and copying
//     sight NAME, sight dice               checks that it, or the dice line, is visible without scrolling
//     look NAME                            checks the present state
//     sheets                               checks the print dialog for each sheet
//
// MUSTER_PICTURES=BEGINNING saves a picture of every station in files whose names begin so (tools/pictures).

#include "model/json/stepjson.h"
#include "model/language.h"
#include "model/packs.h"
#include "tests/support/pseudoletters.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/seen/seen.h"
#include "tests/walk/stations.h"
#include "tests/window/driver.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QPixmap>
#include <QProgressBar>
#include <QRegularExpression>
#include <QScreen>
#include <QSettings>
#include <QTest>
#include <QTextDocumentFragment>

#include <map>
#include <set>

namespace muster::testing {
namespace {

using namespace Qt::StringLiterals;

const std::vector<std::string> pages{"Band", "Encounter", "After the battle", "Chronicle",
                                     "Foes", "Forecast",  "Reference",        "Odds"};

struct TextLanguage {
    const char *name;
    QString code; ///< code of the language, or a catalogue
    QString texts; ///< path of the catalogue; empty for English
    bool dark = false;

    friend void PrintTo(const TextLanguage &tongue, std::ostream *out) { *out << tongue.name; }
};

QString catalogue(const char *code)
{
    return QStringLiteral(MUSTER_SOURCE_DIR "/resources/translations/muster_%1.ts").arg(QLatin1String(code));
}

const std::vector<TextLanguage> &tongues()
{
    static const std::vector<TextLanguage> all{
        {"English", u"en"_s, {}, false},
        {"German", u"de"_s, catalogue("de"), true},
        {"Polish", u"pl"_s, catalogue("pl"), false},
        {"Nobodys", QStringLiteral(MUSTER_PSEUDO), QFileInfo(QStringLiteral(MUSTER_PSEUDO)).path() + u"/pseudo.ts"_s,
         false},
    };
    return all;
}

/// Returns names by players, files and countries, which are not translated.
const QStringList &namesEverywhere()
{
    static const QStringList all = [] {
        QStringList names = {u"Cancel"_s, u"Letter / ANSI A"_s, u"Legal"_s}; // translated by Qt's own catalogue
        for (const QString &code : language::all())
            names << language::nameOf(code);
        for (const QString &id : shippedPackIds()) {
            const Result<Pack> pack = shippedPack(id);
            for (const QString &name : pack->names)
                names << name;
        }
        QDir help(QStringLiteral(MUSTER_SOURCE_DIR "/resources/help/en"));
        for (const QString &chapter : help.entryList({u"*.md"_s})) { // the help is not in the catalogue
            QFile file(help.filePath(chapter));
            static const QRegularExpression heads(u"^(?:#+|- \\[) *([^{\\]\n]+)"_s,
                                                  QRegularExpression::MultilineOption);
            const QString text = QString::fromUtf8(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
            for (auto head = heads.globalMatch(text); head.hasNext();)
                names << head.next().captured(1).simplified();
        }
        for (const QLocale::FormatType format : {QLocale::LongFormat, QLocale::ShortFormat}) {
            for (int month = 1; month <= 12; ++month)
                names << QLocale().standaloneMonthName(month, format);
        }
        return names;
    }();
    return all;
}

class Walk : public WindowTest, public ::testing::WithParamInterface<std::tuple<Way, TextLanguage>>
{
protected:
    void SetUp() override
    {
        const auto &[way, tongue] = GetParam();
        m_isEnglish = tongue.texts.isEmpty();
        if (!m_isEnglish && !QFileInfo::exists(tongue.texts))
            GTEST_SKIP() << "built without Qt's tools";
        m_isDark = qEnvironmentVariable("MUSTER_APPEARANCE", tongue.dark ? u"dark"_s : QString()) == u"dark"_s;
        if (m_isDark) {
            app.start();
            app.answers("Settings", [&] {
                app.choose("Theme", "Dark");
                app.click("Save");
            });
            app.menu("Edit/Settings…");
        }
        if (const int size = qEnvironmentVariableIntValue("MUSTER_TYPE_SIZE"))
            QSettings().setValue(u"typeSize"_s, size);
        m_theirs = namesEverywhere() + QStringList{u"Osric Vane"_s, u"Vane"_s};
        language::speak(tongue.code);
        app.speak(tongue.texts);
        seen::strayWindows();
    }
    void TearDown() override
    {
        language::speak(language::english());
        app.speak({});
    }

    void go(const std::vector<Station> &stations)
    {
        for (const Station &station : stations) {
            SCOPED_TRACE("stations.txt:" + std::to_string(station.number) + ": " + station.verb.toStdString() + ' '
                         + station.rest.toStdString());
            go(station);
        }
    }
    void look(const QString &name);

private:
    void go(const Station &station);
    void openCampaign(const Station &station);
    void openPages(const QString &which);
    void openIn(const Station &station);
    void openSheets();
    void stopForecast();
    void takeNames(const History &history);
    QStringList contextMenu(const std::string &name);
    QStringList faults(QWidget &window) const;

    bool m_isEnglish = true;
    bool m_isDark = false;
    QString m_name; ///< name of the campaign
    QStringList m_theirs; ///< names by players
    std::set<QString> m_told;
};

/// Resizes the window to fill its screen.
void fillScreen(App &app)
{
    QWidget &window = app.window();
    const QSize frame = window.frameGeometry().size() - window.size();
    const QSize most = window.screen()->availableSize() - frame;
    app.resize(most.width(), most.height());
}

/// Adds all texts in a step that players wrote.
void addWords(const QJsonValue &value, QStringList &words)
{
    static const QStringList theirs{u"name"_s, u"text"_s, u"title"_s, u"player"_s, u"notes"_s, u"note"_s};
    for (const QJsonValue &one : value.toArray())
        addWords(one, words);
    const QJsonObject object = value.toObject();
    for (auto field = object.begin(); field != object.end(); ++field) {
        if (theirs.contains(field.key()) && field->isString())
            words << field->toString();
        else
            addWords(*field, words);
    }
}

void Walk::takeNames(const History &history)
{
    m_theirs = namesEverywhere();
    for (const Step &step : history.steps)
        addWords(QJsonDocument::fromJson(stepJson(step)).object(), m_theirs);
    for (const QString &name : QStringList(m_theirs)) {
        if (name.contains(u'<'))
            m_theirs << QTextDocumentFragment::fromHtml(name).toPlainText();
        m_theirs << name.simplified();
    }
    m_theirs.removeAll(QString());
    m_theirs.removeDuplicates();
    // The longest first, because one may be the beginning of another.
    std::sort(m_theirs.begin(), m_theirs.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
}

void Walk::openCampaign(const Station &station)
{
    const QString kind = station.rest.section(u' ', 0, 0);
    const QString which = station.rest.section(u' ', 1);
    m_name = kind == u"sample" ? kind : which;
    QString path;
    if (kind == u"sample") {
        path = sample();
    } else if (kind == u"file") {
        path = pathOf(which + u".muster"_s);
        QFile::copy(QStringLiteral(MUSTER_SOURCE_DIR "/tests/campaigns/%1/campaign.muster").arg(which), path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    } else if (kind == u"story") {
        const CorpusStory story = corpusStory(which);
        path = told(story.text, story.pack.constData(), which + u".muster"_s);
    } else {
        path = told(station.text(), which.toUtf8().constData(), u"told.muster"_s);
    }
    app.start(path);
    fillScreen(app);
    takeNames(app.history());
}

void Walk::openPages(const QString &which)
{
    for (const std::string &page : pages) {
        if (!which.isEmpty() && !which.contains(QString::fromStdString(page)))
            continue;
        app.open(page);
        stopForecast();
        look(QString::fromStdString(page).toLower().replace(u' ', u'-'));
    }
}

/// Waits for the first runs of a forecast, which are enough for the look of the page, and cancels the rest.
void Walk::stopForecast()
{
    for (const QProgressBar *bar : app.window().findChildren<QProgressBar *>()) {
        if (bar->isVisible() && QTest::qWaitFor([bar] { return bar->value() > 0; }) && bar->isVisible())
            app.click("Cancel");
    }
}

void Walk::openIn(const Station &station)
{
    app.answers("", [&] {
        go(station.below);
        app.press("Esc");
    });
    go(Station{station.number, station.rest.section(u' ', 0, 0), station.rest.section(u' ', 1), {}});
}

void Walk::openSheets()
{
    std::vector<std::string> all = app.entries("Campaign/Print");
    all.erase(all.begin()); // the sheet of the open page
    for (const std::string &sheet : all) {
        app.menu("Campaign/Print/" + sheet);
        look(u"print-"_s + pseudo::inEnglish(QString::fromStdString(sheet)));
        app.press("Esc");
    }
}

QStringList Walk::contextMenu(const std::string &name)
{
    return seen::withoutMenu(app.front(), QString::fromStdString(name), [&] {
        app.rightClick(name);
        return true;
    });
}

void Walk::go(const Station &station)
{
    const std::string rest = station.rest.toStdString();
    const auto part = [&](int which) { return station.rest.section(u": "_s, which, which).toStdString(); };
    const QString &verb = station.verb;
    if (verb == u"campaign")
        openCampaign(station);
    else if (verb == u"window")
        app.start(), fillScreen(app);
    else if (verb == u"pages")
        openPages(station.rest);
    else if (verb == u"open")
        app.open(rest);
    else if (verb == u"click")
        app.click(rest);
    else if (verb == u"double")
        app.doubleClick(rest);
    else if (verb == u"choose")
        app.choose(part(0), part(1));
    else if (verb == u"fill")
        app.fill(part(0), part(1));
    else if (verb == u"type")
        app.type(rest);
    else if (verb == u"press")
        app.press(rest);
    else if (verb == u"menu")
        app.menu(rest);
    else if (verb == u"roll")
        app.rollAll();
    else if (verb == u"in")
        openIn(station);
    else if (verb == u"look")
        look(station.rest);
    else if (verb == u"sheets")
        openSheets();
    else if (verb == u"sight")
        EXPECT_TRUE(!m_isEnglish || app.isInSight(rest == "dice" ? app.asks() : rest)) << "not in sight";
    else if (verb == u"context")
        EXPECT_EQ(m_isEnglish ? contextMenu(rest).join(u'\n').toStdString() : "", "");
    else
        ADD_FAILURE() << "no such verb";
}

QStringList Walk::faults(QWidget &window) const
{
    QStringList all = seen::largerThanScreen(window) + seen::strayWindows() + seen::withoutRoom(window)
        + seen::scrollingInScrolling(window);
    if (qEnvironmentVariableIsSet("MUSTER_SCREEN"))
        return all + seen::cutTexts(window) + seen::faultyMenus(window);
    all += seen::deadMnemonics(window) + seen::faultyMenus(window);
    if (std::get<TextLanguage>(GetParam()).code == QStringLiteral(MUSTER_PSEUDO)) {
        // In a list, names by players may be longer than the available room.
        static const QRegularExpression ours(u": “[^”]*\\[[^”]*” wants"_s);
        return all + seen::cutTexts(window).filter(ours) + seen::bareTexts(window, m_theirs);
    }
    all += seen::cutTexts(window);
    if (m_isEnglish)
        all +=
            seen::oddDialog(window) + seen::brokenRing(window) + seen::rowsWithoutMenu(window) + seen::nameless(window);
    if (m_isEnglish || m_isDark)
        all += seen::faintTexts(window);
    return all;
}

void Walk::look(const QString &name)
{
    QWidget &window = app.front();
    hand::waitForPage(window);
    const QString place = QString(m_name + u'-' + name).replace(u' ', u'-').remove(u'…').toLower();
    if (const QString begin = qEnvironmentVariable("MUSTER_PICTURES"); !begin.isEmpty()) {
        EXPECT_TRUE(window.grab().save(begin + place + u".png"_s));
        return;
    }
    for (const QString &fault : faults(window)) {
        if (m_told.insert(fault).second)
            ADD_FAILURE() << place.toStdString() << ": " << fault.toStdString();
    }
}

} // namespace

TEST_P(Walk, SeesNothingWrong)
{
    go(std::get<Way>(GetParam()).stations);
}

INSTANTIATE_TEST_SUITE_P(Of, Walk, ::testing::Combine(::testing::ValuesIn(allWays()), ::testing::ValuesIn(tongues())),
                         [](const auto &walk) {
                             return std::get<Way>(walk.param).name + std::get<TextLanguage>(walk.param).name;
                         });

} // namespace muster::testing
