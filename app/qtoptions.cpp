// SPDX-License-Identifier: MIT
#include "app/qtoptions.h"

#include "app/command.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns the options of QGuiApplication, QApplication and the platforms that take their value from the next argument.
const QSet<QString> &withValue()
{
    static const QSet<QString> names{
        u"display"_s,       u"geometry"_s, u"icon"_s,        u"platform"_s,     u"platformpluginpath"_s,
        u"platformtheme"_s, u"plugin"_s,   u"qwindowicon"_s, u"qwindowtitle"_s, u"qwindowgeometry"_s,
        u"session"_s,       u"style"_s,    u"stylesheet"_s,  u"title"_s,
    };
    return names;
}

const QSet<QString> &withoutValue()
{
    static const QSet<QString> names{u"dograb"_s, u"nograb"_s, u"reverse"_s, u"widgetcount"_s};
    return names;
}

/// Returns our own options that take a value. The argument after one of these is no option, whatever it looks like.
QSet<QString> ownWithValue()
{
    QSet<QString> names;
    const auto add = [&names](const CommandOptions &options) {
        for (const CommandOption &option : options) {
            const QStringList all = option.valueName().isEmpty() ? QStringList() : option.names();
            names += QSet<QString>(all.begin(), all.end());
        }
    };
    add(commonOptions());
    for (const Command &command : commands())
        add(command.options);
    return names;
}

/// Returns "style" for "-style" and "--style"; empty if the argument is no option.
QString optionNamed(const QString &argument)
{
    if (!argument.startsWith(u'-'))
        return {};
    return argument.mid(argument.startsWith(u"--"_s) ? 2 : 1);
}

/// Splits the arguments into Qt's and ours. Returns ours, and adds the names of Qt's to `qt`.
QStringList part(const QStringList &arguments, QSet<QString> &qt)
{
    const QSet<QString> valued = ownWithValue();
    QStringList ours;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString name = optionNamed(arguments[i]);
        const QString joined = name.section(u'=', 0, 0); // Qt accepts -style=fusion, but not -platform=offscreen
        if (name.isEmpty() && arguments[i] == u"--"_s)
            return ours + arguments.mid(i);
        if (valued.contains(name)) {
            ours += arguments.mid(i, 2);
            ++i;
        } else if (withValue().contains(name)) {
            qt += name;
            ++i;
        } else if (withoutValue().contains(name)) {
            qt += name;
        } else if (name != joined && (joined == u"style"_s || joined == u"stylesheet"_s)) {
            qt += joined;
        } else {
            ours += arguments[i];
        }
    }
    return ours;
}

} // namespace

QStringList withoutQtOptions(const QStringList &arguments)
{
    QSet<QString> qt;
    return part(arguments, qt);
}

bool choosePlatform(const QStringList &arguments)
{
    QSet<QString> qt;
    part(arguments, qt);
    return qt.contains(u"platform"_s) || qt.contains(u"display"_s);
}

} // namespace muster
