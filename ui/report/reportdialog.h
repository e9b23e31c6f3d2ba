// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/report/report.h"

#include <QDialog>
#include <QPointer>
#include <QTemporaryDir>

class QLabel;
class QVBoxLayout;

namespace muster {

class AccountPreview;
class Button;
class Choice;
class DialogButtons;
class ReportChoices;

/// What goes into the report of a battle or of all, in which form, and how it will read; saved, copied or opened in the browser.
class ReportDialog : public QDialog
{
    Q_OBJECT
public:
    /// `battle` is a place among `battles`, which are the document's; the report is saved beside the campaign unless the player
    /// chooses another place.
    ReportDialog(const CampaignDocument &document, std::vector<FinishedBattle> battles, std::size_t battle,
                 QWidget *parent = nullptr);

    /// As it would be saved now.
    WrittenAccount report() const;

signals:
    /// It was saved there.
    void saved(const QString &path);

private:
    QWidget *makeSide();
    QWidget *makePreviewSide();
    QWidget *makeDeeds();
    void layDeeds();
    void addBattles(QVBoxLayout &column);
    void addForms(QVBoxLayout &column);
    AccountForm form() const;
    bool isOfAll() const { return m_whole.size() > 1; }
    void tellOf(bool all);
    std::vector<Account> wanted() const;
    void refresh();
    void save();
    void copy();
    void openInBrowser();

    WrittenAccount writtenTo(AccountForm form, const QString &folder) const;

    QPointer<const CampaignDocument> m_document;
    std::vector<FinishedBattle> m_battles;
    std::size_t m_battle; ///< whose report it is unless all are wanted
    ReportSource m_source; ///< its pack and pictures
    std::vector<Account> m_whole; ///< all there is to tell of the battles that are wanted
    QString m_folder;
    QLabel *m_about; ///< which battles
    Choice *m_form;
    Choice *m_device;
    ReportChoices *m_choices;
    QLabel *m_hint;
    QLabel *m_previewed;
    AccountPreview *m_preview;
    DialogButtons *m_deeds;
    Button *m_copy;
    QTemporaryDir m_shown; ///< what the browser reads
};

/// Shows it over `parent`, for the battle that this step finished, or for the last one; nothing where there is none. Where it
/// was saved is said.
void openReport(QWidget *parent, const CampaignDocument &document, std::optional<int> step,
                const std::function<void(const QString &text)> &say);

} // namespace muster
