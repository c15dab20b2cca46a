import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);

import { __commonJS, __export, __require, __toESM } from "./base.js";

import i2 from "node:assert";
// node_modules/@bomb.sh/tab/dist/powershell-C1q3FW2e.mjs
function t(t2, n2) {
  return `#compdef ${t2}
compdef _${t2} ${t2}

# zsh completion for ${t2} -*- shell-script -*-

__${t2}_debug() {
    local file="$BASH_COMP_DEBUG_FILE"
    if [[ -n \${file} ]]; then
        echo "$*" >> "\${file}"
    fi
}

_${t2}() {
    local shellCompDirectiveError=${a.ShellCompDirectiveError}
    local shellCompDirectiveNoSpace=${a.ShellCompDirectiveNoSpace}
    local shellCompDirectiveNoFileComp=${a.ShellCompDirectiveNoFileComp}
    local shellCompDirectiveFilterFileExt=${a.ShellCompDirectiveFilterFileExt}
    local shellCompDirectiveFilterDirs=${a.ShellCompDirectiveFilterDirs}
    local shellCompDirectiveKeepOrder=${a.ShellCompDirectiveKeepOrder}

    local lastParam lastChar flagPrefix requestComp out directive comp lastComp noSpace keepOrder
    local -a completions

    __${t2}_debug "\\n========= starting completion logic =========="
    __${t2}_debug "CURRENT: \${CURRENT}, words[*]: \${words[*]}"

    # The user could have moved the cursor backwards on the command-line.
    # We need to trigger completion from the $CURRENT location, so we need
    # to truncate the command-line ($words) up to the $CURRENT location.
    # (We cannot use $CURSOR as its value does not work when a command is an alias.)
    words=( "\${=words[1,CURRENT]}" )
    __${t2}_debug "Truncated words[*]: \${words[*]},"

    lastParam=\${words[-1]}
    lastChar=\${lastParam[-1]}
    __${t2}_debug "lastParam: \${lastParam}, lastChar: \${lastChar}"

    # For zsh, when completing a flag with an = (e.g., ${t2} -n=<TAB>)
    # completions must be prefixed with the flag
    setopt local_options BASH_REMATCH
    if [[ "\${lastParam}" =~ '-.*=' ]]; then
        # We are dealing with a flag with an =
        flagPrefix="-P \${BASH_REMATCH}"
    fi

    # Prepare the command to obtain completions, ensuring arguments are quoted for eval
    local -a args_to_quote=("\${(@)words[2,-1]}")
    if [ "\${lastChar}" = "" ] && [ "\${args_to_quote[-1]}" != "" ]; then
        # If the last parameter is complete (there is a space following it)
        # We add an extra empty parameter so we can indicate this to the go completion code.
        __${t2}_debug "Adding extra empty parameter"
        args_to_quote+=("")
    fi

    # Use Zsh's (q) flag to quote each argument safely for eval
    local quoted_args=("\${(@q)args_to_quote}")

    # Join the main command and the quoted arguments into a single string for eval
    requestComp="${n2} complete -- \${quoted_args[*]}"

    __${t2}_debug "About to call: eval \${requestComp}"

    # Use eval to handle any environment variables and such
    out=$(eval \${requestComp} 2>/dev/null)
    __${t2}_debug "completion output: \${out}"

    # Extract the directive integer following a : from the last line
    local lastLine
    while IFS='
' read -r line; do
        lastLine=\${line}
    done < <(printf "%s
" "\${out[@]}")
    __${t2}_debug "last line: \${lastLine}"

    if [ "\${lastLine[1]}" = : ]; then
        directive=\${lastLine[2,-1]}
        # Remove the directive including the : and the newline
        local suffix
        (( suffix=\${#lastLine}+2))
        out=\${out[1,-$suffix]}
    else
        # There is no directive specified.  Leave $out as is.
        __${t2}_debug "No directive found.  Setting to default"
        directive=0
    fi

    __${t2}_debug "directive: \${directive}"
    __${t2}_debug "completions: \${out}"
    __${t2}_debug "flagPrefix: \${flagPrefix}"

    if [ $((directive & shellCompDirectiveError)) -ne 0 ]; then
        __${t2}_debug "Completion received error. Ignoring completions."
        return
    fi

    local activeHelpMarker="%"
    local endIndex=\${#activeHelpMarker}
    local startIndex=$((\${#activeHelpMarker}+1))
    local hasActiveHelp=0
    while IFS='
' read -r comp; do
        # Check if this is an activeHelp statement (i.e., prefixed with $activeHelpMarker)
        if [ "\${comp[1,$endIndex]}" = "$activeHelpMarker" ];then
            __${t2}_debug "ActiveHelp found: $comp"
            comp="\${comp[$startIndex,-1]}"
            if [ -n "$comp" ]; then
                compadd -x "\${comp}"
                __${t2}_debug "ActiveHelp will need delimiter"
                hasActiveHelp=1
            fi
            continue
        fi

        if [ -n "$comp" ]; then
            # If requested, completions are returned with a description.
            # The description is preceded by a TAB character.
            # For zsh's _describe, we need to use a : instead of a TAB.
            # We first need to escape any : as part of the completion itself.
            comp=\${comp//:/\\:}

            local tab="$(printf '\\t')"
            comp=\${comp//$tab/:}

            __${t2}_debug "Adding completion: \${comp}"
            completions+=\${comp}
            lastComp=$comp
        fi
    done < <(printf "%s
" "\${out[@]}")

    # Add a delimiter after the activeHelp statements, but only if:
    # - there are completions following the activeHelp statements, or
    # - file completion will be performed (so there will be choices after the activeHelp)
    if [ $hasActiveHelp -eq 1 ]; then
        if [ \${#completions} -ne 0 ] || [ $((directive & shellCompDirectiveNoFileComp)) -eq 0 ]; then
            __${t2}_debug "Adding activeHelp delimiter"
            compadd -x "--"
            hasActiveHelp=0
        fi
    fi

    if [ $((directive & shellCompDirectiveNoSpace)) -ne 0 ]; then
        __${t2}_debug "Activating nospace."
        noSpace="-S ''"
    fi

    if [ $((directive & shellCompDirectiveKeepOrder)) -ne 0 ]; then
        __${t2}_debug "Activating keep order."
        keepOrder="-V"
    fi

    if [ $((directive & shellCompDirectiveFilterFileExt)) -ne 0 ]; then
        # File extension filtering
        local filteringCmd
        filteringCmd='_files'
        for filter in \${completions[@]}; do
            if [ \${filter[1]} != '*' ]; then
                # zsh requires a glob pattern to do file filtering
                filter="\\*.$filter"
            fi
            filteringCmd+=" -g $filter"
        done
        filteringCmd+=" \${flagPrefix}"

        __${t2}_debug "File filtering command: $filteringCmd"
        _arguments '*:filename:'"$filteringCmd"
    elif [ $((directive & shellCompDirectiveFilterDirs)) -ne 0 ]; then
        # File completion for directories only
        local subdir
        subdir="\${completions[1]}"
        if [ -n "$subdir" ]; then
            __${t2}_debug "Listing directories in $subdir"
            pushd "\${subdir}" >/dev/null 2>&1
        else
            __${t2}_debug "Listing directories in ."
        fi

        local result
        _arguments '*:dirname:_files -/'" \${flagPrefix}"
        result=$?
        if [ -n "$subdir" ]; then
            popd >/dev/null 2>&1
        fi
        return $result
    else
        __${t2}_debug "Calling _describe"
        if eval _describe $keepOrder "completions" completions -Q \${flagPrefix} \${noSpace}; then
            __${t2}_debug "_describe found some completions"

            # Return the success of having called _describe
            return 0
        else
            __${t2}_debug "_describe did not find completions."
            __${t2}_debug "Checking if we should do file completion."
            if [ $((directive & shellCompDirectiveNoFileComp)) -ne 0 ]; then
                __${t2}_debug "deactivating file completion"

                # Return 0 to indicate completion is finished and prevent zsh from
                # trying other completion algorithms (which could cause hanging).
                # We use NoFileComp directive to explicitly disable file completion.
                return 0
            else
                # Perform file completion
                __${t2}_debug "Activating file completion"

                # We must return the result of this command, so it must be the
                # last command, or else we must store its result to return it.
                _arguments '*:filename:_files'" \${flagPrefix}"
            fi
        fi
    fi
}

# don't run the completion function when being sourced or eval-ed
if [ "\${funcstack[1]}" = "_${t2}" ]; then
    _${t2}
fi
`;
}
function n(t2, n2) {
  let r2 = t2.replace(/[-:]/g, `_`);
  return `# bash completion for ${t2}

# Define shell completion directives
readonly ShellCompDirectiveError=${a.ShellCompDirectiveError}
readonly ShellCompDirectiveNoSpace=${a.ShellCompDirectiveNoSpace}
readonly ShellCompDirectiveNoFileComp=${a.ShellCompDirectiveNoFileComp}
readonly ShellCompDirectiveFilterFileExt=${a.ShellCompDirectiveFilterFileExt}
readonly ShellCompDirectiveFilterDirs=${a.ShellCompDirectiveFilterDirs}
readonly ShellCompDirectiveKeepOrder=${a.ShellCompDirectiveKeepOrder}

# Function to debug completion
__${r2}_debug() {
    if [[ -n \${BASH_COMP_DEBUG_FILE:-} ]]; then
        echo "$*" >> "\${BASH_COMP_DEBUG_FILE}"
    fi
}

# Function to handle completions
__${r2}_complete() {
    local cur prev words cword
    _get_comp_words_by_ref -n "=:" cur prev words cword

    local requestComp out directive
    
    # Build the command to get completions
    requestComp="${n2} complete -- \${words[@]:1}"
    
    # Add an empty parameter if the last parameter is complete
    if [[ -z "$cur" ]]; then
        requestComp="$requestComp ''"
    fi
    
    # Get completions from the program
    out=$(eval "$requestComp" 2>/dev/null)
    
    # Extract directive if present
    directive=0
    if [[ "$out" == *:* ]]; then
        directive=\${out##*:}
        out=\${out%:*}
    fi
    
    # Process completions based on directive
    if [[ $((directive & $ShellCompDirectiveError)) -ne 0 ]]; then
        # Error, no completion
        return
    fi
    
    # Apply directives
    if [[ $((directive & $ShellCompDirectiveNoSpace)) -ne 0 ]]; then
        compopt -o nospace
    fi
    if [[ $((directive & $ShellCompDirectiveKeepOrder)) -ne 0 ]]; then
        compopt -o nosort
    fi
    if [[ $((directive & $ShellCompDirectiveNoFileComp)) -ne 0 ]]; then
        compopt +o default
    fi
    
    # Handle file extension filtering
    if [[ $((directive & $ShellCompDirectiveFilterFileExt)) -ne 0 ]]; then
        local filter=""
        for ext in $out; do
            filter="$filter|$ext"
        done
        filter="\\.($filter)"
        compopt -o filenames
        COMPREPLY=( $(compgen -f -X "!$filter" -- "$cur") )
        return
    fi
    
    # Handle directory filtering
    if [[ $((directive & $ShellCompDirectiveFilterDirs)) -ne 0 ]]; then
        compopt -o dirnames
        COMPREPLY=( $(compgen -d -- "$cur") )
        return
    fi
    
    # Process completions
    local IFS=$'\\n'
    local tab=$(printf '\\t')
    
    # Parse completions with descriptions
    local completions=()
    while read -r comp; do
        if [[ "$comp" == *$tab* ]]; then
            # Split completion and description
            local value=\${comp%%$tab*}
            local desc=\${comp#*$tab}
            completions+=("$value")
        else
            completions+=("$comp")
        fi
    done <<< "$out"
    
    # Return completions
    COMPREPLY=( $(compgen -W "\${completions[*]}" -- "$cur") )
}

# Register completion function
complete -F __${r2}_complete ${t2}
`;
}
function r(t2, n2) {
  let r2 = t2.replace(/[-:]/g, `_`), i3 = a.ShellCompDirectiveError, a2 = a.ShellCompDirectiveNoSpace, o2 = a.ShellCompDirectiveNoFileComp, s2 = a.ShellCompDirectiveFilterFileExt, c2 = a.ShellCompDirectiveFilterDirs;
  return `# fish completion for ${t2} -*- shell-script -*-

function __${r2}_debug
    set -l file "$BASH_COMP_DEBUG_FILE"
    if test -n "$file"
        echo "$argv" >> $file
    end
end

function __${r2}_perform_completion
    __${r2}_debug "Starting __${r2}_perform_completion"

    # Extract all args except the last one
    set -l args (commandline -opc)
    # Extract the token currently being completed (may be empty on a trailing space)
    set -l lastArg (commandline -ct)

    __${r2}_debug "args: $args"
    __${r2}_debug "last arg: $lastArg"

    # Pass each arg as its own token (no string join/eval, which would collapse multi-segment paths); quote "$lastArg" so an empty trailing token is still sent.
    __${r2}_debug "Calling ${n2} complete -- $args[2..-1] $lastArg"
    set -l results (${n2} complete -- $args[2..-1] "$lastArg" 2> /dev/null)

    # Some programs may output extra empty lines after the directive.
    # Let's ignore them or else it will break completion.
    # Ref: https://github.com/spf13/cobra/issues/1279
    for line in $results[-1..1]
        if test (string trim -- $line) = ""
            # Found an empty line, remove it
            set results $results[1..-2]
        else
            # Found non-empty line, we have our proper output
            break
        end
    end

    set -l comps $results[1..-2]
    set -l directiveLine $results[-1]

    # For Fish, when completing a flag with an = (e.g., <program> -n=<TAB>)
    # completions must be prefixed with the flag
    set -l flagPrefix (string match -r -- '-.*=' "$lastArg")

    __${r2}_debug "Comps: $comps"
    __${r2}_debug "DirectiveLine: $directiveLine"
    __${r2}_debug "flagPrefix: $flagPrefix"

    for comp in $comps
        printf "%s%s\\n" "$flagPrefix" "$comp"
    end

    printf "%s\\n" "$directiveLine"
end

# This function limits calls to __${r2}_perform_completion, by caching the result
function __${r2}_perform_completion_once
    __${r2}_debug "Starting __${r2}_perform_completion_once"

    if test -n "$__${r2}_perform_completion_once_result"
        __${r2}_debug "Seems like a valid result already exists, skipping __${r2}_perform_completion"
        return 0
    end

    set --global __${r2}_perform_completion_once_result (__${r2}_perform_completion)
    if test -z "$__${r2}_perform_completion_once_result"
        __${r2}_debug "No completions, probably due to a failure"
        return 1
    end

    __${r2}_debug "Performed completions and set __${r2}_perform_completion_once_result"
    return 0
end

# This function is used to clear the cached result after completions are run
function __${r2}_clear_perform_completion_once_result
    __${r2}_debug ""
    __${r2}_debug "========= clearing previously set __${r2}_perform_completion_once_result variable =========="
    set --erase __${r2}_perform_completion_once_result
    __${r2}_debug "Successfully erased the variable __${r2}_perform_completion_once_result"
end

function __${r2}_requires_order_preservation
    __${r2}_debug ""
    __${r2}_debug "========= checking if order preservation is required =========="

    __${r2}_perform_completion_once
    if test -z "$__${r2}_perform_completion_once_result"
        __${r2}_debug "Error determining if order preservation is required"
        return 1
    end

    set -l directive (string sub --start 2 $__${r2}_perform_completion_once_result[-1])
    __${r2}_debug "Directive is: $directive"

    set -l shellCompDirectiveKeepOrder ${a.ShellCompDirectiveKeepOrder}
    set -l keeporder (math (math --scale 0 $directive / $shellCompDirectiveKeepOrder) % 2)
    __${r2}_debug "Keeporder is: $keeporder"

    if test $keeporder -ne 0
        __${r2}_debug "This does require order preservation"
        return 0
    end

    __${r2}_debug "This doesn't require order preservation"
    return 1
end

# This function does two things:
# - Obtain the completions and store them in the global __${r2}_comp_results
# - Return false if file completion should be performed
function __${r2}_prepare_completions
    __${r2}_debug ""
    __${r2}_debug "========= starting completion logic =========="

    # Start fresh
    set --erase __${r2}_comp_results

    __${r2}_perform_completion_once
    __${r2}_debug "Completion results: $__${r2}_perform_completion_once_result"

    if test -z "$__${r2}_perform_completion_once_result"
        __${r2}_debug "No completion, probably due to a failure"
        # Might as well do file completion, in case it helps
        return 1
    end

    set -l directive (string sub --start 2 $__${r2}_perform_completion_once_result[-1])
    set --global __${r2}_comp_results $__${r2}_perform_completion_once_result[1..-2]

    __${r2}_debug "Completions are: $__${r2}_comp_results"
    __${r2}_debug "Directive is: $directive"

    set -l shellCompDirectiveError ${i3}
    set -l shellCompDirectiveNoSpace ${a2}
    set -l shellCompDirectiveNoFileComp ${o2}
    set -l shellCompDirectiveFilterFileExt ${s2}
    set -l shellCompDirectiveFilterDirs ${c2}

    if test -z "$directive"
        set directive 0
    end

    set -l compErr (math (math --scale 0 $directive / $shellCompDirectiveError) % 2)
    if test $compErr -eq 1
        __${r2}_debug "Received error directive: aborting."
        # Might as well do file completion, in case it helps
        return 1
    end

    set -l filefilter (math (math --scale 0 $directive / $shellCompDirectiveFilterFileExt) % 2)
    set -l dirfilter (math (math --scale 0 $directive / $shellCompDirectiveFilterDirs) % 2)
    if test $filefilter -eq 1; or test $dirfilter -eq 1
        __${r2}_debug "File extension filtering or directory filtering not supported"
        # Do full file completion instead
        return 1
    end

    set -l nospace (math (math --scale 0 $directive / $shellCompDirectiveNoSpace) % 2)
    set -l nofiles (math (math --scale 0 $directive / $shellCompDirectiveNoFileComp) % 2)

    __${r2}_debug "nospace: $nospace, nofiles: $nofiles"

    # If we want to prevent a space, or if file completion is NOT disabled,
    # we need to count the number of valid completions.
    # To do so, we will filter on prefix as the completions we have received
    # may not already be filtered so as to allow fish to match on different
    # criteria than the prefix.
    if test $nospace -ne 0; or test $nofiles -eq 0
        set -l prefix (commandline -t | string escape --style=regex)
        __${r2}_debug "prefix: $prefix"

        set -l completions (string match -r -- "^$prefix.*" $__${r2}_comp_results)
        set --global __${r2}_comp_results $completions
        __${r2}_debug "Filtered completions are: $__${r2}_comp_results"

        # Important not to quote the variable for count to work
        set -l numComps (count $__${r2}_comp_results)
        __${r2}_debug "numComps: $numComps"

        if test $numComps -eq 1; and test $nospace -ne 0
            # We must first split on \\t to get rid of the descriptions to be
            # able to check what the actual completion will be.
            # We don't need descriptions anyway since there is only a single
            # real completion which the shell will expand immediately.
            set -l split (string split --max 1 "\\t" $__${r2}_comp_results[1])

            # Fish won't add a space if the completion ends with any
            # of the following characters: @=/:.,
            set -l lastChar (string sub -s -1 -- $split)
            if not string match -r -q "[@=/:.,]" -- "$lastChar"
                # In other cases, to support the "nospace" directive we trick the shell
                # by outputting an extra, longer completion.
                __${r2}_debug "Adding second completion to perform nospace directive"
                set --global __${r2}_comp_results $split[1] $split[1].
                __${r2}_debug "Completions are now: $__${r2}_comp_results"
            end
        end

        if test $numComps -eq 0; and test $nofiles -eq 0
            # To be consistent with bash and zsh, we only trigger file
            # completion when there are no other completions
            __${r2}_debug "Requesting file completion"
            return 1
        end
    end

    return 0
end

# Since Fish completions are only loaded once the user triggers them, we trigger them ourselves
# so we can properly delete any completions provided by another script.
# Only do this if the program can be found, or else fish may print some errors; besides,
# the existing completions will only be loaded if the program can be found.
if type -q "${t2}"
    # The space after the program name is essential to trigger completion for the program
    # and not completion of the program name itself.
    # Also, we use '> /dev/null 2>&1' since '&>' is not supported in older versions of fish.
    complete --do-complete "${t2} " > /dev/null 2>&1
end

# Remove any pre-existing completions for the program since we will be handling all of them.
complete -c ${t2} -e

# This will get called after the two calls below and clear the cached result
complete -c ${t2} -n '__${r2}_clear_perform_completion_once_result'
# The call to __${r2}_prepare_completions will setup __${r2}_comp_results
# which provides the program's completion choices.
# If this doesn't require order preservation, we don't use the -k flag
complete -c ${t2} -n 'not __${r2}_requires_order_preservation && __${r2}_prepare_completions' -f -a '$__${r2}_comp_results'
# Otherwise we use the -k flag
complete -k -c ${t2} -n '__${r2}_requires_order_preservation && __${r2}_prepare_completions' -f -a '$__${r2}_comp_results'
`;
}
function i(t2, n2) {
  let r2 = t2.replace(/[-:]/g, `_`);
  return `# powershell completion for ${t2} -*- shell-script -*-

  [Console]::OutputEncoding = [System.Text.Encoding]::UTF8
    function __${t2}_debug {
        if ($env:BASH_COMP_DEBUG_FILE) {
            "$args" | Out-File -Append -FilePath "$env:BASH_COMP_DEBUG_FILE"
        }
    }

    filter __${t2}_escapeStringWithSpecialChars {
        $_ -replace '\\s|#|@|\\$|;|,|''|\\{|\\}|\\(|\\)|"|\\||<|>|&','\`$&'
    }

[scriptblock]$__${r2}CompleterBlock = {
    param(
            $WordToComplete,
            $CommandAst,
            $CursorPosition
        )

    # Get the current command line and convert into a string
    $Command = $CommandAst.CommandElements
    $Command = "$Command"

    __${t2}_debug ""
    __${t2}_debug "========= starting completion logic =========="
    __${t2}_debug "WordToComplete: $WordToComplete Command: $Command CursorPosition: $CursorPosition"

    # The user could have moved the cursor backwards on the command-line.
    # We need to trigger completion from the $CursorPosition location, so we need
    # to truncate the command-line ($Command) up to the $CursorPosition location.
    # Make sure the $Command is longer then the $CursorPosition before we truncate.
    # This happens because the $Command does not include the last space.
    if ($Command.Length -gt $CursorPosition) {
        $Command = $Command.Substring(0, $CursorPosition)
    }
    __${t2}_debug "Truncated command: $Command"

    $ShellCompDirectiveError=${a.ShellCompDirectiveError}
    $ShellCompDirectiveNoSpace=${a.ShellCompDirectiveNoSpace}
    $ShellCompDirectiveNoFileComp=${a.ShellCompDirectiveNoFileComp}
    $ShellCompDirectiveFilterFileExt=${a.ShellCompDirectiveFilterFileExt}
    $ShellCompDirectiveFilterDirs=${a.ShellCompDirectiveFilterDirs}
    $ShellCompDirectiveKeepOrder=${a.ShellCompDirectiveKeepOrder}

    # Prepare the command to request completions for the program.
    # Split the command at the first space to separate the program and arguments.
    $Program, $Arguments = $Command.Split(" ", 2)

    $QuotedArgs = ($Arguments -split ' ' | ForEach-Object { "'" + ($_ -replace "'", "''") + "'" }) -join ' '
    __${t2}_debug "QuotedArgs: $QuotedArgs"

    $RequestComp = "& ${n2} complete '--' $QuotedArgs"
    __${t2}_debug "RequestComp: $RequestComp"

    # we cannot use $WordToComplete because it
    # has the wrong values if the cursor was moved
    # so use the last argument
    if ($WordToComplete -ne "" ) {
        $WordToComplete = $Arguments.Split(" ")[-1]
    }
    __${t2}_debug "New WordToComplete: $WordToComplete"


    # Check for flag with equal sign
    $IsEqualFlag = ($WordToComplete -Like "--*=*" )
    if ( $IsEqualFlag ) {
        __${t2}_debug "Completing equal sign flag"
        # Remove the flag part
        $Flag, $WordToComplete = $WordToComplete.Split("=", 2)
    }
    $HasTrailingEmptyArg = $QuotedArgs -match "(^| )''$"
    __${t2}_debug "HasTrailingEmptyArg: $HasTrailingEmptyArg"
    
    if ( $WordToComplete -eq "" -And ( -Not $IsEqualFlag ) -And ( -Not $HasTrailingEmptyArg )) {
        # If the last parameter is complete (there is a space following it)
        # We add an extra empty parameter so we can indicate this to the go method.
        __${t2}_debug "Adding extra empty parameter"
        # PowerShell 7.2+ changed the way how the arguments are passed to executables,
        # so for pre-7.2 or when Legacy argument passing is enabled we need to use
        if ($PSVersionTable.PsVersion -lt [version]'7.2.0' -or
            ($PSVersionTable.PsVersion -lt [version]'7.3.0' -and -not [ExperimentalFeature]::IsEnabled("PSNativeCommandArgumentPassing")) -or
            (($PSVersionTable.PsVersion -ge [version]'7.3.0' -or [ExperimentalFeature]::IsEnabled("PSNativeCommandArgumentPassing")) -and
              $PSNativeCommandArgumentPassing -eq 'Legacy')) {
             $RequestComp="$RequestComp" + ' \`"\`"'
        } else {
             $RequestComp = "$RequestComp" + ' ""'
        }
    }

    __${t2}_debug "Calling $RequestComp"
    # First disable ActiveHelp which is not supported for Powershell
    $env:ActiveHelp = 0

    # call the command store the output in $out and redirect stderr and stdout to null
    # $Out is an array contains each line per element
    Invoke-Expression -OutVariable out "$RequestComp" 2>&1 | Out-Null

    # get directive from last line
    [int]$Directive = $Out[-1].TrimStart(':')
    if ($Directive -eq "") {
        # There is no directive specified
        $Directive = 0
    }
    __${t2}_debug "The completion directive is: $Directive"

    # remove directive (last element) from out
    $Out = $Out | Where-Object { $_ -ne $Out[-1] }
    __${t2}_debug "The completions are: $Out"

    if (($Directive -band $ShellCompDirectiveError) -ne 0 ) {
        # Error code.  No completion.
        __${t2}_debug "Received error from custom completion go code"
        return
    }

    $Longest = 0
    [Array]$Values = $Out | ForEach-Object {
        # Split the output in name and description
        $Name, $Description = $_.Split("\`t", 2)
        __${t2}_debug "Name: $Name Description: $Description"

        # Look for the longest completion so that we can format things nicely
        if ($Longest -lt $Name.Length) {
            $Longest = $Name.Length
        }

        # Set the description to a one space string if there is none set.
        # This is needed because the CompletionResult does not accept an empty string as argument
        if (-Not $Description) {
            $Description = " "
        }
        @{ Name = "$Name"; Description = "$Description" }
    }


    $Space = " "
    if (($Directive -band $ShellCompDirectiveNoSpace) -ne 0 ) {
        # remove the space here
        __${t2}_debug "ShellCompDirectiveNoSpace is called"
        $Space = ""
    }

    if ((($Directive -band $ShellCompDirectiveFilterFileExt) -ne 0 ) -or
       (($Directive -band $ShellCompDirectiveFilterDirs) -ne 0 ))  {
        __${t2}_debug "ShellCompDirectiveFilterFileExt ShellCompDirectiveFilterDirs are not supported"

        # return here to prevent the completion of the extensions
        return
    }

    $Values = $Values | Where-Object {
        # filter the result
        $_.Name -like "$WordToComplete*"

        # Join the flag back if we have an equal sign flag
        if ( $IsEqualFlag ) {
            __${t2}_debug "Join the equal sign flag back to the completion value"
            $_.Name = $Flag + "=" + $_.Name
        }
    }

    # we sort the values in ascending order by name if keep order isn't passed
    if (($Directive -band $ShellCompDirectiveKeepOrder) -eq 0 ) {
        $Values = $Values | Sort-Object -Property Name
    }

    if (($Directive -band $ShellCompDirectiveNoFileComp) -ne 0 ) {
        __${t2}_debug "ShellCompDirectiveNoFileComp is called"

        if ($Values.Length -eq 0) {
            # Just print an empty string here so the
            # shell does not start to complete paths.
            # We cannot use CompletionResult here because
            # it does not accept an empty string as argument.
            ""
            return
        }
    }

    # Get the current mode
    $Mode = (Get-PSReadLineKeyHandler | Where-Object { $_.Key -eq "Tab" }).Function
    __${t2}_debug "Mode: $Mode"

    $Values | ForEach-Object {

        # store temporary because switch will overwrite $_
        $comp = $_

        # PowerShell supports three different completion modes
        # - TabCompleteNext (default windows style - on each key press the next option is displayed)
        # - Complete (works like bash)
        # - MenuComplete (works like zsh)
        # You set the mode with Set-PSReadLineKeyHandler -Key Tab -Function <mode>

        # CompletionResult Arguments:
        # 1) CompletionText text to be used as the auto completion result
        # 2) ListItemText   text to be displayed in the suggestion list
        # 3) ResultType     type of completion result
        # 4) ToolTip        text for the tooltip with details about the object

        switch ($Mode) {

            # bash like
            "Complete" {

                if ($Values.Length -eq 1) {
                    __${t2}_debug "Only one completion left"

                    # insert space after value
                    [System.Management.Automation.CompletionResult]::new($($comp.Name | __${t2}_escapeStringWithSpecialChars) + $Space, "$($comp.Name)", 'ParameterValue', "$($comp.Description)")

                } else {
                    # Add the proper number of spaces to align the descriptions
                    while($comp.Name.Length -lt $Longest) {
                        $comp.Name = $comp.Name + " "
                    }

                    # Check for empty description and only add parentheses if needed
                    if ($($comp.Description) -eq " " ) {
                        $Description = ""
                    } else {
                        $Description = "  ($($comp.Description))"
                    }

                    [System.Management.Automation.CompletionResult]::new("$($comp.Name)$Description", "$($comp.Name)$Description", 'ParameterValue', "$($comp.Description)")
                }
             }

            # zsh like
            "MenuComplete" {
                # insert space after value
                # MenuComplete will automatically show the ToolTip of
                # the highlighted value at the bottom of the suggestions.
                [System.Management.Automation.CompletionResult]::new($($comp.Name | __${t2}_escapeStringWithSpecialChars) + $Space, "$($comp.Name)", 'ParameterValue', "$($comp.Description)")
            }

            # TabCompleteNext and in case we get something unknown
            Default {
                # Like MenuComplete but we don't want to add a space here because
                # the user need to press space anyway to get the completion.
                # Description will not be shown because that's not possible with TabCompleteNext
                [System.Management.Automation.CompletionResult]::new($($comp.Name | __${t2}_escapeStringWithSpecialChars), "$($comp.Name)", 'ParameterValue', "$($comp.Description)")
            }
        }

    }
}

Register-ArgumentCompleter -CommandName '${t2}' -ScriptBlock $__${r2}CompleterBlock
`;
}
// node_modules/@bomb.sh/tab/dist/index.mjs
var a = { ShellCompDirectiveError: 1, ShellCompDirectiveNoSpace: 2, ShellCompDirectiveNoFileComp: 4, ShellCompDirectiveFilterFileExt: 8, ShellCompDirectiveFilterDirs: 16, ShellCompDirectiveKeepOrder: 32, shellCompDirectiveMaxValue: 64, ShellCompDirectiveDefault: 0 };
var o = class {
  name;
  variadic;
  command;
  handler;
  constructor(e, t2, n2, r2 = false) {
    this.command = e, this.name = t2, this.handler = n2, this.variadic = r2;
  }
};
var s = class {
  value;
  description;
  command;
  handler;
  alias;
  isBoolean;
  constructor(e, t2, n2, r2, i3, a2) {
    this.command = e, this.value = t2, this.description = n2, this.handler = r2, this.alias = i3, this.isBoolean = a2;
  }
};
var c = class {
  value;
  description;
  options = /* @__PURE__ */ new Map();
  arguments = /* @__PURE__ */ new Map();
  parent;
  constructor(e, t2) {
    this.value = e, this.description = t2;
  }
  option(e, t2, n2, r2) {
    let i3, a2, o2;
    typeof n2 == `function` ? (i3 = n2, a2 = r2, o2 = false) : typeof n2 == `string` ? (i3 = void 0, a2 = n2, o2 = true) : (i3 = void 0, a2 = void 0, o2 = true);
    let c2 = new s(this, e, t2, i3, a2, o2);
    return this.options.set(e, c2), this;
  }
  argument(e, t2, n2 = false) {
    let r2 = new o(this, e, t2, n2);
    return this.arguments.set(e, r2), this;
  }
};
var l = class extends c {
  commands = /* @__PURE__ */ new Map();
  completions = [];
  directive = a.ShellCompDirectiveDefault;
  constructor() {
    super(``, ``);
  }
  command(e, t2) {
    let n2 = new c(e, t2);
    return this.commands.set(e, n2), n2;
  }
  stripOptions(e) {
    let t2 = [], n2 = 0;
    for (; n2 < e.length; ) {
      let r2 = e[n2];
      if (r2.startsWith(`-`)) {
        n2++;
        let t3 = false, i3 = this.findOption(this, r2);
        if (i3) t3 = i3.isBoolean ?? false;
        else for (let [, e2] of this.commands) {
          let n3 = this.findOption(e2, r2);
          if (n3) {
            t3 = n3.isBoolean ?? false;
            break;
          }
        }
        !t3 && n2 < e.length && !e[n2].startsWith(`-`) && n2++;
      } else t2.push(r2), n2++;
    }
    return t2;
  }
  matchCommand(e) {
    e = this.stripOptions(e);
    let t2 = [], n2 = [], r2 = null;
    for (let i3 = 0; i3 < e.length; i3++) {
      let a2 = e[i3];
      t2.push(a2);
      let o2 = this.commands.get(t2.join(` `));
      if (o2) r2 = o2;
      else {
        n2 = e.slice(i3, e.length);
        break;
      }
    }
    return [r2 || this, n2];
  }
  shouldCompleteFlags(e, t2) {
    if (t2.startsWith(`-`)) return true;
    if (e?.startsWith(`-`)) {
      let t3 = this.findOption(this, e);
      if (!t3) {
        for (let [, n2] of this.commands) if (t3 = this.findOption(n2, e), t3) break;
      }
      return !(t3 && t3.isBoolean);
    }
    return false;
  }
  shouldCompleteCommands(e) {
    return !e.startsWith(`-`);
  }
  handleFlagCompletion(e, t2, n2, r2) {
    let i3;
    if (n2.includes(`=`)) {
      let [e2] = n2.split(`=`);
      i3 = e2;
    } else if (r2?.startsWith(`-`)) {
      let t3 = this.findOption(e, r2);
      t3 && !t3.isBoolean && (i3 = r2);
    }
    if (i3) {
      let t3 = this.findOption(e, i3);
      if (t3?.handler) {
        let n3 = [];
        t3.handler.call(t3, (e2, t4) => n3.push({ value: e2, description: t4 }), e.options), this.completions = n3;
      }
      return;
    }
    if (n2.startsWith(`-`)) {
      let t3 = n2.startsWith(`-`) && !n2.startsWith(`--`), r3 = n2.replace(/^-+/, ``);
      for (let [i4, a2] of e.options) t3 && a2.alias && `-${a2.alias}`.startsWith(n2) ? this.completions.push({ value: `-${a2.alias}`, description: a2.description }) : !t3 && i4.startsWith(r3) && this.completions.push({ value: `--${i4}`, description: a2.description });
    }
  }
  findOption(e, t2) {
    let n2 = e.options.get(t2);
    if (n2 || (n2 = e.options.get(t2.replace(/^-+/, ``)), n2)) return n2;
    for (let [n3, r2] of e.options) if (r2.alias && `-${r2.alias}` === t2) return r2;
  }
  handleCommandCompletion(e, t2) {
    let n2 = this.stripOptions(e);
    for (let [e2, r2] of this.commands) {
      if (e2 === ``) continue;
      let i3 = e2.split(` `);
      i3.slice(0, n2.length).every((e3, t3) => e3 === n2[t3]) && i3[n2.length]?.startsWith(t2) && this.completions.push({ value: i3[n2.length], description: r2.description });
    }
  }
  handlePositionalCompletion(e, t2) {
    let n2 = this.stripOptions(t2), r2 = e.value.split(` `).length, i3 = Math.max(0, n2.length - r2), a2 = Array.from(e.arguments.entries());
    if (a2.length > 0) {
      let t3;
      if (i3 < a2.length) {
        let [e2, n3] = a2[i3];
        t3 = n3;
      } else {
        let e2 = a2[a2.length - 1][1];
        e2.variadic && (t3 = e2);
      }
      if (t3 && t3.handler && typeof t3.handler == `function`) {
        let n3 = [];
        t3.handler.call(t3, (e2, t4) => n3.push({ value: e2, description: t4 }), e.options), this.completions.push(...n3);
      }
    }
  }
  complete(e) {
    this.directive = a.ShellCompDirectiveNoFileComp;
    let t2 = /* @__PURE__ */ new Set();
    this.completions.filter((e2) => t2.has(e2.value) ? false : (t2.add(e2.value), true)).filter((t3) => {
      if (e.includes(`=`)) {
        let [, n2] = e.split(`=`);
        return t3.value.startsWith(n2);
      }
      return t3.value.startsWith(e);
    }).forEach((e2) => console.log(`${e2.value}	${e2.description ?? ``}`)), console.log(`:${this.directive}`);
  }
  parse(e) {
    this.completions = [];
    let t2 = e[e.length - 1] === ``;
    t2 && e.pop();
    let n2 = e[e.length - 1] || ``, r2 = e.slice(0, -1);
    t2 && (n2 !== `` && r2.push(n2), n2 = ``);
    let [i3] = this.matchCommand(r2), a2 = r2[r2.length - 1];
    this.shouldCompleteFlags(a2, n2) ? this.handleFlagCompletion(i3, r2, n2, a2) : (this.shouldCompleteCommands(n2) && this.handleCommandCompletion(r2, n2), i3 && i3.arguments.size > 0 && this.handlePositionalCompletion(i3, r2)), this.complete(n2);
  }
  setup(a2, o2, s2) {
    switch (i2(s2 === `zsh` || s2 === `bash` || s2 === `fish` || s2 === `powershell`, `Unsupported shell`), s2) {
      case `zsh`: {
        let t2 = t(a2, o2);
        console.log(t2);
        break;
      }
      case `bash`: {
        let e = n(a2, o2);
        console.log(e);
        break;
      }
      case `fish`: {
        let e = r(a2, o2);
        console.log(e);
        break;
      }
      case `powershell`: {
        let e = i(a2, o2);
        console.log(e);
        break;
      }
    }
  }
};
var u = new l();
function d(e, t2, n2) {
  u.setup(t2, n2, e);
}

