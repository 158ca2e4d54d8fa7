import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { settings as settingsTable } from '#platform/database/schema/index.ts';
import { openInvalidationBus } from '#platform/http/cache/invalidation-bus.ts';
import { storedMailSetup, storeMailSetup } from '#platform/mail/mail-setup.ts';
import { vaultOf } from '#platform/secrets/vault.ts';
import { openSettings } from '#platform/settings/open-settings.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testMail } from './test-mail.ts';

const app = await startTestApp();
const { call, db, platform, pool, settings, smtp } = app;
const admin = await makePerson(db, { role: 'admin' });
const editor = await makePerson(db, { role: 'editor' });
const item = '/api/studio/items/site/1';

async function save(values: Record<string, unknown>) {
  const { body } = await call(`GET ${item}`, { as: admin });
  const changes = Object.entries(values).map(([field, value]) => ({
    field,
    value,
    base: body.item.field_versions[field] ?? 0,
  }));
  const saved = await call(`PUT ${item}/draft`, { as: admin, body: { changes } });
  expect(saved.status).toBe(200);
  return saved.body.draft_version as number;
}

/** Publishes settings; `settings` of the test's process follow no other, so they are read again. */
async function publish(values: Record<string, unknown>) {
  const answer = await call(`POST ${item}/publish`, {
    as: admin,
    body: { draft_version: await save(values) },
  });
  await settings.reload();
  return answer;
}

const undo = async (entry: number) => {
  expect((await call(`POST /api/studio/undo/${entry}`, { as: admin })).status).toBe(200);
  await settings.reload();
};

test('the environment gives the first values, until the studio has published', async () => {
  const options = { db, log: platform.log, write: true };
  const named = (siteName: string) => ({
    ...platform.config,
    first: { ...platform.config.first, siteName },
  });
  const opened = await openSettings({ ...options, config: named('اسم البيئة') });
  expect(opened.current()).toMatchObject({ siteName: 'اسم البيئة', version: 0 });
  await publish({ name: 'اسم الاستوديو' });
  const later = await openSettings({ ...options, config: named('اسم آخر') });
  expect(later.current().siteName).toBe('اسم الاستوديو');
});

test('a change holds in every process as soon as it is answered', async () => {
  const bus = await openInvalidationBus({
    url: platform.config.databaseUrl ?? '',
    pool,
    log: platform.log,
  });
  const other = await openSettings({
    config: platform.config,
    db,
    log: platform.log,
    write: false,
  });
  await other.follow(bus);
  try {
    for (const phone of ['+20 1', '+20 2', '+20 3']) {
      await publish({ phone });
      // As the response cache does before it answers a change.
      await bus.whenProcessed(0);
      expect(other.current().contact.phone).toBe(phone);
    }
  } finally {
    await bus.close();
  }
});

test('the name is in the next mail, and an undo brings the old one back', async () => {
  const before = settings.current().siteName;
  const { body } = await publish({ name: 'أكاديمية البيان' });
  const email = `${randomUUID()}@example.org`;
  await call('POST /api/login', { body: { email } });
  const mail = await smtp.mailTo(email);
  expect(mail.subject).toContain('أكاديمية البيان');
  expect(mail.html).toContain('أكاديمية البيان');
  await undo(body.undo);
  expect(settings.current().siteName).toBe(before);
  const { body: log } = await call('GET /api/studio/log?kind=site', { as: admin });
  expect(log.entries.data.map((entry: { action: string }) => entry.action)).toContain('undone');
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ email: 'nobody' }, 'email'],
  [{ facebook: 'facebook' }, 'links'],
  [{ github: 'https://' }, 'links'],
  [{ accent: '#0d7a' }, 'accent'],
  [{ time_zone: 'Mars/Base' }, 'time-zone'],
])('%j is not published, and says why', async (values, code) => {
  const answer = await publish(values);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual([code]);
  const { body } = await call(`GET ${item}`, { as: admin });
  const json = { draft_version: body.item.draft_version };
  expect((await call(`POST ${item}/discard`, { as: admin, body: json })).status).toBe(200);
});

test('the address of a page elsewhere is completed with its scheme', async () => {
  const { status } = await publish({ youtube: 'youtube.com/@sana' });
  expect(status).toBe(200);
  expect(settings.current().socials.youtube).toBe('https://youtube.com/@sana');
});

test('the site is neither hidden nor removed, and no editor sees its settings', async () => {
  expect((await call(`POST ${item}/hide`, { as: admin })).status).toBe(409);
  expect((await call(`POST ${item}/bin`, { as: admin })).status).toBe(403);
  expect((await call(`GET ${item}`, { as: editor })).status).toBe(404);
});

test('icons are drawn from the picture that the provider chose', async () => {
  expect((await call('GET /api/site-files/icon-192.png')).status).toBe(404);
  const path = `site/${randomUUID()}.png`;
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#0d7a5f' },
  })
    .png()
    .toBuffer();
  await platform.storage.write(path, picture);
  await pool.query("insert into media (path, name, kind) values ($1, 'أيقونة', 'image')", [path]);
  const { body } = await publish({ icon: path });
  const sizes = {
    'icon-192.png': [192, 192],
    'icon-maskable-512.png': [512, 512],
    'apple-touch-icon.png': [180, 180],
    'og.jpg': [1200, 630],
  } as const;
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const drawn = await call(`GET /api/site-files/${name}`);
    expect(await sharp(drawn.raw).metadata(), name).toMatchObject({ width, height });
  }
  const favicon = await call('GET /api/site-files/favicon.svg');
  expect(favicon.headers['content-type']).toContain('image/svg+xml');
  expect((await call('GET /api/site-files/other.png')).status).toBe(404);
  await undo(body.undo);
  expect((await call('GET /api/site-files/icon-192.png')).status).toBe(404);
});

