/// What makes a shell ask Kindred for completions. Where it has none, the shell completes names of files.
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    /// bash splits words at colons and equals signs, and replaces only the last part.
    private static let bashText = #"""
        _kindred() {
            local current=${COMP_WORDS[COMP_CWORD]} line part
            COMPREPLY=()
            if [[ $current == [=:] ]]; then current=; fi
            while IFS=$'\t' read -r line _; do
                if [[ ${COMP_WORDS[*]} == *:* && $COMP_WORDBREAKS == *:* ]]; then line=${line##*:}; fi
                if [[ $COMP_WORDBREAKS == *=* && $line == --*=* ]]; then line=${line#*=}; fi
                if [[ $line == "$current"* ]]; then
                    printf -v part %q "$line"
                    COMPREPLY+=("$part")
                fi
            done < <("${COMP_WORDS[0]}" __complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
        }
        complete -o bashdefault -o default -F _kindred kindred

        """#

    private static let zshText = #"""
        #compdef kindred
        _kindred() {
            local -a candidates
            local line
            for line in "${(@f)$("${words[1]}" __complete "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
                if [[ -n $line ]]; then candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}"); fi
            done
            if (( $#candidates )); then _describe kindred candidates; else _files; fi
        }
        if [[ $funcstack[1] == _kindred ]]; then _kindred "$@"; else compdef _kindred kindred; fi

        """#

    private static let fishText = #"""
        function __kindred_complete
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l found ($words[1] __complete $words[2..-1] "$current" 2>/dev/null)
            if set -q found[1]
                printf '%s\n' $found
            else
                __fish_complete_path "$current"
            end
        end
        complete -c kindred -f -a '(__kindred_complete)'

        """#
}
