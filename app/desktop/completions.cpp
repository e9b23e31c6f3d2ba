// SPDX-License-Identifier: MIT
#include "app/desktop/completions.h"

#include "app/command.h"
#include "app/desktop/offered.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Returns every option that the command takes, its own first.
CommandOptions optionsOf(const Command &command)
{
    return command.options + commonOptions(command);
}

QStringList dashedNames(const CommandOptions &options)
{
    QStringList names;
    for (const CommandOption &option : options) {
        for (const QString &name : option.names())
            names += dashed(name);
    }
    return names;
}

CommandOptions withValue(CommandOptions options)
{
    options.removeIf([](const CommandOption &option) { return option.valueName().isEmpty(); });
    return options;
}

/// Returns each word of the table of commands once.
QStringList everyWord()
{
    QStringList words;
    for (const Command &command : commands()) {
        for (const QString &word : command.words)
            words << bareWord(word);
        for (const CommandOption &option : withValue(optionsOf(command)))
            words << bareWord(option.valueName());
    }
    words.removeDuplicates();
    return words;
}

Offered meaningOf(const QString &word)
{
    return offeredFor(bareWord(word)).value_or(Offered());
}

/// Returns the text in single quotes, as bash and zsh read it. fish needs the quote itself escaped.
QString quoted(QString text, const QString &apostrophe = u"'\\''"_s)
{
    return u'\'' + text.replace(u'\'', apostrophe) + u'\'';
}

QString fishQuoted(QString text)
{
    return quoted(text.replace(u'\\', u"\\\\"_s), u"\\'"_s);
}

/// Escapes a description for zsh's _arguments, in which brackets and colons have a meaning.
QString zshPlain(QString text)
{
    text.replace(u'\\', u"\\\\"_s);
    for (const QChar sign : {u'[', u']', u':'})
        text.replace(sign, u'\\' + QString(sign));
    return text;
}

/// Returns a function for bash and zsh that prints the values for a word, one per line. If a pack is among the words
/// typed, only its values are printed.
QString valuesFunction()
{
    QString cases;
    for (const QString &word : everyWord()) {
        const auto values = meaningOf(word).values;
        if (values.isEmpty())
            continue;
        cases += u"        %1) case $2 in\n"_s.arg(quoted(word));
        for (auto [pack, all] = std::pair(values.constBegin(), values.constEnd()); pack != all; ++pack) {
            if (!pack.key().isEmpty())
                cases += u"            *' %1 '*) values='%2' ;;\n"_s.arg(pack.key(), pack->join(u'\n'));
        }
        cases += u"            *) values='%1' ;;\n            esac ;;\n"_s.arg(values[QString()].join(u'\n'));
    }
    return uR"sh(# WORD TYPED: what a word of the help stands for
_muster_values()
{
    local values=''
    case $1 in
%1    esac
    printf '%s\n' "$values"
}
)sh"_s.arg(cases);
}

/// Returns cases such as "'prepare --enemy') word=ENEMY" and "'roll 1') word=PACK", for bash.
QString bashPlaces(const Command &command)
{
    QString cases;
    const auto add = [&](const QString &place, const QString &word) {
        const Offered offered = meaningOf(word);
        if (!offered.isNothing())
            cases += u"    %1) word=%2 files=%3 ;;\n"_s.arg(place, quoted(bareWord(word)), quoted(offered.files));
    };
    for (const CommandOption &option : withValue(optionsOf(command)))
        add(u"'%1 %2'"_s.arg(command.name, dashed(option.names().constLast())), option.valueName());
    for (qsizetype i = 0; i < command.words.size(); ++i) {
        const bool repeats = command.words[i].endsWith(u"...]"_s);
        add(u"'%1 %2'"_s.arg(command.name).arg(i + 1) + (repeats ? u"*"_s : QString()), command.words[i]);
    }
    return cases;
}

