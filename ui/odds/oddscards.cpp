// SPDX-License-Identifier: MIT
#include "ui/odds/oddscards.h"

#include "model/acts/demands.h"
#include "model/odds/expectation.h"
#include "model/odds/prospects.h"
#include "model/story/words.h"
#include "rules/encounter/placepefs.h"
#include "rules/odds/fateodds.h"
#include "rules/odds/shootodds.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/plots.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <algorithm>

namespace muster {

OddsCard::OddsCard(const QString &title, const QString &about)
    : m_form(makeForm())
    , m_answer(vbox({}, 6))
{
    // The spacing is just small enough to fit all three cards into 1280 × 800.
    m_form->setVerticalSpacing(6);
    vbox(this,
         {makeLabel(TextUse::SectionHeading, title), Gap{2}, makeQuietParagraph(TextUse::SecondLine, about), Gap{8},
          makeInkRule(), Gap{12}, m_form, Gap{12}, makeRule(), Gap{12}, m_answer, Spring{1}},
         0);
}

bool OddsCard::load(const CampaignDocument &document)
{
    {
        const QScopedValueRollback loading(m_isLoading, true);
        if (!take(document.campaign(), document.pack()))
            return false;
    }
    tell();
    return true;
}

void OddsCard::tell()
{
    if (m_isLoading)
        return;
    emptyLayout(*m_answer);
    answer(*m_answer);
}

void OddsCard::addField(const QString &label, QWidget *field)
{
    QString name = label;
    field->setAccessibleName(name.remove(u'&'));
    if (label.isEmpty())
        m_form->addRow(field); // a field with its own label has the whole width
    else
        addRow(*m_form, label, field);
}

QSpinBox *OddsCard::addNumber(const QString &label, int least, int most)
{
    auto *box = new QSpinBox;
    box->setRange(least, most);
    addField(label, box);
    connect(box, &QSpinBox::valueChanged, this, &OddsCard::tell);
    return box;
}

QCheckBox *OddsCard::addTick(const QString &label)
{
    auto *box = new QCheckBox(label);
    addField({}, box);
    box->setAccessibleName(box->text().remove(u'&'));
    connect(box, &QCheckBox::toggled, this, &OddsCard::tell);
    return box;
}

QComboBox *OddsCard::addBox(const QString &label)
{
    auto *box = new QComboBox;
    addField(label, box);
    return box;
}

namespace {

struct PossibleResult {
    Q_DECLARE_TR_FUNCTIONS(muster::ChanceRows)

public:
    QString name;
    double chance;
};

/// Returns the possible results below each other, each with its bar and its percentage.
QWidget *makeChances(const QString &name, const std::vector<PossibleResult> &results)
{
    constexpr int percentWidth = 66;
    auto *grid = gridOf(10, 5);
    grid->setColumnStretch(1, 1);
    grid->setColumnMinimumWidth(2, percentWidth);
    int row = 0;
    for (const PossibleResult &one : results) {
        const QString percent = words::percent(one.chance);
        auto *bar = new OddsBar;
        //: A possible result, and its chance
        bar->setChance(one.chance, PossibleResult::tr("%1: %2").arg(one.name, percent));
        addCells(*grid, row++,
                 {makeLabel(TextUse::SecondLine, one.name),
                  bar,
                  {makeLabel(TextUse::BodyBold, percent), 0, Qt::AlignRight}});
    }
    QWidget *rows = widgetWith(grid);
    rows->setAccessibleName(name);
    return rows;
}

/// The chance that a Grunt stays: one of the band, or any possible one.
class LoyaltyCard final : public OddsCard
{
    Q_DECLARE_TR_FUNCTIONS(muster::LoyaltyCard)
public:
    LoyaltyCard()
        : OddsCard(tr("Stay or Go"),
                   tr("The Star’s dice against a Grunt’s. Months and poison count for this Grunt only."))
    {
        connect(m_who, &QComboBox::activated, this, [this] {
            takeGrunt();
            tell();
        });
    }

private:
    bool take(const Campaign &campaign, const Pack &pack) override
    {
        if (!asksLoyalty(campaign, pack))
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
        if (campaign.star())
            m_starRep->setValue(campaign.star()->rep());
        takeGrunt();
        return true;
    }

