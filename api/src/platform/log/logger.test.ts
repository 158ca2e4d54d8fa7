import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const lines = 2_000;

/** A process that logs much and ends. */
const program = (end: string) => `
  import { createLogger } from '${new URL('logger.ts', import.meta.url)}';
  const log = createLogger('info');
  for (let line = 0; line < ${lines}; line += 1) log.info({ line }, 'request');
  log.fatal('the last line');
  ${end}
`;

test.each(['process.exit(3);', "throw new Error('uncaught');", ''])(
  'no line is lost when the process ends (%s)',
  async (end) => {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [
      '--input-type=module',
      '-e',
      program(end),
    ]).catch((error: { stdout: string }) => error);
    const read = stdout.trim().split('\n');
    expect(read).toHaveLength(lines + 1);
    expect(read.at(-1)).toContain('the last line');
  },
);
