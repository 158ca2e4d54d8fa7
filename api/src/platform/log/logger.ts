import pino, { type Logger } from 'pino';
import { describeError } from './describe-error.ts';
import { requestScope } from './request-scope.ts';

/** Marks a logger that names its request by itself. */
const namesItsRequest = Symbol('names its request');

/** What packages say of a request at the lowest levels, its headers with the token in them. */
const nothing = () => undefined;

interface Output {
  write(line: string): unknown;
  isTTY?: boolean;
}

/**
 * Writes JSON lines, one an event; somebody who watches in a terminal gets short lines instead. A line that is
 * written while a request is answered, or a job of it done, carries `requestId`. Errors lose what they quote.
 */
export function createLogger(level: string, output: Output = process.stdout): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, req: nothing, headers: nothing, busboyOptions: nothing },
    mixin: (_line: object, _level: number, logger: object) =>
      namesItsRequest in logger ? {} : { ...requestScope.getStore() },
  };
  if (!output.isTTY) return pino(options, output);
  return pino(options, { write: (line) => output.write(shorten(line)) });
}

/** A request's own logger: it knows its request also where the scope is lost, as when a socket tells of its end. */
export function requestLogger<Parent extends Pick<Logger, 'child'>>(
  logger: Parent,
  bindings: object,
  options?: object,
): Parent {
  const child = logger.child(bindings, options) as unknown as Parent;
  return Object.assign(child, { [namesItsRequest]: true });
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

/** `12:04:31 warn  PostgreSQL is still running … pid=4711`, and an error's stack below it. */
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
