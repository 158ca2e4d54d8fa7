import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** One process with the API and the jobs, on an embedded database of its own in a folder that is removed again. */
export async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'nibras-bench-'));
  // Open to the database's own user, or its cluster would be kept elsewhere.
  await chmod(dataDir, 0o755);
  const server = spawn(process.execPath, [join(root, 'api/src/main.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      SERVE: 'api,jobs',
      PORT: '0',
      DEMO: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    // Read to the end: what the server complains of later belongs on the screen too.
    server.stdout.on('data', (chunk: Buffer) => {
      const before = printed;
      printed += chunk;
      const found = /is ready: (http:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
      if (before.includes('is ready:')) process.stderr.write(chunk);
    });
    void ended.then(() => reject(new Error(`the server ended before it was ready:\n${printed}`)));
  });
  return {
    address,
    databaseUrl: (await readFile(join(dataDir, 'postgres/url'), 'utf8')).trim(),
    /** What the server's process holds in memory, in megabytes; null where the system does not say. */
    async memory(): Promise<number | null> {
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
      const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
      return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
    },
    /** The processor time that the server's process has used, in milliseconds; null where the system does not say. */
    async processorTime(): Promise<number | null> {
      const stat = await readFile(`/proc/${server.pid}/stat`, 'utf8').catch(() => '');
      // After the name in brackets; the 12th and 13th from there, in hundredths of a second.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return stat ? (Number(fields[11]) + Number(fields[12])) * 10 : null;
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
