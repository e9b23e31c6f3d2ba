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

/// What a copy of an army list is called.
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

/// Lists and tables of the player's own: those of a pack in grids, checked as one types, with their odds and what differs from
/// the book beside them; kept as a variant.
class ListEditor : public QDialog
{
    Q_OBJECT
public:
    /// A variant that may differ in nothing yet.
    explicit ListEditor(const Variant &variant, QWidget *parent = nullptr);

    /// The file to found a campaign with, where that was asked for.
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
    /// The odds, the check and what differs, of what is there or is being typed.
    void look(const VariantDraft &draft);
    void perform(const SheetEdit &edit);
    void copyList();
    bool mayLeave();
    /// Asked where no campaign can be founded with it yet.
    bool maySave(const VariantDraft &draft);
    /// Another variant is begun, of these rules.
    void beginFrom(const QString &rules);
    void openVariant();
    bool save();
    void foundCampaign();
    void take(const Variant &variant, const QString &path);
    int currentRow() const;
    Sheet bookSheet() const;

    VariantDraft m_draft;
    Pack m_pack; ///< the one it extends
    QStringList m_path; ///< of the sheet
    QUndoStack m_undo;
    QString m_file; ///< where it was saved; empty: nowhere yet
    QString m_savedTitle;
    QString m_campaignWanted;

    QLineEdit *m_title;
    QComboBox *m_extends; ///< the rules it is a variant of
    QListWidget *m_sheets;
    Button *m_copy;
    QLabel *m_heading;
    QLabel *m_sign; ///< of the check
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
