// SPDX-License-Identifier: MIT
#include "ui/encounter/encounterview.h"
#include "model/acts/acts.h"
#include "model/acts/table.h"

#include "model/acts/actions.h"
#include "model/acts/battle.h"
#include "model/changes/campaign.h"
#include "model/story/bandwords.h"
#include "model/story/explain.h"
#include "model/story/landwords.h"
#include "model/story/rollresult.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/party.h"
#include "model/systems/scenarios.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/encounter/mappane.h"
#include "ui/encounter/partypanel.h"
#include "ui/foes/foedialogs.h"
#include "ui/help/keys.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/systems/halfmonths/mediaandvehiclespanel.h"
#include "ui/systems/halfmonths/settlementview.h"
#include "ui/systems/months/ealpanel.h"
#include "ui/systems/months/peflist.h"
#include "ui/window/actdicepanel.h"
#include "ui/window/writestep.h"

#include <QLabel>
#include <QPointer>

#include <algorithm>

namespace muster {

namespace {

constexpr int narrowView = 900;

/// The views of the right half.
enum Face { BriefingFace, PartyFace, CorrectionFace, RollingFace, ResumeFace };

/// Checks whether an encounter had ended before that step, and another might have followed at once in the same turn.
bool mightFollowAtOnce(const History &history, std::size_t step)
{
    while (step-- > 0) {
        const Changes &changes = history.steps[step].changes;
        if (firstOf<FollowUpDue>(changes))
            return true;
        if (firstOf<EncounterPrepared>(changes) || firstOf<TurnsPassed>(changes) || firstOf<TurnEnded>(changes))
            return false;
    }
    return false;
}

/// Returns the number of turns without an encounter before the last one. If another encounter might have followed at
/// once, the first turn that passed is not counted, because it had its battle.
int quietTurnsBefore(const History &history)
{
    for (std::size_t i = history.inForce; i-- > 0;) {
        const Changes &changes = history.steps[i].changes;
        if (!firstOf<EncounterPrepared>(changes))
            continue;
        int turns = 0;
        for (const Change &change : changes) {
            if (const auto *passed = change.as<TurnsPassed>())
                turns += passed->turns - (mightFollowAtOnce(history, i) ? 1 : 0);
        }
        return turns;
    }
    return 0;
}

} // namespace

EncounterView::EncounterView()
    : m_table(new MapPane)
    , m_ground(new BattlefieldPane(m_table))
{
    layHalves(this, m_ground, makeSide());
    explain(m_details->level(),
            [this](QPoint) { return m_document ? explainEal(m_document->history(), m_document->pack()) : QString(); });

    connect(m_table, &MapPane::sectionChosen, m_correction, &CorrectionPanel::setSection);
    connect(m_table, &MapPane::correctionWanted, this, &EncounterView::correct);
    const auto begin = [this](const Act &act, DiceHabit whose) { m_dice->begin(act, whose); };
    connect(m_table, &MapPane::actWanted, m_dice, begin);
    connect(m_ground, &BattlefieldPane::actWanted, m_dice, begin);
    connect(m_details->calls(), &MediaAndVehiclesPanel::actWanted, m_dice, begin);
    connect(m_resume, &ResumeView::closed, this, [this] {
        showFace(BriefingFace);
        enter(*m_ground, Qt::OtherFocusReason);
    });
    connect(m_dice, &ActDicePanel::askingChanged, this, &EncounterView::showDice);
    connect(m_dice, &DicePanel::advanced, this, &EncounterView::showSoFar);
    connect(m_dice, &ActDicePanel::done, this, [this] {
        if (m_dice->hadKeyboard())
            emit pageAround(*this)->leadsOn();
    });
    connect(m_correction, &CorrectionPanel::enemyWanted, m_table, &MapPane::rollEnemy);
    connect(m_table, &MapPane::keptChanged, this, [this] { m_details->pefs()->setKept(m_table->keptPefs()); });
    connect(m_details, &EncounterDetails::leaderNameWanted, this,
            [this] { nameLeader(*m_document, std::nullopt, this); });
    connect(m_details->pefs(), &PefList::pefChosen, m_table->map(), &MapWidget::setChosenPef);
    connect(m_details->pefs(), &PefList::keepToggled, m_table, &MapPane::togglePef);
    connect(m_details->pefs(), &PefList::rollWanted, m_table, &MapPane::rollPef);
    connect(m_correction, &CorrectionPanel::written, this, [this] { write(m_correction->value()); });
    connect(m_correction, &CorrectionPanel::reshaped, this, [this](int section) {
        m_table->showSoFar(m_correction->value()); // the place of the section has changed too
        m_table->map()->setSection(section);
    });
    connect(m_correction, &CorrectionPanel::cancelled, this, [this] {
        showFace(BriefingFace);
        showSoFar();
        enter(*this, Qt::OtherFocusReason); // else Qt would choose a neighbour of the hidden panel
    });
    connect(m_shown, &SegmentedControl::chosen, this, [this](int item) {
        showFace(item == 0 ? BriefingFace : PartyFace);
        if (item == 1)
            enter(*m_party, Qt::OtherFocusReason);
    });
    connect(m_party, &PartyPanel::changed, this, [this] { emit pageAround(*this)->nextActChanged(); });
    connect(m_time, &SegmentedControl::chosen, this, [this](int item) {
        Encounter wanted = *m_document->campaign().encounter;
        wanted.setup.time = item == 1 ? TimeOfDay::Night : TimeOfDay::Day;
        write(wanted);
    });
}

QWidget *EncounterView::makeHead()
{
    m_head = new QWidget;
    m_title = makeParagraph(TextUse::PageTitle, {}); // a long title takes two lines
    m_before = makeQuietParagraph(TextUse::Body, {});
    m_before->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_before->setFont(fontFor(TextUse::Body, 13.5));
    m_time = new SegmentedControl;
    m_time->setAccessibleName(tr("Time of day"));
    m_time->addItem("day", words::title(TimeOfDay::Day));
    m_time->addItem("night", words::title(TimeOfDay::Night));
    m_print = new Button("print", tr("Print sheet"));
    onPress(m_print, this, [this] { emit pageAround(*this)->printWanted(SheetKind::Encounter); });

    m_shown = new SegmentedControl({tr("Briefing"), tr("Party")});
    m_shown->setAccessibleName(tr("View"));

    vbox(m_head,
         {hbox({{m_title, 1}, m_shown, m_print}, 8), hbox({{m_before, 1}, m_time}, 12), Gap{2}, makeInkRule(), Gap{6}},
         6);
    return m_head;
}

/// Shows the print button as an icon alone if there is little room.
void EncounterView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const QString print = tr("Print sheet");
    const QString shown = width() < scaledForFont(narrowView) ? QString() : print;
    if (m_print->text() == shown)
        return;
    m_print->setText(shown);
    m_print->setAccessibleName(print);
    m_print->setToolTip(shown.isEmpty() ? print : QString());
    m_print->updateGeometry();
}

