// SPDX-License-Identifier: MIT
#include "ui/encounter/prepareview.h"

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/story/explain.h"
#include "model/story/landwords.h"
#include "model/story/rollresult.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/scenarios.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/encounter/wishform.h"
#include "ui/help/keys.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/systems/halfmonths/binderpanel.h"
#include "ui/systems/halfmonths/callspanel.h"
#include "ui/systems/months/ealpanel.h"
#include "ui/window/actdice.h"
#include "ui/window/writestep.h"

#include <utility>

namespace muster {

namespace {

QString promiseOf(EncounterKind kind)
{
    switch (kind) {
    case EncounterKind::Patrol:
        return PrepareView::tr("Rolls up the terrain of each section and the PEFs.");
    case EncounterKind::RaidAttack:
        return PrepareView::tr(
            "Rolls up the terrain of each section, the buildings to raid, the time of day and the PEFs.");
    case EncounterKind::RaidDefend:
        return PrepareView::tr(
            "Rolls up the terrain of each section, the buildings to defend, the time of day and the PEFs.");
    }
    Q_UNREACHABLE();
}

/// What stands at the left.
enum PrepareShown { MapShown, ComingShown, BinderShown };

/// And at the right, below the title.
enum PrepareSide { WishesShown, PrepareDiceShown };

} // namespace

PrepareView::PrepareView()
{
    layHalves(this, makeTable(), makeSide());
    beginAt(*this, m_deal);
    explain(m_eal,
            [this](QPoint) { return m_document ? explainEal(m_document->book(), m_document->pack()) : QString(); });
    connect(m_dice, &ActDice::askingChanged, this, &PrepareView::showDice);
    connect(m_dice, &DiceConversation::advanced, this, &PrepareView::showSoFar);
    connect(m_dice, &ActDice::done, this, [this] {
        if (m_dice->hadKeyboard())
            emit pageAround(*this)->leadsOn();
    });
}

QWidget *PrepareView::makeBare()
{
    auto *ground = new FreeHeight; // what is told below has the height that its width asks for
    m_map = new MapWidget;
    vbox(ground, {m_map});
    m_map->setEnabled(false);
    m_promise = makeQuietParagraph(TextUse::Body, {});
    m_promise->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_promise->setMinimumHeight(2 * QFontMetrics(m_promise->font()).lineSpacing() + 24);
    return widgetWith(vbox({{ground, 1}, m_promise}, -1, {24, 20, 24, 14}));
}

QWidget *PrepareView::makeTable()
{
    auto *table = new QWidget;
    m_left = new Layers(table);
    m_coming = new ComingPanel;
    m_binder = new BinderPanel;
    m_left->addWidget(makeBare());
    m_left->addWidget(m_coming);
    m_left->addWidget(m_binder);
    connect(m_binder, &BinderPanel::settlementWanted, this, &PrepareView::comeToSettlement);
    return table;
}

QLayout *PrepareView::makeDeeds()
{
    m_deal = new Button("dice", tr("Roll everything"));
    m_throw = new Button({}, tr("Use my own dice"));
    m_wait = new Button("next-month", {});
    m_wait->setToolTip(tr("Turns pass until then, or until an encounter comes first"));
    onPress(m_deal, this, [this] {
        rememberDiceHabit(DiceHabit::Program);
        prepare(DiceHabit::Program);
    });
    onPress(m_throw, this, [this] {
        rememberDiceHabit(DiceHabit::Own);
        prepare(DiceHabit::Own);
    });
    onPress(m_wait, this, &PrepareView::wait);
    return hbox({m_deal, m_throw, m_wait, Spring{1}}, 8);
}

QWidget *PrepareView::makeSide()
{
    m_title = makeLabel(TextUse::PageTitle, {});
    m_before = makeQuietLabel(TextUse::Body, {});
    m_before->setFont(fontFor(TextUse::Body, 13.5));
    m_eal = new EalPanel;
    m_ealRule = makeRule();
    m_dice = new ActDice(ActPlace::Prepare);

    auto *side = new QWidget;
    m_right = new Layers;
    vbox(side,
         {m_title, Gap{2}, m_before, Gap{12}, makeInkRule(), Gap{12}, m_eal, Gap{8}, m_ealRule, Gap{16}, {m_right, 1}},
         0, {24, 16, 23, 20});
    m_right->addWidget(makeWishes());
    m_right->addWidget(m_dice);
    return side;
}

QWidget *PrepareView::makeWishes()
{
    m_wish = new WishForm;
    connect(m_wish, &WishForm::changed, this, &PrepareView::showSoFar);
    connect(m_wish, &WishForm::edited, this, [this] {
        if (std::exchange(m_isRefused, false))
            emit pageAround(*this)->problemGone();
    });
    connect(m_wish, &WishForm::changed, this, [this] { emit pageAround(*this)->nextActChanged(); });
    m_expected = new ExpectedEnemies;
    connect(m_wish, &WishForm::pefsChanged, m_expected, &ExpectedEnemies::setPefs);
    m_how = makeQuietParagraph(TextUse::Body, {});
    m_how->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_travelRule = makeRule();
    m_travel = new TravelRow;
    connect(m_travel, &TravelRow::travelWanted, this, &PrepareView::travel);

    return widgetWith(vbox(
        {m_wish, Gap{20}, makeDeeds(), Gap{28}, m_expected, m_how, Gap{16}, m_travelRule, Gap{12}, m_travel, Spring{1}},
        0));
}

void PrepareView::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    const Pack &pack = document->pack();
    const CampaignSystem &system = systemOf(campaign, pack);
    const QString before = whatWentBefore(campaign, pack);
    m_before->setText(before.isEmpty() ? tr("First encounter: %1.").arg(words::turn(campaign.turn, campaign, pack))
                                       : before);
    const bool knowsNext = system.traits.knowsNext;
    m_map->parentWidget()->setVisible(pack.terrain.has_value());
    m_how->setVisible(!knowsNext);
    m_travel->load(campaign, pack);
    m_travelRule->setVisible(isWasteland(campaign, pack));
    if (isWasteland(campaign, pack))
        m_binder->load(document);
    m_eal->setVisible(system.traits.hasActivityLevel);
    m_ealRule->setVisible(system.traits.hasActivityLevel);
    m_expected->load(campaign, pack);
    m_wish->load(document);
    const auto back = campaign.nextReturn();
    m_wait->setVisible(back.has_value());
    if (back)
        m_wait->setText(tr("Wait for %1").arg(words::turnMark(*back, campaign, pack)));
    m_wish->setEnemyOpen(!campaign.following);
    const bool own = diceHabit() == DiceHabit::Own;
    m_deal->setLook(own ? ButtonLook::Outlined : ButtonLook::Primary);
    m_throw->setLook(own ? ButtonLook::Primary : ButtonLook::Outlined);
    m_dice->load(document);
    showDice(m_dice->isAsking());
}

