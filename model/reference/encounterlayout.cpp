// SPDX-License-Identifier: MIT
#include "model/reference/layout.h"

#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/words.h"
#include "rules/encounter/patrol.h"
#include "rules/scenario/choose.h"
#include "rules/slug.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace muster {

using namespace Qt::Literals::StringLiterals;

QString ShelfLayout::howManyText(const HowMany &number)
{
    QString text;
    switch (number.base) {
    case HowMany::Base::Party:
        text = tr("your party");
        break;
    case HowMany::Base::Half:
        text = tr("half your party");
        break;
    case HowMany::Base::PartyAndHalf:
        text = tr("half as many again as your party");
        break;
    case HowMany::Base::Twice:
        text = tr("twice your party");
        break;
    case HowMany::Base::ThreeTimes:
        text = tr("three times your party");
        break;
    }
    if (number.plus != 0)
        text = number.plus > 0 ? tr("%1 +%2").arg(text).arg(number.plus) : tr("%1 −%2").arg(text).arg(-number.plus);
    return number.leastMore > 0 ? tr("%1, at least %2 more").arg(text).arg(number.leastMore) : text;
}

namespace {

/// The tables of encounters, each made from the table that its procedure rolls on.
struct EncounterLayout : ShelfLayout {
    Q_DECLARE_TR_FUNCTIONS(Reference)

public:
    static QString named(const auto &outcome, const QString &title) { return tr("%1, %2").arg(slug(outcome), title); }

    /// Returns the moves of PEFs, with others on the table and without.
    static CampaignTable pefMoves(const PefMoves &moves, PefsBy by)
    {
        const auto cell = [&](int passed, std::size_t others) {
            return passed == 0 ? words::pefMove(PefMove::Stay, 0, by)
                               : inLine(moves.of(passed)[others],
                                        [by](const PefStride &to) { return words::pefMove(to.move, to.inches, by); });
        };
        CampaignTable made{{{QString(), tr("1d6, other PEFs on the table"), tr("1d6, no other PEF")}, {}, {}}};
        made.rows = byPassed([&](int passed) { return QStringList{cell(passed, 1), cell(passed, 0)}; });
        made.lightPassed<PefMoveResult>([](const Arguments &given) { return given.flag(u"others"_s) ? 1 : 2; });
        return made;
    }

    CampaignTable letters() const
    {
        CampaignTable made;
        made.heads = {words::dice(1, 6)};
        for (int eal = lowestEal; eal <= highestEal; ++eal)
            made.heads.append(tr("EAL %1").arg(eal));
        for (const PefLetter letter : {PefLetter::Nothing, PefLetter::Signs, PefLetter::Contact, PefLetter::InForce})
            made.rows.push_back(rowOf(letter, named(letter, words::title(letter)), pack().activity->letters));
        made.light<Contact>(&Contact::letter, [](const Arguments &given) { return given.integer(u"eal"_s); });
        return made;
    }

    /// In Chain Reaction 3.0 (p. 26) the move depends on whether the group has more figures.
    CampaignTable nonPlayerMoves() const
    {
        if (!pack().activity)
            return {};
        GroupInPlay more;
        more.figures.resize(1);
        const bool byPosition = pack().patrol.has_value();
        CampaignTable made;
        made.heads = byPosition ? QStringList{QString(), tr("Outnumbers you"), tr("Does not")}
                                : QStringList{QString(), tr("The group")};
        made.rows = byPassed([&](int passed) {
            const NonPlayerMove move = pack().activity->nonPlayerMoves.of(passed);
            QStringList cells{words::moveOf(move, more, Play(), pack())};
            if (byPosition)
                cells.append(words::moveOf(move, GroupInPlay(), Play(), pack()));
            return cells;
        });
        made.modifiers = {{tr("In cover"), u"+1d6"_s}, {tr("Outnumbers you 2:1"), u"+1d6"_s}};
        if (byPosition)
            made.lightPassed<GroupMoveResult>(
                [](const Arguments &given) { return given.flag(u"outnumber"_s) ? 1 : 2; });
        else
            made.lightPassed<NonPlayerMoveResult>();
        return made;
    }

    CampaignTable howMany() const
    {
        return {{{u"2d6"_s, tr("Enemies")}, rowsOf(pack().activity->howMany, howManyText), {}}};
    }

