// SPDX-License-Identifier: MIT
#include "ui/window/notebook.h"

#include "ui/chronicle/notesheet.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/label.h"
#include "ui/parts/tabstops.h"
#include "ui/window/messagebar.h"
#include "ui/window/page.h"
#include "ui/window/pageroom.h"
#include "ui/window/tab.h"
#include "ui/window/takeback.h"

#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QStackedWidget>

namespace muster {

namespace {

constexpr int leftOfTabs = 8;
constexpr int right = 12;
constexpr qreal sheetRadius = 8;
constexpr int noteWidth = 352;

} // namespace

Notebook::Notebook(QWidget *parent)
    : QWidget(parent)
    , m_messages(new MessageBar(this))
    , m_takeBack(new TakeBack)
    , m_bringForward(new BringForward)
    , m_stack(new QStackedWidget)
    , m_sheet(new QWidget)
{
    auto *tabs = new QVBoxLayout;
    tabs->setContentsMargins(0, 8, 0, 8);
    tabs->setSpacing(0);
    for (const PageTitle &title : pageTitles()) {
        auto *tab = new Tab(title.icon, title.title, this);
        tabs->addWidget(tab);
        m_tabs.insert(title.kind, tab);
        // The arrows go from tab to tab; a click goes in, where the letters on the buttons and digits for dice are awaited.
        connect(tab, &QAbstractButton::clicked, this,
                [this, tab, kind = title.kind] { tab->hasFocus() ? open(kind) : goTo(kind); });
    }
    tabs->addStretch();
    auto *undoing = new QGridLayout;
    undoing->addWidget(m_takeBack, 0, 0);
    undoing->addWidget(m_bringForward, 0, 0, Qt::AlignBottom | Qt::AlignRight);
    tabs->addLayout(undoing);

    m_sheet->setBackgroundRole(QPalette::Base);
    auto *sheet = new QHBoxLayout(m_sheet);
    sheet->setContentsMargins(1, 1, 1, 1);
    sheet->setSpacing(0);
    sheet->addWidget(m_stack, 1);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(leftOfTabs, 0, right, 0);
    row->setSpacing(0);
    row->addLayout(tabs);
    row->addWidget(m_sheet, 1);
    m_messages->lieOver(m_stack);
}

void Notebook::setDocument(CampaignDocument *document)
{
    m_document = document;
    for (Page *page : std::as_const(m_pages))
        page->setDocument(document);
    if (m_note)
        m_note->setDocument(document);
    m_messages->clear();
}

Page *Notebook::page(PageKind kind)
{
    Page *&page = m_pages[kind];
    if (!page) {
        page = makePage(kind, m_stack);
        m_rooms[kind] = new PageRoom(page, m_stack);
        m_stack->addWidget(m_rooms[kind]);
        page->setDocument(m_document);
        connect(page, &Page::noteWanted, this, [this](const About &about) { note()->write(about); });
        connect(page, &Page::noteChosen, this, [this](int words) { note()->edit(words); });
        connect(page, &Page::careerWanted, this, [this](FigureId id) {
            open(PageKind::Band);
            this->page(PageKind::Band)->showCareer(id);
        });
        connect(page, &Page::stepWanted, this, [this](int step) {
            open(PageKind::Chronicle);
            this->page(PageKind::Chronicle)->showStep(step);
        });
        emit made(page);
    }
    return page;
}

void Notebook::open(PageKind kind)
{
    if (!m_tabs.contains(kind))
        return;
    if (std::exchange(m_current, kind) != kind)
        emit remark({}); // it was about what was seen there
    m_tabs[kind]->setChecked(true);
    QWidget *focus = QApplication::focusWidget();
    const auto *tab = qobject_cast<Tab *>(focus);
    // With the page that is hidden now, or from the tab of another.
    const bool leaves = !focus || m_stack->isAncestorOf(focus) || (tab && !tab->isChecked());
    page(kind);
    m_stack->setCurrentWidget(m_rooms[kind]);
    if (leaves)
        enter(*page(kind), Qt::OtherFocusReason);
    m_messages->clear();
    emit opened(kind);
}

void Notebook::goTo(PageKind kind)
{
    open(kind);
    if (!page(kind)->isAncestorOf(QApplication::focusWidget()))
        enter(*page(kind), Qt::OtherFocusReason);
}

PageKind Notebook::neighbour(int by) const
{
    const QList<PageKind> kinds = m_tabs.keys();
    return kinds[(kinds.indexOf(m_current) + by + kinds.size()) % kinds.size()];
}

void Notebook::writeNote()
{
    if (!m_document)
        return;
    const About month{AboutKind::Month, m_document->campaign().turn};
    m_messages->clear(); // it would lie over the note
    note()->write(page(m_current)->takeChosen().value_or(month));
}

NoteSheet *Notebook::note()
{
    if (!m_note) {
        m_note = new NoteSheet;
        m_noteRule = makeRule(Qt::Vertical);
        m_sheet->layout()->addWidget(m_noteRule);
        m_sheet->layout()->addWidget(m_note);
        m_note->setDocument(m_document);
        connect(m_note, &NoteSheet::problem, m_messages, [this](const QString &text) { m_messages->say(text); });
        connect(m_note, &NoteSheet::problemGone, m_messages, &MessageBar::clear);
        connect(m_note, &NoteSheet::remark, this, &Notebook::remark);
        connect(m_note, &NoteSheet::opened, this, &Notebook::layNote);
        connect(m_note, &NoteSheet::closed, this, [this] {
            layNote();
            enter(*page(m_current), Qt::OtherFocusReason);
        });
        layNote();
    }
    return m_note;
}

/// Beside the page, or where the window is folded in its place.
void Notebook::layNote()
{
    if (!m_note)
        return;
    const bool open = !m_note->isHidden();
    const bool instead = open && isFolded(width());
    m_stack->setVisible(!instead);
    if (instead)
        m_messages->clear(); // it would lie over the buttons of the note
    m_noteRule->setVisible(open && !instead);
    m_note->setMinimumWidth(instead ? 0 : besideType(noteWidth));
    m_note->setMaximumWidth(instead ? QWIDGETSIZE_MAX : besideType(noteWidth));
}

void Notebook::fold(bool folded)
{
    for (Tab *tab : std::as_const(m_tabs))
        tab->setFolded(folded);
    m_takeBack->setFolded(folded);
}

void Notebook::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fold(isFolded(width()));
    layNote();
}

void Notebook::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(inks.rule, 1));
    painter.setBrush(inks.paper);
    painter.drawRoundedRect(QRectF(m_sheet->geometry()).adjusted(-0.5, 0.5, -0.5, -0.5), sheetRadius, sheetRadius);
}

} // namespace muster
