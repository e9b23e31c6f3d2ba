// SPDX-License-Identifier: MIT
//
// The field of a ParameterForm for each kind of parameter.
#include "ui/parts/parameterform.h"

#include "model/reference/procedurewords.h"
#include "rules/pack/pack.h"
#include "ui/parts/choice.h"
#include "ui/parts/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QSpinBox>
#include <QStringList>

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int usualRep = 4;
constexpr int mostSegments = 4;
constexpr int mostSegmentLetters = 26; // of all segments of a Choice together
constexpr int mostLettersInTwo = 18; // of a box where there are two columns
constexpr std::size_t mostInOneColumn = 6;

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
        const QStringList choices = choicesOf(parameter, pack);
        return choiceField(parameter, {choices.begin(), choices.end()}, pack);
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

/// A few numbers side by side, and before them a dash for none.
ParameterForm::Field ParameterForm::fewNumbersField(const Parameter &parameter)
{
    auto *segments = new Choice;
    segments->addItem({}, u"–"_s);
    for (int number = parameter.least; number <= parameter.most; ++number)
        segments->addItem({}, QString::number(number));
    segments->setCurrent(0);
    connect(segments, &Choice::chosen, this, &ParameterForm::tellChange);
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

ParameterForm::Field ParameterForm::choiceField(const Parameter &parameter, const std::vector<QString> &choices,
                                                const Pack &pack)
{
    QStringList titles;
    for (const QString &choice : choices)
        titles.append(words::valueTitle(choice, pack));
    const auto placeOf = [choices](const QString &value) {
        const auto found = std::find(choices.begin(), choices.end(), value);
        return found == choices.end() ? -1 : static_cast<int>(found - choices.begin());
    };
    const auto at = [choices](int place) { // none where there is nothing to choose from
        return place < 0 || place >= static_cast<int>(choices.size()) ? QString()
                                                                      : choices[static_cast<std::size_t>(place)];
    };
    const int first = std::max(placeOf(parameter.fallback.value_or(QString())), 0);
    if (choices.size() <= mostSegments && titles.join(QString()).size() <= mostSegmentLetters) {
        auto *segments = new Choice;
        for (const QString &title : titles)
            segments->addItem({}, title);
        segments->setCurrent(first);
        connect(segments, &Choice::chosen, this, &ParameterForm::tellChange);
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
    auto *grid = new QGridLayout(holder);
    grid->setContentsMargins(0, 2, 0, 2);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    grid->addWidget(makeParagraph(TextUse::Body, words::parameterTitle(parameter, pack)), 0, 0, 1, 2);
    std::vector<std::pair<QString, QCheckBox *>> boxes;
    const auto title = [&](const QString &choice) {
        return parameter.titles.value(choice, words::valueTitle(choice, pack));
    };
    const bool allShort = std::all_of(parameter.choices.begin(), parameter.choices.end(),
                                      [&](const QString &choice) { return title(choice).size() <= mostLettersInTwo; });
    const std::size_t columns = allShort && parameter.choices.size() > mostInOneColumn ? 2 : 1;
    const std::size_t inColumn = (parameter.choices.size() + columns - 1) / columns;
    for (const QString &choice : parameter.choices) {
        auto *box = new QCheckBox(title(choice));
        box->setAccessibleName(box->text());
        connect(box, &QCheckBox::toggled, this, &ParameterForm::tellChange);
        const std::size_t place = boxes.size();
        grid->addWidget(box, 1 + static_cast<int>(place % inColumn), static_cast<int>(place / inColumn));
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
