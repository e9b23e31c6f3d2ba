// SPDX-License-Identifier: MIT

// The army list beside the dice of a recruit.

#include "ui/band/bandpage.h"

#include "model/campaign/campaigndocument.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "ui/band/figurepanel.h"
#include "ui/parts/label.h"
#include "ui/window/actdice.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <utility>

namespace muster {

/// A line for each of its rows.
static QWidget *makeListRows(const ArmyList &list, const Pack &pack)
{
    auto *rows = new QWidget;
    rows->setAccessibleName(list.title);
    auto *grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(3, 4);
    grid->addWidget(makeLabel(TextUse::SectionHeading, list.title), 0, 0, 1, 4);
    grid->addWidget(makeRule(Qt::Horizontal, QPalette::Text), 1, 0, 1, 4);
    int line = 2;
    for (const TableRow<Profile> &row : list.figures.rows) {
        const QString from = QString::number(row.from);
        const QString roll = row.from == row.to ? from : QStringLiteral("%1–%2").arg(from).arg(row.to);
        grid->addWidget(makeLabel(TextUse::BodyBold, roll), line, 0, Qt::AlignTop);
        grid->addWidget(makeParagraph(TextUse::Body, packWords(row.outcome.type)), line, 1, Qt::AlignTop);
        grid->addWidget(makeLabel(TextUse::Body, words::worth(row.outcome, pack)), line, 2, Qt::AlignTop);
        if (!list.weaponDie) // which another roll tells
            grid->addWidget(makeParagraph(TextUse::SecondLine, words::weapon(row.outcome, pack), nullptr,
                                          QPalette::PlaceholderText),
                            line, 3, Qt::AlignTop);
        ++line;
    }
    grid->setRowStretch(line, 1);
    return rows;
}

/// What the dice can come to stands beside them, in the place of the figure.
void BandPage::showList()
{
    delete std::exchange(m_list, nullptr);
    const auto wanted = m_recruiting->deed().wanted();
    const bool recruits = m_document && wanted && wanted->reason.kind == RollKind::Recruit;
    const Figure *star = recruits ? m_document->campaign().find(recruitingStar()) : nullptr;
    const Pack *pack = star ? &m_document->pack() : nullptr;
    if (const ArmyList *list = star ? pack->list(m_document->campaign().listOf(*star)) : nullptr) {
        m_list = makeListRows(*list, *pack);
        qobject_cast<QVBoxLayout *>(m_side->layout())->insertWidget(0, m_list);
    }
    if (m_panel)
        m_panel->setVisible(!m_list);
}

} // namespace muster
