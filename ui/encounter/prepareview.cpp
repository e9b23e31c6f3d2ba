// SPDX-License-Identifier: MIT
#include "ui/encounter/prepareview.h"

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/odds/expectation.h"
#include "model/odds/waiting.h"
#include "model/story/explain.h"
#include "model/story/landwords.h"
#include "model/story/rollresult.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/scenarios.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/encounter/encounteroptionsform.h"
#include "ui/encounter/partypanel.h"
#include "ui/encounter/whatcomes.h"
#include "ui/help/keys.h"
#include "ui/look/painting.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/systems/halfmonths/mediaandvehiclespanel.h"
#include "ui/systems/halfmonths/settlementspanel.h"
#include "ui/systems/months/ealpanel.h"
#include "ui/window/actdicepanel.h"
#include "ui/window/writestep.h"

#include <QLine>
#include <QList>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace muster {

namespace {

/// Columns side by side if there is room for all; else the first ones below each other and the last at their right;
/// else all below each other. The layout is as high as its highest column.
class PlanLayout final : public QLayout
{
public:
    PlanLayout(QWidget *on, const std::vector<QWidget *> &columns)
        : QLayout(on)
    {
        for (QWidget *column : columns)
            addWidget(column);
    }
    ~PlanLayout() override { qDeleteAll(m_items); }
    Q_DISABLE_COPY_MOVE(PlanLayout)

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override { return index < count() ? m_items.takeAt(index) : nullptr; }
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal | Qt::Vertical; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return lay({0, 0, width, 0}, false); }
    QSize sizeHint() const override { return {1100, heightForWidth(1100)}; }
    QSize minimumSize() const override
    {
        int least = 0;
        for (const QLayoutItem *item : m_items)
            least = std::max(least, item->isEmpty() ? 0 : item->minimumSize().width());
        return {least + 2 * margin, 0};
    }
    void setGeometry(const QRect &place) override
    {
        QLayout::setGeometry(place);
        lay(place, true);
    }

    /// Returns the lines between columns that are side by side.
    const std::vector<QLine> &rules() const { return m_rules; }

private:
    static constexpr int margin = 24;
    static constexpr int between = 20; // gap between items of a column
    static constexpr std::array leastWidths{340, 290, 230};
    static constexpr std::array shares{400, 345, 260};
    static constexpr std::array mostWidths{620, 560, 420};

    struct Column {
        std::vector<QLayoutItem *> items;
        int least = 0;
        int share = 0;
        int most = 0;
    };

    int leastOf(std::size_t place) const
    {
        return std::max(scaledForFont(leastWidths[place]), m_items[int(place)]->minimumSize().width());
    }

    std::vector<Column> columnsAt(int width) const
    {
        std::vector<Column> all;
        int needed = 0;
        for (std::size_t i = 0; i < leastWidths.size(); ++i) {
            if (m_items[int(i)]->isEmpty())
                continue;
            all.push_back({{m_items[int(i)]}, leastOf(i), shares[i], scaledForFont(mostWidths[i])});
            needed += all.back().least + 2 * margin;
        }
        while (all.size() > 1 && width < needed) {
            Column &first = all[0];
            const Column &next = all[1];
            first.items.insert(first.items.end(), next.items.begin(), next.items.end());
            needed -= std::min(first.least, next.least) + 2 * margin;
            first.least = std::max(first.least, next.least);
            all.erase(all.begin() + 1);
        }
        return all;
    }

    /// Returns the height needed, and places the items if `real`.
    int lay(const QRect &place, bool real) const
    {
        const std::vector<Column> columns = columnsAt(place.width());
        if (real)
            m_rules.clear();
        int room = place.width() - 2 * margin * int(columns.size());
        int parts = 0;
        for (const Column &column : columns) {
            room -= column.least;
            parts += column.share;
        }
        int left = place.left();
        int highest = 0;
        for (const Column &column : columns) {
            const int wide = column.least + std::max(0, room) * column.share / std::max(1, parts);
            const int width = columns.size() > 1 ? std::min(wide, std::max(column.most, column.least)) : wide;
            int top = place.top();
            for (QLayoutItem *item : column.items) {
                const bool isLast = item == column.items.back();
                const int needed = item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
                const int height = real && isLast ? std::max(needed, place.bottom() + 1 - top) : needed;
                if (real)
                    item->setGeometry({left + margin, top, width, height});
                top += height + (isLast ? 0 : between);
            }
            highest = std::max(highest, top - place.top());
            left += width + 2 * margin;
            if (real && &column != &columns.back())
                m_rules.emplace_back(left, place.top(), left, place.bottom());
        }
        return highest;
    }

    QList<QLayoutItem *> m_items;
    mutable std::vector<QLine> m_rules;
};

/// The plan, in columns with a line between them.
class Plan final : public QWidget
{
public:
    explicit Plan(const std::vector<QWidget *> &columns)
        : m_columns(new PlanLayout(this, columns))
    {
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        painter.setPen({painter.inks.rule, 1});
        for (const QLine &rule : m_columns->rules())
            painter.drawLine(rule);
    }

private:
    PlanLayout *m_columns;
};

