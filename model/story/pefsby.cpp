// SPDX-License-Identifier: MIT
#include "model/story/pefsby.h"

#include "model/actions/suggest.h"
#include "model/story/playwords.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster {

namespace {

/// "1d6 + 3"
QString totalWords(const DiceTotal &total)
{
    const QString dice = QStringLiteral("%1d%2").arg(total.dice).arg(total.sides);
    if (total.plus == 0)
        return dice;
    return QStringLiteral("%1 %2 %3")
        .arg(dice, total.plus > 0 ? QStringLiteral("+") : QStringLiteral("−"))
        .arg(std::abs(total.plus));
}

/// The scores that bring the leader: "1–5".
QString leaderScores(const RollTable<bool> &leader)
{
    for (const TableRow<bool> &row : leader.rows) {
        if (row.outcome)
            return row.from == row.to ? QString::number(row.from) : QStringLiteral("%1–%2").arg(row.from).arg(row.to);
    }
    return StoryText::tr("no score");
}

} // namespace

PefsBy pefsBy(const Campaign &campaign, const Pack &pack)
{
    const bool level =
        campaign.encounter ? campaign.encounter->eal.has_value() : systemOf(campaign, pack).hasActivityLevel();
    return pack.patrol && !(level && actions::choosesPefsByLevel(campaign, pack)) ? PefsBy::Resolved : PefsBy::Activity;
}

QStringList pefSentences(const Campaign &campaign, const Pack &pack)
{
    if (pefsBy(campaign, pack) == PefsBy::Activity)
        return {};
    return {StoryText::tr(
        "PEFs start behind cover. They move on 2d6 against their Rep, highest first. Two passed: 16\", towards the "
        "nearest PEF on 1–4 (the last PEF splits), you on 5–6. One passed: 8\", on 1–2 and 3–6.")};
}

std::vector<LetterRow> letterRows(const PatrolTables &tables)
{
    std::vector<LetterRow> rows;
    const int last = static_cast<int>(tables.composition.size()) - 1;
    for (int resolved = 0; resolved <= last; ++resolved) {
        LetterRow row{resolved == 0          ? StoryText::tr("first")
                          : resolved == last ? StoryText::tr("%1+ before").arg(resolved)
                                             : StoryText::tr("%1 before").arg(resolved),
                      {}};
        for (int face = 1; face <= static_cast<int>(row.letters.size()); ++face)
            row.letters[static_cast<std::size_t>(face - 1)] = tables.compositionAfter(resolved).at(face);
        rows.push_back(row);
    }
    return rows;
}

QString letterWords(const Campaign &campaign, const Pack &pack, PefForce force)
{
    if (force == PefForce::FalseAlarm)
        return words::inLine(force);
    const PatrolTables &tables = *pack.patrol;
    const ForceTables &dice = force == PefForce::MainBody ? tables.mainBody : tables.stragglers;
    return StoryText::tr("%1, %2, leader on %3")
        .arg(words::inLine(force), totalWords(dice.totalBy(actions::chosenNumbers(campaign, pack))),
             leaderScores(dice.leader));
}

} // namespace muster
