// SPDX-License-Identifier: MIT
#include "ui/window/undoing.h"

#include "ui/window/actdice.h"
#include "ui/window/campaigns.h"
#include "ui/window/notebook.h"

namespace muster {

Undoing::Undoing(Notebook &notebook, CampaignDocument &document)
    : m_notebook(notebook)
    , m_document(document)
    , m_page(notebook.current())
    , m_here(notebook.page(notebook.current())->underWay())
{
    // Half-rolled dice come before any step, wherever they lie; the page opens with them.
    const std::optional<ActUnderWay> &act = document.underWay();
    if (act && !undoesHere()) {
        m_page = pageOf(act->act);
        m_here = notebook.page(m_page)->underWay();
    }
}

QString Undoing::undoName() const
{
    return undoesHere() ? m_here->undoName() : m_document.undoName();
}

QString Undoing::redoName() const
{
    return redoesHere() ? m_here->redoName() : m_document.underWay() ? QString() : m_document.bringForwardName();
}

QString Undoing::undoTurn() const
{
    return undoesHere() || m_document.undoesDice() ? QString() : turnOfLastStep(m_document);
}

FileResult<Done> Undoing::undo()
{
    if (!undoesHere()) {
        const auto done = m_document.undo();
        if (done && m_document.underWay() && m_notebook.current() != pageOf(m_document.underWay()->act))
            m_notebook.open(pageOf(m_document.underWay()->act));
        return done;
    }
    if (m_page != m_notebook.current())
        m_notebook.open(m_page);
    m_here->undo();
    return Done{};
}

FileResult<Done> Undoing::redo()
{
    if (!redoesHere())
        return m_document.underWay() ? Done{} : m_document.bringForward();
    if (m_page != m_notebook.current())
        m_notebook.open(m_page);
    m_here->redo();
    return Done{};
}

} // namespace muster
