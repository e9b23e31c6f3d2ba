// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/columns.h"

namespace muster::paper {

/// The sheet of the current encounter, in the order of the After the battle page. `source` must live as long as the flow.
PageFlow encounterSheet(const SheetSource &source, QSizeF page);

/// How close its parts are set, so that a band of the usual size has it on one page.
struct Density {
    qreal rows = 1; ///< of the full height of a row
    qreal map = 0.455; ///< of the width
    int leastNotes = 1; ///< lines; with none the notes may be left out
    bool reportApart = false; ///< on a page of its own, with all that is asked after the battle
};

// Its parts, from above.

/// The same to be written by hand: the kinds to tick, lines, and a map of nine empty sections.
void addBlankBriefing(PageFlow &flow, const SheetSource &source, const Density &density);
/// What the faces of a die make of a PEF, one behind the other: at each of these levels, or by the PEFs resolved before.
struct LetterLine {
    QString name;
    QStringList letters;
};
std::vector<LetterLine> letterLines(const SheetSource &source, int fromEal, int toEal);
/// What the letters of a PEF stand for, where that decides how many there are.
void addLetterWords(Stack &stack, const SheetSource &source);
/// A row for each Possible Enemy Force, and one for a force that splits off.
void addPefTrack(PageFlow &flow, const SheetSource &source, const Density &density);
/// Who stands for the enemy, where the encounter itself was rolled up.
void addEnemy(PageFlow &flow, const SheetSource &source, const Density &density);
/// The same as lines to be written by hand.
void addEnemyToWrite(PageFlow &flow, const Density &density);
/// Both sides of a linked game, with what each needs to hit in each range band (R82).
void addShooting(PageFlow &flow, const SheetSource &source, const Density &density);
/// 1 and 2: how did it end, and the casualties.
void addReport(PageFlow &flow, const SheetSource &source, const Density &density);
/// 3: the dice of recovery and Stay or Go.
void addDice(PageFlow &flow, const SheetSource &source, const Density &density);

/// A numbered question with its heading; `following` is kept together with it.
void addQuestion(PageFlow &flow, int number, const QString &words, qreal following, Painting atRight = {});

/// "Star Power", and so many dice to cross off.
void drawStarPower(QPainter &painter, const QRectF &place, int dice);

/// The figure's Rep and name as the tables 2 and 3 begin; `behind` in a lighter hand, as much of it as the name leaves
/// room for. The name leaves free so much `below` it.
Cells figureCells(const Figure &figure, const QStringList &behind = {}, qreal below = 0);

bool forHandwriting(SheetKind kind);

/// The same rules, list and options, with nobody and nothing of the campaign in it.
SheetSource blankOf(SheetKind kind, const SheetSource &source);

/// So many dice are drawn for a Rep that is still to be written.
inline constexpr int diceToWrite = 5;
inline int diceOf(const Figure &figure)
{
    return figure.rep() > 0 ? figure.rep() : diceToWrite;
}

} // namespace muster::paper
