"""Shells as people use them: a line is typed, and what the shell would complete is read back."""
import fcntl
import os
import pty
import select
import shlex
import struct
import subprocess
import termios
import time

BASH_COMPLETION = ["/usr/share/bash-completion/bash_completion", "/opt/homebrew/share/bash-completion/bash_completion"]

# Ctrl-X a completes with all candidates at once; Ctrl-X w writes the line to the file that $RESULT names.
BASH = """
PS1='ready> '
. {library}
bind '"\\C-xa": insert-completions'
_show() {{ printf '%s\\n' "$READLINE_LINE" > "$RESULT.part"; mv "$RESULT.part" "$RESULT"; READLINE_LINE=; }}
bind -x '"\\C-xw": _show'
"""
ZSH = """
PS1='ready> '
fpath=({functions} $fpath)
autoload -Uz compinit; compinit -u -D
zle -C all-matches complete-word _generic
zstyle ':completion:all-matches:*' insert true
zstyle ':completion:all-matches::::' completer _all_matches _complete
bindkey '^Xa' all-matches
_show() { print -r -- "$BUFFER" > "$RESULT.part"; mv "$RESULT.part" "$RESULT"; BUFFER=; }
zle -N _show
bindkey '^Xw' _show
"""


class Failed(Exception):
    pass


class Terminal:
    """An interactive shell at the other end of a terminal."""

    def __init__(self, command, folder, environment):
        self.result = os.path.join(environment["HOME"], "result")
        self.seen = b""
        self.main, other = pty.openpty()
        # Lines that never wrap.
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 4000, 0, 0))
        self.process = subprocess.Popen(
            command, cwd=folder, env={**environment, "RESULT": self.result, "TERM": "dumb"}, stdin=other, stdout=other,
            stderr=other, start_new_session=True)
        os.close(other)
        self.wait(lambda: b"ready> " in self.seen)

    def wait(self, is_done):
        end = time.monotonic() + 60
        while not is_done():
            if time.monotonic() > end:
                raise Failed(f"no answer; the terminal shows {self.seen[-500:]!r}")
            if select.select([self.main], [], [], 0.01)[0]:
                self.seen += os.read(self.main, 65536)

    def complete(self, line):
        if os.path.exists(self.result):
            os.remove(self.result)
        self.seen = b""
        os.write(self.main, line.encode() + b"\x18a\x18w")
        self.wait(lambda: os.path.exists(self.result))
        with open(self.result, encoding="utf-8") as file:
            return file.read().rstrip("\n")

    def close(self):
        os.close(self.main)
        self.process.kill()
        self.process.wait()


def words(line, completed):
    """What became of the last word of a line: each candidate, as the program would get it."""
    done = line[:len(line) - len(line.split(" ")[-1])]
    if not completed.startswith(done):
        raise Failed(f"'{line}' became '{completed}'")
    return shlex.split(completed[len(done):])


class Bash:
    def __init__(self, kindred, folder, environment):
        library = next(path for path in BASH_COMPLETION if os.path.exists(path))
        # Where bash-completion looks for the completions of a command when it's first typed.
        store(f"{environment['HOME']}/.local/share/bash-completion/completions/kindred", script(kindred, "bash"))
        store(f"{environment['HOME']}/bashrc", BASH.format(library=library))
        self.terminal = Terminal(["bash", "--noprofile", "--rcfile", f"{environment['HOME']}/bashrc", "-i"], folder, environment)

    def complete(self, line):
        found = words(line, self.terminal.complete(line))
        # bash completes what is behind a colon or an equals sign; the rest of the word is only in the first.
        last = line.split(" ")[-1]
        behind = max(last.rfind(":"), last.rfind("=")) + 1
        return found[:1] + [last[:behind] + word for word in found[1:]]


class Zsh:
    def __init__(self, kindred, folder, environment):
        home = environment["HOME"]
        store(f"{home}/functions/_kindred", script(kindred, "zsh"))
        store(f"{home}/.zshrc", ZSH.replace("{functions}", shlex.quote(f"{home}/functions")))
        self.terminal = Terminal(["zsh", "-d", "-i"], folder, {**environment, "ZDOTDIR": home})

    def complete(self, line):
        return words(line, self.terminal.complete(line))


class Fish:
    def __init__(self, kindred, folder, environment):
        store(f"{environment['HOME']}/.config/fish/completions/kindred.fish", script(kindred, "fish"))
        self.folder, self.environment = folder, environment

    def complete(self, line):
        run = subprocess.run(
            ["fish", "-c", f"complete -C {shlex.quote(line)}"], cwd=self.folder, env=self.environment, text=True,
            capture_output=True, timeout=60)
        if run.returncode or run.stderr:
            raise Failed(run.stderr)
        return [each.split("\t")[0] for each in run.stdout.splitlines()]


def script(kindred, shell):
    return subprocess.run([kindred, "completions", shell], check=True, capture_output=True, text=True).stdout


def store(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


ALL = {"bash": Bash, "zsh": Zsh, "fish": Fish}
