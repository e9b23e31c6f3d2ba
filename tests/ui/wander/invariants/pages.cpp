// SPDX-License-Identifier: MIT
// Checks that the pages agree with the file, as `muster show --json` prints it.
#include "tests/ui/wander/invariants.h"

#include "model/items/chroniclemodel.h"
#include "model/items/rostermodel.h"
#include "model/json/campaignjson.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QJsonArray>

namespace muster::testing {

using namespace Qt::StringLiterals;

namespace {

/// Returns the campaign in the file, not the window's.
QJsonObject shown(const Sight &sight)
{
    return campaignJson(sight.history.campaign(), sight.main.document()->pack(), sight.history.inForce);
}

QStringList unless(bool well, const QString &complaint)
{
    return well ? QStringList() : QStringList(complaint);
}

/// Returns whether the page is open, by its tab.
bool isOpen(const Sight &sight, const QString &page)
{
    for (const QAbstractButton *tab : sight.main.findChildren<QAbstractButton *>()) {
        if (tab->isVisible() && tab->isCheckable() && tab->isChecked() && tab->accessibleName() == page)
            return true;
    }
    return false;
}

/// Returns the visible table or list with this name. In a narrow window a note may replace the page.
const QAbstractItemView *viewOf(const Sight &sight, const QString &name)
{
    for (const QAbstractItemView *view : sight.main.findChildren<QAbstractItemView *>()) {
        if (view->isVisible() && view->accessibleName() == name)
            return view;
    }
    return nullptr;
}

/// Returns all texts that are visible or read by a screen reader, one per line.
QString saidIn(const Sight &sight)
{
    QString all;
    for (QWidget *widget : sight.main.findChildren<QWidget *>()) {
        QAccessibleInterface *spoken = widget->isVisible() ? QAccessible::queryAccessibleInterface(widget) : nullptr;
        if (spoken)
            all += spoken->text(QAccessible::Name) + u'\n' + spoken->text(QAccessible::Description) + u'\n';
    }
    return all;
}

QJsonArray bandOf(const QJsonObject &show)
{
    QJsonArray band = show[u"grunts"].toArray();
    const QJsonObject star = show[u"star"].toObject();
    const bool there = star[u"status"].toString() == u"active" || star[u"status"].toString() == u"away";
    for (const QJsonValue &gone : show[u"former"].toArray()) {
        if (gone[u"id"] == star[u"id"])
            return band;
    }
    if (!star.isEmpty() && (there || !star.isEmpty()))
        band.prepend(star);
    return band;
}

QString worthOf(const QJsonObject &figure)
{
    return QString::number((figure.contains(u"initiative") ? figure[u"initiative"] : figure[u"rep"]).toInt());
}

} // namespace

QStringList lookAtMonthBar(const Sight &sight)
{
    const QJsonObject show = shown(sight);
    const QString said = saidIn(sight);
    QStringList complaints;
    for (const QString &wanted : {show[u"turn"][u"label"].toString(), show[u"name"].toString()})
        complaints += unless(said.contains(wanted), u"nothing says “%1”"_s.arg(wanted));
    complaints += unless(sight.main.windowTitle().contains(show[u"name"].toString()), u"the title does not name it"_s);
    const QJsonObject next = show[show[u"encounter"].isNull() ? u"next"_s : u"encounter"_s].toObject();
    if (next[u"eal"].isDouble() && show[u"phase"] != u"over"_s)
        complaints += unless(said.contains(u"EAL %1"_s.arg(next[u"eal"].toInt())),
                             u"nothing says EAL %1"_s.arg(next[u"eal"].toInt()));
    return complaints;
}

QStringList lookAtRoster(const Sight &sight)
{
    const QAbstractItemView *roster = isOpen(sight, u"Band"_s) ? viewOf(sight, u"The band"_s) : nullptr;
    if (!roster)
        return {};
    const QJsonArray band = bandOf(shown(sight));
    const QAbstractItemModel *rows = roster->model();
    if (rows->rowCount() != band.size())
        return {u"the roster has %1 rows, the band %2"_s.arg(rows->rowCount()).arg(band.size())};
    QStringList complaints;
    for (int row = 0; row < rows->rowCount(); ++row) {
        const QJsonObject figure = band[row].toObject();
        const QString name = rows->index(row, RosterModel::Name).data().toString();
        const QString worth = rows->index(row, RosterModel::Rep).data().toString();
        complaints += unless(name == figure[u"name"].toString() && worth == worthOf(figure),
                             u"row %1 says %2, %3 and the file %4, %5"_s.arg(row).arg(
                                 name, worth, figure[u"name"].toString(), worthOf(figure)));
    }
    return complaints;
}

QStringList lookAtEncounter(const Sight &sight)
{
    const QAbstractItemView *table = viewOf(sight, u"On the table"_s);
    const bool play = shown(sight)[u"encounter"][u"play"].isObject();
    return unless(!table || play, u"a battle is shown, and is not on"_s);
}

QStringList lookAtAftermath(const Sight &sight)
{
    if (!isOpen(sight, u"After the battle"_s))
        return {};
    const Campaign campaign = sight.history.campaign();
    const QAbstractItemView *fates = viewOf(sight, u"Casualties"_s);
    if (saidIn(sight).contains(u"Print epilogue…"_s) && campaign.phase != Phase::Over)
        return {u"the last page is shown, and the campaign is not over"_s};
    if (!fates || !campaign.encounter)
        return unless(!fates, u"casualties are shown, and no encounter is under way"_s);
    const auto present = static_cast<int>(campaign.presentIn(campaign.turn).size());
    return unless(fates->model()->rowCount() >= present,
                  u"%1 rows of casualties for %2 figures"_s.arg(fates->model()->rowCount()).arg(present));
}

QStringList lookAtChronicle(const Sight &sight)
{
    if (!isOpen(sight, u"Chronicle"_s))
        return {};
    const auto *steps = sight.main.findChild<ChronicleModel *>();
    const auto told = static_cast<std::size_t>(steps ? steps->rowCount() : 0);
    return unless(told == sight.history.inForce,
                  u"the chronicle tells %1 steps of %2"_s.arg(told).arg(sight.history.inForce));
}

} // namespace muster::testing
