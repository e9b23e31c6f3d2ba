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

FormerModel::FormerModel(QObject *parent)
    : DocumentTable(parent)
{
}

FormerModel::FormerModel(CampaignDocument &document, QObject *parent)
    : DocumentTable(parent)
{
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
        return howLeft(document()->book().stepsInForce(), gone.figure.id);
    }
    return {};
}

} // namespace muster
