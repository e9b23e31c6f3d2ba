// SPDX-License-Identifier: MIT
#include "ui/band/figurepanel.h"

#include "model/story/bandwords.h"
#include "model/story/staradvantages.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/games/scores.h"
#include "ui/band/chapterview.h"
#include "ui/band/loyaltypanel.h"
#include "ui/band/repplot.h"
#include "ui/look/icon.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/spokenrole.h"

#include <QPainter>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr qreal nameSize = 29;

} // namespace

/// The name, what the figure is, and its Rep with its pips.
class FigurePanel::Head : public QWidget
{
public:
    Head()
    {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true); // what a figure is may take several lines
        setSizePolicy(policy);
        speakAs(*this, QAccessible::Heading);
    }

    void load(const Figure &figure, const QString &kind, const Pack &pack)
    {
        m_figure = figure;
        m_kind = kind;
        m_pips = !pack.hasSkill; // initiative stays what was rolled
        setAccessibleName(FigurePanel::tr("%1, %2, %3").arg(figure.name, kind, words::worth(figure.profile, pack)));
        setToolTip(asToolTip(figure.name));
        updateGeometry();
        update();
    }

    QSize sizeHint() const override { return {300, heightForWidth(300)}; }
    int heightForWidth(int width) const override
    {
        const QFontMetrics body(fontFor(TextUse::Body));
        const QRect kind = body.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, m_kind);
        return QFontMetrics(fontFor(TextUse::PageTitle, nameSize)).lineSpacing()
            + std::max(body.lineSpacing(), kind.height()) + 6;
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Inks &inks = inksOf(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour = m_figure.star ? inks.accent : inks.ink;

        painter.setFont(fontFor(TextUse::RepLarge));
        painter.setPen(colour);
        const QString rep = QString::number(m_figure.rep());
        const qreal repWidth = QFontMetricsF(painter.font()).horizontalAdvance(rep);
        painter.drawText(QRectF(width() - repWidth, -8, repWidth, 56), Qt::AlignRight | Qt::AlignVCenter, rep);
        const int best = m_pips ? std::max(m_figure.rep(), m_figure.bestRep) : 1;
        const QPointF first(width() - repWidth - 17 - 10.0 * (best - 1) - 3.4, 24);
        painter.save();
        painter.translate(first);
        painter.scale(1.3, 1.3);
        painter.translate(-3.0 * (best - 1), 0);
        if (m_pips)
            drawing::pips(painter, {0, 0}, m_figure.rep(), best, colour);
        painter.restore();

        const qreal right = first.x() - 3.9 * (best - 1) - 16;
        painter.setFont(fontFor(TextUse::PageTitle, nameSize));
        painter.setPen(inks.ink);
        const qreal title = QFontMetricsF(painter.font()).lineSpacing();
        drawing::elided(painter, {0, 0, right, title}, Qt::AlignLeft | Qt::AlignVCenter, m_figure.name);
        painter.setFont(fontFor(TextUse::Body));
        painter.setPen(inks.pencil);
        painter.drawText(QRectF(0, title + 1, width(), height() - title - 1),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_kind);
    }

private:
    Figure m_figure;
    QString m_kind;
    bool m_pips = true;
};

