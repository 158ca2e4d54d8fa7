import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

const root = join(import.meta.dirname, '..');

/** A temporary data folder that the embedded database's user can enter; else its cluster would be elsewhere. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nibras-bench-'));
  await chmod(folder, 0o755);
  return folder;
}

/** The resident memory of a process in megabytes; null where the system does not say. */
export async function memoryOf(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
}

/** What the system says of a process, after its name in brackets; null where it does not say. */
async function statOf(pid: number | undefined): Promise<string[] | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : null;
}

/** The process that started a process. */
export const parentOf = async (pid: number): Promise<number> => Number((await statOf(pid))?.[1]);

/**
 * The processor time that a process has used, in milliseconds; null where the system does not say.
 * @param options.ended includes that of its child processes that have ended
 */
export async function processorTimeOf(
  pid: number | undefined,
  { ended = false } = {},
): Promise<number | null> {
  const fields = await statOf(pid);
  // Of user and system, in hundredths of a second; those of the children follow.
  const times = fields?.slice(11, ended ? 15 : 13).map(Number);
  return times ? times.reduce((sum, time) => sum + time, 0) * 10 : null;
}

export interface ServerOptions {
  /** Without it the process starts an embedded database. */
  databaseUrl?: string;
  serve?: string;
  env?: Record<string, string>;
  /** The data folder of a server that ran before, which stays; otherwise a temporary one. */
  dataDir?: string | undefined;
  /** Another built checkout than this one. */
  folder?: string | undefined;
}

/** Starts one process of the product as `npm start` does. */
export async function startServer({
  databaseUrl,
  serve = 'api,jobs',
  env = {},
  dataDir: given,
  folder = root,
}: ServerOptions = {}) {
  const dataDir = given ?? (await makeFolder());
  const started = performance.now();
  const server = spawn(
    process.execPath,
    ['--max-semi-space-size=8', '--heap-growing-percent=50', join(folder, 'api/build/main.js')],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        MALLOC_ARENA_MAX: '2',
        NODE_ENV: 'production',
        SERVE: serve,
        PORT: '0',
        DEMO: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(server, 'exit');
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    // Later output is read too, and shown: the server's warnings.
    server.stdout.on('data', (chunk: Buffer) => {
      const before = printed;
      printed += chunk;
      const found = /is ready: (http:\S+)/.exec(printed)?.[1];
      if (found) resolve(found.replace(/\/$/, ''));
      if (before.includes('is ready:')) process.stderr.write(chunk);
    });
    void ended.then(() => reject(new Error(`the server ended before it was ready:\n${printed}`)));
  });
  return {
    address,
    dataDir,
    /** Milliseconds from its start to its ready line. */
    readyAfter: performance.now() - started,
    databaseUrl:
      databaseUrl ?? (await readFile(join(dataDir, 'postgres/url'), 'utf8').catch(() => '')).trim(),
    memory: () => memoryOf(server.pid),
    processorTime: () => processorTimeOf(server.pid),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      if (!given) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type Server = Awaited<ReturnType<typeof startServer>>;
