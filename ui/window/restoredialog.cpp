// SPDX-License-Identifier: MIT
#include "ui/window/restoredialog.h"

#include "model/packs.h"
#include "model/story/lastpage.h"
#include "ui/parts/button.h"
#include "ui/parts/columnheads.h"
#include "ui/parts/dialogbuttons.h"
#include "ui/parts/label.h"
#include "ui/parts/remembered.h"
#include "ui/parts/rowmenu.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QTreeWidget>

namespace muster {

namespace {

constexpr int textInset = 9; ///< of the rows' text, which the heads stand over

} // namespace

RestoreDialog::RestoreDialog(std::vector<SavedState> states, bool canReplace, QWidget *parent)
    : QDialog(parent)
    , m_states(std::move(states))
    , m_list(new QTreeWidget)
{
    setWindowTitle(tr("Restore backup"));
    setBackgroundRole(QPalette::Base);
    rememberGeometry(this, QStringLiteral("restore"), {720, 460});
    list();

    auto *buttons = new DialogButtons(tr("&Open as a new file"), QStringLiteral("plus"));
    Button *instead = buttons->add(tr("&Replace the current file"), QStringLiteral("undo"));
    buttons->deed()->setEnabled(!m_states.empty());
    instead->setEnabled(canReplace && !m_states.empty());
    connect(buttons, &DialogButtons::accepted, this, [this] { choose(Place::Beside); });
    connect(instead, &QPushButton::clicked, this, [this] { choose(Place::Instead); });
    connect(buttons, &DialogButtons::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemActivated, this, [this] { choose(Place::Beside); });

    const QString hint = m_states.empty() ? tr("There is no backup yet. Backups are made every half hour while "
                                               "something changes, and when a campaign is closed.")
                                          : tr("Backups, newest first. Nothing is lost: a new file is saved beside the "
                                               "current one, and a replaced file is backed up first.");
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("Restore backup")));
    column->addWidget(makeParagraph(TextUse::Body, hint, nullptr, QPalette::PlaceholderText));
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    m_list->setFocus();
}

void RestoreDialog::list()
{
    m_list->setAccessibleName(tr("Backups"));
    giveRowMenu(*m_list);
    auto *heads = new ColumnHeads(m_list);
    heads->setMargins(textInset, textInset);
    m_list->setHeader(heads);
    m_list->setHeaderLabels({tr("State"), tr("Band"), tr("Backed up")});
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    for (const SavedState &state : m_states) {
        const Result<Pack> pack = packToPlay(state.campaign.rules, state.campaign.variant);
        const StateText told = pack ? describeState(state.campaign, *pack) : StateText{state.campaign.rules, {}};
        const QString when = QLocale().toString(state.when.toLocalTime(), QLocale::ShortFormat);
        auto *row = new QTreeWidgetItem(m_list, {told.title, told.detail, when});
        row->setData(0, Qt::AccessibleTextRole, tr("%1, %2, backed up %3").arg(told.title, told.detail, when));
    }
    heads->setSectionResizeMode(QHeaderView::ResizeToContents);
    heads->setSectionResizeMode(0, QHeaderView::Stretch);
    heads->setStretchLastSection(false);
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

void RestoreDialog::choose(Place place)
{
    if (m_states.empty())
        return;
    m_place = place;
    accept();
}

const SavedState &RestoreDialog::state() const
{
    return m_states[static_cast<std::size_t>(m_list->indexOfTopLevelItem(m_list->currentItem()))];
}

} // namespace muster
