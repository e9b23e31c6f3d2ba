// SPDX-License-Identifier: MIT
#include "ui/parts/form.h"

#include "model/reference/procedurewords.h"
#include "rules/pack/pack.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStringList>

#include <algorithm>

//
// The field of a ParameterForm for each kind of parameter.
namespace muster {

namespace {

/// Returns the control that the label's key leads to: the one that takes keys; in a field of several, their focus
/// proxy.
QWidget *controlOf(QWidget *field)
{
    while (field->focusProxy())
        field = field->focusProxy();
    return field;
}

} // namespace

QFormLayout *makeForm(std::initializer_list<std::pair<QString, QWidget *>> rows)
{
    auto *form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow); // lines to type at, but not boxes
    for (const auto &[label, field] : rows)
        addRow(*form, label, field);
    return form;
}

void addRow(QFormLayout &form, const QString &label, QWidget *field)
{
    insertRow(form, form.rowCount(), label, field);
}

void insertRow(QFormLayout &form, int row, const QString &label, QWidget *field)
{
    constexpr int widestLine = 480;
    if (auto *line = qobject_cast<QLineEdit *>(field))
        line->setMaximumWidth(std::max(scaledForFont(widestLine), line->minimumWidth()));
    auto *name = new QLabel(label);
    name->setBuddy(controlOf(field));
    const QWidget *first = field->focusProxy();
    if (first && field->isAncestorOf(first)) // the first line of several
        name->setFixedHeight(std::max(name->sizeHint().height(), first->sizeHint().height()));
    else
        name->setMinimumHeight(field->sizeHint().height());
    if (field->accessibleName().isEmpty())
        field->setAccessibleName(QString(label).remove(u'&'));
    form.insertRow(row, name, field);
}

void offerWords(QLineEdit &line, const QStringList &words)
{
    auto *completer = new QCompleter(words, &line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::InlineCompletion);
    line.setCompleter(completer);
}

void onAnyChange(QWidget &form, QObject *listener, const std::function<void()> &deed)
{
    for (const QLineEdit *line : form.findChildren<QLineEdit *>())
        QObject::connect(line, &QLineEdit::textChanged, listener, deed);
    for (const QComboBox *box : form.findChildren<QComboBox *>())
        QObject::connect(box, &QComboBox::currentIndexChanged, listener, deed);
    for (const QAbstractButton *button : form.findChildren<QAbstractButton *>())
        QObject::connect(button, &QAbstractButton::toggled, listener, deed);
}

using namespace Qt::Literals::StringLiterals;

ParameterForm::ParameterForm()
{
    vbox(this, {});
}

void ParameterForm::load(const Signature &asked, const Pack &pack)
{
    const bool hadFocus = m_body && m_body->isAncestorOf(QApplication::focusWidget());
    for (const Field &field : m_fields)
        m_kept.insert(field.parameter.name, field.read());
    m_fields.clear();
    delete m_body;
    m_body = new QWidget;
    m_form = makeForm();
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // else a long title beside a wide box loses all its room
    m_body->setLayout(m_form);
    layout()->addWidget(m_body);
    for (const Parameter &parameter : asked.parameters) {
        Field field = fieldFor(parameter, pack);
        addRowFor(field, pack);
        if (const auto kept = m_kept.constFind(parameter.name); kept != m_kept.constEnd() && !kept->isEmpty())
            field.write(*kept);
        m_fields.push_back(std::move(field));
    }
    showAsked();
    if (hadFocus)
        enter(*this, Qt::OtherFocusReason);
}

void ParameterForm::addRowFor(const Field &field, const Pack &pack)
{
    const QString title = words::parameterTitle(field.parameter, pack);
    field.widget->setAccessibleName(title);
    field.widget->setToolTip(words::summary(field.parameter));
    const bool saysItself = field.parameter.kind == Parameter::Kind::Choices // its title stands above the boxes
        || field.parameter.kind == Parameter::Kind::Flag;
    if (saysItself) // it has the whole width, without which a long title is cut off
        m_form->addRow(field.widget);
    else
        addRow(*m_form, title, field.widget);
    if (qobject_cast<SegmentedControl *>(field.widget))
        field.widget->setMinimumWidth(field.widget->sizeHint().width()); // a form takes it as the minimum
}

QStringList ParameterForm::keyValues() const
{
    QStringList all;
    for (const Field &field : m_fields) {
        const bool shown = field.offered && m_form->isRowVisible(field.widget);
        if (const QString value = field.read(); shown && !value.isEmpty())
            all.append(field.parameter.name + u'=' + value);
    }
    return all;
}

