// SPDX-License-Identifier: MIT
#include "model/items/chroniclemodel.h"

#include "model/changes/play.h"
#include "model/story/find.h"
#include "model/story/words.h"

#include <algorithm>

namespace muster {

ChronicleModel::ChronicleModel(QObject *parent)
    : QAbstractListModel(parent)
{
    connect(&m_idle, &QTimer::timeout, this, &ChronicleModel::prepareSome);
}

void ChronicleModel::setDocument(CampaignDocument *document)
{
    beginResetModel();
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_stories.clear();
    if (document)
        m_stories = tellAll(document->history().stepsInForce(), document->pack());
    gather();
    endResetModel();
    if (!document)
        return;
    connect(document, &CampaignDocument::changed, this, &ChronicleModel::follow);
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
}

/// Adds or removes rows at the top. One change has either more or fewer steps; the stories of earlier steps stay as
/// they are.
void ChronicleModel::follow(const Campaign &before)
{
    const History &history = m_document->history();
    const int told = int(m_stories.size());
    const int wanted = int(history.inForce);
    if (wanted > told) {
        beginInsertRows({}, 0, wanted - told - 1);
        Campaign campaign = before;
        for (int i = told; i < wanted; ++i) {
            m_stories.push_back(tell(history.steps[i], i + 1, campaign, m_document->pack()));
            apply(campaign, history.steps[i]);
        }
        gather();
        endInsertRows();
    } else if (wanted < told) {
        beginRemoveRows({}, 0, told - wanted - 1);
        m_stories.resize(wanted);
        gather();
        endRemoveRows();
    }
    if (before.words != m_document->campaign().words || before.pictures != m_document->campaign().pictures)
        emit dataChanged(index(0), index(rowCount() - 1), {WordsRole, PicturesRole, ToldRole, SearchRole});
}

void ChronicleModel::gather()
{
    m_placed = {};
    m_battles.clear();
    if (m_document) {
        const auto steps = m_document->history().stepsInForce();
        m_placed = PlacedWords(m_stories, m_document->campaign().words, m_document->campaign().pictures);
        m_battles = battlesOf(steps, m_document->pack());
        countAttachments(m_battles, steps, m_placed);
    }
    m_searched.assign(m_stories.size(), QString());
}

void ChronicleModel::prepareSearch()
{
    m_prepared = 0;
    m_idle.start(0);
}

void ChronicleModel::prepareSome()
{
    constexpr int atATime = 200; // a few milliseconds
    const int end = std::min(rowCount(), m_prepared + atATime);
    while (m_prepared < end)
        searched(m_prepared++);
    if (end == rowCount())
        m_idle.stop();
}

const QString &ChronicleModel::searched(int row) const
{
    QString &text = m_searched[m_searched.size() - 1 - std::size_t(row)];
    if (text.isEmpty()) {
        const NarratedStep &story = storyAt(row);
        QString all = wholeText(story);
        for (const Words &words : m_placed.under(story.number))
            all += u' ' + words.title + u' ' + words.text;
        for (const Picture &picture : m_placed.picturesUnder(story.number))
            all += u' ' + picture.caption;
        text = searchable(all);
    }
    return text;
}

const NarratedStep &ChronicleModel::storyAt(int row) const
{
    return m_stories[m_stories.size() - 1 - row];
}

QString ChronicleModel::spoken(const NarratedStep &story) const
{
    QString text =
        tr("%1. %2").arg(words::turn(story.turn, m_document->campaign(), m_document->pack()), story.head.title);
    for (const QString &part : {story.head.detail, story.thrower}) {
        if (!part.isEmpty())
            text = tr("%1 (%2)").arg(text, part);
    }
    for (const Words &words : m_placed.under(story.number))
        text += u'\n' + (words.title.isEmpty() ? words.text : words.title + u'\n' + words.text);
    for (const Picture &picture : m_placed.picturesUnder(story.number))
        text += u'\n' + (picture.caption.isEmpty() ? tr("Picture") : tr("Picture: %1").arg(picture.caption));
    return text;
}

int ChronicleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_stories.size());
}

QVariant ChronicleModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_document)
        return {};
    const NarratedStep &story = storyAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return story.head.title;
    case Qt::AccessibleTextRole:
        return spoken(story);
    case IdRole:
        return story.number;
    case StoryRole:
        return QVariant::fromValue(story);
    case ThemeRole:
        return static_cast<int>(story.head.theme);
    case SearchRole:
        return searched(index.row());
    case WordsRole:
        return QVariant::fromValue(m_placed.under(story.number));
    case PicturesRole:
        return QVariant::fromValue(m_placed.picturesUnder(story.number));
    case NotedRole:
        return firstOf<NoteWritten>(m_document->history().steps[std::size_t(story.number) - 1].changes) != nullptr;
    case ToldRole:
        return m_placed.isTold(story);
    default:
        return {};
    }
}

} // namespace muster
