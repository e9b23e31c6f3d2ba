// SPDX-License-Identifier: MIT
#include "app/draw.h"

#include "app/command.h"
#include "app/refusals.h"
#include "model/language.h"

#include <QLibrary>

#include <array>
#include <string>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns a function of the library by its name in ui/door.h. The library is loaded on first use, so that a command
/// does not wait for widgets it never shows.
template<typename Function>
Result<Function *> find(const char *name)
{
    QLibrary library(QCoreApplication::applicationDirPath() + u"/" MUSTER_LIBRARIES "/muster_ui"_s);
    if (const QFunctionPointer function = library.resolve(name))
        return reinterpret_cast<Function *>(function);
    return Problem{CommandLine::tr("Muster's window and sheets could not be loaded: %1\nReinstall Muster; the commands "
                                   "that need neither still work.")
                       .arg(library.errorString())};
}

} // namespace

Result<decltype(&muster_window)> windowOpener()
{
    return find<decltype(muster_window)>("muster_window");
}

Result<WrittenAccount, Refusal> draw(const Call &call, const Drawing &drawing)
{
    const auto drawer = find<decltype(muster_draw)>("muster_draw");
    if (!drawer)
        return unusable(drawer.problem().text);
    const bool isSheet = std::holds_alternative<DrawnSheet>(drawing);
    const QString spoken = call.json ? language::english() : language::ofSystem();
    const QString drawn = isSheet ? language::ofSystem() : spoken;
    static int argc = 1;
    static std::string program("muster");
    static std::array<char *, 2> argv{program.data(), nullptr};
    WrittenAccount written;
    delete QCoreApplication::instance();
    (*drawer)(argc, argv.data(), &drawing, &drawn, &written);
    new QCoreApplication(argc, argv.data());
    language::speak(spoken);
    if (isSheet && written.text.isEmpty())
        return unusable(
            CommandLine::tr("The sheet could not be drawn. Try again, or open the campaign in the window."));
    return written;
}

Result<PictureContent> takePicture(const QString &path)
{
    const auto take = find<decltype(muster_picture)>("muster_picture");
    if (!take)
        return take.problem();
    Result<PictureContent> taken = PictureContent();
    (*take)(&path, &taken);
    return taken;
}

} // namespace muster
