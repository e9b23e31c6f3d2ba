// SPDX-License-Identifier: MIT
#include "ui/founding/ruleschoice.h"

#include "model/packs.h"
#include "model/systems/campaignsystem.h"
#include "model/variant/variants.h"
#include "ui/parts/label.h"

#include <QButtonGroup>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

constexpr int underTheTitle = 26; // where the button's text begins

} // namespace

RulesChoice::RulesChoice(const QString &variant, QWidget *parent)
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
    addVariants(ownVariants(), variant);
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
    if (!m_refused.isEmpty())
        column->addWidget(makeParagraph(TextUse::SecondLine, m_refused.join(u'\n')));
    column->addStretch();
    connect(m_buttons, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (!checked)
            return;
        setFocusProxy(m_buttons->checkedButton());
        emit chosen();
    });
    const auto usual =
        std::find_if(m_packs.begin(), m_packs.end(), [](const Pack &pack) { return pack.id == usualRules; });
    const int proposed = m_proposed >= 0 ? m_proposed : static_cast<int>(usual - m_packs.begin());
    if (QAbstractButton *button = m_buttons->button(proposed))
        button->setChecked(true);
}

void RulesChoice::addVariants(QStringList places, const QString &proposed)
{
    if (!proposed.isEmpty() && !places.contains(proposed))
        places.append(proposed);
    for (const QString &place : places) {
        const Result<Variant> variant = variantAt(place);
        Result<Pack> pack = variant ? packToPlay(*variant) : variant.problems();
        if (!pack) {
            m_refused << pack.problem().text;
            continue;
        }
        if (!carriesCampaign(*pack))
            continue;
        if (place == proposed)
            m_proposed = static_cast<int>(m_packs.size());
        m_packs.push_back(*std::move(pack));
        m_packs.back().about = tr("A variant of %1.").arg(shippedPackWithoutReference(variant->extends)->title);
    }
}

const Pack &RulesChoice::pack() const
{
    return m_packs.at(std::size_t(std::max(0, m_buttons->checkedId())));
}

} // namespace muster
