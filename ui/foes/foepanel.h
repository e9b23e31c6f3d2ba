// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace muster {

class Button;
class PicturesRow;

/// The page of one foe: who it is, the battles, the words and pictures about the foe, and what can be done.
class FoePanel : public QWidget
{
    Q_OBJECT
public:
    explicit FoePanel(QWidget *parent = nullptr);

    void setDocument(CampaignDocument *document);
    /// Hidden where there is none.
    void load(int foe);

signals:
    void editWanted(int foe);
    void noteWanted(const muster::About &about);
    void noteChosen(int words);
    void problem(const QString &text);

private:
    void fare(FoeStatus status);
    void showMeetings(const Foe &foe);
    void showWords(const Foe &foe);

    QPointer<CampaignDocument> m_document;
    int m_foe = 0;
    QLabel *m_name;
    QLabel *m_about;
    QLabel *m_status;
    Button *m_captured;
    Button *m_killed;
    Button *m_atLarge;
    QLabel *m_met;
    QVBoxLayout *m_meetings;
    QVBoxLayout *m_words;
    PicturesRow *m_pictures;
};

} // namespace muster
