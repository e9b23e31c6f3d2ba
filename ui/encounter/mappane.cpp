// SPDX-License-Identifier: MIT
#include "ui/encounter/mappane.h"

#include "model/systems/campaignsystem.h"
#include "ui/encounter/encounteroptionsform.h"
#include "ui/encounter/sectionrow.h"
#include "ui/help/keys.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"
#include "ui/systems/games/gameturn.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <functional>

namespace muster {

namespace {

enum TableShown : std::uint8_t { TableMapShown, NoLandShown, GameShown }; ///< the last two if no land is rolled up

Button *makeButton(const IconName &icon, const QString &text, const QString &hint, const std::function<void()> &act)
{
    auto *button = new Button(icon, text);
    button->setToolTip(hint);
    onPress(button, button, act);
    return button;
}

QString keyOf(const QAction &action)
{
    return action.shortcut().toString(QKeySequence::NativeText);
}

} // namespace

MapPane::MapPane()
    : m_map(new MapWidget)
{
    makeActions();
    m_sides = new StackedLayout(this);
    m_sides->addWidget(makeTable());
    m_bare = makeQuietParagraph(TextUse::Body, {});
    m_bare->setAlignment(Qt::AlignCenter);
    m_sides->addWidget(m_bare);
    m_game = new GameTurn;
    m_sides->addWidget(m_game);

    connect(m_map, &MapWidget::sectionChosen, this, [this](int section) {
        showSection();
        emit sectionChosen(section);
    });
    connect(m_map, &MapWidget::keepToggled, this, &MapPane::toggleSection);
    connect(m_map, &MapWidget::menuWanted, this, &MapPane::openMenu);
    connect(m_map, &MapWidget::editWanted, m_choose, &QAction::trigger);
}

QAction *MapPane::makeAction(const QString &text, const QKeySequence &keys)
{
    auto *action = new QAction(text, m_map);
    action->setShortcut(keys);
    // The shortcuts are single letters, so they work on the map only.
    action->setShortcutContext(Qt::WidgetShortcut);
    m_map->addAction(action);
    return action;
}

void MapPane::makeActions()
{
    setShortcutHelp(m_map, tr("Map"), {{tr("Arrow keys"), tr("Move between sections")}});
    m_keep = makeAction(tr("&Lock this section"), Qt::Key_L);
    m_again = makeAction(tr("&Re-roll this section"), Qt::Key_R);
    m_choose = makeAction(tr("Choose &terrain…"), Qt::Key_Return);
    m_separator = makeAction({});
    withIcon(m_keep, "lock");
    withIcon(m_again, "reroll");
    m_separator->setSeparator(true);
    m_rest = withIcon(makeAction(tr("Re-roll the re&st")), "dice");
    m_restByHand = makeAction(tr("Re-roll the rest with my &own dice"));
    m_correct = withIcon(makeAction(tr("&Edit encounter…")), "correct");
    onPress(m_keep, this, &MapPane::toggleSection);
    onPress(m_again, this, [this] { reroll({{m_map->section().value_or(1)}, {}, {}}, diceHabit()); });
    onPress(m_choose, this, [this] { emit correctionWanted(true); });
    onPress(m_rest, this, [this] {
        rememberDiceHabit(DiceHabit::Program);
        reroll(rest(), DiceHabit::Program);
    });
    onPress(m_restByHand, this, [this] {
        rememberDiceHabit(DiceHabit::Own);
        reroll(rest(), DiceHabit::Own);
    });
    onPress(m_correct, this, [this] { emit correctionWanted(false); });
}

QWidget *MapPane::makeTable()
{
    const auto trigger = [](QAction *action) { return [action] { action->trigger(); }; };
    m_keepButton = makeButton({}, {}, tr("Lock this section, so that re-rolling leaves it alone"), trigger(m_keep));
    m_keepButton->setKeyHint(keyOf(*m_keep));
    Button *again = makeButton("reroll", tr("Re-roll"), tr("Re-roll this section"), trigger(m_again));
    again->setAccessibleName(again->toolTip());
    again->setKeyHint(keyOf(*m_again));
    Button *choose = makeButton({}, tr("Choose…"), tr("Choose the terrain of this section by hand"), trigger(m_choose));
    choose->setAccessibleName(tr("Choose the terrain of the section"));
    m_seed = new ElidedLabel(TextUse::SecondLine); // elided, so that its length does not move the map
    Button *correct = makeButton("correct", tr("Edit"), tr("Edit the encounter by hand"), trigger(m_correct));
    correct->setLook(ButtonLook::Flat);
    Button *rest = makeButton("dice", tr("Re-roll the rest"), tr("Re-rolls every section and PEF that is not locked"),
                              [this] { (diceHabit() == DiceHabit::Own ? m_restByHand : m_rest)->trigger(); });

    auto *chosen = new SectionRow({m_keepButton, again, choose});
    m_section = chosen->line();
    return widgetWith(vbox({{m_map, 1}, chosen, hbox({{m_seed, 1}, correct, rest}, 8)}, 6, {24, 20, 24, 14}));
}

void MapPane::load(CampaignDocument *document)
{
    m_document = document;
    const Encounter &encounter = *document->campaign().encounter;
    m_dice = SetupDice(document->history(), encounter);
    const TableEdges edges = tableEdges(encounter, document->pack());
    m_map->setEncounter(encounter, edges);
    if (!systemOf(encounter).traits.notesTurns)
        m_game->load(document);
    m_bare->setText((QStringList{tr("Lay out the table as you like.\n")} + setUpSentences(edges)).join(u'\n'));
    const bool bare = encounter.setup.sections.empty();
    showSide();
    if (!bare && !m_map->section()) {
        const int own = edges.placements.yours.section(); // selected first: the section where the band begins
        m_map->setSection(own == offTable ? encounter.setup.grid.middleOfNearRow() : own);
    }
    showKept();
}

std::optional<NextAct> MapPane::nextAct()
{
    return m_game->nextAct();
}

void MapPane::showSide()
{
    const Encounter &encounter = m_map->encounter();
    m_sides->setCurrentIndex(!systemOf(encounter).traits.notesTurns ? GameShown
                                 : encounter.setup.sections.empty() ? NoLandShown
                                                                    : TableMapShown);
}

void MapPane::showSection()
{
    const Encounter &encounter = m_map->encounter();
    const auto &sections = encounter.setup.sections;
    const auto piece =
        std::ranges::find_if(sections, [&](const Section &section) { return section.number == m_map->section(); });
    const bool chosen = piece != sections.end();
    refreshActions();
    m_section->load(encounter.setup, m_map->section(), chosen ? m_dice.ofSection(piece->number) : Rolls());
    const bool kept = chosen && m_map->isKept(piece->number);
    m_keep->setText(kept ? tr("Un&lock this section") : tr("&Lock this section"));
    m_keepButton->setIconName(kept ? "lock" : "unlock");
    m_keepButton->setText(kept ? tr("Locked") : tr("Lock"));
    m_keepButton->setAccessibleName(kept ? tr("Unlock this section") : tr("Lock this section"));
    m_keepButton->updateGeometry();
}

void MapPane::showKept()
{
    const Encounter &encounter = m_map->encounter();
    const std::vector<int> locked = m_document->tablePlan().sections;
    m_map->setKept(std::set(locked.begin(), locked.end()));
    const QString number = seedText(encounter.seed);
    const QString origin = encounter.seeded ? tr("Seed %1 (also printed on the sheet).").arg(number)
                                            : tr("Your dice are printed on the sheet.");
    m_seed->setText(locked.empty() ? origin
                                   : tr("%1 of %2 locked. %3")
                                         .arg(QString::number(locked.size()),
                                              QString::number(encounter.setup.grid.count()), origin));
    m_seed->setToolTip(m_seed->text() + u'\n'
                       + (encounter.seeded ? tr("Seed of the map and dice") : tr("Map %1").arg(number)));
    showSection();
    emit keptChanged();
}

void MapPane::toggleSection()
{
    if (!m_map->section())
        return;
    toggle(&TablePlan::sections, *m_map->section());
}

void MapPane::togglePef(int pef)
{
    toggle(&TablePlan::pefs, pef);
}

void MapPane::toggle(std::vector<int> TablePlan::*locked, int number)
{
    TablePlan plan = m_document->tablePlan();
    std::vector<int> &numbers = plan.*locked;
    if (std::erase(numbers, number) == 0)
        numbers.push_back(number);
    m_document->keepTablePlan(plan);
    showKept();
}

Redeal MapPane::rest() const
{
    const TablePlan plan = m_document->tablePlan();
    return dealtBut(m_document->campaign().encounter->setup, {plan.sections.begin(), plan.sections.end()},
                    {plan.pefs.begin(), plan.pefs.end()});
}

std::set<int> MapPane::keptPefs() const
{
    const std::set<int> again = rest().pefs;
    std::set<int> kept;
    for (const Pef &pef : m_document->campaign().encounter->setup.pefs) {
        if (!again.contains(pef.id))
            kept.insert(pef.id);
    }
    return kept;
}

void MapPane::rollPef(int pef)
{
    reroll({{}, {pef}, {}}, diceHabit());
}

void MapPane::rollEnemy(const QString &enemy)
{
    reroll({{}, {}, enemy}, diceHabit());
}

QList<QAction *> MapPane::menuActions()
{
    refreshActions();
    return {m_choose, m_keep, m_again, m_separator, m_rest, m_restByHand, m_correct};
}

/// Returns why the table cannot be edited, in one or two sentences; empty if it can.
QString MapPane::whyNotSet() const
{
    const Campaign *campaign = m_document ? &m_document->campaign() : nullptr;
    if (!campaign || !campaign->encounter)
        return tr("There is no current encounter. Prepare one first.");
    if (campaign->play)
        return tr("The battle has begun, so its table can no longer be changed.");
    return {};
}

void MapPane::refreshActions()
{
    const QString no = whyNotSet();
    const bool land = no.isEmpty() && !m_document->campaign().encounter->setup.sections.empty();
    const QString noLand =
        land || !no.isEmpty() ? no : tr("You lay out this table yourself: no terrain is rolled for it.");
    const QString noSection = !noLand.isEmpty() || m_map->section() ? noLand : tr("Choose a section on the map first.");
    const bool open = land && !rest().empty();
    const QString noRest =
        !noLand.isEmpty() || open ? noLand : tr("Every section and every PEF is locked. Unlock some first.");
    for (QAction *action : {m_keep, m_again, m_choose})
        allow(*action, noSection);
    for (QAction *action : {m_rest, m_restByHand})
        allow(*action, noRest);
    allow(*m_correct, no);
}

void MapPane::openMenu(QPoint place)
{
    if (!m_document)
        return;
    QMenu *menu = makeContextMenu(*m_map);
    menu->addActions(menuActions());
    menu->addSeparator();
    menu->addAction(m_map->copyAction());
    popUp(*menu, place);
}

void MapPane::reroll(const Redeal &again, DiceHabit whose)
{
    emit actWanted(acts::Reroll{{again.sections.begin(), again.sections.end()},
                                {again.pefs.begin(), again.pefs.end()},
                                again.enemy},
                   whose);
}

void MapPane::showSoFar(const Encounter &encounter)
{
    m_map->setEncounter(encounter, tableEdges(encounter, m_document->pack()));
    showSection();
}

} // namespace muster