    void takeGrunt()
    {
        if (m_who->currentIndex() < 0)
            return;
        const auto &[grunt, starRep] = m_grunts[std::size_t(m_who->currentIndex())];
        if (starRep > 0)
            m_starRep->setValue(starRep);
        m_rep->setValue(grunt.rep());
        m_months->setValue(grunt.months + 1);
        m_poisoned->setChecked(grunt.poisoned);
    }

    void answer(QVBoxLayout &column) override
    {
        addResults(column, tr("After a success"), Outcome::Success);
        addResults(column, tr("After a failure"), Outcome::Failure);
        const QStringList band = bandAfter(Outcome::Success) + bandAfter(Outcome::Failure);
        if (!band.isEmpty())
            addTo(column,
                  {makeLabel(TextUse::BodyBold, tr("The whole band")), makeLabel(TextUse::Body, band.join(u'\n'))});
    }

    StarStanding starAfter(Outcome outcome) const
    {
        return {m_starRep->value(), m_starFell->isChecked(), m_gruntFell->isChecked(), outcome};
    }

    /// Returns the odds for all tested Grunts of the chosen Grunt's Star, including this month, because they face the
    /// same roll of the Star.
    QStringList bandAfter(Outcome outcome) const
    {
        if (m_grunts.empty())
            return {};
        const FigureId leader = m_grunts[std::size_t(std::max(0, m_who->currentIndex()))].first.leader;
        std::vector<Weighing> band;
        for (const auto &[grunt, starRep] : m_grunts) {
            if (grunt.leader == leader && !grunt.exempt)
                band.push_back({number(grunt.id), grunt.rep(), grunt.months + 1, grunt.poisoned});
        }
        if (band.empty())
            return {};
        const BandOdds odds = bandOdds(starAfter(outcome), band);
        const QString all = outcome == Outcome::Success ? tr("After a success all stay: %1, all leave: %2")
                                                        : tr("After a failure all stay: %1, all leave: %2");
        return {all.arg(words::percent(odds.allStay()), words::percent(odds.allLeave())),
                tr("Expected to stay: %1 of %2")
                    .arg(QLocale().toString(odds.stay.mean(), 'f', 1), QString::number(odds.grunts))};
    }

    void addResults(QVBoxLayout &column, const QString &after, Outcome outcome) const
    {
        const LoyaltyOdds odds =
            stayOrGoOdds(starAfter(outcome), {0, m_rep->value(), m_months->value(), m_poisoned->isChecked()});
        std::vector<PossibleResult> results;
        for (const Loyalty result : {Loyalty::StaysFirm, Loyalty::Stays, Loyalty::Leaves, Loyalty::LeavesPoisoning})
            results.push_back({words::title(result), odds.of(result)});
        addTo(column, {makeLabel(TextUse::BodyBold, after), makeChances(after, results), Gap{6}});
    }

    static constexpr int mostMonths = 999;

    std::vector<std::pair<Figure, int>> m_grunts; ///< each with the Rep of its Star
    QComboBox *m_who = addBox(tr("&Figure"));
    QSpinBox *m_starRep = addNumber(tr("The &Star’s Rep"), 1, acts::highestRep);
    QSpinBox *m_rep = addNumber(tr("The &Grunt’s Rep"), 1, acts::highestRep);
    QSpinBox *m_months = addNumber(tr("&Months in the band, including this one"), 0, mostMonths);
    QCheckBox *m_poisoned = addTick(tr("&Poisoned"));
    QCheckBox *m_starFell = addTick(tr("The Star went &Out of the Fight"));
    QCheckBox *m_gruntFell = addTick(tr("&A Grunt fell"));
};

/// The chance that a figure that left the table comes back.
class RecoveryCard final : public OddsCard
{
    Q_DECLARE_TR_FUNCTIONS(muster::RecoveryCard)
public:
    RecoveryCard()
        : OddsCard(tr("Recovery"),
                   tr("2d6 against Rep after the battle. A Star who passes none may still cheat death."))
    {
        m_fate->setCurrent(0);
        addField(tr("&Left the table"), m_fate);
        connect(m_fate, &SegmentedControl::chosen, this, &RecoveryCard::tell);
    }

private:
    bool take(const Campaign &campaign, const Pack &pack) override
    {
        if (!pack.recovery)
            return false;
        m_table = *pack.recovery;
        if (!campaign.band.empty())
            m_rep->setValue(campaign.band.back().rep());
        return true;
    }

