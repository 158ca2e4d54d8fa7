import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { makePerson, makeSession } from '#factories/people.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { startTestApp } from '../testing/test-app.ts';

// Each test starts processes.
vi.setConfig({ testTimeout: 60_000 });

const { call, platform, smtp } = await startTestApp({ work: false });
const { config } = platform;

interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command as npm does, with only this environment. */
async function run(name: string, args: string[], env: Record<string, string>): Promise<Result> {
  const file = join(repoRoot(), 'api/src/commands', `${name}.ts`);
  const options = { cwd: config.dataDir, env: { PATH: process.env.PATH, ...env } };
  try {
    const result = await promisify(execFile)(process.execPath, [file, ...args], options);
    return { code: 0, ...result };
  } catch (error) {
    return error as Result;
  }
}

const codeIn = ({ stdout }: Result) => /\b\d{6}\b/.exec(stdout)?.[0] ?? '';
const signIn = async (email: string, code: string) =>
  (await call('POST /api/login/verify', { body: { email, login_code: code } })).status;

test('code: prints a code that signs in while the server runs', async () => {
  const result = await run('issue-code', ['Operator@Example.org'], {
    DATABASE_URL: config.databaseUrl ?? '',
  });
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(result.stdout).toContain('The address is new');
  expect(await signIn('operator@example.org', codeIn(result))).toBe(200);
});

test('code --confirm: prints the code that confirms a session, only for an existing account', async () => {
  const env = { DATABASE_URL: config.databaseUrl ?? '' };
  const person = await makePerson(platform.db);
  const token = await makeSession(platform.db, person, { provenAt: null });
  const result = await run('issue-code', [person.email, '--confirm'], env);
  expect(result).toMatchObject({ code: 0, stderr: '' });
  const body = { code: codeIn(result) };
  expect((await call('POST /api/sessions/confirm', { token, body })).status).toBe(200);
  const unknown = await run('issue-code', ['--confirm', 'nobody@example.org'], env);
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toContain('nobody has the address nobody@example.org');
});

test('code: finds the embedded database of the running server', async () => {
  await mkdir(join(config.dataDir, 'postgres'));
  await writeFile(join(config.dataDir, 'postgres/url'), `${config.databaseUrl}\n`);
  const result = await run('issue-code', ['second@example.org'], { DATA_DIR: config.dataDir });
  expect(await signIn('second@example.org', codeIn(result))).toBe(200);
});

test.each([
  ['no argument', [], 'For which address?'],
  ['an invalid address', ['someone'], '"someone" is not an e-mail address.'],
  ['a server that is not running', ['a@example.org'], 'No server runs on'],
])('code: for %s fails with one line of explanation', async (_case, args, line) => {
  const result = await run('issue-code', args, { DATA_DIR: join(config.dataDir, 'elsewhere') });
  expect(result.code).toBe(1);
  expect(result.stderr).toContain(line);
  expect(result.stderr.trim().split('\n')).toHaveLength(1);
});

test('mail:check: sends a test mail and prints the result', async () => {
  const result = await run('mail-check', ['reader@example.org'], { SMTP_URL: smtp.url });
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(result.stdout).toContain('✓ Sent a test to reader@example.org');
  await smtp.mailTo('reader@example.org');
});

test('mail:check: fails if the mail server is unreachable', async () => {
  const result = await run('mail-check', [], { SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(result.code).toBe(1);
  expect(result.stdout).toContain('nothing answers at 127.0.0.1:9');
});

test('vitals: prints the web vitals while the server runs', async () => {
  const env = { DATABASE_URL: config.databaseUrl ?? '' };
  expect((await run('vitals', [], env)).stdout).toContain('No visits were measured');
  const metrics = [{ name: 'LCP', value: 3000, rating: 'needs-improvement' }];
  await call('POST /api/web-vitals', { body: { path: '/courses/7', metrics } });
  const result = await run('vitals', ['--days=7'], env);
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(result.stdout).toMatch(/^\/courses\/\{id\} +1 +3000 ms !/m);
  expect((await run('vitals', ['--days=soon'], env)).code).toBe(1);
});

test('backup and restore: from a running server to an empty folder, and never over existing data', async () => {
  const url = config.databaseUrl ?? '';
  const file = join(config.dataDir, 'backups/one.tar.zst');
  const backup = await run('backup', [file], { DATABASE_URL: url, DATA_DIR: config.dataDir });
  expect(backup).toMatchObject({ code: 0, stderr: '' });
  expect(backup.stdout).toMatch(/one\.tar\.zst: \d+ rows of \d+ tables, \d+ files, \d+ KiB\./);
  const again = await run('backup', [file], { DATABASE_URL: url, DATA_DIR: config.dataDir });
  expect(again.stderr).toContain('already exists');

  const env = { DATA_DIR: join(config.dataDir, 'new') };
  const restored = await run('restore', [file], env);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('Restored the state of');
  const refused = await run('restore', [file], env);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^Nothing was restored\. The database is not empty .*--replace/);
});