import { actionFormat, choice, day, extras, failOnChoices, instant, output, outputNamed, revisionOrTime, sample, since, textFormat, transient, wholeNumber } from "./questions.js";

import { askedFor, extraChoices, keptExtras } from "./questions.js";

import { filesOf, formatNames, isArchive, isFormat, outputKind, packedIn, reporters, showsSample } from "./questions.js";

import { reaches, severities, tallyOf, weight, worstToBest } from "./questions.js";

import { DAY, boundText, certain, dayOf, daysBetween, durationOf, durationShape, endOf, instantOf, instantText, isDayOrMonth, isInstant, isInstantText, outputText, startOf, startOfDay, stretchOf, timeWords } from "./base.js";

import { UNKNOWN_EDITOR, count, duration, elapsedWords, endsSentence, fractionBelow, minute, months, nameOf, personName, precise, shortList, thousands } from "./base.js";

import { addTo, common, contains, countWhile, firstIn, getOrMake, groupBy, inOnePiece, lastIn, lookUp, meet, namesIn, partition, placeIn, present, sumOf, tableOf, unique } from "./base.js";

import { DriftlineError, byLine, codeOf, didYouMean, edits, messageOf, nearest, problemPlace, reasonOf, usageError, withoutExcerpt } from "./base.js";

