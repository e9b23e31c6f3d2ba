// SPDX-License-Identifier: MIT
#include "ui/window/notebook.h"

#include "ui/chronicle/notesheet.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/spokenrole.h"
#include "ui/window/messagebar.h"
#include "ui/window/undobutton.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QPainterPath>
#include <QStackedWidget>
#include <QStyle>
#include <QtMath>

namespace muster {

namespace {

constexpr int openWidth = 125;
constexpr int foldedWidth = 56;
constexpr int textLeft = 48;
constexpr int leftOfTabs = 8;
constexpr int right = 12;
constexpr qreal sheetRadius = 8;
constexpr int noteWidth = 352;

/// Returns the minimum height of a page at this width. Its labels wrap to more lines if it is narrow.
int heightNeeded(const QWidget &page, int width)
{
    const QLayout *layout = page.layout();
    const int broken = layout && layout->hasHeightForWidth() ? layout->totalMinimumHeightForWidth(width) : 0;
    return std::max({page.minimumSizeHint().height(), page.minimumHeight(), broken});
}

} // namespace

/// A tab of the notebook. The current one is drawn on the same sheet as the page.
class Tab : public QAbstractButton
{
    Q_OBJECT
public:
    Tab(const IconName &icon, const QString &title, QWidget *parent)
        : QAbstractButton(parent)
        , m_icon(icon)
    {
        setAccessibleRole(*this, QAccessible::PageTab);
        setText(title);
        setAccessibleName(title);
        setCheckable(true);
        setAutoExclusive(true);
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    }

    /// Sets whether only the icon is shown, with the title as the tooltip.
    void setFolded(bool folded)
    {
        m_folded = folded;
        setToolTip(folded || text().contains(u' ') ? text() : QString()); // a low tab has one line
        updateGeometry();
    }

    QSize sizeHint() const override
    {
        const QFontMetricsF metrics(fontFor(TextUse::BodyBold));
        const int width =
            m_folded ? foldedWidth : std::max(openWidth, textLeft + qCeil(widthInTwoLines(text(), metrics)) + 8);
        return {width, std::max(44, 2 * qCeil(metrics.lineSpacing()) + 8)};
    }

    /// Returns less than sizeHint(), because the tabs may shrink in a low window.
    QSize minimumSizeHint() const override { return {sizeHint().width(), lineSpacingOf(TextUse::BodyBold) + 6}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        constexpr qreal radius = 8;
        const Inks &inks = inksOf(palette());
        const QRectF place = QRectF(rect()).adjusted(0.5, 0.5, 0, -0.5);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked()) {
            QPainterPath sheet(place.topRight());
            sheet.lineTo(place.left() + radius, place.top());
            sheet.quadTo(place.topLeft(), place.topLeft() + QPointF(0, radius));
            sheet.lineTo(place.left(), place.bottom() - radius);
            sheet.quadTo(place.bottomLeft(), place.bottomLeft() + QPointF(radius, 0));
            sheet.lineTo(place.bottomRight());
            outlined(painter, {inks.rule, 1}, inks.paper).drawPath(sheet);
            filled(painter, inks.accent).drawRoundedRect(QRectF(1, place.center().y() - 12, 3, 24), 1.5, 1.5);
        }
        const QColor colour = isChecked() || underMouse() ? inks.ink : inks.pencil;
        drawIcon(painter, m_icon, {19, place.center().y() - 9, 18, 18}, colour);
        if (!m_folded) {
            setType(painter, isChecked() ? TextUse::BodyBold : TextUse::Body, colour);
            const QRectF room = place.adjusted(textLeft - 0.5, 0, -4, 0);
            const QFontMetricsF metrics(painter.font());
            const QStringList lines = inTwoLines(text(), metrics, room.width());
            if (lines.size() > 1 && lines.size() * metrics.lineSpacing() <= room.height())
                painter.drawText(room, atLeft, lines.join(u'\n'));
            else
                drawing::elided(painter, room, atLeft, text());
        }
        if (hasKeyboard(*this)) {
            outlined(painter, {inks.accent, 2}).drawRoundedRect(place.adjusted(6, 4, -4, -4), 5, 5);
        }
    }

private:
    IconName m_icon;
    bool m_folded = false;
};

