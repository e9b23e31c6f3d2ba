// SPDX-License-Identifier: MIT
#include "ui/window/mainwindow.h"

#include "model/acts/acts.h"
#include "model/acts/foes.h"
#include "model/acts/table.h"
#include "model/campaign/campaigndocument.h"
#include "model/packs.h"
#include "model/reference/testsubject.h"
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
#include "ui/window/actdicepanel.h"
#include "ui/window/campaigns.h"
#include "ui/window/filerecovery.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/pictureentry.h"
#include "ui/window/printing.h"
#include "ui/window/undobutton.h"
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

constexpr int mostFoesOffered = 4; // the leader's group has the others

void ask(CampaignDocument &document, MessageBar &messages)
{
    MessageButtons offers;
    for (const int id : acts::foeCandidates(document.campaign(), document.pack())) {
        if (std::ssize(offers) == mostFoesOffered)
            break;
        offers.push_back({document.campaign().foes.value(id).name, [&document, &messages, id] {
                              writeStep(document,
                                        acts::stepOf(document.campaign(), document.pack(), acts::LeaderIs{id}),
                                        [&messages](const QString &why) { messages.say(why); });
                          }});
    }
    if (offers.empty())
        return;
    offers.push_back({MessageBar::tr("Somebody new…", "a foe"),
                      [&document, &messages] { nameLeader(document, std::nullopt, messages.window()); }});
    messages.ask(MessageBar::tr("Their leader has come. Is it somebody you know?"), offers);
}

/// Returns the lists and tables of a page, in the order in which it makes them. Lists of combo boxes are left out, and
/// so are the headers of tables, where choosing an index would choose one cell.
QList<QAbstractItemView *> viewsOf(const QWidget &page)
{
    QList<QAbstractItemView *> views = page.findChildren<QAbstractItemView *>();
    views.removeIf([&](const QAbstractItemView *view) {
        return view->window() != page.window() || qobject_cast<const QHeaderView *>(view);
    });
    return views;
}

/// The texts in a window about the state of its campaign: the player’s own or the sample, writable or read-only.
namespace standing {

bool isSample(const CampaignDocument &document)
{
    return document.path() == samplePath();
}

/// Returns the window’s title; the program’s name without a campaign.
QString title(const CampaignDocument *document, bool isReadOnly)
{
    if (!document)
        //: The name of this program
        return WindowText::tr("Muster");
    const QString &name = document->campaign().name;
    if (isSample(*document))
        return WindowText::tr("%1 (sample) – Muster").arg(name);
    return isReadOnly ? WindowText::tr("%1 (read-only) – Muster").arg(name) : WindowText::tr("%1 – Muster").arg(name);
}

/// Returns whether changes are saved, for the status line.
QString kept(const CampaignDocument &document, bool isReadOnly)
{
    if (isReadOnly)
        return WindowText::tr("Read-only: nothing is recorded");
    //: In the status line: what is half written is kept
    return document.draft() || document.underWay() ? WindowText::tr("Draft saved")
                                                   : WindowText::tr("All changes saved");
}

/// Returns the message for a campaign that was opened read-only.
QString readOnly(const CampaignDocument &document)
{
    return WindowText::tr("“%1” can only be read, so nothing can be recorded in it. Save a copy to go on.")
        .arg(QFileInfo(document.path()).fileName());
}

} // namespace standing