enum PrepareState { PlanShown, DealingShown };

/// The views at the left while dice are asked for.
enum DealtShown { MapShown, ComingShown };

} // namespace

PrepareView::PrepareView()
    : m_states(new StackedLayout(this))
{
    m_dice = new ActDicePanel(ActPlace::Prepare);
    m_states->addWidget(makePlan());
    m_states->addWidget(makeDealing());
    sizeToCurrentPage(*m_states);
    connect(m_states, &QStackedLayout::currentChanged, this, [this] { sizeToCurrentPage(*m_states); });
    explain(m_eal,
            [this](QPoint) { return m_document ? explainEal(m_document->history(), m_document->pack()) : QString(); });
    connect(m_dice, &ActDicePanel::askingChanged, this, &PrepareView::showDice);
    connect(m_dice, &DicePanel::advanced, this, &PrepareView::showSoFar);
    connect(m_dice, &ActDicePanel::done, this, [this] {
        if (m_dice->hadKeyboard())
            emit pageAround(*this)->leadsOn();
    });
}

QWidget *PrepareView::makePlan()
{
    m_title = makeLabel(TextUse::PageTitle, {});
    m_before = makeQuietParagraph(TextUse::Body, {});
    m_who = new PartyPanel(makeBetween());
    m_how = makeQuietParagraph(TextUse::Body, {});
    m_record = makeQuietParagraph(TextUse::SecondLine, {});
    m_binder = new SettlementsPanel;
    m_wait = new WaitPanel;
    m_coming = new ComingPanel;
    m_wish = new EncounterOptionsForm;
    m_travelRule = makeRule();
    m_travel = new TravelRow;
    connect(m_who, &PartyPanel::changed, this, &PrepareView::tellPlan);
    connect(m_wish, &EncounterOptionsForm::changed, this, &PrepareView::showSoFar);
    connect(m_wish, &EncounterOptionsForm::pefsChanged, this, &PrepareView::tellPlan);
    connect(m_wish, &EncounterOptionsForm::edited, this, [this] {
        if (std::exchange(m_isRefused, false))
            emit pageAround(*this)->problemGone();
    });
    connect(m_wait, &WaitPanel::monthWanted, this, &PrepareView::rest);
    connect(m_wait, &WaitPanel::returnWanted, this, &PrepareView::wait);
    connect(m_binder, &SettlementsPanel::settlementWanted, this, &PrepareView::comeToSettlement);
    connect(m_travel, &TravelRow::travelWanted, this, &PrepareView::travel);
    QWidget *go = widgetWith(vbox({m_who, m_how, m_record, Gap{8}, m_binder, Spring{1}}, 6));
    QWidget *ahead = widgetWith(vbox({m_wait, m_coming, Spring{1}}, 16));
    QWidget *wishes = widgetWith(vbox({m_wish, m_travelRule, m_travel, Spring{1}}, 12));
    return widgetWith(
        vbox({hbox({{m_title, 0, Qt::AlignBaseline}, {m_before, 1, Qt::AlignBaseline}}, 14, {24, 10, 24, 0}),
              {new Plan({go, ahead, wishes}), 1}},
             8, {0, 0, 0, 8}));
}

/// Makes the part between the party and the expected enemies: free places in the band, and the activity level.
QWidget *PrepareView::makeBetween()
{
    m_free = new LinkButton({});
    onPress(m_free, this, [this] { emit pageAround(*this)->pageWanted(PageKind::Band); });
    m_most = makeQuietParagraph(TextUse::SecondLine, {});
    m_places = widgetWith(hbox({m_free, {m_most, 1}}, 8));
    m_eal = new EalPanel;
    return widgetWith(vbox({m_places, Gap{4}, m_eal}, 4));
}

/// Makes the view for rolling up: the table fills in at the left while the dice are asked for at the right.
QWidget *PrepareView::makeDealing()
{
    auto *ground = new NoHeightForWidth; // parts with height for width do not set its height
    m_map = new MapWidget;
    m_comingThen = new ComingPanel;
    auto *table = new QWidget;
    m_table = new StackedLayout(table);
    m_table->addWidget(widgetWith(vbox({m_map}, 0, {24, 20, 24, 14})));
    m_table->addWidget(widgetWith(vbox({m_comingThen}, 0, {24, 20, 24, 14})));
    vbox(ground, {table}, 0);
    m_rolling = makeLabel(TextUse::PageTitle, {});
    auto *dealing = new QWidget;
    m_ealThen = new EalPanel;
    layHalves(dealing, ground,
              widgetWith(vbox({m_rolling, makeInkRule(), m_ealThen, {m_dice, 1}}, 12, {24, 16, 23, 20})));
    return dealing;
}

