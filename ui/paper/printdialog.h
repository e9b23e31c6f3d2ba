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

/// Shows a sheet as it will be printed, over `parent`, with the way to the printer and to a PDF. Returns at once.
/// `folder`: where a PDF goes unless the player chose another place before.
PrintDialog *previewSheet(QWidget *parent, SheetKind kind, const SheetSource &source, const QString &folder);

/// Paints the sheet for a printer. One that prints to a file does not notice a full disk, so there it is savePdf().
/// `progress` may stop it: then nothing is saved, and what was printed was printed.
Result<Done> printSheet(QPrinter &printer, SheetKind kind, const SheetSource &source,
                        const PageProgress &progress = {});

/// Asks where to, and writes the sheet as a PDF there; a failure is told in a message. Gives the path; empty where nothing
/// was written.
QString saveSheetAs(QWidget *parent, SheetKind kind, const SheetSource &source, const QString &folder);

/// Writes the sheet to a file, all of it or nothing. The problem says what went wrong and what to do.
Result<Done> savePdf(const QString &path, SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size,
                     const PageProgress &progress = {});

/// The size of paper chosen last, else what is usual here.
QPageSize::PageSizeId chosenPaper();
void choosePaper(QPageSize::PageSizeId size);

} // namespace muster
