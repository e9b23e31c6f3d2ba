// SPDX-License-Identifier: MIT
#include "ui/reference/resolvepanel.h"

#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "model/reference/procedurewords.h"
#include "model/reference/shelf.h"
#include "model/reference/testsubject.h"
#include "model/story/words.h"
#include "ui/help/keys.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicepanel.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/spokenrole.h"
#include "ui/reference/tableview.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QWidget>

namespace muster {

namespace {

constexpr int formWidth = 330;

/// Returns the highest face that counts in a roll; 0 if none does.
int passingOf(const ShelfVariant &variant, const Arguments &given, const DiceRequest &request)
{
    return variant.passing ? variant.passing(given, request) : 0;
}

/// Returns the roll as a line, with the dice that count marked.
DiceLine lineOf(const Roll &roll, const ShelfVariant &variant, const Arguments &given)
{
    const DiceRequest request{roll.reason, int(roll.dice.size()), roll.sides};
    const int passing = passingOf(variant, given, request);
    std::vector<bool> counted;
    for (const Die die : roll.dice)
        counted.push_back(die.face <= passing);
    return {words::reason(roll.reason, {}), words::dice(request.count, roll.sides), {roll.dice}, {counted}, {}};
}

} // namespace

/// The result in large type, and its reason; it is read aloud.
class OutcomeView : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::OutcomeView)
public:
    OutcomeView()
        : m_headline(makeParagraph(TextUse::PageTitle, {}))
        , m_text(makeParagraph(TextUse::Body, {}))
        , m_why(makeQuietParagraph(TextUse::SecondLine, {}))
    {
        setAccessibleRole(*this, QAccessible::AlertMessage);
        vbox(this, {m_headline, m_text, m_why}, 6);
        clear();
    }

    void tell(const OutcomeText &ruled)
    {
        m_headline->setText(ruled.headline);
        m_text->setText(ruled.text);
        m_why->setText(ruled.why.join(u'\n'));
        m_headline->setVisible(true);
        m_text->setVisible(!ruled.text.isEmpty());
        m_why->setVisible(!ruled.why.isEmpty());
        //: The result of a test, and what it means
        const QString words = ruled.text.isEmpty() ? ruled.headline : tr("%1. %2").arg(ruled.headline, ruled.text);
        setAccessibleName(words);
        announce(*this);
    }

    /// Sets the result in smaller type.
    void setSmall() { m_headline->setFont(fontFor(TextUse::SectionHeading)); }

    /// Shows a sentence in place of a result: what is missing.
    void say(const QString &text)
    {
        clear();
        m_text->setText(text);
        m_text->setVisible(true);
    }

    void clear()
    {
        for (QLabel *label : {m_headline, m_text, m_why}) {
            label->clear();
            label->hide();
        }
        setAccessibleName({}); // else the result before is read again
    }

private:
    QLabel *m_headline;
    QLabel *m_text;
    QLabel *m_why;
};

using namespace Qt::Literals::StringLiterals;

ResolvePanel::ResolvePanel()
    : m_form(new ParameterForm)
    , m_dice(new DicePanel)
    , m_outcome(new OutcomeView)
    , m_buttons(new QWidget)
    //: Button: the same test once more
    , m_again(new Button("reroll", tr("Roll &again")))
    //: Button: keeps the result in the campaign
    , m_write(new Button("check", tr("Recor&d")))
    , m_written(makeQuietParagraph(TextUse::SecondLine, {}))
    , m_table(new TableView)
{
    m_dice->setButtonsShown(false);
    auto *result = hbox({{m_outcome, 1}, {makeButtons(), 0, Qt::AlignTop}}, 12);
    hbox(this, {{m_form, 0, Qt::AlignTop}, {vbox({m_dice, result, m_written, m_table, Spring{1}}, 12), 1}}, 24);
    m_form->setMaximumWidth(formWidth);

    connect(m_form, &ParameterForm::changed, this, [this] { resolve(isRecorded()); });
    onPress(m_again, this, &ResolvePanel::rollAgain);
    connect(m_dice, &DicePanel::advanced, this, &ResolvePanel::tell);
    connect(m_dice, &DicePanel::typing, this, &ResolvePanel::tell);
    connect(m_dice, &DicePanel::completed, this, [this] {
        (m_writing && m_taker && m_taker->inPlay ? m_write : m_again)->setFocus(); // Enter records the result
        bringIntoView(*m_buttons);
        bringIntoView(*m_outcome);
    });
    onPress(m_write, this, &ResolvePanel::writeAsked);
}

