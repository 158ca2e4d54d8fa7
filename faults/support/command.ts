import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repoRoot } from '../../api/src/platform/config/paths.ts';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs one of the operator's commands to its end, with no other settings than these. */
export async function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<Ended> {
  const file = join(repoRoot(), 'api/src/commands', `${name}.ts`);
  const { PATH, HOME } = process.env;
  const options = { env: { PATH, HOME, ...env }, maxBuffer: 16_000_000 };
  try {
    const ended = await promisify(execFile)(process.execPath, [file, ...args], options);
    return { code: 0, ...ended };
  } catch (error) {
    return error as Ended & Error;
  }
}
