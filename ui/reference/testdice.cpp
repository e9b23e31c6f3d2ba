// SPDX-License-Identifier: MIT

// Dice of ReferencePage that are half rolled: the campaign file keeps them, and they come back with the page.

#include "model/acts/table.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicepanel.h"
#include "ui/parts/form.h"
#include "ui/reference/referencepage.h"
#include "ui/reference/resolvepanel.h"
#include "ui/reference/shelflist.h"

#include <QComboBox>

namespace muster {

namespace {

const acts::TakeTest *testIn(const std::optional<ActUnderWay> &kept)
{
    return kept ? kept->act.as<acts::TakeTest>() : nullptr;
}

} // namespace

/// Keeps the dice in the campaign file, unless it keeps another act that is half rolled; then only this page has them.
/// Does nothing while a test is loaded: its dice are not the player's, and what the file keeps is still to be restored.
void ReferencePage::keepTest()
{
    const ShelfEntry *entry = shown();
    if (!m_loading && m_document)
        m_resolver->dice()->touch(m_document->history());
    if (m_loading || !m_document || !entry || (m_document->underWay() && !testIn(m_document->underWay())))
        return;
    const DicePanel &dice = *m_resolver->dice();
    const auto wanted = dice.deed().wanted();
    const Rolls &rolls = dice.deed().soFar().rolls;
    const QString typed = dice.entry()->typedText();
    if (!wanted || (rolls.empty() && typed.isEmpty()))
        return m_document->keepUnderWay(std::nullopt);
    const acts::TakeTest test{entry->id, variant(), taker() ? taker()->title : QString(),
                              m_resolver->form()->keyValues()};
    m_document->keepUnderWay(ActUnderWay{test, dice.seed(), rolls, *wanted, typed});
}

/// Checks whether the page shows the dice that the file keeps. The figure is not compared: it may have another name by
/// now.
bool ReferencePage::isShown(const ActUnderWay &kept) const
{
    const DicePanel &dice = *m_resolver->dice();
    return dice.isAsking() && dice.seed() == kept.seed && dice.deed().soFar().rolls == kept.rolls
        && dice.entry()->typedText() == kept.typed;
}

void ReferencePage::takeUpTest()
{
    const std::optional<ActUnderWay> kept = m_document->underWay();
    const acts::TakeTest *test = testIn(kept);
    if (!test || isShown(*kept))
        return;
    m_list->search({});
    m_list->choose(test->entry);
    if (!m_list->current() || m_list->current()->id != test->entry)
        return;
    const int place = test->taker.isEmpty() ? 0 : m_taker->findText(test->taker);
    m_taker->setCurrentIndex(std::max(place, 0));
    m_isOld = true;
    showEntry();
    auto *choice = m_classes->findChild<SegmentedControl *>();
    if (choice && choice->current() != test->variant) {
        choice->setCurrent(test->variant);
        showVariant();
    }
    m_resolver->takeUp(*kept);
}

UndoSource *ReferencePage::underWay()
{
    return m_resolver->isRecorded() ? nullptr : m_resolver->dice(); // a recorded step is undone instead
}

std::optional<NextAct> ReferencePage::testAct()
{
    return m_inBattle || m_entryShown == InSightDue::test ? nextAct() : std::nullopt;
}

std::optional<NextAct> ReferencePage::nextAct()
{
    DicePanel *dice = m_resolver->dice();
    const auto wanted = dice->deed().wanted();
    if (!wanted && m_resolver->canRecord() && taker())
        //: Button: keeps the result in the campaign
        return NextAct{"chronicle", tr("Record"), taker()->title, true, [this] { writeDown(); }};
    if (!wanted)
        return std::nullopt;
    return NextAct{"dice", tr("Roll the dice"), words::request(*wanted, {}), true, [dice] { dice->entry()->take(); }};
}

} // namespace muster
