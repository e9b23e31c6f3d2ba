// SPDX-License-Identifier: MIT
#include "ui/window/mainwindow.h"

#include "model/acts/foes.h"
#include "model/campaign/campaigndocument.h"
#include "model/packs.h"
#include "model/reference/taker.h"
#include "model/variant/variants.h"
#include "ui/courses/coursesdialog.h"
#include "ui/foes/foedialogs.h"
#include "ui/founding/foundingwizard.h"
#include "ui/founding/optionspanel.h"
#include "ui/look/type.h"
#include "ui/paper/printdialog.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"
#include "ui/texts.h"
#include "ui/variant/listeditor.h"
#include "ui/welcome/recentlist.h"
#include "ui/welcome/welcomepage.h"
#include "ui/window/actdice.h"
#include "ui/window/campaigns.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/pictureentry.h"
#include "ui/window/printing.h"
#include "ui/window/rescue.h"
#include "ui/window/takeback.h"
#include "ui/window/writestep.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QPointer>
#include <QStackedWidget>

#include <iterator>
#include <tuple>
#include <utility>

namespace muster {

namespace {

constexpr int mostFoesOffered = 4; // the others stand with the leader's group

void ask(CampaignDocument &document, MessageBar &messages)
{
    MessageButtons offers;
    for (const int id : acts::foeCandidates(document.campaign(), document.pack())) {
        if (std::ssize(offers) == mostFoesOffered)
            break;
        offers.push_back({document.campaign().foes.value(id).name, [&document, &messages, id] {
                              writeStep(document, acts::leaderIs(document.campaign(), id),
                                        [&messages](const QString &why) { messages.say(why); });
                          }});
    }
    if (offers.empty())
        return;
    offers.push_back({MessageBar::tr("Somebody new…", "a foe"),
                      [&document, &messages] { nameLeader(document, std::nullopt, messages.window()); }});
    messages.ask(MessageBar::tr("Their leader has come. Is it somebody you know?"), offers);
}

/// The lists and tables of a page, in the order in which it makes them; not those that boxes open, nor the heads of tables,
/// which would choose one cell.
QList<QAbstractItemView *> viewsOf(const QWidget &page)
{
    QList<QAbstractItemView *> views = page.findChildren<QAbstractItemView *>();
    views.removeIf([&](const QAbstractItemView *view) {
        return view->window() != page.window() || qobject_cast<const QHeaderView *>(view);
    });
    return views;
}

/// How a campaign is open, in the words of the window around it: the player’s own or the sample, to be written to or only
/// to be read.
namespace standing {

bool isSample(const CampaignDocument &document)
{
    return document.path() == samplePath();
}

/// The window’s title; without a campaign the program’s name.
QString title(const CampaignDocument *document, bool isReadOnly)
{
    if (!document)
        return WindowText::tr("Muster");
    const QString &name = document->campaign().name;
    if (isSample(*document))
        return WindowText::tr("%1 (sample) – Muster").arg(name);
    return isReadOnly ? WindowText::tr("%1 (read-only) – Muster").arg(name) : WindowText::tr("%1 – Muster").arg(name);
}

/// Whether what is done is kept, for the status line.
QString kept(const CampaignDocument &document, bool isReadOnly)
{
    if (isReadOnly)
        return WindowText::tr("Read-only: nothing is recorded");
    return document.draft() || document.underWay() ? WindowText::tr("Draft saved")
                                                   : WindowText::tr("All changes saved");
}

/// What to say where a campaign was opened that can only be read.
QString readOnly(const CampaignDocument &document)
{
    return WindowText::tr("“%1” can only be read, so nothing can be recorded in it. Save a copy to go on.")
        .arg(QFileInfo(document.path()).fileName());
}

} // namespace standing

/// Asks who leads the enemy when a leader comes who may be a foe with a name, whatever step brings the leader (R91).
void askWhoLeads(CampaignDocument &document, MessageBar &messages)
{
    const auto comes = [&document, &messages](const Campaign &before, const Campaign &after) {
        // One who comes again by Redo was asked about; what follows is redone first.
        if (document.book().canBringForward() || !acts::leaderWhoCame(before, after))
            return;
        // Once the step is shown, which closes what was said before.
        QMetaObject::invokeMethod(
            &document, [&document, &messages] { ask(document, messages); }, Qt::QueuedConnection);
    };
    QObject::connect(&document, &CampaignDocument::changed, &messages, comes);
}

} // namespace

MainWindow::MainWindow()
    : m_menus(buildMenus(*this))
    , m_desk(new QStackedWidget)
    , m_book(new QWidget)
    , m_monthBar(new MonthBar)
    , m_notebook(new Notebook)
    , m_statusLine(new StatusLine)
    , m_rescue(new Rescue(this))
    , m_pictures(new PictureEntry(*this, *m_notebook))
{
    m_desk->addWidget(m_book); // while it is empty: what a stack takes in it lays out at once
    vbox(m_book, {m_monthBar, {m_notebook, 1}, m_statusLine}, 0);
    m_notebook->messages()->setParent(m_book);
    setCentralWidget(m_desk);
    m_notebook->messages()->leaveAtFoot(m_statusLine);

    connect(this, &WindowFrame::fileDropped, this, &MainWindow::openFile);
    connect(this, &WindowFrame::hinted, m_statusLine, &StatusLine::hint);
    connect(this, &WindowFrame::cameBack, this, &MainWindow::lookAgain);
    connectMenus();
    connectPages();
    placeOnScreen();
    refresh();
}

MainWindow::~MainWindow()
{
    m_safekeeping.reset();
    m_notebook->setDocument(nullptr);
}

WelcomePage *MainWindow::welcome()
{
    if (!m_welcome) {
        m_welcome = new WelcomePage;
        m_welcomeRoom = widgetWith(vbox({new PageRoom(m_welcome)}));
        // In sight however far the page is scrolled, and not in what scrolls itself, where no screen reader hears it.
        m_welcome->messages()->setParent(m_welcomeRoom);
        m_desk->addWidget(m_welcomeRoom);
        connect(m_welcome, &WelcomePage::newWanted, this, [this] { newCampaign(); });
        connect(m_welcome, &WelcomePage::paperWanted, this, &MainWindow::beginFromPaper);
        connect(m_welcome, &WelcomePage::openWanted, this, &MainWindow::chooseFile);
        connect(m_welcome, &WelcomePage::sampleWanted, this, &MainWindow::openSample);
        connect(m_welcome, &WelcomePage::fileWanted, this, &MainWindow::openFile);
        connect(m_welcome, &WelcomePage::findWanted, m_rescue, &Rescue::find);
        connect(m_welcome, &WelcomePage::removeWanted, this, &MainWindow::forget);
    }
    return m_welcome;
}

bool MainWindow::openFile(const QString &path)
{
    return take(path, CampaignDocument::open(path));
}

bool MainWindow::take(const QString &path, FileResult<std::unique_ptr<CampaignDocument>> opened)
{
    if (!opened) {
        refuse(path, opened.problem());
        return false;
    }
    if (!m_rescue->mayLetGo())
        return false;
    m_safekeeping.reset();
    m_notebook->setDocument(nullptr);
    m_document = std::move(*opened);
    if (path != samplePath())
        recentfiles::add(path, m_document->campaign().name);
    follow(*m_document);

    m_statusLine->remark({});
    m_notebook->setDocument(m_document.get());
    Whereabouts where = whereaboutsIn(*m_notebook, *m_document);
    where.page = PageKind::Band; // where the one before was left is nothing to this one
    const auto station = stationOf(m_document->campaign(), m_document->pack(), where);
    const std::optional<ActUnderWay> &waiting = m_document->underWay();
    m_notebook->open(waiting ? pageOf(waiting->act) : station ? pageOf(*station) : PageKind::Chronicle);
    if (tellReadOnly())
        return true;
    if (m_document->lostDraft())
        say(tr("The draft of a report or of dice could not be read. The campaign is not affected; please enter it "
               "again."));
    else if (!m_document->abandonedAct().isEmpty())
        tellAbandoned(m_document->abandonedAct());
    return true;
}

bool MainWindow::tellReadOnly()
{
    if (m_document->checkRights())
        return false;
    say(standing::readOnly(*m_document), {{tr("&Save a copy…"), [this] { m_rescue->saveCopy(); }}});
    return true;
}

void MainWindow::refuse(const QString &path, const FileProblem &problem)
{
    const QString text = problem.trouble == FileTrouble::Missing && recentfiles::holds(path)
        ? tr("“%1” is no longer in %2. Find it, or remove it from the list.")
              .arg(QFileInfo(path).fileName(), recentfiles::folderInWords(path))
        : problem.trouble == FileTrouble::NotOurs && isStory(path)
        ? tr("“%1” is the story of a campaign, as text. To play it into a new campaign, type in a terminal: %2")
              .arg(QFileInfo(path).fileName(),
                   QStringLiteral("muster new NAME.muster --story \"%1\"").arg(QDir::toNativeSeparators(path)))
        : problem.text;
    say(text, m_rescue->offersAtOpening(path, problem));
}

void MainWindow::forget(const QString &path)
{
    recentfiles::remove(path);
    welcome()->recent()->refresh();
    (m_document ? m_notebook->messages() : welcome()->messages())->clear();
}

void MainWindow::forgetAll()
{
    recentfiles::clear();
    welcome()->recent()->refresh();
}

void MainWindow::closeCampaign()
{
    if (!m_rescue->mayLetGo())
        return;
    letGo();
    m_document.reset();
    welcome()->messages()->clear();
    welcome()->recent()->refresh();
    m_desk->setCurrentWidget(m_welcomeRoom);
    refresh();
}

void MainWindow::takeOver(MainWindow &other)
{
    if (!other.m_document)
        return;
    const PageKind page = other.m_notebook->current();
    const bool beside = isReferenceBeside(other);
    std::vector<std::pair<int, int>> chosen; // row and column, as its campaign goes
    for (const QAbstractItemView *view : viewsOf(*other.m_notebook->page(page)))
        chosen.emplace_back(view->currentIndex().row(), view->currentIndex().column());
    other.letGo();
    m_document = std::move(other.m_document);
    m_document->readPackAgain();
    follow(*m_document);
    m_notebook->setDocument(m_document.get());
    m_notebook->open(page);
    const QList<QAbstractItemView *> views = viewsOf(*m_notebook->page(page));
    for (std::size_t i = 0; i < chosen.size() && std::cmp_less(i, views.size()); ++i) {
        QAbstractItemView &view = *views[qsizetype(i)];
        if (const auto [row, column] = chosen[i]; view.model() && view.model()->hasIndex(row, column))
            view.setCurrentIndex(view.model()->index(row, column));
    }
    if (beside)
        showReferenceBeside(*this, *m_document);
    tellReadOnly();
}

/// Whatever shows the campaign shows nothing.
void MainWindow::letGo()
{
    if (m_document && m_document->path() != samplePath())
        recentfiles::add(m_document->path(), m_document->campaign().name); // which may have changed
    m_safekeeping.reset();
    closeReferenceBeside(*this);
    m_notebook->setDocument(nullptr);
    m_rescue->setDocument(nullptr);
    m_pictures->setDocument(nullptr);
}

void MainWindow::follow(CampaignDocument &document)
{
    m_rescue->setDocument(&document);
    m_pictures->setDocument(&document);
    m_safekeeping = std::make_unique<Safekeeping>(document);
    connect(m_safekeeping.get(), &Safekeeping::failed, m_statusLine, &StatusLine::remark);
    m_left = {};
    connect(&document, &CampaignDocument::bookChanged, m_notebook->messages(), [this] {
        m_left = {};
        const std::span<const Step> steps = m_document->book().stepsInForce();
        if (steps.empty() || steps.back().kind != StepKind::Told) // a note leaves what was said where it is
            m_notebook->messages()->clear();
    });
    connect(&document, &CampaignDocument::bookChanged, m_statusLine, [this] { tellUndo({}); });
    connect(&document, &CampaignDocument::bookChanged, this, &MainWindow::refresh);
    connect(&document, &CampaignDocument::draftChanged, this, &MainWindow::refreshDraft);
    connect(&document, &CampaignDocument::underWayChanged, this, &MainWindow::refreshDraft);
    connect(&document, &CampaignDocument::abandoned, this, &MainWindow::tellAbandoned);
    askWhoLeads(document, *m_notebook->messages());
    connect(&document, &CampaignDocument::courseLeft, this, &MainWindow::tellCourseLeft);
    connect(&document, &CampaignDocument::refused, this, [this](const FileProblem &problem) {
        say(problem.text, m_rescue->offersAtWriting(problem));
        const bool passes = problem.trouble == FileTrouble::ReadOnly || problem.trouble == FileTrouble::Full;
        m_refusal = passes ? problem.text : QString();
    });
    for (const auto saved :
         {&CampaignDocument::bookChanged, &CampaignDocument::draftChanged, &CampaignDocument::underWayChanged})
        connect(&document, saved, this, &MainWindow::takeRefusalBack);
    for (const auto done : {&CampaignDocument::draftChanged, &CampaignDocument::underWayChanged})
        connect(&document, done, m_statusLine, [this] {
            if (m_tellsUndo || m_document->underWay()) // something else is done by now
                tellUndo({});
        });
}

/// The file can be written to again, and has everything: what was said of it is over.
void MainWindow::takeRefusalBack()
{
    MessageBar &bar = *m_notebook->messages();
    if (!m_refusal.isEmpty() && bar.text() == m_refusal && m_document->checkRights() && m_document->isKept())
        bar.clear();
}

void MainWindow::say(const QString &text, const MessageButtons &offers)
{
    if (m_document)
        m_notebook->messages()->say(text, offers);
    else
        welcome()->messages()->say(text, offers);
}

/// In passing (R92): the player goes on.
void MainWindow::tellCourseLeft(const LeftCourse &course)
{
    const auto answer = [this, course](FileResult<Done> (CampaignDocument::*act)(int)) {
        return [this, course, act] {
            m_notebook->messages()->clear();
            std::ignore = (*m_document.*act)(course.id);
        };
    };
    m_left = {tr("What was undone is kept as “%1”.").arg(course.name),
              {{tr("&Discard it"), answer(&CampaignDocument::strikeCourse)},
               {tr("&Go back to it"), answer(&CampaignDocument::returnTo)}}};
    say(m_left.text, m_left.offers);
}

/// Beside what is said of the course that was left by it.
void MainWindow::tellNews(const QString &text, const MessageButtons &offers)
{
    MessageButtons all = offers;
    all.insert(all.end(), m_left.offers.begin(), m_left.offers.end());
    say(m_left.text.isEmpty() ? text : text + u' ' + m_left.text, all);
}

void MainWindow::tellAbandoned(const QString &act)
{
    say(tr("The dice of “%1” were discarded because the campaign has changed since they were rolled. Start it again.")
            .arg(act));
}

void MainWindow::newCampaign(const QString &variant)
{
    if (const QString path = foundCampaign(this, Founding::Anew, variant); !path.isEmpty())
        openFile(path);
}

void MainWindow::beginFromPaper()
{
    if (const QString path = foundCampaign(this, Founding::OnPaper); !path.isEmpty())
        openFile(path);
}

/// Those of the campaign that is open, else of the usual rules until others are chosen there.
void MainWindow::editLists()
{
    const Pack *pack = m_document ? &m_document->pack() : nullptr;
    Variant variant{pack ? pack->id : QString(usualRules), tr("My own rules"), {}};
    if (pack && !pack->variant.isEmpty())
        variant = *variantIn(pack->variant, {});
    const QPointer<QWidget> before = focusWidget();
    ListEditor editor(variant, this);
    if (editor.exec() == QDialog::Accepted)
        return newCampaign(editor.campaignWanted());
    activateWindow(); // the desktop may hold to the question that stood before the editor
    if (before)
        before->setFocus();
}

void MainWindow::chooseFile()
{
    const QString beside = m_document ? QFileInfo(m_document->path()).path() : campaignFolder();
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a campaign"), beside, campaignFilter());
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::openSample()
{
    if (const auto path = sampleCampaign())
        openFile(*path);
    else
        say(path.problem().text);
}

void MainWindow::print(SheetKind kind)
{
    const PrintDialog *dialog = previewSheet(this, kind, *m_document);
    connect(dialog, &PrintDialog::saved, m_statusLine, [this](const QString &path) {
        m_statusLine->remark(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
    });
}

void MainWindow::takeBack()
{
    Undoing undoing(*m_notebook, *m_document);
    const QString name = undoing.undoName();
    const bool asksAgain = !m_document->underWay(); // where the dice of the last step are gone back to
    if (const auto done = undoing.undo(); !done)
        return say(done.problem().text);
    const std::optional<ActUnderWay> &dice = m_document->underWay();
    if (asksAgain && dice && dice->rolls.empty() && !name.isEmpty())
        //: What was done by a single roll, by its name, whose dice are asked for once more.
        return tellUndo(tr("Undone: %1. It is asked for again: enter other dice, or press Esc to leave it.").arg(name));
    //: A thing done, by its name: "Undone: Die 5."
    tellUndo(name.isEmpty() ? QString() : tr("Undone: %1.").arg(name));
}

void MainWindow::bringForward()
{
    Undoing undoing(*m_notebook, *m_document);
    const QString name = undoing.redoName();
    if (const auto done = undoing.redo(); !done)
        return say(done.problem().text);
    //: A thing done, by its name: "Redone: Die 5."
    tellUndo(name.isEmpty() ? QString() : tr("Redone: %1.").arg(name));
}

/// Until the next thing is done.
void MainWindow::tellUndo(const QString &text)
{
    m_statusLine->remark(text);
    m_tellsUndo = !text.isEmpty();
}

void MainWindow::branch(int step)
{
    openOther(copyFrom(*m_document, std::size_t(step), this));
}

/// Tells the player which of the two files is now open; does nothing without a path.
void MainWindow::openOther(const QString &path)
{
    if (path.isEmpty())
        return;
    const QString before = QFileInfo(m_document->path()).fileName();
    if (openFile(path))
        m_statusLine->remark(tr("You are now in “%1”. “%2” was not changed.").arg(QFileInfo(path).fileName(), before));
}

void MainWindow::showCourses()
{
    openOther(muster::showCourses(*m_document, this));
}

void MainWindow::correctCampaign()
{
    muster::correctCampaign(*m_document, this);
}

void MainWindow::listPageActions(QMenu *menu, PageKind kind)
{
    menu->clear();
    menu->addActions(m_notebook->page(kind)->menuActions());
    if (kind == PageKind::Encounter) {
        menu->addSeparator();
        menu->addActions(m_notebook->page(PageKind::Aftermath)->menuActions());
    }
    dress(*menu);
}

void MainWindow::refresh()
{
    if (m_document)
        m_desk->setCurrentWidget(m_book);
    m_isReadOnly = m_document && !m_document->checkRights();
    load(m_menus, m_document.get());
    setWindowTitle(standing::title(m_document.get(), m_isReadOnly));
    if (m_document)
        m_monthBar->setSample(standing::isSample(*m_document));
    refreshDraft();
}

void MainWindow::refreshDraft()
{
    if (!m_document)
        return nameUndo(m_menus, {}, {});
    const Undoing undoing(*m_notebook, *m_document);
    nameUndo(m_menus, undoing.undoName(), undoing.redoName());
    const MonthView month =
        viewMonth(m_document->campaign(), m_document->pack(), whereaboutsIn(*m_notebook, *m_document));
    m_monthBar->load(month);
    m_monthBar->setNextAct(nextActAt(month.present, *m_notebook, *m_document));
    m_notebook->takeBack()->load(undoing.undoName(), undoing.undoTurn());
    m_notebook->bringForward()->load(undoing.redoName());
    m_statusLine->load(standing::kept(*m_document, m_isReadOnly), m_document->book().inForce, m_document->path());
}

/// Another program may have been at the file meanwhile.
void MainWindow::lookAgain()
{
    if (!m_document)
        return;
    const auto unchanged = m_document->checkFile();
    if (!unchanged && unchanged.problem().trouble == FileTrouble::Replaced)
        say(unchanged.problem().text, m_rescue->offersAtWriting(unchanged.problem()));
    takeRefusalBack();
    refresh(); // or it may be written to again
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_rescue->mayLetGo())
        WindowFrame::closeEvent(event);
    else
        event->ignore();
}

void MainWindow::showEvent(QShowEvent *event)
{
    if (!m_document)
        welcome();
    if (!m_document)
        m_desk->setCurrentWidget(m_welcomeRoom);
    WindowFrame::showEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    m_monthBar->setLow(isLow(height()));
    WindowFrame::resizeEvent(event);
}

WindowKeeper::WindowKeeper(std::unique_ptr<MainWindow> window)
    : m_window(std::move(window))
{
    follow();
}

WindowKeeper::~WindowKeeper() = default;

void WindowKeeper::follow()
{
    // Queued: the menu that was chosen from is the old window's.
    connect(m_window.get(), &MainWindow::renewWanted, this, &WindowKeeper::renew, Qt::QueuedConnection);
}

void WindowKeeper::renew()
{
    auto next = std::make_unique<MainWindow>();
    next->takeOver(*m_window);
    next->restoreGeometry(m_window->saveGeometry());
    next->setWindowState(m_window->windowState());
    next->show(); // before the other goes, with which the program would end
    std::swap(m_window, next);
    follow();
}

} // namespace muster
