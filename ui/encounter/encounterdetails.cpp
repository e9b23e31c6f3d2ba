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
#include "ui/parts/iconlabel.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/systems/halfmonths/mediaandvehiclespanel.h"
#include "ui/systems/months/ealpanel.h"
#include "ui/systems/months/peflist.h"
#include "ui/window/page.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>

namespace muster {

namespace {

/// The dice or the distance that a rule turns on, as in its sentence, and an icon for it.
struct KeyNumber {
    IconName icon;
    QString number;
};

KeyNumber keyNumberOf(const QString &rule)
{
    static const QRegularExpression number(QStringLiteral("([½\\d]+\\p{L}\\d+)|\\d+[\"″]"));
    const QRegularExpressionMatch found = number.match(rule);
    if (!found.hasMatch())
        return {"reference", {}};
    return {found.hasCaptured(1) ? "dice" : "eye", found.captured()};
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

} // namespace

EncounterDetails::EncounterDetails()
    : m_eal(new EalPanel)
    , m_texts(gridOf(12, 8))
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
    m_texts->setColumnStretch(2, 1);
    vbox(this,
         {m_eal,
          Gap{8},
          m_ealRule,
          Gap{10},
          m_texts,
          Gap{10},
          m_pefPart,
          m_enemy,
          Gap{8},
          {m_nameLeader, 0, Qt::AlignLeft},
          m_calls,
          Spring{1}},
         0);
}

void EncounterDetails::addText(const IconName &icon, const QString &key, const QString &text)
{
    constexpr int cells = 3;
    QLabel *told = makeParagraph(TextUse::Body, text);
    told->setFont(fontFor(TextUse::Body, 13.5));
    addCells(*m_texts, m_texts->count() / cells,
             {{new IconLabel(icon), 0, Qt::AlignTop},
              {makeLabel(TextUse::SecondLineBold, key), 0, Qt::AlignTop | Qt::AlignLeft},
              told});
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
    emptyLayout(*m_texts);
    addText("objective", tr("Objective"), text.objective);
    addText("grunt", tr("Forces"), text.forces);
    if (!text.setUp.isEmpty())
        addText("map", tr("Set-up"), text.setUp.join(u' '));
    for (const QString &rule : text.special) {
        const KeyNumber key = keyNumberOf(rule);
        addText(key.icon, key.number, rule);
    }
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
    m_legend->setText(byResolved          ? legendOf(campaign, pack)
                          : encounter.eal ? tr("%1 The first C brings their leader, Rep %2.", "what to expect")
                                                .arg(expectationOf(campaign, pack))
                                                .arg(leaderInForceRep)
                                          : QString());
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
    : m_column(vbox(this, {}, 16, {1, 1, 1, 12}))
{
}

void ResumeView::load(const ResumeCard &card)
{
    emptyLayout(*m_column);
    m_card = makeCard(card);
    addTo(*m_column, {m_card});
    if (!card.stand.empty())
        addTo(*m_column,
              {vbox({makeLabel(TextUse::SectionHeading, tr("Who stands where")), makeInkRule()}, 4), makeStand(card)});
    addTo(*m_column, {Spring{1}});
}

QWidget *ResumeView::makeCard(const ResumeCard &card)
{
    auto *close = new Button("close", {}, nullptr, ButtonLook::Flat);
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close and play on (Esc)"));
    auto *playOn = new Button({}, tr("&Play on"), nullptr, ButtonLook::Primary);
    playOn->setKeyHint(tr("Enter"));
    auto *read = new Button("chronicle", tr("&Read it all"));
    onPress(close, this, &ResumeView::closed);
    onPress(playOn, this, &ResumeView::closed);
    onPress(read, this, [this] { emit pageAround(*this)->pageWanted(PageKind::Chronicle); });

    QStringList told{card.left};
    auto *column = vbox({hbox({{makeParagraph(TextUse::PageTitle, card.whoseGo), 1}, {close, 0, Qt::AlignTop}}),
                         makeQuietParagraph(TextUse::Body, card.left), makeRule()},
                        6, {cardMargin, 14, cardMargin, 16});
    if (card.turn) {
        const QString turn = card.turn->detail.isEmpty() ? card.turn->title : card.turn->detail;
        addTo(*column, {sentenceWithDice(turn, card.turn->dice), makeRule()});
    }
    if (!card.last.empty())
        column->addWidget(makeLabel(TextUse::BodyBold, tr("The last things")));
    for (const ResumeCard::Thing &thing : card.last) {
        const QString sentence = sentenceOf(thing.line).text;
        auto *row = hbox({}, 12);
        if (!thing.turn.isEmpty())
            row->addWidget(makeQuietLabel(TextUse::Body, thing.turn), 0, Qt::AlignTop);
        row->addLayout(sentenceWithDice(sentence, thing.line.dice), 1);
        addTo(*column, {row, makeRule()});
        told << (thing.turn.isEmpty() ? sentence : tr("%1: %2").arg(thing.turn, sentence));
    }
    addTo(*column,
          {Gap{4}, makeLabel(TextUse::BodyBold, tr("What comes next")), makeParagraph(TextUse::Body, card.next), Gap{6},
           hbox({playOn, read, Spring{1}}, 8)});
    // A screen reader reads the whole card at once.
    setAccessibleName(tr("The battle as you left it: %1").arg(card.whoseGo));
    setAccessibleDescription((told << card.next).join(u'\n'));
    playOn->setAccessibleDescription(accessibleName() + u'\n' + accessibleDescription());
    setFirstFocus(*this, playOn);
    return widgetWith(column);
}

QLayout *ResumeView::makeStand(const ResumeCard &card)
{
    auto *column = vbox({}, 6);
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
    return column;
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
    InkPainter painter(this);
    if (m_card)
        outlined(painter, {painter.inks.accent, 2}).drawRoundedRect(QRectF(m_card->geometry()), cardRound, cardRound);
}

} // namespace muster
