// SPDX-License-Identifier: MIT
#pragma once

#include "ui/parts/button.h"
#include "ui/parts/pendingact.h"
#include "ui/window/page.h"

#include <QCoreApplication>

namespace muster {

class Notebook;

/// Undo and Redo, which are the same on every page. They apply to whatever was done last: a step, or something under
/// way on any page.
class UndoRouter
{
public:
    /// Finds what can be undone and redone now. The document must be the open one.
    UndoRouter(Notebook &notebook, CampaignDocument &document);

    /// Returns the name of what Undo would undo; empty if there is nothing. redoName() does the same for Redo.
    QString undoName() const;
    QString redoName() const;
    /// Returns the month of the step that Undo would undo; empty if it would undo dice.
    QString undoTurn() const;

    FileResult<Done> undo();
    FileResult<Done> redo();

private:
    Notebook &m_notebook;
    CampaignDocument &m_document;
    std::optional<PageKind> m_undoes; ///< page that undoes before the steps; none if steps come first
    std::optional<PageKind> m_redoes;
    bool m_redoesSteps; ///< steps can be redone if no page redoes first
};

/// Redo, as an icon at the lower right corner of Undo. The tooltip names what would be redone.
class RedoButton : public Button
{
    Q_DECLARE_TR_FUNCTIONS(muster::RedoButton)
public:
    RedoButton();

    /// Sets the name of what would be redone; an empty one disables the button.
    void load(const QString &name);
};

/// Undo, with the name of what would be undone and its month.
class UndoButton : public QAbstractButton
{
    Q_DECLARE_TR_FUNCTIONS(muster::UndoButton)
public:
    UndoButton();

    /// Sets the name of what would be undone and its month; an empty name disables the button.
    void load(const QString &name, const QString &turn);

    /// Sets whether only the icon is shown. The tooltip names what would be undone.
    void setFolded(bool folded);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_name;
    QString m_turn;
    bool m_folded = false;
};

} // namespace muster
