import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import pino from 'pino';
import { repoRoot } from '#platform/config/paths.ts';
import { commandLine } from './command-line.ts';

/** Helpers for the tests of the embedded database: folders, other processes, and process inspection. */

export const silent = pino({ level: 'silent' });

const folders: string[] = [];
const children = new Set<ChildProcess>();

/** An empty folder that PostgreSQL's own user can enter. */
export async function makeDataDir(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'nibras-embedded-')));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

export async function cleanUp(): Promise<void> {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

export async function query(url: string, statement: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const program = `
  import pino from 'pino';
  import { startEmbeddedPostgres } from '#platform/database/embedded/embedded.ts';
  const postgres = await startEmbeddedPostgres({
    dataDir: process.argv[1],
    log: pino({ level: 'silent' }),
  });
  console.log(postgres.url);
  process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
  setInterval(() => {}, 60_000);
`;

/** Starts the embedded database in its own process, which a test can kill. */
export async function startElsewhere(dataDir: string) {
  const flags = ['--input-type=module-typescript', '--eval', program, dataDir];
  const child = spawn(process.execPath, flags, {
    cwd: join(repoRoot(), 'api'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  const end = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, end };
}

export async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(
    await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'),
    10,
  );
}

/** Returns the id of the shell that stops this PostgreSQL when its process ends. */
export function watcherOf(postmaster: number): number {
  const processes = execFileSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const watcher = processes.find((line) => line.endsWith(` sh ${postmaster}`));
  if (!watcher) throw new Error(`nothing watches over process ${postmaster}`);
  return Number.parseInt(watcher, 10);
}

/** Kills a process with SIGKILL and waits until it has ended. */
export async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (commandLine(pid)) await new Promise((resolve) => setImmediate(resolve));
}
