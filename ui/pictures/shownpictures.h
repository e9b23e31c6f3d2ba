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

/// Draws a photograph that fills its place, with round corners and a thin edge. A null pixmap, not loaded yet, draws
/// only the edge.
void photograph(QPainter &painter, const QRectF &place, const QPixmap &pixmap, const Inks &inks);

/// Draws a dashed frame with an icon, for a picture that is missing or lost.
void noPhotograph(QPainter &painter, const QRectF &place, const IconName &icon, const Inks &inks);

} // namespace muster::drawing

namespace muster {

/// Returns a campaign's picture decoded and cropped to fill a box of this size in pixels; null if it is not a valid
/// picture.
QImage unpackedPicture(const QByteArray &content, QSize box);

/// The pictures that a widget draws. They are read and decoded one after the other after they are first requested, so
/// that nothing waits for them.
class ShownPictures : public QObject
{
    Q_OBJECT
public:
    explicit ShownPictures(QObject *parent = nullptr);

    /// Sets the document of the pictures; null for none.
    void setDocument(const CampaignDocument *document);

    /// Returns the picture cropped to fill a box; null until it is loaded.
    QPixmap pixmap(const Picture &picture, QSizeF box, qreal ratio);
    /// Returns whether the picture was found to be missing in the file or damaged.
    bool isLost(const Picture &picture) const { return m_lost.contains(picture.sha256); }

signals:
    /// Emitted when another picture is loaded or known to be lost.
    void changed();

private:
    struct Wanted {
        QString sha256;
        QSize box; ///< size in device pixels
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
