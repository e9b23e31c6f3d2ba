// SPDX-License-Identifier: MIT
#include "ui/encounter/encounterdetails.h"

#include "model/actions/foes.h"
#include "model/odds/expectation.h"
#include "model/odds/prospects.h"
#include "model/story/landwords.h"
#include "model/story/setupdice.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/slug.h"
#include "ui/encounter/wishform.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/systems/halfmonths/callspanel.h"
#include "ui/systems/months/ealpanel.h"
#include "ui/systems/months/peflist.h"

#include <QGridLayout>
#include <QHBoxLayout>

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

/// What the letters of a PEF mean at this level.
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

/// What they mean where PEFs go by how many were resolved before.
QString legendOf(const Campaign &campaign, const Pack &pack)
{
    QStringList letters;
    for (const PefForce force : {PefForce::MainBody, PefForce::Stragglers, PefForce::FalseAlarm})
        letters << QStringLiteral("<b>%1</b> %2").arg(slug(force), letterWords(campaign, pack, force));
    return letters.join(QStringLiteral(" &nbsp; "));
}

QString expectationOf(const Campaign &campaign, const Pack &pack)
{
    const Encounter &encounter = *campaign.encounter;
    if (!encounter.eal || !asksContact(campaign, pack))
        return {};
    return contactProspect(*pack.activity, *encounter.eal, static_cast<int>(campaign.band.size()),
                           static_cast<int>(encounter.setup.pefs.size()))
        .sentence;
}

/// Of a row that was rolled up; on the table it is a deed of the figure.
bool mayNameLeader(const Campaign &campaign, const Pack &pack)
{
    return actions::foeReturn(campaign, pack) != actions::FoeReturn::Off
        && actions::callLeader(campaign, pack, QStringLiteral("?"));
}

} // namespace

EncounterDetails::EncounterDetails(QWidget *parent)
    : QWidget(parent)
    , m_eal(new EalPanel)
    , m_objective(makeText())
    , m_forces(makeText())
    , m_setUp(makeText())
    , m_special(makeText())
    , m_enemy(new EnemyRoll)
    , m_nameLeader(new Button({}, tr("Name the &leader…")))
    , m_calls(new CallsPanel)
    , m_pefPart(nullptr)
    , m_pefCount(makeLabel(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_pefs(new PefList)
    , m_legend(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
{
    // Our own words with letters in bold; nothing of the player's is in it.
    m_legend->setTextFormat(Qt::RichText);
    m_pefPart = makePefs();
    m_nameLeader->setToolTip(tr("Gives their leader a name, so that they may be met again"));
    connect(m_nameLeader, &QPushButton::clicked, this, &EncounterDetails::leaderNameWanted);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_eal);
    m_ealRule = makeRule();
    column->addSpacing(8);
    column->addWidget(m_ealRule);
    column->addSpacing(10);
    column->addLayout(makeTexts());
    column->addSpacing(10);
    column->addWidget(m_pefPart);
    column->addWidget(m_enemy);
    column->addSpacing(8);
    column->addWidget(m_nameLeader, 0, Qt::AlignLeft);
    column->addWidget(m_calls);
    column->addStretch(1);
}

QLayout *EncounterDetails::makeTexts()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(8);
    grid->setColumnMinimumWidth(0, labelColumn);
    grid->setColumnStretch(1, 1);
    const auto add = [grid](const QString &name, QLabel *text) {
        const int row = grid->rowCount();
        QLabel *label = makeLabel(TextUse::SecondLineBold, name);
        label->setFont(fontFor(TextUse::SecondLineBold));
        grid->addWidget(label, row, 0, Qt::AlignTop | Qt::AlignLeft);
        grid->addWidget(text, row, 1);
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
    auto *part = new QWidget;
    auto *head = new QHBoxLayout;
    head->addWidget(makeLabel(TextUse::SectionHeading, tr("Possible Enemy Forces")), 0, Qt::AlignBaseline);
    head->addStretch(1);
    head->addWidget(m_pefCount, 0, Qt::AlignBaseline);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addSpacing(3);
    column->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    column->addWidget(m_pefs);
    column->addSpacing(6);
    column->addWidget(m_legend);
    return part;
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
    m_calls->hide(); // what can be called, its page loads
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
    if (last.against) // one band's success may be the other's failure
        return EncounterDetails::tr("After the %1 of %2.").arg(kind, when);
    return systemOf(campaign, pack).wentBefore(last.outcome, kind, when);
}

QString listTitle(const Pack &pack, const QString &id)
{
    return words::enemy(id, pack);
}

} // namespace muster
