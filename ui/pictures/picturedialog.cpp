// SPDX-License-Identifier: MIT
#include "ui/pictures/picturedialog.h"

#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/pictures/photograph.h"
#include "ui/pictures/shownpictures.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

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
            return drawing::noPhotograph(painter, rect(), QStringLiteral("picture"), inksOf(palette()));
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
    , m_former(new Button({}, tr("&Previous")))
    , m_next(new Button({}, tr("&Next")))
{
    auto *close = new Button({}, tr("Close"), nullptr, ButtonLook::Primary);
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_former, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { go(1); });
    m_former->setVisible(pictures.size() > 1);
    m_next->setVisible(pictures.size() > 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_former);
    row->addWidget(m_next);
    row->addStretch(1);
    row->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(18, 18, 18, 16);
    column->setSpacing(12);
    column->addWidget(m_sheet, 1);
    column->addWidget(m_caption);
    column->addLayout(row);
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
    setWindowTitle(m_pictures.size() > 1 ? tr("Picture %1 of %2").arg(m_place + 1).arg(m_pictures.size())
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
