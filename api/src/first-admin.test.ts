import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { firstAdmin } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { issueFirstAdminLink } from '#people/auth/index.ts';
import { makeAdmin, makePerson } from './factories/people.ts';
import { auditLog, people } from './platform/database/schema/index.ts';
import { openLocalStorage } from './platform/storage/local-storage.ts';
import { freePort } from './testing/free-port.ts';
import { killOnExit } from './testing/kill-on-exit.ts';
import { ask, contents, openPlaces, type Place } from './testing/places.ts';
import { startTestApp } from './testing/test-app.ts';

// Some tests start processes.
vi.setConfig({ testTimeout: 300_000 });

const { call, db, platform, passTime } = await startTestApp({ work: false });
const person = { name: 'أمل', email: 'amal@example.org' };

const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

describe('the link', () => {
  test('works once, within a day, and only while there is no admin', async () => {
    const token = (await issueFirstAdminLink(platform)) ?? '';
    const other = (await issueFirstAdminLink(platform)) ?? '';
    const open = async (one: string) => (await call(`GET /api/first-admin?token=${one}`)).status;
    expect([await open(token), await open(other), await open('made-up')]).toEqual([200, 200, 404]);
    passTime(firstAdmin.linkLifetime);
    expect(await open(token)).toBe(404);
    const late = await call('POST /api/first-admin', form({ token, ...person }));
    expect(late.status).toBe(404);
    passTime(-firstAdmin.linkLifetime);

    const wrong = await call('POST /api/first-admin', form({ token, ...person, email: 'x"><b>' }));
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('role="alert"');
    expect(wrong.body).toContain('value="x&quot;&gt;&lt;b&gt;"');

    const claims = await Promise.all(
      [token, other, token].map((one, at) =>
        call('POST /api/first-admin', form({ ...person, token: one, email: `a${at}@example.org` })),
      ),
    );
    expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect(await db.$count(people, eq(people.role, 'admin'))).toBe(1);
    expect([await open(token), await open(other)]).toEqual([404, 404]);
    expect(await issueFirstAdminLink(platform)).toBeNull();
    await db.delete(people).where(eq(people.role, 'admin'));
  });

  test('a known address keeps its account, and an admin made elsewhere ends the link', async () => {
    const known = await makePerson(db, { name: 'سلمى' });
    const token = (await issueFirstAdminLink(platform)) ?? '';
    const admin = await makeAdmin(db);
    const fields = { token, name: 'اسم آخر', email: known.email };
    expect((await call('POST /api/first-admin', form(fields))).status).toBe(404);
    await db.delete(people).where(eq(people.id, admin.id));
    const { status, headers, body } = await call('POST /api/first-admin', form(fields));
    expect(status).toBe(200);
    expect(body).toContain(known.email);
    // The sign-in ends in the studio.
    expect(body).toMatch(/href="\/studio\?sign-in#[^"@]+%40[^"]+"/);
    expect(headers['cache-control']).toBe('no-store');
    const [row] = await db.select().from(people).where(eq(people.id, known.id));
    expect(row).toMatchObject({ name: 'سلمى', role: 'admin' });
    const logged = await db.select().from(auditLog).where(eq(auditLog.itemId, known.id));
    expect(logged).toMatchObject([{ action: 'made-admin', kind: 'person', name: 'سلمى' }]);
  });
});

describe('an installation without demo content', () => {
  let folder: string;
  let place: Place;
  let output = '';
  let port: number;
  let places: ReturnType<typeof openPlaces>;

  /** Starts the server from its source, as a process of its own. */
  async function start(): Promise<ChildProcess> {
    const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      cwd: place.dataDir,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        SERVE: 'api',
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
        DEMO: '0',
        LOG_LEVEL: 'debug',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    killOnExit(server);
    output = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk;
          if (output.includes('Sign-in codes')) resolve();
        });
      }
      server.on('exit', () => reject(new Error(output)));
    });
    return server;
  }

  async function stop(server: ChildProcess) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nibras-first-admin-'));
    places = openPlaces(folder);
    place = await places.empty();
    port = await freePort();
  });
  afterAll(async () => {
    await places.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('prints a link for its first admin once; npm run admin makes another, who signs in by a printed code', async () => {
    let server = await start();
    const printed = /http:\S+\/api\/first-admin\?token=(\S+)/;
    await expect.poll(() => output).toMatch(printed);
    const [address = '', token = ''] = printed.exec(output) ?? [];
    const link = { address, token };
    const shown = await fetch(link.address);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain(link.token);
    const storage = await openLocalStorage(join(place.dataDir, 'storage'));
    const stored = JSON.stringify(await contents(place.databaseUrl, storage));
    expect(stored).not.toContain(link.token);

    const claim = () =>
      fetch(`http://127.0.0.1:${port}/api/first-admin`, {
        method: 'POST',
        body: new URLSearchParams({ token: link.token, ...person }),
      });
    expect((await claim()).status).toBe(200);
    expect((await claim()).status).toBe(404);
    expect((await fetch(link.address)).status).toBe(404);
    const rows = await ask(place.databaseUrl, `select role, email_verified_at from people`);
    expect(rows).toEqual([{ role: 'admin', email_verified_at: null }]);
    await stop(server);
    expect(output.split(link.token)).toHaveLength(2);

    server = await start();
    expect(output).not.toContain('first-admin');
    const command = join(import.meta.dirname, 'commands/make-admin.ts');
    const env = { PATH: process.env.PATH, DATABASE_URL: place.databaseUrl };
    const run = async (...args: string[]) =>
      promisify(execFile)(process.execPath, [command, ...args], { cwd: folder, env }).then(
        ({ stdout }) => stdout,
        ({ stderr }) => stderr as string,
      );
    const made = await run('Mona@Example.org');
    expect(made).toContain('mona@example.org is an admin now. The account is new.');
    const login_code = /\b\d{6}\b/.exec(made)?.[0];
    const verify = () =>
      fetch(`http://127.0.0.1:${port}/api/login/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'mona@example.org', login_code }),
      });
    const session = await (await verify()).json();
    expect(session.user.role).toBe('admin');
    expect((await verify()).status).toBe(422);
    expect(await run('mona@example.org')).toContain('is an admin already');
    expect(await run('someone')).toBe('"someone" is not an e-mail address.\n');
    await stop(server);
  });
});