QWidget *EncounterView::makeSide()
{
    auto *side = new QWidget;
    m_details = new EncounterDetails;
    m_correction = new CorrectionPanel;
    m_right = new StackedLayout;
    vbox(side, {makeHead(), {m_right, 1}}, 0, {24, 16, 23, 8});
    // Pages are added after the stack is in the column: shown without a parent, they would be windows for an instant.
    m_right->addWidget(scrolled(m_details));
    m_party = new PartyPanel;
    m_right->addWidget(scrolled(m_party));
    m_right->addWidget(scrolled(m_correction));
    m_right->addWidget(makeDice());
    m_resume = new ResumeView;
    m_right->addWidget(scrolled(m_resume));
    return side;
}

QWidget *EncounterView::makeDice()
{
    m_rolled = makeLabel(TextUse::RowName, {});
    m_dice = new ActDicePanel(ActPlace::Dealt);
    return widgetWith(vbox({m_rolled, {m_dice, 1}}, -1, {0, 0, 0, 12}));
}

void EncounterView::close()
{
    m_dice->load(nullptr);
}

void EncounterView::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    const Encounter &encounter = *campaign.encounter;
    m_title->setText(words::title(encounter));
    m_time->setVisible(!encounter.dealtEnemy());
    m_shown->setVisible(systemOf(encounter).traits.notesTurns);
    const QString met = bandThatIsMet(campaign);
    const QString enemy = tr("Enemy: %1.").arg(met.isEmpty() ? listTitle(document->pack(), encounter.enemy) : met);
    QStringList before{whatWentBefore(campaign, document->pack())};
    if (const Figure *star = campaign.find(encounter.whose); star && campaign.hasSeveralStars())
        before << tr("The encounter of %1.").arg(words::bandOf(*star)); // R87
    if (const int turns = quietTurnsBefore(document->history()); turns > 0)
        before << tr("%n quiet turns passed.", nullptr, turns);
    if (isWasteland(campaign, document->pack()))
        before << words::whereabouts(campaign, document->pack());
    m_before->setText((before << enemy).join(u' ').trimmed());
    m_time->setCurrent(encounter.setup.time == TimeOfDay::Day ? 0 : 1);
    m_details->load(campaign, document->pack(), SetupDice(document->history(), encounter));
    m_party->load(document);
    showFace(m_right->currentIndex() == PartyFace ? PartyFace : BriefingFace);
    if (systemOf(encounter).traits.creditsDeeds)
        m_details->calls()->load(document);
    m_table->load(document);
    m_ground->load(document);
    m_dice->load(document);
}

void EncounterView::resume(const ResumeCard &card)
{
    m_resume->load(card);
    showFace(ResumeFace);
}

