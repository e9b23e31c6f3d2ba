// SPDX-License-Identifier: MIT
#include "model/story/pefsby.h"
#include "model/story/staradvantages.h"
#include "model/story/words.h"
#include "rules/pack/slugs.h"
#include "ui/map/mapdrawing.h"
#include "ui/paper/blank.h"
#include "ui/paper/encountersheet.h"
#include "ui/paper/papermarks.h"
#include "ui/paper/papertype.h"
#include "ui/paper/sheettext.h"
#include "ui/parts/drawing.h"

#include <QPainter>
#include <QStringList>

namespace muster::paper {

namespace {

constexpr qreal blankGutter = 20;
constexpr qreal blankLine = 17;
constexpr auto blankMiddle = Qt::AlignLeft | Qt::AlignVCenter;

/// Words with a box before each, in a row.
void addTicks(Stack &stack, const QStringList &choices)
{
    stack.add(blankLine, [choices](QPainter &painter, const QRectF &place) {
        qreal at = place.left();
        for (const QString &words : choices) {
            boxAt(painter, QPointF(at, place.center().y()), boxSide);
            const qreal width = lettering(Style::Body).width(words) + 1;
            text(painter, QRectF(at + boxSide + 4, place.top(), width, place.height()), blankMiddle, Style::Body,
                 words);
            at += boxSide + 4 + width + 10;
        }
    });
}

/// A word and a line to write on, and more lines below it.
void addWriting(Stack &stack, const QString &word, int lines)
{
    for (int line = 0; line < lines; ++line) {
        stack.add(blankLine, [first = line == 0 ? word : QString()](QPainter &painter, const QRectF &place) {
            text(painter, place, blankMiddle, Style::BodyBold, first);
            const qreal used = first.isEmpty() ? 0 : lettering(Style::BodyBold).width(first) + 6;
            writingLine(painter, place.left() + used, place.right(), place.bottom() - 3);
        });
    }
    stack.space(4);
}

struct Row {
    QString name;
    QStringList letters; ///< by face - 1
};

std::vector<Row> rowsOf(const SheetSource &source)
{
    const Pack &pack = source.pack;
    std::vector<Row> rows;
    if (pefsBy(source.campaign, pack) == PefsBy::Resolved) {
        for (const LetterRow &row : letterRows(*pack.patrol)) {
            rows.push_back({row.name, {}});
            for (const PefForce force : row.letters)
                rows.back().letters << slug(force);
        }
        return rows;
    }
    for (int eal = lowestEal; eal <= highestEal; ++eal) {
        rows.push_back({SheetText::tr("EAL %1").arg(eal), {}});
        for (int face = 1; face <= 6; ++face)
            rows.back().letters << QStringLiteral("XABC").at(static_cast<int>(pack.activity->lettersAt(eal).at(face)));
    }
    return rows;
}

/// What each face makes of a PEF, with a box before each level to tick the present one.
void addLetters(Stack &stack, const SheetSource &source)
{
    constexpr qreal first = 68;
    constexpr qreal step = 19;
    constexpr qreal side = 12.5;
    stack.add(15, [](QPainter &painter, const QRectF &place) {
        text(painter, place, blankMiddle, Style::BodyBold, SheetText::tr("A PEF"));
        for (int face = 1; face <= 6; ++face) {
            const QRectF die(place.left() + first + (face - 1) * step, place.top() + 1, side, side);
            drawing::die(painter, die, face, drawing::DieLook::Program, false, printInks());
        }
    });
    const bool levels = source.campaign.encounter->eal.has_value();
    for (const Row &row : rowsOf(source)) {
        stack.add(13.5, [row, levels](QPainter &painter, const QRectF &place) {
            if (levels)
                boxAt(painter, QPointF(place.left(), place.center().y()), 9.5);
            text(painter, place.adjusted(levels ? 14 : 0, 0, 0, 0), blankMiddle, Style::Body, row.name);
            for (qsizetype i = 0; i < row.letters.size(); ++i) {
                const QRectF cell(place.left() + first + static_cast<qreal>(i) * step, place.top(), side,
                                  place.height());
                text(painter, cell, Qt::AlignCenter, Style::BodyBold, row.letters[i]);
            }
        });
    }
}

} // namespace

void addBlankBriefing(PageFlow &flow, const SheetSource &source, const Density &density)
{
    const Encounter &encounter = *source.campaign.encounter;
    const qreal mapWidth = flow.width() * density.map;
    const qreal mapHeight = mapWidth + mapEdgeHeight(mapWidth, encounter);
    Stack words;
    addTicks(words,
             {words::title(EncounterKind::Patrol), words::title(EncounterKind::RaidAttack),
              words::title(EncounterKind::RaidDefend)});
    addTicks(words, {words::title(TimeOfDay::Day), words::title(TimeOfDay::Night)});
    words.space(4);
    addWriting(words, SheetText::tr("Enemy"), 1);
    addWriting(words, SheetText::tr("Objective"), 2);
    addLetters(words, source);
    if (hasStarPower(source.pack)) {
        words.space(6);
        words.add(15, [](QPainter &painter, const QRectF &place) {
            text(painter, place, blankMiddle, Style::BodyBold, SheetText::tr("Star power"));
            const qreal used = lettering(Style::BodyBold).width(SheetText::tr("Star power")) + 8;
            boxes(painter, QPointF(place.left() + used, place.center().y()), diceToWrite, 12.4, place.width() - used);
        });
    }
    flow.add(qMax(mapHeight, words.height()), [=, &encounter](QPainter &painter, const QRectF &place) {
        drawMap(painter, QRectF(place.topLeft(), QSizeF(mapWidth, mapHeight)), encounter, printInks());
        words.paint(painter, place.adjusted(mapWidth + blankGutter, 0, 0, 0));
    });
}

} // namespace muster::paper
