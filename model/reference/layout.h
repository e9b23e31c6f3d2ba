// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"

#include <QCoreApplication>

#include <concepts>
#include <memory>

namespace muster {

/// A table between or before battles as it stands in the book, and where in it an answer stands.
struct CampaignTable : ShelfTable {
    struct Place {
        int row = -1;
        int column = 1;
    };
    std::function<Place(const Arguments &given, const Resolved &resolved)> place = {}; ///< none: no cell lights

    /// By an answer of this type: its row, and the column by what was given.
    template<typename Answer>
    void light(auto row, auto column)
    {
        place = [=](const Arguments &given, const Resolved &resolved) {
            return Place{static_cast<int>(std::invoke(row, resolved.as<Answer>())), column(given)};
        };
    }
    template<typename Answer>
    void light(auto row)
    {
        light<Answer>(row, [](const Arguments &) { return 1; });
    }
    /// The same, of rows that go down from two dice passed.
    template<typename Answer>
    void lightPassed(auto... column)
    {
        light<Answer>([](const Answer &answer) { return 2 - answer.passed; }, column...);
    }
};

/// Lays out each kind of test and table of a pack, and tells its answers. A copy is cheap, and lives on in what was laid out.
class ShelfLayout
{
    Q_DECLARE_TR_FUNCTIONS(Reference)

public:
    explicit ShelfLayout(const Pack &pack)
        : m_pack(std::make_shared<const Pack>(pack))
    {
    }

    ShelfVariant of(const ReferenceTest &test) const;
    ShelfVariant of(const JointTest &joint) const;
    ShelfVariant of(const LookUp &table) const;
    ShelfVariant of(const DamageTable &table) const;
    ShelfVariant of(const MeleeTable &table) const;
    ShelfVariant of(const SuccessCount &count) const;
    ShelfVariant of(const Volley &volley) const;
    ShelfVariant of(const Burst &burst) const;
    ShelfVariant of(const Contest &contest) const;
    ShelfVariant of(const StarPower &power) const;
    ShelfVariant of(const Comparison &comparison) const;
    ShelfVariant of(const Scatter &scatter) const;
    ShelfVariant of(const RollOff &table) const;
    ShelfVariant of(const Note &note) const;
    /// A procedure of the encounters and the months, told field by field.
    ShelfVariant of(const Procedure &procedure) const;
    /// The percentile street skirmish's two.
    ShelfVariant figure() const;
    ShelfVariant percentileShot() const;
    /// The weapons that shoot, or those for melee alone, with those of their columns that any of them fills.
    ShelfVariant weapons(bool shooting) const;
    /// Tables of the campaign that no procedure rolls on by itself.
    std::vector<ShelfEntry> tablesToRead() const;

protected:
    const Pack &pack() const { return *m_pack; }
    const Reference &reference() const { return *m_pack->reference; }

    /// A word's title; the id itself where the reference has no such word.
    QString title(const QString &id) const;
    QString titles(const QStringList &ids) const;
    /// A word of the game as the player reads it: "squad-automatic-weapon" as "Squad automatic weapon".
    QString wordText(const QString &id) const;
    /// An outcome as headline, with what it means.
    Ruled ruledBy(const QString &outcome) const;
    std::vector<ShelfTable::Line> linesOf(const std::vector<Modifier> &modifiers) const;
    /// "+1d6", "Rep −1", "at most one die passed".
    static QString effectOf(const Modifier &modifier);
    /// "Duck Down, 2 turns": an outcome with what goes with it.
    static QString withAmount(const QString &outcome, const Amount &amount, const QString &field);
    /// "One hit", "3 hits".
    static QString hitsText(int hits);
    /// "half the party", "the party +2".
    static QString howManyText(const HowMany &number);

    /// A table, and how an answer of this type is told: by itself, or with what was given.
    template<typename Answer>
    static ShelfVariant answered(ShelfTable table, auto tell)
    {
        return {.table = std::move(table), .rule = [tell](const Arguments &given, const Resolved &resolved) -> Ruled {
                    if constexpr (std::invocable<decltype(tell), const Answer &>)
                        return tell(resolved.as<Answer>());
                    else
                        return tell(resolved.as<Answer>(), given);
                }};
    }

    /// "+2", "−1".
    static QString signedText(int number);
    /// "7", "3–4".
    static QString rangeText(int from, int to);
    /// "2 passed" and its cells, down to "0 passed".
    static std::vector<QStringList> byPassed(auto cells)
    {
        std::vector<QStringList> rows;
        for (int passed = 2; passed >= 0; --passed)
            rows.push_back(QStringList(tr("%1 passed").arg(passed)) + QStringList(cells(passed)));
        return rows;
    }
    /// What each total brings, a row each.
    static std::vector<QStringList> rowsOf(const auto &table, auto cells)
    {
        std::vector<QStringList> rows;
        for (const auto &row : table.rows)
            rows.push_back(QStringList(rangeText(row.from, row.to)) + QStringList(cells(row.outcome)));
        return rows;
    }
    /// The same in a line: "1–2: none; 3: …".
    static QString inLine(const auto &table, auto text)
    {
        QStringList parts;
        for (const auto &row : table.rows)
            parts.append(tr("%1: %2").arg(rangeText(row.from, row.to), text(row.outcome)));
        return parts.join(QStringLiteral("; "));
    }
    /// The totals that bring this, "1–2, 5"; a dash where none does.
    static QString totalsOf(const auto &table, auto isOne)
    {
        QStringList ranges;
        for (const auto &row : table.rows) {
            if (isOne(row.outcome))
                ranges.append(rangeText(row.from, row.to));
        }
        return ranges.isEmpty() ? QStringLiteral("–") : ranges.join(QStringLiteral(", "));
    }
    /// A row for an outcome: its name, and the totals that bring it by each of these tables.
    template<typename Outcome>
    static QStringList rowOf(const Outcome &outcome, const QString &name, const auto &tables)
    {
        QStringList cells{name};
        for (const RollTable<Outcome> &table : tables)
            cells.append(totalsOf(table, [&](const Outcome &found) { return found == outcome; }));
        return cells;
    }

private:
    // The table of a procedure, in either file; an empty one where it has none there.
    CampaignTable encounterTable(const QString &procedure) const;
    CampaignTable campaignTable(const QString &procedure) const;

    std::shared_ptr<const Pack> m_pack;
};

} // namespace muster