import { readdir } from "node:fs/promises";
import path from "node:path";
// src/commands/completion/values.ts
var sets = {
  "--format <name>": formatNames.filter((name) => outputKind(name) === void 0),
  "--fail-on <severity>": failOnChoices,
  "--fail-on-transient <severity>": failOnChoices,
  "--report-severity <severity>": severities,
  "--with <names>": extraChoices
};
function choicesOf(flags, among) {
  if (flags !== "--output <name=file>") return Object.hasOwn(sets, flags) ? sets[flags] : void 0;
  const formats = among.find(({ long }) => long === "--format")?.argChoices ?? formatNames;
  return formats.map((name) => `${name}=`);
}
async function pathsFrom(prefix) {
  const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  const begin = prefix.slice(folder.length);
  const entries = await readdir(path.resolve(folder), { withFileTypes: true }).catch(() => []);
  return entries.filter(({ name }) => name.startsWith(begin) && (begin !== "" || !name.startsWith("."))).map((entry) => `${folder}${entry.name}${entry.isDirectory() ? "/" : ""}`).filter((path22) => /^(?!-)[\p{L}\p{N}_@%+=:,./-]+$/u.test(path22)).sort();
}

import { Temporary, TemporaryFile, beside, deliver, makeFolder, tryBeside } from "./questions.js";

