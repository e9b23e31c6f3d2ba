// SPDX-License-Identifier: MIT
#include "model/items/sectionsmodel.h"

#include "model/story/words.h"

namespace muster {

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
