// SPDX-License-Identifier: MIT
#include "ui/band/listrows.h"

#include "model/story/words.h"
#include "model/texts.h"
#include "rules/pack/pack.h"
#include "ui/parts/label.h"

#include <QGridLayout>

namespace muster {

QWidget *makeListRows(const ArmyList &list, const Pack &pack)
{
    auto *rows = new QWidget;
    rows->setAccessibleName(list.title);
    auto *grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(3, 4);
    grid->addWidget(makeLabel(TextUse::SectionHeading, list.title), 0, 0, 1, 4);
    grid->addWidget(makeRule(Qt::Horizontal, QPalette::Text), 1, 0, 1, 4);
    int line = 2;
    for (const TableRow<Profile> &row : list.figures.rows) {
        const QString from = QString::number(row.from);
        const QString roll = row.from == row.to ? from : QStringLiteral("%1–%2").arg(from).arg(row.to);
        grid->addWidget(makeLabel(TextUse::BodyBold, roll), line, 0, Qt::AlignTop);
        grid->addWidget(makeParagraph(TextUse::Body, packWords(row.outcome.type)), line, 1, Qt::AlignTop);
        grid->addWidget(makeLabel(TextUse::Body, words::worth(row.outcome, pack)), line, 2, Qt::AlignTop);
        if (!list.weaponDie) // which another roll tells
            grid->addWidget(makeParagraph(TextUse::SecondLine, words::weapon(row.outcome, pack), nullptr,
                                          QPalette::PlaceholderText),
                            line, 3, Qt::AlignTop);
        ++line;
    }
    grid->setRowStretch(line, 1);
    return rows;
}

} // namespace muster
