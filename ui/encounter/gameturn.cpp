// SPDX-License-Identifier: MIT
#include "ui/encounter/gameturn.h"

#include "model/story/words.h"
#include "ui/help/keys.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"
#include "ui/reference/tableview.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <QVBoxLayout>

namespace muster {

GameTurn::GameTurn(QWidget *parent)
    : QWidget(parent)
    , m_lay(makeParagraph(TextUse::Body, {}))
    , m_now(makeParagraph(TextUse::BodyBold, {}))
    , m_next(new Button(QStringLiteral("check"), tr("&Next")))
    , m_table(new TableView)
{
    m_next->setKeyHint(QStringLiteral("N"));
    m_next->setToolTip(tr("Whose go comes then (N)"));
    m_now->setAccessibleName(tr("Whose go it is"));
    m_table->setAccessibleName(tr("Who acts when"));
    auto *key = new QShortcut(Qt::Key_N, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(key, &QShortcut::activated, this, &GameTurn::next);
    connect(m_next, &QPushButton::clicked, this, &GameTurn::next);
    tellKeys(this, tr("Game"), {{tr("N"), tr("Whose go comes then")}});
    setFocusProxy(m_next);

    auto *going = new QHBoxLayout;
    going->setSpacing(12);
    going->addWidget(m_now, 1);
    going->addWidget(m_next);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    column->addWidget(m_lay);
    column->addSpacing(12);
    column->addWidget(makeLabel(TextUse::SectionHeading, tr("Who acts when")));
    column->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    column->addLayout(going);
    column->addWidget(m_table);
    column->addStretch(1);
}

void GameTurn::load(const Campaign &campaign)
{
    const Game &game = *campaign.encounter->game;
    const QString ground = game.title + game.lay;
    if (ground != m_ground) {
        m_ground = ground;
        m_turn = 1;
        m_step = 0;
    }
    m_order = turnOrder(campaign);
    m_lay->setText(game.lay);
    ShelfTable table{{tr("Initiative"), tr("Yours"), tr("Theirs")}, {}, {}};
    for (const ActingTogether &acting : m_order)
        table.rows.push_back(
            {QString::number(acting.initiative), words::listing(acting.yours), words::listing(acting.theirs)});
    table.modifiers.push_back({tr("Moving"), tr("down the table, the lowest first")});
    table.modifiers.push_back({tr("Firing"), tr("up it, the highest first; equals at the same time, 0 last of all")});
    table.modifiers.push_back({tr("Who is hit"), tr("goes with those of the initiative that is left to him")});
    m_table->load(table);
    tell();
}

GameTurn::Go GameTurn::go() const
{
    const auto rows = static_cast<int>(m_order.size());
    if (m_step < rows)
        return {false, m_step};
    const int fired = m_step - rows;
    return {true, fired < rows ? rows - 1 - fired : rows};
}

QString GameTurn::now() const
{
    const Go now = go();
    if (now.row == static_cast<int>(m_order.size()))
        return tr("Turn %1: those at initiative 0 fire").arg(m_turn);
    const ActingTogether &acting = m_order[static_cast<std::size_t>(now.row)];
    return (now.fires ? tr("Turn %1: initiative %2 fires, %3") : tr("Turn %1: initiative %2 moves, %3"))
        .arg(QString::number(m_turn), QString::number(acting.initiative), words::listing(acting.yours + acting.theirs));
}

void GameTurn::next()
{
    const auto steps = static_cast<int>(m_order.size()) * 2 + 1;
    if (++m_step >= steps) {
        m_step = 0;
        ++m_turn;
    }
    tell();
    QAccessibleEvent spoken(m_now, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&spoken);
}

void GameTurn::tell()
{
    const Go now = go();
    m_now->setText(this->now());
    m_now->setAccessibleDescription(this->now());
    m_table->light(now.row < static_cast<int>(m_order.size()) ? now.row : -1, -1);
}

} // namespace muster
