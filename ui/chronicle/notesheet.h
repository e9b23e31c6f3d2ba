// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QKeySequence>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace muster {

class Button;
class ElidedLabel;
class LinkButton;
class PicturesRow;

/// Begins a note on any page.
inline QKeySequence noteKey()
{
    return Qt::CTRL | Qt::SHIFT | Qt::Key_N;
}

/// The sheet on which the player writes, beside whatever page is open: a note about a month, a battle, a step or a figure.
/// What is written and not saved stays on it, also while it is closed, and when the program is started again.
class NoteSheet : public QWidget
{
    Q_OBJECT
public:
    NoteSheet();
    ~NoteSheet() override;

    void setDocument(CampaignDocument *document);
    /// Begins a note about this, unless another is being written: that one then.
    void write(const About &about);
    /// The same with one that is in the book.
    void edit(int words);
    void close();

signals:
    void opened();
    void closed();
    void problem(const QString &text);
    /// What was refused is being put right.
    void problemGone();
    /// A line for the status bar.
    void remark(const QString &text);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLayout *makeHead();
    QLayout *makeButtons();
    /// Something else is on it that would be lost.
    bool isTaken() const;
    void load(int words, const About &about);
    void keepDraft();
    void readDraft();
    void open(QWidget *first);
    void refresh();
    /// The note about what was selected becomes one about the present month.
    void tellOfMonth();
    void countWords();
    void save();
    void strike();
    /// The pictures that were added go, too.
    void cancel();
    void leave();
    bool write(const Result<Step> &step);

    bool m_refused = false; ///< there was nothing to save
    QPointer<CampaignDocument> m_document;
    int m_words = 0; ///< that are edited; 0: they are new
    About m_about;
    QString m_savedTitle; ///< as it was loaded
    QString m_savedText;
    ElidedLabel *m_what;
    LinkButton *m_month;
    QLineEdit *m_title;
    QPlainTextEdit *m_text;
    QLabel *m_count;
    PicturesRow *m_pictures;
    Button *m_delete = nullptr;
    QTimer m_keeping; ///< the draft, a moment after the last letter
};

} // namespace muster
