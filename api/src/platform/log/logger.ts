import pino, { type Logger } from 'pino';
import { describeError } from './describe-error.ts';
import { requestScope } from './request-scope.ts';

/** Marks a logger whose bindings contain the request's id. */
const hasRequestId = Symbol('has request id');

/** Drops what packages log of a request at the lowest levels, such as its headers with the token. */
const omit = () => undefined;

interface Output {
  write(line: string): unknown;
  isTTY?: boolean;
}

/**
 * Writes lines together while the operating system takes the former ones: a write of each request's line took as long as
 * sending a cached page. What is left is written when the process exits.
 */
const standardOutput = (): Output =>
  process.stdout.isTTY ? process.stdout : pino.destination({ dest: 1, sync: false });

/**
 * Creates a logger that writes JSON lines, or short lines to a terminal. Lines of a request or of its jobs carry
 * `requestId`. Errors are logged without the secrets that they quote.
 */
export function createLogger(level: string, output: Output = standardOutput()): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, req: omit, headers: omit, busboyOptions: omit },
    mixin: (_line: object, _level: number, logger: object) =>
      hasRequestId in logger ? {} : { ...requestScope.getStore() },
  };
  if (!output.isTTY) return pino(options, output);
  return pino(options, { write: (line) => output.write(shorten(line)) });
}

/** Creates a request's logger, which knows its request also outside the scope, as in a socket's close event. */
export function requestLogger<Parent extends Pick<Logger, 'child'>>(
  logger: Parent,
  bindings: object,
  options?: object,
): Parent {
  const child = logger.child(bindings, options) as unknown as Parent;
  return Object.assign(child, { [hasRequestId]: true });
}

const names = new Map([
  [10, 'trace'],
  [20, 'debug'],
  [30, 'info'],
  [40, 'warn'],
  [50, 'error'],
  [60, 'fatal'],
]);

interface Described {
  type?: string;
  message?: string;
  stack?: string[];
  cause?: Described;
}

function stackOf({ type, message, stack = [], cause }: Described): string {
  const lines = [`${type ?? 'Error'}: ${message ?? ''}`, ...stack.map((frame) => `    ${frame}`)];
  return [...lines, ...(cause ? [`caused by ${stackOf(cause)}`] : [])].join('\n');
}

/**
 * Formats a line for terminals: `12:04:31 warn  PostgreSQL is still running … pid=4711`, and an error's stack below.
 */
function shorten(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const details = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
  const name = (names.get(level as number) ?? '').padEnd(5);
  const clock = String(time).slice(11, 19);
  const text = [clock, name, msg, ...details].filter(Boolean).join(' ');
  return err ? `${text}\n${stackOf(err as Described)}\n` : `${text}\n`;
}