import { constants } from "node:fs";
import { open } from "node:fs/promises";
import path2 from "node:path";
import { setTimeout as setTimeout2 } from "node:timers/promises";
// src/commands/hook/append.ts
var { O_APPEND, O_CREAT, O_RDONLY, O_WRONLY } = constants;
var { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
var PAUSE = 20;
async function appendLine(file, line, pause = () => setTimeout2(PAUSE)) {
  try {
    await makeFolder(path2.dirname(file), 448);
    const handle = await open(file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 384);
    try {
      const stats = await handle.stat();
      if (!stats.isFile()) throw unwritten(file, "it is not a file");
      const bytes = Buffer.from(`${await endsOpen(file, stats.size, pause) ? "\n" : ""}${line}`);
      const { bytesWritten } = await handle.write(bytes, 0, bytes.length);
      if (bytesWritten < bytes.length) {
        await handle.write("\n");
        throw unwritten(file, "there is no space for the whole line");
      }
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (error instanceof DriftlineError) throw error;
    throw unwritten(file, codeOf(error) === "ELOOP" ? "it is a link, and links are not followed" : reasonOf(error));
  }
}
function unwritten(file, why) {
  return new DriftlineError("incomplete", `${file} cannot be written: ${why}`);
}
async function endsOpen(file, size, pause) {
  if (size === 0) return false;
  const handle = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => void 0);
  if (!handle) return false;
  try {
    for (let end = size; end > 0; ) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(1), 0, 1, end - 1);
      if (bytesRead < 1 || buffer[0] === 10) return false;
      await pause();
      const { size: now } = await handle.stat();
      if (now === end) return true;
      end = now;
    }
    return false;
  } finally {
    await handle.close();
  }
}

