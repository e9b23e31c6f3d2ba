// SPDX-License-Identifier: MIT
#include "ui/systems/games/gameturn.h"

#include "model/story/words.h"
#include "model/systems/games/gameparts.h"
#include "model/systems/games/turnorder.h"
#include "ui/aftermath/draft.h"
#include "ui/help/keys.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/scrolled.h"
#include "ui/reference/tableview.h"
#include "ui/systems/games/gamelosses.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

QLayout *heading(const QString &text)
{
    auto *lines = new QVBoxLayout;
    lines->setSpacing(4);
    lines->addWidget(makeLabel(TextUse::SectionHeading, text));
    lines->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    return lines;
}

} // namespace

GameTurn::GameTurn(QWidget *parent)
    : QWidget(parent)
    , m_lay(makeParagraph(TextUse::Body, {}))
    , m_now(makeParagraph(TextUse::BodyBold, {}))
    , m_next(new Button(QStringLiteral("check"), tr("Ne&xt")))
    , m_table(new TableView)
    , m_losses(new GameLosses)
{
    m_next->setKeyHint(QStringLiteral("N"));
    m_next->setToolTip(tr("Next to act (N)"));
    m_now->setAccessibleName(tr("Acting now"));
    m_table->setAccessibleName(tr("Turn order"));
    auto *key = new QShortcut(Qt::Key_N, this, nullptr, nullptr, Qt::WindowShortcut);
    connect(key, &QShortcut::activated, this, &GameTurn::next);
    connect(m_next, &QPushButton::clicked, this, &GameTurn::next);
    connect(m_losses, &GameLosses::lost, this, &GameTurn::lose);
    connect(m_losses, &GameLosses::enemyLost, this, &GameTurn::loseTheirs);
    tellKeys(this, tr("Game"), {{tr("N"), tr("Next to act")}});

    auto *going = new QHBoxLayout;
    going->setSpacing(12);
    going->addWidget(m_now, 1);
    going->addWidget(m_next);
    auto *sheet = new QWidget;
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    column->addWidget(m_lay);
    column->addSpacing(12);
    column->addLayout(heading(tr("Turn order")));
    column->addLayout(going);
    column->addWidget(m_table);
    column->addSpacing(12);
    column->addLayout(heading(tr("Initiative lost")));
    column->addWidget(m_losses);
    column->addStretch(1);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scrolled(sheet));
}

void GameTurn::load(CampaignDocument *document)
{
    if (m_document && m_document != document)
        m_document->disconnect(this);
    if (m_document != document) {
        connect(document, &CampaignDocument::draftChanged, this, [this] {
            if (!m_keeping)
                reload();
        });
    }
    m_document = document;
    reload();
}

void GameTurn::reload()
{
    if (!m_document || !m_document->campaign().encounter || !gameOf(*m_document->campaign().encounter))
        return;
    const Campaign &campaign = m_document->campaign();
    const auto kept = m_document->draft();
    m_draft = kept ? fitting(*kept, campaign) : freshDraft(campaign, m_document->book());
    m_lay->setText(gameOf(*campaign.encounter)->lay);
    m_losses->load(campaign, m_draft);
    tell();
}

QString GameTurn::now() const
{
    return goText(turnOrder(m_document->campaign(), m_draft), soFarIn(m_draft));
}

void GameTurn::next()
{
    m_draft.part = nextGo(turnOrder(m_document->campaign(), m_draft), soFarIn(m_draft));
    keep();
    QAccessibleEvent spoken(m_now, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&spoken);
}

void GameTurn::lose(FigureId id, int initiative)
{
    for (ReportedFate &reported : m_draft.figures) {
        if (reported.id == id)
            reported.deeds.initiativeLost = initiative;
    }
    if (!m_draft.part)
        m_draft.part = GameSoFar(); // the battle goes on
    keep();
}

void GameTurn::loseTheirs(int place, int initiative)
{
    GameSoFar game = soFarIn(m_draft);
    const auto index = static_cast<std::size_t>(place);
    game.lost.resize(std::max(game.lost.size(), index + 1));
    game.lost[index] = initiative;
    m_draft.part = game;
    keep();
}

void GameTurn::keep()
{
    const QScopedValueRollback keeping(m_keeping, true);
    if (const auto kept = m_document->keepDraft(m_draft); !kept)
        emit problem(kept.problem().text);
    tell();
}

void GameTurn::tell()
{
    const std::vector<ActingTogether> order = turnOrder(m_document->campaign(), m_draft);
    ShelfTable table{{tr("Initiative"), tr("Yours"), tr("Theirs")}, {}, {}};
    const GameSoFar go = goIn(order, soFarIn(m_draft));
    int lit = -1;
    for (const ActingTogether &acting : order) {
        if (acting.initiative == go.initiative)
            lit = static_cast<int>(table.rows.size());
        table.rows.push_back(
            {QString::number(acting.initiative), words::listing(acting.yours), words::listing(acting.theirs)});
    }
    table.modifiers.push_back({tr("Moving"), tr("lowest initiative first; at 0 a figure cannot move")});
    table.modifiers.push_back({tr("Firing"), tr("highest initiative first; equals fire together, 0 fires last")});
    table.modifiers.push_back({tr("When hit"), tr("a figure acts with those of its remaining initiative")});
    m_table->load(table);
    m_table->light(lit, -1);
    m_now->setText(now());
    m_now->setAccessibleDescription(now());
}

} // namespace muster