void PrepareView::close()
{
    m_document = nullptr;
    m_dice->load(nullptr);
}

/// What is seen while no dice are asked for.
int PrepareView::atRest() const
{
    if (!m_document)
        return MapShown;
    const Campaign &campaign = m_document->campaign();
    const Pack &pack = m_document->pack();
    if (systemOf(campaign, pack).coming(campaign, pack).possible.empty())
        return MapShown;
    const bool binder = isWasteland(campaign, pack) && !campaign.following;
    return binder ? BinderShown : ComingShown;
}

void PrepareView::showDice(bool asking)
{
    m_right->setCurrentIndex(asking ? PrepareDiceShown : WishesShown);
    const bool own = diceHabit() == DiceHabit::Own;
    beginAt(*this, asking ? static_cast<QWidget *>(m_dice->entry()) : own ? m_throw : m_deal);
    showSoFar();
    emit pageAround(*this)->nextActChanged();
}

/// What follows on the last encounter, until its die says that nothing does.
void PrepareView::tellComing()
{
    Campaign campaign = m_document->campaign();
    const Pack &pack = m_document->pack();
    campaign.next.kind = m_wish->kind().value_or(campaign.next.kind);
    const CampaignSystem &system = systemOf(campaign, pack);
    m_promise->setText(system.traits.knowsNext ? promiseOf(campaign.next.kind) : system.coming(campaign, pack).grounds);
    if (m_dice->isAsking() && nothingFollows(m_dice->whole(), m_dice->known()))
        campaign.following.reset();
    m_title->setText(words::coming(campaign, pack));
    m_how->setText(system.coming(campaign, pack).how);
    m_coming->load(campaign, pack);
}

