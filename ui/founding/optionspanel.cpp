// SPDX-License-Identifier: MIT
#include "ui/founding/optionspanel.h"

#include "ui/founding/profilepanel.h"

#include <QComboBox>
#include <QFormLayout>

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
    m_boxes.clear();
    for (const Option &option : pack.options) {
        auto *box = new QComboBox;
        box->setAccessibleName(option.title);
        for (const Term &value : option.values)
            box->addItem(value.title, value.id);
        box->setCurrentIndex(std::max(0, box->findData(options.value(option.id))));
        m_boxes.insert(option.id, box);
        addRow(*m_form, option.title, box);
    }
}

Options OptionsPanel::value() const
{
    Options chosen;
    for (auto box = m_boxes.begin(); box != m_boxes.end(); ++box) {
        if (box.value()->currentIndex() > 0)
            chosen.insert(box.key(), box.value()->currentData().toString());
    }
    return chosen;
}

} // namespace muster
