# fish completion for muster, which says itself what may come next
function __muster_complete
    set -l typed (commandline -opc) (commandline -ct)
    for line in (muster complete $typed[2..-1] 2>/dev/null)
        switch $line
            case '\*'
                __fish_complete_path (commandline -ct)
            case '\**'
                __fish_complete_suffix (string sub -s 2 -- $line)
            case '*'
                echo $line
        end
    end
end
complete -c muster -f -k -a '(__muster_complete)'