    void answer(QVBoxLayout &column) override
    {
        const Fate fate = m_fate->current() == 0 ? Fate::OutOfTheFight : Fate::RanAway;
        const RecoveryOdds odds = recoveryOdds(m_table, m_rep->value(), fate);
        column.addWidget(makeChances(tr("Recovery"),
                                     {{tr("Returns, same Rep"), odds.returnedSame},
                                      {tr("Returns, lower Rep"), odds.returnedLess},
                                      {tr("Does not return"), odds.lost}}));
    }

    RecoveryTable m_table;
    QSpinBox *m_rep = addNumber(tr("&Rep"), 1, acts::highestRep);
    SegmentedControl *m_fate = new SegmentedControl({words::title(Fate::OutOfTheFight), words::title(Fate::RanAway)});
};

/// The time for which a Bad Wound keeps a figure away.
class WoundCard final : public OddsCard
{
    Q_DECLARE_TR_FUNCTIONS(muster::WoundCard)
public:
    WoundCard()
        : OddsCard(tr("Recover check"), tr("2d6 against Rep after a Bad Wound or falling Unconscious."))
    {
    }

private:
    bool take(const Campaign &campaign, const Pack &pack) override
    {
        if (!pack.wounds)
            return false;
        m_tables = *pack.wounds;
        if (!campaign.band.empty())
            m_rep->setValue(campaign.band.back().rep());
        return true;
    }

    void answer(QVBoxLayout &column) override
    {
        const WoundOdds odds = woundOdds(m_tables, m_rep->value());
        column.addWidget(makeChances(tr("Recover check"),
                                     {{tr("Away a month"), odds.shortly},
                                      {tr("Away two months"), odds.longer},
                                      {tr("Two months, lower Rep"), odds.less},
                                      {tr("Gone"), odds.lost}}));
    }

    WoundTables m_tables;
    QSpinBox *m_rep = addNumber(tr("&Rep"), 1, acts::highestRep);
};

/// The number of enemies that the unresolved PEFs may be.
class ContactCard final : public OddsCard
{
    Q_DECLARE_TR_FUNCTIONS(muster::ContactCard)
public:
    ContactCard()
        : OddsCard(tr("Contact"), tr("The unresolved PEFs in turn. Each A raises the level."))
    {
    }

private:
    bool take(const Campaign &campaign, const Pack &pack) override
    {
        if (!asksContact(campaign, pack))
            return false;
        m_tables = *pack.activity;
        const auto &encounter = campaign.encounter;
        const Play *play = campaign.play ? &*campaign.play : nullptr; // during a battle its present state counts
        const std::optional<int> eal = play ? play->eal : encounter ? encounter->eal : campaign.next.eal;
        m_eal->setValue(eal.value_or(lowestEal));
        m_party->setValue(play ? play->party() : int(campaign.band.size()));
        m_pefs->setValue(play ? play->waitingPefs() : encounter ? int(encounter->setup.pefs.size()) : usualPefs);
        return true;
    }

    void answer(QVBoxLayout &column) override
    {
        const ContactProspect prospect = contactProspect(m_tables, m_eal->value(), m_party->value(), m_pefs->value());
        auto *plot = new CountPlot;
        plot->load(prospect.enemies, prospect.sentence);
        addTo(column, {plot, makeParagraph(TextUse::Body, prospect.sentence)});
    }

    static constexpr int mostFigures = 40;
    static constexpr int mostPefsShown = 9;

