// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/story/landwords.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QTimer>

namespace muster {

/// The steps in force, told, the last first. A view that wants headings puts one above each row that opens a turn.
class ChronicleModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, ///< the step's number
        StoryRole, ///< the StepStory
        TurnRole,
        TurnTitleRole, ///< "Month 4"
        OpensTurnRole, ///< the topmost row of its turn
        ThemeRole, ///< the head line's Theme, as a number
        SearchRole, ///< every word of it and of what the player wrote under it, as Sought looks into it
        BattleRole, ///< the step in which the battle began that it is a part of; 0 for none
        BattleStepsRole, ///< how many steps follow within the battle, where one begins
        BattleOverRole, ///< that battle is no longer on the table
        WordsRole, ///< the player's own that stand under it: a QList<Words>
        PicturesRole, ///< likewise: a QList<Picture>
        NotedRole, ///< a note that was written on the table
        ToldRole, ///< it has something to tell: not a step whose words stand elsewhere, or no more
    };

    explicit ChronicleModel(QObject *parent = nullptr);
    explicit ChronicleModel(CampaignDocument &document, QObject *parent = nullptr);

    void setDocument(CampaignDocument *document);
    CampaignDocument *document() const { return m_document; }

    /// Makes ready what SearchRole says while nothing else is to be done, so that the first letter that is looked for finds it
    /// there.
    void prepareSearch();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void follow(const Campaign &before);
    const StepStory &storyAt(int row) const;
    bool opensTurn(int row) const;
    void add(StepStory story);
    int battleOf(int row) const { return m_battles[m_battles.size() - 1 - static_cast<std::size_t>(row)]; }
    bool isOver(int battle) const;
    QString spoken(const StepStory &story) const;
    const QString &searched(int row) const;
    void placeWords();
    void prepareSome();

    QPointer<CampaignDocument> m_document;
    std::vector<StepStory> m_stories; ///< the first first, as told when it happened
    std::vector<int> m_battles; ///< of each the step in which its battle began
    PlacedWords m_placed;
    mutable std::vector<QString> m_searched; ///< of each what SearchRole says, once it was asked for
    QTimer m_idle;
    int m_prepared = 0; ///< rows that prepareSearch() has been through
};

} // namespace muster
