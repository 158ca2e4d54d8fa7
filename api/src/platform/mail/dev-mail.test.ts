import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { createHttpServer } from '../../app.ts';
import { readyLines } from '../../ready-lines.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Config } from '../config/config.ts';
import { addDevMail } from './dev-mail.ts';
import { purgeMailFolder, storedMails } from './mail-folder.ts';
import type { Mailer } from './mailer.ts';

const { db, platform } = await startTestApp({ config: { smtpUrl: null } });
const folder = join(platform.config.dataDir, 'mail');

function serverWith(
  config: Partial<Config> = {},
  mailer: Pick<Mailer, 'folder'> = platform.mailer,
) {
  const changed = {
    ...platform,
    config: { ...platform.config, ...config },
    mailer: { ...platform.mailer, ...mailer },
  };
  const app = createHttpServer(changed);
  addDevMail(app, changed);
  return (url: string, from: Omit<InjectOptions, 'url'> = {}) =>
    app.inject({ url, headers: { host: '127.0.0.1:3000' }, ...from });
}
const get = serverWith();

async function storeMail(subject: string, html = '<p>نص</p>') {
  const before = (await storedMails(folder)).length;
  const mail = { to: 'reader@example.org', template: 'test', subject, text: 'نص', html };
  await platform.mailer.send(db, mail);
  await expect.poll(async () => (await storedMails(folder)).length).toBeGreaterThan(before);
  return (await storedMails(folder))[0];
}

test('without a mail server, mails are stored as files that only their owner can read', async () => {
  expect((await get('/dev/mail')).body).toContain('لا توجد رسائل بعد');
  const name = await storeMail('رسالة أولى');
  const file = join(folder, `${name}.eml`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const parsed = await PostalMime.parse(await readFile(file));
  expect(parsed).toMatchObject({ subject: 'رسالة أولى', to: [{ address: 'reader@example.org' }] });
  expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.part$/));
});

test('/dev/mail lists them newest first, right to left, with a strict security policy', async () => {
  await storeMail('الرسالة الأقدم');
  await storeMail('الرسالة الأحدث');
  const { statusCode, headers, body } = await get('/dev/mail');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body.indexOf('الأحدث')).toBeLessThan(body.indexOf('الأقدم'));
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'/,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('one mail shows its text, and its HTML in a sandboxed frame', async () => {
  const html = '<p>نص</p><script>alert(1)</script>';
  const name = await storeMail('<b>123456</b> هو كود', html);
  const page = await get(`/dev/mail/${name}`);
  expect(page.body).toContain(`<iframe src="/dev/mail/${name}/html"`);
  expect(page.body).toContain('sandbox=""');
  expect(page.body).toContain('&lt;b&gt;123456&lt;/b&gt; هو كود');
  expect(page.body).not.toContain('<b>');
  const frame = await get(`/dev/mail/${name}/html`);
  expect(frame.body).toBe(html);
  expect(frame.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
});

