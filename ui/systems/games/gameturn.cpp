// SPDX-License-Identifier: MIT
#include "ui/systems/games/gameturn.h"

#include "model/story/words.h"
#include "model/systems/games.h"
#include "model/systems/parts.h"
#include "model/texts.h"
#include "ui/aftermath/figurefields.h"
#include "ui/help/keys.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/spokenrole.h"
#include "ui/reference/tableview.h"
#include "ui/window/page.h"

#include <QLabel>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace muster {

namespace {

constexpr int betweenSides = 24;

QGridLayout *makeSide()
{
    auto *side = gridOf(12, 2);
    side->setColumnStretch(3, 1);
    return side;
}

QLayout *heading(const QString &text)
{
    return vbox({makeLabel(TextUse::SectionHeading, text), makeInkRule()}, 4);
}

} // namespace

/// The initiative that each figure of both sides has lost in a linked game (R81).
class GameLosses : public QWidget
{
    Q_OBJECT
public:
    /// Updates the rows. They are made again only if the figures changed, so that a field being typed into is not lost.
    void load(const Campaign &campaign, const GameSoFar &soFar)
    {
        std::vector<Whose> sides;
        for (const Figure *figure : campaign.presentIn(campaign.turn))
            sides.push_back({figure->name, figure->rep(), figure->id, 0});
        int place = 0;
        for (const Profile &enemy : gameOf(*campaign.encounter)->enemy.figures) {
            ++place;
            //: An enemy by his number
            sides.push_back({tr("Enemy %1").arg(place), enemy.rep, {}, place});
        }
        const bool same = std::equal(m_rows.begin(), m_rows.end(), sides.begin(), sides.end(),
                                     [](const Row &row, const Whose &whose) { return row.whose == whose; });
        if (!same) {
            emptyLayout(*m_yours);
            emptyLayout(*m_theirs);
            m_rows.clear();
            for (const Whose &whose : sides)
                addFigure(whose.place > 0 ? *m_theirs : *m_yours, whose);
        }
        for (Row &row : m_rows) {
            const int lost = row.whose.place > 0 ? soFar.lostByEnemy(row.whose.place) : soFar.lostBy(row.whose.own);
            row.known = lost;
            const QSignalBlocker quiet(row.lost);
            row.lost->setMaximum(std::max(row.whose.initiative + 1, lost)); // one below zero is dead (R81)
            row.lost->setValue(lost);
            row.left->setText(initiativeLeft(row.whose.initiative, lost));
        }
    }

    /// Enters values that were typed but not confirmed.
    void enterTyped()
    {
        for (const Row &row : m_rows)
            row.lost->interpretText();
    }

    /// Returns the width of one side. If both do not fit beside each other, the enemy's is below.
    QSize minimumSizeHint() const override
    {
        return {std::max(m_yours->minimumSize().width(), m_theirs->minimumSize().width()),
                QWidget::minimumSizeHint().height()};
    }

signals:
    void lost(FigureId id, int initiative);
    /// Emitted with the enemy's place in its row, from 1.
    void enemyLost(int place, int initiative);

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        const int both = m_yours->sizeHint().width() + betweenSides + m_theirs->sizeHint().width(); // no name is cut
        m_sides->setDirection(both > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        m_sides->setSpacing(both > width() ? m_yours->verticalSpacing() : betweenSides);
    }

private:
    /// A figure of either side: a figure of the band, or an enemy by its place.
    struct Whose {
        QString name;
        int initiative = 0;
        FigureId own{};
        int place = 0;
        friend bool operator==(const Whose &, const Whose &) = default;
    };
    struct Row {
        Whose whose;
        QSpinBox *lost;
        QLabel *left;
        int known = 0; ///< lost initiative, as recorded
    };

    void addFigure(QGridLayout &side, const Whose &whose)
    {
        QSpinBox *count = makeCount(tr("%1, initiative lost").arg(whose.name), 0);
        count->setKeyboardTracking(false); // a number of two digits is one entry
        auto *left = makeQuietLabel(TextUse::SecondLine, {});
        addCells(side, side.count(), {makeName(TextUse::Body, whose.name), count, left});
        const std::size_t place = m_rows.size();
        m_rows.push_back({whose, count, left});
        connect(count, &QSpinBox::valueChanged, this, [this, place](int value) { tell(place, value); });
    }

