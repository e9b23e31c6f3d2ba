// SPDX-License-Identifier: MIT
#include "ui/window/filerecovery.h"

#include "model/packs.h"
#include "model/storage/backups.h"
#include "model/storage/files.h"
#include "model/story/lastpage.h"
#include "model/story/words.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/parts/views.h"
#include "ui/window/campaigns.h"

#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>

#include <utility>

namespace muster {

namespace {

constexpr int textInset = 9; ///< inset of the rows' text, to which the headers are aligned

} // namespace

/// Asks for an earlier state of a campaign and where to restore it. The dialog changes nothing itself.
class RestoreDialog : public QDialog
{
    Q_OBJECT
public:
    enum class Place : std::uint8_t {
        Beside, ///< a new file
        Instead, ///< in place of the present state
    };

    /// `canReplace`: the present state is whole and can be backed up, so that another may replace it.
    RestoreDialog(std::vector<SavedState> states, bool canReplace, QWidget *parent = nullptr)
        : QDialog(parent)
        , m_states(std::move(states))
    {
        //: Title of a dialog
        setWindowTitle(tr("Restore backup"));
        setBackgroundRole(QPalette::Base);
        rememberGeometry(this, QStringLiteral("restore"), {720, 460});
        list();

        auto *buttons = new DialogButtons(tr("&Open as a new file"), "plus");
        Button *instead = buttons->add(tr("&Replace the current file"), "undo");
        buttons->deed()->setEnabled(!m_states.empty());
        instead->setEnabled(canReplace && !m_states.empty());
        connect(buttons, &DialogButtons::accepted, this, [this] { choose(Place::Beside); });
        onPress(instead, this, [this] { choose(Place::Instead); });
        connect(buttons, &DialogButtons::rejected, this, &QDialog::reject);
        connect(m_list, &QTreeWidget::itemActivated, this, [this] { choose(Place::Beside); });

        const QString hint = m_states.empty()
            ? tr("There is no backup yet. Backups are made every half hour while "
                 "something changes, and when a campaign is closed.")
            : tr("Backups, newest first. Nothing is lost: a new file is saved beside the "
                 "current one, and a replaced file is backed up first.");
        vbox(this,
             //: Title of a dialog
             {makeLabel(TextUse::PageTitle, tr("Restore backup")),
              makeQuietParagraph(TextUse::Body, hint),
              {m_list, 1},
              buttons},
             12, {24, 16, 24, 16});
        m_list->setFocus();
    }

    const SavedState &state() const
    {
        return m_states[std::size_t(m_list->indexOfTopLevelItem(m_list->currentItem()))];
    }

    Place place() const { return m_place; }

private:
    void list()
    {
        //: The list of backups, for a screen reader
        m_list->setAccessibleName(tr("Backups"));
        giveRowMenu(*m_list);
        auto *heads = new ColumnHeads(m_list);
        heads->setMargins(textInset, textInset);
        m_list->setHeader(heads);
        //: A column: the state of the campaign in a backup
        m_list->setHeaderLabels({tr("State"), tr("Band"), tr("Backed up")});
        m_list->setFrameShape(QFrame::NoFrame);
        m_list->setRootIsDecorated(false);
        m_list->setUniformRowHeights(true);
        m_list->setAllColumnsShowFocus(true);
        for (const SavedState &state : m_states) {
            const Result<Pack> pack = packToPlay(state.campaign.rules, state.campaign.variant);
            const StateText told = pack ? describeState(state.campaign, *pack) : StateText{state.campaign.rules, {}};
            const QString when = QLocale().toString(state.when.toLocalTime(), QLocale::ShortFormat);
            auto *row = new QTreeWidgetItem(m_list, {told.title, told.detail, when});
            //: A backup, for a screen reader: the state of the campaign, the band, and when it was made
            row->setData(0, Qt::AccessibleTextRole, tr("%1, %2, backed up %3").arg(told.title, told.detail, when));
        }
        heads->setSectionResizeMode(QHeaderView::ResizeToContents);
        heads->setSectionResizeMode(0, QHeaderView::Stretch);
        heads->setStretchLastSection(false);
        m_list->setCurrentItem(m_list->topLevelItem(0));
    }

    void choose(Place place)
    {
        if (m_states.empty())
            return;
        m_place = place;
        accept();
    }

