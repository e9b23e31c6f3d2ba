// SPDX-License-Identifier: MIT
#include "ui/pictures/addpicture.h"

#include "model/acts/story.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/pictures/shownpictures.h"
#include "ui/pictures/takepicture.h"
#include "ui/texts.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

const QString folderKey = u"pictureFolder"_s; ///< folder of the picture chosen last

QString pictureFileOf(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.size() != 1 || !urls.front().isLocalFile())
        return {};
    const QString path = urls.front().toLocalFile();
    return QDir::match(pictureNames(), QFileInfo(path).fileName()) || beginsLikeAPicture(path) ? path : QString();
}

/// Returns the bytes of the picture's file. They include the orientation of the camera, which the pixels decoded by Qt
/// do not.
QByteArray pictureBytesOf(const QMimeData &data)
{
    for (const QString &format : {u"image/png"_s, u"image/jpeg"_s, u"image/webp"_s}) { // the lossless one first
        if (data.hasFormat(format))
            return data.data(format);
    }
    return {};
}

void addTaken(CampaignDocument &document, const About &about, const Result<PictureContent> &content, const Tell &tell)
{
    if (!content)
        return tell(content.problem().text);
    const auto step = acts::addPicture(document.history(), document.campaign(), about, {}, *content);
    writeStep(document, step, tell, [bytes = content->bytes](const QString &) { return bytes; });
}

/// A scope with a wait cursor, because a large picture takes a moment.
class Waiting
{
public:
    Waiting() { QApplication::setOverrideCursor(Qt::WaitCursor); }
    ~Waiting() { QApplication::restoreOverrideCursor(); }
    Waiting(const Waiting &) = delete;
    Waiting &operator=(const Waiting &) = delete;
};

/// An event filter that takes a picture from the clipboard before the field handles Ctrl+V.
class PastedPicture : public QObject
{
public:
    PastedPicture(QLineEdit &field, std::function<void(const QMimeData &)> take)
        : QObject(&field)
        , m_take(std::move(take))
    {
        field.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool pastes =
            event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste);
        const QMimeData *copied = pastes ? QApplication::clipboard()->mimeData() : nullptr;
        if (!copied || !isMeantAsPicture(*copied))
            return QObject::eventFilter(watched, event);
        m_take(*copied);
        return true;
    }

private:
    std::function<void(const QMimeData &)> m_take;
};

} // namespace

bool holdsPicture(const QMimeData &data)
{
    return !pictureFileOf(data).isEmpty() || (!data.hasUrls() && (data.hasImage() || !pictureBytesOf(data).isEmpty()));
}

bool isMeantAsPicture(const QMimeData &data)
{
    return holdsPicture(data) && (data.hasUrls() || !data.hasText());
}

void takePastedPicture(QLineEdit &field, std::function<void(const QMimeData &)> take)
{
    new PastedPicture(field, std::move(take));
}

void addPicture(CampaignDocument &document, const About &about, const QMimeData &data, const Tell &tell)
{
    const Waiting waiting;
    const QString path = pictureFileOf(data);
    if (!path.isEmpty())
        return addTaken(document, about, takePicture(path), tell);
    const QByteArray bytes = pictureBytesOf(data);
    const Result<PictureContent> content = bytes.isEmpty() ? takePicture(data.imageData().value<QImage>())
                                                           //: Begins a sentence about a picture without a file name
                                                           : takePicture(bytes, PicturesText::tr("The picture"));
    addTaken(document, about, content, tell);
}

void choosePicture(CampaignDocument &document, const About &about, QWidget *parent, const Tell &tell)
{
    const QString usual = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const QString last = QSettings().value(folderKey, usual).toString();
    const QString folder = QDir(last).exists() ? last : QFileInfo(document.path()).absolutePath();
    const QString path = QFileDialog::getOpenFileName(parent, PicturesText::tr("Add a picture"), folder,
                                                      //: Kinds of files in a file dialog, as patterns
                                                      PicturesText::tr("Pictures (%1)").arg(pictureNames().join(u' ')));
    if (path.isEmpty())
        return;
    QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
    const Waiting waiting;
    addTaken(document, about, takePicture(path), tell);
}

namespace {

constexpr QSize leastSize(480, 360);
constexpr qreal partOfScreen = 0.7;

} // namespace

class PictureDialog::Sheet : public QWidget
{
public:
    Sheet() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding); }

    void show(const QImage &image)
    {
        m_image = image;
        update();
    }

    QSize minimumSizeHint() const override { return leastSize / 2; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        if (m_image.isNull())
            return drawing::noPhotograph(painter, rect(), "picture", inksOf(palette()));
        QRectF place({}, QSizeF(m_image.size()).scaled(size(), Qt::KeepAspectRatio));
        place.moveCenter(QRectF(rect()).center());
        painter.drawImage(place, m_image);
    }

private:
    QImage m_image;
};

PictureDialog::PictureDialog(const CampaignDocument &document, const QList<Picture> &pictures, QWidget *parent)
    : QDialog(parent)
    , m_document(&document)
    , m_pictures(pictures)
    , m_sheet(new Sheet)
    , m_caption(makeParagraph(TextUse::Body, {}))
    //: Button: the picture before
    , m_former(new Button({}, tr("&Previous")))
    //: Button: the picture after
    , m_next(new Button({}, tr("&Next")))
{
    //: Button
    auto *close = new Button({}, tr("Close"), nullptr, ButtonLook::Primary);
    close->setDefault(true);
    onPress(close, this, &QDialog::accept);
    onPress(m_former, this, [this] { go(-1); });
    onPress(m_next, this, [this] { go(1); });
    m_former->setVisible(pictures.size() > 1);
    m_next->setVisible(pictures.size() > 1);
    vbox(this, {{m_sheet, 1}, m_caption, hbox({m_former, m_next, Spring{1}, close}, 8)}, 12, {18, 18, 18, 16});
    QSize shape = leastSize;
    for (const Picture &picture : pictures)
        shape = shape.expandedTo({picture.width, picture.height});
    const QSize room = (screen()->availableSize() * partOfScreen).expandedTo(leastSize);
    resize(shape.scaled(shape.boundedTo(room), Qt::KeepAspectRatio).expandedTo(leastSize));
    go(0);
    close->setFocus();
}

void PictureDialog::go(int by)
{
    m_place = std::clamp<qsizetype>(m_place + by, 0, m_pictures.size() - 1);
    const Picture &picture = m_pictures[m_place];
    const std::optional<QByteArray> content = m_document->picture(picture.sha256);
    m_sheet->show(content ? unpackedPicture(*content, {picture.width, picture.height}) : QImage());
    m_sheet->setAccessibleName(picture.caption);
    m_caption->setText(picture.caption);
    m_caption->setVisible(!picture.caption.isEmpty());
    m_former->setEnabled(m_place > 0);
    m_next->setEnabled(m_place + 1 < m_pictures.size());
    //: The number of a picture, and of all pictures
    setWindowTitle(m_pictures.size() > 1 ? tr("Picture %1 of %2").arg(m_place + 1).arg(m_pictures.size())
                                         //: Title of a window with one picture
                                         : tr("Picture"));
}

void PictureDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        go(event->key() == Qt::Key_Left ? -1 : 1);
    else
        QDialog::keyPressEvent(event);
}

} // namespace muster
