// SPDX-License-Identifier: MIT
#include "ui/paper/printdialog.h"

#include "model/reference/shelf.h"
#include "model/reference/testsubject.h"
#include "model/storage/files.h"
#include "ui/look/inks.h"
#include "ui/paper/bookpages.h"
#include "ui/paper/forecastsheet.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QLabel>
#include <QMessageBox>
#include <QPaintEngine>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPrinterInfo>
#include <QProgressDialog>
#include <QPushButton>
#include <QSaveFile>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QUrl>

namespace muster {

static const QString paperKey = QStringLiteral("print/paper");
static const QString sheetFolderKey = QStringLiteral("print/folder");

namespace {

constexpr QSize firstPrintSize(1080, 740);
constexpr int mostCopies = 20;
constexpr int mostPreviewed = 24; ///< number of pages: a book may have hundreds
const QString printerKey = QStringLiteral("print/printer");

} // namespace

/// A progress window for laying out and writing a sheet, with a Cancel button. It only appears if that takes long.
class PagesProgress
{
public:
    PagesProgress(QWidget *parent, SheetKind kind)
        //: Button: do not print
        : m_dialog(SheetText::tr("Laying out the pages"), SheetText::tr("Cancel"), 0, 0, parent)
    {
        constexpr int worthSaying = 700; // ms
        m_dialog.setWindowTitle(sheetName(kind));
        m_dialog.setWindowModality(Qt::WindowModal);
        m_dialog.setMinimumDuration(worthSaying);
    }

    /// Shows the progress and returns whether to continue; for SheetSource::laying and PageProgress.
    bool laying(int done, int all) { return goesOn(SheetText::tr("Laying out the pages"), done, all); }

    bool writing(int page, int pages)
    {
        //: Shown while a file is written
        return goesOn(SheetText::tr("Writing page %1 of %2").arg(page + 1).arg(pages), page, pages);
    }

    bool wasStopped() const { return m_dialog.wasCanceled(); }

    /// Returns the sheet with progress of its layout shown here.
    SheetSource watched(const SheetSource &source)
    {
        SheetSource sheet = source;
        sheet.laying = [this](int done, int all) { return laying(done, all); };
        return sheet;
    }

private:
    bool goesOn(const QString &what, int done, int all)
    {
        m_dialog.setMaximum(all);
        m_dialog.setLabelText(what);
        m_dialog.setValue(done);
        return !m_dialog.wasCanceled();
    }

    QProgressDialog m_dialog;
};

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

/// Shows in a message why a sheet was not printed or saved.
static void tellUnlessSaved(const Result<Done> &saved, QWidget *parent)
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
    // A preview has its own paint engine, which is not that for PDF.
    const bool isOnPaper = printer.outputFileName().isEmpty() || printer.paintEngine()->type() != QPaintEngine::Pdf;
    if (!isOnPaper)
        return savePdf(printer.outputFileName(), kind, source, printer.pageLayout().pageSize().id(), progress);
    paintSheet(kind, source, printer, progress);
    return Done{};
}

/// Prints the sheet with a progress window, and shows a failure in a message.
static void printFrom(QWidget *parent, QPrinter &printer, SheetKind kind, const SheetSource &source)
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
        return Done{}; // it was cancelled
    if (file.open(QIODevice::WriteOnly) && writeWhole(file, pdf) && file.commit())
        return Done{};
    //: A file, and the reason
    return Problem{SheetText::tr("The sheet could not be saved to %1: %2. Choose another folder, or free some space.")
                       .arg(QDir::toNativeSeparators(path), file.errorString())};
}

