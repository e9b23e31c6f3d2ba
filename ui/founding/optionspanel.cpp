// SPDX-License-Identifier: MIT
#include "ui/founding/optionspanel.h"

#include "ui/founding/profilepanel.h"
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
    m_boxes.clear();
    for (const Option &option : pack.options) {
        auto *box = new QComboBox;
        box->setAccessibleName(option.title);
        for (const Term &value : option.values)
            box->addItem(value.title, value.id);
        box->setCurrentIndex(std::max(0, box->findData(options.value(option.id))));
        m_boxes.insert(option.id, box);
        addRow(*m_form, option.title, box);
        addAbout(option, box);
    }
}

/// A line on the value that is chosen, where the pack has one for each.
void OptionsPanel::addAbout(const Option &option, QComboBox *box)
{
    if (option.values.front().about.isEmpty())
        return;
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
