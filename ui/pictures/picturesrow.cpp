// SPDX-License-Identifier: MIT
#include "ui/pictures/picturesrow.h"

#include "model/acts/story.h"
#include "ui/look/painting.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/pictures/addpicture.h"
#include "ui/pictures/shownpictures.h"
#include "ui/window/writestep.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr QSize thumbSize(92, 60); // three of them fit side by side into a note
constexpr int thumbsAbreast = 3;

} // namespace

/// A thumbnail of a picture, checked while its caption is shown.
class PicturesRow::Thumb : public QAbstractButton
{
public:
    explicit Thumb(ShownPictures &pictures)
        : m_pictures(pictures)
    {
        setFixedSize(thumbSize);
        setCheckable(true);
        connect(&pictures, &ShownPictures::changed, this, qOverload<>(&QWidget::update));
    }

    void load(const Picture &picture)
    {
        m_picture = picture;
        //: A picture without a caption, by its number
        setAccessibleName(picture.caption.isEmpty() ? PicturesRow::tr("Picture %1").arg(picture.id) : picture.caption);
        setToolTip(asToolTip(picture.caption));
    }

    int id() const { return m_picture.id; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        const Inks &inks = painter.inks;
        if (m_pictures.isLost(m_picture))
            drawing::noPhotograph(painter, rect(), "picture", inks);
        else
            drawing::photograph(painter, rect(), m_pictures.pixmap(m_picture, size(), devicePixelRatioF()), inks);
        if (!isChecked() && !hasFocus())
            return;
        outlined(painter, {inks.accent, 2}).drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }

private:
    ShownPictures &m_pictures;
    Picture m_picture;
};

/// An area to drop a picture on. Pressing it opens a file dialog.
class PicturesRow::DropPlace : public QAbstractButton
{
public:
    explicit DropPlace(const std::function<void()> &paste)
        : m_paste(paste)
    {
        setText(PicturesRow::tr("Drop or paste a picture, or choose a file"));
        setAccessibleName(PicturesRow::tr("Add a picture"));
        setMinimumHeight(thumbSize.height());
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        setFont(fontFor(TextUse::SecondLine));
    }

    QSize sizeHint() const override { return {thumbSize.width(), thumbSize.height()}; }

protected:
    /// Accepts Ctrl+V while it has the focus, or the shortcut would go to the window.
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride
            && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)) {
            event->accept();
            return true;
        }
        return QAbstractButton::event(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->matches(QKeySequence::Paste))
            m_paste();
        else
            QAbstractButton::keyPressEvent(event);
    }
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        const Inks &inks = painter.inks;
        QPen dashed(hasFocus() ? inks.accent : inks.edge, hasFocus() ? 2 : 1);
        dashed.setDashPattern({3, 3});
        painter.setPen(dashed);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        setType(painter, font(), inks.pencil);
        painter.drawText(rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, text());
    }

private:
    std::function<void()> m_paste;
};

PicturesRow::PicturesRow()
    : m_pictures(new ShownPictures(this))
    , m_grid(gridOf(8, 8))
    , m_caption(new QLineEdit)
    //: Button: takes the picture away
    , m_remove(new Button({}, tr("Remove"), nullptr, ButtonLook::Flat))
{
    setAcceptDrops(true);
    m_drop = new DropPlace([this] {
        if (const QMimeData *copied = QApplication::clipboard()->mimeData(); copied && holdsPicture(*copied))
            take(*copied);
        else
            emit problem(tr("There is no picture on the clipboard. Copy one first."));
    });
    onPress(m_drop, this,
            [this] { add([this] { return choosePicture(*m_document, m_about, this, problemOf(this)); }); });
    m_caption->setMaxLength(longestCaption);
    //: Label of a field, for a screen reader: words below the picture
    m_caption->setAccessibleName(tr("Caption"));
    //: Shown in an empty field: words below the picture
    m_caption->setPlaceholderText(tr("Caption"));
    m_remove->setAccessibleName(tr("Remove the picture"));
    connect(m_caption, &QLineEdit::editingFinished, this, &PicturesRow::saveCaption);
    takePastedPicture(*m_caption, [this](const QMimeData &picture) { take(picture); });
    onPress(m_remove, this, &PicturesRow::remove);

    vbox(this, {m_grid, hbox({{m_caption, 1}, m_remove}, 8)}, 8);
}

