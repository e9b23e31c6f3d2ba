// SPDX-License-Identifier: MIT
#include "ui/parts/parameterform.h"

#include "model/reference/procedurewords.h"
#include "ui/parts/choice.h"
#include "ui/parts/form.h"
#include "ui/parts/tabstops.h"

#include <QApplication>
#include <QComboBox>
#include <QFormLayout>
#include <QStandardItemModel>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

ParameterForm::ParameterForm(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
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
    if (saysItself) // and has the whole width, without which a long title is cut
        m_form->addRow(field.widget);
    else
        addRow(*m_form, title, field.widget);
    if (qobject_cast<Choice *>(field.widget))
        field.widget->setMinimumWidth(field.widget->sizeHint().width()); // a form takes it as the least it may have
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
    const std::vector<QString> &choices = field->parameter.choices;
    for (std::size_t i = 0; i < choices.size(); ++i)
        items->item(static_cast<int>(i))->setEnabled(fits(choices[i]));
    const auto first = std::ranges::find_if(choices, fits);
    if (first != choices.end() && !fits(field->read()))
        fill(parameter, *first);
}

ParameterForm::Field *ParameterForm::find(const QString &parameter)
{
    const auto found = std::find_if(m_fields.begin(), m_fields.end(),
                                    [&](const Field &field) { return field.parameter.name == parameter; });
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

} // namespace muster
