// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/mediaandvehiclespanel.h"

#include "model/acts/acts.h"
#include "model/acts/arms.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/parts.h"
#include "model/systems/scenarios.h"
#include "model/texts.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/window/page.h"

#include <QCheckBox>
#include <QComboBox>

#include <algorithm>

namespace muster {

namespace {

Locale elsewhere(const Campaign &campaign, const Pack &pack)
{
    const Locale here = localeIn(campaign, pack, campaign.turn);
    return *std::ranges::find_if(allLocales, [=](Locale one) { return one != here; });
}

} // namespace

MediaAndVehiclesPanel::MediaAndVehiclesPanel()
{
    m_pressPart = makePress();
    m_companyPart = makeCompany();
    m_vehiclesPart = makeVehicles();
    m_armsPart = makeArms();
    m_stake = new QCheckBox(tr("It is about a stockpile"));
    connect(m_stake, &QCheckBox::clicked, this, [this](bool on) { write(acts::setStake(m_document->campaign(), on)); });
    vbox(this, {makeRule(), m_pressPart, m_companyPart, m_vehiclesPart, m_stake, m_armsPart}, 8, {0, 14, 0, 0});
}

QWidget *MediaAndVehiclesPanel::makePress()
{
    m_press = makeParagraph(TextUse::Body, {});
    m_roll = new Button("dice", tr("Roll for media coverage"));
    onPress(m_roll, this, [this] { emit actWanted(acts::SeekPress(), DiceHabit::Own); });
    return widgetWith(hbox({{m_press, 1}, m_roll}, 10));
}

QWidget *MediaAndVehiclesPanel::makeCompany()
{
    m_company = new QComboBox;
    m_company->setAccessibleName(tr("Goes along with the media crew"));
    m_join = new Button({}, tr("Add to the crew"));
    onPress(m_join, this, [this] {
        write(acts::joinPress(m_document->campaign(), m_document->pack(), m_company->currentData().toString()));
    });
    return widgetWith(
        hbox({makeLabel(TextUse::Body, tr("The media crew may have company:")), m_company, m_join, Spring{}}, 10));
}

/// Lists the figures that may still accompany the media crew (R76).
void MediaAndVehiclesPanel::showCompany()
{
    const Campaign &campaign = m_document->campaign();
    const Pack &pack = m_document->pack();
    m_company->clear();
    if (pack.media) {
        for (const MediaTables::Companion &companion : pack.media->companions) {
            if (acts::joinPress(campaign, pack, companion.profile.type))
                //: Somebody of the press who may come along, and the Rep
                m_company->addItem(tr("%1, Rep %2").arg(packWords(companion.profile.type)).arg(companion.profile.rep),
                                   companion.profile.type);
        }
    }
    m_companyPart->setVisible(m_company->count() > 0);
}

QWidget *MediaAndVehiclesPanel::makeVehicles()
{
    auto *roll = new Button("dice", tr("Roll for your vehicles"));
    onPress(roll, this, [this] { emit actWanted(acts::RollVehicles(), DiceHabit::Own); });
    return widgetWith(hbox({{makeParagraph(TextUse::Body, tr("Do you have vehicles?")), 1}, roll}, 10));
}

QWidget *MediaAndVehiclesPanel::makeArms()
{
    m_arms = new QComboBox;
    //: Heading: weapons and armour to buy
    m_arms->setAccessibleName(tr("Better equipment"));
    m_arms->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_armed = makeLabel(TextUse::Body, {});
    m_draw = new Button({}, tr("Issue to the party"));
    onPress(m_draw, this, &MediaAndVehiclesPanel::drawArms);
    return widgetWith(vbox({m_armed, hbox({m_arms, m_draw, Spring{}}, 10)}, 6)); // names of weapons are long
}

void MediaAndVehiclesPanel::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    const Pack &pack = document->pack();
    const bool mayCome = acts::check(campaign, pack, acts::SeekPress{}).empty();
    m_press->setText(campaign.encounter->press ? tr("A media crew may still arrive.") : tr("Is a media crew there?"));
    m_pressPart->setVisible(mayCome);
    showCompany();
    m_arms->clear();
    // Better arms are issued before the first card.
    for (const Upgrade &upgrade : campaign.play ? std::vector<Upgrade>() : acts::upgradesFor(campaign, pack)) {
        for (const QString &weapon : upgrade.weapons)
            //: A better equipment, and the weapon with it
            m_arms->addItem(tr("%1, %2").arg(upgrade.title, acts::itemTitle(pack, weapon)),
                            QStringList{upgrade.id, weapon});
    }
    const auto present = campaign.presentIn(campaign.turn);
    const bool drawn = std::ranges::any_of(present, [](const Figure *f) { return f->laidAside.has_value(); });
    m_armed->setText(drawn ? tr("Better equipment issued until the battle is over:")
                           : tr("Better equipment for the whole party:"));
    m_armsPart->setVisible(m_arms->count() > 0);
    const bool vehicles = acts::check(campaign, pack, acts::RollVehicles{}).empty();
    m_vehiclesPart->setVisible(vehicles);
    const bool stake = acts::checkStake(campaign).empty();
    m_stake->setVisible(stake);
    m_stake->setChecked(stake && scenarioOf(*campaign.encounter)->stockpile);
    setVisible(mayCome || m_company->count() > 0 || vehicles || stake || m_arms->count() > 0);
}

