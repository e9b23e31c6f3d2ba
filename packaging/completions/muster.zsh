#compdef muster
# zsh completion for muster, which says itself what may come next
_muster() {
  local line
  local -a offered
  for line in "${(@f)$(muster complete "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
    case $line in
      \**) _files -g "$line" ;;
      ?*) offered+=("${${line//:/\\:}/$'\t'/:}") ;;
    esac
  done
  (( $#offered == 0 )) || _describe 'muster' offered
}
if [ "$funcstack[1]" = _muster ]; then
  _muster "$@"
else
  compdef _muster muster
fi
