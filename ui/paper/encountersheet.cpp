// SPDX-License-Identifier: MIT
#include "ui/paper/encountersheet.h"

#include "model/reference/testsubject.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/setupdice.h"
#include "model/story/words.h"
#include "rules/slug.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/map/mapdrawing.h"
#include "ui/map/settlementdrawing.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/settlementsheet.h"
#include "ui/paper/sheethead.h"
#include "ui/parts/drawing.h"
#include "ui/texts.h"

#include <algorithm>
#include <array>
#include <optional>

namespace muster::paper {

namespace {

constexpr qreal briefingGutter = 20;
constexpr qreal briefingLine = 12.4;
constexpr qreal ealBoxesWidth = 112;
constexpr qreal rowsLine = 11.5;

/// Adds a bold heading with its sentences below.
void addParagraph(Stack &stack, const QString &heading, const QStringList &sentences, qreal width)
{
    constexpr int mostLines = 24;
    stack.add(13.5, written(Style::BodyBold, heading));
    addLines(stack, briefingLine, Style::Body, lettering(Style::Body).lines(sentences.join(u' '), width, mostLines));
    stack.space(6.5);
}

void drawEalBoxes(QPainter &painter, const QRectF &place, int eal)
{
    constexpr qreal side = 17.5;
    constexpr qreal step = side + 4.5;
    static_assert(highestEal * step < ealBoxesWidth);
    for (int level = lowestEal; level <= highestEal; ++level) {
        const QRectF box(place.left() + (level - lowestEal) * step + 1, place.top() + 1, side, side);
        outlined(painter, {printInks().ink, level == eal ? 2 : 0.9}, printInks().paper).drawRoundedRect(box, 3.5, 3.5);
        text(painter, box, level == eal ? Style::BodyBold : Style::Body, QString::number(level), Qt::AlignCenter);
    }
}

/// Draws the six faces of the die, and below them the result of a PEF for each face. `below` is the distance from the
/// dice to the lines, `height` that of a line.
void drawLetters(QPainter &painter, const QRectF &place, const std::vector<LetterLine> &lines, qreal first, qreal step,
                 qreal below, qreal height)
{
    constexpr qreal side = 12.5;
    for (int face = 1; face <= 6; ++face)
        drawing::die(painter, {place.left() + first + (face - 1) * step, place.top(), side, side}, face,
                     drawing::DieLook::Program, false, printInks());
    QRectF line(place.left() + 2, place.top() + side + below, first, height);
    for (const LetterLine &one : lines) {
        text(painter, line, Style::Body, one.name);
        for (qsizetype i = 0; i < one.letters.size(); ++i)
            text(painter, {place.left() + first + qreal(i) * step, line.top(), side, height}, Style::BodyBold,
                 one.letters[i], Qt::AlignCenter);
        line.translate(0, height);
    }
}

void addHead(Stack &stack, const QString &words)
{
    stack.add(15.5, written(Style::BodyBold, words, Qt::AlignLeft | Qt::AlignTop));
}

/// Returns the results of a PEF for each face: by the PEFs resolved before, or at this EAL and at the next, because a
/// sign on the table raises it.
Block facesOf(const SheetSource &source, int eal)
{
    const std::vector<LetterLine> lines = letterLines(source, eal, qMin(eal + 1, highestEal));
    if (pefsBy(source.campaign, source.pack) == PefsBy::Resolved)
        return {16 + qreal(lines.size()) * rowsLine, [lines](QPainter &painter, const QRectF &place) {
                    drawLetters(painter, place, lines, 48, 17, 2, rowsLine);
                }};
    return {eal < highestEal ? 42.0 : 29.0,
            [lines](QPainter &painter, const QRectF &place) { drawLetters(painter, place, lines, 36, 19, 2.5, 13); }};
}

/// Returns the EAL and its results below each other if they are no higher than `most`, else side by side. Without an
/// EAL it contains only the results of a PEF.
Stack levels(const SheetSource &source, qreal most)
{
    constexpr qreal boxesHeight = 21;
    constexpr qreal starHeight = 20;
    const std::optional<int> dealt = source.campaign.encounter->eal;
    const int eal = qBound(lowestEal, dealt.value_or(lowestEal), highestEal);
    const Block faces = facesOf(source, eal);
    Stack stack;
    addHead(stack,
            dealt ? SheetText::tr("Enemy Activity Level") : SheetText::tr("PEF resolution, by PEFs already resolved"));
    if (!dealt) {
        stack.add(faces.height, faces.painting);
    } else if (stack.height() + boxesHeight + 7 + faces.height + starHeight <= most) {
        stack.add(boxesHeight, [eal](QPainter &painter, const QRectF &place) { drawEalBoxes(painter, place, eal); });
        stack.space(7);
        stack.add(faces.height, faces.painting);
    } else {
        stack.add(faces.height, [eal, faces](QPainter &painter, const QRectF &place) {
            drawEalBoxes(painter, place, eal);
            faces.painting(painter, place.adjusted(ealBoxesWidth, 0, 0, 0));
        });
    }
    addLetterWords(stack, source);
    const Figure *star = source.campaign.star();
    if (star && hasStarPower(source.pack)) {
        stack.space(5);
        stack.add(starHeight - 5, [dice = star->rep()](QPainter &painter, const QRectF &place) {
            drawStarPower(painter, place, dice);
        });
    }
    return stack;
}

/// The picture at the left: the land that was rolled up, else the settlement where the encounter takes place, else
/// nothing.
struct Picture {
    qreal width = 0;
    qreal height = 0;
    Painting painting;
};

Picture pictureOf(const SheetSource &source, qreal width)
{
    const Encounter &encounter = *source.campaign.encounter;
    if (!encounter.setup.sections.empty()) {
        MapMarks marks;
        marks.edges = tableEdges(encounter, source.pack);
        return {width, mapHeight(width, encounter), [&encounter, marks](QPainter &painter, const QRectF &place) {
                    drawMap(painter, place, encounter, printInks(), marks);
                }};
    }
    const KeptSettlement *kept = encounter.settlement ? source.campaign.settlement(*encounter.settlement) : nullptr;
    if (!kept || !fitsBesideBriefing(*kept, source.pack))
        return {};
    constexpr qreal smallestLetter = 7.6;
    const SettlementPlan plan = planOf(*kept, source.pack);
    const QString name = kept->name;
    constexpr qreal nameHeight = 16;
    return {width, nameHeight + settlementSize(plan, width).height(), [=](QPainter &painter, const QRectF &place) {
                text(painter, QRectF(place.topLeft(), QSizeF(place.width(), nameHeight)), Style::BodyBold, name,
                     Qt::AlignLeft | Qt::AlignTop);
                drawSettlement(painter, place.adjusted(0, nameHeight, 0, 0), plan, printInks(), smallestLetter);
            }};
}

} // namespace

std::vector<LetterLine> letterLines(const SheetSource &source, int fromEal, int toEal)
{
    const Pack &pack = source.pack;
    std::vector<LetterLine> lines;
    if (pefsBy(source.campaign, pack) == PefsBy::Resolved) {
        for (const LetterRow &row : letterRows(*pack.patrol)) {
            lines.push_back({row.name, {}});
            for (const PefForce force : row.letters)
                lines.back().letters << slug(force);
        }
        return lines;
    }
    for (int eal = fromEal; eal <= toEal; ++eal) {
        //: Enemy Activity Level
        lines.push_back({SheetText::tr("EAL %1").arg(eal), {}});
        for (int face = 1; face <= 6; ++face)
            lines.back().letters << QStringLiteral("XABC").at(int(pack.activity->lettersAt(eal).at(face)));
    }
    return lines;
}

void addLetterWords(Stack &stack, const SheetSource &source)
{
    if (pefsBy(source.campaign, source.pack) != PefsBy::Resolved)
        return;
    for (const PefForce force : {PefForce::MainBody, PefForce::Stragglers, PefForce::FalseAlarm}) {
        const QString words = letterWords(source.campaign, source.pack, force);
        stack.add(briefingLine, [letter = QString(slug(force)), words](QPainter &painter, const QRectF &place) {
            text(painter, place.adjusted(2, 0, 0, 0), Style::BodyBold, letter);
            text(painter, place.adjusted(14, 0, 0, 0), Style::Body, words);
        });
    }
}

/// Adds the map; beside it objective, forces and special; the EAL and the results of PEFs at it; Star Power.
static void addBriefing(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const Encounter &encounter = *source.campaign.encounter;
    const Picture picture = pictureOf(source, flow.width() * density.map);
    Campaign going = source.campaign; // without the figures that stay at home
    std::erase_if(going.band, [&](const Figure &figure) {
        return std::ranges::find(source.atHome, figure.id) != source.atHome.end();
    });
    const EncounterText told = describeEncounter(going, source.pack);

    Stack words;
    const qreal width = flow.width() - picture.width - (picture.width > 0 ? briefingGutter : 0);
    //: Heading: what the encounter is about
    addParagraph(words, SheetText::tr("Objective"), {told.objective}, width);
    //: Heading: who takes part
    addParagraph(words, SheetText::tr("Forces"), {told.forces}, width);
    if (!told.setUp.isEmpty())
        //: Heading: how the table is laid
        addParagraph(words, SheetText::tr("Set-up"), told.setUp, width);
    //: Heading: special rules of the encounter
    addParagraph(words, SheetText::tr("Special"), told.special, width);
    const Stack eal = encounter.dealtEnemy() ? Stack() : levels(source, picture.height - words.height());

    flow.add(qMax(picture.height, words.height() + eal.height()), [=](QPainter &painter, const QRectF &place) {
        if (picture.painting)
            picture.painting(painter, QRectF(place.topLeft(), QSizeF(picture.width, picture.height)));
        const QRectF right = place.adjusted(place.width() - width, 0, 0, 0);
        words.paint(painter, right);
        eal.paint(painter, right.adjusted(0, words.height(), 0, 0));
    });
}

/// Returns the seed in groups of three digits: "48 213".
static QString grouped(quint64 seed)
{
    QString digits = QString::number(seed);
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3)
        digits.insert(at, QChar(QChar::Nbsp));
    return digits;
}

