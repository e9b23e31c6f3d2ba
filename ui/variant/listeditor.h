// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"
#include "model/variant/sheetedit.h"
#include "model/variant/variants.h"

#include <QDialog>
#include <QUndoStack>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QTableView;
class QVBoxLayout;

namespace muster {

class Button;
class DifferenceList;
class SheetModel;
class YieldPanel;

/// A dialog for the name of a copy of an army list.
class CopyDialog : public QDialog
{
    Q_OBJECT
public:
    CopyDialog(const RuleParts &parts, const QString &list, QWidget *parent = nullptr);

    QString name() const;

    void accept() override;

private:
    const RuleParts m_parts;
    QLineEdit *m_name;
    QLabel *m_problem;
};

/// An editor for the player's own lists and tables: a pack's in grids, checked during typing, with their odds and their
/// differences from the book. They are saved as a variant.
class ListEditor : public QDialog
{
    Q_OBJECT
public:
    /// Opens a variant, which may be without differences yet.
    explicit ListEditor(const Variant &variant, QWidget *parent = nullptr);

    /// Returns the file of the variant to found a campaign with; empty if that was not requested.
    const QString &campaignWanted() const { return m_campaignWanted; }

    void reject() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    class Change;

    QVBoxLayout *makeIndex();
    QVBoxLayout *makeGrid();
    bool isNarrow() const;
    void placeYields();
    void fitIndex();
    void listSheets();
    void showSheet(const QStringList &path);
    void showDraft(const VariantDraft &draft, const QStringList &path);
    /// Updates the odds, the check and the differences for a saved state or one that is being typed.
    void look(const VariantDraft &draft);
    void perform(const SheetEdit &edit);
    void copyList();
    bool mayLeave();
    /// Asks the player if no campaign can be founded with the variant yet. Returns whether to save it.
    bool maySave(const VariantDraft &draft);
    /// Begins another variant of these rules.
    void beginFrom(const QString &rules);
    void openVariant();
    bool save();
    void foundCampaign();
    void take(const Variant &variant, const QString &path);
    int currentRow() const;
    Sheet bookSheet() const;

    VariantDraft m_draft;
    Pack m_pack; ///< the pack that the variant extends
    QStringList m_path; ///< path of the sheet shown
    QUndoStack m_undo;
    QString m_file; ///< file of the variant; empty if it was never saved
    QString m_savedTitle;
    QString m_campaignWanted;

    QLineEdit *m_title;
    QComboBox *m_extends; ///< choice of the rules that the variant extends
    QListWidget *m_sheets;
    Button *m_copy;
    QLabel *m_heading;
    QLabel *m_sign; ///< icon of the check
    QLabel *m_check;
    QTableView *m_grid;
    SheetModel *m_model;
    Button *m_addRow;
    Button *m_deleteRow;
    DifferenceList *m_differences;
    YieldPanel *m_yields;
    QGridLayout *m_body;
    Button *m_found;
    QLabel *m_problem;
};

} // namespace muster
