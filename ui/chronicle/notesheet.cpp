// SPDX-License-Identifier: MIT
#include "ui/chronicle/notesheet.h"

#include "model/acts/story.h"
#include "model/story/words.h"
#include "ui/help/keys.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/pictures/addpicture.h"
#include "ui/pictures/picturesrow.h"
#include "ui/window/writestep.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QShortcut>

#include <functional>
#include <tuple>
#include <utility>

namespace muster {

namespace {

constexpr int leastTextHeight = 96;
constexpr int keptAfter = 1000; // ms

/// A field for plain text. A pasted tab becomes a space, because it is a control character; a picture goes to the other
/// pictures.
class NoteText : public QPlainTextEdit
{
public:
    explicit NoteText(std::function<void(const QMimeData &)> takePicture)
        : m_takePicture(std::move(takePicture))
    {
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // lines are wrapped
        setTabChangesFocus(true);
        setFont(fontFor(TextUse::Body));
        setMinimumHeight(scaledForFont(leastTextHeight));
        setViewportMargins(6, 4, 3, 4); // inside the rounded edge
        document()->setDocumentMargin(2);
    }

protected:
    void focusInEvent(QFocusEvent *event) override
    {
        QPlainTextEdit::focusInEvent(event);
        update(); // redraws the edge
    }
    void focusOutEvent(QFocusEvent *event) override
    {
        QPlainTextEdit::focusOutEvent(event);
        update();
    }
    bool canInsertFromMimeData(const QMimeData *source) const override
    {
        return isMeantAsPicture(*source) || QPlainTextEdit::canInsertFromMimeData(source);
    }
    void insertFromMimeData(const QMimeData *source) override
    {
        if (isMeantAsPicture(*source))
            return m_takePicture(*source);
        QString text = source->text();
        text.replace(u'\t', u' ').replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
        text.removeIf([](QChar c) { return c.category() == QChar::Other_Control && c != u'\n'; });
        insertPlainText(text);
    }

private:
    std::function<void(const QMimeData &)> m_takePicture;
};

QLabel *nameOf(QWidget *field, const QString &text)
{
    QLabel *label = makeQuietLabel(TextUse::SecondLine, text);
    label->setBuddy(field);
    return label;
}

} // namespace

NoteSheet::NoteSheet()
    : m_what(new ElidedLabel(TextUse::Body))
    , m_month(new LinkButton({}))
    , m_title(new QLineEdit)
    , m_text(new NoteText([this](const QMimeData &picture) { m_pictures->take(picture); }))
    , m_count(makeQuietLabel(TextUse::SecondLine, {}))
    , m_pictures(new PicturesRow)
{
    connect(m_pictures, &PicturesRow::problem, this, &NoteSheet::problem);
    onPress(m_month, this, &NoteSheet::tellOfMonth);
    m_title->setMaxLength(longestWordsTitle);
    takePastedPicture(*m_title, [this](const QMimeData &picture) { m_pictures->take(picture); });
    //: Label of a field: the words of the note
    auto *text = hbox({{nameOf(m_text, tr("&Text")), 1}, m_count});

    auto *body = new QWidget;
    vbox(body,
         //: Label of a field: the title of the note
         {nameOf(m_title, tr("T&itle")),
          Gap{4},
          m_title,
          Gap{12},
          text,
          Gap{4},
          {m_text, 1},
          Gap{12},
          //: Heading
          makeQuietLabel(TextUse::SecondLine, tr("Pictures")),
          Gap{4},
          m_pictures,
          Gap{12},
          makeQuietParagraph(TextUse::SecondLine,
                             tr("The draft is kept as you type. Pictures are saved at once; Cancel removes those that "
                                "were added here."))},
         0, {0, 12, 0, 12});

    vbox(this,
         {
             makeHead(),
             m_what,
             {m_month, 0, Qt::AlignLeft},
             {scrolled(body), 1}, // for a low window
             makeButtons(),
         },
         0, {18, 18, 18, 16});

    m_keeping.setSingleShot(true);
    m_keeping.setInterval(keptAfter);
    connect(&m_keeping, &QTimer::timeout, this, &NoteSheet::keepDraft);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NoteSheet::countWords);
    connect(m_text, &QPlainTextEdit::textChanged, &m_keeping, qOverload<>(&QTimer::start));
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (std::exchange(m_refused, false)) // refused because there was no text
            emit problemGone();
    });
    connect(m_title, &QLineEdit::textChanged, &m_keeping, qOverload<>(&QTimer::start));
    connect(m_title, &QLineEdit::returnPressed, this, [this] { m_text->setFocus(Qt::OtherFocusReason); });
    //: Heading in the list of keys
    setShortcutHelp(this, tr("Note"),
                    //: Keys of the keyboard
                    {{tr("Ctrl+Shift+N"), tr("Write a note about what is selected")},
                     //: Keys of the keyboard
                     {tr("Ctrl+S"), tr("Save the note")},
                     //: A key of the keyboard
                     {tr("Esc"), tr("Close the note; the draft is kept")}});
    setFirstFocus(*this, m_title);
    hide();
}

