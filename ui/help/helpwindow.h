// SPDX-License-Identifier: MIT
#pragma once

#include "ui/help/helpsource.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QMainWindow;
class QPushButton;
class QTreeWidget;

namespace muster {

class HelpBrowser;
struct HelpTable;

/// A provider of content for the help from the open campaign and the window's keys. A window has one.
class HelpDesk : public QObject
{
    Q_OBJECT
public:
    HelpDesk(QMainWindow &window, std::function<QString()> pack);

    /// Returns the HelpDesk of the main window that the widget or its window belongs to; null if there is none.
    static HelpDesk *of(QWidget *widget);
    /// Returns the tables of a chapter in addition to its text, with the entries in which these words occur.
    QList<HelpTable> tables(const QString &chapter, const QString &words) const;

private:
    QMainWindow &m_window;
    std::function<QString()> m_pack;
};

/// The help: chapters at the left, one of them at the right. It does not block the main window. A search leaves only
/// the chapters in which its words occur.
class HelpWindow : public QDialog
{
    Q_OBJECT
public:
    /// Opens the help at this place, over the window of `over`. Help that is already open there is reused.
    static void open(QWidget *over, const QString &place);

    /// Returns the place that is shown: "band#recruit".
    QString place() const;

protected:
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Visit {
        QString place;
        int scrolled = -1; ///< scroll position when it was left
    };

    explicit HelpWindow(QWidget *parent);
    void buildKeys();
    void choose(const QString &place);
    void go(const QString &place);
    /// Shows a message at the bottom, which screen readers read out.
    void tell(const QString &text);
    void move(int steps);
    void present(const Visit &visit);
    void lay(const QString &chapter);
    std::optional<int> answer(const help::Entry &entry);
    void list();
    void search();
    void findNext(bool backward);
    void markWords();
    QStringList words() const;

    std::vector<Visit> m_visits;
    std::size_t m_present = 0;
    QString m_searchedFrom; ///< the place where the search began, to return to
    QString m_laid; ///< name of the chapter in the browser
    QLineEdit *m_words;
    QPushButton *m_back;
    QPushButton *m_forward;
    QTreeWidget *m_chapters;
    HelpBrowser *m_text;
    QLabel *m_told;
};

} // namespace muster
