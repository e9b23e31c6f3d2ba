// SPDX-License-Identifier: MIT
#include "ui/paper/pagesprogress.h"

#include "ui/texts.h"

namespace muster {

PagesProgress::PagesProgress(QWidget *parent, SheetKind kind)
    : m_dialog(SheetText::tr("Laying out the pages"), SheetText::tr("Cancel"), 0, 0, parent)
{
    constexpr int worthSaying = 700; // ms
    m_dialog.setWindowTitle(sheetName(kind));
    m_dialog.setWindowModality(Qt::WindowModal);
    m_dialog.setMinimumDuration(worthSaying);
}

bool PagesProgress::goesOn(const QString &what, int done, int all)
{
    m_dialog.setMaximum(all);
    m_dialog.setLabelText(what);
    m_dialog.setValue(done);
    return !m_dialog.wasCanceled();
}

bool PagesProgress::laying(int done, int all)
{
    return goesOn(SheetText::tr("Laying out the pages"), done, all);
}

bool PagesProgress::writing(int page, int pages)
{
    return goesOn(SheetText::tr("Writing page %1 of %2").arg(page + 1).arg(pages), page, pages);
}

SheetSource PagesProgress::watched(const SheetSource &source)
{
    SheetSource sheet = source;
    sheet.laying = [this](int done, int all) { return laying(done, all); };
    return sheet;
}

} // namespace muster