// src/commands/hook/events.ts
var common2 = {
  hook_event_name: "text",
  session_id: "text",
  transcript_path: "text",
  cwd: "text",
  permission_mode: "text"
};
var hookEvents = {
  PreToolUse: { when: "before a tool is called", fields: { tool_name: "text", tool_input: "map" } },
  PostToolUse: {
    when: "after a tool was called",
    fields: { tool_name: "text", tool_input: "map", tool_response: void 0 }
  },
  Notification: { when: "the agent waits for the user, or needs attention", fields: { message: "text" } },
  UserPromptSubmit: { when: "the user says something", fields: { prompt: "text" } },
  Stop: { when: "the agent finishes a task", fields: {} },
  SubagentStop: { when: "a subagent finishes", fields: {} },
  PreCompact: { when: "before the conversation is shortened", fields: { trigger: "text" } },
  SessionStart: { when: "a session starts", fields: { source: "text" } },
  SessionEnd: { when: "a session ends", fields: { reason: "text" } }
};
var identities = /* @__PURE__ */ new Set(["hook_event_name", "session_id", "permission_mode", "tool_name"]);
var fieldNames = [
  ...Object.keys(common2),
  ...Object.values(hookEvents).flatMap(({ fields }) => Object.keys(fields))
];
function objectionsTo(types, name) {
  const fields = name !== null && Object.hasOwn(hookEvents, name) ? hookEvents[name]?.fields : {};
  const wrong = Object.entries({ ...common2, ...fields }).flatMap(([field, expected]) => {
    const actual = types.get(field);
    return expected === void 0 || actual === void 0 || actual === expected ? [] : [`${field} should be a ${expected}, not a ${actual}`];
  });
  return types.has("hook_event_name") ? wrong : ["hook_event_name is missing", ...wrong];
}

