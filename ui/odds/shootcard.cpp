// SPDX-License-Identifier: MIT
#include "ui/odds/shootcard.h"

#include "model/odds/expectation.h"
#include "rules/odds/shootodds.h"
#include "ui/parts/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int allFifths = 5;
constexpr int mostBands = 5;

QStringList exposures()
{
    return {ShootCard::tr("Head"), ShootCard::tr("and chest"), ShootCard::tr("and stomach"), ShootCard::tr("to groin"),
            ShootCard::tr("to boots")};
}

} // namespace

ShootCard::ShootCard(QWidget *parent)
    : OddsCard(tr("Shooting"), tr("1d100 against the score, then what shows, then D3 of initiative for each hit."),
               parent)
    , m_weapon(new QComboBox)
    , m_automatic(new QCheckBox(tr("On automatic")))
{
    m_skill = addNumber(tr("Weapon &skill"), 10, 400);
    m_skill->setSingleStep(10);
    addField(tr("&Weapon"), m_weapon);
    addField({}, m_automatic);
    m_initiative = addNumber(tr("&Target's initiative"), 0, 10);
    answer()->addLayout(makeTable());
    answer()->addWidget(makeParagraph(
        TextUse::SecondLine, tr("Bold: at least one hit. Below: the target is taken out, its initiative at 0 or less."),
        nullptr, QPalette::PlaceholderText));
    connect(m_skill, &QSpinBox::valueChanged, this, &ShootCard::tell);
    connect(m_initiative, &QSpinBox::valueChanged, this, &ShootCard::tell);
    connect(m_weapon, &QComboBox::currentIndexChanged, this, &ShootCard::tell);
    connect(m_automatic, &QCheckBox::toggled, this, &ShootCard::tell);
}

QGridLayout *ShootCard::makeTable()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(8);
    grid->addWidget(makeLabel(TextUse::SecondLine, tr("Range"), nullptr, QPalette::PlaceholderText), 0, 0,
                    Qt::AlignBottom);
    const QStringList heads = exposures();
    for (int shown = 1; shown <= allFifths; ++shown) {
        QLabel *head = makeLabel(TextUse::SecondLine, tr("%1/5\n%2").arg(shown).arg(heads[shown - 1]), nullptr,
                                 QPalette::PlaceholderText);
        head->setAlignment(Qt::AlignRight);
        grid->addWidget(head, 0, shown);
    }
    for (int band = 0; band < mostBands; ++band) {
        m_ranges.push_back(makeLabel(TextUse::Body, {}));
        grid->addWidget(m_ranges.back(), band + 1, 0);
        for (int shown = 1; shown <= allFifths; ++shown) {
            QLabel *chance = makeLabel(TextUse::Body, {});
            chance->setTextFormat(Qt::RichText); // our own figures
            chance->setAlignment(Qt::AlignRight);
            m_chances.push_back(chance);
            grid->addWidget(chance, band + 1, shown);
        }
    }
    grid->setColumnStretch(allFifths + 1, 1);
    return grid;
}

void ShootCard::fillWeapons(const QString &usual)
{
    const QString before = m_weapon->currentData().toString();
    const QSignalBlocker quiet(m_weapon);
    m_weapon->clear();
    for (const Weapon &weapon : m_pack.weapons) {
        if (!weapon.bands.empty())
            m_weapon->addItem(weapon.title, weapon.id);
    }
    const int index = m_weapon->findData(before.isEmpty() ? usual : before);
    m_weapon->setCurrentIndex(std::max(0, index));
}

bool ShootCard::load(const CampaignDocument &document)
{
    if (!document.pack().reference || !document.pack().reference->percentile)
        return false;
    m_pack = document.pack();
    const std::vector<Figure> &band = document.campaign().band;
    if (!band.empty())
        m_skill->setValue(band.front().profile.skill);
    const Force *enemy = document.campaign().encounter ? document.campaign().encounter->dealtEnemy() : nullptr;
    m_initiative->setValue(enemy && !enemy->figures.empty() ? enemy->figures.front().rep : 2);
    fillWeapons(band.empty() ? QString() : band.front().profile.weapon);
    tell();
    return true;
}

void ShootCard::tell()
{
    const Weapon *weapon = m_pack.weapon(m_weapon->currentData().toString());
    if (!weapon)
        return;
    int from = 0;
    for (int band = 0; band < mostBands; ++band) {
        const bool there = band < static_cast<int>(weapon->bands.size());
        QLabel *range = m_ranges[static_cast<std::size_t>(band)];
        range->setVisible(there);
        const int to = there ? weapon->bands[static_cast<std::size_t>(band)] : 0;
        range->setText(from == to ? tr("%1″").arg(to) : tr("%1–%2″").arg(from).arg(to));
        for (int shown = 1; shown <= allFifths; ++shown) {
            QLabel *cell = m_chances[static_cast<std::size_t>(band * allFifths + shown - 1)];
            cell->setVisible(there);
            const PercentileShot shot{m_skill->value(), weapon->bandsFor(m_automatic->isChecked(), false), to,
                                      m_automatic->isChecked(), shown};
            const ShootOdds odds = shootOdds(*m_pack.reference->percentile, shot, m_initiative->value());
            const QString hit = words::percent(odds.hit);
            const QString out = words::percent(odds.down);
            cell->setText(QStringLiteral("<b>%1</b><br>%2").arg(hit, out));
            cell->setAccessibleName(
                tr("%1, %2/5 shows: hit %3, taken out %4").arg(range->text()).arg(shown).arg(hit, out));
        }
        from = to + 1;
    }
}

} // namespace muster
