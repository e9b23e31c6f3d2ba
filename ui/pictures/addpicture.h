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

/// Whether it is a picture that is dragged or lies on the clipboard: pixels, or a file that is called like one.
bool holdsPicture(const QMimeData &data);

/// The same where text could be meant: what a word processor copies is both, and then it is text.
bool isMeantAsPicture(const QMimeData &data);

/// Ctrl+V in a one-line field is meant for the picture on the clipboard, where there is one.
void takePastedPicture(QLineEdit &field, std::function<void(const QMimeData &)> take);

/// Adds the picture that is dropped or pasted, or tells what stands in the way.
void addPicture(CampaignDocument &document, const About &about, const QMimeData &data, const Tell &tell);

/// The same with one that is chosen from the disk, in a dialog over `parent`; nothing where none is chosen.
void choosePicture(CampaignDocument &document, const About &about, QWidget *parent, const Tell &tell);

/// Pictures as large as there is room for, one at a time; Esc closes it.
class PictureDialog : public QDialog
{
    Q_OBJECT
public:
    /// At least one.
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
