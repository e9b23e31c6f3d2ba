// SPDX-License-Identifier: MIT
#include "app/desktop/completions.h"

#include "app/command.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Every option the command takes, its own first.
QList<QCommandLineOption> optionsOf(const Command &command)
{
    return command.options + commonOptions(command);
}

QStringList dashedNames(const QList<QCommandLineOption> &options)
{
    QStringList names;
    for (const QCommandLineOption &option : options) {
        for (const QString &name : option.names())
            names += dashed(name);
    }
    return names;
}

/// As a word between single quotes, as bash and zsh read it; fish wants the quote itself escaped.
QString quoted(QString text, const QString &apostrophe = u"'\\''"_s)
{
    return u'\'' + text.replace(u'\'', apostrophe) + u'\'';
}

QString fishQuoted(QString text)
{
    return quoted(text.replace(u'\\', u"\\\\"_s), u"\\'"_s);
}

/// As a description in a specification of zsh's _arguments, where brackets and colons have a meaning.
QString zshPlain(QString text)
{
    text.replace(u'\\', u"\\\\"_s);
    for (const QChar sign : {u'[', u']', u':'})
        text.replace(sign, u'\\' + QString(sign));
    return text;
}

} // namespace

QString bashCompletion()
{
    QStringList names;
    QString cases;
    for (const Command &command : commands()) {
        names += command.name;
        cases += u"        %1) options='%2' ;;\n"_s.arg(command.name, dashedNames(optionsOf(command)).join(u' '));
    }
    return uR"(# bash completion for muster, made from the table behind muster --help
_muster()
{
    local word=${COMP_WORDS[COMP_CWORD]} options=''
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ] && [[ $word != -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '%1' -- "$word"; compgen -f -X '!*.muster' -- "$word"; compgen -d -- "$word")
        return
    fi
    case ${COMP_WORDS[1]} in
%2        *) options='%3' ;;
    esac
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}
complete -o filenames -F _muster muster
)"_s.arg(names.join(u' '), cases, dashedNames(commonOptions()).join(u' '));
}

QString zshCompletion()
{
    QString described;
    QString cases;
    for (const Command &command : commands()) {
        described += u"    %1\n"_s.arg(quoted(command.name + u':' + zshPlain(command.about)));
        cases += u"    %1)\n      _arguments"_s.arg(command.name);
        for (const QCommandLineOption &option : optionsOf(command)) {
            for (const QString &name : option.names()) {
                const QString value =
                    option.valueName().isEmpty() ? QString() : u':' + zshPlain(option.valueName()) + u":_files"_s;
                const QString repeated = mayRepeat(option.names().constFirst()) ? u"*"_s : QString();
                cases += u" \\\n        "_s
                    + quoted(repeated + dashed(name) + u'[' + zshPlain(option.description()) + u']' + value);
            }
        }
        cases += u" \\\n        '*:file:_files'\n      ;;\n"_s;
    }
    return uR"(#compdef muster
# zsh completion for muster, made from the table behind muster --help
_muster() {
  local -a commands
  commands=(
%1  )
  if (( CURRENT == 2 )); then
    _describe -t commands 'command' commands
    _files -g '*.muster'
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
%2  esac
}
if [ "$funcstack[1]" = _muster ]; then
  _muster "$@"
else
  compdef _muster muster
fi
)"_s.arg(described, cases);
}

QString fishCompletion()
{
    QString text = u"# fish completion for muster, made from the table behind muster --help\n"_s;
    for (const Command &command : commands()) {
        text +=
            u"complete -c muster -n __fish_use_subcommand -a %1 -d %2\n"_s.arg(command.name, fishQuoted(command.about));
        for (const QCommandLineOption &option : optionsOf(command)) {
            for (const QString &name : option.names()) {
                text += u"complete -c muster -n '__fish_seen_subcommand_from %1' %2 %3%4 -d %5\n"_s.arg(
                    command.name, name.size() == 1 ? u"-s"_s : u"-l"_s, name,
                    option.valueName().isEmpty() ? QString() : u" -r"_s, fishQuoted(option.description()));
            }
        }
    }
    return text;
}

} // namespace muster
