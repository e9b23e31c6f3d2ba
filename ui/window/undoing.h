// SPDX-License-Identifier: MIT
#pragma once

#include "ui/parts/underway.h"
#include "ui/window/page.h"

namespace muster {

class Notebook;

/// Undo and Redo: what is being done has them first, then the steps.
class Undoing
{
public:
    /// As they stand now; the document is the open one.
    Undoing(Notebook &notebook, CampaignDocument &document);

    /// What they would do, by name; empty: nothing.
    QString undoName() const;
    QString redoName() const;
    /// The month of the step that Undo would take back; empty where it is dice.
    QString undoTurn() const;

    FileResult<Done> undo();
    FileResult<Done> redo();

private:
    bool undoesHere() const { return m_here && !m_here->undoName().isEmpty(); }
    bool redoesHere() const { return m_here && !m_here->redoName().isEmpty(); }

    Notebook &m_notebook;
    CampaignDocument &m_document;
    PageKind m_page;
    UnderWay *m_here; ///< null where nothing is under way
};

} // namespace muster