NoteSheet::~NoteSheet()
{
    keepDraft();
}

QLayout *NoteSheet::makeHead()
{
    auto *close = new Button("close", {}, nullptr, ButtonLook::Flat);
    close->setAccessibleName(tr("Close the note"));
    close->setToolTip(tr("Close the note and keep the draft (Esc)"));
    onPress(close, this, &NoteSheet::close);
    //: Heading
    return hbox({{makeLabel(TextUse::PageTitle, tr("Note")), 1}, close});
}

QLayout *NoteSheet::makeButtons()
{
    //: Button: deletes the note
    m_delete = new Button({}, tr("&Delete"), nullptr, ButtonLook::Flat);
    //: Button
    auto *buttons = new DialogButtons(tr("Save"));
    //: Button, for a screen reader
    buttons->deed()->setAccessibleName(tr("Save note"));
    buttons->deed()->setKeyHint(QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText));
    onPress(m_delete, this, &NoteSheet::strike);
    connect(buttons, &DialogButtons::rejected, this, &NoteSheet::cancel);
    connect(buttons, &DialogButtons::accepted, this, &NoteSheet::save);
    // A shortcut of the button would show it pressed first and save only then.
    connect(new QShortcut(QKeySequence::Save, this), &QShortcut::activated, this, &NoteSheet::save);
    return hbox({m_delete, {buttons, 1}}, 8);
}

void NoteSheet::setDocument(CampaignDocument *document)
{
    close();
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_pictures->setDocument(document);
    load(0, {});
    if (!document)
        return;
    readDraft();
    connect(document, &CampaignDocument::historyChanged, this, &NoteSheet::refresh);
}

void NoteSheet::keepDraft()
{
    m_keeping.stop();
    if (!m_document)
        return;
    std::optional<NoteDraft> draft;
    if (isTaken())
        draft = {m_words, m_about, m_title->text(), m_text->toPlainText().left(longestWords)};
    std::ignore = m_document->keepNote(draft);
}

void NoteSheet::readDraft()
{
    const std::optional<NoteDraft> draft = m_document->noteDraft();
    if (!draft)
        return;
    load(m_document->campaign().words.contains(draft->words) ? draft->words : 0, draft->about);
    m_title->setText(draft->title);
    m_text->setPlainText(draft->text);
}

bool NoteSheet::isTaken() const
{
    return m_title->text() != m_savedTitle || m_text->toPlainText() != m_savedText;
}

void NoteSheet::write(const About &about)
{
    if (!isTaken())
        load(0, about);
    open(m_title);
}

void NoteSheet::edit(int words)
{
    if (isTaken() && words != m_words)
        emit remark(tr("Save or cancel this note first."));
    else if (!isTaken())
        load(words, m_document->campaign().words.value(words).about);
    open(m_text);
}

