// SPDX-License-Identifier: MIT
#include "ui/window/undoing.h"

#include "ui/aftermath/draft.h"
#include "ui/window/actdice.h"
#include "ui/window/campaigns.h"
#include "ui/window/notebook.h"

namespace muster {

namespace {

/// Where something may be under way: the page that lies open, then those whose half-done things the campaign file keeps. They
/// are made for it only where it keeps some.
std::vector<PageKind> pagesAtWork(const Notebook &notebook, const CampaignDocument &document)
{
    std::vector<PageKind> pages{notebook.current()};
    if (const std::optional<ActUnderWay> &act = document.underWay())
        pages.push_back(pageOf(act->act));
    if (document.draft() || (document.campaign().encounter && isTakenBack(document.book())))
        pages.push_back(PageKind::Aftermath);
    for (const PageKind page : {PageKind::Aftermath, PageKind::Encounter, PageKind::Band}) {
        if (notebook.hasMade(page))
            pages.push_back(page);
    }
    return pages;
}

} // namespace

Undoing::Undoing(Notebook &notebook, CampaignDocument &document)
    : m_notebook(notebook)
    , m_document(document)
{
    for (const PageKind page : pagesAtWork(notebook, document)) {
        const UnderWay *there = notebook.page(page)->underWay();
        if (there && !m_undoes && !there->undoName().isEmpty())
            m_undoes = page;
        if (there && !m_redoes && !there->redoName().isEmpty())
            m_redoes = page;
    }
}

QString Undoing::undoName() const
{
    return m_undoes ? m_notebook.page(*m_undoes)->underWay()->undoName() : m_document.undoName();
}

QString Undoing::redoName() const
{
    if (m_redoes)
        return m_notebook.page(*m_redoes)->underWay()->redoName();
    return m_document.underWay() ? QString() : m_document.bringForwardName();
}

QString Undoing::undoTurn() const
{
    return m_undoes || m_document.undoesDice() ? QString() : turnOfLastStep(m_document);
}

FileResult<Done> Undoing::undo()
{
    if (m_undoes) {
        if (*m_undoes != m_notebook.current())
            m_notebook.open(*m_undoes);
        m_notebook.page(*m_undoes)->underWay()->undo();
        return Done{};
    }
    const auto done = m_document.undo();
    if (done && m_document.underWay() && m_notebook.current() != pageOf(m_document.underWay()->act))
        m_notebook.open(pageOf(m_document.underWay()->act));
    return done;
}

FileResult<Done> Undoing::redo()
{
    if (!m_redoes)
        return m_document.underWay() ? Done{} : m_document.bringForward();
    if (*m_redoes != m_notebook.current())
        m_notebook.open(*m_redoes);
    m_notebook.page(*m_redoes)->underWay()->redo();
    return Done{};
}

} // namespace muster
