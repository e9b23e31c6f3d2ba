// SPDX-License-Identifier: MIT
#include "ui/aftermath/hitspanel.h"

#include "model/campaign/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/sides.h"
#include "ui/aftermath/figurefields.h"
#include "ui/parts/label.h"
#include "ui/texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>

namespace muster {

static constexpr int mostKills = 99;

HitsPanel::HitsPanel(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnMinimumWidth(2, 170);
    m_grid->setColumnStretch(4, 1);
}

void HitsPanel::addHeads()
{
    int column = 1;
    for (const QString &head : {m_asksInitiative ? tr("Initiative lost") : QString(), QString(),
                                m_asksInitiative ? tr("Taken out") : tr("Killed")})
        m_grid->addWidget(makeLabel(TextUse::ColumnHead, head, nullptr, QPalette::PlaceholderText), 0, column++);
}

void HitsPanel::addFigure(const Figure &figure, const Deeds &deeds)
{
    Row row{figure.id,
            figure.rep(),
            makeName(figure.star ? TextUse::BodyBold : TextUse::Body, figure.name),
            makeCount(tr("%1, initiative lost").arg(figure.name), deeds.initiativeLost),
            makeLabel(TextUse::SecondLine, initiativeLeft(figure.rep(), deeds.initiativeLost), nullptr,
                      QPalette::PlaceholderText),
            makeCount(m_asksInitiative ? tr("%1, enemies taken out").arg(figure.name)
                                       : tr("%1, enemies killed").arg(figure.name),
                      deeds.kills, mostKills),
            deeds.wound};
    const int place = static_cast<int>(m_rows.size()) + 1;
    m_grid->addWidget(row.name, place, 0);
    m_grid->addWidget(row.lost, place, 1);
    m_grid->addWidget(row.state, place, 2);
    m_grid->addWidget(row.kills, place, 3);
    row.lost->setVisible(m_asksInitiative);
    row.state->setVisible(m_asksInitiative);
    for (QSpinBox *count : {row.lost, row.kills})
        connect(count, &QSpinBox::valueChanged, this, [=, this] { tell(row); });
    m_rows.push_back(row);
}

void HitsPanel::load(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &figures)
{
    emptyGrid(*m_grid);
    m_rows.clear();
    m_tooMany = nullptr;
    m_asksInitiative = pack.hasSkill;
    m_grid->setColumnMinimumWidth(2, m_asksInitiative ? 170 : 0);
    m_asked =
        campaign.encounter && !systemOf(*campaign.encounter).traits.creditsDeeds; // whose panel asks for all deeds
    m_encounter = m_asked ? campaign.encounter->seed : 0;
    const bool told = std::any_of(figures.begin(), figures.end(),
                                  [](const ReportedFate &reported) { return reported.deeds.kills > 0; });
    setVisible(m_asked && (m_asksInitiative || told || m_openIn == m_encounter));
    emit openable(canOpen());
    if (!m_asked)
        return;
    addHeads();
    for (const Figure &figure : presentFighters(campaign))
        addFigure(figure, deedsOf(figures, figure.id));
}

bool HitsPanel::canOpen() const
{
    return m_asked && isHidden();
}

void HitsPanel::open()
{
    m_openIn = m_encounter;
    show();
    emit openable(false);
    if (!m_rows.empty())
        m_rows.front().kills->setFocus(Qt::OtherFocusReason);
}

void HitsPanel::setPresent(const std::vector<ReportedFate> &figures, std::optional<int> most)
{
    QList<QSpinBox *> kills;
    for (const Row &row : m_rows) {
        enableIfPresent({row.name, row.lost, row.state, row.kills}, figures, row.id);
        kills << row.kills;
    }
    m_tooMany = most ? boundTogether(kills, *most) : nullptr;
}

void HitsPanel::tell(const Row &row)
{
    row.state->setText(initiativeLeft(row.initiative, row.lost->value()));
    Deeds deeds;
    deeds.initiativeLost = row.lost->value();
    deeds.kills = row.kills->value();
    deeds.wound = row.wound;
    emit deedsChanged(row.id, deeds);
}

QString initiativeLeft(int initiative, int lost)
{
    if (lost > initiative)
        return AftermathText::tr("of %1: dead").arg(initiative);
    if (lost == initiative)
        return AftermathText::tr("of %1: cannot move").arg(initiative);
    return AftermathText::tr("of %1").arg(initiative);
}

} // namespace muster
