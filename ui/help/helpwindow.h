// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <functional>

class QLineEdit;
class QTextBrowser;

namespace muster {

/// Two columns to read and to search: a number or a key at the left, what it means at the right.
struct HelpEntry {
    QString mark;
    QString title; ///< may be empty
    QString text;
};

struct HelpChapter {
    QString title;
    QList<HelpEntry> entries;
};

/// A page of help beside the window, which stays usable. What is typed into its search field goes to whoever tells the
/// chapters.
class HelpWindow : public QDialog
{
    Q_OBJECT
public:
    using Telling = std::function<QList<HelpChapter>(const QString &words)>;

    /// Over `parent`; one of each name, which is brought to the front if it is open already. `name` is never shown.
    static void open(QWidget *parent, const QString &name, const QString &title, const QString &hint,
                     const Telling &telling);

protected:
    void changeEvent(QEvent *event) override;

private:
    HelpWindow(const QString &name, const QString &title, const QString &hint, Telling telling, QWidget *parent);
    void tell();

    Telling m_telling;
    QLineEdit *m_words;
    QTextBrowser *m_text;
};

} // namespace muster
