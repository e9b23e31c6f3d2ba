// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/travelrow.h"

#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/travel.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"

#include <QComboBox>
#include <QHBoxLayout>

#include <algorithm>

namespace muster {

namespace {

Locale elsewhere(const Campaign &campaign, const Pack &pack)
{
    const Locale here = localeIn(campaign, pack, campaign.turn);
    return *std::find_if(allLocales.begin(), allLocales.end(), [=](Locale one) { return one != here; });
}

} // namespace

TravelRow::TravelRow(QWidget *parent)
    : QWidget(parent)
    , m_where(makeParagraph(TextUse::Body, {}))
    , m_to(new QComboBox)
    , m_go(new Button(QStringLiteral("travel"), {}))
{
    m_to->setAccessibleName(tr("Travel to"));
    m_to->setMinimumWidth(200);
    connect(m_go, &QPushButton::clicked, this, &TravelRow::travelWanted);
    auto *deeds = new QHBoxLayout;
    deeds->setSpacing(8);
    deeds->addWidget(m_to);
    deeds->addWidget(m_go);
    deeds->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(TextUse::SectionHeading, tr("Where the band is")));
    column->addWidget(m_where);
    column->addLayout(deeds);
}

void TravelRow::load(const Campaign &campaign, const Pack &pack)
{
    const bool travels = campaign.journey.has_value();
    const bool may =
        actions::checkTravel(campaign, pack, travels ? std::nullopt : std::optional(elsewhere(campaign, pack)),
                             QString(whoeverComes))
            .empty();
    setVisible(isWasteland(campaign, pack));
    m_where->setText(words::whereabouts(campaign, pack));
    m_to->clear();
    const Locale here = localeIn(campaign, pack, campaign.turn);
    for (const Locale locale : allLocales) {
        if (locale != here)
            m_to->addItem(words::title(locale), static_cast<int>(locale));
    }
    m_to->setVisible(may && !travels);
    m_go->setVisible(may);
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
