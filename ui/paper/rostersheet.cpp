// SPDX-License-Identifier: MIT
#include "ui/paper/rostersheet.h"

#include "model/acts/arms.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/look/icon.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/sheethead.h"
#include "ui/texts.h"

#include <algorithm>
#include <optional>

namespace muster::paper {

static constexpr qreal height = 84;
static constexpr qreal factLine = 12;
static constexpr qreal factsWidth = 120;
static constexpr qreal repWidth = 128;
static constexpr qreal starHead = 62;

/// Returns the Star, or the former one; null if there is none.
static const Figure *starOf(const Campaign &campaign)
{
    if (campaign.star())
        return campaign.star();
    const auto &former = campaign.former;
    const auto lost = std::ranges::find_if(former, [](const FormerFigure &gone) { return gone.figure.star; });
    return lost == former.end() ? nullptr : &lost->figure;
}

static void drawFacts(QPainter &painter, const QRectF &place, const SheetSource &source)
{
    const Campaign &campaign = source.campaign;
    const bool inHand = campaign.encounter.has_value();
    const Figure *star = campaign.star();
    const Room room = systemOf(campaign, source.pack).room(campaign, source.pack);
    std::vector<std::pair<QString, QString>> facts{
        //: Label: how many figures are in the band
        {source.pack.hasSkill ? SheetText::tr("Figures") : SheetText::tr("Grunts"),
         //: So many of so many places
         star ? SheetText::tr("%1 of %2").arg(room.taken).arg(room.most) : QString::number(campaign.gruntCount())},
        {words::totalWorthName(source.pack), QString::number(campaign.repInAll())},
    };
    if (systemOf(campaign, source.pack).traits.hasActivityLevel)
        //: Label: Enemy Activity Level
        facts.emplace_back(SheetText::tr("EAL"),
                           campaign.eal ? QString::number(*campaign.eal) : SheetText::tr("not rolled yet"));
    if (source.pack.rewards)
        //: Label: points of the campaign
        facts.emplace_back(SheetText::tr("Points"), words::pointsOfPlayer(campaign));
    //: Label: the encounter that has been dealt
    facts.emplace_back(inHand ? SheetText::tr("Under way") : SheetText::tr("Next"),
                       //: No next encounter: the campaign is over
                       campaign.phase == Phase::Over ? SheetText::tr("none") : words::coming(campaign, source.pack));
    // A value that does not fit beside its label gets a line of its own.
    constexpr qreal gap = 6;
    const auto besideWord = [&](const QString &what) {
        return place.width() - lettering(Style::Body).width(what) - gap;
    };
    const auto isLong = [&](const std::pair<QString, QString> &fact) {
        return lettering(Style::BodyBold).width(fact.second) > besideWord(fact.first);
    };
    const auto lines = qreal(facts.size()) + qreal(std::ranges::count_if(facts, isLong));
    QRectF line(place.left(), place.top(), place.width(), qMin(16.4, place.height() / lines));
    for (const auto &fact : facts) {
        const auto &[what, figure] = fact;
        const bool below = isLong(fact);
        pencil(painter, line, what, Style::Body);
        if (below)
            line.translate(0, line.height());
        text(painter, below ? line : line.adjusted(place.width() - besideWord(what), 0, 0, 0), Style::BodyBold, figure,
             rightAligned);
        line.translate(0, line.height());
    }
}

static void drawRep(QPainter &painter, const QRectF &place, const Figure &star, const Pack &pack)
{
    text(painter, QRectF(place.left(), place.top() + 1, place.width(), 46), Style::RepLarge,
         QString::number(star.rep()), Qt::AlignCenter);
    const QString words = pack.hasSkill ? SheetText::tr("Initiative\nrestored between games")
        //: Label: Reputation
        : pack.scenarios ? SheetText::tr("Rep")
                         : SheetText::tr("Rep, and the most Grunts\nthe Star can lead");
    QRectF line(place.left(), place.top() + 48, place.width(), 12);
    for (const QString &part : words.split(u'\n')) {
        pencil(painter, line, part, Style::Small, Qt::AlignCenter);
        line.translate(0, 11);
    }
}

/// Returns the Star's equipment and traits in one line if they fit, else the attributes and marks on lines below the
/// equipment.
static QStringList starLines(const Figure &star, const SheetSource &source, qreal width)
{
    constexpr qsizetype mostOfArms = 3;
    const auto inLine = [](QStringList what) {
        what.removeAll(QString());
        return what.join(u"   ");
    };
    const QString has = inLine(
        {words::kindOf(star, source.pack), words::armour(star.profile, source.pack), words::arms(star, source.pack)});
    QStringList is = words::attributes(star, source.pack);
    if (source.pack.rewards)
        //: Points that a figure has
        is << SheetText::tr("%n points", nullptr, star.points);
    is << words::awayMark(star, source.campaign, source.pack);
    const QString all = inLine(QStringList{has} + is);
    if (lettering(Style::Body).width(all) <= width)
        return {all};
    QStringList lines = lettering(Style::Body).lines(has, width, mostOfArms);
    if (const QString marks = inLine(is); !marks.isEmpty())
        lines += lettering(Style::Body).lines(marks, width, 2);
    return lines;
}

/// Returns the width of the person, who is beside the picture if there is one.
static qreal personWidth(qreal width, const Figure &star, const SheetSource &source)
{
    constexpr qreal gap = 7;
    const bool hasPicture = source.miniatures.contains(number(star.id));
    return width - factsWidth - repWidth - 36 - (hasPicture ? starHead + gap : 0);
}

static void drawPerson(QPainter &painter, const QRectF &place, const Figure &star, const SheetSource &source,
                       const QStringList &lines)
{
    constexpr qreal iconSide = 17;
    drawIcon(painter, "star-full", {place.left(), place.top() + 3.5, iconSide, iconSide}, printInks().ink);
    text(painter, QRectF(place.left() + iconSide + 8, place.top(), place.width() - iconSide - 8, 24), Style::StarName,
         star.name);
    QRectF fact(place.left(), place.top() + 25, place.width(), 14);
    for (const QString &words : lines) {
        text(painter, fact, Style::Body, words);
        fact.translate(0, factLine);
    }

    constexpr qreal marks = 68;
    QRectF line(place.left(), fact.top() + 20 - factLine, marks, 18);
    if (source.pack.hasSkill) {
        //: Label: how well the figure fights
        text(painter, line, Style::BodyBold, SheetText::tr("Weapon skill"));
        text(painter, line.adjusted(marks, 0, marks, 0), Style::Rep, QString::number(star.profile.skill));
        return;
    }
    //: Label: Reputation
    text(painter, line, Style::BodyBold, SheetText::tr("Rep"));
    repRings(painter, line.translated(marks, 0), star.rep());
    line.translate(0, 19);
    if (!hasStarPower(source.pack))
        return;
    //: Label: dice that a Star may use against a hit
    text(painter, line, Style::BodyBold, SheetText::tr("Star Power"));
    boxes(painter, {line.right(), line.top(), place.width() - marks, line.height()}, star.rep(), 12.4);
}

/// Draws a label and a line to write on, from `used` points on.
static void askFor(QPainter &painter, const QRectF &place, const QString &what, qreal used)
{
    text(painter, place, Style::BodyBold, what);
    writingLine(painter, place.left() + used, place.right(), place.bottom() - 4);
}

/// Draws the fields of a Star to be filled in by hand.
static void drawBlank(QPainter &painter, const QRectF &place, const SheetSource &source)
{
    constexpr qreal word = 68;
    const Pack &pack = source.pack;
    QStringList facts;
    if (systemOf(source.campaign, pack).traits.hasActivityLevel)
        //: Label: Enemy Activity Level
        facts << SheetText::tr("EAL");
    if (pack.rewards)
        //: Label: points of the campaign
        facts << SheetText::tr("Points");
    //: Label: the next encounter
    facts << SheetText::tr("Next");
    QRectF fact(place.left() + place.width() * 0.7, place.top(), place.width() * 0.3, 20);
    for (const QString &what : facts) {
        askFor(painter, fact, what, 40);
        fact.translate(0, fact.height());
    }
    QRectF line(place.left(), place.top(), place.width() * 0.62, 20);
    //: Label: what the Star carries
    QStringList words{words::star(pack), SheetText::tr("Equipment")};
    if (pack.attributes)
        //: Label: gifts of the Star, such as Tough
        words << SheetText::tr("Attributes");
    for (const QString &what : words) {
        askFor(painter, line, what, word);
        line.translate(0, line.height());
    }
    line.translate(0, 3);
    if (pack.hasSkill) {
        QRectF half(line.left(), line.top(), line.width() / 2, line.height());
        //: Label: who acts first
        for (const QString &what : {SheetText::tr("Initiative"), SheetText::tr("Weapon skill")}) {
            askFor(painter, half.adjusted(0, 0, -12, 0), what, word);
            half.translate(half.width(), 0);
        }
        return;
    }
    //: Label: Reputation
    text(painter, line, Style::BodyBold, SheetText::tr("Rep"));
    repRings(painter, line.adjusted(word, 0, 0, 0), 0);
    if (!hasStarPower(pack))
        return;
    const qreal power = line.left() + word + repRingsWidth + 16;
    //: Label: dice that a Star may use against a hit
    text(painter, line.adjusted(power - line.left(), 0, 0, 0), Style::BodyBold, SheetText::tr("Star Power"));
    boxes(painter, {power + word, line.top(), place.right() - power - word, line.height()}, diceToWrite, 12.4);
}

void addStar(PageFlow &flow, const SheetSource &source)
{
    if (source.blank) {
        flow.add(height, [&source](QPainter &painter, const QRectF &place) { drawBlank(painter, place, source); });
        return;
    }
    const Figure *star = starOf(source.campaign);
    const QStringList lines = star ? starLines(*star, source, personWidth(flow.width(), *star, source)) : QStringList();
    const qreal more = factLine * qreal(qMax(qsizetype(1), lines.size()) - 1);
    flow.add(height + more, [&source, star, lines](QPainter &painter, const QRectF &place) {
        constexpr qreal facts = factsWidth;
        constexpr qreal rep = repWidth;
        const qreal person = place.width() - facts - rep - 36;
        if (star) {
            const qreal head = miniature(painter, {place.left(), place.top(), starHead, starHead}, source, star->id);
            drawPerson(painter, QRectF(place.left() + head, place.top(), person - head, place.height()), *star, source,
                       lines);
        }
        if (source.campaign.star()) {
            drawRep(painter, QRectF(place.left() + person, place.top(), rep, place.height()), *source.campaign.star(),
                    source.pack);
        } else {
            pencil(painter, QRectF(place.left() + person, place.top(), rep + 14, 24),
                   source.pack.hasSkill ? SheetText::tr("The Leader is lost: the campaign is over.")
                                        : SheetText::tr("The Star is lost: the campaign is over."),
                   Style::Small, Qt::AlignCenter);
        }
        const QRectF right(place.right() - facts, place.top(), facts, place.height());
        painter.setPen({printInks().rule, 0.6});
        painter.drawLine(QPointF(right.left() - 15, right.top()), QPointF(right.left() - 15, right.bottom() - 4));
        drawFacts(painter, right, source);
    });
}

/// Adds the advantages of a Star, if there is space on the page.
static void addAdvantages(PageFlow &flow, const SheetSource &source)
{
    constexpr qreal lineHeight = 13.5;
    constexpr qreal notes = 78; // space for them below, with their heading
    const Figure *star = source.campaign.star();
    if (!star)
        return;
    const std::vector<StarAdvantage> advantages = starAdvantages(*star, source.pack);
    const qreal needed = lineHeight * qreal(advantages.size()) + 32;
    if (advantages.empty() || flow.left() < needed + notes)
        return;
    flow.space(14);
    addHeading(flow, SheetText::tr("The Star’s advantages"), needed);
    for (const StarAdvantage &advantage : advantages) {
        flow.add(lineHeight, [advantage](QPainter &painter, const QRectF &place) {
            twoTexts(painter, place, Style::BodyBold, advantage.title, advantage.text);
        });
    }
}

namespace {

constexpr qreal stockLine = 13;
constexpr int mostLines = 6;

} // namespace

/// Adds the stockpile of the band, if the rules have one.
static void addStockpile(PageFlow &flow, const SheetSource &source)
{
    if (!source.pack.rewards)
        return;
    //: Heading: weapons and things in store
    addHeading(flow, SheetText::tr("Stockpile"), stockLine * 2);
    const QString holds = acts::stockpileSentence(source.campaign, source.pack);
    addLines(flow, stockLine, Style::Body, lettering(Style::Body).lines(holds, flow.width(), mostLines));
    flow.add(stockLine + 4, [](QPainter &painter, const QRectF &place) {
        writingLine(painter, place.left(), place.right(), place.bottom() - 2);
    });
    const QString limit = source.blank ? QString() : acts::specialArmsSentence(source.campaign, source.pack);
    if (!limit.isEmpty()) {
        flow.add(stockLine, pencilled(limit));
    }
    flow.space(10);
}

PageFlow rosterSheet(const SheetSource &source, QSizeF page)
{
    const Campaign &campaign = source.campaign;
    const Figure *star = campaign.star();
    SheetHead head;
    head.title = star ? SheetText::tr("The band of %1").arg(star->name)
        //: Title of a printed sheet: everybody in the band
        : source.blank ? SheetText::tr("Roster")
                       : campaign.name;
    //: The rules, and the name of who plays this Star
    head.below = star && !star->player.isEmpty() ? SheetText::tr("%1; player: %2").arg(rulesOf(source), star->player)
                                                 : rulesOf(source);
    //: The name of a printed sheet: everybody in the band
    head.sheetName = sheetName(source, SheetText::tr("Roster"));

    // Closer rows are used if they save a page.
    std::optional<PageFlow> best;
    for (const qreal rows : {1.0, 0.92, 0.84, 0.78}) {
        PageFlow flow = flowWithHead(head, source, page);
        addStar(flow, source);
        flow.space(14 * rows);
        addGrunts(flow, source, rows);
        flow.space(16 * rows);
        addStockpile(flow, source);
        addPast(flow, source);
        addAdvantages(flow, source);
        flow.space(14 * rows);
        addNotes(flow, 2, 6);
        if (!best || flow.pageCount() < best->pageCount())
            best.emplace(std::move(flow));
    }
    return *std::move(best);
}

} // namespace muster::paper
