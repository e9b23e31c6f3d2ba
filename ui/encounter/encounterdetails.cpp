// SPDX-License-Identifier: MIT
#include "ui/encounter/encounterdetails.h"

#include "model/account/account.h"
#include "model/acts/acts.h"
#include "model/acts/foes.h"
#include "model/acts/table.h"
#include "model/odds/expectation.h"
#include "model/odds/waiting.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/slug.h"
#include "ui/encounter/encounteroptionsform.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/parts/button.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/systems/halfmonths/mediaandvehiclespanel.h"
#include "ui/systems/months/ealpanel.h"
#include "ui/systems/months/peflist.h"
#include "ui/window/page.h"

#include <QKeyEvent>
#include <QPainter>

namespace muster {

namespace {

constexpr int labelColumn = 90;

QLabel *makeText()
{
    QLabel *text = makeParagraph(TextUse::Body, {});
    text->setFont(fontFor(TextUse::Body, 13.5));
    text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return text;
}

/// Returns the meaning of the PEF letters at this level, as rich text.
QString legendOf(int eal)
{
    const int higher = std::min(eal + 1, highestEal);
    const QString signs = higher > eal
        ? EncounterDetails::tr("something’s out there: EAL rises to %1 for this encounter").arg(higher)
        : EncounterDetails::tr("something’s out there");
    return EncounterDetails::tr("<b>X</b> nothing &nbsp; <b>A</b> %1 &nbsp; <b>B</b> contact &nbsp; <b>C</b> two "
                                "groups; the first C brings their leader, Rep %2")
        .arg(signs)
        .arg(leaderInForceRep);
}

/// Returns the meaning of the PEF letters if they depend on the number of PEFs resolved before, as rich text.
QString legendOf(const Campaign &campaign, const Pack &pack)
{
    QStringList letters;
    for (const PefForce force : {PefForce::MainBody, PefForce::Stragglers, PefForce::FalseAlarm})
        letters << QStringLiteral("<b>%1</b> %2").arg(slug(force), letterWords(campaign, pack, force));
    return letters.join(u" &nbsp; ");
}

QString expectationOf(const Campaign &campaign, const Pack &pack)
{
    const auto odds =
        contactAhead(campaign, pack, int(campaign.band.size()), int(campaign.encounter->setup.pefs.size()));
    return odds ? odds->sentence : QString();
}

/// Checks whether the leader of a rolled-up enemy may be named. During a battle the leader's figure is named instead.
bool mayNameLeader(const Campaign &campaign, const Pack &pack)
{
    return acts::foeReturn(campaign, pack) != acts::FoeReturn::Off
        && !acts::check(campaign, pack, acts::CallLeader{QStringLiteral("?")});
}

constexpr int cardMargin = 20;
constexpr qreal cardRound = 8;
constexpr qreal cardDie = 19;

/// Lays out a sentence with its dice at the right, or below it if they are many.
QLayout *sentenceWithDice(const QString &text, const StoryDice &dice)
{
    auto *sentence = makeParagraph(TextUse::Body, text);
    if (dice.rolls.empty())
        return vbox({sentence});
    auto *drawn = new StoryDiceRow(cardDie);
    drawn->setDice(dice, facesOf({dice}));
    if (drawn->sizeHint().width() > 120)
        return vbox({{sentence, 1}, {drawn, 0, Qt::AlignLeft}}, 4);
    return hbox({{sentence, 1}, {drawn, 0, Qt::AlignRight | Qt::AlignTop}}, 12);
}

/// Deletes the content of a widget and returns a new column for it.
QVBoxLayout *emptied(QWidget &part)
{
    qDeleteAll(part.findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    delete part.layout();
    return vbox(&part, {}, 6);
}

} // namespace

EncounterDetails::EncounterDetails()
    : m_eal(new EalPanel)
    , m_objective(makeText())
    , m_forces(makeText())
    , m_setUp(makeText())
    , m_special(makeText())
    , m_enemy(new EnemyRoll)
    , m_nameLeader(new Button({}, tr("Name the &leader…")))
    , m_calls(new MediaAndVehiclesPanel)
    , m_pefPart(nullptr)
    , m_pefCount(makeQuietLabel(TextUse::SecondLine, {}))
    , m_pefs(new PefList)
    , m_legend(makeQuietParagraph(TextUse::SecondLine, {}))
{
    // The text is our own, with letters in bold; it contains no input of the player.
    m_legend->setTextFormat(Qt::RichText);
    m_pefPart = makePefs();
    m_nameLeader->setToolTip(tr("Gives their leader a name, so that they may be met again"));
    onPress(m_nameLeader, this, &EncounterDetails::leaderNameWanted);
    m_ealRule = makeRule();
    vbox(this,
         {m_eal,
          Gap{8},
          m_ealRule,
          Gap{10},
          makeTexts(),
          Gap{10},
          m_pefPart,
          m_enemy,
          Gap{8},
          {m_nameLeader, 0, Qt::AlignLeft},
          m_calls,
          Spring{1}},
         0);
}

QLayout *EncounterDetails::makeTexts()
{
    auto *grid = gridOf(0, 8);
    grid->setColumnMinimumWidth(0, labelColumn);
    grid->setColumnStretch(1, 1);
    const auto add = [grid](const QString &name, QLabel *text) {
        QLabel *label = makeLabel(TextUse::SecondLineBold, name);
        addCells(*grid, grid->rowCount(), {{label, 0, Qt::AlignTop | Qt::AlignLeft}, text});
        return label;
    };
    add(tr("Objective"), m_objective);
    add(tr("Forces"), m_forces);
    m_setUpHead = add(tr("Set-up"), m_setUp);
    add(tr("Special"), m_special);
    return grid;
}

QWidget *EncounterDetails::makePefs()
{
    return widgetWith(
        vbox({hbox({{makeLabel(TextUse::SectionHeading, tr("Possible Enemy Forces")), 0, Qt::AlignBaseline},
                    Spring{1},
                    {m_pefCount, 0, Qt::AlignBaseline}}),
              Gap{3}, makeInkRule(), m_pefs, Gap{6}, m_legend},
             0));
}

void EncounterDetails::load(const Campaign &campaign, const Pack &pack, const SetupDice &dice)
{
    const Encounter &encounter = *campaign.encounter;
    const EncounterText text = describeEncounter(campaign, pack);
    const bool byResolved = pefsBy(campaign, pack) == PefsBy::Resolved;
    m_eal->setVisible(encounter.eal || byResolved);
    m_eal->load(encounter.eal, campaign, pack);
    m_ealRule->setVisible(!m_eal->isHidden());
    m_eal->setExpectation(expectationOf(campaign, pack));
    m_objective->setText(text.objective);
    m_forces->setText(text.forces);
    m_setUp->setText(text.setUp.join(u' '));
    for (QLabel *part : {m_setUpHead, m_setUp})
        part->setVisible(!text.setUp.isEmpty());
    m_special->setText(text.special.join(u' '));
    const Force *enemy = encounter.dealtEnemy();
    m_pefPart->setVisible(!enemy);
    m_enemy->setVisible(enemy && !enemy->figures.empty());
    m_nameLeader->setVisible(enemy && !campaign.play && mayNameLeader(campaign, pack));
    m_calls->hide(); // EncounterView loads and shows the calls
    if (enemy) {
        m_enemy->load(*enemy, pack);
        return;
    }
    m_pefCount->setText(tr("%1 to resolve").arg(encounter.setup.pefs.size()));
    m_pefs->load(encounter, dice);
    m_pefs->setOpen(!campaign.play);
    m_legend->setVisible(encounter.eal || byResolved);
    m_legend->setText(byResolved ? legendOf(campaign, pack) : encounter.eal ? legendOf(*encounter.eal) : QString());
}

QString whatWentBefore(const Campaign &campaign, const Pack &pack)
{
    if (campaign.past.empty())
        return {};
    const PastEncounter &last = campaign.past.back();
    const QString kind = words::title(last);
    const QString when = words::turn(last.turn, campaign, pack);
    if (last.against != noFigure) // one band's success may be the other's failure
        return EncounterDetails::tr("After the %1 of %2.").arg(kind, when);
    return systemOf(campaign, pack).wentBefore(last.outcome, kind, when);
}

QString listTitle(const Pack &pack, const QString &id)
{
    return words::enemy(id, pack);
}

ResumeView::ResumeView()
    : m_title(makeParagraph(TextUse::PageTitle, {}))
    , m_left(makeQuietParagraph(TextUse::Body, {}))
    , m_turn(new QWidget)
    , m_lastHead(makeLabel(TextUse::BodyBold, tr("The last things")))
    , m_last(new QWidget)
    , m_next(makeParagraph(TextUse::Body, {}))
    , m_playOn(new Button({}, tr("&Play on"), this, ButtonLook::Primary))
    , m_standHead(new QWidget)
    , m_stand(new QWidget)
{
    m_card = makeCard();
    vbox(m_standHead, {makeLabel(TextUse::SectionHeading, tr("Who stands where")), makeInkRule()}, 4);
    vbox(this, {m_card, m_standHead, m_stand, Spring{1}}, 16, {1, 1, 1, 12});
    setFirstFocus(*this, m_playOn);
}

QWidget *ResumeView::makeCard()
{
    auto *card = new QWidget;
    auto *close = new Button("close", {}, card, ButtonLook::Flat);
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close and play on (Esc)"));
    m_playOn->setKeyHint(tr("Enter"));
    auto *read = new Button("chronicle", tr("&Read it all"), card);
    onPress(close, this, &ResumeView::closed);
    onPress(m_playOn, this, &ResumeView::closed);
    onPress(read, this, [this] { emit pageAround(*this)->pageWanted(PageKind::Chronicle); });

    vbox(card,
         {hbox({{m_title, 1}, {close, 0, Qt::AlignTop}}), m_left, makeRule(), m_turn, m_lastHead, m_last, Gap{4},
          makeLabel(TextUse::BodyBold, tr("What comes next")), m_next, Gap{6}, hbox({m_playOn, read, Spring{1}}, 8)},
         6, {cardMargin, 14, cardMargin, 16});
    return card;
}

void ResumeView::load(const ResumeCard &card)
{
    m_title->setText(card.whoseGo);
    m_left->setText(card.left);
    m_turn->setVisible(card.turn.has_value());
    if (card.turn) {
        const QString told = card.turn->detail.isEmpty() ? card.turn->title : card.turn->detail;
        addTo(*emptied(*m_turn), {sentenceWithDice(told, card.turn->dice), makeRule()});
    }
    fillThings(card);
    m_next->setText(card.next);
    fillStand(card);
    // A screen reader reads the whole card at once.
    setAccessibleName(tr("The battle as you left it: %1").arg(card.whoseGo));
    QStringList told{card.left};
    for (const ResumeCard::Thing &thing : card.last)
        told << (thing.turn.isEmpty() ? sentenceOf(thing.line).text
                                      : tr("%1: %2").arg(thing.turn, sentenceOf(thing.line).text));
    told << card.next;
    setAccessibleDescription(told.join(u'\n'));
    m_playOn->setAccessibleDescription(accessibleName() + u'\n' + accessibleDescription());
}

void ResumeView::fillThings(const ResumeCard &card)
{
    m_lastHead->setVisible(!card.last.empty());
    m_last->setVisible(!card.last.empty());
    QVBoxLayout *column = emptied(*m_last);
    for (const ResumeCard::Thing &thing : card.last) {
        auto *row = hbox({}, 12);
        if (!thing.turn.isEmpty())
            row->addWidget(makeQuietLabel(TextUse::Body, thing.turn), 0, Qt::AlignTop);
        row->addLayout(sentenceWithDice(sentenceOf(thing.line).text, thing.line.dice), 1);
        addTo(*column, {row, makeRule()});
    }
}

void ResumeView::fillStand(const ResumeCard &card)
{
    m_standHead->setVisible(!card.stand.empty());
    m_stand->setVisible(!card.stand.empty());
    QVBoxLayout *column = emptied(*m_stand);
    for (const WhereTheyStand &place : card.stand) {
        const QString where = place.section == 0 ? place.place
            : place.place.isEmpty()              ? QString::number(place.section)
                                                 : tr("%1 %2").arg(place.section).arg(place.place);
        column->addWidget(makeParagraph(TextUse::BodyBold, where));
        if (!place.who.isEmpty())
            column->addWidget(makeParagraph(TextUse::Body, place.who));
        if (!place.how.isEmpty())
            column->addWidget(makeQuietParagraph(TextUse::SecondLine, place.how));
        column->addWidget(makeRule());
    }
}

void ResumeView::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QAbstractButton *>(focusWidget());
    if (isEnterAlone(*event) && button)
        button->click();
    else if (event->key() == Qt::Key_Escape || isEnterAlone(*event))
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

/// Draws the edge of the card. The content below the card has no edge.
void ResumeView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    outlined(painter, {inksOf(palette()).accent, 2}).drawRoundedRect(QRectF(m_card->geometry()), cardRound, cardRound);
}

} // namespace muster
