// SPDX-License-Identifier: MIT
// The pages say what the file says, as `muster show --json` tells it.
#include "tests/ui/wander/invariants.h"

#include "model/items/chroniclemodel.h"
#include "model/items/rostermodel.h"
#include "model/json/campaignjson.h"
#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/lastpageview.h"
#include "ui/band/rosterview.h"
#include "ui/chronicle/chroniclepage.h"
#include "ui/encounter/encounterview.h"
#include "ui/encounter/prepareview.h"
#include "ui/table/playview.h"
#include "ui/window/monthbar.h"
#include "ui/window/notebook.h"
#include "ui/window/station.h"

#include <QJsonArray>
#include <QLabel>

namespace muster::testing {

using namespace Qt::StringLiterals;

namespace {

/// Of what the file holds, not of what the window keeps.
QJsonObject shown(const Sight &sight)
{
    return campaignJson(sight.book.campaign(), sight.main.document()->pack(), sight.book.inForce);
}

QStringList unless(bool well, const QString &complaint)
{
    return well ? QStringList() : QStringList(complaint);
}

/// In a narrow window a note lies in the page's place.
bool isOpen(const Sight &sight, PageKind kind)
{
    Notebook &notebook = *sight.main.notebook();
    return notebook.current() == kind && notebook.page(kind)->isVisible();
}

template<typename W>
bool isShown(const Sight &sight)
{
    const W *widget = sight.main.findChild<W *>();
    return widget && widget->isVisible();
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
    const auto *bar = sight.main.findChild<MonthBar *>();
    const QString turn = show[u"turn"][u"label"].toString();
    QStringList texts;
    for (const QLabel *label : bar->findChildren<QLabel *>())
        texts << label->text();
    QStringList complaints =
        unless(texts.contains(turn), u"the month bar does not say “%1”: %2"_s.arg(turn, texts.join(u" | "_s)));
    complaints += unless(texts.contains(show[u"name"].toString()), u"the month bar does not name the campaign"_s);
    complaints += unless(sight.main.windowTitle().contains(show[u"name"].toString()), u"the title does not name it"_s);

    QStringList stations;
    for (const StationMark *station : bar->findChildren<StationMark *>())
        stations << station->accessibleDescription();
    const QJsonObject next = show[show[u"encounter"].isNull() ? u"next"_s : u"encounter"_s].toObject();
    if (next[u"eal"].isDouble() && show[u"phase"] != u"over"_s)
        complaints += unless(stations.join(u' ').contains(u"EAL %1"_s.arg(next[u"eal"].toInt())),
                             u"no station says EAL %1: %2"_s.arg(next[u"eal"].toInt()).arg(stations.join(u" | "_s)));
    return complaints;
}

QStringList lookAtRoster(const Sight &sight)
{
    if (!isOpen(sight, PageKind::Band))
        return {};
    const QJsonArray band = bandOf(shown(sight));
    const auto *roster = sight.main.findChild<RosterView *>();
    const QAbstractItemModel *rows = roster->model();
    if (!rows || rows->rowCount() != band.size())
        return {u"the roster has %1 rows, the band %2"_s.arg(rows ? rows->rowCount() : 0).arg(band.size())};
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
    if (!isOpen(sight, PageKind::Encounter))
        return {};
    const QJsonObject show = shown(sight);
    const QJsonValue encounter = show[u"encounter"];
    const bool play = encounter[u"play"].isObject();
    QStringList complaints = unless(isShown<PlayView>(sight) == play,
                                    play ? u"a battle is on, and not shown"_s : u"a battle is shown, and is not on"_s);
    complaints += unless(isShown<EncounterView>(sight) == (encounter.isObject() && !play),
                         u"the encounter under way is shown, or not, against the file"_s);
    const bool prepares = encounter.isNull() && show[u"phase"] == u"prepare"_s;
    complaints += unless(isShown<PrepareView>(sight) == prepares, u"preparing is shown, or not, against the file"_s);
    return complaints;
}

QStringList lookAtAftermath(const Sight &sight)
{
    if (!isOpen(sight, PageKind::Aftermath))
        return {};
    const Campaign campaign = sight.book.campaign();
    const auto *fates = sight.main.findChild<FateTable *>();
    QStringList complaints = unless(fates->isVisible() == campaign.encounter.has_value(),
                                    u"the casualties are shown, or not, against the file"_s);
    const auto present = static_cast<int>(campaign.presentIn(campaign.turn).size());
    if (campaign.encounter)
        complaints += unless(fates->model()->rowCount() == present,
                             u"%1 rows of casualties for %2 figures"_s.arg(fates->model()->rowCount()).arg(present));
    complaints += unless(isShown<LastPageView>(sight) == (campaign.phase == Phase::Over),
                         u"the last page is shown, or not, against the file"_s);
    return complaints;
}

QStringList lookAtChronicle(const Sight &sight)
{
    if (!isOpen(sight, PageKind::Chronicle))
        return {};
    const auto *steps = sight.main.findChild<ChroniclePage *>()->findChild<ChronicleModel *>();
    const auto told = static_cast<std::size_t>(steps->rowCount());
    return unless(told == sight.book.inForce,
                  u"the chronicle tells %1 steps of %2"_s.arg(told).arg(sight.book.inForce));
}

} // namespace muster::testing
