// SPDX-License-Identifier: MIT
#include "ui/founding/ruleschoice.h"

#include "model/packs.h"
#include "model/systems/campaignsystem.h"
#include "ui/parts/label.h"

#include <QButtonGroup>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

constexpr int underTheTitle = 26; // where the button's text begins

} // namespace

RulesChoice::RulesChoice(QWidget *parent)
    : QWidget(parent)
    , m_buttons(new QButtonGroup(this))
{
    for (const QString &id : shippedPackIds()) {
        auto pack = packToPlay(id);
        if (!pack)
            m_problem = pack.problem().text;
        else if (carriesCampaign(*pack))
            m_packs.push_back(*std::move(pack));
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    for (const Pack &pack : m_packs) {
        auto *button = new QRadioButton(pack.title);
        button->setFont(fontFor(TextUse::RowName));
        button->setAccessibleDescription(pack.about);
        m_buttons->addButton(button, static_cast<int>(m_buttons->buttons().size()));
        QLabel *about = makeParagraph(TextUse::Body, pack.about, nullptr, QPalette::PlaceholderText);
        about->setContentsMargins(underTheTitle, 0, 0, 16);
        column->addWidget(button);
        column->addWidget(about);
    }
    column->addStretch();
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (!checked)
            return;
        setFocusProxy(m_buttons->checkedButton());
        emit chosen();
    });
    // To begin with, the last of those with an Enemy Activity Level: the fullest campaign.
    const auto usual = std::find_if(m_packs.rbegin(), m_packs.rend(),
                                    [](const Pack &pack) { return systemOf({}, pack).hasActivityLevel(); });
    if (QAbstractButton *button = m_buttons->button(static_cast<int>(m_packs.rend() - usual) - 1))
        button->setChecked(true);
}

const Pack &RulesChoice::pack() const
{
    return m_packs.at(std::size_t(std::max(0, m_buttons->checkedId())));
}

} // namespace muster
