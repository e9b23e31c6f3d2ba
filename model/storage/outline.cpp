// SPDX-License-Identifier: MIT
#include "model/storage/outline.h"

#include "model/json/stepjson.h"
#include "model/texts.h"

namespace muster {

namespace {

void leave(Outline &outline, std::size_t by)
{
    const std::size_t undone = outline.steps.size() - outline.inForce;
    if (undone > 0)
        outline.left.push_back({outline.steps.back(), outline.inForce, undone, by});
    outline.steps.resize(outline.inForce);
}

void addStep(Outline &outline, std::size_t place)
{
    leave(outline, place);
    outline.before[place] = outline.steps.empty() ? place : outline.steps.back();
    outline.steps.push_back(place);
    ++outline.inForce;
}

bool goTo(Outline &outline, const Entry &entry)
{
    const Result<std::size_t> position = readPosition(entry.content);
    if (!position || *position > outline.steps.size())
        return false;
    outline.inForce = *position;
    return true;
}

bool leaveCourse(Outline &outline, const Entry &entry, std::size_t place)
{
    if (outline.inForce == outline.steps.size() || !readCourse(entry.content))
        return false;
    leave(outline, place);
    return true;
}

/// False where it makes no sense.
bool follow(const Entry &entry, std::size_t place, Outline &outline)
{
    const auto kind = entryKind(entry.kind);
    if (!kind)
        return false;
    switch (*kind) {
    case EntryKind::Step:
        addStep(outline, place);
        return true;
    case EntryKind::Position:
        return goTo(outline, entry);
    case EntryKind::Course:
        return leaveCourse(outline, entry, place);
    case EntryKind::Branch:
        return place == 1;
    }
    Q_UNREACHABLE();
}

} // namespace

Outline outlineOf(const std::vector<Entry> &entries)
{
    Outline outline;
    outline.before.resize(entries.size());
    for (std::size_t place = 0; place < entries.size(); ++place) {
        if (follow(entries[place], place, outline))
            continue;
        outline.flaw = FileText::tr("Entry %1 of its log is not valid.").arg(entries[place].number);
        break;
    }
    return outline;
}

std::vector<std::size_t> Outline::wayTo(std::size_t last, std::size_t count) const
{
    std::vector<std::size_t> way(count);
    for (auto place = way.rbegin(); place != way.rend(); ++place) {
        *place = last;
        last = before[last];
    }
    return way;
}

} // namespace muster
