// SPDX-License-Identifier: MIT
#include "ui/report/reportchoices.h"

#include "ui/parts/label.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

#include <array>

namespace muster {

namespace {

/// The radio buttons, in their order.
struct DiceWay {
    const char *text;
    const char *beside;
    AccountDice dice;
    bool words;
};
constexpr std::array<DiceWay, 4> diceWays{{
    {QT_TRANSLATE_NOOP("muster::ReportChoices", "Story and &dice"),
     QT_TRANSLATE_NOOP("muster::ReportChoices", "[3 and 4]"), AccountDice::Brackets, true},
    {QT_TRANSLATE_NOOP("muster::ReportChoices", "Story, dice at the e&nd"), nullptr, AccountDice::Story, true},
    {QT_TRANSLATE_NOOP("muster::ReportChoices", "St&ory, no dice"), nullptr, AccountDice::None, true},
    {QT_TRANSLATE_NOOP("muster::ReportChoices", "D&ice only"),
     QT_TRANSLATE_NOOP("muster::ReportChoices", "no words of yours"), AccountDice::Brackets, false},
}};

/// A button of a list, and at the right what it means or how much of it there is.
QLabel *addLine(QVBoxLayout &column, QAbstractButton *button)
{
    auto *row = new QHBoxLayout;
    auto *beside = makeLabel(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText);
    row->addWidget(button);
    row->addStretch(1);
    row->addWidget(beside);
    column.addLayout(row);
    return beside;
}

void sayBeside(QAbstractButton &button, QLabel &beside, const QString &text)
{
    beside.setText(text);
    button.setAccessibleDescription(text);
}

} // namespace

ReportChoices::ReportChoices(QWidget *parent)
    : QWidget(parent)
    , m_dice(new QButtonGroup(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    addDice(*column);
    column->addSpacing(4);
    column->addWidget(makeRule());
    column->addSpacing(4);
    addParts(*column);
}

void ReportChoices::addDice(QVBoxLayout &column)
{
    column.addWidget(makeLabel(TextUse::BodyBold, tr("The dice")));
    for (std::size_t way = 0; way < diceWays.size(); ++way) {
        auto *button = new QRadioButton(tr(diceWays[way].text));
        m_dice->addButton(button, static_cast<int>(way));
        QLabel *beside = addLine(column, button);
        if (diceWays[way].beside)
            sayBeside(*button, *beside, tr(diceWays[way].beside));
    }
    m_dice->button(0)->setChecked(true);
    connect(m_dice, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (checked)
            follow();
    });
}

void ReportChoices::addPart(QVBoxLayout &column, const QString &text, bool AccountChoice::*part)
{
    auto *box = new QCheckBox(text);
    box->setChecked(AccountChoice().*part);
    connect(box, &QCheckBox::toggled, this, &ReportChoices::follow);
    m_parts.push_back({box, addLine(column, box), part});
}

void ReportChoices::addParts(QVBoxLayout &column)
{
    column.addWidget(makeLabel(TextUse::BodyBold, tr("What goes in")));
    addPart(column, tr("Your &words"), &AccountChoice::words);
    addPart(column, tr("&Pictures"), &AccountChoice::pictures);
    addPart(column, tr("The ta&ble as drawn"), &AccountChoice::table);
    addPart(column, tr("Who ca&me"), &AccountChoice::came);
    addPart(column, tr("&Turn by turn"), &AccountChoice::turns);
    addPart(column, tr("Before and &after"), &AccountChoice::fates);
    addPart(column, tr("&Everybody’s career"), &AccountChoice::careers);
}

void ReportChoices::say(bool AccountChoice::*part, const QString &howMuch)
{
    for (const Part &one : m_parts) {
        if (one.what == part)
            sayBeside(*one.box, *one.howMuch, howMuch);
    }
}

void ReportChoices::count(std::span<const Account> accounts)
{
    int places = 0;
    int notes = 0;
    int pictures = 0;
    int sections = 0;
    int came = 0;
    for (const Account &account : accounts) {
        for (const auto *passages : {&account.opening, &account.closing}) {
            for (const AccountPassage &passage : *passages)
                places += passage.picture ? 0 : 1;
        }
        for (const AccountTurn &turn : account.turns) {
            for (const AccountLine &line : turn.lines)
                ++(line.own ? places : notes);
        }
        Account battle = account;
        battle.careers.clear(); // whose pictures come with them, if at all
        pictures += static_cast<int>(picturesIn(battle).size());
        sections += static_cast<int>(account.table.encounter.setup.sections.size());
        came += static_cast<int>(account.came.size());
    }
    say(&AccountChoice::words, places > 0 ? tr("%n places", nullptr, places) : tr("none"));
    say(&AccountChoice::pictures, pictures > 0 ? QString::number(pictures) : tr("none"));
    say(&AccountChoice::table, sections > 0 && accounts.size() == 1 ? tr("%n sections", nullptr, sections) : QString());
    say(&AccountChoice::came, accounts.size() == 1 ? QString::number(came) : QString());
    say(&AccountChoice::turns, notes > 0 ? tr("%n events", nullptr, notes) : tr("nothing noted"));
}

/// Dice alone have no words beside them.
void ReportChoices::follow()
{
    const bool words = diceWays[static_cast<std::size_t>(qMax(0, m_dice->checkedId()))].words;
    m_parts.front().box->setEnabled(words);
    emit changed();
}

AccountChoice ReportChoices::choice() const
{
    const DiceWay &way = diceWays[static_cast<std::size_t>(qMax(0, m_dice->checkedId()))];
    AccountChoice choice;
    for (const Part &one : m_parts)
        choice.*one.what = one.box->isChecked();
    choice.words = choice.words && way.words;
    choice.dice = way.dice;
    return choice;
}

} // namespace muster
