// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/play.h"
#include "ui/founding/stepdialog.h"
#include "ui/table/figurerows.h"

#include <functional>

class QListWidget;
class QSpinBox;

namespace muster {

/// Asks for figures of the enemy in rows.
class FiguresDialog : public StepDialog
{
    Q_OBJECT
protected:
    FiguresDialog(CampaignDocument &document, const QString &title, QWidget *parent);

    /// They begin with `figures`, as the acts write them; `none` says what it is without a row.
    FigureRows *addRows(FigureRows::Asks asks, const QString &figures, const QString &none);
};

/// For a game head to head: a player records what a PEF hides (Swordplay p. 26, R37). Whoever reads the screen later does
/// not see it.
class HideDialog : public FiguresDialog
{
    Q_OBJECT
public:
    HideDialog(CampaignDocument &document, int pef, const QString &figures, QWidget *parent = nullptr);

private:
    Result<Step> step() const override;

    int m_pef;
    FigureRows *m_figures;
};

/// What a PEF turned out to be, as the player says, without dice.
class WasDialog : public FiguresDialog
{
    Q_OBJECT
public:
    /// Begins the act, which may ask for a die.
    using Begin = std::function<void(const Act &)>;
    WasDialog(CampaignDocument &document, int pef, const QString &figures, Begin begin, QWidget *parent = nullptr);

    /// Says why not, or is done once the act has begun.
    void accept() override;

private:
    Act act() const;
    Result<Step> step() const override;

    int m_pef;
    FigureRows *m_figures;
    Begin m_begin;
};

/// For a game head to head, a PEF of the player's own: which of the band it hides, and where it stands.
class HideOwnDialog : public StepDialog
{
    Q_OBJECT
public:
    HideOwnDialog(CampaignDocument &document, int pef, int section, QWidget *parent = nullptr);

private:
    void fillFigures(const OwnPef *before);
    Result<Step> step() const override;

    int m_pef;
    QSpinBox *m_section;
    QListWidget *m_figures;
};

} // namespace muster