QWidget *ResolvePanel::makeButtons()
{
    m_again->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    m_again->setToolTip(tr("Roll again with the same settings (Ctrl+R)"));
    m_write->setKeyHint(u"W"_s);
    m_write->setToolTip(tr("Record the result and dice in the chronicle, for a figure in the current battle (W)"));
    auto *key = new QShortcut(Qt::Key_W, this, nullptr, nullptr, Qt::WindowShortcut);
    connect(key, &QShortcut::activated, m_write, [this] {
        if (m_write->isVisible() && canRecord())
            m_write->click();
    });
    //: Heading in the list of keys
    setShortcutHelp(this, tr("Reference"), {{tr("W"), tr("Record the result for this figure")}});
    setAccessibleRole(*m_written, QAccessible::AlertMessage);
    m_written->hide();
    hbox(m_buttons, {m_again, m_write}, 12);
    return m_buttons;
}

DicePanel *ResolvePanel::takeDice()
{
    static_cast<QBoxLayout *>(layout())->setDirection(QBoxLayout::BottomToTop); // the table before the form
    m_form->setMaximumWidth(QWIDGETSIZE_MAX);
    m_outcome->setSmall();
    return m_dice;
}

void ResolvePanel::showButtons(bool complete)
{
    m_buttons->setVisible(complete);
    m_again->setVisible(complete && !m_dice->deed().soFar().rolls.empty());
    m_write->setVisible(complete && m_writing);
    m_write->setEnabled(complete);
    m_written->clear();
    m_written->hide(); // else it is read although it says nothing
}

void ResolvePanel::setTaker(const TestSubject *taker)
{
    m_taker = taker ? std::optional(*taker) : std::nullopt;
}

void ResolvePanel::take(const TestSubject *taker)
{
    setTaker(taker);
    if (!isRolled())
        return;
    fillIn(taker);
    resolve(false);
}

void ResolvePanel::setWriting(bool possible)
{
    m_writing = possible;
    m_write->setVisible(m_writing && m_dice->deed().isComplete());
}

std::optional<Verdict> ResolvePanel::verdict() const
{
    if (!m_variant.procedure || !m_resolved || !m_dice->deed().isComplete())
        return std::nullopt;
    return verdictOf({{}, 0, m_values, {}}, m_variant, m_given, **m_resolved, m_dice->deed().soFar().rolls);
}

void ResolvePanel::tellWriting(const QString &text, bool isWritten)
{
    m_write->setEnabled(!isWritten); // the same result is not recorded twice
    m_written->setText(text);
    announce(*m_written);
}

void ResolvePanel::load(const ShelfVariant &variant, const Pack &pack, const TestSubject *taker,
                        const QMap<QString, QString> &known)
{
    m_variant = variant;
    m_pack = pack;
    setTaker(taker);
    m_table->load(variant.table);
    if (!variant.procedure) {
        showOnlyTable();
        return;
    }
    m_form->load(*m_variant.procedure, m_pack);
    m_form->setVisible(!m_variant.procedure->parameters.empty());
    for (auto value = known.begin(); value != known.end(); ++value)
        m_form->fill(value.key(), *value);
    fillIn(taker);
    resolve(true);
}

void ResolvePanel::showOnlyTable()
{
    m_dice->stop();
    m_outcome->clear();
    for (QWidget *part : {static_cast<QWidget *>(m_form), static_cast<QWidget *>(m_dice), m_buttons})
        part->hide();
}

void ResolvePanel::fillIn(const TestSubject *taker)
{
    m_form->fill(u"choose"_s, {}); // a choice is made for one test
    m_form->setOffered(u"choose"_s, !taker || taker->star);
    if (!taker)
        return;
    const QMap<QString, QString> brought = broughtBy(*taker, *m_variant.procedure, *m_pack.reference);
    for (auto value = brought.begin(); value != brought.end(); ++value)
        m_form->fill(value.key(), *value);
}

/// Fills in the Star Power dice that are left, which changes from roll to roll.
void ResolvePanel::fillStarPower()
{
    if (m_taker && m_taker->starPower)
        m_form->fill(u"dice"_s, QString::number(*m_taker->starPower));
}

/// Offers only the choices that fit: a class takes a test in its own situations.
void ResolvePanel::offerWhatFits()
{
    const QStringList values = m_form->keyValues();
    for (const Parameter &parameter : m_variant.procedure->parameters) {
        if (parameter.kind != Parameter::Kind::Choice || !parameter.check)
            continue;
        m_form->offerFitting(parameter.name, [&](const QString &choice) {
            QStringList asked = values;
            asked.removeIf([&](const QString &value) { return value.startsWith(parameter.name + u'='); });
            const auto given = parseArguments(*m_variant.procedure, m_pack, asked << parameter.name + u'=' + choice);
            return given || given.problem().parameter != parameter.name;
        });
    }
}

