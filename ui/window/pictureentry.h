// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QPointer>

namespace muster {

class Notebook;

/// Adds pictures to the open campaign: dropped on the window, pasted, or chosen from the disk.
class PictureEntry : public QObject
{
    Q_OBJECT
public:
    PictureEntry(QWidget &window, Notebook &notebook);

    void setDocument(CampaignDocument *document) { m_document = document; }

    /// Adds the picture in the clipboard to the selection of the page.
    void paste();
    void choose();
    void choose(const About &about);

signals:
    void problem(const QString &text);
    /// Emitted with a text for the status line.
    void remark(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Returns the selection of the page, or else the present turn.
    About chosen() const;
    About aboutAt(QPoint place) const;

    QWidget &m_window;
    Notebook &m_notebook;
    QPointer<CampaignDocument> m_document;
};

} // namespace muster
