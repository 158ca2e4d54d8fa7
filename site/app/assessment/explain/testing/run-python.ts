import { loadPyodide } from 'pyodide';
import type { RunError } from '#assessment/runner/index.ts';

/** Runs a program, and tells its output, and its error as the runner does: without frames of this function. */
const runner = `
import builtins, contextlib, io, json, sys, traceback

def describe(error):
    tb = error.__traceback__.tb_next
    shown = traceback.TracebackException(type(error), error, tb)
    line = None
    column = None
    for frame in shown.stack:
        if frame.filename == "main.py":
            line = frame.lineno
            column = None if frame.colno is None else frame.colno + 1
    if isinstance(error, SyntaxError) and error.filename == "main.py":
        line = error.lineno
        column = error.offset
    last = list(shown.format_exception_only())[-1].rstrip("\\n")
    head, _, message = last.partition(": ")
    if head.rpartition(".")[2] != type(error).__name__:
        message = str(error)
    return {
        "name": type(error).__name__,
        "message": message,
        "line": line,
        "column": column,
        "file": "main.py",
        "traceback": "".join(shown.format()),
    }

def run(program, typed):
    output = io.StringIO()
    error = None
    sys.stdin = io.StringIO(typed)
    with contextlib.redirect_stdout(output):
        try:
            exec(compile(program, "main.py", "exec"), {"__name__": "__main__"})
        except BaseException as raised:
            error = describe(raised)
    return json.dumps({"output": output.getvalue(), "error": error})

run
`;

interface PythonRun {
  output: string;
  error: RunError | null;
}

let started: Promise<(program: string, typed?: string) => PythonRun> | undefined;

async function start() {
  const python = await loadPyodide();
  python.setStderr({ batched: () => undefined });
  const run = python.runPython(runner) as (program: string, typed: string) => string;
  return (program: string, typed = ''): PythonRun => JSON.parse(run(program, typed));
}

/** Starts the Python of the browsers, once for all tests of a process. */
export function startPython() {
  started ??= start();
  return started;
}
