// SPDX-License-Identifier: MIT
#include "app/uidoor.h"

#include "app/command.h"
#include "ui/door.h"

#include <QLibrary>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns a function of the library by its name in ui/door.h.
template<typename Function>
Result<Function *> find(const QString &programFolder, const char *name)
{
    QLibrary library(programFolder + u"/" MUSTER_LIBRARIES "/muster_ui"_s);
    if (const QFunctionPointer function = library.resolve(name))
        return reinterpret_cast<Function *>(function);
    return Problem{CommandLine::tr("Muster's window and sheets could not be loaded: %1\nReinstall Muster; the commands "
                                   "that need neither still work.")
                       .arg(library.errorString())};
}

/// Selects a platform without a display, on which the drawing of sheets and files must not depend.
void needNoDisplay()
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace

auto UiDoor::window() const -> Result<OpenWindow>
{
    const auto open = find<decltype(muster_window)>(m_programFolder, "muster_window");
    if (!open)
        return open.problem();
    return OpenWindow([open = *open](int &argc, char **argv, const QString &file) { return open(argc, argv, &file); });
}

Result<QByteArray> UiDoor::sheet(int &argc, char **argv, SheetKind kind, const SheetSource &source) const
{
    const auto draw = find<decltype(muster_sheet_pdf)>(m_programFolder, "muster_sheet_pdf");
    if (!draw)
        return draw.problem();
    needNoDisplay();
    QByteArray pdf;
    (*draw)(argc, argv, kind, &source, &pdf);
    if (pdf.isEmpty())
        return Problem{CommandLine::tr("The sheet could not be drawn. Try again, or open the campaign in the window.")};
    return pdf;
}

Result<WrittenAccount> UiDoor::report(int &argc, char **argv, const QString &language, const ReportSource &source) const
{
    const auto write = find<decltype(muster_report)>(m_programFolder, "muster_report");
    if (!write)
        return write.problem();
    needNoDisplay();
    WrittenAccount report;
    (*write)(argc, argv, &language, &source, &report);
    return report;
}

Result<QByteArray> UiDoor::phone(int &argc, char **argv, const QString &language, const PhoneSource &source) const
{
    const auto write = find<decltype(muster_phone)>(m_programFolder, "muster_phone");
    if (!write)
        return write.problem();
    needNoDisplay();
    QByteArray html;
    (*write)(argc, argv, &language, &source, &html);
    return html;
}

Result<QByteArray> UiDoor::thumbnail(int &argc, char **argv, const ThumbnailSource &source) const
{
    const auto draw = find<decltype(muster_thumbnail)>(m_programFolder, "muster_thumbnail");
    if (!draw)
        return draw.problem();
    needNoDisplay();
    QByteArray png;
    (*draw)(argc, argv, &source, &png);
    return png;
}

Result<PictureContent> UiDoor::picture(const QString &path) const
{
    const auto take = find<decltype(muster_picture)>(m_programFolder, "muster_picture");
    if (!take)
        return take.problem();
    Result<PictureContent> taken = PictureContent();
    (*take)(&path, &taken);
    return taken;
}

} // namespace muster
