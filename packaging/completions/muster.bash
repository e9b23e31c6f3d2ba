# bash completion for muster, which says itself what may come next
_muster()
{
    local line now=${COMP_WORDS[COMP_CWORD]}
    [[ $now != = ]] || now=''
    COMPREPLY=()
    while IFS= read -r line; do
        case $line in
            \*) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$now") ;;
            \**) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -X "!$line" -- "$now"; compgen -d -- "$now") ;;
            *)
                line=${line%%$'\t'*}
                # bash completes what stands behind "=" alone.
                [[ ${COMP_WORDS[COMP_CWORD]} != = && ${COMP_WORDS[COMP_CWORD-1]} != = ]] || line=${line#*=}
                COMPREPLY+=("$line")
                ;;
        esac
    done < <(muster complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o filenames -F _muster muster
