// SPDX-License-Identifier: MIT
#include "ui/paper/preview.h"

#include "model/storage/ondisk.h"
#include "ui/paper/pagesprogress.h"
#include "ui/paper/printdialog.h"
#include "ui/parts/playertext.h"
#include "ui/texts.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPaintEngine>
#include <QPrinter>
#include <QSaveFile>
#include <QSettings>

namespace muster {

static const QString paperKey = QStringLiteral("print/paper");
static const QString folderKey = QStringLiteral("print/folder");

QPageSize::PageSizeId chosenPaper()
{
    const QString key = QSettings().value(paperKey).toString();
    for (const auto size : {QPageSize::A4, QPageSize::Letter, QPageSize::Legal, QPageSize::A5, QPageSize::A3}) {
        if (QPageSize(size).key() == key)
            return size;
    }
    return usualPaper();
}

void choosePaper(QPageSize::PageSizeId size)
{
    QSettings().setValue(paperKey, QPageSize(size).key());
}

void tellUnlessSaved(const Result<Done> &saved, QWidget *parent)
{
    if (saved)
        return;
    QMessageBox message(QMessageBox::Warning, SheetText::tr("Sheet not saved"), saved.problem().text, QMessageBox::Ok,
                        parent);
    message.setTextFormat(Qt::PlainText);
    message.exec();
}

PrintDialog *previewSheet(QWidget *parent, SheetKind kind, const SheetSource &source, const QString &folder)
{
    auto *dialog = new PrintDialog(kind, source, parent);
    dialog->setFolder(folder);
    dialog->QDialog::open();
    return dialog;
}

Result<Done> printSheet(QPrinter &printer, SheetKind kind, const SheetSource &source, const PageProgress &progress)
{
    // A preview has an engine of its own, which is none for PDF.
    const bool isOnPaper = printer.outputFileName().isEmpty() || printer.paintEngine()->type() != QPaintEngine::Pdf;
    if (!isOnPaper)
        return savePdf(printer.outputFileName(), kind, source, printer.pageLayout().pageSize().id(), progress);
    paintSheet(kind, source, printer, progress);
    return Done{};
}

void printFrom(QWidget *parent, QPrinter &printer, SheetKind kind, const SheetSource &source)
{
    PagesProgress progress(parent, kind);
    const auto writing = [&](int page, int pages) { return progress.writing(page, pages); };
    tellUnlessSaved(printSheet(printer, kind, progress.watched(source), writing), parent);
}

Result<Done> savePdf(const QString &path, SheetKind kind, const SheetSource &source, QPageSize::PageSizeId size,
                     const PageProgress &progress)
{
    QSaveFile file(path);
    const QByteArray pdf = sheetPdf(kind, source, size, progress);
    if (pdf.isEmpty())
        return Done{}; // it was stopped
    if (file.open(QIODevice::WriteOnly) && writeWhole(file, pdf) && file.commit())
        return Done{};
    return Problem{SheetText::tr("The sheet could not be saved to %1: %2. Choose another folder, or free some space.")
                       .arg(QDir::toNativeSeparators(path), file.errorString())};
}

QString saveSheetAs(QWidget *parent, SheetKind kind, const SheetSource &source, const QString &folder)
{
    const QString name = asFileName(sheetTitle(kind, source));
    const QString last = QSettings().value(folderKey).toString();
    const QDir place(!last.isEmpty() && QDir(last).exists() ? last : folder.isEmpty() ? QDir::homePath() : folder);
    QFileDialog dialog(parent, SheetText::tr("Save sheet as PDF"), place.path(), SheetText::tr("PDF (*.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    dialog.selectFile(name + QStringLiteral(".pdf"));
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString path = dialog.selectedFiles().constFirst();
    QSettings().setValue(folderKey, QFileInfo(path).absolutePath());
    PagesProgress progress(parent, kind);
    const auto saved = savePdf(path, kind, progress.watched(source), chosenPaper(),
                               [&](int page, int pages) { return progress.writing(page, pages); });
    tellUnlessSaved(saved, parent);
    return saved && !progress.wasStopped() ? path : QString();
}

} // namespace muster
