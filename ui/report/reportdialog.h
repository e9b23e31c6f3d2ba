// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/report/report.h"

#include <QDialog>
#include <QTemporaryDir>

class QButtonGroup;
class QCheckBox;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace muster {

class AccountPreview;
class Button;
class Choice;

/// What goes into the report of a battle, in which form, and how it will read; saved, copied or opened in the browser.
class ReportDialog : public QDialog
{
    Q_OBJECT
public:
    /// `battle` is one of the document's; the report is saved beside the campaign unless the player chooses another place.
    ReportDialog(const CampaignDocument &document, const FinishedBattle &battle, QWidget *parent = nullptr);

    /// As it would be saved now.
    WrittenAccount report() const;

signals:
    /// It was saved there.
    void saved(const QString &path);

private:
    QWidget *makeSide();
    QWidget *makePreviewSide();
    QLayout *makeDeeds();
    void layDeeds();
    void addDice(QVBoxLayout &column);
    void addParts(QVBoxLayout &column);
    QCheckBox *addPart(QVBoxLayout &column, const QString &text, const QString &what, bool AccountChoice::*part);
    AccountForm form() const;
    void choose();
    void refresh();
    void save();
    void copy() const;
    void openInBrowser();

    WrittenAccount writtenTo(AccountForm form, const QString &folder) const;

    ReportSource m_source; ///< its pack and pictures
    Account m_whole; ///< all there is to tell
    AccountChoice m_choice;
    QString m_folder;
    Choice *m_form;
    Choice *m_device;
    QButtonGroup *m_dice;
    std::vector<std::pair<QCheckBox *, bool AccountChoice::*>> m_parts;
    QCheckBox *m_words = nullptr;
    QLabel *m_hint;
    AccountPreview *m_preview;
    Button *m_save;
    Button *m_copy;
    Button *m_close;
    QGridLayout *m_deeds = nullptr;
    QTemporaryDir m_shown; ///< what the browser reads
};

/// Shows it over `parent`, for the battle that this step finished, or for the last one; nothing where there is none. Where it
/// was saved is said.
void openReport(QWidget *parent, const CampaignDocument &document, std::optional<int> step,
                const std::function<void(const QString &text)> &say);

} // namespace muster
