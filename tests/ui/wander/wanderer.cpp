// SPDX-License-Identifier: MIT
#include "tests/ui/wander/wanderer.h"

#include "tests/ui/hand/hand.h"
#include "tests/ui/seen/seen.h"
#include "tests/ui/wander/acts.h"
#include "ui/parts/remembered.h"
#include "ui/window/campaigns.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <cstdio>

namespace muster::testing {

using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 15; ///< acts in a dialog before it is left
constexpr int mostPatience = 60; ///< acts before a dialog counts as one that cannot be left

/// Returns whether to go on after a failure, which is printed once.
bool goesOn()
{
    return qEnvironmentVariableIsSet("MUSTER_WANDER_GO_ON");
}

QString noted(const QString &broken)
{
    static QSet<QString> known;
    const QStringList lines = broken.split(u'\n');
    bool isNew = false;
    for (const QString &line : lines) {
        static const QRegularExpression number(u"[0-9]+"_s);
        const QString kind = QString(line).replace(number, u"#"_s).left(70);
        if (line.contains(u", act "_s))
            break;
        isNew = isNew || (!line.isEmpty() && !known.contains(kind));
        known.insert(kind);
    }
    if (isNew) {
        std::printf("%s\n", qPrintable(broken));
        std::fflush(stdout);
    }
    return {};
}

} // namespace

Wanderer::Wanderer(const WanderedRules &rules, std::uint64_t seed, QString folder)
    : m_rules(rules)
    , m_seed(seed)
    , m_chance(seed)
    , m_diary(QString::fromLatin1(rules.name), seed)
    , m_folder(std::move(folder))
{
    takeSeedsFrom([this] { return m_chance.seed(); });
    warnings();
    seen::strayWindows();
    foundAnew();
}

Wanderer::~Wanderer()
{
    takeSeedsFrom(nullptr);
}

void Wanderer::foundAnew()
{
    const QString name = u"%1-%2-%3.muster"_s.arg(QLatin1String(m_rules.name)).arg(m_seed).arg(++m_campaigns);
    const QString path = QDir(m_folder).filePath(name);
    const auto made = CampaignFile::create(path, foundedBy(m_rules, m_chance));
    EXPECT_TRUE(made) << (made ? "" : made.problem().text.toStdString());
    openAnew(path);
    m_diary.write(u"founds a campaign"_s);
}

void Wanderer::openAnew(const QString &path)
{
    m_window.reset();
    chooseWhoseDice();
    m_window = openWindow(path);
    m_renew = false;
    QObject::connect(m_window.get(), &MainWindow::renewWanted, [this] { m_renew = true; });
    m_window->show();
    m_window->activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
    hand::waitForPage(*m_window);
}

void Wanderer::chooseWhoseDice()
{
    rememberDiceHabit(m_chance.oneIn(2) ? DiceHabit::Own : DiceHabit::Program);
}

void Wanderer::restart()
{
    // The window may have continued in another file.
    const QString path = m_window->document() ? m_window->document()->path() : m_path;
    m_window->close();
    openAnew(path);
}

QString Wanderer::play(int acts)
{
    const int end = m_diary.acts() + acts;
    while (m_diary.acts() < end && m_broken.isEmpty()) {
        actOnce();
        if (m_renew)
            restart();
        if (m_broken.isEmpty())
            m_broken = look();
        if (goesOn())
            m_broken = noted(m_broken);
    }
    return m_broken;
}

/// Continues the acts in dialogs that run an event loop of their own.
void Wanderer::actInNested()
{
    const int level = QThread::currentThread()->loopLevel();
    if (level > m_level && m_broken.isEmpty()) {
        const int outer = std::exchange(m_level, level);
        m_asked = true;
        actOnce();
        m_broken = look();
        if (goesOn())
            m_broken = noted(m_broken);
        m_level = outer;
    }
    if (!m_broken.isEmpty()) {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            dialog->reject();
        else if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
    }
}

