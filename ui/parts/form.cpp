// SPDX-License-Identifier: MIT
#include "ui/parts/form.h"

#include "ui/look/type.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace muster {

namespace {

/// A label's key leads to what takes keys itself; for a field of several controls to the one that stands for it.
QWidget *controlOf(QWidget *field)
{
    while (field->focusProxy())
        field = field->focusProxy();
    return field;
}

} // namespace

QFormLayout *makeForm()
{
    auto *form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow); // lines to type at, and no boxes
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
        line->setMaximumWidth(std::max(besideType(widestLine), line->minimumWidth()));
    auto *name = new QLabel(label);
    name->setBuddy(controlOf(field));
    const QWidget *first = field->focusProxy();
    if (first && field->isAncestorOf(first)) // beside the first line of several
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

} // namespace muster