/// Asks who leads the enemy when an enemy leader appears who may be a named foe, whichever step adds the leader (R91).
void askWhoLeads(CampaignDocument &document, MessageBar &messages)
{
    const auto comes = [&document, &messages](const Campaign &before, const Campaign &after) {
        // A leader who is back by Redo was asked about before; the answer is redone next.
        if (document.history().canRedo() || !acts::leaderWhoCame(before, after))
            return;
        // Queued until the step is shown, because showing it closes earlier messages.
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
    , m_rescue(new FileRecovery(this))
    , m_pictures(new PictureEntry(*this, *m_notebook))
{
    m_desk->addWidget(m_book); // before it is filled, because a stack lays out at once what it contains
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
        m_welcomeRoom = widgetWith(vbox({new PageScrollArea(m_welcome)}));
        // A child of this room, so that it is visible wherever the page is scrolled. A screen reader would not read it
        // inside the page that scrolls.
        m_welcome->messages()->setParent(m_welcomeRoom);
        m_desk->addWidget(m_welcomeRoom);
        connect(m_welcome, &WelcomePage::newWanted, this, [this] { newCampaign(); });
        connect(m_welcome, &WelcomePage::paperWanted, this, &MainWindow::beginFromPaper);
        connect(m_welcome, &WelcomePage::openWanted, this, &MainWindow::chooseFile);
        connect(m_welcome, &WelcomePage::sampleWanted, this, &MainWindow::openSample);
        connect(m_welcome, &WelcomePage::fileWanted, this, &MainWindow::openFile);
        connect(m_welcome, &WelcomePage::findWanted, m_rescue, &FileRecovery::find);
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
    ProgressState where = whereaboutsIn(*m_notebook, *m_document);
    where.page = PageKind::Band; // the page of the previous campaign does not matter
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
        //: A file, and its folder
        ? tr("“%1” is no longer in %2. Find it, or remove it from the list.")
              .arg(QFileInfo(path).fileName(), recentfiles::folderInWords(path))
        : problem.trouble == FileTrouble::NotOurs && isStory(path)
            //: A file, and a command of the terminal
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
    std::vector<std::pair<int, int>> chosen; // current row and column of each view
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

/// Disconnects all views from the campaign.
void MainWindow::letGo()
{
    if (m_document && m_document->path() != samplePath())
        recentfiles::add(m_document->path(), m_document->campaign().name); // the name may have changed
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
    m_safekeeping = std::make_unique<AutoBackup>(document);
    connect(m_safekeeping.get(), &AutoBackup::failed, m_statusLine, &StatusLine::remark);
    m_left = {};
    connect(&document, &CampaignDocument::historyChanged, m_notebook->messages(), [this] {
        m_left = {};
        const std::span<const Step> steps = m_document->history().stepsInForce();
        if (steps.empty() || steps.back().kind != StepKind::Told) // a note keeps the message
            m_notebook->messages()->clear();
    });
    connect(&document, &CampaignDocument::historyChanged, m_statusLine, [this] { tellUndo({}); });
    connect(&document, &CampaignDocument::historyChanged, this, &MainWindow::refresh);
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
         {&CampaignDocument::historyChanged, &CampaignDocument::draftChanged, &CampaignDocument::underWayChanged})
        connect(&document, saved, this, &MainWindow::takeRefusalBack);
    for (const auto done : {&CampaignDocument::draftChanged, &CampaignDocument::underWayChanged})
        connect(&document, done, m_statusLine, [this] {
            if (m_tellsUndo || m_document->underWay()) // something else was done meanwhile
                tellUndo({});
        });
}

/// Closes the file's refusal once the file is writable again and has everything.
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

/// Tells the player about the abandoned course (R92), in a message that needs no answer.
void MainWindow::tellCourseLeft(const AbandonedCourse &course)
{
    const auto answer = [this, course](FileResult<Done> (CampaignDocument::*act)(int)) {
        return [this, course, act] {
            m_notebook->messages()->clear();
            std::ignore = (*m_document.*act)(course.id);
        };
    };
    m_left = {tr("What was undone is kept as “%1”.").arg(course.name),
              //: Button: gives up what is half rolled
              {{tr("&Discard it"), answer(&CampaignDocument::deleteCourse)},
               {tr("&Go back to it"), answer(&CampaignDocument::returnTo)}}};
    say(m_left.text, m_left.offers);
}

/// Shows news together with the message about the course that the step abandoned.
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

/// Edits the lists of the open campaign. Without a campaign it begins with those of the usual rules, and the player may
/// choose others.
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
    activateWindow(); // the desktop may keep the focus on the question shown before the editor
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
    UndoRouter undoing(*m_notebook, *m_document);
    const QString name = undoing.undoName();
    const bool asksAgain = !m_document->underWay(); // undo may go back to the dice of the last step
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
    UndoRouter undoing(*m_notebook, *m_document);
    const QString name = undoing.redoName();
    if (const auto done = undoing.redo(); !done)
        return say(done.problem().text);
    //: A thing done, by its name: "Redone: Die 5."
    tellUndo(name.isEmpty() ? QString() : tr("Redone: %1.").arg(name));
}

/// Shows a text until the next thing is done.
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
        //: Two campaigns
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
    const UndoRouter undoing(*m_notebook, *m_document);
    nameUndo(m_menus, undoing.undoName(), undoing.redoName());
    const MonthView month =
        viewMonth(m_document->campaign(), m_document->pack(), whereaboutsIn(*m_notebook, *m_document));
    m_monthBar->load(month);
    m_monthBar->setNextAct(nextActAt(month.present, *m_notebook, *m_document));
    m_notebook->takeBack()->load(undoing.undoName(), undoing.undoTurn());
    m_notebook->bringForward()->load(undoing.redoName());
    m_statusLine->load(standing::kept(*m_document, m_isReadOnly), m_document->history().inForce, m_document->path());
}

/// Checks the file again, because another program may have changed it meanwhile.
void MainWindow::lookAgain()
{
    if (!m_document)
        return;
    const auto unchanged = m_document->checkFile();
    if (!unchanged && unchanged.problem().trouble == FileTrouble::Replaced)
        say(unchanged.problem().text, m_rescue->offersAtWriting(unchanged.problem()));
    takeRefusalBack();
    refresh(); // the file may also be writable again
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

WindowHolder::WindowHolder(std::unique_ptr<MainWindow> window)
    : m_window(std::move(window))
{
    follow();
}

WindowHolder::~WindowHolder() = default;

void WindowHolder::follow()
{
    // Queued, because the menu that was chosen from belongs to the old window.
    connect(m_window.get(), &MainWindow::renewWanted, this, &WindowHolder::renew, Qt::QueuedConnection);
}

void WindowHolder::renew()
{
    auto next = std::make_unique<MainWindow>();
    next->takeOver(*m_window);
    next->restoreGeometry(m_window->saveGeometry());
    next->setWindowState(m_window->windowState());
    next->show(); // before the old one is deleted, because the program ends with its last window
    std::swap(m_window, next);
    follow();
}

} // namespace muster
