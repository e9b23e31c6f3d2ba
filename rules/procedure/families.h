// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/parameters.h"
#include "rules/reference/modifier.h"

namespace muster {

// The procedures for the parts of a pack. procedure.cpp collects those of a whole pack.

class Procedures : public std::vector<Procedure>
{
public:
    /// Adds a procedure that calls `run(const Pack &, Dice &, values…)` with the values of its parameters.
    template<typename... T>
    void add(const char *id, auto run, const Typed<T> &...parameters)
    {
        push_back(
            {{QString::fromLatin1(id), {}, {parameters...}},
             [run, ... names = parameters.name](const Pack &pack, const Arguments &given, Dice &dice) -> Resolved {
                 return run(pack, dice, given.value<T>(names)...);
             }});
    }
    /// Adds one of a test or table of the reference.
    template<typename... T>
    void add(const ReferenceEntry &entry, auto run, const Typed<T> &...parameters)
    {
        add("", run, parameters...);
        back().id = entry.id;
        back().title = entry.title;
    }
    /// Adds one whose result is a single field.
    template<typename... T>
    void add(const char *id, const char *field, auto run, const Typed<T> &...parameters)
    {
        const auto named = [=](const Pack &pack, Dice &dice, const T &...values) {
            return Resolved::of(field, run(pack, dice, values...));
        };
        add(id, named, parameters...);
    }
};

/// Recruiting, the table, PEFs and the enemies they turn out to be, the months between Patrols and Raids, recovery.
void addEncounterProcedures(const Pack &pack, Procedures &all);
/// The year of the first edition: its turns, encounters and what is rolled in them, points, wounds, the Wasteland.
void addScenarioProcedures(const Pack &pack, Procedures &all);
/// The tests of the reference, as the pack's data defines them.
void addTestProcedures(const Pack &pack, Procedures &all);
/// Shooting, damage and melee of the reference.
void addCombatProcedures(const Pack &pack, Procedures &all);
/// The other kinds of the reference: bursts, Star Power, comparisons, scatter, roll-offs.
void addTableProcedures(const Pack &pack, Procedures &all);
/// Tests taken together.
void addJointProcedures(const Pack &pack, Procedures &all);

} // namespace muster
