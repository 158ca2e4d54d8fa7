import { Script } from 'node:vm';
import type { RunError } from '#assessment/runner/index.ts';

/** Runs a program in V8, without a page. @returns what it threw; null where it ended well */
export function runJavascript(program: string): RunError | null {
  try {
    new Script(program, { filename: 'main.js' }).runInNewContext(
      { console: { log() {} } },
      { timeout: 1_000 },
    );
    return null;
  } catch (thrown) {
    const { name, message, stack = '' } = thrown as Error;
    const line = /main\.js:(\d+)/.exec(stack)?.[1];
    return {
      name,
      message,
      line: line ? Number(line) : null,
      column: null,
      file: 'main.js',
      traceback: stack,
    };
  }
}
