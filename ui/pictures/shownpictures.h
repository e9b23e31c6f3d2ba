// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"

#include <QCache>
#include <QPainter>
#include <QPixmap>
#include <QPointer>
#include <QSet>
#include <QTimer>

namespace muster::drawing {

/// A photograph that fills its place, with round corners and a thin edge. One that is not there yet
/// is its edge alone.
void photograph(QPainter &painter, const QRectF &place, const QPixmap &pixmap, const Inks &inks);

/// Where there is none, or it is lost: the place dashed, and an icon.
void noPhotograph(QPainter &painter, const QRectF &place, const IconName &icon, const Inks &inks);

} // namespace muster::drawing

namespace muster {

/// A campaign's picture unpacked, cropped to fill a box of so many pixels; null where that is not what it says it is.
QImage unpackedPicture(const QByteArray &content, QSize box);

/// The pictures that a widget draws. They are read and unpacked one after the other once they have been asked for, so that
/// nothing waits for them.
class ShownPictures : public QObject
{
    Q_OBJECT
public:
    explicit ShownPictures(QObject *parent = nullptr);

    /// Null for none.
    void setDocument(const CampaignDocument *document);

    /// Cropped to fill a box; null while it is not there yet.
    QPixmap pixmap(const Picture &picture, QSizeF box, qreal ratio);
    /// It is missing in the file, or damaged, as has turned out.
    bool isLost(const Picture &picture) const { return m_lost.contains(picture.sha256); }

signals:
    /// One more is there, or known to be lost.
    void changed();

private:
    struct Wanted {
        QString sha256;
        QSize box; ///< in the device's pixels
        qreal ratio = 1;

        friend bool operator==(const Wanted &, const Wanted &) = default;
    };
    static QString keyOf(const Wanted &wanted);
    void unpackNext();

    QPointer<const CampaignDocument> m_document;
    QCache<QString, QPixmap> m_known;
    QSet<QString> m_lost;
    QList<Wanted> m_wanted;
    QTimer m_next;
};

} // namespace muster