void NoteSheet::load(int words, const About &about)
{
    const Words there = m_document ? m_document->campaign().words.value(words) : Words();
    m_words = words;
    m_about = about;
    m_savedTitle = there.title;
    m_savedText = there.text;
    m_pictures->settle();
    m_title->setText(there.title);
    m_text->setPlainText(there.text);
    refresh();
}

void NoteSheet::open(QWidget *first)
{
    show();
    emit opened();
    refresh();
    first->setFocus(Qt::ShortcutFocusReason);
}

/// Updates the sheet after a step. If the note was undone, its text becomes a new note; if its subject was undone, it
/// is about the present month.
void NoteSheet::refresh()
{
    m_delete->setVisible(m_words > 0);
    if (!m_document)
        return;
    const History &history = m_document->history();
    const Campaign &now = m_document->campaign();
    if (m_words > 0 && !now.words.contains(m_words)) {
        m_words = 0;
        m_savedTitle.clear();
        m_savedText.clear();
        m_delete->hide();
    }
    if (acts::checkAbout(m_about, history, now))
        m_about = {AboutKind::Month, now.turn};
    m_pictures->load(m_about);
    const auto named = [&](const About &about) {
        return words::title(about, acts::turnOf(about, history, now), now, m_document->pack());
    };
    const About month{AboutKind::Month, now.turn};
    m_what->setText(tr("About: %1", "a month, a figure").arg(named(m_about)));
    m_month->setText(tr("Write about %1 instead", "a month").arg(named(month)));
    m_month->setVisible(m_words == 0 && m_about != month);
    m_what->setToolTip(asToolTip(m_what->text()));
    const Words there = now.words.value(m_words);
    if (m_words > 0 && !isTaken() && (there.title != m_savedTitle || there.text != m_savedText))
        load(m_words, m_about);
}

void NoteSheet::tellOfMonth()
{
    m_about = {AboutKind::Month, m_document->campaign().turn};
    refresh();
    m_title->setFocus(Qt::OtherFocusReason);
    keepDraft();
}

void NoteSheet::countWords()
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    const auto words = int(m_text->toPlainText().split(blanks, Qt::SkipEmptyParts).size());
    //: The length of the note
    m_count->setText(tr("%n words", nullptr, words));
}

void NoteSheet::save()
{
    const QString title = m_title->text().trimmed();
    const QString text = m_text->toPlainText();
    m_pictures->saveCaption();
    if (!isTaken() && (m_words > 0 || !m_pictures->isEmpty()))
        return leave();
    if (write(m_words > 0 ? acts::changeWords(m_document->campaign(), m_words, title, text)
                          : acts::write(m_document->history(), m_document->campaign(), m_about, title, text)))
        leave();
    else
        m_refused = true;
}

void NoteSheet::strike()
{
    if (write(acts::strikeWords(m_document->campaign(), m_words)))
        leave();
}

bool NoteSheet::write(const Result<Step> &step)
{
    return writeStep(*m_document, step, problemOf(this));
}

void NoteSheet::cancel()
{
    m_pictures->removeAdded();
    leave();
}

void NoteSheet::leave()
{
    load(0, {AboutKind::Month, m_document->campaign().turn});
    close();
}

void NoteSheet::close()
{
    keepDraft();
    if (isHidden())
        return;
    hide();
    emit closed();
}

namespace {

bool isCtrlEnter(const QKeyEvent &key)
{
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) && key.modifiers().testFlag(Qt::ControlModifier);
}

} // namespace

/// Takes Ctrl+Enter for the note while the player writes, so that it does not trigger the next act of the month behind
/// it.
bool NoteSheet::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isCtrlEnter(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void NoteSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (isCtrlEnter(*event))
        save();
    else
        QWidget::keyPressEvent(event);
}

} // namespace muster
