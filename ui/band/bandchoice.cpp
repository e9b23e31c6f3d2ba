// SPDX-License-Identifier: MIT
#include "ui/band/bandchoice.h"

#include "model/story/bandwords.h"
#include "ui/parts/choice.h"

#include <QHBoxLayout>

#include <algorithm>

namespace muster {

BandChoice::BandChoice(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 8, 0);
    hide();
}

void BandChoice::load(const Campaign &campaign)
{
    std::vector<Band> bands;
    for (const Figure *star : campaign.stars())
        bands.push_back({star->id, words::player(*star)});
    setVisible(bands.size() > 1);
    if (bands == m_bands)
        return;
    m_bands = std::move(bands);
    const auto shown = [&](const Band &band) { return m_band == band.star; };
    if (m_bands.size() < 2 || std::none_of(m_bands.begin(), m_bands.end(), shown))
        m_band.reset();
    remake();
}

void BandChoice::show(FigureId star)
{
    if (m_band == star)
        return;
    m_band = star;
    remake();
    emit chosen();
}

void BandChoice::remake()
{
    delete m_choice;
    m_choice = new Choice;
    m_choice->setAccessibleName(tr("Whose band is shown"));
    m_choice->addItem({}, m_bands.size() == 2 ? tr("Both") : tr("All"));
    m_choice->setCurrent(0);
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        m_choice->addItem({}, m_bands[i].name);
        if (m_band == m_bands[i].star)
            m_choice->setCurrent(static_cast<int>(i) + 1);
    }
    layout()->addWidget(m_choice);
    connect(m_choice, &Choice::chosen, this, [this](int item) {
        m_band = item == 0 ? std::nullopt : std::optional(m_bands[static_cast<std::size_t>(item - 1)].star);
        emit chosen();
    });
}

} // namespace muster