import { shellWord } from "./base.js";

import path3 from "node:path";
// src/commands/hook/config.ts
function eventsNamed(list) {
  const allNames = Object.keys(hookEvents);
  if (list === void 0) return allNames;
  const names = [...new Set(list.split(",").map((name) => name.trim()))];
  const unknown = names.filter((name) => !allNames.includes(name));
  if (unknown.length > 0)
    throw new DriftlineError(
      "usage",
      unknown.map((name) => ({
        message: `--events: "${name}" is not an event`,
        hint: didYouMean(name, allNames) ?? `events: ${allNames.join(", ")}`
      }))
    );
  return names;
}
function hooksSettings(events, program, flags, timeout) {
  const { log, config, organization } = flags;
  const options = [
    ["--log", path3.resolve(log)],
    ...config === void 0 ? [] : [["--config", path3.resolve(config)]],
    ...organization === void 0 ? [] : [["--organization", organization]]
  ];
  const command = [...program, "hook", ...options.flat()].map(shellWord).join(" ");
  return {
    hooks: Object.fromEntries(events.map((event) => [event, [{ hooks: [{ type: "command", command, timeout }] }]]))
  };
}

// src/commands/hook/input.ts
function readWithin(stream, most, milliseconds) {
  return new Promise((resolve) => {
    const chunks = [];
    let [size, length] = [0, 0];
    const finish = (ended) => {
      clearTimeout(timer);
      stream.off("data", take);
      stream.destroy();
      resolve({ bytes: Buffer.concat(chunks), size, ended });
    };
    const take = (chunk) => {
      size += chunk.length;
      const part = chunk.subarray(0, most + 1 - length);
      length += part.length;
      if (part.length > 0) chunks.push(part);
    };
    const timer = setTimeout(() => finish(false), milliseconds);
    stream.on("data", take);
    stream.once("end", () => finish(true));
    stream.on("error", () => finish(true));
  });
}

