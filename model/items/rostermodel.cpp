// SPDX-License-Identifier: MIT
#include "model/items/rostermodel.h"

#include "model/acts/actions.h"
#include "model/odds/expectation.h"
#include "model/odds/prospects.h"
#include "model/story/bandwords.h"
#include "model/story/figurehistory.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"

namespace muster {

namespace {

int starRep(const Campaign &campaign, const Figure &figure)
{
    const Figure *star = campaign.starOf(figure);
    return star ? star->rep() : 0;
}

const FormerFigure *findFormer(const Campaign &campaign, int key)
{
    const auto gone = std::find_if(campaign.former.rbegin(), campaign.former.rend(),
                                   [=](const FormerFigure &f) { return number(f.figure.id) == key; });
    return gone == campaign.former.rend() ? nullptr : &*gone;
}

} // namespace

RosterModel::RosterModel(CampaignDocument &document, QObject *parent)
    : DocumentTable(parent)
{
    setDocument(&document);
}

void RosterModel::setBand(std::optional<FigureId> star)
{
    if (m_band == star)
        return;
    m_band = star;
    if (document())
        follow(campaign(), campaign());
}

Keys RosterModel::keysOf(const Campaign &campaign) const
{
    Keys keys;
    for (const Figure *figure : campaign.bandByBand()) {
        if (!m_band || figure->leader == m_band)
            keys.push_back(number(figure->id));
    }
    return keys;
}

bool RosterModel::isSame(int key, const Campaign &before, const Campaign &after) const
{
    const Figure *then = before.find(FigureId{key});
    const Figure *now = after.find(FigureId{key});
    // Each finished battle extends the Rep by month, and Stay or Go depends on the Star.
    return then && now && *then == *now && before.past.size() == after.past.size()
        && starRep(before, *then) == starRep(after, *now);
}

QStringList RosterModel::heads() const
{
    return {pack().hasSkill ? tr("Initiative") : tr("Rep"),
            tr("Name and type"),
            tr("Armour"),
            tr("Weapon skill"),
            tr("Weapon"),
            systemOf(campaign(), pack()).turnNames(),
            tr("Rep over time"),
            tr("Stays after, %")};
}

Keys RosterModel::columnsOf(const Campaign &campaign) const
{
    Keys columns{Rep, Name};
    if (pack().hasArmor || !pack().armors.empty())
        columns.push_back(Armour);
    if (pack().hasSkill)
        columns.push_back(Skill);
    columns.insert(columns.end(), {Weapon, Months});
    if (!pack().hasSkill) // initiative never changes from what was rolled (R81)
        columns.push_back(RepByMonth);
    if (asksLoyalty(campaign, pack()))
        columns.push_back(StayOrGo);
    return columns;
}

QString RosterModel::nameOf(int key) const
{
    const Figure *figure = campaign().find(FigureId{key});
    return figure ? figure->name : QString();
}

bool RosterModel::isNumber(int column) const
{
    return column == Months || column == Skill;
}

QVariant RosterModel::cell(int key, int column, int role) const
{
    const Figure *figure = campaign().find(FigureId{key});
    if (!figure)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*figure, column);
    case Qt::EditRole:
        return column == Name ? QVariant(figure->name) : QVariant();
    case Qt::AccessibleTextRole:
        return column == Name ? QVariant(spokenName(*figure)) : QVariant();
    default:
        return {};
    }
}

QString RosterModel::textOf(const Figure &figure, int column) const
{
    switch (Column(column)) {
    case Rep:
    case RepByMonth:
        return QString::number(figure.rep());
    case Name:
        return figure.name;
    case Armour:
        return words::armour(figure.profile, pack());
    case Skill:
        return QString::number(figure.profile.skill);
    case Weapon:
        return words::arms(figure, pack());
    case Months:
        return QString::number(figure.months);
    case StayOrGo:
        return stayOrGo(figure);
    }
    return {};
}

QString RosterModel::stayOrGo(const Figure &figure) const
{
    if (figure.star)
        return asksLoyalty(campaign(), pack()) ? tellProspect(starProspect(figure)) : QString();
    const auto prospect = loyaltyProspect(campaign(), pack(), figure);
    return prospect ? tellProspect(*prospect) : QString();
}

QString RosterModel::spokenName(const Figure &figure) const
{
    QStringList parts = {figure.name, words::kindOf(figure, pack())};
    parts += words::attributes(figure, pack());
    if (figure.poisoned)
        parts.push_back(tr("poisoned"));
    if (figure.exempt)
        parts.push_back(tr("exempt"));
    if (const QString away = words::away(figure, campaign(), pack()); !away.isEmpty())
        parts.push_back(away);
    return parts.join(tr(", "));
}

Qt::ItemFlags RosterModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = DocumentTable::flags(index);
    return index.data(ColumnRole) == Name ? flags | Qt::ItemIsEditable : flags;
}

bool RosterModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Figure *present = index.isValid() && document() && role == Qt::EditRole && index.data(ColumnRole) == Name
        ? campaign().find(FigureId{index.data(IdRole).toInt()})
        : nullptr;
    if (!present)
        return false;
    Figure renamed = *present;
    renamed.name = value.toString().simplified();
    if (renamed.name == present->name)
        return true;
    const Result<Step> step = acts::correctFigure(campaign(), pack(), renamed);
    if (!step) {
        emit refused(step.problem().text);
        return false;
    }
    const auto written = document()->write(*step);
    if (!written)
        emit refused(written.problem().text);
    return bool(written);
}

FormerModel::FormerModel(CampaignDocument &document, QObject *parent)
    : DocumentTable(parent)
{
    connect(&document, &CampaignDocument::changed, this, [this] { m_how.clear(); });
    setDocument(&document);
}

Keys FormerModel::keysOf(const Campaign &campaign) const
{
    Keys keys;
    for (auto gone = campaign.former.rbegin(); gone != campaign.former.rend(); ++gone)
        keys.push_back(number(gone->figure.id));
    return keys;
}

bool FormerModel::isSame(int key, const Campaign &before, const Campaign &after) const
{
    const FormerFigure *then = findFormer(before, key);
    const FormerFigure *now = findFormer(after, key);
    return then && now && *then == *now;
}

QStringList FormerModel::heads() const
{
    return {tr("Left in"), tr("Name"), tr("How")};
}

QString FormerModel::nameOf(int key) const
{
    const FormerFigure *gone = findFormer(campaign(), key);
    return gone ? gone->figure.name : QString();
}

QVariant FormerModel::cell(int key, int column, int role) const
{
    const FormerFigure *gone = findFormer(campaign(), key);
    if (!gone)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*gone, column);
    case ValueRole:
        return QVariant::fromValue(*gone);
    case Qt::AccessibleTextRole:
        return column == Name
            ? QVariant(tr("%1, %2, %3, %4: %5")
                           .arg(gone->figure.name, words::kindOf(gone->figure, pack()),
                                words::worth(gone->figure.profile, pack()), textOf(*gone, Turn), howOf(*gone)))
            : QVariant();
    default:
        return {};
    }
}

QString FormerModel::textOf(const FormerFigure &gone, int column) const
{
    return column == Turn ? words::turn(gone.farewell.turn, campaign(), pack())
        : column == Name  ? gone.figure.name
                          : howOf(gone);
}

QString FormerModel::howOf(const FormerFigure &gone) const
{
    if (m_how.empty())
        m_how = howEverybodyLeft(document()->history().stepsInForce());
    const QString &how = m_how[gone.figure.id];
    return how.isEmpty() ? words::title(gone.figure.status) : how;
}

} // namespace muster
