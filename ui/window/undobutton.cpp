// SPDX-License-Identifier: MIT
#include "ui/window/undobutton.h"

#include "ui/aftermath/draft.h"
#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/window/actdicepanel.h"
#include "ui/window/campaigns.h"
#include "ui/window/notebook.h"

#include <QAccessible>
#include <QPainter>

#include <algorithm>
#include <functional>

namespace muster {

namespace {

/// Returns the pages on which something may be under way, the latest first: the open page, and those for which the
/// campaign file keeps drafts. A page is made for this only if there is a draft for it.
std::vector<PageKind> pagesAtWork(Notebook &notebook, const CampaignDocument &document)
{
    std::vector<PageKind> pages{notebook.current()};
    if (const std::optional<ActUnderWay> &act = document.underWay())
        pages.push_back(pageOf(act->act));
    if (document.draft() || (document.campaign().encounter && isTakenBack(document.history())))
        pages.push_back(PageKind::Aftermath);
    for (const PageKind page : {PageKind::Aftermath, PageKind::Encounter, PageKind::Band}) {
        if (notebook.hasMade(page))
            pages.push_back(page);
    }
    const auto order = [&](PageKind page) {
        const UndoSource *there = notebook.page(page)->underWay();
        return there ? there->order() : 0;
    };
    std::ranges::stable_sort(pages, std::greater(), order);
    return pages;
}

constexpr QSize redoSize{38, 28};

} // namespace

UndoRouter::UndoRouter(Notebook &notebook, CampaignDocument &document)
    : m_notebook(notebook)
    , m_document(document)
    , m_redoesSteps(!document.underWay())
{
    for (const PageKind page : pagesAtWork(notebook, document)) {
        const UndoSource *there = notebook.page(page)->underWay();
        const std::optional<ActUnderWay> &act = document.underWay();
        if (there && act && page == pageOf(act->act))
            m_redoesSteps = there->isBeforeRedo(document.history());
        if (there && there->isOvertaken(document.history()))
            continue;
        if (there && !m_undoes && !there->undoName().isEmpty())
            m_undoes = page;
        if (there && !m_redoes && !there->redoName().isEmpty())
            m_redoes = page;
    }
}

QString UndoRouter::undoName() const
{
    return m_undoes ? m_notebook.page(*m_undoes)->underWay()->undoName() : m_document.undoName();
}

QString UndoRouter::redoName() const
{
    if (m_redoes)
        return m_notebook.page(*m_redoes)->underWay()->redoName();
    return m_redoesSteps ? m_document.bringForwardName() : QString();
}

QString UndoRouter::undoTurn() const
{
    return m_undoes || m_document.undoesDice() ? QString() : turnOfLastStep(m_document);
}

FileResult<Done> UndoRouter::undo()
{
    if (m_undoes) {
        if (*m_undoes != m_notebook.current())
            m_notebook.open(*m_undoes);
        m_notebook.page(*m_undoes)->underWay()->undo();
        return Done{};
    }
    const bool bringsDice = m_document.undoesDice();
    const auto done = m_document.undo();
    if (done && bringsDice && m_document.underWay() && m_notebook.current() != pageOf(m_document.underWay()->act))
        m_notebook.open(pageOf(m_document.underWay()->act));
    return done;
}

FileResult<Done> UndoRouter::redo()
{
    if (!m_redoes)
        return m_redoesSteps ? m_document.bringForward() : Done{};
    if (*m_redoes != m_notebook.current())
        m_notebook.open(*m_redoes);
    m_notebook.page(*m_redoes)->underWay()->redo();
    return Done{};
}

RedoButton::RedoButton()
    : Button("redo", {}, nullptr, ButtonLook::Flat)
{
    setFixedSize(redoSize);
}

void RedoButton::load(const QString &name)
{
    setEnabled(!name.isEmpty());
    //: Button
    setAccessibleName(name.isEmpty() ? tr("Redo") : tr("Redo: %1").arg(name));
    setToolTip(name.isEmpty() ? tr("Nothing to redo") : asToolTip(accessibleName()));
}

UndoButton::UndoButton()
{
    //: Button
    setText(tr("Undo"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void UndoButton::load(const QString &name, const QString &turn)
{
    m_name = name;
    m_turn = turn;
    setEnabled(!name.isEmpty());
    setAccessibleName(name.isEmpty() ? text()
                          //: What is undone
                          : turn.isEmpty() ? tr("Undo: %1").arg(name)
                                           //: What is undone, and the month or other turn it was done in
                                           : tr("Undo: %1, %2").arg(name, turn));
    setToolTip(name.isEmpty() ? tr("Nothing to undo") : asToolTip(accessibleName()));
    QAccessibleEvent described(this, QAccessible::DescriptionChanged); // Qt reports only a new name
    QAccessible::updateAccessibility(&described);
    update();
}

void UndoButton::setFolded(bool folded)
{
    m_folded = folded;
    updateGeometry();
    update();
}

QSize UndoButton::sizeHint() const
{
    if (m_folded)
        return {56, 44};
    return {125, 12 + lineSpacingOf(TextUse::SecondLineBold) + 6 + 2 * lineSpacingOf(TextUse::ColumnHead)};
}

void UndoButton::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    const bool keyboard = hasKeyboard(*this);
    paintButtonGround(painter, rect().adjusted(0, 0, -5, 0), ButtonLook::Flat,
                      {isEnabled(), isEnabled() && underMouse(), isDown(), keyboard}, inks);

    const QColor colour = buttonText(ButtonLook::Flat, isEnabled(), inks);
    if (m_folded) {
        drawIcon(painter, "undo", {6, height() / 2.0 - 9, 18, 18}, colour);
        return;
    }
    const QFont bold = fontFor(TextUse::SecondLineBold);
    const qreal first = QFontMetricsF(bold).lineSpacing();
    drawIcon(painter, "undo", {8, 6 + first / 2 - 8, 17, 17}, colour);
    setType(painter, bold, colour);
    drawing::elided(painter, {33, 6, width() - 38.0, first}, atLeft, text());

    setType(painter, TextUse::ColumnHead, inks.pencil);
    QRectF line(8, 6 + first + 5, width() - 14.0, QFontMetricsF(painter.font()).lineSpacing());
    drawing::elided(painter, line, atLeft, m_name);
    line.translate(0, line.height());
    line.setRight(width() - redoSize.width());
    drawing::elided(painter, line, atLeft, m_turn);
}

} // namespace muster
