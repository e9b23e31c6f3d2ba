// SPDX-License-Identifier: MIT
#include "ui/window/pictureentry.h"

#include "model/acts/story.h"
#include "model/story/words.h"
#include "ui/pictures/addpicture.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>

namespace muster {

PictureEntry::PictureEntry(QWidget &window, Notebook &notebook)
    : QObject(&window)
    , m_window(window)
    , m_notebook(notebook)
{
    window.installEventFilter(this);
}

About PictureEntry::chosen() const
{
    const About month{AboutKind::Month, m_document->campaign().turn};
    return m_notebook.page(m_notebook.current())->takeChosen().value_or(month);
}

About PictureEntry::aboutAt(QPoint place) const
{
    const About month{AboutKind::Month, m_document->campaign().turn};
    return m_notebook.page(m_notebook.current())->aboutAt(m_window.mapToGlobal(place)).value_or(month);
}

void PictureEntry::paste()
{
    const QMimeData *data = QApplication::clipboard()->mimeData();
    if (!data || !holdsPicture(*data))
        return emit problem(tr("There is no picture on the clipboard. Copy one first."));
    addPicture(*m_document, chosen(), *data, problemOf(this));
}

void PictureEntry::choose()
{
    choose(chosen());
}

void PictureEntry::choose(const About &about)
{
    choosePicture(*m_document, about, &m_window, problemOf(this));
}

bool PictureEntry::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_window || !m_document)
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop: {
        auto *drop = static_cast<QDropEvent *>(event);
        if (!holdsPicture(*drop->mimeData()))
            break;
        drop->setDropAction(Qt::CopyAction);
        drop->accept();
        const About about = aboutAt(drop->position().toPoint());
        const Campaign &campaign = m_document->campaign();
        const int turn = acts::turnOf(about, m_document->history(), campaign);
        if (event->type() == QEvent::Drop) {
            emit remark({});
            addPicture(*m_document, about, *drop->mimeData(), problemOf(this));
        } else {
            emit remark(tr("Add picture to: %1").arg(words::title(about, turn, campaign, m_document->pack())));
        }
        return true;
    }
    case QEvent::DragLeave:
        emit remark({});
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace muster
