// SPDX-License-Identifier: MIT
#include "ui/window/pages.h"

#include "ui/aftermath/aftermathpage.h"
#include "ui/band/bandpage.h"
#include "ui/chronicle/chroniclepage.h"
#include "ui/encounter/encounterpage.h"
#include "ui/odds/oddspage.h"
#include "ui/reference/referencepage.h"

#include <QCoreApplication>

namespace muster {

namespace {

struct Tell {
    Q_DECLARE_TR_FUNCTIONS(Notebook)
};

} // namespace

const std::vector<PageTitle> &pageTitles()
{
    static const std::vector<PageTitle> titles{
        {PageKind::Band, QStringLiteral("grunt"), Tell::tr("Band")},
        {PageKind::Encounter, QStringLiteral("map"), Tell::tr("Encounter")},
        {PageKind::Aftermath, QStringLiteral("aftermath"), Tell::tr("Aftermath")},
        {PageKind::Chronicle, QStringLiteral("chronicle"), Tell::tr("Chronicle")},
        {PageKind::Reference, QStringLiteral("reference"), Tell::tr("Reference")},
        {PageKind::Odds, QStringLiteral("odds"), Tell::tr("Odds")},
    };
    return titles;
}

Page *makePage(PageKind kind, QWidget *parent)
{
    switch (kind) {
    case PageKind::Band:
        return new BandPage(parent);
    case PageKind::Encounter:
        return new EncounterPage(parent);
    case PageKind::Aftermath:
        return new AftermathPage(parent);
    case PageKind::Chronicle:
        return new ChroniclePage(parent);
    case PageKind::Reference:
        return new ReferencePage(parent);
    case PageKind::Odds:
        return new OddsPage(parent);
    }
    Q_UNREACHABLE();
}

} // namespace muster