/// The densities, the most comfortable first.
static constexpr std::array densities{Density{1, 0.455, 1},   Density{0.95, 0.44, 1}, Density{0.91, 0.425, 1},
                                      Density{0.88, 0.41, 1}, Density{0.87, 0.40, 1}, Density{0.85, 0.385, 1},
                                      Density{0.82, 0.33, 1}, Density{0.85, 0.385, 0}};

/// Adds the dice with which the table was rolled up, if they cannot be rolled again from a seed.
static void addDealt(PageFlow &flow, const SheetSource &source)
{
    if (source.dealt.isEmpty())
        return;
    constexpr qreal lineHeight = 10.5;
    for (const QString &line : lettering(Style::Small).lines(source.dealt, flow.width(), 3)) {
        flow.add(lineHeight, pencilled(line));
    }
}

/// Adds the settlement where the encounter takes place, if it is too large for the place beside the briefing or that
/// place holds the land.
static void addGround(PageFlow &flow, const SheetSource &source)
{
    const Encounter &encounter = *source.campaign.encounter;
    const KeptSettlement *kept = encounter.settlement ? source.campaign.settlement(*encounter.settlement) : nullptr;
    if (!kept || (encounter.setup.sections.empty() && fitsBesideBriefing(*kept, source.pack)))
        return;
    addSettlement(flow, source, *kept);
}