bool ParameterForm::asks(const QString &parameter) const
{
    return find(parameter);
}

void ParameterForm::fill(const QString &parameter, const QString &value)
{
    m_kept.insert(parameter, value);
    if (Field *field = find(parameter)) {
        const QSignalBlocker quiet(this);
        field->write(value);
    }
}

void ParameterForm::fillAll(const QStringList &keyValues)
{
    for (const Field &field : m_fields) {
        if (!field.parameter.needed && !field.parameter.fallback)
            fill(field.parameter.name, {});
    }
    for (const QString &value : keyValues)
        fill(value.section(u'=', 0, 0), value.section(u'=', 1));
}

void ParameterForm::setOffered(const QString &parameter, bool offered)
{
    if (Field *field = find(parameter)) {
        field->offered = offered;
        showAsked();
    }
}

void ParameterForm::offerFitting(const QString &parameter, const std::function<bool(const QString &choice)> &fits)
{
    Field *field = find(parameter);
    const auto *box = field ? qobject_cast<QComboBox *>(field->widget) : nullptr;
    const auto *items = box ? qobject_cast<QStandardItemModel *>(box->model()) : nullptr;
    if (!items)
        return;
    const QStringList &choices = field->parameter.choices;
    for (int i = 0; i < choices.size(); ++i)
        items->item(i)->setEnabled(fits(choices[i]));
    const auto first = std::ranges::find_if(choices, fits);
    if (first != choices.end() && !fits(field->read()))
        fill(parameter, *first);
}

ParameterForm::Field *ParameterForm::find(const QString &parameter)
{
    const auto found =
        std::ranges::find_if(m_fields, [&](const Field &field) { return field.parameter.name == parameter; });
    return found == m_fields.end() ? nullptr : &*found;
}

const ParameterForm::Field *ParameterForm::find(const QString &parameter) const
{
    return const_cast<ParameterForm *>(this)->find(parameter);
}

void ParameterForm::tellChange()
{
    showAsked();
    emit changed();
}

void ParameterForm::showAsked()
{
    for (const Field &field : m_fields) {
        const auto &only = field.parameter.onlyWith;
        const Field *other = only ? find(only->parameter) : nullptr;
        m_form->setRowVisible(field.widget, field.offered && (!other || other->read() == only->value));
    }
}

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int usualRep = 4;
constexpr int mostSegments = 4;
constexpr int mostSegmentLetters = 26; // all segments of a Choice together
constexpr int mostLettersInTwo = 18; // the longest title of a box, for two columns
constexpr int mostInOneColumn = 6;

const auto yes = u"true"_s;
const auto no = u"false"_s;

int firstValue(const Parameter &parameter)
{
    if (parameter.fallback)
        return parameter.fallback->toInt();
    const bool isRep = parameter.name.contains("rep"_L1);
    return std::clamp(isRep ? usualRep : parameter.least, parameter.least, parameter.most);
}

} // namespace

ParameterForm::Field ParameterForm::fieldFor(const Parameter &parameter, const Pack &pack)
{
    switch (parameter.kind) {
    case Parameter::Kind::Integer:
        return numberField(parameter);
    case Parameter::Kind::Flag:
        return flagField(parameter, pack);
    case Parameter::Kind::Choices:
        return manyField(parameter, pack);
    default:
        return choiceField(parameter, choicesOf(parameter, pack), pack);
    }
}

ParameterForm::Field ParameterForm::numberField(const Parameter &parameter)
{
    const bool mayBeLeftOut = !parameter.needed && !parameter.fallback;
    if (mayBeLeftOut && parameter.most - parameter.least < mostSegments - 1)
        return fewNumbersField(parameter);
    auto *box = new QSpinBox;
    const int least = parameter.least;
    box->setRange(mayBeLeftOut ? least - 1 : least, parameter.most);
    if (mayBeLeftOut)
        box->setSpecialValueText(u"–"_s);
    else
        box->setValue(firstValue(parameter));
    connect(box, &QSpinBox::valueChanged, this, &ParameterForm::tellChange);
    return {parameter, box,
            [box, mayBeLeftOut, least] {
                return mayBeLeftOut && box->value() < least ? QString() : QString::number(box->value());
            },
            [box, least](const QString &value) { box->setValue(value.isEmpty() ? least - 1 : value.toInt()); }};
}