import { MarkedTexts, Sealer } from "./questions.js";

import { isName, pairIn } from "./questions.js";

import { createFingerprints, isOf } from "./questions.js";

import { LONG, STRONG, TextReader, asWritten, catalogWords, encodings, inPieces, keysOf, leakTest, leakTests, namesIn as namesIn2, numbersIn, readsLikeOurs, weigh } from "./questions.js";

import { SettingsReader } from "./questions.js";

import { Entries, EntryChange, entryAt, flawed, twofold, unreadableAt } from "./questions.js";

import { elementNames, elementOf, isOver, isPartOf, keyOf, pathAround, pointerOf, subjectIn_2, topKey, valueIn } from "./questions.js";

import { Blanker, ChangeReader, DEEPER, Recent, Rewriter, StoredReader, StoredSpeller, UNSHOWN, changesOf_2, distinct, fieldName, firstOf, holdsMarkers, markOf, mismatch, paginationOf, sameRevision, soundMarker } from "./questions.js";

import { CLOSE_ARRAY, CLOSE_OBJECT, JsonReader, OPEN_ARRAY, OPEN_OBJECT, limits, mostItems, mostKeys } from "./questions.js";

import { isReference } from "./questions.js";

import { isUnsetAt, isVoid, meaningOf, normalsOf } from "./questions.js";