void EncounterView::showFace(int face)
{
    m_right->setCurrentIndex(face);
    m_head->setVisible(face != ResumeFace);
    m_shown->setCurrent(face == BriefingFace || face == PartyFace ? face : -1);
    m_shown->setEnabled(face != RollingFace);
    QWidget *first = m_ground;
    if (face == CorrectionFace)
        first = m_correction;
    else if (face == ResumeFace)
        first = m_resume;
    setFirstFocus(*this, first);
    emit pageAround(*this)->nextActChanged(); // the next act saves the edits while the correction is shown
}

void EncounterView::showDice(bool asking)
{
    if (asking)
        m_rolled->setText(m_dice->title());
    showFace(asking ? RollingFace : BriefingFace);
    setFirstFocus(*this, asking ? static_cast<QWidget *>(m_dice->entry()) : m_ground);
    showSoFar();
    emit pageAround(*this)->nextActChanged();
}

/// Fills in the table while its dice are rolled.
void EncounterView::showSoFar()
{
    if (!m_document)
        return;
    const Campaign &campaign = m_document->campaign();
    if (!campaign.encounter || campaign.encounter->setup.sections.empty())
        return;
    std::optional<Encounter> soFar;
    if (m_dice->isAsking())
        soFar = encounterSoFar(m_dice->whole(), m_dice->known(), campaign);
    m_table->showSoFar(soFar.value_or(*campaign.encounter));
}

/// Returns the act that comes before two bands that meet can begin: to record who comes.
NextAct EncounterView::nextToRecord()
{
    const Figure &star = *m_document->campaign().find(*m_party->recording());
    const auto coming = int(m_party->party().size());
    return {"battle", tr("Record who comes"),
            tr("%1: %2 of %3 figures").arg(words::bandOf(star)).arg(coming).arg(m_party->present()), coming > 0,
            [this] {
                if (m_right->currentIndex() != PartyFace) {
                    showFace(PartyFace); // the player sees the party before recording it
                    enter(*m_party, Qt::OtherFocusReason);
                    return;
                }
                const auto written = acts::writeParty(m_document->campaign(), m_document->pack(), *m_party->recording(),
                                                      m_party->party());
                pageAround(*this)->write(written);
            }};
}

std::optional<NextAct> EncounterView::nextAct()
{
    if (auto roll = m_dice->nextAct())
        return roll;
    if (m_party->recording())
        return nextToRecord();
    if (m_right->currentIndex() == CorrectionFace) // else the edits would be lost
        return NextAct{"check", tr("Save"), tr("The encounter as edited"), true,
                       [this] { write(m_correction->value()); }};
    if (!systemOf(*m_document->campaign().encounter).traits.notesTurns)
        return m_table->nextAct();
    const auto coming = int(m_document->campaign().meeting() ? 1 : m_party->party().size());
    const QString who = m_document->campaign().meeting() ? tr("Both bands")
        : coming == 0                                    ? tr("No figures chosen")
        : coming == m_party->present()                   ? tr("Whole band")
                                                         : tr("%1 of %2 figures").arg(coming).arg(m_party->present());
    const std::optional<int> entry = m_party->entry();
    return NextAct{"battle", tr("Begin play"), entry ? tr("%1, from section %2").arg(who).arg(*entry) : who, coming > 0,
                   [this] { beginPlay(); }};
}

QString EncounterView::whyNotBegin() const
{
    if (!m_document)
        return tr("There is no current encounter. Prepare one first.");
    const auto begun = acts::stepOf(m_document->campaign(), m_document->pack(), acts::BeginPlay{});
    if (!begun)
        return textOf(begun.problems());
    const bool isChosen = m_document->campaign().meeting() || !m_party->party().empty();
    return isChosen ? QString() : tr("Choose at least one figure.");
}

void EncounterView::beginPlay()
{
    acts::BeginPlay wanted{.entry = m_party->entry()};
    for (const FigureId id : m_party->party())
        wanted.party.push_back(number(id));
    pageAround(*this)->write(acts::stepOf(m_document->campaign(), m_document->pack(), wanted));
}

QList<QAction *> EncounterView::menuActions()
{
    return m_table->menuActions();
}

void EncounterView::correct(bool terrain)
{
    const MapWidget &map = *m_table->map();
    m_correction->load(m_document->campaign(), m_document->pack(), map.section().value_or(1));
    if (terrain)
        m_ground->showLand();
    showFace(CorrectionFace);
    if (terrain)
        m_correction->focusTerrain();
}

void EncounterView::write(const Encounter &wanted)
{
    const auto step = acts::correctEncounter(m_document->campaign(), m_document->pack(), wanted);
    const QPointer<EncounterView> self = this;
    const bool written = pageAround(*this)->write(step);
    if (!self)
        return;
    if (written)
        showFace(BriefingFace);
    m_time->setCurrent(m_document->campaign().encounter->setup.time == TimeOfDay::Day ? 0 : 1);
}

} // namespace muster
