// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/story/battles.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QTimer>

namespace muster {

/// The steps in force as sentences, newest first, and the battles that they belong to.
class ChronicleModel final : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        IdRole = Qt::UserRole, ///< the step's number
        StoryRole, ///< the step's NarratedStep
        ThemeRole, ///< the Theme of the head line, as a number
        SearchRole, ///< the text and the player's notes under it, prepared for SearchTerms
        WordsRole, ///< the player's notes placed under it: a QList<Words>
        PicturesRole, ///< the player's pictures placed under it: a QList<Picture>
        NotedRole, ///< true for a note that was written on the table
        ToldRole, ///< false for a step whose words are shown elsewhere, or no longer
    };

    explicit ChronicleModel(QObject *parent = nullptr);

    void setDocument(CampaignDocument *document);
    CampaignDocument *document() const { return m_document; }
    /// Returns the battles, oldest first like battlesOf(), with their notes and pictures.
    const std::vector<BattleStory> &battles() const { return m_battles; }

    /// Starts computing the texts of SearchRole while the program is idle, so that they are ready when the first letter
    /// is typed.
    void prepareSearch();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void follow(const Campaign &before);
    const NarratedStep &storyAt(int row) const;
    QString spoken(const NarratedStep &story) const;
    const QString &searched(int row) const;
    void gather();
    void prepareSome();

    QPointer<CampaignDocument> m_document;
    std::vector<NarratedStep> m_stories; ///< oldest first, as described when each happened
    std::vector<BattleStory> m_battles;
    PlacedWords m_placed;
    mutable std::vector<QString> m_searched; ///< per story: the text of SearchRole; empty until requested
    QTimer m_idle;
    int m_prepared = 0; ///< number of rows that prepareSearch() has processed
};

} // namespace muster
