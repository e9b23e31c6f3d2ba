// SPDX-License-Identifier: MIT
#include "model/reference/shelf.h"

#include "model/reference/layout.h"
#include "model/reference/procedurewords.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Makes the entries of a pack that has a reference.
class ShelfMaker
{
public:
    explicit ShelfMaker(const Pack &pack)
        : m_pack(pack)
        , m_reference(*pack.reference)
        , m_layout(pack)
        , m_procedures(procedures(pack))
    {
    }

    ShelfEntry entry(const QString &id, const ReferenceSection &section) const
    {
        ShelfEntry entry{id, {}, {}, section.title, {}, m_reference.rulings.value(id), section.beforeBattle};
        m_reference.eachKind([&](const auto &kinds) {
            for (const auto &kind : kinds) {
                if (kind.id == entry.id)
                    addVariant(entry, kind.title, kind.page, m_layout.of(kind));
            }
        });
        if (m_reference.percentile && id == "figure"_L1)
            addVariant(entry, ShelfText::tr("Rolling up a figure"), {}, m_layout.figure());
        if (m_reference.percentile && id == "shoot"_L1)
            addVariant(entry, ShelfText::tr("Shooting"), {}, m_layout.percentileShot());
        return entry;
    }

    std::vector<ShelfEntry> all() const
    {
        std::vector<ShelfEntry> all;
        for (const ReferenceSection &section : m_reference.sections) {
            for (const QString &id : section.entries)
                all.push_back(entry(id, section));
        }
        const QString weapons = ShelfText::tr("Weapons");
        all.push_back({u"weapons"_s, ShelfText::tr("Ranged weapons"), {}, weapons, {m_layout.weapons(true)}});
        all.push_back({u"hand-weapons"_s, ShelfText::tr("Hand weapons"), {}, weapons, {m_layout.weapons(false)}});
        std::erase_if(all, [](const ShelfEntry &entry) {
            return !entry.variants.front().procedure && entry.variants.front().table.rows.empty();
        });
        // Procedures of the encounters and the months, which are not entries and belong to no test.
        const QStringList entries = m_reference.entryIds();
        for (const Procedure &procedure : m_procedures) {
            const bool asksForGrunts = std::ranges::any_of(procedure.parameters, [](const Parameter &parameter) {
                return parameter.kind == Parameter::Kind::Grunt || parameter.kind == Parameter::Kind::Grunts;
            });
            if (!asksForGrunts && !entries.contains(procedure.id)
                && !std::ranges::count(m_reference.tests, procedure.id, &ReferenceTest::procedure))
                all.push_back({procedure.id,
                               words::summary(procedure, m_pack),
                               {},
                               ShelfText::tr("Encounters and campaign"),
                               {m_layout.of(procedure)},
                               m_reference.rulings.value(procedure.id),
                               true});
        }
        std::ranges::move(m_layout.tablesToRead(), std::back_inserter(all));
        return all;
    }

private:
    void addVariant(ShelfEntry &entry, const QString &title, const QString &page, ShelfVariant variant) const
    {
        const auto procedure = std::ranges::find(m_procedures, entry.id, &Procedure::id);
        if (!variant.procedure && variant.rule && procedure != m_procedures.end())
            variant.procedure = *procedure;
        entry.title = title;
        entry.page = page;
        entry.variants.push_back(std::move(variant));
    }

    const Pack &m_pack;
    const Reference &m_reference;
    ShelfLayout m_layout;
    std::vector<Procedure> m_procedures;
};

} // namespace

std::vector<ShelfEntry> shelfOf(const Pack &pack)
{
    return pack.reference ? ShelfMaker(pack).all() : std::vector<ShelfEntry>();
}

std::optional<ShelfEntry> shelfEntry(const Pack &pack, const QString &id)
{
    // Only this entry is made, because a chronicle asks for hundreds.
    for (const ReferenceSection &section :
         pack.reference ? pack.reference->sections : std::vector<ReferenceSection>()) {
        if (!section.entries.contains(id))
            continue;
        ShelfEntry entry = ShelfMaker(pack).entry(id, section);
        if (!entry.variants.empty() && entry.variants.front().procedure)
            return entry;
    }
    std::vector<ShelfEntry> all = shelfOf(pack);
    const auto found = std::ranges::find(all, id, &ShelfEntry::id);
    return found == all.end() ? std::nullopt : std::optional(std::move(*found));
}

namespace {

const QString atTheTable = u"table"_s;
const QString betweenBattles = u"campaign"_s;

} // namespace

std::vector<ShelfPart> shelfParts(const Pack &pack)
{
    const std::vector<ShelfEntry> shelf = shelfOf(pack);
    std::vector<ShelfPart> parts;
    if (!shelf.empty())
        parts.push_back({atTheTable, ShelfText::tr("At the table")});
    if (std::ranges::any_of(shelf, [](const ShelfEntry &entry) { return entry.variants.size() > 1; })) {
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
    if (pack.figureClass(part)) {
        for (ShelfEntry &entry : entries)
            std::erase_if(entry.variants, [&](const ShelfVariant &variant) { // keeps those for all
                return !variant.classes.isEmpty() && !variant.classes.contains(part);
            });
    }
    std::erase_if(entries, [&](const ShelfEntry &entry) {
        return entry.ofCampaign != (part == betweenBattles) || entry.variants.empty()
            || entry.variants.front().table.isEmpty();
    });
    return entries;
}

} // namespace muster
