// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"
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

/// A preview of a printed sheet, with buttons to print it or save it as PDF. Paper, printer and folder are remembered.
class PrintDialog : public QDialog
{
    Q_OBJECT
public:
    PrintDialog(SheetKind kind, SheetSource source, QWidget *parent = nullptr);

    SheetKind kind() const;
    /// Sets the folder for PDFs, unless the player chose another one before.
    void setFolder(const QString &folder) { m_folder = folder; }

signals:
    /// Emitted when the sheet was saved as a PDF at `path`.
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
    std::unique_ptr<SheetPages> m_laid; ///< the sheet in the preview
    std::tuple<SheetKind, QPageSize::PageSizeId, QString> m_laidAs; ///< kind, paper and part of m_laid
    QString m_folder;
    QPrinter m_printer; ///< printer of the preview
    QComboBox *m_kind;
    QComboBox *m_part; ///< parts of the quick reference
    QComboBox *m_paper;
    QComboBox *m_printers;
    QSpinBox *m_copies;
    QLabel *m_pages;
    QLabel *m_saved;
    LinkButton *m_open;
    QString m_path; ///< path of the PDF that was saved; empty before
    Button *m_print;
    QPrintPreviewWidget *m_preview;
};

/// Shows a preview of a sheet over `parent`, with buttons to print it or save it as PDF. Returns at once. `folder`: the
/// folder for PDFs unless the player chose another one before.
PrintDialog *previewSheet(QWidget *parent, SheetKind kind, const SheetSource &source, const QString &folder);

/// Prints the sheet. A printer that prints to a file does not notice a full disk, so savePdf() is used for it. If
/// `progress` stops it, no file is saved; pages already printed remain.
Result<Done> printSheet(QPrinter &printer, SheetKind kind, const SheetSource &source,
                        const PageProgress &progress = {});

/// Asks for a path and writes the sheet there as a PDF. A failure is shown in a message. Returns the path; empty if
/// nothing was written.
QString saveSheetAs(QWidget *parent, SheetKind kind, const SheetSource &source, const QString &folder);

/// Writes the sheet to a file, all of it or nothing. The problem states the error and what to do about it.
Result<Done> savePdf(const QString &path, SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size,
                     const PageProgress &progress = {});

/// Returns the size of paper chosen last, else the usual size here.
QPageSize::PageSizeId chosenPaper();
void choosePaper(QPageSize::PageSizeId size);

} // namespace muster
