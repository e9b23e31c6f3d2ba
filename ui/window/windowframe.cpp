// SPDX-License-Identifier: MIT
#include "ui/window/windowframe.h"

#include "ui/band/repplot.h"
#include "ui/parts/focus.h"
#include "ui/parts/remembered.h"
#include "ui/parts/views.h"
#include "ui/reference/referencepage.h"
#include "ui/texts.h"

#include <QAbstractButton>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QShortcut>
#include <QStatusTipEvent>

#include <utility>

namespace muster {

namespace {

const QString geometryKey = QStringLiteral("geometry");
constexpr QSize firstSize(1280, 800);
constexpr int leastHeight = 440; ///< fits 1366 × 768 at 144 dpi, less a title bar and a panel
const QString referenceBeside = QStringLiteral("referenceBeside");

ReferencePage *beside(const QWidget &window)
{
    return window.findChild<ReferencePage *>(referenceBeside, Qt::FindDirectChildrenOnly);
}

} // namespace

WindowFrame::WindowFrame()
{
    setAcceptDrops(true);
    setMinimumHeight(leastHeight);
    new FocusRestorer(*this);
}

void WindowFrame::placeOnScreen()
{
    if (!restoreGeometry(QSettings().value(geometryKey).toByteArray()))
        resize(firstSize);
    bringOnScreen(*this);
}

bool WindowFrame::event(QEvent *event)
{
    if (event->type() != QEvent::StatusTip)
        return QMainWindow::event(event);
    emit hinted(static_cast<QStatusTipEvent *>(event)->tip());
    return true;
}

void WindowFrame::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        emit stateChanged();
    if (event->type() != QEvent::ActivationChange)
        return;
    if (!std::exchange(m_framed, true))
        bringOnScreen(*this); // the window manager has set the width of the frame by now
    const bool left = std::exchange(m_left, !isActiveWindow());
    if (left && isActiveWindow())
        emit cameBack();
}

void WindowFrame::closeEvent(QCloseEvent *event)
{
    QSettings settings;
    if (const QByteArray geometry = saveGeometry(); settings.value(geometryKey) != geometry)
        settings.setValue(geometryKey, geometry);
    QMainWindow::closeEvent(event);
}

void WindowFrame::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QAbstractButton *>(focusWidget());
    const bool asMenuKey = event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier;
    if (button && isEnterAlone(*event) && !event->isAutoRepeat())
        button->click();
    else if (asMenuKey && focusWidget())
        openContextMenu(*focusWidget());
    else if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::NoModifier)
        menuBar()->setActiveAction(menuBar()->actions().constFirst());
    else
        QMainWindow::keyPressEvent(event);
}

bool WindowFrame::focusNextPrevChild(bool next)
{
    return goToNextStop(*this, next);
}

void WindowFrame::dragEnterEvent(QDragEnterEvent *event)
{
    if (const auto urls = event->mimeData()->urls(); urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void WindowFrame::dropEvent(QDropEvent *event)
{
    emit fileDropped(event->mimeData()->urls().first().toLocalFile());
}

bool isReferenceBeside(const QWidget &window)
{
    return beside(window);
}

void closeReferenceBeside(QWidget &window)
{
    delete beside(window);
}

void showReferenceBeside(QWidget &window, CampaignDocument &document)
{
    ReferencePage *page = beside(window);
    if (!page) {
        page = new ReferencePage(&window);
        page->setObjectName(referenceBeside);
        page->setWindowFlag(Qt::Window);
        page->setAttribute(Qt::WA_DeleteOnClose);
        page->setBackgroundRole(QPalette::Base);
        page->setAutoFillBackground(true);
        //: Title of a window, with the campaign's name
        page->setWindowTitle(WindowText::tr("Reference, %1").arg(document.campaign().name.left(80)));
        page->setDocument(&document);
        page->resize(1060, 680);
        bringOnScreen(*page);
        QObject::connect(&document, &QObject::destroyed, page, &QWidget::close);
        QObject::connect(new QShortcut(QKeySequence::Close, page), &QShortcut::activated, page, &QWidget::close);
        QObject::connect(new QShortcut(QKeySequence::Find, page), &QShortcut::activated, page, &Page::find);
        page->show();
    }
    page->raise();
    page->activateWindow();
    enter(*page, Qt::OtherFocusReason);
}

} // namespace muster
