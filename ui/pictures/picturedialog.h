// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QDialog>
#include <QPointer>

class QLabel;

namespace muster {

class Button;

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