/// Creates a field for a few numbers side by side, with a dash for none before them.
ParameterForm::Field ParameterForm::fewNumbersField(const Parameter &parameter)
{
    auto *segments = new SegmentedControl;
    segments->addItem({}, u"–"_s);
    for (int number = parameter.least; number <= parameter.most; ++number)
        segments->addItem({}, QString::number(number));
    segments->setCurrent(0);
    connect(segments, &SegmentedControl::chosen, this, &ParameterForm::tellChange);
    const int least = parameter.least;
    return {parameter, segments,
            [segments, least] {
                return segments->current() <= 0 ? QString() : QString::number(least + segments->current() - 1);
            },
            [segments, least](const QString &value) {
                segments->setCurrent(value.isEmpty() ? 0 : value.toInt() - least + 1);
            }};
}

ParameterForm::Field ParameterForm::flagField(const Parameter &parameter, const Pack &pack)
{
    auto *box = new QCheckBox(words::parameterTitle(parameter, pack));
    box->setChecked(parameter.fallback == yes);
    connect(box, &QCheckBox::toggled, this, &ParameterForm::tellChange);
    return {parameter, box, [box] { return box->isChecked() ? yes : no; },
            [box](const QString &value) { box->setChecked(value == yes); }};
}

ParameterForm::Field ParameterForm::choiceField(const Parameter &parameter, const QStringList &choices,
                                                const Pack &pack)
{
    QStringList titles;
    for (const QString &choice : choices)
        titles.append(words::valueTitle(choice, pack));
    const auto placeOf = [choices](const QString &value) { return int(choices.indexOf(value)); };
    const auto at = [choices](int place) { return choices.value(place); }; // none if there is nothing to choose from
    const int first = std::max(placeOf(parameter.fallback.value_or(QString())), 0);
    if (choices.size() <= mostSegments && titles.join(QString()).size() <= mostSegmentLetters) {
        auto *segments = new SegmentedControl(titles);
        segments->setCurrent(first);
        connect(segments, &SegmentedControl::chosen, this, &ParameterForm::tellChange);
        return {parameter, segments, [segments, at] { return at(std::max(segments->current(), 0)); },
                [segments, placeOf](const QString &value) {
                    if (const int place = placeOf(value); place >= 0)
                        segments->setCurrent(place);
                }};
    }
    auto *box = new QComboBox;
    box->addItems(titles);
    box->setCurrentIndex(first);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(19);
    connect(box, &QComboBox::currentIndexChanged, this, &ParameterForm::tellChange);
    return {parameter, box, [box, at] { return at(box->currentIndex()); },
            [box, placeOf](const QString &value) {
                if (const int place = placeOf(value); place >= 0)
                    box->setCurrentIndex(place);
            }};
}

ParameterForm::Field ParameterForm::manyField(const Parameter &parameter, const Pack &pack)
{
    auto *holder = new QWidget;
    auto *grid = gridOf(holder, 16, 6, {0, 2, 0, 2});
    grid->addWidget(makeParagraph(TextUse::Body, words::parameterTitle(parameter, pack)), 0, 0, 1, 2);
    std::vector<std::pair<QString, QCheckBox *>> boxes;
    const auto title = [&](const QString &choice) {
        return parameter.titles.value(choice, words::valueTitle(choice, pack));
    };
    const bool allShort = std::ranges::all_of(
        parameter.choices, [&](const QString &choice) { return title(choice).size() <= mostLettersInTwo; });
    const int columns = allShort && parameter.choices.size() > mostInOneColumn ? 2 : 1;
    const int inColumn = (int(parameter.choices.size()) + columns - 1) / columns;
    for (const QString &choice : parameter.choices) {
        auto *box = new QCheckBox(title(choice));
        box->setAccessibleName(box->text());
        connect(box, &QCheckBox::toggled, this, &ParameterForm::tellChange);
        const int place = int(boxes.size());
        grid->addWidget(box, 1 + place % inColumn, place / inColumn);
        boxes.emplace_back(choice, box);
    }
    if (!boxes.empty())
        holder->setFocusProxy(boxes.front().second);
    return {parameter, holder,
            [boxes] {
                QStringList chosen;
                for (const auto &[id, box] : boxes) {
                    if (box->isChecked())
                        chosen.append(id);
                }
                return chosen.join(u',');
            },
            [boxes](const QString &value) {
                const QStringList chosen = value.split(u',');
                for (const auto &[id, box] : boxes)
                    box->setChecked(chosen.contains(id));
            }};
}

} // namespace muster