static void addParts(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const qreal between = 9 * density.rows;
    if (source.blank)
        addBlankBriefing(flow, source, density);
    else
        addBriefing(flow, source, density);
    addDealt(flow, source);
    flow.space(between);
    if (source.pack.hasSkill)
        addShooting(flow, source, density);
    else if (const Force *enemy = source.campaign.encounter->dealtEnemy(); enemy && enemy->figures.empty())
        addEnemyToWrite(flow, density);
    else if (enemy)
        addEnemy(flow, source, density);
    else
        addPefTrack(flow, source, density);
    flow.space(between);
    addGround(flow, source);
    const QStringList written = notesOf(source.campaign, source.pack);
    const bool notesAtTable = density.reportApart && flow.left() >= notesHeight(flow.width(), 3, written);
    if (notesAtTable)
        addNotes(flow, 3, 12, written);
    if (density.reportApart)
        flow.nextPage();
    addReport(flow, source, density);
    flow.space(between);
    if (!source.pack.hasSkill) { // figures with skill need no dice between games
        addDice(flow, source, density);
        flow.space(between);
    }
    if (!notesAtTable)
        addNotes(flow, density.leastNotes, 5, written);
}

PageFlow encounterSheet(const SheetSource &source, QSizeF page)
{
    const Campaign &campaign = source.campaign;
    SheetHead head;
    //: The name of a printed sheet
    head.sheetName = sheetName(source, SheetText::tr("Encounter sheet"));
    if (!campaign.encounter) {
        //: Title of the sheet when nothing has been dealt
        head.title = SheetText::tr("No encounter");
        PageFlow flow = flowWithHead(head, source, page);
        addNotes(flow, 3, 6);
        return flow;
    }
    const Encounter &encounter = *campaign.encounter;
    //: Title of the sheet
    head.title = source.blank ? SheetText::tr("Encounter") : words::title(encounter);
    if (source.blank)
        head.below = rulesOf(source);
    else if (encounter.seeded) // dice of the player's own have no seed to roll from again
        //: The number from which the program's dice came
        head.below = SheetText::tr("Seed %1").arg(grouped(encounter.seed));
    if (!source.blank && !encounter.dealtEnemy())
        head.belowBold = words::title(encounter.setup.time);

    std::optional<PageFlow> best;
    for (const Density &density : densities) {
        PageFlow flow = flowWithHead(head, source, page);
        addParts(flow, source, density);
        if (!best || flow.pageCount() < best->pageCount())
            best.emplace(std::move(flow));
    }
    // A sheet that does not fit on one page is not broken within its last part: the questions after the battle go to
    // the second page, with as much space to write as possible.
    for (const qreal rows : {1.2, 1.1, 1.0}) {
        if (best->pageCount() == 1)
            break;
        Density apart;
        apart.rows = rows;
        apart.reportApart = true;
        PageFlow flow = flowWithHead(head, source, page);
        addParts(flow, source, apart);
        if (flow.pageCount() <= best->pageCount())
            return flow;
    }
    return *std::move(best);
}

