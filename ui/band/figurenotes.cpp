// SPDX-License-Identifier: MIT
#include "ui/band/figurenotes.h"

#include "ui/parts/button.h"
#include "ui/parts/label.h"

#include <QVBoxLayout>

namespace muster {

FigureNotes::FigureNotes(QWidget *parent)
    : QWidget(parent)
    , m_notes(new QVBoxLayout(this))
{
    m_notes->setSpacing(2);
    m_notes->setContentsMargins(0, 14, 0, 6);
}

void FigureNotes::load(const AllWords &all, const Figure &figure)
{
    constexpr qsizetype mostShown = 600; // characters: the chronicle has the rest
    while (QLayoutItem *item = m_notes->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(makeLabel(TextUse::SectionHeading, tr("Notes")), 1);
    auto *write = new LinkButton(tr("Write note"));
    write->setAccessibleName(tr("Write a note about %1").arg(figure.name));
    connect(write, &QPushButton::clicked, this, [this, id = figure.id] { emit noteWanted(id); });
    row->addWidget(write);
    m_notes->addWidget(head);
    for (const Words &words : all) {
        if (words.about != About{AboutKind::Figure, number(figure.id)})
            continue;
        m_notes->addSpacing(6);
        if (!words.title.isEmpty())
            m_notes->addWidget(makeParagraph(TextUse::BodyBold, words.title));
        const bool isLong = words.text.size() > mostShown;
        m_notes->addWidget(makeParagraph(TextUse::Body, isLong ? words.text.left(mostShown - 1) + u'…' : words.text));
        auto *edit = new LinkButton(tr("Edit"));
        edit->setAccessibleName(words.title.isEmpty() ? tr("Edit note") : tr("Edit note “%1”").arg(words.title));
        connect(edit, &QPushButton::clicked, this, [this, id = words.id] { emit noteChosen(id); });
        m_notes->addWidget(edit, 0, Qt::AlignLeft);
    }
}

} // namespace muster
