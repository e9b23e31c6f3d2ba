// SPDX-License-Identifier: MIT
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/setupdice.h"
#include "rules/slug.h"
#include "ui/map/mapdrawing.h"
#include "ui/map/settlementdrawing.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/settlementsheet.h"
#include "ui/parts/drawing.h"
#include "ui/texts.h"

#include <algorithm>

namespace muster::paper {

namespace {

constexpr qreal briefingGutter = 20;
constexpr qreal briefingLine = 12.4;
constexpr qreal ealBoxesWidth = 112;
constexpr qreal rowsLine = 11.5;

/// A bold word and its sentences below.
void addParagraph(Stack &stack, const QString &heading, const QStringList &sentences, qreal width)
{
    constexpr int mostLines = 24;
    stack.add(13.5, [heading](QPainter &painter, const QRectF &place) {
        text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, Style::BodyBold, heading);
    });
    for (const QString &line : lettering(Style::Body).lines(sentences.join(u' '), width, mostLines)) {
        stack.add(briefingLine, [line](QPainter &painter, const QRectF &place) {
            text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, Style::Body, line);
        });
    }
    stack.space(6.5);
}

void drawEalBoxes(QPainter &painter, const QRectF &place, int eal)
{
    constexpr qreal side = 17.5;
    constexpr qreal step = side + 4.5;
    static_assert(highestEal * step < ealBoxesWidth);
    for (int level = lowestEal; level <= highestEal; ++level) {
        const QRectF box(place.left() + (level - lowestEal) * step + 1, place.top() + 1, side, side);
        painter.setPen(QPen(printInks().ink, level == eal ? 2 : 0.9));
        painter.setBrush(printInks().paper);
        painter.drawRoundedRect(box, 3.5, 3.5);
        text(painter, box, Qt::AlignCenter, level == eal ? Style::BodyBold : Style::Body, QString::number(level));
    }
}

/// What each face of the die makes a PEF, at this EAL and at the next: a sign on the table raises it.
void drawLetters(QPainter &painter, const QRectF &place, int eal, const Pack &pack)
{
    constexpr qreal first = 36;
    constexpr qreal step = 19;
    constexpr qreal side = 12.5;
    for (int face = 1; face <= 6; ++face) {
        const QRectF die(place.left() + first + (face - 1) * step, place.top(), side, side);
        drawing::die(painter, die, face, drawing::DieLook::Program, false, printInks());
    }
    QRectF line(place.left() + 2, place.top() + side + 2.5, first, 13);
    for (int level = eal; level <= qMin(eal + 1, highestEal); ++level) {
        text(painter, line, Qt::AlignLeft | Qt::AlignVCenter, Style::Body, SheetText::tr("EAL %1").arg(level));
        for (int face = 1; face <= 6; ++face) {
            const PefLetter letter = pack.activity->lettersAt(level).at(face);
            const QRectF cell(place.left() + first + (face - 1) * step, line.top(), side, line.height());
            text(painter, cell, Qt::AlignCenter, Style::BodyBold, QStringLiteral("XABC").at(static_cast<int>(letter)));
        }
        line.translate(0, line.height());
    }
}

/// The same by how many were resolved before, and what the letters stand for.
void drawRows(QPainter &painter, const QRectF &place, const SheetSource &source)
{
    constexpr qreal first = 48;
    constexpr qreal step = 17;
    constexpr qreal side = 12.5;
    QRectF line(place.left() + 2, place.top() + side + 2, first, rowsLine);
    for (int face = 1; face <= 6; ++face)
        drawing::die(painter, {place.left() + first + (face - 1) * step, place.top(), side, side}, face,
                     drawing::DieLook::Program, false, printInks());
    for (const LetterRow &row : letterRows(*source.pack.patrol)) {
        text(painter, line, Qt::AlignLeft | Qt::AlignVCenter, Style::Body, row.name);
        for (std::size_t i = 0; i < row.letters.size(); ++i) {
            const QRectF cell(place.left() + first + static_cast<qreal>(i) * step, line.top(), side, line.height());
            text(painter, cell, Qt::AlignCenter, Style::BodyBold, slug(row.letters[i]));
        }
        line.translate(0, line.height());
    }
}

void drawStarPower(QPainter &painter, const QRectF &place, int dice)
{
    const QString words = SheetText::tr("Star Power");
    text(painter, place, Qt::AlignLeft | Qt::AlignVCenter, Style::BodyBold, words);
    const qreal used = lettering(Style::BodyBold).width(words) + 8;
    boxes(painter, QPointF(place.left() + used, place.center().y()), dice, 12.4, place.width() - used);
}

void addHead(Stack &stack, const QString &words)
{
    stack.add(15.5, [words](QPainter &painter, const QRectF &place) {
        text(painter, place, Qt::AlignLeft | Qt::AlignTop, Style::BodyBold, words);
    });
}

/// What the faces make of a PEF.
Block facesOf(const SheetSource &source, int eal)
{
    if (pefsBy(source.campaign, source.pack) == PefsBy::Resolved) {
        const auto rows = static_cast<qreal>(source.pack.patrol->composition.size());
        return {16 + rows * rowsLine,
                [&source](QPainter &painter, const QRectF &place) { drawRows(painter, place, source); }};
    }
    return {eal < highestEal ? 42.0 : 29.0,
            [&source, eal](QPainter &painter, const QRectF &place) { drawLetters(painter, place, eal, source.pack); }};
}

/// The level and what it means: below each other as long as they are no higher than `most`, else beside each other.
/// Without a level, what the faces make of a PEF alone.
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

/// What is drawn at the left: the land that was rolled up, else the settlement it is fought in, else nothing.
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
                text(painter, QRectF(place.topLeft(), QSizeF(place.width(), nameHeight)), Qt::AlignLeft | Qt::AlignTop,
                     Style::BodyBold, name);
                drawSettlement(painter, place.adjusted(0, nameHeight, 0, 0), plan, printInks(), smallestLetter);
            }};
}

} // namespace

void addLetterWords(Stack &stack, const SheetSource &source)
{
    if (pefsBy(source.campaign, source.pack) != PefsBy::Resolved)
        return;
    for (const PefForce force : {PefForce::MainBody, PefForce::Stragglers, PefForce::FalseAlarm}) {
        const QString words = letterWords(source.campaign, source.pack, force);
        stack.add(briefingLine, [letter = QString(slug(force)), words](QPainter &painter, const QRectF &place) {
            text(painter, place.adjusted(2, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, Style::BodyBold, letter);
            text(painter, place.adjusted(14, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, Style::Body, words);
        });
    }
}

void addBriefing(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const Encounter &encounter = *source.campaign.encounter;
    const Picture picture = pictureOf(source, flow.width() * density.map);
    Campaign going = source.campaign; // of the band those who go
    std::erase_if(going.band, [&](const Figure &figure) {
        return std::find(source.atHome.begin(), source.atHome.end(), figure.id) != source.atHome.end();
    });
    const EncounterText told = describeEncounter(going, source.pack);

    Stack words;
    const qreal width = flow.width() - picture.width - (picture.width > 0 ? briefingGutter : 0);
    addParagraph(words, SheetText::tr("Objective"), {told.objective}, width);
    addParagraph(words, SheetText::tr("Forces"), {told.forces}, width);
    if (!told.setUp.isEmpty())
        addParagraph(words, SheetText::tr("Set-up"), told.setUp, width);
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

} // namespace muster::paper
