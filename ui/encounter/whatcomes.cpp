// SPDX-License-Identifier: MIT
#include "ui/encounter/whatcomes.h"

#include "model/acts/actions.h"
#include "model/odds/expectation.h"
#include "model/odds/waiting.h"
#include "model/story/words.h"
#include "ui/encounter/partypanel.h"
#include "ui/look/painting.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/plots.h"

#include <QLabel>
#include <QShortcut>

namespace muster {

ComingPanel::ComingPanel()
    : m_heading(makeLabel(TextUse::SectionHeading, {}))
    , m_highest(makeQuietLabel(TextUse::SecondLine, tr("the highest total is played")))
    , m_kinds(gridOf(10, 3))
    , m_where(makeLabel(TextUse::SectionHeading, tr("Where you begin")))
    , m_beginnings(vbox({}, 4))
{
    m_heading->setMinimumHeight(columnHead);
    m_kinds->setColumnStretch(1, 1);
    vbox(this,
         {hbox({{m_heading, 1, Qt::AlignBaseline}, {m_highest, 0, Qt::AlignBaseline}}), makeInkRule(), m_kinds, Gap{6},
          m_where, m_beginnings, Spring{1}},
         5);
}

void ComingPanel::load(const Coming &coming, bool follows)
{
    emptyLayout(*m_kinds);
    emptyLayout(*m_beginnings);
    setVisible(!coming.possible.empty() || !coming.grounds.isEmpty());
    m_heading->setText(coming.possible.empty() ? tr("Possible grounds")
                           : follows           ? tr("Possible follow-ups")
                                               : tr("Possible encounters"));
    addKinds(coming);
    m_highest->setVisible(!coming.possible.empty() && !follows);
    m_where->setVisible(!coming.beginnings.empty());
    for (const PossibleBeginning &beginning : coming.beginnings) {
        m_beginnings->addWidget(widgetWith(vbox({makeParagraph(TextUse::SecondLineBold, beginning.sentence),
                                                 makeQuietParagraph(TextUse::SecondLine, beginning.roles)},
                                                2)));
    }
    if (!coming.grounds.isEmpty())
        m_beginnings->addWidget(makeQuietParagraph(TextUse::Body, coming.grounds));
}

void ComingPanel::addKinds(const Coming &coming)
{
    int row = 0;
    for (const PossibleEncounter &one : coming.possible) {
        addCells(*m_kinds, row++, {makeLabel(TextUse::BodyBold, one.title)});
        if (!one.chance)
            continue;
        const QString percent = words::percent(*one.chance);
        auto *bar = new OddsBar;
        bar->setChance(*one.chance, tr("%1: %2").arg(one.title, percent));
        addCells(*m_kinds, row - 1,
                 {bar,
                  {makeLabel(TextUse::BodyBold, percent), 0, Qt::AlignRight},
                  makeQuietLabel(TextUse::SecondLine, one.dice)},
                 1);
    }
}

namespace {

enum GruntColumn { WhoColumn, NowFailure, NowSuccess, MarkColumn, LaterFailure, LaterSuccess };

/// The background of a row that a month would change.
class Wash : public QWidget
{
protected:
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        painter.fillRect(rect(), painter.inks.wash);
    }
};

} // namespace

WaitPanel::WaitPanel()
    : m_heading(makeLabel(TextUse::SectionHeading, {}))
    , m_month(new Button("next-month", tr("Wait")))
    , m_return(new Button("next-month", {}))
    , m_sentences(makeParagraph(TextUse::Body, {}))
    , m_grunts(gridOf(8, 0))
    , m_facts(gridOf(16, 0))
{
    m_heading->setMinimumHeight(columnHead);
    m_month->setAccessibleName(tr("Let a month pass"));
    auto *key = new QShortcut(Qt::Key_W, m_month); // a button's own shortcut would click it with a delay
    key->setAutoRepeat(false); // one month for each press
    connect(key, &QShortcut::activated, this, &WaitPanel::monthWanted);
    setShortcutHelp(this, tr("Encounter"), {{tr("W", "the key that lets a month pass"), tr("Let a month pass")}});
    m_month->setKeyHint(tr("W", "the key that lets a month pass"));
    m_return->setToolTip(tr("Turns pass until then, or until an encounter comes first."));
    onPress(m_month, this, &WaitPanel::monthWanted);
    onPress(m_return, this, &WaitPanel::returnWanted);
    m_grunts->setColumnStretch(WhoColumn, 1);
    m_facts->setColumnStretch(1, 1);
    m_table = widgetWith(m_grunts);
    m_ruling = widgetWith(hbox({makeRulingLink(QStringLiteral("R34")), Spring{1}}));
    vbox(this,
         {hbox({{m_heading, 1}, m_month}), makeInkRule(), m_sentences, hbox({m_return, Spring{1}}), m_table, Gap{8},
          m_facts, m_ruling, Spring{1}},
         6);
}

