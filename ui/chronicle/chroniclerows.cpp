// SPDX-License-Identifier: MIT
#include "ui/chronicle/chroniclerows.h"

#include "model/story/words.h"
#include "rules/pack/pack.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace muster {

ChronicleRows::ChronicleRows(ChronicleModel &steps, QObject *parent)
    : QAbstractListModel(parent)
    , m_steps(steps)
{
    const auto follow = [this] {
        refresh();
        if (!m_keys.empty()) // the texts of a battle's row may have changed
            emit dataChanged(index(0), index(rowCount() - 1));
    };
    for (const auto changes : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&steps, changes, this, follow);
    connect(&steps, &QAbstractItemModel::dataChanged, this, follow);
    connect(&steps, &QAbstractItemModel::modelReset, this, [this] {
        beginResetModel();
        m_open = {};
        m_keys = wanted();
        endResetModel();
    });
}

void ChronicleRows::setShown(Show show)
{
    m_show = show;
    refresh();
}

void ChronicleRows::refresh()
{
    mergeKeys(
        m_keys, wanted(),
        [this](int first, int last, const auto &change) {
            beginRemoveRows({}, first, last);
            change();
            endRemoveRows();
        },
        [this](int first, int last, const auto &change) {
            beginInsertRows({}, first, last);
            change();
            endInsertRows();
        });
}

Keys ChronicleRows::wanted() const
{
    Keys keys;
    const std::vector<BattleStory> &battles = m_steps.battles();
    for (auto battle = battles.rbegin(); battle != battles.rend(); ++battle) {
        if (battle->last < battle->first)
            continue;
        const bool open = isOpenByKey(-battle->first);
        keys.push_back(-battle->first);
        bool any = m_show == Show::Everything;
        for (int step = battle->first; step <= battle->last && (open || !any); ++step) {
            if (!mayTell(step))
                continue;
            any = true;
            if (open)
                keys.push_back(step);
        }
        if (!any)
            keys.pop_back();
    }
    return keys;
}

const BattleStory *ChronicleRows::battleOf(int key) const
{
    const std::vector<BattleStory> &battles = m_steps.battles();
    const auto next = std::ranges::upper_bound(battles, std::abs(key), {}, &BattleStory::first);
    if (key == 0 || next == battles.begin())
        return nullptr;
    const BattleStory &battle = *std::prev(next);
    return (key < 0 ? battle.first == -key : battle.has(key)) ? &battle : nullptr;
}

const BattleStory *ChronicleRows::battleAt(const QModelIndex &row) const
{
    const int key = keyOf(row);
    return key < 0 ? battleOf(key) : nullptr;
}

QModelIndex ChronicleRows::indexOf(int key) const
{
    const auto place = std::ranges::find(m_keys, key);
    return place == m_keys.end() ? QModelIndex() : index(int(place - m_keys.begin()));
}

QModelIndex ChronicleRows::battleRowOf(const QModelIndex &row) const
{
    const BattleStory *battle = row.isValid() ? battleOf(keyOf(row)) : nullptr;
    return battle ? rowOfBattle(battle->first) : QModelIndex();
}

QModelIndex ChronicleRows::showStep(int step)
{
    if (const BattleStory *battle = battleOf(step))
        setOpen(rowOfBattle(battle->first), true);
    return indexOf(step);
}

bool ChronicleRows::isOpenByKey(int key) const
{
    bool byItself = m_show != Show::Everything;
    if (!byItself && key < 0) {
        const BattleStory *battle = battleOf(key);
        byItself = battle && !battle->outcome;
    } else if (!byItself) {
        byItself = sourceOf(key).data(ChronicleModel::ThemeRole).toInt() == int(Theme::Battle);
    }
    return m_open[std::size_t(m_show)].value(key, byItself);
}

void ChronicleRows::setOpen(const QModelIndex &row, bool open)
{
    const int key = keyOf(row);
    if (!canOpen(row) || isOpenByKey(key) == open)
        return;
    m_open[std::size_t(m_show)][key] = open;
    if (key < 0)
        refresh();
    else
        emit dataChanged(row, row);
}

bool ChronicleRows::canOpen(const QModelIndex &row) const
{
    return row.isValid()
        && (keyOf(row) < 0 || !linesOf(row.data(ChronicleModel::StoryRole).value<NarratedStep>()).empty());
}

bool ChronicleRows::tells(const StoryLine &line) const
{
    switch (m_show) {
    case Show::Everything:
        return true;
    case Show::Words:
        return false;
    case Show::Rep:
        return line.theme == Theme::Recovery || line.theme == Theme::Rep || line.theme == Theme::Correction;
    case Show::WhoCameAndWent:
        return line.theme == Theme::Founding || line.theme == Theme::Recruit || line.theme == Theme::Leaves
            || line.theme == Theme::Dead || line.theme == Theme::RanAway || line.theme == Theme::Captured
            || line.theme == Theme::Ending;
    }
    Q_UNREACHABLE();
}

std::vector<StoryLine> ChronicleRows::linesOf(const NarratedStep &story) const
{
    std::vector<StoryLine> told;
    std::ranges::copy_if(story.lines, std::back_inserter(told), [this](const StoryLine &line) { return tells(line); });
    return told;
}

bool ChronicleRows::mayTell(int step) const
{
    const QModelIndex source = sourceOf(step);
    if (!source.data(ChronicleModel::ToldRole).toBool())
        return false;
    if (m_show == Show::Everything)
        return true;
    if (m_show == Show::Words)
        return !source.data(ChronicleModel::WordsRole).value<QList<Words>>().isEmpty()
            || !source.data(ChronicleModel::PicturesRole).value<QList<Picture>>().isEmpty()
            || source.data(ChronicleModel::NotedRole).toBool();
    const auto story = source.data(ChronicleModel::StoryRole).value<NarratedStep>();
    return tells(story.head) || std::ranges::any_of(story.lines, [this](const StoryLine &line) { return tells(line); });
}

