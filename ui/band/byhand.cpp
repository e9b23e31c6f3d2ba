// SPDX-License-Identifier: MIT
#include "ui/band/byhand.h"

#include "model/actions/actions.h"
#include "model/actions/arms.h"
#include "model/actions/demands.h"
#include "model/campaign/step.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/press.h"
#include "model/texts.h"
#include "rules/force/points.h"
#include "ui/founding/attributechoice.h"
#include "ui/founding/profilepanel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

/// "Soldier, Rep 4, Assault Rifle".
QString kindText(const Profile &figure, const Pack &pack)
{
    QStringList parts{packWords(figure.type)};
    if (!pack.hasSkill)
        parts << words::worth(figure, pack);
    if (!figure.weapon.isEmpty())
        parts << words::weapon(figure, pack);
    return parts.join(ByHand::tr(", "));
}

/// "7: Soldier, Rep 4, Assault Rifle, 20 points": rows of one type differ by what stands behind it.
QString rowText(const TableRow<Profile> &row, const Pack &pack, const QString &listId)
{
    const Profile &figure = row.outcome;
    QStringList parts{kindText(figure, pack)};
    if (row.from == 0)
        return ByHand::tr("goes along: %1").arg(parts.front());
    const ArmyList &list = *pack.list(listId);
    const bool chosenLater = std::any_of(list.choices.begin(), list.choices.end(),
                                         [&](const WeaponChoice &choice) { return choice.id == figure.weapon; });
    if (const auto price = priceOf(pack, {figure}); price && !chosenLater)
        parts << ByHand::tr("%n points", nullptr, *price);
    const QString roll = row.from == row.to ? QString::number(row.from) : ByHand::tr("%1–%2").arg(row.from).arg(row.to);
    return ByHand::tr("%1: %2").arg(roll, parts.join(ByHand::tr(", ")));
}

} // namespace

ByHand::ByHand(CampaignDocument &document, std::optional<FigureId> star, QWidget *parent)
    : StepDialog(document, document.pack().hasSkill ? tr("Pick figure by hand") : tr("Pick Grunt by hand"),
                 tr("A&dd to band"), parent)
    , m_star(star.value_or(actions::nextToRecruit(document.campaign(), document.pack())))
    , m_pickable(actions::pickableOf(document.campaign(), document.pack()))
    , m_rows(new QComboBox)
    , m_name(new QLineEdit)
    , m_type(new QLineEdit)
    , m_profile(new ProfilePanel)
    , m_attributes(new AttributeChoice)
{
    m_rows->setAccessibleName(tr("List entry"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setMinimumWidth(260);
    m_name->setText(newName(campaign(), pack(), campaign().lastId + 1));
    const int mostRep = actions::mostRepToLead(campaign(), pack(), m_star);
    int first = -1; // who can join
    for (const TableRow<Profile> &row : m_pickable) {
        const int place = m_rows->count();
        const QString text = rowText(row, pack(), campaign().list);
        const bool canJoin = row.outcome.rep <= mostRep;
        m_rows->addItem(canJoin ? text : tr("%1: above the Star’s Rep %2").arg(text).arg(mostRep));
        qobject_cast<QStandardItemModel *>(m_rows->model())->item(place)->setEnabled(canJoin);
        if (canJoin && first < 0)
            first = place;
    }
    insertRow(*m_profile->form(), 0, tr("Lis&t entry"), m_rows);
    insertRow(*m_profile->form(), 1, tr("&Name"), m_name);
    insertRow(*m_profile->form(), 2, tr("T&ype"), m_type);
    m_type->setToolTip(tr("Leave it empty for the type of the list entry, or type one of your own"));
    addRow(*m_profile->form(), tr("Attrib&ute"), m_attributes);
    m_profile->form()->setRowVisible(m_attributes, pack().attributes.has_value());
    m_attributes->load(pack(), {}, 1);
    m_rows->setCurrentIndex(std::max(first, 0));
    connect(m_rows, &QComboBox::currentIndexChanged, this, &ByHand::showRow);
    showRow(m_rows->currentIndex());

    parts()->addWidget(m_profile);
    m_rows->setFocus();
    addHint(actions::specialArmsSentence(campaign(), pack()));
}

void ByHand::showRow(int row)
{
    if (row < 0)
        return;
    const Profile &picked = m_pickable[std::size_t(row)].outcome;
    m_profile->load(pack(), picked, 1, actions::mostRepToLead(campaign(), pack(), m_star));
    m_type->setPlaceholderText(packWords(picked.type));
}

/// As the form has it, with a type of the player's own where one was typed.
Profile ByHand::profile() const
{
    Profile profile = m_profile->value();
    if (const QString own = m_type->text().simplified(); !own.isEmpty())
        profile.type = own;
    return profile;
}

void ByHand::accept()
{
    const Profile picked = profile();
    if (!actions::isRolledUp(pack(), picked))
        return StepDialog::accept();
    Problems problems = actions::checkRecruitByHand(campaign(), pack(), picked, name(), m_attributes->value(), m_star);
    if (!problems.empty())
        return write(std::move(problems));
    m_act = acts::RecruitByHand{picked, name(), m_attributes->value()};
    if (campaign().hasSeveralStars())
        m_act->star = number(m_star);
    done(Accepted);
}

QString ByHand::name() const
{
    return m_name->text().simplified();
}

Result<Step> ByHand::step() const
{
    return actions::recruitByHand(campaign(), pack(), profile(), name(), m_attributes->value(), m_star);
}

} // namespace muster
