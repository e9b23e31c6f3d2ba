// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QGridLayout;
class QLineEdit;
class QMimeData;

namespace muster {

class Button;
class ShownPictures;

/// The pictures about a subject as thumbnails, with an area to drop, paste or choose another, and the caption of the
/// selected one. Every change here is a step at once.
class PicturesRow : public QWidget
{
    Q_OBJECT
public:
    PicturesRow();

    void setDocument(CampaignDocument *document);
    void load(const About &about);
    /// Adds a picture that was pasted or dropped elsewhere.
    void take(const QMimeData &picture);
    /// Saves the caption, even while it is edited.
    void saveCaption();
    bool isEmpty() const { return m_thumbs.isEmpty(); }
    /// Removes the pictures that were added here since settle().
    void removeAdded();
    void settle() { m_added.clear(); }

signals:
    void problem(const QString &text);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    class Thumb;
    class DropPlace;

    void add(const std::function<void()> &adding);
    void refresh();
    void select(int picture);
    void remove();

    QPointer<CampaignDocument> m_document;
    ShownPictures *m_pictures;
    About m_about;
    int m_selected = 0;
    QString m_savedCaption; ///< saved caption of the selected picture
    QList<int> m_added;
    QList<Thumb *> m_thumbs;
    DropPlace *m_drop;
    QGridLayout *m_grid;
    QLineEdit *m_caption;
    Button *m_remove;
};

} // namespace muster
