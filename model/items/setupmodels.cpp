// SPDX-License-Identifier: MIT
#include "model/items/setupmodels.h"

#include "model/story/encountertext.h"
#include "model/story/words.h"

namespace muster {

namespace {

const Pef *findPef(const Campaign &campaign, int key)
{
    if (!campaign.encounter)
        return nullptr;
    const auto &pefs = campaign.encounter->setup.pefs;
    const auto pef = std::find_if(pefs.begin(), pefs.end(), [=](const Pef &p) { return p.id == key; });
    return pef == pefs.end() ? nullptr : &*pef;
}

} // namespace

PefModel::PefModel(QObject *parent)
    : DocumentTable(parent)
{
}

PefModel::PefModel(CampaignDocument &document, QObject *parent)
    : DocumentTable(parent)
{
    setDocument(&document);
}

Keys PefModel::keysOf(const Campaign &campaign) const
{
    Keys keys;
    if (campaign.encounter) {
        for (const Pef &pef : campaign.encounter->setup.pefs)
            keys.push_back(pef.id);
    }
    return keys;
}

bool PefModel::isSame(int key, const Campaign &before, const Campaign &after) const
{
    const Pef *then = findPef(before, key);
    const Pef *now = findPef(after, key);
    // Its place is told by the terrain there.
    return then && now && *then == *now && before.encounter->kind == after.encounter->kind
        && before.encounter->setup.sections == after.encounter->setup.sections;
}

QStringList PefModel::heads() const
{
    return {tr("PEF"), tr("Where"), tr("How")};
}

bool PefModel::isNumber(int column) const
{
    return column == Number;
}

QVariant PefModel::cell(int key, int column, int role) const
{
    const Pef *pef = findPef(campaign(), key);
    if (!pef)
        return {};
    if (role == ValueRole)
        return QVariant::fromValue(*pef);
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (Column(column)) {
    case Number:
        return pef->id;
    case Place:
        return placeOf(*pef, *campaign().encounter);
    case Detail:
        return detailOf(*pef, *campaign().encounter);
    }
    return {};
}

namespace {

const Section *findSection(const Campaign &campaign, int key)
{
    if (!campaign.encounter)
        return nullptr;
    const auto &sections = campaign.encounter->setup.sections;
    const auto section =
        std::find_if(sections.begin(), sections.end(), [=](const Section &s) { return s.number == key; });
    return section == sections.end() ? nullptr : &*section;
}

} // namespace

SectionsModel::SectionsModel(QObject *parent)
    : DocumentTable(parent)
{
}

SectionsModel::SectionsModel(CampaignDocument &document, QObject *parent)
    : DocumentTable(parent)
{
    setDocument(&document);
}

Keys SectionsModel::keysOf(const Campaign &campaign) const
{
    Keys keys;
    if (campaign.encounter) {
        for (const Section &section : campaign.encounter->setup.sections)
            keys.push_back(section.number);
    }
    return keys;
}

bool SectionsModel::isSame(int key, const Campaign &before, const Campaign &after) const
{
    const Section *then = findSection(before, key);
    const Section *now = findSection(after, key);
    return then && now && *then == *now;
}

QStringList SectionsModel::heads() const
{
    return {tr("Section"), tr("Terrain"), tr("Buildings")};
}

bool SectionsModel::isNumber(int column) const
{
    return column != Ground;
}

QVariant SectionsModel::cell(int key, int column, int role) const
{
    const Section *section = findSection(campaign(), key);
    if (!section)
        return {};
    if (role == ValueRole)
        return QVariant::fromValue(*section);
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    switch (Column(column)) {
    case Number:
        return section->number;
    case Ground:
        return words::title(section->terrain);
    case Buildings:
        return section->buildings;
    }
    return {};
}

} // namespace muster
