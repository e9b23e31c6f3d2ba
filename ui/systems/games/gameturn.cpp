// SPDX-License-Identifier: MIT
#include "ui/systems/games/gameturn.h"

#include "model/story/words.h"
#include "model/systems/games/goes.h"
#include "model/systems/games/turnorder.h"
#include "model/texts.h"
#include "ui/help/keys.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/spokenrole.h"
#include "ui/reference/tableview.h"
#include "ui/systems/games/gamelosses.h"
#include "ui/window/writestep.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <QVBoxLayout>

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
    speakAs(*m_now, QAccessible::AlertMessage);
    m_next->setKeyHint(QStringLiteral("N"));
    m_next->setToolTip(tr("Next to act (N)"));
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
    if (m_document != document)
        connect(document, &CampaignDocument::draftChanged, this, &GameTurn::reload);
    m_document = document;
    reload();
}

void GameTurn::reload()
{
    if (!m_document || !m_document->campaign().encounter || !gameOf(*m_document->campaign().encounter))
        return;
    const Campaign &campaign = m_document->campaign();
    m_lay->setText(packWords(gameOf(*campaign.encounter)->lay));
    m_losses->load(campaign, soFar());
    tell();
}

GameSoFar GameTurn::soFar() const
{
    return soFarIn(m_document->campaign(), m_document->draft());
}

QString GameTurn::now() const
{
    return goText(whoseTurn(m_document->campaign(), soFar()), soFar());
}

std::optional<NextAct> GameTurn::nextAct()
{
    const GameInHand *game =
        m_document && m_document->campaign().encounter ? gameOf(*m_document->campaign().encounter) : nullptr;
    if (!game || game->soFar)
        return std::nullopt;
    return NextAct{QStringLiteral("battle"), tr("Begin turn 1"), tr("Who acts first"), true, [this] { next(); }};
}

void GameTurn::next()
{
    m_losses->enterTyped();
    write(actions::takeGo(m_document->campaign(), m_document->draft()));
    announce(*m_now);
}

void GameTurn::lose(FigureId id, int initiative)
{
    write(actions::loseInitiative(m_document->campaign(), id, initiative, m_document->draft()));
}

void GameTurn::loseTheirs(int place, int initiative)
{
    write(actions::enemyLosesInitiative(m_document->campaign(), place, initiative, m_document->draft()));
}

/// Where the file refuses, what was entered goes back to how it was.
void GameTurn::write(const Result<Step> &step)
{
    writeStep(*m_document, step, problemOf(this));
    reload();
}

void GameTurn::tell()
{
    const std::vector<ActingTogether> order = turnOrder(m_document->campaign(), soFar());
    ShelfTable table{{tr("Initiative"), tr("Yours"), tr("Theirs")}, {}, {}};
    const GameSoFar go = goIn(whoseTurn(m_document->campaign(), soFar()), soFar());
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
    if (m_now->text() == now())
        return; // a screen reader would read it again
    m_now->setText(now());
    m_now->setAccessibleName(tr("Acting now: %1").arg(now()));
}

} // namespace muster