void ResolvePanel::takeUp(const ActUnderWay &kept)
{
    m_form->fillAll(kept.act.as<acts::TakeTest>()->values);
    resolve(true, kept);
    m_dice->entry()->setTyped(kept.typed);
}

bool ResolvePanel::isRecorded() const
{
    return m_dice->deed().isComplete() && !m_written->text().isEmpty() && !m_write->isEnabled();
}

bool ResolvePanel::canRecord() const
{
    return m_writing && m_dice->deed().isComplete() && m_write->isEnabled();
}

void ResolvePanel::markFound(const QString &words)
{
    m_table->mark(words);
}

void ResolvePanel::rollAgain()
{
    fillStarPower();
    resolve(true);
    emit begunAgain();
    m_dice->entry()->setFocus();
}

void ResolvePanel::resolve(bool anew, const std::optional<ActUnderWay> &kept)
{
    if (!m_variant.procedure)
        return; // a note is only read
    offerWhatFits();
    m_values = m_form->keyValues();
    const Result<Arguments> given = words::argumentsFor(*m_variant.procedure, m_pack, m_values);
    Problems problems = given ? Problems() : given.problems();
    if (given && m_taker)
        problems = whyNotTaken(m_variant.procedure->id, *m_taker, m_pack, *given);
    if (!problems.empty()) {
        m_dice->stop();
        m_outcome->say(problems.front().text);
        showButtons(false);
        m_table->light(-1, -1);
        return;
    }
    m_given = *given;
    m_resolved = std::make_shared<std::optional<Resolved>>();
    const PendingAct::Deed deed = [procedure = *m_variant.procedure, pack = m_pack, arguments = m_given,
                                   resolved = m_resolved](Dice &dice, Step &) {
        resolved->reset(); // in case that the dice do not suffice
        *resolved = procedure.run(pack, arguments, dice);
    };
    DiceCaptions telling;
    telling.lines = [this](const Step &soFar) {
        std::vector<DiceLine> lines;
        for (const Roll &roll : soFar.rolls)
            lines.push_back(lineOf(roll, m_variant, m_given));
        return lines;
    };
    telling.counts = [this](const Step &, const DiceRequest &request) {
        const int passing = passingOf(m_variant, m_given, request);
        return [passing](int face) { return face <= passing; };
    };
    telling.faces = [this](const Step &, const DiceRequest &request) {
        std::vector<FaceMeaning> meanings;
        const std::vector<OutcomeText> outcomes = byLastDie({});
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            if (meanings.empty() || meanings.back().meaning != outcomes[i].headline)
                meanings.push_back({int(i) + 1, int(i) + 1, outcomes[i].headline});
            meanings.back().to = int(i) + 1;
        }
        const int passing = passingOf(m_variant, m_given, request);
        return meanings.empty() && passing > 0 ? passOrFail(passing, request.sides) : meanings;
    };
    // The step is never written; it only carries the rolls.
    if (anew)
        m_dice->start(deed, telling, kept ? acts::tapeOf(kept->rolls) : Tape(),
                      kept ? std::optional(kept->seed) : std::nullopt);
    else
        m_dice->change(deed, telling);
    tell();
}

void ResolvePanel::tell()
{
    const PendingAct &deed = m_dice->deed();
    m_dice->setVisible(deed.wanted() || !deed.soFar().rolls.empty());
    showButtons(deed.isComplete());
    if (!deed.isComplete()) {
        m_outcome->clear();
        m_table->light(-1, -1);
        m_table->foretell(byLastDie(m_dice->entry()->typed()));
        return;
    }
    const OutcomeText ruling = m_variant.rule(m_given, **m_resolved);
    m_outcome->tell(ruling);
    m_table->light(ruling.row, ruling.column);
}

/// Returns the result for each face of the last die; empty if more than one die is missing.
std::vector<OutcomeText> ResolvePanel::byLastDie(const Faces &typed) const
{
    std::vector<OutcomeText> outcomes;
    const PendingAct &deed = m_dice->deed();
    const auto wanted = deed.wanted();
    if (!wanted || wanted->count != typed.size() + 1)
        return {};
    for (int face = 1; face <= wanted->sides; ++face) {
        Faces dice = typed;
        dice.append({static_cast<std::uint8_t>(face), Thrower::Player});
        deed.with(dice);
        if (!m_resolved->has_value())
            return {}; // another roll follows
        outcomes.push_back(m_variant.rule(m_given, **m_resolved));
    }
    return outcomes;
}

} // namespace muster
