// SPDX-License-Identifier: MIT
#include "ui/encounter/kept.h"

#include "model/systems/campaignsystem.h"
#include "rules/pack/slugs.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QVariant>

namespace muster {

namespace {

QString groupOf(const QString &file)
{
    const QByteArray hash = QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QStringLiteral("kept/") + QString::fromLatin1(hash.left(16));
}

QString idOf(const Encounter &encounter)
{
    return QStringLiteral("%1 %2").arg(slug(encounter.kind)).arg(encounter.seed);
}

} // namespace

bool Kept::follow(const Encounter &encounter)
{
    const bool another = encounter.seed != m_encounter.seed || encounter.kind != m_encounter.kind;
    if (another) {
        m_sections.clear();
        m_pefs.clear();
    }
    m_encounter = encounter;
    return another;
}

void Kept::remember(const QString &file) const
{
    QVariantList sections;
    for (const int section : m_sections)
        sections << section;
    QVariantList pefs;
    for (const int pef : m_pefs)
        pefs << pef;
    QSettings settings;
    settings.beginGroup(groupOf(file));
    settings.setValue(QStringLiteral("encounter"), idOf(m_encounter));
    settings.setValue(QStringLiteral("sections"), sections);
    settings.setValue(QStringLiteral("pefs"), pefs);
}

void Kept::recall(const QString &file)
{
    QSettings settings;
    settings.beginGroup(groupOf(file));
    if (settings.value(QStringLiteral("encounter")).toString() != idOf(m_encounter))
        return;
    for (const QVariant &section : settings.value(QStringLiteral("sections")).toList()) {
        if (const int number = section.toInt(); m_encounter.setup.grid.has(number))
            m_sections.insert(number);
    }
    for (const QVariant &pef : settings.value(QStringLiteral("pefs")).toList())
        m_pefs.insert(pef.toInt());
}

void Kept::toggle(std::set<int> &numbers, int number)
{
    if (!numbers.erase(number))
        numbers.insert(number);
}

std::set<int> Kept::pefs() const
{
    const std::set<int> again = rest().pefs;
    std::set<int> kept;
    for (const Pef &pef : m_encounter.setup.pefs) {
        if (!again.contains(pef.id))
            kept.insert(pef.id);
    }
    return kept;
}

void rememberHome(const QString &file, const Encounter &encounter, const std::set<FigureId> &home)
{
    QVariantList figures;
    for (const FigureId id : home)
        figures << number(id);
    QSettings settings;
    settings.beginGroup(groupOf(file));
    settings.setValue(QStringLiteral("home-encounter"), idOf(encounter));
    settings.setValue(QStringLiteral("home"), figures);
}

std::set<FigureId> recallHome(const QString &file, const Campaign &campaign, const Pack &pack)
{
    QSettings settings;
    settings.beginGroup(groupOf(file));
    std::set<FigureId> home;
    if (settings.value(QStringLiteral("home-encounter")).toString() != idOf(*campaign.encounter)) {
        for (const Figure *figure : campaign.presentIn(campaign.turn))
            home.insert(figure->id);
        for (const FigureId id : systemOf(*campaign.encounter).usualParty(campaign, pack))
            home.erase(id);
        return home;
    }
    for (const QVariant &figure : settings.value(QStringLiteral("home")).toList())
        home.insert(FigureId{figure.toInt()});
    return home;
}

std::vector<FigureId> stayingHome(const Campaign &campaign, const Pack &pack, const QString &file)
{
    std::vector<FigureId> home;
    if (campaign.play) {
        for (const OwnFigure &own : campaign.play->own) {
            if (own.state == TableState::AtHome)
                home.push_back(own.id);
        }
        return home;
    }
    const std::set<FigureId> ticked = recallHome(file, campaign, pack);
    home.assign(ticked.begin(), ticked.end());
    return home;
}

void rememberEntry(const QString &file, const Encounter &encounter, int section)
{
    QSettings settings;
    settings.beginGroup(groupOf(file));
    settings.setValue(QStringLiteral("entry-encounter"), idOf(encounter));
    settings.setValue(QStringLiteral("entry"), section);
}

std::optional<int> recallEntry(const QString &file, const Encounter &encounter)
{
    QSettings settings;
    settings.beginGroup(groupOf(file));
    if (settings.value(QStringLiteral("entry-encounter")).toString() != idOf(encounter))
        return std::nullopt;
    return settings.value(QStringLiteral("entry")).toInt();
}

void rememberPefs(const QString &file, int pefs)
{
    QSettings settings;
    settings.beginGroup(groupOf(file));
    settings.setValue(QStringLiteral("wished-pefs"), pefs);
}

int recallPefs(const QString &file)
{
    QSettings settings;
    settings.beginGroup(groupOf(file));
    return settings.value(QStringLiteral("wished-pefs"), usualPefs).toInt();
}

} // namespace muster