const setup = {
  host: '127.0.0.1',
  port: 9,
  tls: false,
  user: 'sender',
  password: 'a very secret word',
  from_name: 'البيان',
  from_address: 'no-reply@example.org',
};

test('no answer contains the mail password or the private push key', async () => {
  const { body } = await call('PUT /api/studio/settings/mail', { as: admin, body: setup });
  expect(body.mail).toMatchObject({ source: 'studio', has_password: true, user: 'sender' });
  const answers = [
    body,
    (await call('GET /api/studio/settings', { as: admin })).body,
    (await call('GET /api/studio/log', { as: admin })).body,
    (await call(`GET ${item}`, { as: admin })).body,
  ];
  expect(JSON.stringify(answers)).not.toContain(setup.password);
  expect(JSON.stringify(answers)).not.toMatch(/privateKey|private_key/);
  await call('DELETE /api/studio/settings/mail', { as: admin });
});

test('the mail password is sealed in the database, and gone when it is removed', async () => {
  const rows = async () => JSON.stringify(await db.select().from(settingsTable));
  await call('PUT /api/studio/settings/mail', { as: admin, body: setup });
  expect(await storedMailSetup(platform)).toMatchObject({ password: setup.password });
  expect(await rows()).not.toContain(setup.password);
  expect(await rows()).not.toContain(setup.user);
  const replaced = { ...setup, password: 'another secret word' };
  await call('PUT /api/studio/settings/mail', { as: admin, body: replaced });
  const sealed = await rows();
  await call('DELETE /api/studio/settings/mail', { as: admin });
  expect(sealed).toContain('mail-setup');
  expect(await rows()).not.toContain('mail-setup');
  const { body: log } = await call('GET /api/studio/log', { as: admin });
  const changes = log.entries.data.filter(
    ({ action }: { action: string }) => action === 'mail-changed',
  );
  expect(changes.length).toBeGreaterThan(2);
  expect(new Set(changes.map(({ undo }: { undo: string }) => undo))).toEqual(new Set(['no']));
});

test('a mail set-up that another key has sealed is as good as none, and the studio says so', async () => {
  const other = { db, vault: vaultOf(randomBytes(32)) };
  const { mail: environment } = (await call('GET /api/studio/settings', { as: admin })).body;
  await call('PUT /api/studio/settings/mail', { as: admin, body: setup });
  const stored = await storedMailSetup(platform);
  await storeMailSetup(other, stored);
  const { body } = await call('GET /api/studio/settings', { as: admin });
  expect(body).toMatchObject({ secrets_locked: true, mail: environment });
  await call('PUT /api/studio/settings/mail', { as: admin, body: setup });
  const { body: again } = await call('GET /api/studio/settings', { as: admin });
  expect(again).toMatchObject({ secrets_locked: false, mail: { source: 'studio' } });
  await call('DELETE /api/studio/settings/mail', { as: admin });
});

test('an absent password stays with its server, and goes to no other', async () => {
  const stored = async () => {
    return (await storedMailSetup(platform))?.password;
  };
  await call('PUT /api/studio/settings/mail', { as: admin, body: setup });
  const { password: _, ...rest } = setup;
  await call('PUT /api/studio/settings/mail', { as: admin, body: { ...rest, port: 10 } });
  expect(await stored()).toBe(setup.password);
  await call('PUT /api/studio/settings/mail', { as: admin, body: { ...rest, host: 'localhost' } });
  expect(await stored()).toBe('');
  const { body } = await call('DELETE /api/studio/settings/mail', { as: admin });
  expect(body.mail.source).toBe('environment');
});

test('a saved mail set-up holds for the next mail, without a restart', async () => {
  const { port } = new URL(smtp.url);
  const body = { ...setup, user: '', port: Number(port), from_address: 'studio@example.org' };
  await call('PUT /api/studio/settings/mail', { as: admin, body });
  const email = `${randomUUID()}@example.org`;
  await call('POST /api/login', { body: { email } });
  expect((await smtp.mailTo(email)).from?.address).toBe('studio@example.org');
  await call('DELETE /api/studio/settings/mail', { as: admin });
});

const dns = { resolveTxt: async () => [['v=spf1 -all']] };

test('the test of the mail set-up says in Arabic what happened', async () => {
  const good = await testMail(platform, { to: `${randomUUID()}@example.org`, dns });
  expect(good.ok).toBe(true);
  expect(good.steps[0]).toMatchObject({ code: 'sent', state: 'ok' });
  await call('PUT /api/studio/settings/mail', { as: admin, body: { ...setup, user: '' } });
  const bad = await testMail(platform, { to: 'someone@example.org', dns });
  expect(bad.ok).toBe(false);
  expect(bad.steps[0]).toMatchObject({ code: 'closed', state: 'failed' });
  expect(bad.steps[0]?.hint).toContain('المنفذ');
  expect(bad.steps.map(({ code, state }) => `${code} ${state}`).slice(1)).toEqual([
    'spf ok',
    'dkim warning',
    'dmarc warning',
  ]);
  await call('DELETE /api/studio/settings/mail', { as: admin });
});
