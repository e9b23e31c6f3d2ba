// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"

#include <QCoreApplication>

#include <concepts>
#include <memory>

namespace muster {

/// A table used between or before battles as in the book, and the cell of an answer in it.
struct CampaignTable : ShelfTable {
    struct Place {
        int row = -1;
        int column = 1;
    };
    std::function<Place(const Arguments &given, const Resolved &resolved)> place = {}; ///< none: no cell is highlighted

    /// Highlights the cell of an answer of this type: the row depends on the answer, the column on the arguments.
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
    /// Does the same for tables whose rows go down from two dice passed.
    template<typename Answer>
    void lightPassed(auto... column)
    {
        light<Answer>([](const Answer &answer) { return 2 - answer.passed; }, column...);
    }
};

/// Lays out each kind of test and table of a pack, and formats its answers. A copy is cheap, and is kept by the
/// variants that it makes.
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
    /// Lays out a procedure of the encounters and the months; an answer without a table is listed field by field.
    ShelfVariant of(const Procedure &procedure) const;
    /// The two tables of the percentile street skirmish.
    ShelfVariant figure() const;
    ShelfVariant percentileShot() const;
    /// Lays out the weapons that shoot, or those for melee alone. Columns that none of them fills are left out.
    ShelfVariant weapons(bool shooting) const;
    /// Returns the tables of the campaign that no procedure rolls on by itself.
    std::vector<ShelfEntry> tablesToRead() const;

protected:
    const Pack &pack() const { return *m_pack; }
    const Reference &reference() const { return *m_pack->reference; }

    /// Returns a word's title, or the id itself if the reference has no such word.
    QString title(const QString &id) const;
    QString titles(const QStringList &ids) const;
    /// Returns a word of the game as the player reads it: "squad-automatic-weapon" as "Squad automatic weapon".
    QString wordText(const QString &id) const;
    /// Returns an outcome as headline, with its meaning.
    OutcomeText ruledBy(const QString &outcome) const;
    std::vector<ShelfTable::Line> linesOf(const std::vector<Modifier> &modifiers) const;
    /// Returns the effect of a modifier, such as "+1d6", "Rep −1" or "at most one die passes".
    static QString effectOf(const Modifier &modifier);
    /// Returns an outcome with its amount, such as "Duck Down, 2 turns".
    static QString withAmount(const QString &outcome, const Amount &amount, const QString &field);
    /// Returns "One hit", "3 hits".
    static QString hitsText(int hits);
    /// Returns "half the party", "the party +2".
    static QString howManyText(const HowMany &number);

    /// Returns a table with a function for its answers of this type: `tell` takes the answer, or the answer and the
    /// arguments.
    template<typename Answer>
    static ShelfVariant answered(ShelfTable table, auto tell)
    {
        return {.table = std::move(table),
                .rule = [tell](const Arguments &given, const Resolved &resolved) -> OutcomeText {
                    if constexpr (std::invocable<decltype(tell), const Answer &>)
                        return tell(resolved.as<Answer>());
                    else
                        return tell(resolved.as<Answer>(), given);
                }};
    }

    /// Returns a number with its sign: "+2", "−1".
    static QString signedText(int number);
    /// Returns "7", "3–4".
    static QString rangeText(int from, int to);
    /// Returns three rows, "2 passed" and its cells down to "0 passed".
    static std::vector<QStringList> byPassed(auto cells)
    {
        std::vector<QStringList> rows;
        for (int passed = 2; passed >= 0; --passed)
            rows.push_back(QStringList(tr("%1 passed").arg(passed)) + QStringList(cells(passed)));
        return rows;
    }
    /// Returns a row for each total, with the cells of its outcome.
    static std::vector<QStringList> rowsOf(const auto &table, auto cells)
    {
        std::vector<QStringList> rows;
        for (const auto &row : table.rows)
            rows.push_back(QStringList(rangeText(row.from, row.to)) + QStringList(cells(row.outcome)));
        return rows;
    }
    /// Returns the same in a line: "1–2: none; 3: …".
    static QString inLine(const auto &table, auto text)
    {
        QStringList parts;
        for (const auto &row : table.rows)
            parts.append(tr("%1: %2").arg(rangeText(row.from, row.to), text(row.outcome)));
        return parts.join(QStringLiteral("; "));
    }
    /// Returns the totals with this outcome, such as "1–2, 5"; a dash if there are none.
    static QString totalsOf(const auto &table, auto isOne)
    {
        QStringList ranges;
        for (const auto &row : table.rows) {
            if (isOne(row.outcome))
                ranges.append(rangeText(row.from, row.to));
        }
        return ranges.isEmpty() ? QStringLiteral("–") : ranges.join(QStringLiteral(", "));
    }
    /// Returns a row for an outcome: its name, and the totals that lead to it in each of these tables.
    template<typename Outcome>
    static QStringList rowOf(const Outcome &outcome, const QString &name, const auto &tables)
    {
        QStringList cells{name};
        for (const RollTable<Outcome> &table : tables)
            cells.append(totalsOf(table, [&](const Outcome &found) { return found == outcome; }));
        return cells;
    }

private:
    // The table of a procedure, in either file; empty if it has none there.
    CampaignTable encounterTable(const QString &procedure) const;
    CampaignTable campaignTable(const QString &procedure) const;

    std::shared_ptr<const Pack> m_pack;
};

} // namespace muster
