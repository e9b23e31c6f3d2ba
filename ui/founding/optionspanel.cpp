// SPDX-License-Identifier: MIT
#include "ui/founding/optionspanel.h"

#include "ui/parts/form.h"
#include "ui/parts/label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include <algorithm>

namespace muster {

OptionsPanel::OptionsPanel(QWidget *parent)
    : QWidget(parent)
    , m_form(makeForm())
{
    setLayout(m_form);
}

void OptionsPanel::load(const Pack &pack, const Options &options)
{
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    m_fields.clear();
    for (const Option &option : pack.options) {
        auto *box = new QComboBox;
        box->setAccessibleName(option.title);
        for (const Term &value : option.values)
            box->addItem(value.title, value.id);
        box->setCurrentIndex(std::max(0, box->findData(options.value(option.id, option.unsaid()))));
        addRow(*m_form, option.title, box);
        m_fields.push_back({option.id, option.onlyWith, box, addAbout(option, box), !option.before.isEmpty()});
        connect(box, &QComboBox::currentIndexChanged, this, &OptionsPanel::showThoseInUse);
    }
    showThoseInUse();
}

bool OptionsPanel::isChosen(const OptionValue &wanted) const
{
    return std::any_of(m_fields.begin(), m_fields.end(), [&](const Field &field) {
        return field.id == wanted.option && field.box->currentData() == wanted.value;
    });
}

void OptionsPanel::showThoseInUse()
{
    for (const Field &field : m_fields) {
        const bool inUse = !field.onlyWith || isChosen(*field.onlyWith);
        m_form->setRowVisible(field.box, inUse);
        if (field.about)
            m_form->setRowVisible(field.about, inUse);
    }
}

/// A line on the value that is chosen, where the pack has one for each.
QLabel *OptionsPanel::addAbout(const Option &option, QComboBox *box)
{
    if (option.values.front().about.isEmpty())
        return nullptr;
    QLabel *about = makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText);
    constexpr int width = 340;
    about->setFixedWidth(width);
    about->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    int height = 0; // of the longest, so that none is cut and nothing moves
    for (const Term &value : option.values) {
        about->setText(value.about);
        height = std::max(height, about->heightForWidth(width));
    }
    about->setMinimumHeight(height);
    m_form->addRow(QString(), about);
    const auto tell = [about, box, values = option.values] {
        const QString &line = values[static_cast<std::size_t>(box->currentIndex())].about;
        about->setText(line);
        box->setAccessibleDescription(line);
    };
    connect(box, &QComboBox::currentIndexChanged, about, tell);
    tell();
    return about;
}

Options OptionsPanel::value() const
{
    Options chosen;
    for (const Field &field : m_fields) {
        if (field.box->currentIndex() > 0 || field.isSaid)
            chosen.insert(field.id, field.box->currentData().toString());
    }
    return chosen;
}

} // namespace muster
