// SPDX-License-Identifier: MIT
// What an account of a battle and the campaign book have in common: a life, pictures, sentences and their dice.
#include "model/account/account.h"

#include "model/story/words.h"
#include "model/texts.h"

namespace muster {

AccountFigure accountFigure(const Figure &figure, const Pack &pack)
{
    return {figure.id,
            figure.name,
            figure.star,
            figure.rep(),
            words::kindOf(figure, pack),
            words::armour(figure.profile, pack),
            words::arms(figure, pack)};
}

std::vector<AccountLine> linesOf(std::span<const FigureChapter> chapters, const Campaign &now, const Pack &pack)
{
    std::vector<AccountLine> lines;
    for (const FigureChapter &chapter : chapters) {
        AccountLine line{AccountText::tr("%1: %2").arg(words::turn(chapter.turn, now, pack), chapter.title)};
        if (!chapter.detail.isEmpty())
            line.text = AccountText::tr("%1. %2").arg(line.text, chapter.detail);
        if (!chapter.dice.rolls.empty())
            line.dice.push_back(chapter.dice);
        lines.push_back(line);
    }
    return lines;
}

std::vector<AccountPassage> passagesAbout(const About &about, const Campaign &now, int untilTurn)
{
    std::vector<AccountPassage> passages;
    for (const Picture &picture : now.pictures) {
        if (picture.about == about && picture.turn <= untilTurn)
            passages.push_back({{}, {}, accountPicture(picture)});
    }
    for (const Words &words : now.words) {
        if (words.about == about && words.turn <= untilTurn)
            passages.push_back({words.title, words.text});
    }
    return passages;
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
    for (const AccountCareer &career : account.careers) {
        for (const AccountPassage &passage : career.passages) {
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