namespace {

/// A value under its head.
QWidget *fact(const QString &head, QLayout *value)
{
    auto *box = new QWidget;
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    column->addWidget(makeLabel(TextUse::ColumnHead, head, nullptr, QPalette::PlaceholderText));
    column->addLayout(value);
    return box;
}

QWidget *fact(const QString &head, QLabel *value)
{
    auto *row = new QHBoxLayout;
    row->addWidget(value);
    return fact(head, row);
}

void clear(QLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

/// "Weapon skill 140. To hit with the Rifle: 140 to 5″, 70 to 10″ …"
QString scoresOf(const Profile &profile, const Pack &pack)
{
    const std::vector<ScoreInBand> scores = scoresInBands(profile, pack);
    QStringList bands;
    for (const ScoreInBand &score : scores)
        bands << FigurePanel::tr("%1 to %2″").arg(score.single).arg(score.inches);
    return FigurePanel::tr("Weapon skill %1. To hit on d100: %2; halved for automatic fire.")
        .arg(profile.skill)
        .arg(words::listing(bands));
}

FigurePanel::FigurePanel(QWidget *parent)
    : QWidget(parent)
    , m_head(new Head)
    , m_shield(new QLabel)
    , m_attributes(new QVBoxLayout)
    , m_why(makeLabel(TextUse::SectionHeading, {}))
    , m_plot(new RepPlot)
    , m_history(new QVBoxLayout)
    , m_notes(new QVBoxLayout)
    , m_loyalty(new LoyaltyPanel)
    , m_advantages(new QVBoxLayout)
{
    m_armour = makeLabel(TextUse::Body, {});
    m_weapon = makeParagraph(TextUse::Body, {});
    m_months = makeLabel(TextUse::Body, {});
    m_scores = makeParagraph(TextUse::Body, {});
    m_scores->setContentsMargins(0, 0, 0, 12);
    auto *armour = new QHBoxLayout;
    armour->setSpacing(6);
    armour->addWidget(m_armour);
    armour->addWidget(m_shield);
    armour->addStretch();
    m_armourFact = fact(tr("Armour"), armour);
    auto *facts = new QHBoxLayout;
    facts->setContentsMargins(0, 8, 0, 16);
    facts->setSpacing(20);
    facts->addWidget(m_armourFact, 0, Qt::AlignTop);
    facts->addWidget(fact(tr("Weapon"), m_weapon), 1, Qt::AlignTop);
    facts->addWidget(fact(tr("In the band"), m_months), 0, Qt::AlignTop);

    m_attributes->setSpacing(2);
    m_history->setSpacing(14);
    m_history->setContentsMargins(0, 8, 0, 0);
    m_notes->setSpacing(2);
    m_notes->setContentsMargins(0, 14, 0, 6);
    m_advantages->setSpacing(4);
    m_advantages->setContentsMargins(0, 8, 0, 0);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_head);
    column->addLayout(facts);
    column->addWidget(m_scores);
    column->addLayout(m_attributes);
    column->addWidget(m_why);
    column->addWidget(m_plot);
    column->addLayout(m_history);
    column->addLayout(m_notes);
    column->addWidget(m_loyalty);
    column->addLayout(m_advantages);
    column->addStretch();
}

void FigurePanel::load(const CampaignDocument &document, FigureId id)
{
    const Figure *figure = document.campaign().findEver(id);
    if (!figure)
        return;
    QStringList kind{words::kindOf(*figure, document.pack())};
    if (document.pack().rewards)
        kind << tr("%n points", nullptr, figure->points);
    if (const QString away = words::awayMark(*figure, document.campaign(), document.pack()); !away.isEmpty())
        kind << away;
    m_head->load(*figure, kind.join(tr(", ")), document.pack());
    loadFacts(*figure, document);
    loadAttributes(*figure, document.pack());
    loadHistory(document, *figure);
    loadNotes(document.campaign().words, *figure);
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
    m_shield->setPixmap(
        iconPixmap(QStringLiteral("shield"), 15, palette().color(QPalette::WindowText), devicePixelRatioF()));
    m_shield->setToolTip(tr("Shield"));
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
    m_months->setText(systemOf(document.campaign(), pack).served(figure.months));
}

void FigurePanel::loadAttributes(const Figure &figure, const Pack &pack)
{
    clear(*m_attributes);
    for (const QString &id : figure.attributes) {
        const Attribute *attribute = pack.attribute(id);
        if (!attribute)
            continue;
        const QString applies = attribute->applies.isEmpty() ? tr("Apply this at the table.")
                                                             : tr("Muster applies it in %1.").arg(attribute->applies);
        m_attributes->addWidget(makeLabel(TextUse::BodyBold, attribute->title));
        m_attributes->addWidget(
            makeParagraph(TextUse::SecondLine, attribute->effect + u' ' + applies, nullptr, QPalette::PlaceholderText));
    }
    m_attributes->setContentsMargins(0, 0, 0, figure.attributes.isEmpty() ? 0 : 12);
}

void FigurePanel::loadAdvantages(const Figure &figure, const Pack &pack)
{
    clear(*m_advantages);
    const std::vector<StarAdvantage> advantages = starAdvantages(figure, pack);
    if (!figure.star || advantages.empty())
        return;
    m_advantages->addWidget(makeLabel(TextUse::SectionHeading, tr("The Star’s advantages")));
    for (const StarAdvantage &advantage : advantages) {
        m_advantages->addSpacing(4);
        m_advantages->addWidget(makeLabel(TextUse::BodyBold, advantage.title));
        m_advantages->addWidget(makeParagraph(TextUse::SecondLine, advantage.text, nullptr, QPalette::PlaceholderText));
    }
}

void FigurePanel::loadHistory(const CampaignDocument &document, const Figure &figure)
{
    const auto history = figureHistory(document.book().stepsInForce(), document.pack(), figure.id);
    const Campaign &campaign = document.campaign();
    const Figure *star = campaign.starOf(figure);
    const int lastTurn = campaign.past.empty() ? campaign.turn : campaign.past.back().turn;

    m_why->setText(document.pack().hasSkill ? tr("How this figure joined") : tr("Why Rep %1?").arg(figure.rep()));
    m_plot->setVisible(!document.pack().hasSkill);
    m_plot->load(seriesOf(history), lastTurn, star && !figure.star ? std::optional(star->rep()) : std::nullopt,
                 {[&](int turn) { return words::turnMark(turn, campaign, document.pack()); },
                  [&](int turn) { return words::turn(turn, campaign, document.pack()); }});
    clear(*m_history);
    for (const FigureChapter &chapter : history)
        m_history->addWidget(new ChapterView(chapter, campaign, document.pack()));
}

/// What the player wrote about the figure, each with the way to edit it.
void FigurePanel::loadNotes(const AllWords &all, const Figure &figure)
{
    constexpr qsizetype mostShown = 600; // characters: the chronicle has the rest
    clear(*m_notes);
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(makeLabel(TextUse::SectionHeading, tr("Notes")), 1);
    auto *write = new LinkButton(tr("Write note"));
    write->setAccessibleName(tr("Write a note about %1").arg(figure.name));
    connect(write, &QPushButton::clicked, this, [this, id = figure.id] { emit noteWanted(id); });
    row->addWidget(write);
    m_notes->addWidget(head);
    for (const Words &words : all) {
        if (words.about != About{AboutKind::Figure, number(figure.id)})
            continue;
        m_notes->addSpacing(6);
        if (!words.title.isEmpty())
            m_notes->addWidget(makeParagraph(TextUse::BodyBold, words.title));
        const bool isLong = words.text.size() > mostShown;
        m_notes->addWidget(makeParagraph(TextUse::Body, isLong ? words.text.left(mostShown - 1) + u'…' : words.text));
        auto *edit = new LinkButton(tr("Edit"));
        edit->setAccessibleName(words.title.isEmpty() ? tr("Edit note") : tr("Edit note “%1”").arg(words.title));
        connect(edit, &QPushButton::clicked, this, [this, id = words.id] { emit noteChosen(id); });
        m_notes->addWidget(edit, 0, Qt::AlignLeft);
    }
}

void FigurePanel::loadLoyalty(const CampaignDocument &document, const Figure &figure)
{
    const auto poisoning = figure.poisoned ? poisonedBy(document.book().stepsInForce(), figure.id) : std::nullopt;
    const auto prospect = loyaltyProspect(document.campaign(), document.pack(), figure, poisoning);
    m_loyalty->setVisible(prospect.has_value());
    if (prospect)
        m_loyalty->load(*prospect);
}

} // namespace muster
