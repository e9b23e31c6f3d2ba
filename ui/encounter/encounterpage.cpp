// SPDX-License-Identifier: MIT
#include "model/story/whatnow.h"
#include "model/systems/campaignsystem.h"
#include "ui/encounter/encounterview.h"
#include "ui/encounter/prepareview.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"
#include "ui/table/playview.h"
#include "ui/window/page.h"
#include "ui/window/writestep.h"

#include <QAction>
#include <QApplication>
#include <QPointer>

#include <algorithm>
#include <functional>

namespace muster {

namespace {

/// The page of the encounter: what comes next before it is rolled up, then its map and its sheet, then the battle.
class EncounterPage : public Page
{
    Q_OBJECT
public:
    explicit EncounterPage(QWidget *parent)
        : Page(parent)
    {
        m_states->addWidget(m_empty);
        m_states->addWidget(m_prepare);
        m_states->addWidget(m_inHand);
        sizeToCurrentPage(*m_states);
        connect(m_states, &QStackedLayout::currentChanged, this, [this] { sizeToCurrentPage(*m_states); });
        connect(this, &Page::problem, m_prepare, [this] {
            if (m_states->currentWidget() == m_prepare)
                m_prepare->setRefused();
        });
        connect(m_empty, &EmptyState::deedWanted, this, [this] { emit pageWanted(PageKind::Chronicle); });
        makeActions();
        reload();
    }

    void takeDocument() override
    {
        if (m_document)
            connect(m_document, &CampaignDocument::historyChanged, this, &EncounterPage::reload);
        reload();
        resume();
    }

    std::optional<NextAct> nextAct() override
    {
        if (!m_document)
            return std::nullopt;
        // The book may have changed before this page was reloaded.
        const Campaign &campaign = m_document->campaign();
        if (m_play && m_states->currentWidget() == m_play && campaign.play)
            return m_play->nextAct();
        if (m_states->currentWidget() == m_prepare && !campaign.encounter && campaign.phase != Phase::Over)
            return m_prepare->nextAct();
        if (m_states->currentWidget() == m_inHand && campaign.encounter && !campaign.play) {
            auto act = m_inHand->nextAct();
            if (act && systemOf(*campaign.encounter).traits.notesTurns)
                act->trigger = [this, begin = act->trigger] {
                    begin();
                    enter(*this, Qt::OtherFocusReason);
                };
            return act;
        }
        return std::nullopt;
    }

    void takeTest(const QString &entry, const std::vector<FigureOnTable> &due) override
    {
        if (m_document && campaign().play)
            playView()->takeTest(entry, due);
    }

    std::optional<NextAct> testAct() override { return m_play ? m_play->testAct() : std::nullopt; }

    UndoSource *underWay() override
    {
        return m_play && m_states->currentWidget() == m_play ? m_play->underWay() : Page::underWay();
    }

    /// Returns the same actions in every phase. A disabled one says why.
    QList<QAction *> menuActions() override
    {
        refreshActions();
        return QList{m_prepareAct, m_restAct, m_beginAct, m_separators[0]} + m_inHand->menuActions()
            + QList{m_separators[1]} + playView()->menuActions() + QList{m_separators[2], m_printAct};
    }

    PaletteEntries paletteEntries() override
    {
        return m_document && campaign().play ? playView()->paletteEntries() : PaletteEntries();
    }

private:
    /// Shows the state of the book. A view that appears is scrolled to its top, and focus leaves the view
    /// that disappears.
    void reload()
    {
        const QWidget *before = m_states->currentWidget();
        const QWidget *focus = QApplication::focusWidget();
        const bool hadKeyboard = isVisible() && focus && isAncestorOf(focus);
        showPhase();
        if (m_states->currentWidget() == before)
            return;
        scrollToTop(*this);
        if (hadKeyboard && before == m_prepare && m_states->currentWidget() == m_inHand)
            emit leadsOn();
        else if (hadKeyboard)
            enter(*this, Qt::OtherFocusReason);
    }