import { createCatalog, placeBelow, placeOf_2, settingAt } from "./questions.js";

import { isGlob, kindOf, kinds_2, normalise, shareOfInternet } from "./questions.js";

import { email, foldAscii } from "./questions.js";

import { isCliff, isContainer, isGuard, knownValues, rank } from "./questions.js";

import { isUnset } from "./questions.js";

import { publishedAliases, settingGroups, settings, firstMatchDirection } from "./questions.js";

import { efforts, providers } from "./base.js";

import { globMatches, globsOverlap, positionOf, scale, scaleOf } from "./questions.js";

import { require_picomatch } from "./questions.js";

import { anyOf, coverageOf, flawOf, isCovered, isOpaque, isPlain, memoize, normalOf, overlapsOf, spansOf, spelledAs, spellingOf, textOf_2, unclean } from "./questions.js";

import { listOf, newIn } from "./questions.js";

import { HIDDEN, addressesIn, apart, escapeForgeries, formSpans, redact, remains, secretsIn, withoutCredentials, withoutKnownFormats, withoutTokens, freeSpans, isFlagged, isKeptElsewhere, isMasked_2, isOrdinary, isPlaceholder, isPromised, namesCredential, promiseOf, urlSpans } from "./questions.js";

import { knownFormats, looksLikeKey, matches, mergeSpans, tokens } from "./questions.js";

import { KEYED, NO_FINGERPRINT, fingerprintsInText, fingerprintsOfName, hiddenName, isCredential, isForged, isHiding, isMarker, isMasked, isMisplaced, isNameless, isSame, isSecret, isWeak, marksOf, nobody, secretMarker, spaceOf, withSecretsAsTexts } from "./questions.js";

import { annotation, annotationProperty, cells, clip, codePointOf, cssText, hasUnseen, head, html, inAscii, indentOf, jsonText, logLine, markdownCode, markdownHint, markdownProse, middle, sarifMessage, spreadsheet, visible, visibleJson, xml } from "./base.js";

import { bag, canonical, canonicalObject, compare, equal, exactNumber, insert, isArray, isExactNumber, isObject, isWhole, membersOf, mergePatch, pointer, segment, textAt, unpointer, valueAt } from "./base.js";

// src/seal/event.ts
function sealEvent(bytes, maxBytes, options) {
  const fingerprints = createFingerprints(options.key, options.organization);
  const reader = new JsonReader(bytes, maxBytes);
  const isEvent = reader.isAt(OPEN_OBJECT);
  const raw = reader.whole();
  if (!isEvent) throw new DriftlineError("incomplete", { code: "schema", message: "JSON that is not an object" });
  const literals = /* @__PURE__ */ new Set();
  const own = options.allowedTexts.map((word) => word.toLowerCase());
  const isWeak2 = (literal) => {
    const text = literal.toLowerCase();
    return literal.length < STRONG || readsLikeOurs(literal) || own.some((word) => word.includes(text));
  };
  const sealer = new Sealer({ secret: (literal) => !isWeak2(literal) && literals.add(apart(literal)), shows: () => {
  } });
  sealer.event(raw, options.identities);
  const { leaks, forOutputs } = leakTests([...literals], options.allowedTexts);
  sealer.unlock({
    fingerprint: (secret, fingerprintForm) => fingerprints.of(secret, fingerprintForm),
    isWeak: isWeak2,
    holdsLiteral: asWritten(leaks)
  });
  const types = new Map(Object.keys(raw).map((name) => [name, typeOf(raw[name])]));
  const event = sealer.event(raw, options.identities);
  return { event, types, outputLeaks: forOutputs([{ settings: event }]) };
}
function typeOf(value) {
  if (value === null) return "nothing";
  if (isArray(value)) return "list";
  if (isObject(value)) return isExactNumber(value) ? "number" : "map";
  return typeof value === "string" ? "text" : typeof value === "number" ? "number" : "flag";
}
// src/commands/hook/record.ts
var MAX_EVENT = 2 ** 20;
var statuses = ["valid", "unknown-event", "invalid", "malformed", "withheld"];
var words = [
  ...statuses,
  ...fieldNames,
  ...Object.keys(hookEvents),
  "at",
  "status",
  "event",
  "input",
  "bytes",
  "problems"
];
function recordOf(arrival, at, options) {
  const { size } = arrival;
  const bare = (status2, problem) => lineOf({ at, status: status2, event: null, input: null, bytes: size, problems: [problem] });
  if (size > MAX_EVENT) return bare("malformed", `larger than the ${MAX_EVENT} bytes that are read`);
  let sealed;
  try {
    sealed = sealEvent(arrival.bytes, MAX_EVENT, { ...options, identities, allowedTexts: [...words, at] });
  } catch (error) {
    if (!(error instanceof DriftlineError) || error.code !== "incomplete") throw error;
    const message = firstIn(error.problems).message;
    return bare("malformed", arrival.ended ? message : `${message}; the input did not end in time`);
  }
  const { hook_event_name: event = null } = sealed.event;
  const name = typeof event === "string" ? event : null;
  const problems = objectionsTo(sealed.types, name);
  const isKnown = name !== null && Object.hasOwn(hookEvents, name);
  const status = problems.length > 0 ? "invalid" : isKnown ? "valid" : "unknown-event";
  const line = lineOf({ at, status, event: name, input: sealed.event, bytes: size, problems });
  return sealed.outputLeaks(line) ? bare("withheld", "a secret would have been shown") : line;
}
function lineOf(entry) {
  return `${visibleJson(canonical(entry))}
`;
}
export {
  o as Argument,
  c as Command,
  MAX_EVENT,
  s as Option,
  l as RootCommand,
  a as ShellCompDirective,
  appendLine,
  choicesOf,
  u as default,
  eventsNamed,
  hooksSettings,
  pathsFrom,
  readWithin,
  recordOf,
  d as script,
  statuses
};
