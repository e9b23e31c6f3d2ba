// SPDX-License-Identifier: MIT
#include "model/reference/shelf.h"

#include "model/reference/campaigntables.h"
#include "model/reference/pieces.h"
#include "model/reference/procedurewords.h"
#include "model/texts.h"

#include <QMap>

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The entries of every kind by their ids, with procedures in place; or that of one id alone.
class Collection
{
public:
    explicit Collection(const Pack &pack, const QString &only = {})
        : m_pack(pack)
        , m_only(only)
        , m_procedures(procedures(pack))
    {
        const Reference &reference = *pack.reference;
        add(reference.tests);
        add(reference.jointTests);
        add(reference.counts);
        add(reference.lookUps);
        add(reference.volleys);
        add(reference.bursts);
        add(reference.damages);
        add(reference.contests);
        add(reference.melees);
        add(reference.starPowers);
        add(reference.comparisons);
        add(reference.scatters);
        add(reference.rollOffs);
        add(reference.notes);
        if (reference.percentile) {
            addOne(u"figure"_s, ShelfText::tr("Rolling up a figure"), {}, shelf::figurePiece(pack));
            addOne(u"shoot"_s, ShelfText::tr("Shooting"), {}, shelf::percentileShotPiece(pack));
        }
    }

    /// Those that are no entry and take no test: the encounters' and the months'.
    std::vector<ShelfEntry> others() const
    {
        std::vector<ShelfEntry> entries;
        const std::vector<ReferenceTest> &tests = m_pack.reference->tests;
        for (const Procedure &procedure : m_procedures) {
            const bool ofTests = std::any_of(tests.begin(), tests.end(),
                                             [&](const ReferenceTest &test) { return test.procedure == procedure.id; });
            if (!ofTests && !m_entries.contains(procedure.id) && shelf::canBeAsked(procedure))
                entries.push_back({procedure.id,
                                   words::summary(procedure, m_pack),
                                   {},
                                   ShelfText::tr("Encounters and campaign"),
                                   {shelf::campaignPiece(procedure, m_pack)},
                                   m_pack.reference->rulings.value(procedure.id),
                                   true});
        }
        return entries;
    }

    ShelfEntry take(const QString &id, const QString &section) const
    {
        ShelfEntry entry = m_entries.value(id);
        entry.section = section;
        entry.rulings = m_pack.reference->rulings.value(id);
        return entry;
    }

private:
    template<typename Entry>
    void add(const std::vector<Entry> &entries)
    {
        for (const Entry &entry : entries) {
            if (isWanted(entry.id))
                addOne(entry.id, entry.title, entry.page, shelf::pieceOf(entry, m_pack));
        }
    }

    bool isWanted(const QString &id) const { return m_only.isEmpty() || id == m_only; }

    void addOne(const QString &id, const QString &title, const QString &page, ShelfVariant variant)
    {
        if (!variant.procedure) {
            const auto procedure =
                std::find_if(m_procedures.begin(), m_procedures.end(), [&](const Procedure &p) { return p.id == id; });
            if (procedure != m_procedures.end() && variant.rule)
                variant.procedure = *procedure;
        }
        ShelfEntry &entry = m_entries[id];
        entry.id = id;
        entry.title = title;
        entry.page = page;
        entry.variants.push_back(std::move(variant));
    }

    const Pack &m_pack;
    const QString m_only;
    std::vector<Procedure> m_procedures;
    QMap<QString, ShelfEntry> m_entries;
};

} // namespace

std::vector<ShelfEntry> shelfOf(const Pack &pack)
{
    std::vector<ShelfEntry> all;
    if (!pack.reference)
        return all;
    const Collection collection(pack);
    for (const ReferenceSection &section : pack.reference->sections) {
        for (const QString &id : section.entries) {
            all.push_back(collection.take(id, section.title));
            all.back().ofCampaign = section.beforeBattle;
        }
    }
    const QString weapons = ShelfText::tr("Weapons");
    all.push_back({u"weapons"_s, ShelfText::tr("Ranged weapons"), {}, weapons, {shelf::weaponsPiece(pack)}});
    all.push_back({u"hand-weapons"_s, ShelfText::tr("Hand weapons"), {}, weapons, {shelf::handWeaponsPiece(pack)}});
    std::erase_if(all, [](const ShelfEntry &entry) {
        return !entry.variants.front().procedure && entry.variants.front().table.rows.empty();
    });
    for (ShelfEntry &entry : collection.others())
        all.push_back(std::move(entry));
    for (ShelfEntry &entry : shelf::campaignTablesToRead(pack))
        all.push_back(std::move(entry));
    return all;
}

std::optional<ShelfEntry> shelfEntry(const Pack &pack, const QString &id)
{
    // One by itself, without making all the others: a chronicle asks for hundreds.
    for (const ReferenceSection &section :
         pack.reference ? pack.reference->sections : std::vector<ReferenceSection>()) {
        if (!section.entries.contains(id))
            continue;
        ShelfEntry entry = Collection(pack, id).take(id, section.title);
        entry.ofCampaign = section.beforeBattle;
        if (!entry.variants.empty() && entry.variants.front().procedure)
            return entry;
    }
    std::vector<ShelfEntry> all = shelfOf(pack);
    const auto found = std::find_if(all.begin(), all.end(), [&](const ShelfEntry &one) { return one.id == id; });
    return found == all.end() ? std::nullopt : std::optional(std::move(*found));
}

namespace {

const QString atTheTable = u"table"_s;
const QString betweenBattles = u"campaign"_s;

/// Those of its variants that one class has; everybody's are that, too.
void keepVariantsOf(ShelfEntry &entry, const QString &figureClass)
{
    std::erase_if(entry.variants, [&](const ShelfVariant &variant) {
        return !variant.classes.isEmpty() && !variant.classes.contains(figureClass);
    });
}

bool differsByClass(const std::vector<ShelfEntry> &shelf)
{
    return std::any_of(shelf.begin(), shelf.end(), [](const ShelfEntry &entry) { return entry.variants.size() > 1; });
}

} // namespace

std::vector<ShelfPart> shelfParts(const Pack &pack)
{
    const std::vector<ShelfEntry> shelf = shelfOf(pack);
    std::vector<ShelfPart> parts;
    if (!shelf.empty())
        parts.push_back({atTheTable, ShelfText::tr("At the table")});
    if (differsByClass(shelf)) {
        for (const Term &figureClass : pack.classes)
            parts.push_back({figureClass.id, figureClass.title});
    }
    if (!shelfPart(pack, betweenBattles).empty())
        parts.push_back({betweenBattles, ShelfText::tr("Encounters and campaign")});
    return parts;
}

std::vector<ShelfEntry> shelfPart(const Pack &pack, const QString &part)
{
    std::vector<ShelfEntry> entries = shelfOf(pack);
    const bool campaign = part == betweenBattles;
    std::erase_if(entries, [&](const ShelfEntry &entry) { return entry.ofCampaign != campaign; });
    if (pack.figureClass(part)) {
        for (ShelfEntry &entry : entries)
            keepVariantsOf(entry, part);
    }
    std::erase_if(entries, [](const ShelfEntry &entry) {
        return entry.variants.empty() || entry.variants.front().table.isEmpty();
    });
    return entries;
}

} // namespace muster
