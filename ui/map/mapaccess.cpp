// SPDX-License-Identifier: MIT
#include "ui/map/mapaccess.h"

#include "model/story/landwords.h"
#include "ui/map/mapwidget.h"
#include "ui/map/tokens.h"
#include "ui/texts.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QLineF>
#include <QPointer>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace muster {

static QString objectives(int count)
{
    return MapText::tr("%n objective buildings", nullptr, count);
}

QString sectionWords(const Encounter &encounter, int section, const TableEdges &edges)
{
    //: A section of the table by its number, for a screen reader: "Section 5"
    QStringList parts{MapText::tr("Section %1").arg(section)};
    const auto &sections = encounter.setup.sections;
    const auto found =
        std::ranges::find_if(sections, [=](const Section &candidate) { return candidate.number == section; });
    if (found != sections.end())
        parts += words::land(*found);
    if (section == encounter.setup.grid.objective() && encounter.setup.objectiveBuildings > 0)
        parts += objectives(encounter.setup.objectiveBuildings);
    for (const Pef &pef : encounter.setup.pefs) {
        if (pef.section == section)
            parts += (encounter.kind == EncounterKind::RaidDefend ? MapText::tr("PEF %1 enters here")
                                                                  //: A Possible Enemy Force by its number, for a
                                                                  //: screen reader
                                                                  : MapText::tr("PEF %1"))
                         .arg(pef.id);
    }
    parts += whoStandsIn(edges, section);
    return parts.join(u", ");
}

QString keptSectionWords(const Encounter &encounter, int section, const TableEdges &edges)
{
    //: A section of the map, for a screen reader; it stays when the rest is rolled again
    return MapText::tr("%1, locked").arg(sectionWords(encounter, section, edges));
}

namespace {

/// A section for screen readers, to be read, found and selected like a cell of a table.
class SectionAccess : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    SectionAccess(MapWidget *map, int section)
        : m_map(map)
        , m_section(section)
    {
    }

    bool isValid() const override { return m_map; }
    QObject *object() const override { return nullptr; }
    QWindow *window() const override { return m_map ? m_map->window()->windowHandle() : nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_map); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QString text(QAccessible::Text kind) const override
    {
        return m_map && kind == QAccessible::Name ? m_map->wordsFor(m_section) : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }

    QRect rect() const override
    {
        if (!m_map)
            return {};
        const QRect place = m_map->placeOf(m_section).toRect();
        return {m_map->mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        const bool chosen = m_map && m_map->section() == m_section;
        state.focusable = true;
        state.selectable = true;
        state.selected = chosen;
        state.checkable = m_map && m_map->canBeSet();
        state.checked = m_map && m_map->isKept(m_section);
        state.focused = chosen && m_map->hasFocus();
        state.invisible = !m_map || !m_map->isVisible();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    QStringList actionNames() const override
    {
        QStringList names{pressAction(), setFocusAction()};
        if (m_map && m_map->canBeSet())
            names << toggleAction();
        return names;
    }
    void doAction(const QString &name) override
    {
        if (!m_map)
            return;
        m_map->setFocus();
        m_map->setSection(m_section);
        emit m_map->sectionChosen(m_section);
        if (name == toggleAction() && m_map->canBeSet())
            emit m_map->keepToggled();
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<MapWidget> m_map;
    int m_section;
};

/// The map for screen readers, a list of its sections.
class MapAccess : public QAccessibleWidget
{
public:
    explicit MapAccess(MapWidget *map)
        : QAccessibleWidget(map, QAccessible::List)
    {
        for (int i = 0; i < mostSections; ++i)
            m_ids[std::size_t(i)] = QAccessible::registerAccessibleInterface(new SectionAccess(map, i + 1));
    }
    ~MapAccess() override
    {
        for (const QAccessible::Id id : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return map()->encounter().setup.grid.count(); }
    QAccessibleInterface *child(int index) const override
    {
        return index >= 0 && index < childCount() ? QAccessible::accessibleInterface(m_ids[std::size_t(index)])
                                                  : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *wanted) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i) == wanted)
                return i;
        }
        return -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const auto section = map()->sectionAt(map()->mapFromGlobal(QPoint(x, y)));
        return section ? child(*section - 1) : nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return map()->hasFocus() && map()->section() ? child(*map()->section() - 1) : nullptr;
    }

private:
    MapWidget *map() const { return static_cast<MapWidget *>(widget()); }

    std::array<QAccessible::Id, mostSections> m_ids{};
};

QAccessibleInterface *makeAccess(const QString &, QObject *object)
{
    auto *map = qobject_cast<MapWidget *>(object);
    return map ? new MapAccess(map) : nullptr;
}

} // namespace

void installMapAccess()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeAccess);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceSections(MapWidget *map)
{
    QAccessibleEvent event(map, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void announceChosen(MapWidget *map)
{
    if (!map->hasFocus() || !map->section())
        return;
    QAccessibleEvent event(map, QAccessible::Focus);
    event.setChild(*map->section() - 1);
    QAccessible::updateAccessibility(&event);
}

} // namespace muster
