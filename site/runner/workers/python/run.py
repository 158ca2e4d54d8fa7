"""Runs a learner's program as `__main__`, and describes what it raised without frames of our own."""

import json
import os
import sys
import traceback
import types

sys.setrecursionlimit(1000)
_OWN = (lambda: 0).__code__.co_filename


def _is_own(filename):
    return filename == _OWN or "/pyodide/" in filename or "/_pyodide/" in filename


def _describe(error):
    shown = traceback.TracebackException(type(error), error, error.__traceback__)
    cause = shown
    while cause is not None:
        own = [frame for frame in cause.stack if not _is_own(frame.filename)]
        cause.stack = traceback.StackSummary.from_list(own)
        cause = cause.__cause__ or cause.__context__
    here = os.getcwd() + "/"
    local = lambda name: name[len(here):] if name.startswith(here) else name
    names = set(os.listdir(here))
    place = (None, None, None)
    from_test = False
    for frame in shown.stack:
        file = local(frame.filename)
        frame.filename = file
        if file in names:
            place = (file, frame.lineno, None if frame.colno is None else frame.colno + 1)
        from_test = file == "<test>"
    if isinstance(error, SyntaxError) and error.filename is not None:
        file = local(error.filename)
        shown.filename = file
        from_test = file == "<test>"
        if file in names:
            place = (file, error.lineno, error.offset)
    if from_test:
        place = (None, None, None)
    name = type(error).__name__
    last = list(shown.format_exception_only())[-1].rstrip("\n")
    head, _, message = last.partition(": ")
    if head.rpartition(".")[2] != name:
        message = str(error)
    return {
        "name": name,
        "message": message,
        "file": place[0],
        "line": place[1],
        "column": place[2],
        "traceback": "".join(shown.format()).rstrip("\n"),
        "fromTest": from_test,
    }


def run(main, source, check):
    """Runs a program and then a test's code in its names; JSON of the error, or an empty text."""
    # A snapshot has one state of chance for all programs.
    if "random" in sys.modules:
        sys.modules["random"].seed()
    module = types.ModuleType("__main__")
    module.__file__ = main
    sys.modules["__main__"] = module
    sys.argv = [main]
    sys.path.insert(0, os.getcwd())
    result = ""
    try:
        try:
            exec(compile(source, main, "exec", dont_inherit=True), module.__dict__)
        except SystemExit as leaving:
            if isinstance(leaving.code, str):
                print(leaving.code, file=sys.stderr)
        if check:
            exec(compile(check, "<test>", "exec", dont_inherit=True), module.__dict__)
    except BaseException as error:
        result = json.dumps(_describe(error))
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:
            pass
    return result
