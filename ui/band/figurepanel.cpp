// SPDX-License-Identifier: MIT
#include "ui/band/figurepanel.h"

#include "model/odds/expectation.h"
#include "model/odds/prospects.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/games/scores.h"
#include "ui/band/figureparts.h"
#include "ui/band/repplot.h"
#include "ui/look/icon.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/plots.h"
#include "ui/window/page.h"

namespace muster {

namespace {

/// Returns a line with words on the left and dice on the right.
QHBoxLayout *line(QLabel *words, QLabel *dice)
{
    words->setWordWrap(true);
    return hbox({{words, 1}, {dice, 0, Qt::AlignRight | Qt::AlignTop}});
}

QWidget *reasonLine(const DiceReason &reason)
{
    return widgetWith(
        line(makeQuietLabel(TextUse::SecondLine, reason.words), makeLabel(TextUse::SecondLine, reason.dice)));
}

/// Returns a value below its heading.
QWidget *fact(const QString &head, QLayout *value)
{
    return widgetWith(vbox({makeQuietLabel(TextUse::ColumnHead, head), value}, 1));
}

QWidget *fact(const QString &head, QLabel *value)
{
    return fact(head, hbox({value}));
}

} // namespace

/// The next test of Stay or Go: the parts of the dice, and the chances that the Grunt stays after a success and after a
/// failure.
class LoyaltyPanel : public QWidget
{
    Q_OBJECT
public:
    LoyaltyPanel()
    {
        auto *chances = gridOf(4, 0, {0, 8, 0, 0});
        chances->addWidget(m_bar, 0, 0, 2, 1, Qt::AlignVCenter);
        chances->setColumnMinimumWidth(1, 14);
        addCells(*chances, 0,
                 {{m_winPercent, 0, Qt::AlignRight}, makeLabel(TextUse::SecondLine, tr("stays after a success"))}, 2);
        addCells(*chances, 1,
                 {{m_lossPercent, 0, Qt::AlignRight}, makeQuietLabel(TextUse::SecondLine, tr("after a failure"))}, 2);
        chances->setColumnStretch(0, 1);

        vbox(m_odds,
             {m_reasons, makeRule(), line(makeLabel(TextUse::SecondLine, tr("The Star against this Grunt")), m_dice),
              chances},
             5);

        vbox(this,
             {makeRule(), Gap{4}, makeLabel(TextUse::SectionHeading, tr("Stay or Go, next time")), m_noTest, m_odds}, 6,
             {0, 10, 0, 0});
    }

