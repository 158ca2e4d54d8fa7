import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import { createHttpServer } from '../../app.ts';
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
  return (url: string) => app.inject({ url });
}
const get = serverWith();

async function keep(subject: string, html = '<p>نص</p>') {
  const before = (await storedMails(folder)).length;
  const mail = { to: 'reader@example.org', template: 'test', subject, text: 'نص', html };
  await platform.mailer.send(db, mail);
  return vi.waitUntil(async () => {
    const names = await storedMails(folder);
    return names.length > before ? names[0] : undefined;
  });
}

test('without a mail server, mails are kept as files that only their owner can read', async () => {
  expect((await get('/dev/mail')).body).toContain('لا توجد رسائل بعد');
  const name = await keep('رسالة أولى');
  const file = join(folder, `${name}.eml`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const parsed = await PostalMime.parse(await readFile(file));
  expect(parsed).toMatchObject({ subject: 'رسالة أولى', to: [{ address: 'reader@example.org' }] });
  expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.part$/));
});

test('/dev/mail lists them newest first, right to left, under a strict policy', async () => {
  await keep('الرسالة الأقدم');
  await keep('الرسالة الأحدث');
  const { statusCode, headers, body } = await get('/dev/mail');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body.indexOf('الأحدث')).toBeLessThan(body.indexOf('الأقدم'));
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; frame-src 'self'/,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('one mail shows its text, and its HTML in a frame that can do nothing', async () => {
  const html = '<p>نص</p><script>alert(1)</script>';
  const name = await keep('<b>123456</b> هو كود', html);
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

test('there is no such page on a public site, nor where mails are really sent', async () => {
  const onPublicSite = serverWith({ production: true, publicUrl: 'https://example.org' });
  expect((await onPublicSite('/dev/mail')).statusCode).toBe(404);
  const withServer = serverWith({}, { folder: null });
  expect((await withServer('/dev/mail')).statusCode).toBe(404);
  const startedAtHome = serverWith({ production: true, publicUrl: null });
  expect((await startedAtHome('/dev/mail')).statusCode).toBe(200);
});

test('old files are removed, other files are not', async () => {
  await keep('رسالة قديمة');
  await writeFile(join(folder, 'notes.json'), '{}');
  await utimes(join(folder, 'notes.json'), 0, 0);
  await purgeMailFolder(folder, new Date(Date.now() - 60_000));
  expect((await storedMails(folder)).length).toBeGreaterThan(0);
  await purgeMailFolder(folder, new Date(Date.now() + 60_000));
  expect(await readdir(folder)).toEqual(['notes.json']);
});