    void showPhase()
    {
        const Campaign *campaign = m_document ? &m_document->campaign() : nullptr;
        const bool over = !campaign || campaign->phase == Phase::Over;
        if (over || campaign->encounter)
            m_prepare->close();
        if (over || !campaign->encounter || campaign->play)
            m_inHand->close();
        if (m_play && (over || !campaign->play))
            m_play->close();
        if (!campaign) {
            m_empty->tell(tr("Encounter"), tr("No campaign is open."));
            m_states->setCurrentWidget(m_empty);
        } else if (campaign->phase == Phase::Over) {
            m_empty->tell(tr("Encounter"),
                          campaign->ended ? tr("The campaign is closed. Undo opens it again.")
                                          : tr("The campaign is over: there is nobody left to lead the band."),
                          tr("Read the chronicle"));
            m_states->setCurrentWidget(m_empty);
        } else if (campaign->play) {
            // The view is shown first, because it tells while loading that the next act has changed.
            m_states->setCurrentWidget(playView());
            m_play->load(m_document);
        } else if (campaign->encounter) {
            m_inHand->load(m_document);
            m_states->setCurrentWidget(m_inHand);
        } else {
            m_prepare->load(m_document);
            m_states->setCurrentWidget(m_prepare);
        }
        setFirstFocus(*this, m_states->currentWidget());
        emit nextActChanged();
    }

    /// Shows once where a battle was left, if that was a while ago.
    void resume()
    {
        if (!m_document)
            return;
        const auto card = resumeOf(m_document->history(), campaign(), pack(), QDateTime::currentDateTimeUtc());
        if (!card)
            return;
        if (m_play && m_states->currentWidget() == m_play)
            m_play->resume(*card);
        else if (m_states->currentWidget() == m_inHand)
            m_inHand->resume(*card);
    }

    void makeActions()
    {
        m_prepareAct = new QAction(tr("&Prepare encounter"), this);
        onPress(m_prepareAct, this, [this] {
            if (!isVisible())
                emit pageWanted(PageKind::Encounter); // the player sees first what would be rolled, and by whom
            else if (const NextAct act = m_prepare->nextAct(); act.trigger)
                act.trigger();
        });
        m_restAct = new QAction(tr("Let a &month pass"), this);
        onPress(m_restAct, this, [this] {
            showPage();
            m_prepare->rest();
        });
        m_beginAct = new QAction(tr("&Begin play"), this);
        onPress(m_beginAct, this, [this] {
            showPage();
            if (const auto act = m_inHand->nextAct(); act && act->trigger)
                act->trigger();
        });
        m_printAct = new QAction(tr("Pr&int encounter sheet…"), this);
        onPress(m_printAct, this, [this] { emit printWanted(SheetKind::Encounter); });
        for (int i = 0; i < 3; ++i) {
            auto *separator = new QAction(this);
            separator->setSeparator(true);
            m_separators << separator;
        }
        for (QAction *action : m_inHand->menuActions())
            onPress(action, this, &EncounterPage::showPage);
    }

    void refreshActions()
    {
        const Campaign *campaign = m_document ? &m_document->campaign() : nullptr;
        const bool over = !campaign || campaign->phase == Phase::Over;
        const QString noCampaign = !campaign ? tr("No campaign is open.")
            : over                           ? tr("The campaign is over.")
                                             : QString();
        const QString nothing = tr("There is no current encounter. Prepare one first.");
        const bool inHand = campaign && campaign->encounter;
        const auto first = [](std::initializer_list<QString> reasons) {
            const auto *reason = std::ranges::find_if(reasons, [](const QString &one) { return !one.isEmpty(); });
            return reason == reasons.end() ? QString() : *reason;
        };
        allow(*m_prepareAct, first({noCampaign, m_prepare->whyNot()}));
        allow(*m_restAct, first({noCampaign, m_prepare->whyNoRest()}));
        allow(*m_beginAct, first({noCampaign, inHand ? m_inHand->whyNotBegin() : nothing}));
        allow(*m_printAct, inHand ? QString() : first({noCampaign, nothing}));
    }

    /// Opens this page, so that the player sees the effect of an action from the menu.
    void showPage()
    {
        if (!isVisible())
            emit pageWanted(PageKind::Encounter);
    }

    /// Returns the view of the battle. Creates it at the first battle or when the menu is first opened.
    PlayView *playView()
    {
        if (m_play)
            return m_play;
        m_play = new PlayView;
        m_states->addWidget(m_play);
        sizeToCurrentPage(*m_states);
        for (QAction *action : m_play->menuActions())
            onPress(action, this, &EncounterPage::showPage);
        return m_play;
    }

    QStackedLayout *m_states = new StackedLayout(this);
    EmptyState *m_empty = new EmptyState;
    PrepareView *m_prepare = new PrepareView;
    EncounterView *m_inHand = new EncounterView;
    PlayView *m_play = nullptr;
    QAction *m_prepareAct;
    QAction *m_restAct;
    QAction *m_beginAct;
    QAction *m_printAct;
    QList<QAction *> m_separators;
};

} // namespace

Page *makeEncounterPage(QWidget *parent)
{
    return new EncounterPage(parent);
}

} // namespace muster

#include "encounterpage.moc"