void addQuestion(PageFlow &flow, int number, const QString &words, qreal following, Painting atRight)
{
    constexpr qreal height = 19;
    constexpr qreal indent = 22;
    flow.keep(height + following);
    flow.add(height, [=](QPainter &painter, const QRectF &place) {
        numberRing(painter, QPointF(place.left() + 8, place.center().y()), number);
        text(painter, place.adjusted(indent, 0, 0, 0), Style::Heading, words);
        const qreal used = indent + lettering(Style::Heading).width(words) + 12;
        if (atRight)
            atRight(painter, place.adjusted(used, 0, 0, 0));
    });
}

static void drawFigureName(QPainter &painter, QRectF name, const Figure &figure, QStringList behind)
{
    if (figure.star) {
        constexpr qreal side = 9.5;
        drawIcon(painter, "star-full", {name.left(), name.center().y() - side / 2 - 0.5, side, side}, printInks().ink);
        name.setLeft(name.left() + side + 3);
    }
    if (figure.name.isEmpty()) {
        writingLine(painter, name.left(), name.right(), name.bottom() - 4);
        return;
    }
    if (figure.star && !figure.player.isEmpty())
        behind.prepend(figure.player);
    const Style style = figure.star ? Style::NameOfStar : Style::Name;
    constexpr qreal between = 6;
    const auto needed = [&] {
        return lettering(style).width(figure.name) + between + lettering(Style::Fine).width(behind.join(u", "));
    };
    while (behind.size() > 1 && needed() > name.width())
        behind.removeLast();
    if (needed() > name.width() && lettering(style).width(figure.name) > name.width() / 2)
        behind.clear(); // too little would remain
    if (behind.isEmpty())
        text(painter, name, style, figure.name);
    else
        twoTexts(painter, name, style, figure.name, behind.join(u", "));
}

void drawStarPower(QPainter &painter, const QRectF &place, int dice)
{
    //: Below boxes: dice that a Star may use against a hit
    const QString words = SheetText::tr("Star Power");
    text(painter, place, Style::BodyBold, words);
    boxes(painter, place.adjusted(lettering(Style::BodyBold).width(words) + 8, 0, 0, 0), dice, 12.4);
}

Cells figureCells(const Figure &figure, const QStringList &behind, qreal below)
{
    Cell rep(Style::Name, QString::number(figure.rep()));
    if (figure.rep() <= 0)
        rep.painting = [](QPainter &painter, const QRectF &place) {
            writingLine(painter, place.left(), place.right() - 8, place.bottom() - 4);
        };
    return {rep, Painting([&figure, behind, below](QPainter &painter, const QRectF &place) {
                drawFigureName(painter, place.adjusted(0, 0, -6, -below), figure, behind);
            })};
}

} // namespace muster::paper
