// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/binderpanel.h"

#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/travel.h"
#include "rules/settlement/layout.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layers.h"
#include "ui/parts/roomofshown.h"
#include "ui/parts/tabstops.h"
#include "ui/systems/halfmonths/settlementform.h"
#include "ui/systems/halfmonths/settlementview.h"
#include "ui/window/writestep.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace muster {

namespace {

enum BinderState { EmptyBinder, SettlementLies, FormLies };

} // namespace

BinderPanel::BinderPanel(QWidget *parent)
    : QWidget(parent)
    , m_form(new SettlementForm)
{
    auto *another = new Button(QStringLiteral("settlement"), tr("New settlement"));
    another->setToolTip(tr("Rolls up a settlement in the band's locale"));
    connect(another, &QPushButton::clicked, this, &BinderPanel::settlementWanted);
    auto *head = new QHBoxLayout;
    head->addWidget(makeLabel(TextUse::SectionHeading, tr("Settlements")), 1);
    head->addWidget(another);

    auto *none = makeParagraph(TextUse::Body,
                               tr("No settlements yet. When the band reaches one, roll it up here; it is kept for "
                                  "later encounters and for printing."),
                               nullptr, QPalette::PlaceholderText);
    none->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *states = new QWidget;
    m_states = new Layers(states);
    m_states->addWidget(none);
    m_states->addWidget(makeSettlement());
    m_states->addWidget(m_form); // the whole page scrolls where it is too high
    giveRoomToShown(*m_states);
    connect(m_states, &QStackedLayout::currentChanged, this, [this] { giveRoomToShown(*m_states); });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 14);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    column->addWidget(states, 1);
    connect(m_form, &SettlementForm::cancelled, this, [this] { m_states->setCurrentIndex(SettlementLies); });
    connect(m_form, &SettlementForm::written, this,
            [this] { write(actions::correctSettlement(m_document->campaign(), m_document->pack(), m_form->value())); });
}

QWidget *BinderPanel::makeSettlement()
{
    m_which = new QComboBox;
    m_which->setAccessibleName(tr("Settlement"));
    m_which->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_which->setMinimumContentsLength(12);
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind = makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText);
    m_notes = makeParagraph(TextUse::Body, {});
    m_hint = makeParagraph(TextUse::SecondLine,
                           tr("Drag one structure onto another to swap them. The printed sheet shows the new layout."),
                           nullptr, QPalette::PlaceholderText);
    m_view = new SettlementView;
    m_view->setRearranged(true);
    connect(m_view, &SettlementView::exchangeWanted, this, &BinderPanel::exchange);
    auto *correct = new Button(QStringLiteral("correct"), tr("Edit"), nullptr, ButtonLook::Flat);
    correct->setAccessibleName(tr("Edit settlement"));
    auto *strike = new Button({}, tr("Remove"), nullptr, ButtonLook::Flat);
    strike->setToolTip(tr("Removes this settlement from the list"));
    auto *print = new Button(QStringLiteral("print"), tr("Print sheets"));
    print->setAccessibleName(tr("Print the settlements"));
    connect(m_which, &QComboBox::currentIndexChanged, this, &BinderPanel::showChosen);
    connect(correct, &QPushButton::clicked, this, &BinderPanel::correct);
    connect(strike, &QPushButton::clicked, this, &BinderPanel::strike);
    connect(print, &QPushButton::clicked, this, &BinderPanel::printWanted);

    auto *deeds = new QHBoxLayout;
    deeds->setSpacing(8);
    deeds->addWidget(correct);
    deeds->addWidget(strike);
    deeds->addStretch(1);
    deeds->addWidget(print);
    auto *settlement = new QWidget;
    auto *column = new QVBoxLayout(settlement);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_which);
    column->addWidget(m_kind);
    column->addWidget(m_view, 1);
    column->addWidget(m_hint);
    column->addWidget(m_notes);
    column->addLayout(deeds);
    return settlement;
}

void BinderPanel::load(CampaignDocument *document)
{
    m_document = document;
    const auto &settlements = document->campaign().settlements;
    const int wanted = settlements.size() > m_known && !settlements.empty() ? settlements.back().id : m_last;
    m_known = settlements.size();
    {
        const QSignalBlocker quiet(m_which);
        m_which->clear();
        for (const KeptSettlement &kept : settlements)
            m_which->addItem(tr("%1, %2").arg(kept.name, words::title(kept.locale)), kept.id);
        const int place = m_which->findData(wanted);
        m_which->setCurrentIndex(place < 0 ? m_which->count() - 1 : place);
    }
    m_states->setCurrentIndex(settlements.empty() ? EmptyBinder : SettlementLies);
    showChosen();
}

const KeptSettlement *BinderPanel::chosen() const
{
    return m_document ? m_document->campaign().settlement(m_which->currentData().toInt()) : nullptr;
}

void BinderPanel::showChosen()
{
    const KeptSettlement *kept = chosen();
    if (!kept)
        return;
    const Pack &pack = m_document->pack();
    m_last = kept->id;
    QStringList facts{words::sizeOf(*kept, pack), words::homes(*kept)};
    if (!kept->nomads.isEmpty())
        facts << words::nomads(*kept, pack);
    facts << tr("first seen in %1").arg(words::turn(kept->found, m_document->campaign(), pack));
    m_kind->setText(facts.join(tr(", ")));
    m_notes->setText(kept->notes);
    m_notes->setVisible(!kept->notes.isEmpty());
    m_view->load(*kept, pack);
    m_hint->setVisible(kept->settlement.structures.size() > 1);
}

/// Two structures change places; the sheet has them so too.
void BinderPanel::exchange(std::size_t one, std::size_t other)
{
    const KeptSettlement *kept = chosen();
    if (!kept)
        return;
    const auto moved = exchanged(*m_document->pack().settlements, kept->settlement, one, other);
    if (!moved) {
        emit problem(tr("Starred structures stay in the middle of a settlement; swap them only with each other."));
        return;
    }
    KeptSettlement wanted = *kept;
    wanted.settlement = *moved;
    write(actions::correctSettlement(m_document->campaign(), m_document->pack(), wanted));
}

void BinderPanel::correct()
{
    const KeptSettlement *kept = chosen();
    if (!kept)
        return;
    m_form->load(*kept, m_document->pack());
    m_states->setCurrentIndex(FormLies);
    enter(*m_form, Qt::OtherFocusReason);
}

void BinderPanel::strike()
{
    if (const KeptSettlement *kept = chosen())
        write(actions::strikeSettlement(m_document->campaign(), kept->id));
}

void BinderPanel::write(const Result<Step> &step)
{
    writeStep(*m_document, step, problemOf(this));
}

} // namespace muster