    CampaignTable forces() const
    {
        const PatrolTables &patrol = *pack().patrol;
        const int last = static_cast<int>(patrol.composition.size());
        CampaignTable made;
        made.heads = {tr("1d6, by PEFs already resolved")};
        for (int resolved = 0; resolved < last; ++resolved)
            made.heads.append(resolved + 1 < last ? QString::number(resolved) : tr("%1 or more").arg(resolved));
        for (const PefForce force : {PefForce::MainBody, PefForce::Stragglers, PefForce::FalseAlarm})
            made.rows.push_back(rowOf(force, named(force, words::inLine(force)), patrol.composition));
        const auto total = [](const ForceTables &force, NumbersPrint print) {
            const DiceTotal &dice = force.total[print];
            const QString text = words::dice(dice.dice, dice.sides);
            return dice.plus == 0 ? text
                : dice.plus > 0   ? tr("%1 + %2").arg(text).arg(dice.plus)
                                  : tr("%1 − %2").arg(text).arg(-dice.plus);
        };
        const auto number = [&](const ForceTables &force) {
            return tr("look up %1 in How many enemies (by the reference sheet %2); their leader on %3")
                .arg(total(force, NumbersPrint::Page), total(force, NumbersPrint::Sheet),
                     totalsOf(force.leader, std::identity()));
        };
        made.modifiers = {{words::title(PefForce::MainBody), number(patrol.mainBody)},
                          {words::title(PefForce::Stragglers), number(patrol.stragglers)},
                          {tr("Their leader"), tr("Rep %1, only one").arg(patrol.leaderRep)}};
        made.light<PatrolContact>(&PatrolContact::force, [last](const Arguments &given) {
            return std::min(given.integer(u"resolved"_s) + 1, last);
        });
        return made;
    }

    CampaignTable scouting() const
    {
        CampaignTable made{{{tr("Against the Terrain Value"), tr("The scout finds")}, {}, {}}};
        made.rows = byPassed([&](int passed) {
            switch (pack().patrol->scouting.found.of(passed)) {
            case Scouted::Nobody:
                return tr("nobody there");
            case Scouted::InBuildings:
                return tr("the enemy, where there are buildings");
            case Scouted::Enemy:
                return tr("the enemy");
            }
            Q_UNREACHABLE();
        });
        for (const auto &[terrain, id] : slugTable<Terrain>)
            made.modifiers.push_back(
                {words::title(terrain), tr("Terrain Value %1").arg(pack().patrol->scouting.values[terrain])});
        return made;
    }

    /// The encounter with the highest score of 2d6 plus these numbers comes up (R61, R74).
    CampaignTable scenarios() const
    {
        CampaignTable made{{{tr("Highest 2d6")}, {}, {}}};
        for (const Genre genre : allGenres)
            made.heads.append(wordText(slug(genre)));
        for (const ScenarioKind kind : allScenarios) {
            QStringList cells{pack().scenarios->of(kind).title};
            for (const Genre genre : allGenres) {
                const std::optional<int> modifier = pack().scenarios->modifier(kind, genre);
                cells.append(modifier ? signedText(*modifier) : u"–"_s);
            }
            made.rows.push_back(cells);
        }
        made.light<ScenarioChoice>(&ScenarioChoice::kind, [](const Arguments &given) {
            return 1 + static_cast<int>(given.value<Genre>(u"genre"_s));
        });
        return made;
    }

    CampaignTable coverage() const
    {
        const MediaTables &media = *pack().media;
        CampaignTable made{{{u"1d6"_s, tr("A media crew")}, {}, {}}};
        made.rows = {{tr("%1 or less").arg(media.full), words::label(Coverage::Full, words::Form::Other)},
                     {tr("%1 or less").arg(media.possible), words::label(Coverage::Possible, words::Form::Other)},
                     {tr("more"), words::label(Coverage::None, words::Form::Other)}};
        const auto add = [&](const auto &kinds, const auto &modifiers) {
            for (const auto kind : kinds) {
                if (const int modifier = modifiers[kind]; modifier != 0)
                    made.modifiers.push_back({wordText(slug(kind)), signedText(modifier)});
            }
        };
        add(allMediaGenres, media.genres);
        add(allMediaSettings, media.settings);
        made.light<Coverage>(std::identity());
        return made;
    }

    CampaignTable rewards() const
    {
        const RewardTables &rewards = *pack().rewards;
        return {
            {{},
             {{tr("The encounter"), tr("%1 × the share won, divided among all who took part").arg(rewards.encounter)},
              {tr("An armed enemy killed"), QString::number(rewards.kill)},
              {tr("An enemy routed"), QString::number(rewards.rout)}},
             {}}};
    }

    CampaignTable resolved() const { return pack().patrol ? forces() : letters(); }
    CampaignTable moved() const
    {
        return pack().patrol ? pefMoves(pack().patrol->pefMoves, PefsBy::Resolved)
                             : pefMoves(pack().activity->pefMoves, PefsBy::Activity);
    }

    CampaignTable table(const QString &procedure) const
    {
        using Make = CampaignTable (EncounterLayout::*)() const;
        static const QHash<QString, Make> tables{
            {u"resolve-pef"_s, &EncounterLayout::resolved}, {u"pef-move"_s, &EncounterLayout::moved},
            {u"scout"_s, &EncounterLayout::scouting},       {u"np-move"_s, &EncounterLayout::nonPlayerMoves},
            {u"how-many"_s, &EncounterLayout::howMany},     {u"encounter"_s, &EncounterLayout::scenarios},
            {u"media"_s, &EncounterLayout::coverage},       {u"deeds"_s, &EncounterLayout::rewards},
        };
        const Make make = tables.value(procedure);
        return make ? (this->*make)() : CampaignTable();
    }
};

} // namespace

CampaignTable ShelfLayout::encounterTable(const QString &procedure) const
{
    return EncounterLayout{*this}.table(procedure);
}

} // namespace muster
