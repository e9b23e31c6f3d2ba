// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/window/messagebar.h"

#include <QTimer>

#include <chrono>

namespace muster {

struct SavedState;

/// What a player can do for a campaign's file: save a copy, go back to an earlier state, save what is whole of a damaged
/// one. It asks where, does it, and says how it went; no file is ever written over.
class Rescue : public QObject
{
    Q_OBJECT
public:
    /// `window`: what its dialogs belong to.
    explicit Rescue(QWidget *window);

    void setDocument(CampaignDocument *document);

    /// Before the window lets go of the campaign: where not all of it is in its file, the player may save a copy first.
    bool mayLetGo();

    /// What to offer where a file could not be opened.
    MessageButtons offersAtOpening(const QString &path, const FileProblem &problem);
    /// What to offer where the open document's file was not written to.
    MessageButtons offersAtWriting(const FileProblem &problem);

    /// Whether a copy was saved.
    bool saveCopy();
    void restore(const QString &path);
    void recover(const QString &path, int goodSteps);
    /// Asks where a campaign is that is no longer at `path`.
    void find(const QString &path);

signals:
    void found(const QString &path, const QString &at);
    /// A campaign that is gone is not to be listed any more.
    void forgetWanted(const QString &path);
    void openWanted(const QString &path);
    /// What the file had been too busy for is done.
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
    bool m_isSettled = false; ///< what is shown goes on elsewhere, or is not wanted any more
};

/// Backs up an open campaign: every half hour in which something changed, after each battle that is finished, and when it
/// is let go.
class Safekeeping : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds halfAnHour = std::chrono::minutes(30);
    explicit Safekeeping(CampaignDocument &document, std::chrono::milliseconds interval = halfAnHour);
    ~Safekeeping() override;

signals:
    /// The backup could not be made; the campaign itself is untouched.
    void failed(const QString &text);

private:
    void backUp();

    CampaignDocument &m_document;
    QTimer m_timer;
    std::size_t m_battles; ///< finished so far
    bool m_hasChanged = true; ///< perhaps by another program, while it was not open here
};

} // namespace muster
