import type { RunError } from '#assessment/runner/types.ts';
import { inspect } from './inspect.ts';
import { LinkError, type LinkedFile, originalColumn } from './linked.ts';
import { originalPlace } from './source-map.ts';

/** Where the code of a program stands while it runs. */
export interface Program {
  /** The name of the first file, which runs as a script unless it is linked. */
  main: string;
  linked: LinkedFile[];
  maps: Record<string, string>;
  /** Lines of the first file; what is behind them is a test's. */
  lines: number;
  /** A document whose scripts stand in the first file. */
  isPage?: boolean;
  /** Our own lines before those of the first file. */
  linesBefore?: number;
}

interface Frame {
  name: string;
  file: string;
  line: number;
  column: number;
}

const frameEnd =
  /(blob:[^\s()]+?|data:\d+|about:srcdoc|[\p{L}\p{N}_.-]+\.[cm]?[jt]sx?|> eval):(\d+):(\d+)\)?$/u;

/** The file, line and column that an address in a stack means; null for our own code. */
function placeOf(program: Program, address: string, line: number, column: number): Frame | null {
  const isMain = program.isPage
    ? address === 'about:srcdoc'
    : address === program.main || address === '> eval';
  const linked = program.linked.find(
    (file, index) => file.address === address || shortAddress(index) === address,
  );
  if (!linked && !isMain) return null;
  const file = linked?.name ?? program.main;
  const here = {
    line: linked ? line : line - (program.linesBefore ?? 0),
    column: linked ? originalColumn(linked, line, column) : column,
  };
  if (here.line < 1) return null;
  const mappings = program.maps[file];
  return { name: '', file, ...((mappings && originalPlace(mappings, here)) || here) };
}

/** Data addresses hold whole files. */
const shortAddress = (index: number) => `data:${index}`;

function withShortAddresses({ linked }: Program, stack: string): string {
  return linked.reduce(
    (text, { address }, index) =>
      address.startsWith('data:') ? text.replaceAll(address, shortAddress(index)) : text,
    stack.slice(0, stackMax),
  );
}

function framesOf(program: Program, stack: string): Frame[] {
  const frames: Frame[] = [];
  for (const text of withShortAddresses(program, stack).split('\n')) {
    const [, address, line, column] = (text.length < lineMax && frameEnd.exec(text.trim())) || [];
    if (!address) continue;
    const frame = placeOf(program, address, Number(line), Number(column));
    const [, name = ''] =
      /^\s*at (?:async )?([^\s(]+) \(/.exec(text) ?? /^([^@\s]+)@/.exec(text) ?? [];
    if (frame) frames.push({ ...frame, name: name === 'eval' ? '' : name });
  }
  return frames;
}

/** Where the browser says that an error was thrown. */
interface Reported {
  filename?: string;
  lineno?: number;
  colno?: number;
}

const textMax = 20_000;
const stackMax = 500_000;
const lineMax = 1_000;

/** Reading what a program threw runs its code where it is a proxy or has getters, and that may throw again. */
function describe(thrown: unknown): { name: string; message: string; stack: string } {
  try {
    if (thrown instanceof Error) {
      const { name, message, stack = '' } = thrown;
      return {
        name: String(name).slice(0, lineMax),
        message: String(message).slice(0, textMax),
        stack: String(stack),
      };
    }
    return { name: 'Uncaught', message: inspect(thrown).slice(0, textMax), stack: '' };
  } catch {
    return { name: 'Uncaught', message: 'an error that cannot be read', stack: '' };
  }
}

/** What a program threw, as its learner sees it. */
export function describeError(
  program: Program,
  thrown: unknown,
  reported: Reported = {},
): { error: RunError; fromTest: boolean } {
  if (thrown instanceof LinkError) {
    const { name, message, file, line, column } = thrown;
    const place = line === null ? '' : `\n    at ${file}:${line}:${column}`;
    const error = { name, message, file, line, column, traceback: `${name}: ${message}${place}` };
    return { error, fromTest: false };
  }
  const { name, message, stack } = describe(thrown);
  const { filename, lineno, colno } = reported;
  const frames = framesOf(program, stack);
  if (frames.length === 0 && filename && lineno) {
    const frame = placeOf(program, filename, lineno, colno ?? 1);
    if (frame) frames.push(frame);
  }
  const isTest = ({ file, line }: Frame) => file === program.main && line > program.lines;
  const fromTest = frames[0] !== undefined && isTest(frames[0]);
  const own = frames.filter((frame) => !isTest(frame));
  const at = fromTest ? undefined : own[0];
  const lines = own.map(({ name: fn, file, line, column }) => {
    const place = `${file}:${line}:${column}`;
    return `    at ${fn ? `${fn} (${place})` : place}`;
  });
  return {
    error: {
      name,
      message,
      file: at?.file ?? null,
      line: at?.line ?? null,
      column: at?.column ?? null,
      traceback: [message ? `${name}: ${message}` : name, ...lines].join('\n'),
    },
    fromTest,
  };
}