test.each([
  '/dev/mail/nothing',
  '/dev/mail/2026-01-01T00-00-00-000-1',
  '/dev/mail/..%2Fsecret',
  '/dev/mail/..%2F..%2Fpostgres%2Furl/html',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('the page does not exist on a public site or with a mail server', async () => {
  for (const production of [true, false]) {
    const onPublicSite = serverWith({ production, publicUrl: 'https://example.org' });
    expect((await onPublicSite('/dev/mail')).statusCode).toBe(404);
  }
  const withServer = serverWith({}, { folder: null });
  expect((await withServer('/dev/mail')).statusCode).toBe(404);
  const withoutPublicUrl = serverWith({ production: true, publicUrl: null });
  expect((await withoutPublicUrl('/dev/mail')).statusCode).toBe(200);
  const behindLocalVite = serverWith({ publicUrl: 'http://localhost:3000' });
  expect((await behindLocalVite('/dev/mail')).statusCode).toBe(200);
});

describe('without the token', () => {
  const host = { host: '127.0.0.1:3000' };

  test.each([
    ['this machine', { remoteAddress: '127.0.0.1' }],
    ['this machine over IPv6', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }],
    ['this machine as IPv6 has it', { remoteAddress: '::ffff:127.0.0.1' }],
    ['this machine by name', { headers: { host: 'localhost:3000' } }],
  ])('%s can read the mails, also on an exposed server', async (_who, from) => {
    const open = serverWith({ host: '0.0.0.0', exposed: true });
    expect((await open('/dev/mail', from)).statusCode).toBe(200);
  });

  test.each([
    ['another machine', { remoteAddress: '192.168.1.9', headers: host }],
    ['a container’s network', { remoteAddress: '172.17.0.1', headers: host }],
    ['another machine over IPv6', { remoteAddress: '2001:db8::1', headers: host }],
    ['a proxy', { headers: { ...host, 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy with Forwarded', { headers: { ...host, forwarded: 'for=127.0.0.1' } }],
    ['a proxy with Via only', { headers: { ...host, via: '1.1 proxy' } }],
    ['a proxy with X-Real-IP', { headers: { ...host, 'x-real-ip': '127.0.0.1' } }],
    ['a proxy with X-Forwarded-Host', { headers: { ...host, 'x-forwarded-host': '127.0.0.1' } }],
    ['a proxy with X-Forwarded-Proto', { headers: { ...host, 'x-forwarded-proto': 'https' } }],
    ['a page after DNS rebinding', { headers: { host: 'attacker.example' } }],
    ['a malformed host', { headers: { host: 'a b' } }],
    ['a wrong token', { headers: { host: 'a' }, query: { token: 'x'.repeat(32) } }],
    ['a wrong cookie', { headers: { host: 'a', cookie: 'dev-mail=x' } }],
  ])('%s gets 404', async (_who, from) => {
    const name = await storeMail('رسالة سرية');
    for (const trustProxy of [false, true]) {
      const open = serverWith({ host: '0.0.0.0', exposed: true, trustProxy });
      for (const path of ['/dev/mail', `/dev/mail/${name}`, `/dev/mail/${name}/html`]) {
        const { statusCode, body } = await open(path, from);
        expect([400, 404]).toContain(statusCode);
        expect(body).not.toContain('سرية');
      }
    }
  });
});

test('the token that is printed at the start grants access from another machine', async () => {
  const config = { ...platform.config, exposed: true, host: '0.0.0.0', smtpUrl: null };
  const open = serverWith(config);
  const printed = /http:\S+\/dev\/mail\S+/.exec(
    readyLines(config, 'http://0.0.0.0:3000', null, 'نبراس'),
  )?.[0];
  const { pathname, search } = new URL(printed ?? '');
  const from = { remoteAddress: '192.168.1.9', headers: { host: 'nibras.lan:3000' } };
  const entered = await open(pathname + search, from);
  expect(entered.statusCode).toBe(303);
  expect(entered.headers.location).toBe('/dev/mail');
  const cookie = String(entered.headers['set-cookie']);
  expect(cookie).toMatch(/; Path=\/dev\/mail; HttpOnly; SameSite=Strict$/);
  const headers = { ...from.headers, cookie: cookie.split(';')[0] };
  const name = await storeMail('رسالة');
  for (const path of ['/dev/mail', `/dev/mail/${name}`, `/dev/mail/${name}/html`]) {
    expect((await open(path, { ...from, headers })).statusCode).toBe(200);
  }
  const local = { ...config, exposed: false, host: '127.0.0.1' };
  expect(readyLines(local, 'http://127.0.0.1:3000', null, 'نبراس')).toMatch(/:3000\/dev\/mail$/m);
  const publicSite = { ...config, publicUrl: 'https://example.org' };
  expect(readyLines(publicSite, 'http://0.0.0.0:3000', null, 'نبراس')).not.toContain('/dev/mail');
});

test('old files are removed, other files are not', async () => {
  await storeMail('رسالة قديمة');
  await writeFile(join(folder, 'notes.json'), '{}');
  await utimes(join(folder, 'notes.json'), 0, 0);
  await purgeMailFolder(folder, new Date(Date.now() - 60_000));
  expect((await storedMails(folder)).length).toBeGreaterThan(0);
  await purgeMailFolder(folder, new Date(Date.now() + 60_000));
  expect(await readdir(folder)).toEqual(['notes.json']);
});
