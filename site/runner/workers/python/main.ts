import './no-import-scripts.ts';
import { loadPyodide, type PyodideAPI } from 'pyodide';
import type { RunError } from '#assessment/runner/types.ts';
import { snapshotName, type WorkerAssets, type WorkerJob } from '../../protocol.ts';
import { type Send, serve } from '../channel.ts';
import { harden } from '../harden.ts';
import { openOutput } from '../output.ts';
import runSource from './run.py?raw';

/** Names no server: `fetch` below answers all that Pyodide asks for. */
const indexURL = 'https://runtime.invalid/';
const runFile = '/nibras/run.py';

let pyodide: PyodideAPI;
type RunProgram = (main: string, source: string, check: string) => string;
let runProgram: RunProgram & { callPromising(...values: Parameters<RunProgram>): Promise<string> };
/** With it `asyncio.run` can wait inside a program; without it Python says what it lacks. */
const canSwitchStacks = 'Suspending' in WebAssembly;

const load = (options: object) => loadPyodide(options as Parameters<typeof loadPyodide>[0]);

/** From the memory of a Python that was started before: a sixth of the time. */
const startFrom = (snapshot: ArrayBuffer, options: object) =>
  load({ ...options, _loadSnapshot: new Uint8Array(snapshot) });

/** With what `run.py` imports, so that it is in the snapshot. */
async function startAnew(options: object): Promise<PyodideAPI> {
  const started = await load({ ...options, _makeSnapshot: true });
  started.runPython('import asyncio, json, os, sys, traceback, types');
  return started;
}

/** Without a snapshot the next start is as slow as this one, and nothing else. */
function sendSnapshot(send: Send): void {
  try {
    const { buffer } = pyodide.makeMemorySnapshot();
    send({ type: 'snapshot', bytes: buffer as ArrayBuffer });
  } catch {
    // Python runs all the same.
  }
}

/** Pyodide gets its files from the page's, and the compiled module in place of the bytes. */
async function start(assets: WorkerAssets, send: Send): Promise<void> {
  const bytes = (name: string) => assets[name] as ArrayBuffer;
  const wasm = assets['pyodide.asm.wasm'] as WebAssembly.Module;
  globalThis.fetch = async (input) => {
    const name = String(input).slice(indexURL.length);
    return new Response(name.endsWith('.wasm') ? '' : bytes(name));
  };
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (_source, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  });
  const script = new Blob([bytes('pyodide.asm.mjs')], { type: 'text/javascript' });
  const address = URL.createObjectURL(script);
  const { default: createPyodideModule } = await import(/* @vite-ignore */ address);
  URL.revokeObjectURL(address);
  const options = {
    indexURL,
    createPyodideModule,
    lockFileContents: new TextDecoder().decode(bytes('pyodide-lock.json')),
    packages: [],
    env: { HOME: '/home/learner', PYTHONHASHSEED: '0', LANG: 'en_US.UTF-8' },
  };
  const snapshot = assets[snapshotName] as ArrayBuffer | undefined;
  pyodide = await (snapshot ? startFrom(snapshot, options) : startAnew(options)).catch(() =>
    load(options),
  );
  if (!snapshot) sendSnapshot(send);
  WebAssembly.instantiateStreaming = instantiateStreaming;
  pyodide.FS.mkdirTree('/nibras');
  pyodide.FS.writeFile(runFile, runSource);
  const names = pyodide.toPy({});
  pyodide.runPython(runSource, { globals: names, filename: runFile });
  runProgram = names.get('run');
}

function connect(stdin: string, send: Send) {
  const output = openOutput(send);
  const lines = stdin === '' ? [] : stdin.replace(/\n$/, '').split('\n');
  const writer = (stream: 'out' | 'err') => {
    const decoder = new TextDecoder();
    return {
      write(buffer: Uint8Array) {
        output.write(stream, decoder.decode(buffer, { stream: true }));
        return buffer.length;
      },
    };
  };
  pyodide.setStdout(writer('out'));
  pyodide.setStderr(writer('err'));
  pyodide.setStdin({ stdin: () => lines.shift() ?? null, autoEOF: false });
  return output;
}

/** An error that went past Python: `os._exit`, or the browser's stack in a deep recursion. */
function outside(error: unknown): RunError | null {
  const text = String(error);
  if (/ExitStatus|Exit status|Program terminated with exit/i.test(text)) return null;
  const deep = error instanceof RangeError || /Maximum call stack|too much recursion/i.test(text);
  const name = deep ? 'RecursionError' : error instanceof Error ? error.name : 'Error';
  const message = deep ? 'maximum recursion depth exceeded' : text.slice(0, 2_000);
  const traceback = `${name}: ${message}`;
  return { name, message, traceback, file: null, line: null, column: null };
}

async function run({ files, stdin, check }: WorkerJob, send: Send): Promise<void> {
  const output = connect(stdin, send);
  for (const { name, code } of files) pyodide.FS.writeFile(name, code);
  const [main] = files;
  let result = '';
  let thrown: RunError | null = null;
  harden();
  try {
    const values = [main?.name ?? 'main.py', main?.code ?? '', check] as const;
    result = canSwitchStacks ? await runProgram.callPromising(...values) : runProgram(...values);
  } catch (error) {
    thrown = outside(error);
  }
  output.flush();
  if (result === '') {
    send({ type: 'end', error: thrown, fromTest: false });
    return;
  }
  const { fromTest, ...error } = JSON.parse(result) as RunError & { fromTest: boolean };
  send({ type: 'end', error, fromTest });
}

serve({ start, run });
