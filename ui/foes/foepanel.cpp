// SPDX-License-Identifier: MIT
#include "ui/foes/foepanel.h"

#include "model/actions/foes.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/pictures/picturesrow.h"
#include "ui/window/writestep.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int panelMargin = 22;

void emptyOut(QVBoxLayout &layout)
{
    while (QLayoutItem *item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QWidget *meetingRow(const FoeMeeting &meeting, const Campaign &campaign, const Pack &pack)
{
    auto *row = new QWidget;
    auto *grid = new QGridLayout(row);
    grid->setContentsMargins(0, 5, 0, 5);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    grid->addWidget(makeLabel(TextUse::BodyBold, words::turn(meeting.turn, campaign, pack)), 0, 0);
    grid->addWidget(makeParagraph(TextUse::Body, words::fate(meeting)), 0, 1);
    grid->addWidget(makeLabel(TextUse::SecondLine, words::title(meeting), nullptr, QPalette::PlaceholderText), 1, 0);
    if (meeting.outcome)
        grid->addWidget(
            makeLabel(TextUse::SecondLine, words::title(*meeting.outcome), nullptr, QPalette::PlaceholderText), 1, 1);
    return row;
}

} // namespace

FoePanel::FoePanel(QWidget *parent)
    : QWidget(parent)
    , m_name(makeParagraph(TextUse::PageTitle, {}))
    , m_about(makeParagraph(TextUse::Body, {}, nullptr, QPalette::PlaceholderText))
    , m_status(makeLabel(TextUse::BodyBold, {}))
    , m_captured(new Button(QStringLiteral("captured"), tr("Ca&ptured")))
    , m_killed(new Button(QStringLiteral("dead"), tr("&Killed")))
    , m_atLarge(new Button(QStringLiteral("ran-away"), tr("At &large again")))
    , m_met(makeLabel(TextUse::SectionHeading, {}))
    , m_meetings(new QVBoxLayout)
    , m_words(new QVBoxLayout)
    , m_pictures(new PicturesRow)
{
    auto *edit = new Button(QStringLiteral("correct"), tr("E&dit foe…"));
    auto *write = new Button(QStringLiteral("words"), tr("&Write note…"));
    connect(m_captured, &QPushButton::clicked, this, [this] { fare(FoeStatus::Captured); });
    connect(m_killed, &QPushButton::clicked, this, [this] { fare(FoeStatus::Killed); });
    connect(m_atLarge, &QPushButton::clicked, this, [this] { fare(FoeStatus::AtLarge); });
    connect(edit, &QPushButton::clicked, this, [this] { emit editWanted(m_foe); });
    connect(write, &QPushButton::clicked, this, [this] { emit noteWanted({AboutKind::Foe, m_foe}); });
    connect(m_pictures, &PicturesRow::problem, this, &FoePanel::problem);
    auto *deeds = new QHBoxLayout;
    for (Button *button : {m_captured, m_killed, m_atLarge})
        deeds->addWidget(button);
    deeds->addStretch(1);
    auto *more = new QHBoxLayout;
    more->addWidget(edit);
    more->addWidget(write);
    more->addStretch(1);

    m_meetings->setSpacing(0);
    m_words->setSpacing(8);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(panelMargin, 18, panelMargin, 18);
    column->setSpacing(10);
    column->addWidget(m_name);
    column->addWidget(m_about);
    column->addWidget(m_status);
    column->addLayout(deeds);
    column->addLayout(more);
    column->addLayout(m_words);
    column->addWidget(m_met);
    column->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    column->addLayout(m_meetings);
    column->addWidget(m_pictures);
    column->addStretch(1);
}

void FoePanel::setDocument(CampaignDocument *document)
{
    m_document = document;
    m_pictures->setDocument(document);
    if (!document)
        load(0);
}

void FoePanel::load(int id)
{
    m_foe = id;
    setVisible(m_document && m_document->campaign().foes.contains(id));
    if (isHidden())
        return;
    const Foe foe = m_document->campaign().foes.value(id);
    m_name->setText(foe.name);
    m_about->setText(words::about(foe, m_document->pack()));
    m_status->setText(words::title(foe.status));
    m_captured->setVisible(foe.status == FoeStatus::AtLarge);
    m_killed->setVisible(foe.status != FoeStatus::Killed);
    m_atLarge->setVisible(foe.status != FoeStatus::AtLarge);
    m_met->setText(words::metTimes(foe));
    showMeetings(foe);
    showWords(foe);
    m_pictures->load({AboutKind::Foe, id});
}

/// The last one first.
void FoePanel::showMeetings(const Foe &foe)
{
    emptyOut(*m_meetings);
    for (auto meeting = foe.met.rbegin(); meeting != foe.met.rend(); ++meeting) {
        m_meetings->addWidget(meetingRow(*meeting, m_document->campaign(), m_document->pack()));
        m_meetings->addWidget(makeRule());
    }
}

void FoePanel::showWords(const Foe &foe)
{
    emptyOut(*m_words);
    for (const Words &note : m_document->campaign().words) {
        if (note.about != About{AboutKind::Foe, foe.id})
            continue;
        if (!note.title.isEmpty())
            m_words->addWidget(makeParagraph(TextUse::BodyBold, note.title));
        m_words->addWidget(makeParagraph(TextUse::Body, note.text));
        auto *edit = new LinkButton(tr("Edit note"));
        edit->setAccessibleDescription(note.title.isEmpty() ? note.text.left(60) : note.title);
        connect(edit, &QPushButton::clicked, this, [this, id = note.id] { emit noteChosen(id); });
        m_words->addWidget(edit, 0, Qt::AlignLeft);
    }
}

void FoePanel::fare(FoeStatus status)
{
    Foe wanted = m_document->campaign().foes.value(m_foe);
    wanted.status = status;
    writeStep(*m_document, actions::correctFoe(m_document->campaign(), m_document->pack(), wanted), problemOf(this));
}

} // namespace muster
