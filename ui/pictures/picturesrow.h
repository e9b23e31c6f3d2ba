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

/// The pictures about one thing, small, with the place where another one is dropped, pasted or chosen, and the caption of
/// the one that is selected. Whatever is done here is a step at once.
class PicturesRow : public QWidget
{
    Q_OBJECT
public:
    PicturesRow();

    void setDocument(CampaignDocument *document);
    void load(const About &about);
    /// A picture that was pasted or dropped somewhere else.
    void take(const QMimeData &picture);
    /// The caption that is being typed, too.
    void saveCaption();
    bool isEmpty() const { return m_thumbs.isEmpty(); }
    /// Those that were added here since settle() are taken out again.
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
    QString m_savedCaption; ///< of the selected one
    QList<int> m_added;
    QList<Thumb *> m_thumbs;
    DropPlace *m_drop;
    QGridLayout *m_grid;
    QLineEdit *m_caption;
    Button *m_remove;
};

} // namespace muster
