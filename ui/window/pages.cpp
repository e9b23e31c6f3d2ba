// SPDX-License-Identifier: MIT
#include "ui/window/pages.h"

#include "ui/aftermath/aftermathpage.h"
#include "ui/band/bandpage.h"

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
        {PageKind::Aftermath, QStringLiteral("aftermath"), Tell::tr("Aftermath")},
    };
    return titles;
}

Page *makePage(PageKind kind, QWidget *parent)
{
    switch (kind) {
    case PageKind::Band:
        return new BandPage(parent);
    case PageKind::Aftermath:
        return new AftermathPage(parent);
    default:
        return new BandPage(parent);
    }
}

} // namespace muster
