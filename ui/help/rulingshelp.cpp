// SPDX-License-Identifier: MIT
#include "ui/help/rulingshelp.h"

#include "model/packs.h"
#include "model/spoken.h"
#include "model/story/rulings.h"
#include "ui/help/helpwindow.h"
#include "ui/texts.h"

#include <QMap>

namespace muster {

namespace {

/// Read once: the chapters are told again with every letter that is searched for.
QString titleOf(const QString &pack)
{
    static Spoken<QMap<QString, QString>> titles([] {
        QMap<QString, QString> read;
        for (const QString &id : shippedPackIds()) {
            if (const Result<Pack> known = shippedPack(id))
                read.insert(id, known->title);
        }
        return read;
    });
    return titles.now().value(pack, HelpText::tr("Every rule set"));
}

/// Neighbours of one rule set are a chapter.
QList<HelpChapter> chapters(const QString &pack, const QString &words)
{
    QList<HelpChapter> all;
    std::optional<QString> present;
    for (const Ruling &ruling : rulingsFor(pack)) {
        if (!speaksOf(ruling, words))
            continue;
        if (present != ruling.pack)
            all.append({titleOf(ruling.pack), {}});
        present = ruling.pack;
        all.last().entries.append({ruling.id, ruling.title, ruling.text});
    }
    return all;
}

} // namespace

void showRulings(QWidget *over, const QString &pack)
{
    HelpWindow::open(over, QStringLiteral("rulings"), HelpText::tr("House rulings"),
                     HelpText::tr("How Muster plays it where a rule book leaves something open or contradicts itself. "
                                  "You can always change the result by hand."),
                     [pack](const QString &words) { return chapters(pack, words); });
}

} // namespace muster
