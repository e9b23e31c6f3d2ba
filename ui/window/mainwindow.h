// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/menus.h"
#include "ui/window/messagebar.h"
#include "ui/window/windowframe.h"

#include <QObject>

#include <memory>

class QStackedWidget;

namespace muster {

class MonthBar;
class Notebook;
class PictureEntry;
class FileRecovery;
class AutoBackup;
class StatusLine;
class WelcomePage;

/// The main window. It holds the pages and the actions, which do their work themselves.
class MainWindow : public WindowFrame
{
    Q_OBJECT
public:
    MainWindow();
    ~MainWindow() override;

    /// Opens a campaign in place of the present one. If that fails, it shows why and keeps the present one.
    bool openFile(const QString &path);
    /// Shows the result of opening a campaign, in the same way.
    bool take(const QString &path, FileResult<std::unique_ptr<CampaignDocument>> opened);

    /// Takes over the open campaign of another window and opens the same page. The other window has none afterwards.
    void takeOver(MainWindow &other);

    CampaignDocument *document() const { return m_document.get(); }
    Notebook *notebook() const { return m_notebook; }

signals:
    /// Emitted when language or size of type has changed. This window still has the old one.
    void renewWanted();

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectMenus();
    void connectPages();
    void listPageActions(QMenu *menu, PageKind kind);

    /// Returns the welcome page, made at the first call, because mostly a campaign is opened before the window is
    /// shown.
    WelcomePage *welcome();
    void letGo();
    void follow(CampaignDocument &document);
    void say(const QString &text, const MessageButtons &offers = {});
    /// Tells the player if the campaign is read-only. Returns whether it is.
    bool tellReadOnly();
    void tellAbandoned(const QString &act);
    void tellCourseLeft(const AbandonedCourse &course);
    void tellNews(const QString &text, const MessageButtons &offers);
    void newCampaign(const QString &variant = {});
    void beginFromPaper();
    void editLists();
    void chooseFile();
    void openSample();
    void closeCampaign();
    /// Shows why a campaign was not opened, with buttons for what can be done.
    void refuse(const QString &path, const FileProblem &problem);
    void forget(const QString &path);
    void forgetAll();
    void print(SheetKind kind);
    void takeBack();
    void tellUndo(const QString &text);
    void bringForward();
    void correctCampaign();
    void branch(int step);
    void openOther(const QString &path);
    void showCourses();

    void lookAgain();
    void takeRefusalBack();
    void refresh();
    /// Updates what a single die changes: Undo and Redo, the next act, and the note that a draft is saved.
    void refreshDraft();

    std::unique_ptr<CampaignDocument> m_document;
    std::unique_ptr<AutoBackup> m_safekeeping;
    Menus m_menus;
    QStackedWidget *m_desk;
    QWidget *m_book;
    WelcomePage *m_welcome = nullptr;
    QWidget *m_welcomeRoom = nullptr;
    MonthBar *m_monthBar;
    Notebook *m_notebook;
    StatusLine *m_statusLine;
    FileRecovery *m_rescue;
    /// The message about the course that the last step abandoned.
    struct {
        QString text;
        MessageButtons offers;
    } m_left;
    bool m_isReadOnly = false; ///< when last checked
    bool m_tellsUndo = false; ///< the status line shows what was undone or redone
    QString m_refusal; ///< the file's last refusal, if it may pass by itself
    PictureEntry *m_pictures;
};

/// Owns the window, and replaces it when the player chooses another language: the same campaign on the same page.
class WindowHolder : public QObject
{
public:
    explicit WindowHolder(std::unique_ptr<MainWindow> window);
    ~WindowHolder() override;

    MainWindow *window() const { return m_window.get(); }

private:
    void follow();
    void renew();

    std::unique_ptr<MainWindow> m_window;
};

} // namespace muster
