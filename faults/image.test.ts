import { execFile, execFileSync, spawn } from 'node:child_process';
import { chown, cp, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { repoRoot } from '../api/src/platform/config/paths.ts';
import { serverAccount } from '../api/src/platform/database/embedded/account.ts';
import { machineEnvironment } from './support/command.ts';
import { makeFolder } from './support/product.ts';

/**
 * Few test machines have a container engine, all have the npm registry: this executes the lines of the Dockerfile in
 * folders, one for each stage.
 */
type Line = [instruction: string, rest: string];

const lines = (text: string): Line[] =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [instruction = '', ...rest] = line.split(' ');
      return [instruction, rest.join(' ')];
    });

/** The build context: the repository's files without those of .dockerignore. */
async function makeContext(folder: string) {
  const root = repoRoot();
  const ignored = (await readFile(join(root, '.dockerignore'), 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const isIgnored = (path: string) =>
    ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split(
    '\0',
  );
  for (const file of files.filter((name) => name && !isIgnored(name))) {
    await cp(join(root, file), join(folder, file));
  }
}

async function copy(from: string, to: string, name: string) {
  const isFolder = (await stat(join(from, name))).isDirectory();
  await cp(join(from, name), isFolder ? to : join(to, name.split('/').at(-1) ?? ''), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** Executes the stages. @returns the folder that is /app in the last one */
async function build(folder: string): Promise<string> {
  const context = join(folder, 'context');
  await makeContext(context);
  const stages = new Map<string, string>();
  let app = '';
  for (const [instruction, rest] of lines(await readFile(join(repoRoot(), 'Dockerfile'), 'utf8'))) {
    if (instruction === 'FROM') {
      const name = / AS (\S+)$/.exec(rest)?.[1] ?? 'last';
      app = join(folder, name, 'app');
      await mkdir(app, { recursive: true });
      stages.set(name, app);
    } else if (instruction === 'COPY') {
      const stage = /^--from=(\S+) /.exec(rest)?.[1];
      const names = rest.replace(/^--from=\S+ /, '').split(' ');
      const target = join(app, names.pop() ?? '');
      const from = stage ? dirname(stages.get(stage) ?? '') : context;
      for (const name of names) await copy(from, target, name);
    } else if (instruction === 'RUN' && rest.startsWith('npm ')) {
      await promisify(execFile)('sh', ['-c', rest], {
        cwd: app,
        env: machineEnvironment(),
        maxBuffer: 1e9,
      });
    }
  }
  return app;
}

test('the content of the image starts as an unprivileged user, and an operator can back it up', async () => {
  const folder = await makeFolder();
  const app = await build(folder);
  const account = serverAccount(null);
  const user = account ? { uid: account.uid, gid: account.gid } : {};
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  // As the image has it: its own Node first, and no npm.
  const env = {
    PATH: `${join(app, 'node_modules/.bin')}:/usr/bin:/bin`,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: data,
    DEMO: '1',
  };
  const server = spawn('sh', ['scripts/serve.sh'], { cwd: app, env, ...user });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const found = /is ready: (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.once('exit', () => reject(new Error(said)));
  });
  for (const path of ['/', '/courses', '/readyz', '/api/courses']) {
    expect((await fetch(address + path)).status, path).toBe(200);
  }
  const { stdout } = await promisify(execFile)('node', ['api/src/commands/backup.ts'], {
    cwd: app,
    env,
    ...user,
  });
  expect(stdout).toMatch(/\.tar\.zst: \d+ rows/);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  expect(await ended).toBe(0);

  // No packages that only building and testing need, and no secrets.
  for (const name of [
    'node_modules/vite',
    'node_modules/typescript',
    'node_modules/vitest',
    'e2e',
    '.env',
    '.git',
  ]) {
    await expect(stat(join(app, name)), name).rejects.toThrow();
  }
  await rm(folder, { recursive: true, force: true });
}, 900_000);
