// SPDX-License-Identifier: MIT
#include "ui/band/chapterview.h"

#include "model/story/words.h"
#include "ui/parts/button.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/label.h"

#include <QGridLayout>

namespace muster {

namespace {

constexpr int monthWidth = 68;
constexpr int labelWidth = monthWidth - 4;
constexpr qreal dieSide = 20;
constexpr qreal smallSide = 12;
constexpr qsizetype mostBesideWords = 4; ///< dice

/// "Month 7"; what is longer gives way to its mark.
QString monthOf(int turn, const Campaign &campaign, const Pack &pack)
{
    const QString label = words::turn(turn, campaign, pack);
    return QFontMetrics(fontFor(TextUse::SecondLine)).horizontalAdvance(label) <= labelWidth
        ? label
        : words::turnMark(turn, campaign, pack);
}

} // namespace

ChapterView::ChapterView(const FigureChapter &chapter, const Campaign &campaign, const Pack &pack, QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(4);
    grid->setColumnMinimumWidth(0, monthWidth);
    grid->setColumnStretch(1, 1);

    auto *month =
        makeParagraph(TextUse::SecondLine, monthOf(chapter.turn, campaign, pack), nullptr, QPalette::PlaceholderText);
    month->setFixedWidth(labelWidth);
    month->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    grid->addWidget(month, 0, 0, 3, 1); // beside all the lines: it may be long in another language
    grid->addWidget(makeParagraph(TextUse::BodyBold, chapter.title), 0, 1);
    if (!chapter.detail.isEmpty()) {
        grid->addWidget(makeParagraph(TextUse::SecondLine, chapter.detail, nullptr, QPalette::PlaceholderText), 1, 1);
    }
    if (chapter.dice.rolls.empty() && chapter.rulings.isEmpty())
        return;

    auto *line = new QHBoxLayout;
    line->setContentsMargins(0, 3, 0, 0);
    line->setSpacing(9);
    if (!chapter.dice.rolls.empty()) {
        qsizetype count = 0;
        for (const Roll &roll : chapter.dice.rolls)
            count += roll.dice.size();
        const bool isLong = count > mostBesideWords; // both sides of a Stay or Go test
        auto *dice = new StoryDiceRow(isLong ? smallSide : dieSide);
        dice->setDice(chapter.dice, tr("Dice: %1").arg(chapter.thrower));
        line->addWidget(dice, 0, Qt::AlignTop);
        if (!isLong)
            line->addWidget(makeLabel(TextUse::ColumnHead, chapter.thrower, nullptr, QPalette::PlaceholderText));
    }
    line->addStretch();
    for (const QString &id : chapter.rulings)
        line->addWidget(makeRulingLink(id));
    grid->addLayout(line, 2, 1);
}

} // namespace muster
