// SPDX-License-Identifier: MIT
#include "ui/table/hidedialog.h"

#include "model/actions/typedforce.h"
#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"

#include <QFormLayout>
#include <QListWidget>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

const QString decoy = QStringLiteral("decoy"); // as the acts take it
const QString nobody = QStringLiteral("nobody");

} // namespace

FiguresDialog::FiguresDialog(CampaignDocument &document, const QString &title, QWidget *parent)
    : StepDialog(document, title, tr("&Save"), parent)
{
}

FigureRows *FiguresDialog::addRows(FigureRows::Asks asks, const QString &figures, const QString &none)
{
    const ArmyList *list = pack().list(campaign().encounter->enemy);
    auto *rows = new FigureRows(pack(), list, asks, none);
    if (const auto groups = actions::enemiesIn(figures, pack(), list); groups && figures != decoy && figures != nobody)
        rows->load(*groups);
    connect(
        rows, &FigureRows::resized, this,
        [this] {
            resize(std::max(width(), sizeHint().width()), height());
            makeRoom();
        },
        Qt::QueuedConnection);
    parts()->addWidget(rows);
    rows->setFocus();
    return rows;
}

HideDialog::HideDialog(CampaignDocument &document, int pef, const QString &figures, QWidget *parent)
    : FiguresDialog(document, tr("What PEF %1 hides").arg(pef), parent)
    , m_pef(pef)
    , m_figures(addRows(FigureRows::Asks::Kinds, figures, tr("A decoy: nobody is there.")))
{
    addHint(tr("The PEF is turned over later and not rolled for."));
}

Result<Step> HideDialog::step() const
{
    return acts::stepOf(campaign(), pack(), acts::HidePef{m_pef, m_figures->isEmpty() ? decoy : m_figures->typed()});
}

WasDialog::WasDialog(CampaignDocument &document, int pef, const QString &figures, Begin begin, QWidget *parent)
    : FiguresDialog(document, tr("What PEF %1 was").arg(pef), parent)
    , m_pef(pef)
    , m_figures(addRows(FigureRows::Asks::NamesToo, figures, tr("Nobody was there.")))
    , m_begin(std::move(begin))
{
    addHint(tr("No dice are rolled."));
}

Result<Step> WasDialog::step() const
{
    if (Problems problems = acts::check(campaign(), pack(), act()); !problems.empty())
        return problems;
    return Step();
}

Act WasDialog::act() const
{
    return acts::SayWhatPefWas{m_pef, m_figures->isEmpty() ? nobody : m_figures->typed()};
}

void WasDialog::accept()
{
    if (const auto checked = step(); !checked)
        return write(checked.problems());
    done(Accepted);
    m_begin(act());
}

HideOwnDialog::HideOwnDialog(CampaignDocument &document, int pef, int section, QWidget *parent)
    : StepDialog(document, tr("What your PEF %1 hides").arg(pef), tr("&Save"), parent)
    , m_pef(pef)
    , m_section(new QSpinBox)
    , m_figures(new QListWidget)
{
    const OwnPef *before = campaign().play->ownPef(pef);
    const Grid &grid = campaign().encounter->setup.grid;
    m_section->setRange(1, grid.count());
    m_section->setValue(before ? before->section : section == offTable ? grid.middleOfNearRow() : section);
    m_figures->setAccessibleName(tr("Figures"));
    fillFigures(before);
    auto *form = makeForm();
    addRow(*form, tr("S&ection"), m_section);
    addRow(*form, tr("&Figures"), m_figures);
    parts()->addLayout(form);
    addHint(tr("Leave all of them out for a decoy. The PEF is turned over when the other player sees it."));
    m_figures->setFocus();
}

/// Those on the table who are under no other PEF.
void HideOwnDialog::fillFigures(const OwnPef *before)
{
    for (const OwnFigure &own : campaign().play->own) {
        const Figure *figure = campaign().find(own.id);
        const auto isHere = [&] {
            return before
                && std::find(before->figures.begin(), before->figures.end(), number(own.id)) != before->figures.end();
        };
        if (!figure || !isStanding(own.state) || (campaign().play->isHidden(own.id) && !isHere()))
            continue;
        auto *item = new QListWidgetItem(tr("%1, Rep %2").arg(figure->name).arg(figure->rep()), m_figures);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(isHere() ? Qt::Checked : Qt::Unchecked);
        item->setData(Qt::UserRole, number(own.id));
    }
    m_figures->setCurrentRow(0);
}

Result<Step> HideOwnDialog::step() const
{
    QStringList figures;
    for (int row = 0; row < m_figures->count(); ++row) {
        if (m_figures->item(row)->checkState() == Qt::Checked)
            figures << m_figures->item(row)->data(Qt::UserRole).toString();
    }
    const QString hidden = figures.isEmpty() ? decoy : figures.join(u' ');
    return acts::stepOf(campaign(), pack(), acts::HideOwn{m_pef, m_section->value(), hidden});
}

} // namespace muster
