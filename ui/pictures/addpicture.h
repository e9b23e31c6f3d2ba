// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/window/writestep.h"

#include <QDialog>
#include <QPointer>

#include <functional>

class QLabel;
class QLineEdit;
class QMimeData;
class QWidget;

namespace muster {

class Button;

/// Returns whether dragged or copied data holds a picture: pixels, or a file with the name of a picture.
bool holdsPicture(const QMimeData &data);

/// Returns whether data holds a picture and is meant as one. Word processors copy both picture and text, and then the
/// text is meant.
bool isMeantAsPicture(const QMimeData &data);

/// Makes Ctrl+V in a one-line field call `take` if the clipboard holds a picture.
void takePastedPicture(QLineEdit &field, std::function<void(const QMimeData &)> take);

/// Adds a picture that was dropped or pasted, or reports why it was refused.
void addPicture(CampaignDocument &document, const About &about, const QMimeData &data, const Tell &tell);

/// Adds a picture chosen from disk in a dialog over `parent`; nothing if none is chosen.
void choosePicture(CampaignDocument &document, const About &about, QWidget *parent, const Tell &tell);

/// A dialog with pictures as large as possible, one at a time. Esc closes it.
class PictureDialog : public QDialog
{
    Q_OBJECT
public:
    /// Creates the dialog for at least one picture.
    PictureDialog(const CampaignDocument &document, const QList<Picture> &pictures, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    class Sheet;

    void go(int by);

    QPointer<const CampaignDocument> m_document;
    QList<Picture> m_pictures;
    qsizetype m_place = 0;
    Sheet *m_sheet;
    QLabel *m_caption;
    Button *m_former;
    Button *m_next;
};

} // namespace muster