Notebook::Notebook()
    : m_messages(new MessageBar(this))
    , m_takeBack(new UndoButton)
    , m_bringForward(new RedoButton)
    , m_stack(new QStackedWidget)
    , m_sheet(new QWidget)
{
    auto *tabs = vbox({}, 0, {0, 8, 0, 8});
    for (const PageTitle &title : pageTitles()) {
        auto *tab = new Tab(title.icon, title.title, this);
        tabs->addWidget(tab);
        m_tabs.insert(title.kind, tab);
        // Arrow keys move between tabs. A click moves the focus into the page, which expects letters for its buttons
        // and digits for dice.
        onPress(tab, this, [this, tab, kind = title.kind] { tab->hasFocus() ? open(kind) : goTo(kind); });
    }
    tabs->addStretch();
    auto *undoing = new QGridLayout;
    undoing->addWidget(m_takeBack, 0, 0);
    undoing->addWidget(m_bringForward, 0, 0, Qt::AlignBottom | Qt::AlignRight);
    tabs->addLayout(undoing);

    m_sheet->setBackgroundRole(QPalette::Base);
    hbox(m_sheet, {{m_stack, 1}}, 0, {1, 1, 1, 1});

    hbox(this, {tabs, {m_sheet, 1}}, 0, {leftOfTabs, 0, right, 0});
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
        m_rooms[kind] = new PageScrollArea(page, m_stack);
        m_stack->addWidget(m_rooms[kind]);
        page->setDocument(m_document);
        connect(page, &Page::noteWanted, this, [this](const About &about) { note()->write(about); });
        connect(page, &Page::noteChosen, this, [this](int words) { note()->edit(words); });
        connect(page, &Page::careerWanted, this, [this](FigureId id) {
            open(PageKind::Band);
            this->page(PageKind::Band)->showCareer(id);
        });
        connect(page, &Page::foeWanted, this, [this](int foe) {
            open(PageKind::Foes);
            this->page(PageKind::Foes)->showFoe(foe);
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
        emit remark({}); // a remark is about the page before
    m_tabs[kind]->setChecked(true);
    QWidget *focus = QApplication::focusWidget();
    const auto *tab = qobject_cast<Tab *>(focus);
    // The focus leaves the page that is now hidden, or the tab of another page.
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
    m_messages->clear(); // the bar would cover the note
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

/// Lays the note beside the page, or in place of it if the window is folded.
void Notebook::layNote()
{
    if (!m_note)
        return;
    const bool open = !m_note->isHidden();
    const bool instead = open && isFolded(width());
    m_stack->setVisible(!instead);
    if (instead)
        m_messages->clear(); // the bar would cover the buttons of the note
    m_noteRule->setVisible(open && !instead);
    m_note->setMinimumWidth(instead ? 0 : scaledForFont(noteWidth));
    m_note->setMaximumWidth(instead ? QWIDGETSIZE_MAX : scaledForFont(noteWidth));
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
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    outlined(painter, {inks.rule, 1}, inks.paper)
        .drawRoundedRect(QRectF(m_sheet->geometry()).adjusted(-0.5, 0.5, -0.5, -0.5), sheetRadius, sheetRadius);
}

PageScrollArea::PageScrollArea(QWidget *page, QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidget(page);
    // Transparent, so that the sheet below shows with its round corners.
    page->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

void PageScrollArea::fit()
{
    // QScrollArea gives a page of wrapped labels its preferred height and scrolls when it need not.
    QWidget &page = *widget();
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int leastWidth = std::max(page.minimumSizeHint().width(), page.minimumWidth());
    const QSize whole = maximumViewportSize();
    QSize room = whole;
    if (leastWidth > room.width())
        room.rheight() -= bar;
    if (heightNeeded(page, std::max(room.width(), leastWidth)) > room.height()) {
        room.rwidth() -= bar;
        room.setHeight(whole.height() - (leastWidth > room.width() ? bar : 0));
    }
    const int width = std::max(room.width(), leastWidth);
    page.resize(width, std::max(room.height(), heightNeeded(page, width)));
}

bool PageScrollArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

bool PageScrollArea::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::viewportEvent(event);
}

void PageScrollArea::resizeEvent(QResizeEvent *event)
{
    fit();
    QScrollArea::resizeEvent(event);
}

void PageScrollArea::showEvent(QShowEvent *event)
{
    fit(); // a hidden page gets no LayoutRequest
    QScrollArea::showEvent(event);
}

} // namespace muster

#include "notebook.moc"
