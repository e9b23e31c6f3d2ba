// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "ui/paper/columns.h"

namespace muster::paper {

/// Lays out the sheet of the current encounter, in the order of the page After the battle. `source` must outlive the
/// flow.
PageFlow encounterSheet(const SheetSource &source, QSizeF page);

/// The density of the parts of the sheet, so that a band of the usual size fits on one page.
struct Density {
    qreal rows = 1; ///< share of a row's full height
    qreal map = 0.455; ///< share of the width
    int leastNotes = 1; ///< number of lines; with 0 the notes may be left out
    bool reportApart = false; ///< on a page of its own, with all questions after the battle
};

// The parts of the sheet, from the top.

/// Adds the briefing to be filled in by hand: boxes for the kinds, lines, and a map of nine empty sections.
void addBlankBriefing(PageFlow &flow, const SheetSource &source, const Density &density);
/// The results of a PEF for the six faces of a die in a row: at one EAL, or for a number of PEFs resolved before.
struct LetterLine {
    QString name;
    QStringList letters;
};
std::vector<LetterLine> letterLines(const SheetSource &source, int fromEal, int toEal);
/// Adds the meanings of the letters of PEFs, if the letter decides the number of enemies.
void addLetterWords(Stack &stack, const SheetSource &source);
/// Adds a row for each PEF, and one for a force that splits off.
void addPefTrack(PageFlow &flow, const SheetSource &source, const Density &density);
/// Adds the enemy's figures of an encounter that was itself rolled up.
void addEnemy(PageFlow &flow, const SheetSource &source, const Density &density);
/// Adds lines for the enemy's figures, to be filled in by hand.
void addEnemyToWrite(PageFlow &flow, const Density &density);
/// Adds both sides of a linked game, with the scores to hit in each range band (R82).
void addShooting(PageFlow &flow, const SheetSource &source, const Density &density);
/// Adds the questions 1 and 2: the outcome, and the casualties.
void addReport(PageFlow &flow, const SheetSource &source, const Density &density);
/// Adds question 3: the dice of recovery and Stay or Go.
void addDice(PageFlow &flow, const SheetSource &source, const Density &density);

/// Adds a numbered question with its heading, kept together with the next `following` points.
void addQuestion(PageFlow &flow, int number, const QString &words, qreal following, Painting atRight = {});

/// Draws "Star Power" and this many dice to cross off.
void drawStarPower(QPainter &painter, const QRectF &place, int dice);

/// Returns the cells with Rep and name, with which the tables 2 and 3 begin. `behind`: texts in a lighter colour, as
/// many as the name leaves space for. `below`: space in points below the name.
Cells figureCells(const Figure &figure, const QStringList &behind = {}, qreal below = 0);

bool forHandwriting(SheetKind kind);

/// Returns the same rules, list and options without anything of the campaign.
SheetSource blankOf(SheetKind kind, const SheetSource &source);

/// The number of dice drawn for a Rep that is still to be filled in.
inline constexpr int diceToWrite = 5;
inline int diceOf(const Figure &figure)
{
    return figure.rep() > 0 ? figure.rep() : diceToWrite;
}

} // namespace muster::paper