QList<Words> ChronicleRows::wordsOf(const QModelIndex &row) const
{
    const bool shown = m_show == Show::Everything || m_show == Show::Words;
    return shown ? row.data(ChronicleModel::WordsRole).value<QList<Words>>() : QList<Words>();
}

QList<Picture> ChronicleRows::picturesOf(const QModelIndex &row) const
{
    const bool shown = m_show == Show::Everything || m_show == Show::Words;
    return shown ? row.data(ChronicleModel::PicturesRole).value<QList<Picture>>() : QList<Picture>();
}

int ChronicleRows::stepsAfter(const QModelIndex &row) const
{
    return m_steps.rowCount() - row.data(ChronicleModel::IdRole).toInt();
}

/// Returns the text of all columns, because a battle's row has no other text.
QString ChronicleRows::spoken(const BattleStory &battle) const
{
    const Campaign &campaign = m_steps.document()->campaign();
    const Pack &pack = m_steps.document()->pack();
    QStringList parts{resultInWords(battle)};
    if (battle.eal && battle.ealAfter)
        //: The Enemy Activity Level before and after a battle
        parts << tr("EAL %1 to %2").arg(*battle.eal).arg(*battle.ealAfter);
    else if (battle.eal)
        //: The Enemy Activity Level of a battle
        parts << tr("EAL %1").arg(*battle.eal);
    const QString worth = words::totalWorthName(pack);
    parts << (battle.repAfter
                  ? tr("%1 %2 to %3", "Total Rep 23 to 20").arg(worth).arg(battle.repBefore).arg(*battle.repAfter)
                  : tr("%1 %2", "Total Rep 23").arg(worth).arg(battle.repBefore));
    for (const RosterChange &change : battle.roster)
        parts << inWords(change, campaign);
    if (const QString killed = killedInWords(battle); !killed.isEmpty())
        //: The enemies who were killed, and by whom
        parts << tr("killed: %1").arg(killed);
    if (battle.notes > 0)
        //: The number of notes about a battle
        parts << tr("%n notes", nullptr, battle.notes);
    if (battle.pictures > 0)
        //: The number of pictures of a battle
        parts << tr("%n pictures", nullptr, battle.pictures);
    return tr("%1. %2: %3", "Month 6. Patrol: success, EAL 3 to 2")
        .arg(words::turn(battle.turn, campaign, pack), battle.kind, parts.join(QStringLiteral(", ")));
}

/// Returns the text of a step, with the lines below it that are shown.
QString ChronicleRows::spoken(int step) const
{
    const QModelIndex source = sourceOf(step);
    QString text = source.data(Qt::AccessibleTextRole).toString();
    if (!isOpenByKey(step))
        return text;
    for (const StoryLine &line : linesOf(source.data(ChronicleModel::StoryRole).value<NarratedStep>()))
        //: What happened, and more about it
        text += u'\n' + (line.detail.isEmpty() ? line.title : tr("%1 (%2)").arg(line.title, line.detail));
    return text;
}

QVariant ChronicleRows::dataOf(const BattleStory &battle, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return battle.kind;
    case Qt::AccessibleTextRole:
        return spoken(battle);
    case ChronicleModel::IdRole:
        return battle.last;
    case ChronicleModel::StoryRole: {
        NarratedStep story;
        story.number = battle.finished;
        story.turn = battle.turn;
        story.kind = battle.outcome ? StepKind::BattleFinished : StepKind::Played;
        for (const RosterChange &change : battle.roster)
            story.head.about.insert(story.head.about.end(), change.who.begin(), change.who.end());
        return QVariant::fromValue(story);
    }
    default:
        return {};
    }
}

QVariant ChronicleRows::data(const QModelIndex &row, int role) const
{
    if (!checkIndex(row, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_steps.document())
        return {};
    const int key = keyOf(row);
    if (key > 0)
        return role == Qt::AccessibleTextRole ? spoken(key) : sourceOf(key).data(role);
    const BattleStory *battle = battleOf(key);
    return battle ? dataOf(*battle, role) : QVariant();
}

void ChronicleSearch::look(const QString &words)
{
    const int before = step();
    m_sought = SearchTerms(words);
    m_steps.clear();
    m_present = 0;
    if (m_sought.isEmpty())
        return;
    const ChronicleModel &steps = m_rows.steps();
    const std::vector<BattleStory> &battles = steps.battles();
    for (auto battle = battles.rbegin(); battle != battles.rend(); ++battle) {
        for (int number = battle->first; number <= battle->last; ++number) {
            const QModelIndex step = steps.index(steps.rowCount() - number, 0);
            if (m_sought.isIn(step.data(ChronicleModel::SearchRole).toString()) && m_rows.mayTell(number))
                m_steps.push_back(number);
        }
    }
    const auto home = std::ranges::find_if(battles, [=](const BattleStory &battle) { return battle.has(before); });
    if (home == battles.end())
        return;
    const auto next = std::ranges::find_if(
        m_steps, [&](int number) { return number < home->first || (home->has(number) && number >= before); });
    if (next != m_steps.end())
        m_present = std::size_t(next - m_steps.begin());
}

void ChronicleSearch::go(int by)
{
    const int all = count();
    if (all > 0)
        m_present = std::size_t((int(m_present) + by % all + all) % all);
}

} // namespace muster