    void load(const LoyaltyProspect &prospect)
    {
        const bool tested = prospect.noTest.isEmpty();
        m_noTest->setVisible(!tested);
        m_noTest->setText(prospect.noTest);
        m_odds->setVisible(tested);
        emptyLayout(*m_reasons);
        for (const DiceReason &reason : prospect.reasons)
            m_reasons->addWidget(reasonLine(reason));
        m_dice->setText(prospect.dice);
        m_winPercent->setText(words::percent(prospect.afterSuccess.stays()));
        m_lossPercent->setText(words::percent(prospect.afterFailure.stays()));
        m_bar->setChances(prospect.afterFailure.stays(), prospect.afterSuccess.stays(), tellProspect(prospect));
        setToolTip(tested ? tr("If neither the Star nor any Grunt goes Out of the Fight or dies.") : QString());
    }

private:
    QVBoxLayout *m_reasons = vbox({}, 4);
    QLabel *m_noTest = makeQuietParagraph(TextUse::Body, {});
    QWidget *m_odds = new QWidget;
    QLabel *m_dice = makeLabel(TextUse::SecondLineBold, {});
    OddsBar *m_bar = new OddsBar;
    QLabel *m_winPercent = makeLabel(TextUse::SecondLineBold, {});
    QLabel *m_lossPercent = makeLabel(TextUse::SecondLineBold, {});
};

/// Returns "Weapon skill 140. To hit with the Rifle: 140 to 5″, 70 to 10″ …"
QString scoresOf(const Profile &profile, const Pack &pack)
{
    const std::vector<ScoreInBand> scores = scoresInBands(profile, pack);
    QStringList bands;
    for (const ScoreInBand &score : scores)
        //: The score to hit, up to a range in inches
        bands << FigurePanel::tr("%1 to %2″").arg(score.single).arg(score.inches);
    //: A score, and a list of scores with ranges
    return FigurePanel::tr("Weapon skill %1. To hit on d100: %2; halved for automatic fire.")
        .arg(profile.skill)
        .arg(words::listing(bands));
}

FigurePanel::FigurePanel(QWidget *parent)
    : QWidget(parent)
    , m_head(new FigureHead)
    , m_portrait(new FigurePortrait)
    , m_shield(new QLabel)
    , m_attributes(vbox({}, 2))
    , m_why(makeLabel(TextUse::SectionHeading, {}))
    , m_plot(new RepPlot)
    , m_history(vbox({}, 14, {0, 8, 0, 0}))
    , m_notes(new FigureNotes)
    , m_loyalty(new LoyaltyPanel)
    , m_advantages(vbox({}, 4, {0, 8, 0, 0}))
{
    m_armour = makeLabel(TextUse::Body, {});
    m_weapon = makeParagraph(TextUse::Body, {});
    m_months = makeLabel(TextUse::Body, {});
    m_scores = makeParagraph(TextUse::Body, {});
    m_scores->setContentsMargins(0, 0, 0, 12);
    //: Label: what armour the figure wears
    m_armourFact = fact(tr("Armour"), hbox({m_armour, m_shield, Spring{}}, 6));
    m_monthsFact = fact(tr("In the band"), m_months);
    auto *facts = hbox({{m_armourFact, 0, Qt::AlignTop},
                        //: Label: the figure's weapon
                        {fact(tr("Weapon"), m_weapon), 1, Qt::AlignTop},
                        {m_monthsFact, 0, Qt::AlignTop}},
                       20, {0, 8, 0, 16});

    //: Button: the history of the figure
    auto *career = new LinkButton(tr("Career"));
    vbox(this,
         {m_head, m_portrait, facts, m_scores, m_attributes, hbox({{m_why, 1}, {career, 0, Qt::AlignBottom}}), m_plot,
          m_history, m_notes, m_loyalty, m_advantages, Spring{}},
         4);
    onPress(career, this, [this] { pageAround(*this)->showCareer(m_figure); });
    connect(m_portrait, &FigurePortrait::removeWanted, this, &FigurePanel::pictureStruck);
}

void FigurePanel::load(const CampaignDocument &document, FigureId id)
{
    const Figure *figure = document.campaign().findEver(id);
    if (!figure)
        return;
    QStringList kind{words::kindOf(*figure, document.pack())};
    if (document.pack().rewards)
        //: What the figure is worth
        kind << tr("%n points", nullptr, figure->points);
    if (const QString away = words::awayMark(*figure, document.campaign(), document.pack()); !away.isEmpty())
        kind << away;
    m_figure = id;
    m_portrait->load(document, id);
    //: Between the parts of a list
    m_head->load(*figure, kind.join(tr(", ")), document.pack());
    loadFacts(*figure, document);
    loadAttributes(*figure, document.pack());
    loadHistory(document, *figure);
    m_notes->load(document.campaign().words, *figure);
    loadLoyalty(document, *figure);
    loadAdvantages(*figure, document.pack());
}

void FigurePanel::loadFacts(const Figure &figure, const CampaignDocument &document)
{
    const Pack &pack = document.pack();
    const Profile &profile = figure.profile;
    m_armourFact->setVisible(pack.hasArmor || !pack.armors.empty());
    m_armour->setText(words::armourClass(profile, pack));
    m_armour->setAccessibleName(words::armour(profile, pack));
    m_shield->setVisible(profile.shield);
    m_shield->setPixmap(iconPixmap("shield", 15, palette().color(QPalette::WindowText), devicePixelRatioF()));
    //: Label: whether the figure has one
    m_shield->setToolTip(tr("Shield"));
    //: A figure's equipment, for a screen reader
    m_shield->setAccessibleName(tr("Shield"));
    const Weapon *weapon = pack.weapon(profile.weapon);
    const QString title = words::weapon(profile, pack);
    const bool pair = weapon && !weapon->parts.empty();
    QString arms = !weapon || pair || !pack.hasShields ? title
        : weapon->twoHands                             ? tr("%1, two hands").arg(title)
                                                       : tr("%1, one hand").arg(title);
    if (!figure.carries.empty())
        arms += u'\n' + words::carried(figure.carries, pack);
    m_weapon->setText(arms);
    m_weapon->setToolTip(asToolTip(m_weapon->text()));
    m_scores->setVisible(pack.hasSkill);
    m_scores->setText(scoresOf(profile, pack));
    m_monthsFact->setVisible(figure.months > 0 || document.campaign().find(figure.id));
    m_months->setText(systemOf(document.campaign(), pack).served(figure.months));
}

void FigurePanel::loadAttributes(const Figure &figure, const Pack &pack)
{
    emptyLayout(*m_attributes);
    for (const QString &id : figure.attributes) {
        const Attribute *attribute = pack.attribute(id);
        if (!attribute)
            continue;
        const QString applies = attribute->applies.isEmpty() ? tr("Apply this at the table.")
                                                             : tr("Muster applies it in %1.").arg(attribute->applies);
        addTo(*m_attributes,
              {makeLabel(TextUse::BodyBold, attribute->title),
               makeQuietParagraph(TextUse::SecondLine, attribute->effect + u' ' + applies)});
    }
    m_attributes->setContentsMargins(0, 0, 0, figure.attributes.isEmpty() ? 0 : 12);
}

void FigurePanel::loadAdvantages(const Figure &figure, const Pack &pack)
{
    emptyLayout(*m_advantages);
    const std::vector<StarAdvantage> advantages = starAdvantages(figure, pack);
    if (!figure.star || advantages.empty())
        return;
    m_advantages->addWidget(makeLabel(TextUse::SectionHeading, tr("The Star’s advantages")));
    for (const StarAdvantage &advantage : advantages) {
        addTo(*m_advantages,
              {Gap{4}, makeLabel(TextUse::BodyBold, advantage.title),
               makeQuietParagraph(TextUse::SecondLine, advantage.text)});
    }
}

void FigurePanel::loadHistory(const CampaignDocument &document, const Figure &figure)
{
    const auto historyOf = [&](FigureId id) {
        return figureHistory(document.history().stepsInForce(), document.pack(), id);
    };
    const auto history = historyOf(figure.id);
    const Campaign &campaign = document.campaign();
    const Figure *star = campaign.starOf(figure);

    m_why->setText(document.pack().hasSkill ? tr("How this figure joined") : tr("Why Rep %1?").arg(figure.rep()));
    m_plot->setVisible(!document.pack().hasSkill);
    m_plot->load(seriesOf(history), lastTurnOf(campaign, figure.id),
                 star && !figure.star ? seriesOf(historyOf(star->id)) : RepSeries(),
                 {[&](int turn) { return words::turnMark(turn, campaign, document.pack()); },
                  [&](int turn) { return words::turn(turn, campaign, document.pack()); }});
    emptyLayout(*m_history);
    for (const FigureChapter &chapter : history)
        m_history->addWidget(new ChapterView(chapter, campaign, document.pack()));
}

void FigurePanel::loadLoyalty(const CampaignDocument &document, const Figure &figure)
{
    const auto poisoning = figure.poisoned ? poisonedBy(document.history().stepsInForce(), figure.id) : std::nullopt;
    const bool follows = document.campaign().find(figure.id); // former members are not tested any more
    const auto prospect =
        follows ? loyaltyProspect(document.campaign(), document.pack(), figure, poisoning) : std::nullopt;
    m_loyalty->setVisible(prospect.has_value());
    if (prospect)
        m_loyalty->load(*prospect);
}

} // namespace muster

#include "figurepanel.moc"
