import { checkName, countLines, withCheck } from '../../check.ts';
import type { WorkerJob } from '../../protocol.ts';
import { type Send, serve } from '../channel.ts';
import { harden } from '../harden.ts';
import { openOutput } from '../output.ts';
import { makeConsole } from './console.ts';
import { describeError, type Program } from './errors.ts';
import { browserMessage, linkModule, parseFile } from './link.ts';
import { LinkError } from './linked.ts';
import { watchTimers } from './timers.ts';

/** What the parser refuses, in the browser's own words where it has some. */
async function inBrowserWords(thrown: unknown, files: WorkerJob['files']): Promise<unknown> {
  if (!(thrown instanceof LinkError) || thrown.name !== 'SyntaxError') return thrown;
  const code = files.find(({ name }) => name === thrown.file)?.code ?? '';
  return new LinkError(thrown.name, (await browserMessage(code)) ?? thrown.message, thrown);
}

/** So long after the last timer the program is over: promises settle before, and rejections are told. */
const settling = 5;

const scope = globalThis as unknown as Record<string, unknown>;

class AssertionError extends Error {
  override name = 'AssertionError';
}

function assert(condition: unknown, message = 'assertion failed'): void {
  if (!condition) throw new AssertionError(String(message));
}

/** `prompt()` reads the next line, and is null after the last one as it is when a person cancels. */
function defineInput(stdin: string): void {
  const lines = stdin === '' ? [] : stdin.replace(/\n$/, '').split('\n');
  scope.prompt = () => lines.shift() ?? null;
  scope.alert = (text?: unknown) => console.log(text);
}

function run(job: WorkerJob, send: Send): void {
  const output = openOutput(send);
  const later = setTimeout.bind(globalThis);
  // biome-ignore lint/security/noGlobalEval: what runs here is a learner's program, in its sandbox.
  const evaluate = globalThis.eval;
  const [main] = job.files;
  const lines = countLines(main?.code ?? '');
  const program: Program = {
    main: main?.name ?? '',
    linked: [],
    maps: job.maps ?? {},
    lines: job.lines ?? lines,
  };
  let over = false;
  const end = (thrown?: { value: unknown; reported?: object }) => {
    if (over) return;
    over = true;
    output.flush();
    if (!thrown) return send({ type: 'end', error: null, fromTest: false });
    send({ type: 'end', ...describeError(program, thrown.value, thrown.reported) });
  };
  addEventListener('error', (event) => {
    event.preventDefault();
    end({ value: event.error, reported: event });
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    end({ value: event.reason });
  });

  let evaluated = false;
  let check: (() => Promise<void>) | null = null;
  const hasTimers = watchTimers(() => later(endWhenIdle, settling));
  const endWhenIdle = () => {
    if (!evaluated || hasTimers()) return;
    if (!check) return end();
    const runCheck = check;
    check = null;
    evaluated = false;
    runCheck().then(finished, (value) => end({ value }));
  };
  const finished = () => {
    evaluated = true;
    later(endWhenIdle, settling);
  };

  Object.assign(console, makeConsole(output));
  defineInput(job.stdin);
  scope.assert = assert;
  scope[checkName] = (code: () => Promise<void>) => {
    check = code;
  };
  harden();
  if (!main) {
    end();
    return;
  }
  try {
    for (const file of job.files) if (/\.[cm]?[jt]s$/.test(file.name)) parseFile(file);
    const whole = { ...main, code: withCheck(main.code, job.check) };
    if (parseFile(whole).isModule) {
      const { address } = linkModule(whole, job.files, program.linked);
      import(/* @vite-ignore */ address).then(finished, (value) => end({ value }));
      return;
    }
    // Not caught here: the browser tells the place of what is no Error only in its own event.
    later(() => {
      evaluate(`${whole.code}\n//# sourceURL=${main.name}`);
      finished();
    });
  } catch (thrown) {
    void inBrowserWords(thrown, job.files).then((value) => end({ value }));
  }
}

serve({ start: () => undefined, run });
