// SPDX-License-Identifier: MIT
#include "ui/window/rescue.h"

#include "model/packs.h"
#include "model/storage/backups.h"
#include "model/storage/ondisk.h"
#include "model/storage/recover.h"
#include "model/story/words.h"
#include "ui/window/campaigns.h"
#include "ui/window/recentfiles.h"
#include "ui/window/restoredialog.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace muster {

Rescue::Rescue(QWidget *window)
    : QObject(window)
    , m_window(window)
{
}

void Rescue::setDocument(CampaignDocument *document)
{
    m_document = document;
    m_isSettled = false;
}

bool Rescue::mayLetGo()
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
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    question.setDefaultButton(save);
    question.exec();
    return question.clickedButton() == save ? saveCopy() : question.clickedButton() == leave;
}

MessageButtons Rescue::offersAtOpening(const QString &path, const FileProblem &problem)
{
    MessageButtons offers;
    if (problem.trouble == FileTrouble::Missing && recentfiles::holds(path)) {
        offers.push_back({tr("&Find…"), [this, path] { find(path); }});
        offers.push_back({tr("&Remove from list"), [this, path] { emit forgetWanted(path); }});
    }
    if (problem.trouble == FileTrouble::Locked)
        offers.push_back({tr("&Try again"), [this, path] { emit openWanted(path); }});
    if (problem.trouble == FileTrouble::Damaged && problem.goodSteps > 0)
        offers.push_back({tr("Open a copy as it stood &before step %1…").arg(problem.goodSteps + 1),
                          [this, path, steps = problem.goodSteps] { recover(path, steps); }});
    if (!Backups().statesOf(path).empty())
        offers.push_back({tr("&Restore backup…"), [this, path] { restore(path); }});
    return offers;
}

MessageButtons Rescue::offersAtWriting(const FileProblem &problem)
{
    MessageButtons offers;
    if (problem.trouble == FileTrouble::OurFault)
        return offers;
    if (problem.trouble == FileTrouble::Locked)
        return {{tr("&Try again"), [this] { tryAgain(); }}};
    const QString path = m_document->path();
    const bool mayBeAnother = problem.trouble == FileTrouble::Replaced || problem.trouble == FileTrouble::Failed;
    if (mayBeAnother && QFileInfo::exists(path))
        offers.push_back({tr("&Open again"), [this, path] { emit openWanted(path); }});
    offers.push_back({tr("&Save a copy…"), [this] { saveCopy(); }});
    return offers;
}

void Rescue::tryAgain()
{
    if (!m_document)
        return;
    if (!m_document->canTryAgain())
        emit problem(
            tr("Not tried again, because something else has changed since. Do it again if you still want it."));
    else if (m_document->tryAgain())
        emit settled();
}

bool Rescue::saveCopy()
{
    const QString original = m_document->path();
    const QString name = tr("%1 copy").arg(QFileInfo(original).completeBaseName());
    const QString path = askForNewCampaign(m_window, tr("Save a copy"), freePathBeside(original, name));
    if (path.isEmpty())
        return false;
    // Where the file has not all of it, or may not be written to, it goes on in the copy.
    const auto unchanged = m_document->checkFile();
    const bool stays = (unchanged || unchanged.problem().trouble == FileTrouble::Locked) && m_document->isKept();
    const auto copied = copyTo(path);
    if (!copied)
        emit problem(copied.problem().text);
    else if (stays)
        emit remark(tr("Copy saved to %1").arg(QDir::toNativeSeparators(path)));
    else
        goOnIn(path, tr("Now using the copy “%1”.").arg(QFileInfo(path).fileName()));
    return static_cast<bool>(copied);
}

/// What is shown: the file with what is half done, or where it is gone or another's, the steps.
FileResult<Done> Rescue::copyTo(const QString &path)
{
    const auto unchanged = m_document->checkFile();
    if (!unchanged && unchanged.problem().trouble != FileTrouble::Locked)
        return writeAnew(m_document->book(), m_document->shownDrafts(), path,
                         [this](const QString &sha256) { return m_document->picture(sha256); });
    const auto copied = copyCampaign(m_document->path(), path);
    if (!copied || m_document->isKept())
        return copied;
    const auto copy = CampaignFile::open(path);
    return copy ? (*copy)->keepDrafts(m_document->shownDrafts()) : copy.problem();
}

void Rescue::goOnIn(const QString &path, const QString &text)
{
    m_isSettled = true;
    emit openWanted(path);
    m_isSettled = false;
    emit remark(text);
}

void Rescue::recover(const QString &path, int goodSteps)
{
    if (!mayLetGo())
        return;
    const QString name = tr("%1 recovered").arg(QFileInfo(path).completeBaseName());
    const QString title = tr("Open a copy as it stood before step %1").arg(goodSteps + 1);
    const QString copy = askForNewCampaign(m_window, title, freePathBeside(path, name));
    if (copy.isEmpty())
        return;
    const QString file = QFileInfo(path).fileName();
    if (const auto saved = recoverUpTo(path, copy))
        goOnIn(copy,
               saved->lostPictures == 0 ? tr("You are now in the copy. “%1” was not changed.").arg(file)
                                        : tr("You are now in the copy, without %n lost pictures. “%1” was not changed.",
                                             nullptr, saved->lostPictures)
                                              .arg(file));
    else
        emit problem(saved.problem().text);
}

void Rescue::find(const QString &path)
{
    QDir near = QFileInfo(path).dir();
    while (!near.exists() && !near.isRoot())
        near.setPath(QFileInfo(near.path()).path());
    const QString at = QFileDialog::getOpenFileName(m_window, tr("Find %1").arg(QFileInfo(path).fileName()),
                                                    near.path(), campaignFilter());
    if (!at.isEmpty())
        emit found(path, at);
}

void Rescue::restore(const QString &path)
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

void Rescue::restoreBeside(const QString &path, const SavedState &state)
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

} // namespace muster
