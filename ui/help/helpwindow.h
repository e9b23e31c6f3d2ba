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

/// Where the help finds what it tells of the campaign that is open and of the window's keys. A window has one.
class HelpDesk : public QObject
{
    Q_OBJECT
public:
    HelpDesk(QMainWindow &window, std::function<QString()> pack);

    /// Of the window that this stands in or over; null where there is none.
    static HelpDesk *of(QWidget *widget);
    /// What a chapter has beside its text, of what speaks of these words.
    QList<HelpTable> tables(const QString &chapter, const QString &words) const;

private:
    QMainWindow &m_window;
    std::function<QString()> m_pack;
};

/// The help: chapters at the left, one of them at the right, beside the window, which stays usable. Words that are searched
/// for leave the chapters they occur in.
class HelpWindow : public QDialog
{
    Q_OBJECT
public:
    /// Over the window `over` stands in, open at this place; the help that is open there already, if there is one.
    static void open(QWidget *over, const QString &place);

    /// What is shown now: "band#recruit".
    QString place() const;

protected:
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Visit {
        QString place;
        int scrolled = -1; ///< where it was left
    };

    explicit HelpWindow(QWidget *parent);
    void buildKeys();
    void choose(const QString &place);
    void go(const QString &place);
    /// At the foot, and read aloud.
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
    QString m_searchedFrom; ///< the place in which searching began, to come back to
    QString m_laid; ///< the chapter in the browser
    QLineEdit *m_words;
    QPushButton *m_back;
    QPushButton *m_forward;
    QTreeWidget *m_chapters;
    HelpBrowser *m_text;
    QLabel *m_told;
};

} // namespace muster
