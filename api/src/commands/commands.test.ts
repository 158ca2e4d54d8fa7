import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { makePerson, makeSession } from '#factories/people.ts';
import { repoRoot } from '#platform/config/paths.ts';
import { startTestApp } from '../testing/test-app.ts';

// Each starts processes of its own.
vi.setConfig({ testTimeout: 60_000 });

const { call, platform, smtp } = await startTestApp({ work: false });
const { config } = platform;

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command as npm does, with no other environment than this. */
async function run(name: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const file = join(repoRoot(), 'api/src/commands', `${name}.ts`);
  const options = { cwd: config.dataDir, env: { PATH: process.env.PATH, ...env } };
  try {
    const ended = await promisify(execFile)(process.execPath, [file, ...args], options);
    return { code: 0, ...ended };
  } catch (error) {
    return error as Ended;
  }
}

const codeIn = ({ stdout }: Ended) => /\b\d{6}\b/.exec(stdout)?.[0] ?? '';
const signIn = async (email: string, code: string) =>
  (await call('POST /api/login/verify', { body: { email, login_code: code } })).status;

test('code: prints a code that signs in, beside the running server', async () => {
  const ended = await run('issue-code', ['Operator@Example.org'], {
    DATABASE_URL: config.databaseUrl ?? '',
  });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toContain('The address is new');
  expect(await signIn('operator@example.org', codeIn(ended))).toBe(200);
});

test('code --confirm: prints the code that an open session asks for, of somebody with an account alone', async () => {
  const env = { DATABASE_URL: config.databaseUrl ?? '' };
  const person = await makePerson(platform.db);
  const token = await makeSession(platform.db, person, { provenAt: null });
  const ended = await run('issue-code', [person.email, '--confirm'], env);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  const body = { code: codeIn(ended) };
  expect((await call('POST /api/sessions/confirm', { token, body })).status).toBe(200);
  const unknown = await run('issue-code', ['--confirm', 'nobody@example.org'], env);
  expect(unknown.code).toBe(1);
  expect(unknown.stderr).toContain('nobody has the address nobody@example.org');
});

test('code: finds the embedded database of the running server', async () => {
  await mkdir(join(config.dataDir, 'postgres'));
  await writeFile(join(config.dataDir, 'postgres/url'), `${config.databaseUrl}\n`);
  const ended = await run('issue-code', ['second@example.org'], { DATA_DIR: config.dataDir });
  expect(await signIn('second@example.org', codeIn(ended))).toBe(200);
});

test.each([
  ['nobody', [], 'Whose code?'],
  ['no address', ['someone'], '"someone" is no e-mail address.'],
  ['a server that does not run', ['a@example.org'], 'No server runs on'],
])('code: for %s ends with a line that says so', async (_case, args, line) => {
  const ended = await run('issue-code', args, { DATA_DIR: join(config.dataDir, 'elsewhere') });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain(line);
  expect(ended.stderr.trim().split('\n')).toHaveLength(1);
});

test('mail:check: sends a test to the address and says how it went', async () => {
  const ended = await run('mail-check', ['reader@example.org'], { SMTP_URL: smtp.url });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toContain('✓ Sent a test to reader@example.org');
  await smtp.mailTo('reader@example.org');
});

test('mail:check: fails where mail does not go out', async () => {
  const ended = await run('mail-check', [], { SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain('nothing answers at 127.0.0.1:9');
});

test('vitals: prints how the pages felt, beside the running server', async () => {
  const env = { DATABASE_URL: config.databaseUrl ?? '' };
  expect((await run('vitals', [], env)).stdout).toContain('No visit was measured');
  const metrics = [{ name: 'LCP', value: 3000, rating: 'needs-improvement' }];
  await call('POST /api/web-vitals', { body: { path: '/courses/7', metrics } });
  const ended = await run('vitals', ['--days=7'], env);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(ended.stdout).toMatch(/^\/courses\/\{id\} +1 +3000 ms !/m);
  expect((await run('vitals', ['--days=soon'], env)).code).toBe(1);
});

test('backup and restore: from the running server to an empty folder, and never over something', async () => {
  const url = config.databaseUrl ?? '';
  const file = join(config.dataDir, 'kept/one.tar.zst');
  const made = await run('backup', [file], { DATABASE_URL: url, DATA_DIR: config.dataDir });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/one\.tar\.zst: \d+ rows of \d+ tables, \d+ files, \d+ KiB\./);
  const again = await run('backup', [file], { DATABASE_URL: url, DATA_DIR: config.dataDir });
  expect(again.stderr).toContain('is there already');

  const env = { DATA_DIR: join(config.dataDir, 'new') };
  const restored = await run('restore', [file], env);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('Restored what was there at');
  const refused = await run('restore', [file], env);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^Nothing was restored\. The database is not empty .*--replace/);
});