/// The table fills in as its dice fall.
void PrepareView::showSoFar()
{
    if (!m_document)
        return;
    const Campaign &campaign = m_document->campaign();
    Encounter bare;
    bare.kind = m_wish->kind().value_or(campaign.next.kind);
    bare.eal = campaign.next.eal;
    std::optional<Encounter> soFar;
    if (m_dice->isAsking())
        soFar = encounterSoFar(m_dice->whole(), m_dice->known(), campaign);
    tellComing();
    m_map->setEncounter(soFar.value_or(bare));
    m_map->setEnabled(soFar.has_value());
    m_eal->load(soFar ? soFar->eal : bare.eal, campaign, m_document->pack());
    m_left->setCurrentIndex(soFar && !soFar->setup.sections.empty() ? MapShown : atRest());
}

std::optional<quint64> PrepareView::seed()
{
    const std::optional<quint64> seed = m_wish->seed();
    if (!seed)
        emit pageAround(*this)->problem(
            tr("That seed is not valid. Type a number of up to 19 digits, or choose a new seed."));
    return seed;
}

QString PrepareView::whyNot() const
{
    if (!m_document)
        return tr("An encounter is under way. Finish the battle first.");
    if (m_dice->isAsking())
        return tr("Its dice are being rolled.");
    return textOf(acts::check(m_document->campaign(), m_document->pack(), acts::Prepare{m_wish->enemy()}));
}

QString PrepareView::whyNoRest() const
{
    if (!m_document || m_dice->isAsking())
        return whyNot();
    const Result<Step> step = acts::rest(m_document->campaign(), m_document->pack());
    return step ? QString() : textOf(step.problems());
}

void PrepareView::rest()
{
    pageAround(*this)->write(acts::rest(m_document->campaign(), m_document->pack()));
}

void PrepareView::prepare(DiceHabit whose)
{
    const auto number = seed();
    if (!number)
        return;
    acts::Prepare wanted{m_wish->enemy(), false, m_wish->pefs(), m_wish->objective(), m_wish->entry()};
    if (const Grid grid = m_wish->grid(); !grid.isUsual()) {
        wanted.columns = grid.columns;
        wanted.rows = grid.rows;
    }
    wanted.encounter = m_wish->kind();
    m_dice->begin(wanted, whose, number);
}

void PrepareView::wait()
{
    if (const auto number = seed())
        m_dice->begin(acts::Prepare{m_wish->enemy(), true}, diceHabit(), number);
}

void PrepareView::travel()
{
    if (const auto number = seed())
        m_dice->begin(acts::Travel{m_travel->to(), m_wish->enemy()}, diceHabit(), number);
}

void PrepareView::comeToSettlement()
{
    m_dice->begin(acts::FindSettlement(), diceHabit());
}

NextAct PrepareView::nextAct()
{
    if (auto roll = m_dice->nextAct())
        return *std::move(roll);
    const Campaign &campaign = m_document->campaign();
    if (campaign.journey && !campaign.following)
        return {"travel", tr("Continue journey"), words::title(campaign.journey->to), true, [this] { travel(); }};
    return {"map", tr("Prepare encounter"), isVisible() ? proposal() : whatComes(), true,
            [this] { prepare(diceHabit()); }};
}

QString PrepareView::whatComes() const
{
    const Campaign &campaign = m_document->campaign();
    const QString what = words::coming(campaign, m_document->pack());
    if (campaign.next.eal)
        return tr("%1, EAL %2").arg(what).arg(*campaign.next.eal);
    return systemOf(campaign, m_document->pack()).traits.hasActivityLevel ? tr("%1, EAL to be rolled").arg(what) : what;
}

/// What the form beside it says.
QString PrepareView::proposal() const
{
    return diceHabit() == DiceHabit::Own ? tr("Enemy: %1; your dice").arg(m_wish->enemyTitle())
                                         : tr("Enemy: %1").arg(m_wish->enemyTitle());
}

} // namespace muster