    /// Reports a change of a row. Enter without a change reports nothing.
    void tell(std::size_t row, int lost)
    {
        const Row &told = m_rows[row];
        if (lost == told.known)
            return;
        if (told.whose.place > 0)
            emit enemyLost(told.whose.place, lost);
        else
            emit this->lost(told.whose.own, lost);
    }

    QGridLayout *m_yours = makeSide();
    QGridLayout *m_theirs = makeSide();
    QBoxLayout *m_sides = hbox(this, {{m_yours, 1}, {m_theirs, 1}}, betweenSides);
    std::vector<Row> m_rows;
};

GameTurn::GameTurn()
    : m_lay(makeParagraph(TextUse::Body, {}))
    , m_now(makeParagraph(TextUse::BodyBold, {}))
    //: Button: the next side acts
    , m_next(new Button("check", tr("Ne&xt")))
    , m_table(new TableView)
    , m_losses(new GameLosses)
{
    setAccessibleRole(*m_now, QAccessible::AlertMessage);
    m_next->setKeyHint(QStringLiteral("N"));
    m_next->setToolTip(tr("Next to act (N)"));
    //: Heading: which side acts when
    m_table->setAccessibleName(tr("Turn order"));
    auto *key = new QShortcut(Qt::Key_N, this, nullptr, nullptr, Qt::WindowShortcut);
    connect(key, &QShortcut::activated, this, &GameTurn::next);
    onPress(m_next, this, &GameTurn::next);
    connect(m_losses, &GameLosses::lost, this, &GameTurn::lose);
    connect(m_losses, &GameLosses::enemyLost, this, &GameTurn::loseTheirs);
    //: Heading in the list of keys: one game of the campaign
    setShortcutHelp(this, tr("Game"), {{tr("N"), tr("Next to act")}});

    //: Heading: which side acts when
    QWidget *sheet = widgetWith(vbox({m_lay, Gap{12}, heading(tr("Turn order")), hbox({{m_now, 1}, m_next}, 12),
                                      //: Heading: what wounds have cost
                                      m_table, Gap{12}, heading(tr("Initiative lost")), m_losses, Spring{1}},
                                     12, {24, 20, 24, 20}));
    vbox(this, {scrolled(sheet)});
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
    return NextAct{"battle", tr("Begin turn 1"), tr("Who acts first"), true, [this] { next(); }};
}

void GameTurn::next()
{
    m_losses->enterTyped();
    write(acts::takeGo(m_document->campaign(), m_document->draft()));
    announce(*m_now);
}

void GameTurn::lose(FigureId id, int initiative)
{
    write(acts::loseInitiative(m_document->campaign(), id, initiative, m_document->draft()));
}

void GameTurn::loseTheirs(int place, int initiative)
{
    write(acts::enemyLosesInitiative(m_document->campaign(), place, initiative, m_document->draft()));
}

/// Writes the step and reloads, so that the entry is reset if the file refuses the step.
void GameTurn::write(const Result<Step> &step)
{
    pageAround(*this)->write(step);
    reload();
}

void GameTurn::tell()
{
    const std::vector<ActingTogether> order = turnOrder(m_document->campaign(), soFar());
    //: Heading of a table of rules
    ShelfTable table{{tr("Initiative"), tr("Yours"), tr("Theirs")}, {}, {}};
    const GameSoFar go = goIn(whoseTurn(m_document->campaign(), soFar()), soFar());
    int lit = -1;
    for (const ActingTogether &acting : order) {
        if (acting.initiative == go.initiative)
            lit = int(table.rows.size());
        table.rows.push_back(
            {QString::number(acting.initiative), words::listing(acting.yours), words::listing(acting.theirs)});
    }
    //: A row of a table of rules
    table.modifiers.push_back({tr("Moving"), tr("lowest initiative first; at 0 a figure cannot move")});
    //: A row of a table of rules
    table.modifiers.push_back({tr("Firing"), tr("highest initiative first; equals fire together, 0 fires last")});
    //: A row of a table of rules
    table.modifiers.push_back({tr("When hit"), tr("a figure acts with those of its remaining initiative")});
    m_table->load(table);
    m_table->light(lit, -1);
    if (m_now->text() == now())
        return; // otherwise a screen reader would read it again
    m_now->setText(now());
    m_now->setAccessibleName(tr("Acting now: %1").arg(now()));
}

} // namespace muster

#include "gameturn.moc"
