// SPDX-License-Identifier: MIT
#include "ui/encounter/comingpanel.h"

#include "model/systems/campaignsystem.h"
#include "ui/parts/label.h"
#include "ui/parts/remembered.h"

#include <QGridLayout>

namespace muster {

ComingPanel::ComingPanel(QWidget *parent)
    : QWidget(parent)
    , m_heading(makeLabel(TextUse::SectionHeading, {}))
    , m_rows(new QGridLayout)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(16);
    m_rows->setVerticalSpacing(8);
    m_rows->setColumnStretch(2, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 14);
    column->setSpacing(8);
    column->addWidget(m_heading);
    column->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    column->addLayout(m_rows);
    column->addStretch(1);
}

void ComingPanel::load(const Campaign &campaign, const Pack &pack)
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const std::vector<PossibleEncounter> possible = systemOf(campaign, pack).possible(campaign, pack);
    m_heading->setText(possible.empty()         ? QString() // which would take its width unseen
                           : campaign.following ? tr("Possible follow-ups")
                                                : tr("Possible encounters: the highest total is played"));
    for (const PossibleEncounter &coming : possible) {
        const int row = m_rows->rowCount();
        QLabel *how = makeParagraph(TextUse::SecondLine, coming.sides, nullptr, QPalette::PlaceholderText);
        m_rows->addWidget(makeLabel(TextUse::BodyBold, coming.title), row, 0, Qt::AlignTop);
        m_rows->addWidget(makeLabel(TextUse::Body, coming.dice), row, 1, Qt::AlignTop);
        m_rows->addWidget(how, row, 2, Qt::AlignTop);
    }
}

namespace {

constexpr quint64 leastSeed = 10'000;
constexpr quint64 mostSeed = 999'999; ///< short enough to be written on paper

} // namespace

QString seedText(quint64 seed)
{
    QString digits = QString::number(seed);
    for (auto place = digits.size() - 3; place > 0; place -= 3)
        digits.insert(place, u' ');
    return digits;
}

std::optional<quint64> seedFrom(const QString &text)
{
    bool ok = false;
    const quint64 seed = QString(text).remove(u' ').toULongLong(&ok);
    return ok ? std::optional(seed) : std::nullopt;
}

quint64 newSeed()
{
    return leastSeed + freshSeed() % (mostSeed - leastSeed + 1);
}

} // namespace muster