    std::vector<SavedState> m_states;
    QTreeWidget *m_list = new QTreeWidget;
    Place m_place = Place::Beside;
};

FileRecovery::FileRecovery(QWidget *window)
    : QObject(window)
    , m_window(window)
{
}

void FileRecovery::setDocument(CampaignDocument *document)
{
    m_document = document;
    m_isSettled = false;
}

bool FileRecovery::mayLetGo()
{
    if (!m_document || m_isSettled || m_document->isKept())
        return true;
    QMessageBox question(
        QMessageBox::Warning, tr("Not everything is saved"),
        tr("Not everything you see is in “%1”. What is only in this window is lost when the campaign is "
           "closed. Save a copy to keep it.")
            .arg(QFileInfo(m_document->path()).fileName()),
        QMessageBox::NoButton, m_window);
    question.setTextFormat(Qt::PlainText);
    const QPushButton *leave = question.addButton(tr("&Close without saving"), QMessageBox::DestructiveRole);
    QPushButton *save = question.addButton(tr("&Save a copy…"), QMessageBox::AcceptRole);
    //: Button
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    question.setDefaultButton(save);
    question.exec();
    return question.clickedButton() == save ? saveCopy() : question.clickedButton() == leave;
}

MessageButtons FileRecovery::offersAtOpening(const QString &path, const FileProblem &problem)
{
    MessageButtons offers;
    if (problem.trouble == FileTrouble::Missing && recentfiles::holds(path)) {
        //: Button: looks for the file with a file dialog
        offers.push_back({tr("&Find…"), [this, path] { find(path); }});
        offers.push_back({tr("&Remove from list"), [this, path] { emit forgetWanted(path); }});
    }
    if (problem.trouble == FileTrouble::Locked)
        //: Button
        offers.push_back({tr("&Try again"), [this, path] { emit openWanted(path); }});
    if (problem.trouble == FileTrouble::Damaged && problem.goodSteps > 0)
        offers.push_back({tr("Open a copy as it stood &before step %1…").arg(problem.goodSteps + 1),
                          [this, path, steps = problem.goodSteps] { recover(path, steps); }});
    if (!Backups().statesOf(path).empty())
        //: Button: opens a dialog
        offers.push_back({tr("&Restore backup…"), [this, path] { restore(path); }});
    return offers;
}

MessageButtons FileRecovery::offersAtWriting(const FileProblem &problem)
{
    MessageButtons offers;
    if (problem.trouble == FileTrouble::OurFault)
        return offers;
    if (problem.trouble == FileTrouble::Locked)
        //: Button
        return {{tr("&Try again"), [this] { tryAgain(); }}};
    const QString path = m_document->path();
    const bool mayBeAnother = problem.trouble == FileTrouble::Replaced || problem.trouble == FileTrouble::Failed;
    if (mayBeAnother && QFileInfo::exists(path))
        //: Button
        offers.push_back({tr("&Open again"), [this, path] { emit openWanted(path); }});
    offers.push_back({tr("&Save a copy…"), [this] { saveCopy(); }});
    return offers;
}

void FileRecovery::tryAgain()
{
    if (!m_document)
        return;
    if (!m_document->canTryAgain())
        emit problem(
            tr("Not tried again, because something else has changed since. Do it again if you still want it."));
    else if (m_document->tryAgain())
        emit settled();
}

bool FileRecovery::saveCopy()
{
    const QString original = m_document->path();
    //: The name of a copied file: "harrow copy"
    const QString name = tr("%1 copy").arg(QFileInfo(original).completeBaseName());
    const QString path = askForNewCampaign(m_window, tr("Save a copy"), freePathBeside(original, name));
    if (path.isEmpty())
        return false;
    // If the file lacks something or is not writable, the campaign goes on in the copy.
    const auto unchanged = m_document->checkFile();
    const bool stays = (unchanged || unchanged.problem().trouble == FileTrouble::Locked) && m_document->isKept();
    const auto copied = copyTo(path);
    if (!copied)
        emit problem(copied.problem().text);
    else if (stays)
        emit remark(tr("Copy saved to %1").arg(QDir::toNativeSeparators(path)));
    else
        goOnIn(path, tr("Now using the copy “%1”.").arg(QFileInfo(path).fileName()));
    return bool(copied);
}

/// Copies the campaign as shown: the file with its drafts, or the steps if the file is gone or was replaced.
FileResult<Done> FileRecovery::copyTo(const QString &path)
{
    const auto unchanged = m_document->checkFile();
    if (!unchanged && unchanged.problem().trouble != FileTrouble::Locked)
        return writeAnew(m_document->history(), m_document->shownDrafts(), path,
                         [this](const QString &sha256) { return m_document->picture(sha256); });
    const auto copied = copyCampaign(m_document->path(), path);
    if (!copied || m_document->isKept())
        return copied;
    const auto copy = CampaignFile::open(path);
    return copy ? (*copy)->keepDrafts(m_document->shownDrafts()) : copy.problem();
}

void FileRecovery::goOnIn(const QString &path, const QString &text)
{
    m_isSettled = true;
    emit openWanted(path);
    m_isSettled = false;
    emit remark(text);
}

void FileRecovery::recover(const QString &path, int goodSteps)
{
    if (!mayLetGo())
        return;
    //: The name of a repaired file: "harrow recovered"
    const QString name = tr("%1 recovered").arg(QFileInfo(path).completeBaseName());
    const QString title = tr("Open a copy as it stood before step %1").arg(goodSteps + 1);
    const QString copy = askForNewCampaign(m_window, title, freePathBeside(path, name));
    if (copy.isEmpty())
        return;
    const QString file = QFileInfo(path).fileName();
    if (const auto saved = recoverUpTo(path, copy))
        goOnIn(copy,
               saved->lostPictures == 0 ? tr("You are now in the copy. “%1” was not changed.").arg(file)
                                        //: The count of pictures, and the campaign
                                        : tr("You are now in the copy, without %n lost pictures. “%1” was not changed.",
                                             nullptr, saved->lostPictures)
                                              .arg(file));
    else
        emit problem(saved.problem().text);
}

void FileRecovery::find(const QString &path)
{
    QDir near = QFileInfo(path).dir();
    while (!near.exists() && !near.isRoot())
        near.setPath(QFileInfo(near.path()).path());
    //: Title of a file dialog: a file that is missing
    const QString at = QFileDialog::getOpenFileName(m_window, tr("Find %1").arg(QFileInfo(path).fileName()),
                                                    near.path(), campaignFilter());
    if (!at.isEmpty())
        emit found(path, at);
}

void FileRecovery::restore(const QString &path)
{
    if (!mayLetGo())
        return;
    const bool canReplace(CampaignFile::open(path, CampaignFile::Access::ReadOnly));
    RestoreDialog dialog(Backups().statesOf(path), canReplace, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (dialog.place() == RestoreDialog::Place::Beside)
        return restoreBeside(path, dialog.state());
    if (const auto restored = restoreInto(path, dialog.state(), Backups()))
        goOnIn(path, tr("Restored. The previous state was backed up and can be restored too."));
    else
        emit problem(restored.problem().text);
}

void FileRecovery::restoreBeside(const QString &path, const SavedState &state)
{
    const auto pack = packToPlay(state.campaign.rules, state.campaign.variant);
    const QString turn =
        pack ? words::turn(state.campaign.turn, state.campaign, *pack) : QString::number(state.campaign.turn);
    const QString copy = freePathBeside(path, QStringLiteral("%1 %2").arg(QFileInfo(path).completeBaseName(), turn));
    if (const auto copied = copyCampaign(state.path, copy))
        goOnIn(copy, tr("You are now in a new file. “%1” was not changed.").arg(QFileInfo(path).fileName()));
    else
        emit problem(copied.problem().text);
}

AutoBackup::AutoBackup(CampaignDocument &document, std::chrono::milliseconds interval)
    : m_document(document)
    , m_battles(document.campaign().past.size())
{
    const auto changes = [this] { m_hasChanged = true; };
    connect(&document, &CampaignDocument::historyChanged, this, changes);
    connect(
        &document, &CampaignDocument::historyChanged, this,
        [this] {
            const std::size_t before = std::exchange(m_battles, m_document.campaign().past.size());
            if (m_battles > before)
                backUp();
        },
        Qt::QueuedConnection); // after the month is closed and shown
    connect(&document, &CampaignDocument::coursesChanged, this, changes);
    connect(&document, &CampaignDocument::draftChanged, this, changes);
    connect(&m_timer, &QTimer::timeout, this, &AutoBackup::backUp);
    m_timer.start(interval);
}

AutoBackup::~AutoBackup()
{
    blockSignals(true);
    backUp();
}

void AutoBackup::backUp()
{
    if (!m_hasChanged)
        return;
    // A file that another program changed is not this campaign's state.
    if (!m_document.checkFile())
        return;
    if (const auto made = Backups().make(m_document.path()))
        m_hasChanged = false;
    else
        emit failed(tr("Backup failed. %1").arg(made.problem().text));
}

} // namespace muster

#include "filerecovery.moc"