void Wanderer::actOnce()
{
    QTimer nested; // for dialogs that this act opens
    QObject::connect(&nested, &QTimer::timeout, [this] { actInNested(); });
    nested.start(0);
    const bool inDialog = QApplication::activeModalWidget();
    m_inDialog = inDialog ? m_inDialog + 1 : 0;
    m_diary.write(act());
    nested.stop();
    hand::rest();
    if (m_level == 0 && (!m_window->isVisible() || !m_window->document())) {
        m_diary.write(u"opens the file again"_s);
        restart();
    }
    if (m_level == 0)
        leaveStrangers();
    hand::waitForWork(*m_window);
}

QString Wanderer::act()
{
    QWidget &takes = window();
    if (m_inDialog > mostPatience) {
        m_broken = u"%1 cannot be left"_s.arg(seen::called(takes));
        return u"gives up"_s;
    }
    if (&takes == m_window.get()) {
        if (!m_window->document())
            return u"looks at the welcome page"_s;
        if (m_window->document()->campaign().phase == Phase::Over && m_chance.oneIn(8)) {
            foundAnew();
            return u"begins to play it"_s;
        }
        if (m_chance.oneIn(70)) {
            restart();
            return u"closes the window and opens the file again"_s;
        }
        return actInMainWindow(*m_window, m_chance);
    }
    if (QApplication::activePopupWidget() == &takes)
        return actInMenu(takes, m_chance);
    if (m_inDialog > patience && m_chance.oneIn(2)) {
        const QString words = u"presses Escape in %1"_s.arg(seen::called(takes)); // before the key, which may delete it
        hand::press(Qt::Key_Escape);
        return words;
    }
    return actInDialog(takes, m_chance);
}

QWidget &Wanderer::window()
{
    if (QWidget *takes = hand::window(); takes && takes->windowHandle())
        return *takes;
    m_window->activateWindow();
    hand::rest();
    return *m_window;
}

/// Closes windows beside the main one after a while. Without a window manager it activates the main window again.
void Wanderer::leaveStrangers()
{
    QWidget *active = QApplication::activeWindow();
    if (active && active != m_window.get() && !QApplication::activeModalWidget() && m_chance.oneIn(6)) {
        m_diary.write(u"closes %1"_s.arg(seen::called(*active)));
        active->close();
        hand::rest();
    }
    if (!QApplication::activeWindow())
        m_window->activateWindow();
    hand::rest();
}

History Wanderer::readBook() const
{
    const auto file = CampaignFile::open(m_window->document()->path(), CampaignFile::Access::ReadOnly);
    return file ? (*file)->history() : History();
}

QString Wanderer::look()
{
    for (const QString &warning : warnings())
        return u"warnings: %1\n%2"_s.arg(warning, m_diary.tell());
    if (!m_window->document())
        return {}; // after Campaign › Close
    const QString path = m_window->document()->path();
    History history = readBook();
    if (history != m_window->document()->history())
        return u"file: the window has another book than the file\n"_s + m_diary.tell();
    const bool newFile = std::exchange(m_path, path) != path;
    const History before = std::exchange(m_book, std::move(history));
    const bool asked = m_asked;
    if (m_level == 0)
        m_asked = false; // the answer in a dialog may take effect after the dialog, in the outer act
    const Sight sight{*m_window, window(), m_book, before, newFile, asked, before != m_book};
    for (const Invariant &invariant : invariants()) {
        const QString complaints = complaintsOf(invariant, sight);
        if (!complaints.isEmpty())
            return complaints + m_diary.tell();
    }
    return {};
}

QString Wanderer::complaintsOf(const Invariant &invariant, const Sight &sight) const
{
    if (m_diary.acts() % invariant.every != 0 || seen::isLeftOut(QLatin1String(invariant.name)))
        return {};
    QString text;
    for (const QString &complaint : invariant.look(sight))
        text += u"%1: %2\n"_s.arg(QLatin1String(invariant.name), complaint);
    return text;
}

} // namespace muster::testing