    ActivityTables m_tables;
    QSpinBox *m_eal = addNumber(tr("Enem&y Activity Level"), lowestEal, highestEal);
    QSpinBox *m_party = addNumber(tr("Fig&ures you bring"), 1, mostFigures);
    QSpinBox *m_pefs = addNumber(tr("PEFs &to resolve"), 0, mostPefsShown);
};

/// A shot of the percentile street skirmish: the chances to hit and to take the target out, by range band and by the
/// fifths of the target that are visible.
class ShootCard final : public OddsCard
{
    Q_DECLARE_TR_FUNCTIONS(muster::ShootCard)
public:
    ShootCard()
        : OddsCard(tr("Shooting"), tr("1d100 against the score, then what shows, then D3 of initiative for each hit."))
    {
        m_skill->setSingleStep(10);
        connect(m_weapon, &QComboBox::currentIndexChanged, this, &ShootCard::tell);
    }

private:
    bool take(const Campaign &campaign, const Pack &pack) override
    {
        if (!pack.reference || !pack.reference->percentile)
            return false;
        m_pack = pack;
        const std::vector<Figure> &band = campaign.band;
        if (!band.empty())
            m_skill->setValue(band.front().profile.skill);
        const Force *enemy = campaign.encounter ? campaign.encounter->dealtEnemy() : nullptr;
        m_initiative->setValue(enemy && !enemy->figures.empty() ? enemy->figures.front().rep : 2);
        const QString before = m_weapon->currentData().toString();
        m_weapon->clear();
        for (const Weapon &weapon : m_pack.weapons) {
            if (!weapon.bands.empty())
                m_weapon->addItem(weapon.title, weapon.id);
        }
        const QString usual = band.empty() ? QString() : band.front().profile.weapon;
        m_weapon->setCurrentIndex(std::max(0, m_weapon->findData(before.isEmpty() ? usual : before)));
        return true;
    }

    void answer(QVBoxLayout &column) override
    {
        const Weapon *weapon = m_pack.weapon(m_weapon->currentData().toString());
        if (!weapon)
            return;
        auto *grid = gridOf(18, 8);
        grid->setColumnStretch(allFifths + 1, 1);
        grid->addWidget(makeQuietLabel(TextUse::SecondLine, tr("Range")), 0, 0, Qt::AlignBottom);
        const QStringList exposures{tr("Head"), tr("and chest"), tr("and stomach"), tr("to groin"), tr("to boots")};
        for (int shown = 1; shown <= allFifths; ++shown) {
            QLabel *head = makeQuietLabel(TextUse::SecondLine, tr("%1/5\n%2").arg(shown).arg(exposures[shown - 1]));
            head->setAlignment(Qt::AlignRight);
            grid->addWidget(head, 0, shown);
        }
        int from = 0;
        int row = 1;
        for (const int to : weapon->bands) {
            const QString range = from == to ? tr("%1″").arg(to) : tr("%1–%2″").arg(from).arg(to);
            grid->addWidget(makeLabel(TextUse::Body, range), row, 0);
            for (int shown = 1; shown <= allFifths; ++shown)
                grid->addWidget(makeChance(*weapon, range, to, shown), row, shown);
            from = to + 1;
            ++row;
        }
        addTo(column,
              {grid,
               makeQuietParagraph(TextUse::SecondLine,
                                  tr("Bold: at least one hit. Below: the target is taken out, its "
                                     "initiative at 0 or less."))});
    }

    QLabel *makeChance(const Weapon &weapon, const QString &range, int distance, int shown) const
    {
        const bool automatic = m_automatic->isChecked();
        const PercentileShot shot{m_skill->value(), weapon.bandsFor(automatic, false), distance, automatic, shown};
        const ShootOdds odds = shootOdds(*m_pack.reference->percentile, shot, m_initiative->value());
        const QString hit = words::percent(odds.hit);
        const QString out = words::percent(odds.down);
        QLabel *chance = makeLabel(TextUse::Body, {});
        chance->setTextFormat(Qt::RichText); // contains only our own numbers
        chance->setAlignment(Qt::AlignRight);
        chance->setText(QStringLiteral("<b>%1</b><br>%2").arg(hit, out));
        chance->setAccessibleName(tr("%1, %2/5 shows: hit %3, taken out %4").arg(range).arg(shown).arg(hit, out));
        return chance;
    }

    static constexpr int allFifths = 5;

    Pack m_pack;
    QSpinBox *m_skill = addNumber(tr("Weapon &skill"), 10, 400);
    QComboBox *m_weapon = addBox(tr("&Weapon"));
    QCheckBox *m_automatic = addTick(tr("On automatic"));
    QSpinBox *m_initiative = addNumber(tr("&Target's initiative"), 0, 10);
};

} // namespace

std::vector<OddsCard *> makeOddsCards()
{
    return {new LoyaltyCard, new RecoveryCard, new WoundCard, new ContactCard, new ShootCard};
}

} // namespace muster
