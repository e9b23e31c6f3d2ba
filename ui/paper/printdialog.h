// SPDX-License-Identifier: MIT
#pragma once

#include "ui/paper/sheets.h"

#include <QDialog>
#include <QPrinter>

class QComboBox;
class QLabel;
class QPrintPreviewWidget;
class QSpinBox;

namespace muster {

class Button;

/// A sheet as it will be printed, and the way to the printer and to a PDF. Paper, printer and folder are remembered.
class PrintDialog : public QDialog
{
    Q_OBJECT
public:
    PrintDialog(SheetKind kind, SheetSource source, QWidget *parent = nullptr);

    SheetKind kind() const;

private:
    QLayout *makeForm();
    QLayout *makeDeeds();
    void fill();
    void fillPrinters();
    void showSheet();
    void showParts();
    void print();

    SheetSource m_source;
    QPrinter m_printer; ///< of the preview
    QComboBox *m_kind;
    QComboBox *m_part; ///< of the quick reference
    QComboBox *m_paper;
    QComboBox *m_printers;
    QSpinBox *m_copies;
    QLabel *m_pages;
    Button *m_print;
    QPrintPreviewWidget *m_preview;
};

} // namespace muster
