// SPDX-License-Identifier: MIT
// What an account of a battle and the campaign book have in common: a life, pictures, sentences and their dice.
#include "model/account/account.h"

#include "model/story/bandwords.h"
#include "model/story/figurehistory.h"
#include "model/story/words.h"
#include "model/texts.h"

namespace muster {

AccountCareer careerOf(std::span<const Step> steps, const Campaign &now, const Pack &pack, const Figure &figure)
{
    AccountCareer career{figure.id, figure.name, figure.star, words::kindOf(figure, pack), {}};
    for (const FigureChapter &chapter : figureHistory(steps, pack, figure.id)) {
        AccountLine line{AccountText::tr("%1: %2").arg(words::turn(chapter.turn, now, pack), chapter.title)};
        if (!chapter.detail.isEmpty())
            line.text = AccountText::tr("%1. %2").arg(line.text, chapter.detail);
        if (!chapter.dice.rolls.empty())
            line.dice.push_back(chapter.dice);
        career.lines.push_back(line);
    }
    return career;
}

AccountPicture accountPicture(const Picture &picture)
{
    return {picture.id, picture.caption, picture.width, picture.height, picture.sha256};
}

std::vector<AccountPicture> picturesIn(const Account &account)
{
    std::vector<AccountPicture> all;
    for (const auto *passages : {&account.opening, &account.closing}) {
        for (const AccountPassage &passage : *passages) {
            if (passage.picture)
                all.push_back(*passage.picture);
        }
    }
    for (const AccountTurn &turn : account.turns)
        all.insert(all.end(), turn.pictures.begin(), turn.pictures.end());
    return all;
}

AccountLine sentenceOf(const StoryLine &line)
{
    AccountLine told{line.detail.isEmpty() ? line.title : AccountText::tr("%1: %2").arg(line.title, line.detail)};
    if (!line.dice.rolls.empty())
        told.dice.push_back(line.dice);
    return told;
}

QString facesOf(const std::vector<StoryDice> &dice)
{
    QStringList groups;
    for (const StoryDice &group : dice) {
        QStringList rolls;
        for (const Roll &roll : group.rolls) {
            QStringList faces;
            for (const Die die : roll.dice)
                faces << QString::number(die.face);
            rolls << (faces.size() == 2 && group.rolls.size() == 1 ? words::listing(faces)
                                                                   : faces.join(QStringLiteral(", ")));
        }
        groups << rolls.join(QStringLiteral(" : "));
    }
    return groups.join(QStringLiteral("; "));
}

} // namespace muster
