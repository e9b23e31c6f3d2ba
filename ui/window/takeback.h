// SPDX-License-Identifier: MIT
#pragma once

#include "ui/parts/button.h"
#include "ui/parts/rolleddeed.h"
#include "ui/window/page.h"

#include <QCoreApplication>

namespace muster {

class Notebook;

/// Undo and Redo, which mean the same wherever they stand: they belong to what was done last, a step or what is being done on
/// whatever page.
class Undoing
{
public:
    /// As they stand now; the document is the open one.
    Undoing(Notebook &notebook, CampaignDocument &document);

    /// What they would do, by name; empty: nothing.
    QString undoName() const;
    QString redoName() const;
    /// The month of the step that Undo would undo; empty where it is dice.
    QString undoTurn() const;

    FileResult<Done> undo();
    FileResult<Done> redo();

private:
    Notebook &m_notebook;
    CampaignDocument &m_document;
    std::optional<PageKind> m_undoes; ///< the page that has Undo first; none: the steps
    std::optional<PageKind> m_redoes;
    bool m_redoesSteps; ///< where no page has Redo first
};

/// Redo, as a sign at the lower right corner of Undo; what would be redone is in its tool tip.
class BringForward : public Button
{
    Q_DECLARE_TR_FUNCTIONS(muster::BringForward)
public:
    BringForward();

    /// Disabled where `name` is empty.
    void load(const QString &name);
};

/// Undo, with the name of what would be undone and its month.
class TakeBack : public QAbstractButton
{
    Q_DECLARE_TR_FUNCTIONS(muster::TakeBack)
public:
    TakeBack();

    /// Disabled where `name` is empty.
    void load(const QString &name, const QString &turn);

    /// Only its icon; what would be undone is in its tool tip.
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
