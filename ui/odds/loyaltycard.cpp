// SPDX-License-Identifier: MIT
#include "ui/odds/loyaltycard.h"

#include "model/actions/demands.h"
#include "model/odds/expectation.h"
#include "model/story/words.h"
#include "rules/odds/fateodds.h"
#include "ui/odds/oddscard.h"
#include "ui/parts/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

constexpr int mostMonths = 999;

QStringList results()
{
    QStringList titles;
    for (const Loyalty result : {Loyalty::StaysFirm, Loyalty::Stays, Loyalty::Leaves, Loyalty::LeavesPoisoning})
        titles << words::title(result);
    return titles;
}

} // namespace

LoyaltyCard::LoyaltyCard(QWidget *parent)
    : OddsCard(tr("Stay or Go"), tr("The Star’s dice against a Grunt’s. Months and poison count for this Grunt only."),
               parent)
    , m_who(new QComboBox)
    , m_poisoned(new QCheckBox(tr("&Poisoned")))
    , m_starFell(new QCheckBox(tr("The Star went &Out of the Fight")))
    , m_gruntFell(new QCheckBox(tr("&A Grunt fell")))
    , m_win(new ChanceRows(results()))
    , m_loss(new ChanceRows(results()))
    , m_bandHead(makeLabel(TextUse::BodyBold, tr("The whole band")))
    , m_band(makeLabel(TextUse::Body, {}))
{
    addField(tr("&Figure"), m_who);
    m_starRep = addNumber(tr("The &Star’s Rep"), 1, actions::highestRep);
    m_rep = addNumber(tr("The &Grunt’s Rep"), 1, actions::highestRep);
    m_months = addNumber(tr("&Months in the band, including this one"), 0, mostMonths);
    addField({}, m_poisoned);
    addField({}, m_starFell);
    addField({}, m_gruntFell);
    for (QCheckBox *box : {m_poisoned, m_starFell, m_gruntFell}) {
        box->setAccessibleName(box->text().remove(u'&'));
        connect(box, &QCheckBox::toggled, this, &LoyaltyCard::tell);
    }
    for (QSpinBox *box : {m_starRep, m_rep, m_months})
        connect(box, &QSpinBox::valueChanged, this, &LoyaltyCard::tell);
    connect(m_who, &QComboBox::activated, this, &LoyaltyCard::takeGrunt);
    m_win->setAccessibleName(tr("After a success"));
    m_loss->setAccessibleName(tr("After a failure"));
    answer()->addWidget(makeLabel(TextUse::BodyBold, tr("After a success")));
    answer()->addWidget(m_win);
    answer()->addSpacing(6);
    answer()->addWidget(makeLabel(TextUse::BodyBold, tr("After a failure")));
    answer()->addWidget(m_loss);
    answer()->addSpacing(6);
    m_band->setAccessibleName(tr("The whole band"));
    answer()->addWidget(m_bandHead);
    answer()->addWidget(m_band);
}

bool LoyaltyCard::load(const CampaignDocument &document)
{
    const Campaign &campaign = document.campaign();
    if (!asksLoyalty(campaign, document.pack()))
        return false;
    m_grunts.clear();
    m_who->clear();
    for (const Figure &figure : campaign.band) {
        if (figure.star)
            continue;
        const Figure *star = campaign.starOf(figure);
        m_grunts.push_back({figure, star && campaign.hasSeveralStars() ? star->rep() : 0});
        m_who->addItem(figure.name);
    }
    m_who->setEnabled(!m_grunts.empty());
    m_bandHead->setVisible(!m_grunts.empty());
    m_band->setVisible(!m_grunts.empty());
    if (campaign.star())
        m_starRep->setValue(campaign.star()->rep());
    takeGrunt();
    return true;
}

void LoyaltyCard::takeGrunt()
{
    if (m_who->currentIndex() >= 0) {
        const auto &[grunt, starRep] = m_grunts[static_cast<std::size_t>(m_who->currentIndex())];
        const QSignalBlocker quietStar(m_starRep);
        const QSignalBlocker quietRep(m_rep);
        const QSignalBlocker quietMonths(m_months);
        const QSignalBlocker quietPoison(m_poisoned);
        if (starRep > 0)
            m_starRep->setValue(starRep);
        m_rep->setValue(grunt.rep());
        m_months->setValue(grunt.months + 1);
        m_poisoned->setChecked(grunt.poisoned);
    }
    tell();
}

std::vector<double> LoyaltyCard::chancesAfter(Outcome outcome) const
{
    const LoyaltyOdds odds =
        stayOrGoOdds({m_starRep->value(), m_starFell->isChecked(), m_gruntFell->isChecked(), outcome},
                     {0, m_rep->value(), m_months->value(), m_poisoned->isChecked()});
    return {odds.chances.begin(), odds.chances.end()};
}

void LoyaltyCard::tell()
{
    m_win->setChances(chancesAfter(Outcome::Success));
    m_loss->setChances(chancesAfter(Outcome::Failure));
    m_band->setText((bandAfter(Outcome::Success) + bandAfter(Outcome::Failure)).join(u'\n'));
}

/// Of all who follow the chosen Grunt's Star and take the test, with this month: they face the Star's one roll together.
QStringList LoyaltyCard::bandAfter(Outcome outcome) const
{
    if (m_grunts.empty())
        return {};
    const FigureId leader = m_grunts[static_cast<std::size_t>(std::max(0, m_who->currentIndex()))].first.leader;
    std::vector<Weighing> band;
    for (const auto &[grunt, starRep] : m_grunts) {
        if (grunt.leader == leader && !grunt.exempt)
            band.push_back({number(grunt.id), grunt.rep(), grunt.months + 1, grunt.poisoned});
    }
    if (band.empty())
        return {};
    const BandOdds odds =
        bandOdds({m_starRep->value(), m_starFell->isChecked(), m_gruntFell->isChecked(), outcome}, band);
    const QString all = outcome == Outcome::Success ? tr("After a success all stay: %1, all leave: %2")
                                                    : tr("After a failure all stay: %1, all leave: %2");
    return {all.arg(words::percent(odds.allStay()), words::percent(odds.allLeave())),
            tr("Expected to stay: %1 of %2")
                .arg(QLocale().toString(odds.stay.mean(), 'f', 1), QString::number(odds.grunts))};
}

} // namespace muster