QString zshAction(const QString &word)
{
    const Offered offered = meaningOf(word);
    const QString name = u':' + zshPlain(bareWord(word)) + u':';
    if (!offered.values.isEmpty())
        return name + uR"sh({compadd -- ${(f)"$(_muster_values "%1" " $words ")"}})sh"_s.arg(bareWord(word));
    if (offered.files.isEmpty())
        return name + u' ';
    return name + (offered.files.size() == 1 ? u"_files"_s : u"_files -g \"%1\""_s.arg(offered.files));
}

QString fishOffer(const QString &word)
{
    const Offered offered = meaningOf(word);
    if (!offered.values.isEmpty())
        return u" -x -a '(__muster_values %1)'"_s.arg(fishQuoted(bareWord(word)).replace(u'\'', u'"'));
    if (offered.files.isEmpty())
        return u" -x"_s;
    return offered.files.size() == 1 ? u" -r -F"_s : u" -r -k -a '(__fish_complete_suffix .muster)'"_s;
}

QString fishValues()
{
    QString cases;
    for (const QString &word : everyWord()) {
        const auto values = meaningOf(word).values;
        if (values.isEmpty())
            continue;
        cases += u"        case %1\n            switch $typed\n"_s.arg(quoted(word));
        for (auto [pack, all] = std::pair(values.constBegin(), values.constEnd()); pack != all; ++pack) {
            if (!pack.key().isEmpty())
                cases += u"                case '* %1 *'\n                    printf '%s\\n' '%2'\n"_s.arg(
                    pack.key(), pack->join(u"' '"_s));
        }
        cases += u"                case '*'\n                    printf '%s\\n' '%1'\n            end\n"_s.arg(
            values[QString()].join(u"' '"_s));
    }
    return cases;
}

} // namespace

QStringList wordsOfNoMeaning()
{
    QStringList words = everyWord();
    words.removeIf([](const QString &word) { return offeredFor(word).has_value(); });
    return words;
}

QString bashCompletion()
{
    QStringList names;
    QString cases;
    QString places;
    for (const Command &command : commands()) {
        names += command.name;
        const CommandOptions options = optionsOf(command);
        cases += u"    %1) options='%2' valued=' %3 ' ;;\n"_s.arg(command.name, dashedNames(options).join(u' '),
                                                                  dashedNames(withValue(options)).join(u' '));
        places += bashPlaces(command);
    }
    return uR"sh(# bash completion for muster, made from the table behind muster --help
%1
_muster()
{
    local at files='' i options='' valued=' ' word=''
    local now=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} IFS=$' \t\n'
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ] && [[ $now != -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '%2' -- "$now"; compgen -f -X '!*.muster' -- "$now"; compgen -d -- "$now")
        return
    fi
    case $command in
%3    *) options='%4' ;;
    esac
    at=${COMP_WORDS[COMP_CWORD-1]}
    [[ $at != = ]] || at=${COMP_WORDS[COMP_CWORD-2]}
    [[ $now != = ]] || now=''
    if [[ $valued != *" $at "* ]]; then
        if [[ $now == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$options" -- "$now")
            return
        fi
        at=1
        for ((i = 2; i < COMP_CWORD; i++)); do
            if [[ $valued == *" ${COMP_WORDS[i]} "* ]]; then
                i=$((i + 1))
                [[ ${COMP_WORDS[i]} != = ]] || i=$((i + 1))
            elif [[ ${COMP_WORDS[i]} != -* ]]; then
                at=$((at + 1))
            fi
        done
    fi
    case "$command $at" in
%5    esac
    local typed=" ${COMP_WORDS[*]} " IFS=$'\n'
    mapfile -t COMPREPLY < <(
        [ -z "$word" ] || compgen -W "$(_muster_values "$word" "$typed")" -- "$now"
        [ -z "$files" ] || { compgen -f -X "!$files" -- "$now"; compgen -d -- "$now"; } | sort -u
    )
}
complete -o filenames -F _muster muster
)sh"_s.arg(valuesFunction(), names.join(u' '), cases, dashedNames(commonOptions()).join(u' '), places);
}

