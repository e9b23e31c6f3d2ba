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
class Rescue;
class Safekeeping;
class StatusLine;
class WelcomePage;

/// Holds the pages and the actions; what they do is theirs.
class MainWindow : public WindowFrame
{
    Q_OBJECT
public:
    MainWindow();
    ~MainWindow() override;

    /// Opens a campaign in place of the present one. Where it cannot, it says why and keeps what there was.
    bool openFile(const QString &path);
    /// The same with what came of opening the file.
    bool take(const QString &path, FileResult<std::unique_ptr<CampaignDocument>> opened);

    /// Lays open what lies open in another window, on the same page; the other lets go of it.
    void takeOver(MainWindow &other);

    CampaignDocument *document() const { return m_document.get(); }
    Notebook *notebook() const { return m_notebook; }

signals:
    /// Another language or size of type holds from now on; this window still has the one before.
    void renewWanted();

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectMenus();
    void connectPages();
    void listPageActions(QMenu *menu, PageKind kind);

    /// Made when it is first wanted: mostly a campaign is opened before the window is shown.
    WelcomePage *welcome();
    void letGo();
    void follow(CampaignDocument &document);
    void say(const QString &text, const MessageButtons &offers = {});
    /// Whether there was reason to.
    bool tellReadOnly();
    void tellAbandoned(const QString &act);
    void tellCourseLeft(const LeftCourse &course);
    void tellNews(const QString &text, const MessageButtons &offers);
    void newCampaign(const QString &variant = {});
    void beginFromPaper();
    void editLists();
    void chooseFile();
    void openSample();
    void closeCampaign();
    /// Says why a campaign was not opened, and what can be done.
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
    /// What a die changes: Undo and Redo, the next act, and that a draft is kept.
    void refreshDraft();

    std::unique_ptr<CampaignDocument> m_document;
    std::unique_ptr<Safekeeping> m_safekeeping;
    Menus m_menus;
    QStackedWidget *m_desk;
    QWidget *m_book;
    WelcomePage *m_welcome = nullptr;
    QWidget *m_welcomeRoom = nullptr;
    MonthBar *m_monthBar;
    Notebook *m_notebook;
    StatusLine *m_statusLine;
    Rescue *m_rescue;
    /// What is said of the course that the last step left.
    struct {
        QString text;
        MessageButtons offers;
    } m_left;
    bool m_isReadOnly = false; ///< when last seen
    bool m_tellsUndo = false; ///< the line at the foot does
    QString m_refusal; ///< what the file said last that may pass by itself
    PictureEntry *m_pictures;
};

/// Keeps the window, and makes it anew when the player chooses another language: the same campaign on the same page.
class WindowKeeper : public QObject
{
public:
    explicit WindowKeeper(std::unique_ptr<MainWindow> window);
    ~WindowKeeper() override;

    MainWindow *window() const { return m_window.get(); }

private:
    void follow();
    void renew();

    std::unique_ptr<MainWindow> m_window;
};

} // namespace muster