void PrepareView::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    const Pack &pack = document->pack();
    const CampaignSystem &system = systemOf(campaign, pack);
    m_next = system.coming(campaign, pack);
    const QString before = whatWentBefore(campaign, pack);
    m_before->setText(before.isEmpty() ? tr("First encounter: %1.").arg(words::turn(campaign.turn, campaign, pack))
                                       : before);
    m_how->setText(m_next.how);
    m_how->setVisible(!m_next.how.isEmpty());
    m_travel->load(campaign, pack);
    m_travelRule->setVisible(isWasteland(campaign, pack));
    m_binder->setVisible(isWasteland(campaign, pack));
    if (isWasteland(campaign, pack))
        m_binder->load(document);
    for (EalPanel *level : {m_eal, m_ealThen})
        level->setVisible(system.traits.hasActivityLevel);
    m_wish->load(document);
    m_wish->setEnemyOpen(!campaign.following);
    m_who->load(document);
    for (ComingPanel *panel : {m_coming, m_comingThen})
        panel->load(m_next, campaign.following.has_value());
    loadPlaces();
    loadRecord();
    m_dice->load(document);
    showDice(m_dice->isAsking());
}

void PrepareView::loadPlaces()
{
    const Campaign &campaign = m_document->campaign();
    const Room room = systemOf(campaign, m_document->pack()).room(campaign, m_document->pack());
    m_places->setVisible(room.places > 0 && acts::isTimeToRecruit(campaign, m_document->pack()));
    m_free->setText(tr("%n places free", nullptr, room.places));
    m_free->setToolTip(tr("To the Band page, to recruit"));
    m_most->setText(!room.why.isEmpty() || campaign.hasSeveralStars()
                        ? room.why
                        : tr("at most %1 Grunts, the Star’s Rep").arg(room.most));
}

void PrepareView::loadRecord()
{
    const Record record = recordOf(m_document->history().stepsInForce());
    m_record->setVisible(record.battles.of > 0);
    m_record->setText(tr("Success, by your record: %1 of %2.").arg(record.battles.won).arg(record.battles.of));
}

void PrepareView::close()
{
    m_document = nullptr;
    m_dice->load(nullptr);
}

void PrepareView::showDice(bool asking)
{
    m_states->setCurrentIndex(asking ? DealingShown : PlanShown);
    setFirstFocus(*this, asking ? static_cast<QWidget *>(m_dice->entry()) : m_who);
    showSoFar();
    emit pageAround(*this)->nextActChanged();
}

/// Fills in the table while its dice are rolled.
void PrepareView::showSoFar()
{
    if (!m_document)
        return;
    // The title names the follow-up of the last encounter until its die says that nothing follows.
    Campaign campaign = m_document->campaign();
    const Pack &pack = m_document->pack();
    campaign.next.kind = m_wish->kind().value_or(campaign.next.kind);
    Encounter bare;
    bare.kind = campaign.next.kind;
    bare.eal = campaign.next.eal;
    std::optional<Encounter> soFar;
    if (m_dice->isAsking()) {
        soFar = encounterSoFar(m_dice->whole(), m_dice->known(), campaign);
        if (nothingFollows(m_dice->whole(), m_dice->known()))
            campaign.following.reset();
    }
    for (QLabel *title : {m_title, m_rolling})
        title->setText(words::coming(campaign, pack));
    m_map->setEncounter(soFar.value_or(bare));
    m_map->setEnabled(soFar.has_value());
    const bool isMap = m_next.possible.empty() || (soFar && !soFar->setup.sections.empty());
    m_table->setCurrentIndex(isMap && pack.terrain ? MapShown : ComingShown);
    m_eal->load(bare.eal, campaign, pack);
    m_ealThen->load(soFar ? soFar->eal : bare.eal, campaign, pack);
    tellPlan();
}

void PrepareView::tellPlan()
{
    m_who->setPefs(m_wish->pefs());
    m_wait->load(*m_document, int(m_who->party().size()), m_wish->pefs());
    emit pageAround(*this)->nextActChanged();
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

void PrepareView::prepare()
{
    if (const auto number = seed())
        m_dice->begin(m_wish->act(), diceHabit(), number);
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
    return {"map", isVisible() ? tr("Go now") : tr("Prepare encounter"), isVisible() ? proposal() : whatComes(), true,
            [this] { prepare(); }};
}

QString PrepareView::whatComes() const
{
    const Campaign &campaign = m_document->campaign();
    const QString what = words::coming(campaign, m_document->pack());
    if (campaign.next.eal)
        return tr("%1, EAL %2").arg(what).arg(*campaign.next.eal);
    return systemOf(campaign, m_document->pack()).traits.hasActivityLevel ? tr("%1, EAL to be rolled").arg(what) : what;
}

/// Returns the text below the next act: the party and the expected enemies, or the enemy; and whose dice, if they are
/// the player's.
QString PrepareView::proposal() const
{
    const Campaign &campaign = m_document->campaign();
    const auto party = int(m_who->party().size());
    const auto enemies = contactAhead(campaign, m_document->pack(), party, m_wish->pefs());
    const QString whom = enemies ? tr("%1 against about %2").arg(party).arg(qRound(enemies->enemies.mean()))
                                 : tr("Enemy: %1").arg(m_wish->enemyTitle());
    return diceHabit() == DiceHabit::Own ? tr("%1, your dice", "the battle ahead").arg(whom) : whom;
}

} // namespace muster
