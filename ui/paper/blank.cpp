// SPDX-License-Identifier: MIT
#include "ui/paper/encountersheet.h"

#include "model/story/bandwords.h"
#include "model/story/setupdice.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/encounter/placepefs.h"
#include "rules/slug.h"
#include "ui/look/painting.h"
#include "ui/map/mapdrawing.h"
#include "ui/paper/papermarks.h"
#include "ui/parts/drawing.h"
#include "ui/texts.h"

#include <QPainter>
#include <QStringList>

namespace muster::paper {

namespace {

constexpr int figuresToWrite = 6; ///< the Star, and as many Grunts as a Star of Rep 5 can lead

} // namespace

bool forHandwriting(SheetKind kind)
{
    return kind == SheetKind::BlankRoster || kind == SheetKind::BlankEncounter;
}

SheetSource blankOf(SheetKind kind, const SheetSource &source)
{
    SheetSource blank;
    blank.pack = source.pack;
    blank.blank = true;
    blank.campaign.rules = source.campaign.rules;
    blank.campaign.list = source.campaign.list;
    blank.campaign.options = source.campaign.options;
    if (kind != SheetKind::BlankEncounter)
        return blank;
    for (int id = 1; id <= figuresToWrite; ++id) {
        Figure figure;
        figure.id = FigureId{id};
        figure.star = id == 1;
        blank.campaign.band.push_back(figure);
    }
    Encounter encounter;
    if (systemOf(blank.campaign, blank.pack).traits.hasActivityLevel)
        encounter.eal = lowestEal;
    encounter.part = systemOf(blank.campaign, blank.pack).traits.blankPart(figuresToWrite);
    for (int id = 1; id <= usualPefs && blank.pack.hasPefs(); ++id) {
        Pef pef;
        pef.id = id;
        if (blank.pack.patrol)
            pef.rep = 0;
        encounter.setup.pefs.push_back(pef);
    }
    blank.campaign.encounter = encounter;
    return blank;
}

namespace {

constexpr qreal blankGutter = 20;
constexpr qreal blankLine = 17;

/// Adds words with a box before each, in rows no wider than `width`.
void addTicks(Stack &stack, const QStringList &choices, qreal width)
{
    constexpr qreal beside = 10;
    const auto widthOf = [](const QString &words) { return boxSide + 4 + lettering(Style::Body).width(words) + 1; };
    std::vector<QStringList> rows(1);
    qreal used = 0;
    for (const QString &words : choices) {
        if (used > 0 && used + widthOf(words) > width) {
            rows.emplace_back();
            used = 0;
        }
        rows.back() += words;
        used += widthOf(words) + beside;
    }
    for (const QStringList &row : rows) {
        stack.add(blankLine, [row, widthOf](QPainter &painter, const QRectF &place) {
            qreal at = place.left();
            for (const QString &words : row) {
                boxAt(painter, QPointF(at, place.center().y()), boxSide);
                text(painter, place.adjusted(at - place.left() + boxSide + 4, 0, 0, 0), Style::Body, words);
                at += widthOf(words) + beside;
            }
        });
    }
}

/// Adds a word with a line to write on, and more lines below it.
void addWriting(Stack &stack, const QString &word, int lines)
{
    for (int line = 0; line < lines; ++line) {
        stack.add(blankLine, [first = line == 0 ? word : QString()](QPainter &painter, const QRectF &place) {
            text(painter, place, Style::BodyBold, first);
            const qreal used = first.isEmpty() ? 0 : lettering(Style::BodyBold).width(first) + 6;
            writingLine(painter, place.left() + used, place.right(), place.bottom() - 3);
        });
    }
    stack.space(4);
}

/// Adds the results of a PEF for each face of the die, in a row for each EAL with a box to tick the present one, or in
/// a row for each number of PEFs resolved before.
void addLetters(Stack &stack, const SheetSource &source)
{
    constexpr qreal first = 68;
    constexpr qreal step = 19;
    constexpr qreal side = 12.5;
    stack.add(15, [](QPainter &painter, const QRectF &place) {
        //: Heading of a table to fill in
        text(painter, place, Style::BodyBold, SheetText::tr("PEF resolution"));
        for (int face = 1; face <= 6; ++face) {
            const QRectF die(place.left() + first + (face - 1) * step, place.top() + 1, side, side);
            drawing::die(painter, die, face, drawing::DieLook::Program, false, printInks());
        }
    });
    const bool byResolved = pefsBy(source.campaign, source.pack) == PefsBy::Resolved;
    for (const LetterLine &row : letterLines(source, lowestEal, highestEal)) {
        stack.add(13.5, [row, byResolved](QPainter &painter, const QRectF &place) {
            if (!byResolved)
                boxAt(painter, QPointF(place.left(), place.center().y()), 9.5);
            text(painter, place.adjusted(byResolved ? 0 : 14, 0, 0, 0), Style::Body, row.name);
            for (qsizetype i = 0; i < row.letters.size(); ++i) {
                const QRectF cell(place.left() + first + qreal(i) * step, place.top(), side, place.height());
                text(painter, cell, Style::BodyBold, row.letters[i], Qt::AlignCenter);
            }
        });
    }
}

/// Adds the fields for an encounter of the chain, with the results of PEFs.
void addChainToWrite(Stack &words, const SheetSource &source, qreal width)
{
    addTicks(words,
             {words::title(EncounterKind::Patrol), words::title(EncounterKind::RaidAttack),
              words::title(EncounterKind::RaidDefend)},
             width);
    addTicks(words, {words::title(TimeOfDay::Day), words::title(TimeOfDay::Night)}, width);
    words.space(4);
    //: A word before a line to write on: which enemy
    addWriting(words, SheetText::tr("Enemy"), 1);
    //: A word before a line to write on: what the encounter is about
    addWriting(words, SheetText::tr("Objective"), 2);
    const bool byResolved = pefsBy(source.campaign, source.pack) == PefsBy::Resolved;
    if (byResolved && source.campaign.encounter->eal) { // the rows below do not show the levels
        QStringList levels;
        for (int eal = lowestEal; eal <= highestEal; ++eal)
            //: A column of a table: the Enemy Activity Level
            levels << SheetText::tr("EAL %1").arg(eal);
        addTicks(words, levels, width);
        words.space(4);
    }
    addLetters(words, source);
    addLetterWords(words, source);
}

/// Adds the fields for an encounter of the first edition (pp. 12 to 15).
void addScenarioToWrite(Stack &words, const SheetSource &source, qreal width)
{
    QStringList kinds;
    for (const ScenarioRow &row : source.pack.scenarios->rows)
        kinds += row.title;
    addTicks(words, kinds, width);
    words.space(4);
    //: A word before a line to write on: attacker, defender or the like
    addWriting(words, SheetText::tr("Your role"), 1);
    //: A word before a line to write on: which enemy
    addWriting(words, SheetText::tr("Enemy"), 1);
    //: A word before a line to write on: what the encounter is about
    addWriting(words, SheetText::tr("Objective"), 2);
    //: A word before a line to write on
    addWriting(words, SheetText::tr("Vehicles"), 1);
    //: A word before a line to write on: people who belong to no side
    addWriting(words, SheetText::tr("Civilians"), 1);
    //: A word before a line to write on: people to be freed
    addWriting(words, SheetText::tr("Hostages"), 1);
}

void addGameToWrite(Stack &words)
{
    //: A word before a line to write on: the kind of encounter
    addWriting(words, SheetText::tr("Encounter"), 1);
    //: A word before a line to write on: which enemy
    addWriting(words, SheetText::tr("Enemy"), 1);
    //: A word before a line to write on: what the encounter is about
    addWriting(words, SheetText::tr("Objective"), 2);
    addWriting(words, SheetText::tr("On the table"), 5);
}

/// Draws nine empty sections if the rules roll the terrain by section, else a frame to sketch the table in.
void drawTableToWrite(QPainter &painter, const QRectF &place, const SheetSource &source)
{
    if (source.pack.terrain) {
        drawMap(painter, place, *source.campaign.encounter, printInks());
        return;
    }
    outlined(painter, {printInks().ink, 1}).drawRect(place);
    pencil(painter, place.adjusted(6, 4, -6, 0), SheetText::tr("Sketch of the table"), Style::Small,
           Qt::AlignLeft | Qt::AlignTop);
}

} // namespace

void addBlankBriefing(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const Encounter &encounter = *source.campaign.encounter;
    const qreal mapWidth = flow.width() * density.map;
    const qreal mapHeight = muster::mapHeight(mapWidth, encounter);
    const qreal width = flow.width() - mapWidth - blankGutter;
    Stack words;
    if (source.pack.hasSkill)
        addGameToWrite(words);
    else if (source.pack.scenarios)
        addScenarioToWrite(words, source, width);
    else
        addChainToWrite(words, source, width);
    if (hasStarPower(source.pack)) {
        words.space(6);
        words.add(15, [](QPainter &painter, const QRectF &place) { drawStarPower(painter, place, diceToWrite); });
    }
    flow.add(qMax(mapHeight, words.height()), [=, &source](QPainter &painter, const QRectF &place) {
        drawTableToWrite(painter, QRectF(place.topLeft(), QSizeF(mapWidth, mapHeight)), source);
        words.paint(painter, place.adjusted(mapWidth + blankGutter, 0, 0, 0));
    });
}

} // namespace muster::paper