QString saveSheetAs(QWidget *parent, SheetKind kind, const SheetSource &source, const QString &folder)
{
    const QString name = asFileName(sheetTitle(kind, source));
    const QString last = QSettings().value(sheetFolderKey).toString();
    const QDir place(!last.isEmpty() && QDir(last).exists() ? last : folder.isEmpty() ? QDir::homePath() : folder);
    //: Kind of file in a file dialog
    QFileDialog dialog(parent, SheetText::tr("Save sheet as PDF"), place.path(), SheetText::tr("PDF (*.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    dialog.selectFile(name + QStringLiteral(".pdf"));
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString path = dialog.selectedFiles().constFirst();
    QSettings().setValue(sheetFolderKey, QFileInfo(path).absolutePath());
    PagesProgress progress(parent, kind);
    const auto saved = savePdf(path, kind, progress.watched(source), chosenPaper(),
                               [&](int page, int pages) { return progress.writing(page, pages); });
    tellUnlessSaved(saved, parent);
    return saved && !progress.wasStopped() ? path : QString();
}

PrintDialog::PrintDialog(SheetKind kind, SheetSource source, QWidget *parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_printer(QPrinter::HighResolution)
    , m_kind(new QComboBox)
    , m_part(new QComboBox)
    , m_paper(new QComboBox)
    , m_printers(new QComboBox)
    , m_copies(new QSpinBox)
    , m_pages(makeQuietLabel(TextUse::SecondLine, {}))
    , m_saved(makeParagraph(TextUse::Body, {}))
    //: Button: opens the file that was saved
    , m_open(new LinkButton(tr("Open")))
    , m_preview(new QPrintPreviewWidget(&m_printer))
{
    setAttribute(Qt::WA_DeleteOnClose);
    //: Button
    setWindowTitle(tr("Print"));
    m_printer.setFullPage(true);
    fill();
    m_kind->setCurrentIndex(m_kind->findData(int(kind)));

    //: Title of the dialog
    auto *side = vbox({makeLabel(TextUse::PageTitle, tr("Print")),
                       makeForm(),
                       m_pages,
                       Gap{8},
                       makeDeeds(),
                       m_saved,
                       {m_open, 0, Qt::AlignLeft},
                       Spring{1}},
                      12);
    m_kind->setFocus(); // so that the arrow keys choose another sheet
    m_preview->setZoomMode(QPrintPreviewWidget::FitInView);
    if (auto *view = m_preview->findChild<QGraphicsView *>()) { // internal to Qt; another version may lack it
        //: What is shown, for a screen reader
        view->setAccessibleName(tr("Preview"));
        //: What is shown, for a screen reader
        view->viewport()->setAccessibleName(tr("Preview"));
        view->setFrameShape(QFrame::NoFrame);
        view->scene()->setBackgroundBrush(inksOf(palette()).desk);
    }
    hbox(this, {side, {m_preview, 1}}, 24, {24, 16, 24, 16});

    connect(m_preview, &QPrintPreviewWidget::paintRequested, this, [this](QPrinter *onto) {
        if (m_laid)
            paintPages(*m_laid, *onto, [](int page, int) { return page < mostPreviewed; });
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showParts();
        showSheet();
    });
    connect(m_part, &QComboBox::currentIndexChanged, this, [this] {
        m_source.part = m_part->currentData().toString();
        showSheet();
    });
    connect(m_paper, &QComboBox::currentIndexChanged, this, [this] {
        choosePaper(QPageSize::PageSizeId(m_paper->currentData().toInt()));
        showSheet();
    });
    rememberGeometry(this, QStringLiteral("print"), firstPrintSize);
    m_saved->setMaximumWidth(side->minimumSize().width()); // a long path does not shrink the preview
    m_open->setAccessibleName(tr("Open the PDF"));
    onPress(m_open, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_path)); });
    tellSaved({});
    showParts();
    showSheet();
}

SheetKind PrintDialog::kind() const
{
    return SheetKind(m_kind->currentData().toInt());
}

void PrintDialog::fill()
{
    for (const SheetKind kind : sheetKinds()) {
        if (canBeDrawn(kind, m_source.campaign, m_source.pack))
            m_kind->addItem(sheetName(kind), int(kind));
    }
    for (const ShelfPart &part : shelfParts(sheetPackOf(m_source.campaign, m_source.pack)))
        m_part->addItem(part.title, part.id);
    for (const auto size : {QPageSize::A4, QPageSize::Letter, QPageSize::Legal, QPageSize::A5, QPageSize::A3})
        m_paper->addItem(QPageSize(size).name(), int(size));
    m_paper->setCurrentIndex(m_paper->findData(int(chosenPaper())));
    fillPrinters();
    m_copies->setRange(1, mostCopies);
}

void PrintDialog::fillPrinters()
{
    m_printers->addItems(QPrinterInfo::availablePrinterNames());
    if (m_printers->count() == 0) {
        m_printers->addItem(tr("No printer is set up"));
        m_printers->setEnabled(false);
        m_copies->setEnabled(false);
        return;
    }
    const QString last = QSettings().value(printerKey, QPrinterInfo::defaultPrinterName()).toString();
    m_printers->setCurrentIndex(std::max(0, m_printers->findText(last)));
}

QLayout *PrintDialog::makeForm()
{
    QFormLayout *form = muster::makeForm();
    form->setVerticalSpacing(8);
    //: Label of a field: what to print
    addRow(*form, tr("S&heet"), m_kind);
    //: Label of a field: which part of the sheet
    addRow(*form, tr("Par&t"), m_part);
    //: Label of a field: the size of the paper
    addRow(*form, tr("P&aper"), m_paper);
    //: Label of a field
    addRow(*form, tr("P&rinter"), m_printers);
    //: Label of a field: how many times
    addRow(*form, tr("C&opies"), m_copies);
    return form;
}

