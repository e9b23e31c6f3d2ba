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

/// Returns the shortcut that begins a note on any page.
inline QKeySequence noteKey()
{
    return Qt::CTRL | Qt::SHIFT | Qt::Key_N;
}

/// The sheet for the player's notes, shown beside any page: about a month, a battle, a step or a figure. Text that is
/// not saved stays on it, also while it is closed and after a restart of the program.
class NoteSheet : public QWidget
{
    Q_OBJECT
public:
    NoteSheet();
    ~NoteSheet() override;

    void setDocument(CampaignDocument *document);
    /// Begins a note about this; if another one is being written, opens that.
    void write(const About &about);
    /// Opens a saved note, by its id, unless another one is being written.
    void edit(int words);
    void close();

signals:
    void opened();
    void closed();
    void problem(const QString &text);
    /// Emitted when the player corrects what was refused.
    void problemGone();
    /// Emitted with a line for the status bar.
    void remark(const QString &text);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLayout *makeHead();
    QLayout *makeButtons();
    /// Returns whether there is text on it that would be lost.
    bool isTaken() const;
    void load(int words, const About &about);
    void keepDraft();
    void readDraft();
    void open(QWidget *first);
    void refresh();
    /// Makes the note one about the present month instead of the selection.
    void tellOfMonth();
    void countWords();
    void save();
    void strike();
    /// Closes the note without saving, and removes the pictures that were added.
    void cancel();
    void leave();
    bool write(const Result<Step> &step);

    bool m_refused = false; ///< true after a refused save, as long as the text is the same
    QPointer<CampaignDocument> m_document;
    int m_words = 0; ///< id of the note being edited; 0 for a new one
    About m_about;
    QString m_savedTitle; ///< title as it was loaded
    QString m_savedText;
    ElidedLabel *m_what;
    LinkButton *m_month;
    QLineEdit *m_title;
    QPlainTextEdit *m_text;
    QLabel *m_count;
    PicturesRow *m_pictures;
    Button *m_delete = nullptr;
    QTimer m_keeping; ///< stores the draft a moment after the last letter
};

} // namespace muster