QString zshCompletion()
{
    QString described;
    QString cases;
    for (const Command &command : commands()) {
        described += u"    %1\n"_s.arg(quoted(command.name + u':' + zshPlain(command.about)));
        cases += u"    %1)\n      _arguments"_s.arg(command.name);
        for (const CommandOption &option : optionsOf(command)) {
            for (const QString &name : option.names()) {
                const QString value = option.valueName().isEmpty() ? QString() : zshAction(option.valueName());
                const QString repeated = option.gathers ? u"*"_s : QString();
                cases += u" \\\n        "_s
                    + quoted(repeated + dashed(name) + u'[' + zshPlain(option.description()) + u']' + value);
            }
        }
        for (qsizetype i = 0; i < command.words.size(); ++i) {
            const QString &word = command.words[i];
            const QString place = word.endsWith(u"...]"_s) ? u"*"_s : QString::number(i + 1);
            const QString optional = word.startsWith(u'[') && place != u"*"_s ? u":"_s : QString();
            cases += u" \\\n        "_s + quoted(place + optional + zshAction(word));
        }
        cases += u"\n      ;;\n"_s;
    }
    return uR"sh(#compdef muster
# zsh completion for muster, made from the table behind muster --help
%1
_muster() {
  local -a commands
  commands=(
%2  )
  if (( CURRENT == 2 )); then
    _describe -t commands 'command' commands
    _files -g '*.muster'
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
%3  esac
}
if [ "$funcstack[1]" = _muster ]; then
  _muster "$@"
else
  compdef _muster muster
fi
)sh"_s.arg(valuesFunction(), described, cases);
}

QString fishCompletion()
{
    QString text = uR"sh(# fish completion for muster, made from the table behind muster --help
function __muster_values # WORD: what a word of the help stands for
    set -l typed " "(commandline -opc | string join ' ')" "
    switch $argv[1]
%1    end
end
function __muster_is # COMMAND
    set -l typed (commandline -opc)
    test "$typed[2]" = $argv[1]
end
function __muster_at # COMMAND PLACE [OPTION WITH A VALUE ...]: at this word after the command, or at a later one for PLACE+
    __muster_is $argv[1]; or return
    set -l at 1
    set -l value no
    for typed in (commandline -opc)[3..-1]
        if test $value = yes
            set value no
        else if contains -- $typed $argv[3..-1]
            set value yes
        else if not string match -q -- '-*' $typed
            set at (math $at + 1)
        end
    end
    test $value = no; or return
    test $at = $argv[2]; and return
    string match -q '*+' $argv[2]; and test $at -ge (string trim -c + $argv[2])
end
complete -c muster -f
complete -c muster -n __fish_use_subcommand -k -a '(__fish_complete_suffix .muster)'
)sh"_s.arg(fishValues());
    for (const Command &command : commands()) {
        text +=
            u"complete -c muster -n __fish_use_subcommand -a %1 -d %2\n"_s.arg(command.name, fishQuoted(command.about));
        for (const CommandOption &option : optionsOf(command)) {
            for (const QString &name : option.names()) {
                text += u"complete -c muster -n '__muster_is %1' %2 %3%4 -d %5\n"_s.arg(
                    command.name, name.size() == 1 ? u"-s"_s : u"-l"_s, name,
                    option.valueName().isEmpty() ? QString() : fishOffer(option.valueName()),
                    fishQuoted(option.description()));
            }
        }
        const QString valued = dashedNames(withValue(optionsOf(command))).join(u' ');
        for (qsizetype i = 0; i < command.words.size(); ++i) {
            const QString &word = command.words[i];
            if (meaningOf(word).isNothing())
                continue;
            const QString place = QString::number(i + 1) + (word.endsWith(u"...]"_s) ? u"+"_s : QString());
            text +=
                u"complete -c muster -n '__muster_at %1 %2 %3'%4\n"_s.arg(command.name, place, valued, fishOffer(word));
        }
    }
    return text;
}

} // namespace muster