void PicturesRow::setDocument(CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_pictures->setDocument(document);
    if (document)
        connect(document, &CampaignDocument::historyChanged, this, &PicturesRow::refresh);
    refresh();
}

void PicturesRow::load(const About &about)
{
    if (m_about == about)
        return;
    saveCaption();
    m_about = about;
    m_selected = 0;
    refresh();
}

/// Adds a picture and selects it.
void PicturesRow::add(const std::function<void()> &adding)
{
    if (!m_document)
        return;
    saveCaption();
    const int last = m_document->campaign().lastPicture;
    adding();
    if (m_document->campaign().lastPicture <= last)
        return;
    m_added << m_document->campaign().lastPicture;
    select(m_added.back());
}

void PicturesRow::take(const QMimeData &picture)
{
    add([this, &picture] { return addPicture(*m_document, m_about, picture, problemOf(this)); });
}

/// Updates the thumbnails and reuses existing ones, because one of them may be pressed at the moment.
void PicturesRow::refresh()
{
    const auto all =
        m_document ? picturesAbout(m_document->campaign().pictures, m_about) : std::vector<const Picture *>();
    while (std::size_t(m_thumbs.size()) > all.size()) {
        m_thumbs.back()->hide();
        m_thumbs.takeLast()->deleteLater();
    }
    while (std::size_t(m_thumbs.size()) < all.size()) {
        auto *thumb = new Thumb(*m_pictures);
        onPress(thumb, this, [this, thumb] { select(thumb->id()); });
        const auto place = int(m_thumbs.size());
        m_grid->addWidget(thumb, place / thumbsAbreast, place % thumbsAbreast);
        m_thumbs << thumb;
    }
    for (std::size_t i = 0; i < all.size(); ++i)
        m_thumbs[qsizetype(i)]->load(*all[i]);
    const auto place = int(all.size());
    m_grid->removeWidget(m_drop);
    m_grid->addWidget(m_drop, place / thumbsAbreast, place % thumbsAbreast, 1, thumbsAbreast - place % thumbsAbreast);
    const bool isThere = std::ranges::any_of(all, [&](const Picture *one) { return one->id == m_selected; });
    select(isThere ? m_selected : all.empty() ? 0 : all.back()->id);
}

void PicturesRow::select(int picture)
{
    if (m_selected != picture)
        saveCaption();
    const bool any = picture > 0 && m_document;
    const QString caption = any ? m_document->campaign().pictures[picture].caption : QString();
    if (m_selected != picture || m_savedCaption != caption) // else it may be edited at the moment
        m_caption->setText(caption);
    m_selected = picture;
    m_savedCaption = caption;
    for (Thumb *thumb : std::as_const(m_thumbs))
        thumb->setChecked(thumb->id() == picture);
    m_caption->setVisible(any);
    m_remove->setVisible(any);
}

void PicturesRow::saveCaption()
{
    if (!m_document || !m_document->campaign().pictures.contains(m_selected))
        return;
    const QString caption = m_caption->text();
    if (caption != m_document->campaign().pictures[m_selected].caption)
        writeStep(*m_document, acts::captionPicture(m_document->campaign(), m_selected, caption), problemOf(this));
}

void PicturesRow::remove()
{
    writeStep(*m_document, acts::strikePicture(m_document->campaign(), m_selected), problemOf(this));
}

void PicturesRow::removeAdded()
{
    for (const int picture : std::exchange(m_added, {})) {
        if (m_document && m_document->campaign().pictures.contains(picture))
            writeStep(*m_document, acts::strikePicture(m_document->campaign(), picture), problemOf(this));
    }
}

void PicturesRow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_document || !holdsPicture(*event->mimeData()))
        return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void PicturesRow::dropEvent(QDropEvent *event)
{
    event->setDropAction(Qt::CopyAction);
    event->accept();
    take(*event->mimeData());
}

} // namespace muster
