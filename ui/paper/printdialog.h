// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/sheets.h"

#include <QDialog>
#include <QPrinter>

#include <memory>
#include <tuple>

class QComboBox;
class QLabel;
class QPrintPreviewWidget;
class QSpinBox;

namespace muster {

class Button;
class LinkButton;

/// A sheet as it will be printed, and the way to the printer and to a PDF. Paper, printer and folder are remembered.
class PrintDialog : public QDialog
{
    Q_OBJECT
public:
    PrintDialog(SheetKind kind, SheetSource source, QWidget *parent = nullptr);

    SheetKind kind() const;
    /// Where a PDF goes unless the player chose another place before.
    void setFolder(const QString &folder) { m_folder = folder; }

signals:
    /// The sheet was saved as a PDF there.
    void saved(const QString &path);

private:
    void save();
    void tellSaved(const QString &path);
    QLayout *makeForm();
    QWidget *makeDeeds();
    void fill();
    void fillPrinters();
    void showSheet();
    bool lay();
    void showWhatIsLaid();
    void showParts();
    void print();

    SheetSource m_source;
    std::unique_ptr<SheetPages> m_laid; ///< the sheet that is shown
    std::tuple<SheetKind, QPageSize::PageSizeId, QString> m_laidAs; ///< with its part
    QString m_folder;
    QPrinter m_printer; ///< of the preview
    QComboBox *m_kind;
    QComboBox *m_part; ///< of the quick reference
    QComboBox *m_paper;
    QComboBox *m_printers;
    QSpinBox *m_copies;
    QLabel *m_pages;
    QLabel *m_saved;
    LinkButton *m_open;
    QString m_path; ///< of the PDF that was saved
    Button *m_print;
    QPrintPreviewWidget *m_preview;
};

} // namespace muster
