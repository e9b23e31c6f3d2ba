// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "tests/ui/everywhere/everywhere.h"
#include "ui/window/mainwindow.h"
#include "ui/window/page.h"

#include <functional>

namespace muster::testing {

/// Shows one window after another, 1280 × 800 unless it is a dialog, to whoever looks.
class Walk
{
public:
    Walk(QString folder, Visit visit)
        : m_folder(std::move(folder))
        , m_visit(std::move(visit))
    {
    }

    void show(const QString &name, QWidget &window) const;
    /// A campaign as a file in the folder.
    QString write(const QString &name, const Steps &steps) const;
    /// All pages of one campaign.
    void pages(const QString &name, const Steps &steps) const;
    /// A window with a campaign, open at a page.
    using At = std::function<void(MainWindow &window, Page &page)>;
    void at(const QString &name, const Steps &steps, PageKind kind, const At &then) const;

private:
    QString m_folder;
    Visit m_visit;
};

/// Does what the page's menu calls so, however much follows.
void doFromMenu(Page &page, const QString &called);

/// A step of the program's dice.
Step rolled(const std::function<void(Dice &, Step &)> &deed, quint64 seed);
/// The next encounter.
Step preparedAfter(const Steps &steps, const Pack &pack);
/// On the table, for two turns in each of which a PEF is resolved.
Steps twoTurnsOn(Steps steps, const Pack &pack);

} // namespace muster::testing
