// SPDX-License-Identifier: MIT
#include "ui/pictures/addpicture.h"

#include "model/actions/story.h"
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
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

const QString folderKey = u"pictureFolder"_s; ///< of the picture that was chosen last

QString pictureFileOf(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.size() != 1 || !urls.front().isLocalFile())
        return {};
    const QString path = urls.front().toLocalFile();
    return QDir::match(pictureNames(), QFileInfo(path).fileName()) || beginsLikeAPicture(path) ? path : QString();
}

/// The picture as its own file would have it: the bytes say how the camera was held, the pixels that Qt makes of them do not.
QByteArray pictureBytesOf(const QMimeData &data)
{
    for (const QString &format : {u"image/png"_s, u"image/jpeg"_s, u"image/webp"_s}) { // the one without loss first
        if (data.hasFormat(format))
            return data.data(format);
    }
    return {};
}

void addTaken(CampaignDocument &document, const About &about, const Result<PictureContent> &content, const Tell &tell)
{
    if (!content)
        return tell(content.problem().text);
    const auto step = actions::addPicture(document.book(), document.campaign(), about, {}, *content);
    writeStep(document, step, tell, [bytes = content->bytes](const QString &) { return bytes; });
}

/// A large one takes a moment.
class Waiting
{
public:
    Waiting() { QApplication::setOverrideCursor(Qt::WaitCursor); }
    ~Waiting() { QApplication::restoreOverrideCursor(); }
    Waiting(const Waiting &) = delete;
    Waiting &operator=(const Waiting &) = delete;
};

/// Keeps Ctrl+V from a field where a picture lies on the clipboard.
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
                                                           : takePicture(bytes, PicturesText::tr("The picture"));
    addTaken(document, about, content, tell);
}

void choosePicture(CampaignDocument &document, const About &about, QWidget *parent, const Tell &tell)
{
    const QString usual = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const QString last = QSettings().value(folderKey, usual).toString();
    const QString folder = QDir(last).exists() ? last : QFileInfo(document.path()).absolutePath();
    const QString path = QFileDialog::getOpenFileName(parent, PicturesText::tr("Add a picture"), folder,
                                                      PicturesText::tr("Pictures (%1)").arg(pictureNames().join(u' ')));
    if (path.isEmpty())
        return;
    QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
    const Waiting waiting;
    addTaken(document, about, takePicture(path), tell);
}

} // namespace muster
