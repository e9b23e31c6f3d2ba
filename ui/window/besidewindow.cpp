// SPDX-License-Identifier: MIT
#include "ui/window/besidewindow.h"

#include "ui/parts/onscreen.h"
#include "ui/parts/tabstops.h"
#include "ui/reference/referencepage.h"
#include "ui/texts.h"

#include <QShortcut>

namespace muster {

namespace {

const QString referenceBeside = QStringLiteral("referenceBeside");

ReferencePage *beside(const QWidget &window)
{
    return window.findChild<ReferencePage *>(referenceBeside, Qt::FindDirectChildrenOnly);
}

} // namespace

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
