// SPDX-License-Identifier: MIT
#include "model/account/accounttable.h"

#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster {

namespace {

class TableTeller
{
public:
    TableTeller(const Campaign &battle, const Pack &pack, const PefDice &letters)
        : m_before(battle)
        , m_pack(pack)
        , m_letters(letters)
    {
    }

    AccountTable make();
    AccountTable ground();

private:
    void tellPefs();
    void tellEnemy();

    const Encounter &encounter() const { return *m_before.encounter; }

    const Campaign &m_before;
    const Pack &m_pack;
    const PefDice &m_letters;
    AccountTable m_table;
};

/// The land row by row, for those who cannot see the map.
QString landInWords(const Encounter &encounter)
{
    QStringList sections;
    for (const Section &section : encounter.setup.sections)
        sections << AccountText::tr("%1 %2").arg(section.number).arg(words::land(section).join(QStringLiteral(", ")));
    return AccountText::tr("Map of %n sections, 1 at the upper left: %1.", nullptr, static_cast<int>(sections.size()))
        .arg(sections.join(QStringLiteral("; ")));
}

AccountTable TableTeller::ground()
{
    m_table.encounter = encounter();
    Campaign dealt = m_before;
    dealt.play.reset(); // as it was set up, not as it ended
    const EncounterText told = describeEncounter(dealt, m_pack);
    if (encounter().settlement) {
        if (const KeptSettlement *kept = m_before.settlement(*encounter().settlement))
            m_table.settlement = *kept;
    }
    if (!encounter().setup.sections.empty()) {
        const TableEdge yours = tableEdges(encounter(), m_pack).yours;
        m_table.inWords = landInWords(encounter());
        if (!yours.where.isEmpty() && told.setUp.isEmpty()) // else that says it
            m_table.caption = AccountText::tr("The band’s entry: %1.").arg(yours.where);
    } else if (m_table.settlement) {
        m_table.inWords = AccountText::tr("Layout of %1.").arg(m_table.settlement->name);
    }
    const auto add = [&](const QString &title, const QStringList &sentences) {
        if (const QString text = sentences.join(u' '); !text.isEmpty())
            m_table.paragraphs.push_back({title, {{text}}});
    };
    add(AccountText::tr("Objective"), {told.objective});
    add(AccountText::tr("Set-up"), told.setUp);
    return m_table;
}

AccountTable TableTeller::make()
{
    ground();
    if (encounter().dealtEnemy())
        tellEnemy();
    else
        tellPefs();
    return std::move(m_table);
}

void TableTeller::tellPefs()
{
    AccountParagraph pefs{AccountText::tr("Possible Enemy Forces"), {}};
    for (const Pef &pef : encounter().setup.pefs) {
        const PefInPlay *now = m_before.play ? m_before.play->pef(pef.id) : nullptr;
        const bool isCounted = now && now->said && *now->said > 0; // below, group by group
        const QString what = !now || isCounted ? QString()
            : now->isWaiting()                 ? AccountText::tr("unresolved")
                                               : words::resolved(*now);
        const QString place = AccountText::tr("%1. %2").arg(QString::number(pef.id), placeOf(pef, encounter()));
        AccountLine line{what.isEmpty() ? place : AccountText::tr("%1: %2").arg(place, what)};
        if (const auto letter = m_letters.find(pef.id); letter != m_letters.end())
            line.dice.push_back(letter->second);
        if (m_before.play) {
            for (const GroupInPlay &group : m_before.play->groups) {
                if (group.pef == pef.id)
                    line.text = AccountText::tr("%1; group %2, %3")
                                    .arg(line.text, QString::number(group.id),
                                         words::figures(static_cast<int>(group.figures.size())));
            }
        }
        pefs.lines.push_back(line);
    }
    if (!pefs.lines.empty())
        m_table.paragraphs.push_back(pefs);
}

/// Who stood for the enemy, where that was rolled up figure by figure.
void TableTeller::tellEnemy()
{
    std::vector<std::pair<QString, int>> kinds;
    for (const Profile &figure : encounter().dealtEnemy()->figures) {
        const QString worth = words::worth(figure, m_pack);
        const QString kind = figure.type.isEmpty() // a Star who is met
            ? AccountText::tr("Star, %1").arg(worth)
            : AccountText::tr("%1, %2").arg(packWords(figure.type), worth);
        const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const auto &one) { return one.first == kind; });
        if (same != kinds.end())
            ++same->second;
        else
            kinds.emplace_back(kind, 1);
    }
    AccountParagraph enemy{AccountText::tr("The enemy"), {}};
    for (const auto &[kind, count] : kinds)
        enemy.lines.push_back({count == 1 ? kind : AccountText::tr("%1 × %2").arg(count).arg(kind)});
    if (!enemy.lines.empty())
        m_table.paragraphs.push_back(enemy);
}

} // namespace

AccountTable accountGround(const Campaign &campaign, const Pack &pack)
{
    return TableTeller(campaign, pack, {}).ground();
}

AccountTable accountTableOf(const Campaign &battle, const Pack &pack, const PefDice &letters)
{
    return TableTeller(battle, pack, letters).make();
}

} // namespace muster

// What an account of a battle and the campaign book have in common: a life, pictures, sentences and their dice.
#include "model/account/account.h"

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