QWidget *PrintDialog::makeDeeds()
{
    //: Button
    auto *deeds = new DialogButtons(tr("&Print"), "print");
    //: Button: closes the dialog
    deeds->nameLeave(tr("Close"));
    m_print = deeds->deed();
    m_print->setEnabled(m_printers->isEnabled());
    Button *save = deeds->add(tr("&Save as PDF…"));
    m_print->setDefault(m_print->isEnabled());
    save->setDefault(!m_print->isEnabled());
    connect(deeds, &DialogButtons::accepted, this, &PrintDialog::print);
    onPress(save, this, &PrintDialog::save);
    connect(deeds, &DialogButtons::rejected, this, &QDialog::reject);
    return deeds;
}

/// Enables the choice of parts for the quick reference, if it has more than one part.
void PrintDialog::showParts()
{
    m_part->setEnabled(kind() == SheetKind::QuickReference && m_part->count() > 1);
}

/// Lays out the sheet again only if the sheet, its part or the paper changed, because a book takes long. Returns false
/// if the player cancelled.
bool PrintDialog::lay()
{
    const auto wanted = std::tuple(kind(), chosenPaper(), m_source.part);
    if (m_laid && m_laidAs == wanted)
        return true;
    PagesProgress progress(isVisible() ? this : parentWidget(), kind());
    if (kind() == SheetKind::CampaignBook && !m_source.book)
        m_source.book = paper::bookOf(m_source);
    if (kind() == SheetKind::Forecast && !m_source.ahead)
        m_source.ahead = paper::forecastOf(m_source);
    auto laid = std::make_unique<SheetPages>(kind(), progress.watched(m_source),
                                             QPageSize(chosenPaper()).size(QPageSize::Point));
    if (progress.wasStopped())
        return false;
    m_laid = std::move(laid);
    m_laidAs = wanted;
    return true;
}

/// Restores the choices of the sheet that was shown before, or else chooses the first sheet.
void PrintDialog::showWhatIsLaid()
{
    const QSignalBlocker noKind(m_kind);
    const QSignalBlocker noPart(m_part);
    const QSignalBlocker noPaper(m_paper);
    if (m_laid) {
        const auto &[sheet, paper, part] = m_laidAs;
        m_kind->setCurrentIndex(m_kind->findData(int(sheet)));
        m_part->setCurrentIndex(qMax(0, m_part->findData(part)));
        m_source.part = part;
        m_paper->setCurrentIndex(m_paper->findData(int(paper)));
        choosePaper(paper);
    } else {
        m_kind->setCurrentIndex(0);
    }
    showParts();
    lay();
}

void PrintDialog::showSheet()
{
    if (!lay())
        showWhatIsLaid();
    m_printer.setPageSize(QPageSize(chosenPaper()));
    const int pages = m_laid->count();
    tellSaved({}); // the saved file was that of another sheet
    m_pages->setText(pages > mostPreviewed
                         //: The number of pages, and how many of them are shown
                         ? tr("%n pages; the preview shows the first %1.", nullptr, pages).arg(mostPreviewed)
                         //: The number of pages
                         : tr("%n pages.", nullptr, pages));
    setWindowTitle(sheetTitle(kind(), m_source));
    m_preview->updatePreview();
}

void PrintDialog::save()
{
    const QString path = saveSheetAs(this, kind(), m_source, m_folder);
    if (path.isEmpty())
        return;
    tellSaved(path);
    emit saved(path);
}

void PrintDialog::tellSaved(const QString &path)
{
    m_path = path;
    m_saved->setText(tr("Saved as %1").arg(QDir::toNativeSeparators(path)));
    m_saved->setVisible(!path.isEmpty());
    m_open->setVisible(!path.isEmpty());
}

void PrintDialog::print()
{
    QSettings().setValue(printerKey, m_printers->currentText());
    QPrinter printer(QPrinter::HighResolution);
    printer.setPrinterName(m_printers->currentText());
    printer.setFullPage(true);
    printer.setPageSize(QPageSize(chosenPaper()));
    printer.setCopyCount(m_copies->value());
    printer.setDocName(sheetTitle(kind(), m_source));
    printer.setCreator(QStringLiteral("Muster"));
    printFrom(this, printer, kind(), m_source);
    accept();
}

} // namespace muster
