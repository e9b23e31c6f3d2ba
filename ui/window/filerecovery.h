// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/window/messagebar.h"

#include <QTimer>

#include <chrono>

namespace muster {

struct SavedState;

/// Saves a copy of a campaign's file, restores an earlier state, and recovers a damaged file. It asks where, and
/// reports the result. No file is ever overwritten.
class FileRecovery : public QObject
{
    Q_OBJECT
public:
    /// `window`: the parent of its dialogs.
    explicit FileRecovery(QWidget *window);

    void setDocument(CampaignDocument *document);

    /// Returns whether the window may close the campaign. If not all of it is in its file, the player may save a copy
    /// first.
    bool mayLetGo();

    /// Returns the buttons for a file that could not be opened.
    MessageButtons offersAtOpening(const QString &path, const FileProblem &problem);
    /// Returns the buttons for a failed write to the open document's file.
    MessageButtons offersAtWriting(const FileProblem &problem);

    /// Saves a copy. Returns whether one was saved.
    bool saveCopy();
    void restore(const QString &path);
    void recover(const QString &path, int goodSteps);
    /// Asks for the new place of a campaign that is no longer at `path`.
    void find(const QString &path);

signals:
    void found(const QString &path, const QString &at);
    /// Emitted to remove a missing campaign from the list.
    void forgetWanted(const QString &path);
    void openWanted(const QString &path);
    /// Emitted when the write succeeded for which the file was locked.
    void settled();
    void problem(const QString &text);
    void remark(const QString &text);

private:
    void tryAgain();
    FileResult<Done> copyTo(const QString &path);
    void goOnIn(const QString &path, const QString &text);
    void restoreBeside(const QString &path, const SavedState &state);

    QWidget *m_window;
    CampaignDocument *m_document = nullptr;
    bool m_isSettled = false; ///< true while the shown campaign is continued elsewhere or no longer needed
};

/// Backs up an open campaign: every half hour in which something changed, after each finished battle, and when it is
/// closed.
class AutoBackup : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds halfAnHour = std::chrono::minutes(30);
    explicit AutoBackup(CampaignDocument &document, std::chrono::milliseconds interval = halfAnHour);
    ~AutoBackup() override;

signals:
    /// Emitted when a backup failed; the campaign itself is unchanged.
    void failed(const QString &text);

private:
    void backUp();

    CampaignDocument &m_document;
    QTimer m_timer;
    std::size_t m_battles; ///< battles finished so far
    bool m_hasChanged = true; ///< true at first, because another program may have changed it while it was not open here
};

} // namespace muster