void WaitPanel::load(const CampaignDocument &document, int party, int pefs)
{
    const Campaign &campaign = document.campaign();
    const auto month = waitingIn(campaign, document.pack(), party, pefs);
    const auto back = campaign.nextReturn();
    setVisible(month || back);
    m_heading->setText(month ? tr("Wait a month") : tr("Wait"));
    m_month->setVisible(month.has_value());
    m_ruling->setVisible(month.has_value());
    m_return->setVisible(back.has_value());
    QStringList sentences = month ? month->sentences : QStringList();
    if (back && !month)
        sentences << backBy(campaign, *back) << tr("Turns pass until then, or until an encounter comes first.");
    if (back)
        m_return->setText(tr("Wait for %1").arg(words::turnMark(*back, campaign, document.pack())));
    m_sentences->setText(sentences.join(u' '));
    emptyLayout(*m_grunts);
    emptyLayout(*m_facts);
    m_table->setVisible(month && !month->grunts.empty());
    if (month) {
        addGrunts(*month);
        addFacts(*month);
    }
}

/// Adds a row for each Grunt: the chance to stay in Stay or Go after a failure and after a success, now and after a
/// month.
void WaitPanel::addGrunts(const Waiting &waiting)
{
    const auto head = [this](int column, const QString &text) {
        m_grunts->addWidget(makeQuietLabel(TextUse::ColumnHead, text), 1, column, Qt::AlignRight);
    };
    m_grunts->addWidget(makeLabel(TextUse::SecondLineBold, tr("Stays, %")), 1, WhoColumn);
    m_grunts->addWidget(makeQuietLabel(TextUse::ColumnHead, tr("Go now")), 0, NowFailure, 1, 2, Qt::AlignRight);
    m_grunts->addWidget(makeQuietLabel(TextUse::ColumnHead, tr("After a month")), 0, LaterFailure, 1, 2,
                        Qt::AlignRight);
    for (const int column : {NowFailure, LaterFailure})
        head(column, tr("failure"));
    for (const int column : {NowSuccess, LaterSuccess})
        head(column, tr("success"));
    m_grunts->addWidget(makeInkRule(), 2, 0, 1, -1);
    int row = 3;
    for (const GruntWaiting &grunt : waiting.grunts) {
        if (!grunt.isSame())
            m_grunts->addWidget(new Wash, row, 0, 1, -1);
        QLabel *who = makeName(TextUse::BodyBold, grunt.name);
        who->setAccessibleDescription(
            tr("Now: %1. After a month: %2.").arg(tellProspect(grunt.now), tellProspect(grunt.later)));
        auto *name = vbox({who, makeQuietLabel(TextUse::ColumnHead, grunt.served)}, 0, {4, 4, 0, 4});
        m_grunts->addLayout(name, row, WhoColumn);
        const auto number = [&](int column, TextUse use, const QString &text) {
            m_grunts->addWidget(makeLabel(use, text), row, column, Qt::AlignRight | Qt::AlignVCenter);
        };
        if (grunt.now.noTest.isEmpty()) {
            number(NowFailure, TextUse::Body, QString::number(percentOf(grunt.now.afterFailure)));
            number(NowSuccess, TextUse::BodyBold, QString::number(percentOf(grunt.now.afterSuccess)));
        }
        if (!grunt.now.noTest.isEmpty() || grunt.isSame()) {
            const QString same = grunt.now.noTest.isEmpty() ? tr("= the same") : grunt.now.noTest;
            const int from = grunt.now.noTest.isEmpty() ? MarkColumn : NowFailure;
            m_grunts->addWidget(makeQuietParagraph(TextUse::SecondLine, same), row, from, 1, -1);
        } else {
            number(MarkColumn, TextUse::Body, QStringLiteral("→"));
            number(LaterFailure, TextUse::Body, QString::number(percentOf(grunt.later.afterFailure)));
            number(LaterSuccess, TextUse::BodyBold, QString::number(percentOf(grunt.later.afterSuccess)));
        }
        m_grunts->addWidget(makeRule(), row + 1, 0, 1, -1);
        row += 2;
    }
}

void WaitPanel::addFacts(const Waiting &waiting)
{
    int row = 0;
    for (const WaitingFact &fact : waiting.facts) {
        const auto cell = [](QLabel *label) {
            label->setContentsMargins(0, 5, 0, 5);
            return label;
        };
        addCells(*m_facts, row,
                 {cell(makeParagraph(TextUse::SecondLine, fact.what)),
                  cell(makeQuietParagraph(TextUse::SecondLine, fact.later))});
        m_facts->addWidget(makeRule(), row + 1, 0, 1, -1);
        row += 2;
    }
}

} // namespace muster
