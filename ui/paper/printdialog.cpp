// SPDX-License-Identifier: MIT
#include "ui/paper/printdialog.h"

#include "model/reference/shelf.h"
#include "model/reference/taker.h"
#include "ui/look/inks.h"
#include "ui/paper/bookpages.h"
#include "ui/paper/forecastsheet.h"
#include "ui/paper/pagesprogress.h"
#include "ui/paper/preview.h"
#include "ui/parts/button.h"
#include "ui/parts/dialogbuttons.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/remembered.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFormLayout>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrintPreviewWidget>
#include <QPrinterInfo>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QUrl>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr QSize firstSize(1080, 740);
constexpr int mostCopies = 20;
constexpr int mostPreviewed = 24; ///< pages: a book may have hundreds
const QString printerKey = QStringLiteral("print/printer");

} // namespace

PrintDialog::PrintDialog(SheetKind kind, SheetSource source, QWidget *parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_printer(QPrinter::HighResolution)
    , m_kind(new QComboBox)
    , m_part(new QComboBox)
    , m_paper(new QComboBox)
    , m_printers(new QComboBox)
    , m_copies(new QSpinBox)
    , m_pages(makeLabel(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_saved(makeParagraph(TextUse::Body, {}))
    , m_open(new LinkButton(tr("Open")))
    , m_preview(new QPrintPreviewWidget(&m_printer))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Print"));
    m_printer.setFullPage(true);
    fill();
    m_kind->setCurrentIndex(m_kind->findData(int(kind)));

    auto *side = new QVBoxLayout;
    side->setSpacing(12);
    side->addWidget(makeLabel(TextUse::PageTitle, tr("Print")));
    side->addLayout(makeForm());
    side->addWidget(m_pages);
    side->addSpacing(8);
    side->addWidget(makeDeeds());
    side->addWidget(m_saved);
    side->addWidget(m_open, 0, Qt::AlignLeft);
    side->addStretch(1);
    m_kind->setFocus(); // the arrow keys choose another sheet
    m_preview->setZoomMode(QPrintPreviewWidget::FitInView);
    if (auto *view = m_preview->findChild<QGraphicsView *>()) { // a part of Qt's own, which another version may lack
        view->setAccessibleName(tr("Preview"));
        view->viewport()->setAccessibleName(tr("Preview"));
        view->setFrameShape(QFrame::NoFrame);
        view->scene()->setBackgroundBrush(inksOf(palette()).desk);
    }
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(24, 16, 24, 16);
    row->setSpacing(24);
    row->addLayout(side);
    row->addWidget(m_preview, 1);

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
    rememberGeometry(this, QStringLiteral("print"), firstSize);
    m_saved->setMaximumWidth(side->minimumSize().width()); // a long path does not push the preview aside
    m_open->setAccessibleName(tr("Open the PDF"));
    connect(m_open, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_path)); });
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
    addRow(*form, tr("S&heet"), m_kind);
    addRow(*form, tr("Par&t"), m_part);
    addRow(*form, tr("P&aper"), m_paper);
    addRow(*form, tr("P&rinter"), m_printers);
    addRow(*form, tr("C&opies"), m_copies);
    return form;
}

QWidget *PrintDialog::makeDeeds()
{
    auto *deeds = new DialogButtons(tr("&Print"), QStringLiteral("print"));
    deeds->nameLeave(tr("Close"));
    m_print = deeds->deed();
    m_print->setEnabled(m_printers->isEnabled());
    Button *save = deeds->add(tr("&Save as PDF…"));
    m_print->setDefault(m_print->isEnabled());
    save->setDefault(!m_print->isEnabled());
    connect(deeds, &DialogButtons::accepted, this, &PrintDialog::print);
    connect(save, &QPushButton::clicked, this, &PrintDialog::save);
    connect(deeds, &DialogButtons::rejected, this, &QDialog::reject);
    return deeds;
}

/// Only the quick reference has parts, and not every one has more than one.
void PrintDialog::showParts()
{
    m_part->setEnabled(kind() == SheetKind::QuickReference && m_part->count() > 1);
}

/// Laid out anew only where it is another sheet or other paper: a book takes its time. False: the player would not wait.
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

/// What was shown before, or else the first sheet.
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
    tellSaved({}); // it was of another
    m_pages->setText(pages > mostPreviewed
                         ? tr("%n pages; the preview shows the first %1.", nullptr, pages).arg(mostPreviewed)
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
