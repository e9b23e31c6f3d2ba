// SPDX-License-Identifier: MIT
#include "ui/encounter/resumeview.h"

#include "model/account/account.h"
#include "ui/look/inks.h"
#include "ui/parts/button.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/enterkey.h"
#include "ui/parts/label.h"
#include "ui/parts/tabstops.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int cardMargin = 20;
constexpr qreal cardRound = 8;
constexpr qreal cardDie = 19;

/// A sentence, and its dice at the right; below it where they are many.
QLayout *sentenceWithDice(const QString &text, const StoryDice &dice)
{
    auto *sentence = makeParagraph(TextUse::Body, text);
    if (dice.rolls.empty()) {
        auto *alone = new QVBoxLayout;
        alone->setContentsMargins(0, 0, 0, 0);
        alone->addWidget(sentence);
        return alone;
    }
    auto *drawn = new StoryDiceRow(cardDie);
    drawn->setDice(dice, facesOf({dice}));
    const bool many = drawn->sizeHint().width() > 120;
    auto *both = new QBoxLayout(many ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(many ? 4 : 12);
    both->addWidget(sentence, 1);
    both->addWidget(drawn, 0, many ? Qt::AlignLeft : Qt::AlignRight | Qt::AlignTop);
    return both;
}

/// Another content in a part that stays.
QVBoxLayout *emptied(QWidget &part)
{
    qDeleteAll(part.findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    delete part.layout();
    auto *column = new QVBoxLayout(&part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    return column;
}

} // namespace

ResumeView::ResumeView(QWidget *parent)
    : QWidget(parent)
    , m_title(makeParagraph(TextUse::PageTitle, {}))
    , m_left(makeParagraph(TextUse::Body, {}, nullptr, QPalette::PlaceholderText))
    , m_turn(new QWidget)
    , m_lastHead(makeLabel(TextUse::BodyBold, tr("The last things")))
    , m_last(new QWidget)
    , m_next(makeParagraph(TextUse::Body, {}))
    , m_playOn(new Button({}, tr("&Play on"), this, ButtonLook::Primary))
    , m_standHead(new QWidget)
    , m_stand(new QWidget)
{
    m_card = makeCard();
    auto *head = new QVBoxLayout(m_standHead);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(4);
    head->addWidget(makeLabel(TextUse::SectionHeading, tr("Who stands where")));
    head->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 12);
    column->setSpacing(16);
    column->addWidget(m_card);
    column->addWidget(m_standHead);
    column->addWidget(m_stand);
    column->addStretch(1);
    beginAt(*this, m_playOn);
}

QWidget *ResumeView::makeCard()
{
    auto *card = new QWidget;
    auto *close = new Button(QStringLiteral("close"), {}, card, ButtonLook::Flat);
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close and play on (Esc)"));
    m_playOn->setKeyHint(tr("Enter"));
    auto *read = new Button(QStringLiteral("chronicle"), tr("&Read it all"), card);
    connect(close, &QPushButton::clicked, this, &ResumeView::closed);
    connect(m_playOn, &QPushButton::clicked, this, &ResumeView::closed);
    connect(read, &QPushButton::clicked, this, &ResumeView::chronicleWanted);

    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(close, 0, Qt::AlignTop);
    auto *deeds = new QHBoxLayout;
    deeds->setSpacing(8);
    deeds->addWidget(m_playOn);
    deeds->addWidget(read);
    deeds->addStretch(1);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(cardMargin, 14, cardMargin, 16);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_left);
    column->addWidget(makeRule());
    column->addWidget(m_turn);
    column->addWidget(m_lastHead);
    column->addWidget(m_last);
    column->addSpacing(4);
    column->addWidget(makeLabel(TextUse::BodyBold, tr("What comes next")));
    column->addWidget(m_next);
    column->addSpacing(6);
    column->addLayout(deeds);
    return card;
}

void ResumeView::load(const ResumeCard &card)
{
    m_title->setText(card.whoseGo);
    m_left->setText(card.left);
    m_turn->setVisible(card.turn.has_value());
    if (card.turn) {
        QVBoxLayout *column = emptied(*m_turn);
        const QString told = card.turn->detail.isEmpty() ? card.turn->title : card.turn->detail;
        column->addLayout(sentenceWithDice(told, card.turn->dice));
        column->addWidget(makeRule());
    }
    fillThings(card);
    m_next->setText(card.next);
    fillStand(card);
    // All of it in one breath, for those who hear it.
    setAccessibleName(tr("The battle as you left it: %1").arg(card.whoseGo));
    QStringList told{card.left};
    for (const ResumeCard::Thing &thing : card.last)
        told << (thing.turn.isEmpty() ? sentenceOf(thing.line).text
                                      : tr("%1: %2").arg(thing.turn, sentenceOf(thing.line).text));
    told << card.next;
    setAccessibleDescription(told.join(u'\n'));
    m_playOn->setAccessibleDescription(accessibleName() + u'\n' + accessibleDescription());
}

void ResumeView::fillThings(const ResumeCard &card)
{
    m_lastHead->setVisible(!card.last.empty());
    m_last->setVisible(!card.last.empty());
    QVBoxLayout *column = emptied(*m_last);
    for (const ResumeCard::Thing &thing : card.last) {
        auto *row = new QHBoxLayout;
        row->setSpacing(12);
        if (!thing.turn.isEmpty())
            row->addWidget(makeLabel(TextUse::Body, thing.turn, nullptr, QPalette::PlaceholderText), 0, Qt::AlignTop);
        row->addLayout(sentenceWithDice(sentenceOf(thing.line).text, thing.line.dice), 1);
        column->addLayout(row);
        column->addWidget(makeRule());
    }
}

void ResumeView::fillStand(const ResumeCard &card)
{
    m_standHead->setVisible(!card.stand.empty());
    m_stand->setVisible(!card.stand.empty());
    QVBoxLayout *column = emptied(*m_stand);
    for (const WhereTheyStand &place : card.stand) {
        const QString where = place.section == 0 ? place.place
            : place.place.isEmpty()              ? QString::number(place.section)
                                                 : tr("%1 %2").arg(place.section).arg(place.place);
        column->addWidget(makeParagraph(TextUse::BodyBold, where));
        if (!place.who.isEmpty())
            column->addWidget(makeParagraph(TextUse::Body, place.who));
        if (!place.how.isEmpty())
            column->addWidget(makeParagraph(TextUse::SecondLine, place.how, nullptr, QPalette::PlaceholderText));
        column->addWidget(makeRule());
    }
}

void ResumeView::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QAbstractButton *>(focusWidget());
    if (isEnterAlone(*event) && button)
        button->click();
    else if (event->key() == Qt::Key_Escape || isEnterAlone(*event))
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

/// The card has an edge of its own; what stands below it has none.
void ResumeView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(inksOf(palette()).accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(m_card->geometry()), cardRound, cardRound);
}

} // namespace muster
