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
class SegmentedControl;
class DialogButtons;
class ReportChoices;

/// A dialog for the report of one battle or of all: parts, format and preview, to be saved, copied or opened in the
/// browser.
class ReportDialog : public QDialog
{
    Q_OBJECT
public:
    /// Creates the dialog. `battle`: index in `battles`, which are the document's. The report is saved beside the
    /// campaign unless the player chooses another folder.
    ReportDialog(const CampaignDocument &document, std::vector<FinishedBattle> battles, std::size_t battle,
                 QWidget *parent = nullptr);

    /// Returns the report as it would be saved now.
    WrittenAccount report() const;

signals:
    /// Emitted when the report was saved at `path`.
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
    std::size_t m_battle; ///< index of the battle to report, unless all are chosen
    ReportSource m_source; ///< its pack and pictures are set
    std::vector<Account> m_whole; ///< complete accounts of the chosen battles
    QString m_folder;
    QLabel *m_about; ///< label with the battles
    SegmentedControl *m_form;
    SegmentedControl *m_device;
    ReportChoices *m_choices;
    QLabel *m_hint;
    QLabel *m_previewed;
    AccountPreview *m_preview;
    DialogButtons *m_deeds;
    Button *m_copy;
    QTemporaryDir m_shown; ///< folder of the page for the browser
};

/// Opens the dialog over `parent`, for the battle that this step finished, or for the last one; nothing if there is
/// none. Calls `say` with the path after saving.
void openReport(QWidget *parent, const CampaignDocument &document, std::optional<int> step,
                const std::function<void(const QString &text)> &say);

} // namespace muster
