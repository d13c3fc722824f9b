/// A script that makes a shell ask Kindred for completions. Where it has none, the shell completes names of files.
enum CompletionScript: String, CaseIterable {
    case bash, zsh, fish

    var text: String {
        switch self {
        case .bash: Self.bashText
        case .zsh: Self.zshText
        case .fish: Self.fishText
        }
    }

    /// The script for bash, which splits words at colons and equals signs, and replaces only the last part: the parts of a word
    /// are those without space between them.
    private static let bashText = #"""
        _kindred() {
            local rest=${COMP_LINE:0:COMP_POINT} current index space word typed line part
            local -a words=()
            COMPREPLY=()
            for ((index = 0; index <= COMP_CWORD; index++)); do
                space=${rest%%[![:space:]]*}
                rest=${rest:${#space}}
                word=${rest:0:${#COMP_WORDS[index]}}
                rest=${rest:${#word}}
                if [[ ${#words[@]} -eq 0 || -n $space ]]; then
                    words+=("${word//[\\\"\']/}")
                else
                    words[${#words[@]} - 1]+=${word//[\\\"\']/}
                fi
            done
            current=${word//[\\\"\']/}
            if [[ $current == [=:] ]]; then current=; fi
            typed=${words[${#words[@]} - 1]}
            while IFS=$'\t' read -r line _; do
                line=${line#"${typed%"$current"}"}
                printf -v part %q "$line"
                COMPREPLY+=("$part")
            done < <("${words[0]/#\~/$HOME}" __complete "${words[@]:1}" 2>/dev/null)
        }
        complete -o bashdefault -o default -F _kindred kindred

        """#

    private static let zshText = #"""
        #compdef kindred
        _kindred() {
            local -a candidates
            local line
            for line in "${(@f)$("${words[1]/#\~/$HOME}" __complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
                if [[ -n $line ]]; then candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}"); fi
            done
            if (( $#candidates )); then _describe kindred candidates; else compset -P '*='; _files; fi
        }
        if [[ $funcstack[1] == _kindred ]]; then _kindred "$@"; else compdef _kindred kindred; fi

        """#

    private static let fishText = #"""
        function __kindred_complete
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
            set -l found ($program __complete $words[2..-1] "$current" 2>/dev/null)
            if set -q found[1]
                printf '%s\n' $found
            else
                set -l before (string match -r -- '^.*=' "$current")
                for file in (__fish_complete_path (string replace -r -- '^.*=' '' "$current"))
                    printf '%s%s\n' "$before" $file
                end
            end
        end
        complete -c kindred -f -a '(__kindred_complete)'

        """#
}