void MediaAndVehiclesPanel::drawArms()
{
    const QStringList chosen = m_arms->currentData().toStringList();
    write(acts::upgrade(m_document->campaign(), m_document->pack(), chosen.value(0), chosen.value(1)));
}

void MediaAndVehiclesPanel::write(const Result<Step> &step)
{
    if (!pageAround(*this)->write(step))
        return load(m_document); // resets the ticked box
    emit called();
    // Keyboard users may want the same button again.
    for (QWidget *again : QList<QWidget *>{m_roll, m_join, m_draw}) {
        if (again->isVisible())
            return again->setFocus(Qt::OtherFocusReason);
    }
}

TravelRow::TravelRow()
    : m_where(makeParagraph(TextUse::Body, {}))
    , m_to(new QComboBox)
    , m_go(new Button("travel", {}))
{
    //: Label of a choice: where in the Wasteland
    m_to->setAccessibleName(tr("Travel to"));
    m_to->setMinimumWidth(200);
    onPress(m_go, this, &TravelRow::travelWanted);
    vbox(this, {makeLabel(TextUse::SectionHeading, tr("Where the band is")), m_where, hbox({m_to, m_go, Spring{1}}, 8)},
         8);
}

void TravelRow::load(const Campaign &campaign, const Pack &pack)
{
    const bool travels = campaign.journey.has_value();
    const bool may = acts::check(campaign, pack,
                                 acts::Travel{travels ? std::nullopt : std::optional(elsewhere(campaign, pack)),
                                              QString(whoeverComes)})
                         .empty();
    setVisible(isWasteland(campaign, pack));
    m_where->setText(words::whereabouts(campaign, pack));
    m_to->clear();
    const Locale here = localeIn(campaign, pack, campaign.turn);
    for (const Locale locale : allLocales) {
        if (locale != here)
            m_to->addItem(words::title(locale), int(locale));
    }
    m_to->setVisible(may && !travels);
    m_go->setVisible(may);
    //: Button: the band travels on
    m_go->setText(travels ? tr("Continue journey") : tr("Travel"));
    m_go->setToolTip(tr("Turns pass until the band arrives, or until an encounter comes first"));
    m_go->updateGeometry();
}

std::optional<Locale> TravelRow::to() const
{
    if (m_to->isHidden())
        return std::nullopt;
    return static_cast<Locale>(m_to->currentData().toInt());
}

} // namespace muster
