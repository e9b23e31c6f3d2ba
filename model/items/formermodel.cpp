// SPDX-License-Identifier: MIT
#include "model/items/formermodel.h"

#include "model/story/figurehistory.h"
#include "model/story/words.h"

namespace muster {

namespace {

const FormerFigure *findFormer(const Campaign &campaign, int key)
{
    const auto gone = std::find_if(campaign.former.rbegin(), campaign.former.rend(),
                                   [=](const FormerFigure &f) { return number(f.figure.id) == key; });
    return gone == campaign.former.rend() ? nullptr : &*gone;
}

} // namespace

FormerModel::FormerModel(CampaignDocument &document, QObject *parent)
    : DocumentTable(parent)
{
    const auto forget = [this] { m_how.clear(); };
    connect(this, &QAbstractItemModel::rowsInserted, this, forget);
    connect(this, &QAbstractItemModel::rowsRemoved, this, forget);
    connect(this, &QAbstractItemModel::dataChanged, this, forget);
    connect(this, &QAbstractItemModel::modelReset, this, forget);
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
    return {tr("Left in"), tr("Name"), tr("Type"), document() && pack().hasSkill ? tr("Initiative") : tr("Rep"),
            tr("How")};
}

QString FormerModel::nameOf(int key) const
{
    const FormerFigure *gone = findFormer(campaign(), key);
    return gone ? gone->figure.name : QString();
}

bool FormerModel::isNumber(int column) const
{
    return column == Rep;
}

QVariant FormerModel::cell(int key, int column, int role) const
{
    const FormerFigure *gone = findFormer(campaign(), key);
    if (!gone)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*gone, column);
    case SortRole:
        return column == Turn ? QVariant(gone->farewell.turn)
            : column == Rep   ? QVariant(gone->figure.rep())
                              : QVariant(textOf(*gone, column));
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
    switch (Column(column)) {
    case Turn:
        return words::turn(gone.farewell.turn, campaign(), pack());
    case Name:
        return gone.figure.name;
    case Kind:
        return words::kindOf(gone.figure, pack());
    case Rep:
        return QString::number(gone.figure.rep());
    case How:
        return howOf(gone);
    }
    return {};
}

QString FormerModel::howOf(const FormerFigure &gone) const
{
    if (m_how.isEmpty()) {
        for (const auto &[id, how] : howEverybodyLeft(document()->book().stepsInForce()))
            m_how[number(id)] = how;
    }
    const QString how = m_how.value(number(gone.figure.id));
    return how.isEmpty() ? words::title(gone.figure.status) : how;
}

} // namespace muster
