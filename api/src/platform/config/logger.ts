import pino, { type Logger } from 'pino';

/** Writes JSON lines, one an event; somebody who watches in a terminal gets short lines instead. */
export function createLogger(level: string, output: NodeJS.WriteStream = process.stdout): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!output.isTTY) return pino(options, output);
  return pino(options, { write: (line) => output.write(shorten(line)) });
}

const names = new Map([
  [10, 'trace'],
  [20, 'debug'],
  [30, 'info'],
  [40, 'warn'],
  [50, 'error'],
  [60, 'fatal'],
]);

/** `12:04:31 warn  PostgreSQL is still running … pid=4711`, and an error's stack below it. */
function shorten(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const details = Object.entries(rest).map(
    ([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
  const name = (names.get(level as number) ?? '').padEnd(5);
  const clock = String(time).slice(11, 19);
  const stack = (err as { stack?: string } | undefined)?.stack;
  const text = [clock, name, msg, ...details].filter(Boolean).join(' ');
  return stack ? `${text}\n${stack}\n` : `${text}\n`;
}
