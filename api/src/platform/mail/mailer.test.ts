import { randomUUID } from 'node:crypto';
import { mails as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { unique } from '#factories/unique.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { mails } from '../database/schema/index.ts';
import { deliverMail } from './deliver-mail.ts';
import { layOut } from './layout.ts';
import type { Mail } from './mailer.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const { db, platform, pool, smtp } = await startTestApp();
const { mailer } = platform;

const newMail = (values: Partial<Mail> = {}): Mail => ({
  to: `reader${unique()}@example.org`,
  template: 'test',
  subject: 'رسالة',
  text: 'نص',
  html: '<p>نص</p>',
  ...values,
});

async function recordOf(to: string) {
  const [row] = await db.select().from(mails).where(eq(mails.recipient, to));
  return row;
}
const finished = (to: string) =>
  vi.waitUntil(
    async () => {
      const row = await recordOf(to);
      return row && row.state !== 'queued' ? row : null;
    },
    { timeout: 60_000 },
  );

afterEach(() => smtp.accept());

test('a mail is delivered, and its result is recorded', async () => {
  const mail = newMail({ subject: 'رسالة عربية: نبراس', text: 'سطر\nوسطر' });
  await mailer.send(db, mail);
  const received = await smtp.mailTo(mail.to);
  expect(received.subject).toBe(mail.subject);
  expect(received.from).toMatchObject({ name: 'نبراس', address: 'no-reply@localhost' });
  expect(received.text?.trim()).toBe(mail.text);
  expect(received.html?.trim()).toBe(mail.html);
  expect(await finished(mail.to)).toMatchObject({
    state: 'sent',
    reason: null,
    template: 'test',
    settledAt: expect.any(Date),
  });
});

test('the mark is a part of a mail that shows it, in its place', async () => {
  const content = { settings: platform.settings(), preview: '', heading: 'عنوان', blocks: [] };
  const mail = newMail(layOut(content));
  await mailer.send(db, mail);
  const { attachments, html } = await smtp.mailTo(mail.to);
  expect(html).toContain('src="cid:mark@nibras"');
  expect(attachments).toMatchObject([
    { contentId: '<mark@nibras>', disposition: 'inline', mimeType: 'image/png', related: true },
  ]);
});

test('a transaction that fails sends nothing and records nothing', async () => {
  const mail = newMail();
  const failing = db.transaction(async (tx) => {
    await mailer.send(tx, mail);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  const next = newMail();
  await mailer.send(db, next);
  await smtp.mailTo(next.to);
  expect(await recordOf(mail.to)).toBeUndefined();
  expect(smtp.mails.flatMap(({ recipients }) => recipients)).not.toContain(mail.to);
});

test('mails that are queued together are delivered promptly', async () => {
  const many = Array.from({ length: 35 }, () => newMail());
  const started = performance.now();
  await Promise.all(many.map((mail) => mailer.send(db, mail)));
  await Promise.all(many.map(({ to }) => smtp.mailTo(to)));
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('no more mails are sent but unrecorded than can be sent at once', async () => {
  // Recording waits for this lock, to simulate a server that is killed at that time.
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock(41)');
  await holder.query(`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(41); return new; end $$`);
  await holder.query(
    'create trigger wait_for_test before update on mails for each row execute function wait_for_test()',
  );
  const many = Array.from({ length: 9 }, () => newMail());
  await db.transaction(async (tx) => {
    for (const mail of many) await mailer.send(tx, mail);
  });
  const arrived = () =>
    smtp.mails.filter(({ recipients }) => many.some(({ to }) => recipients.includes(to))).length;
  const waiting = async () =>
    (
      await holder.query(`select count(*)::int as count from pg_locks
      where locktype = 'advisory' and objid = 41 and not granted`)
    ).rows[0].count;
  await expect.poll(waiting, { timeout: 60_000 }).toBe(3);
  expect(arrived()).toBe(3);
  await holder.query('select pg_advisory_unlock(41)');
  await Promise.all(many.map(({ to }) => finished(to)));
  expect(arrived()).toBe(9);
  await holder.query('drop trigger wait_for_test on mails');
  holder.release();
});

test('every attempt of a mail has the same Message-ID, so that receivers can detect duplicates', async () => {
  const transport = createSmtpTransport(smtp.url, platform.config);
  const { to, subject, text, html } = newMail();
  const mail = { mailId: 1, to, subject, text, html };
  const [one, other] = [randomUUID(), randomUUID()];
  for (const messageKey of [one, one, other]) await transport.deliver({ ...mail, messageKey });
  await transport.close();
  const ids = smtp.mails
    .filter(({ recipients }) => recipients.includes(to))
    .map(({ messageId }) => messageId);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).toMatch(/^<[^<>@]+@localhost>$/);
});

test('a mail with a reused id, as after a restore, has its own Message-ID', async () => {
  const [first, second] = [newMail(), newMail()];
  await mailer.send(db, first);
  await finished(first.to);
  const { rows } = await pool.query("select setval('mails_id_seq', max(id) - 1) from mails");
  expect(rows).toHaveLength(1);
  await pool.query('delete from mails where recipient = $1', [first.to]);
  await mailer.send(db, second);
  await finished(second.to);
  const idOf = async ({ to }: Mail) => (await smtp.mailTo(to)).messageId;
  expect(await idOf(second)).not.toBe(await idOf(first));
});

test('a subject cannot inject a header or a recipient', async () => {
  const mail = newMail({ subject: 'رسالة\r\nBcc: spy@example.org\r\n\r\nنص آخر' });
  await mailer.send(db, mail);
  const received = await smtp.mailTo(mail.to);
  expect(received.recipients).toEqual([mail.to]);
  expect(received.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(received.subject).toBe('رسالة Bcc: spy@example.org نص آخر');
  expect(received.text?.trim()).toBe(mail.text);
  const listed = newMail({ to: `a${unique()}@example.org, spy@example.org` });
  await mailer.send(db, listed);
  expect(await finished(listed.to)).toMatchObject({ state: 'refused' });
  expect(smtp.mails.flatMap(({ recipients }) => recipients)).not.toContain('spy@example.org');
});

test('a code in the subject is not recorded', async () => {
  const mail = newMail({ subject: '123456 هو كود التحقق' });
  await mailer.send(db, mail);
  expect((await smtp.mailTo(mail.to)).subject).toBe(mail.subject);
  expect((await recordOf(mail.to))?.subject).toBe('•••••• هو كود التحقق');
});

test('a permanently refused recipient is recorded at once with the server’s reason', async () => {
  smtp.refuse(550, 'no such mailbox');
  const mail = newMail();
  await mailer.send(db, mail);
  const record = await finished(mail.to);
  expect(record.state).toBe('refused');
  expect(record.reason).toContain('550 no such mailbox');
});

test('a temporary failure is retried and delivered later', async () => {
  smtp.refuse(451, 'try again later');
  const mail = newMail();
  await mailer.send(db, mail);
  await vi.waitUntil(async () => (await recordOf(mail.to))?.reason?.includes('451'), {
    timeout: 60_000,
  });
  expect((await recordOf(mail.to))?.state).toBe('queued');
  smtp.accept();
  expect(await finished(mail.to)).toMatchObject({ state: 'sent', reason: null });
});

test('no mail goes to a server elsewhere that offers no TLS, unless the operator has said so', async () => {
  // This address leads to the test's server too, and is not known as this machine's own.
  const elsewhere = smtp.url.replace('127.0.0.1', '0.0.0.0');
  const { to, subject, text, html } = newMail();
  const deliver = async (smtpAllowPlain: boolean) => {
    const transport = createSmtpTransport(elsewhere, { ...platform.config, smtpAllowPlain });
    try {
      await transport.deliver({ mailId: 1, to, subject, text, html });
    } finally {
      await transport.close();
    }
  };
  await expect(deliver(false)).rejects.toThrow(/TLS/);
  expect(smtp.mails.some(({ recipients }) => recipients.includes(to))).toBe(false);
  await deliver(true);
  expect((await smtp.mailTo(to)).subject).toBe(subject);
});

describe('one delivery', () => {
  const transport = createSmtpTransport(smtp.url, platform.config);
  /** No server listens on port 9 of this machine. */
  const nowhere = createSmtpTransport('smtp://127.0.0.1:9', platform.config);

  async function queued(values: Partial<Mail> = {}) {
    const mail = newMail(values);
    const { to, subject, template } = mail;
    const [row] = await db
      .insert(mails)
      .values({ recipient: to, subject, template })
      .returning({ id: mails.id });
    return { ...mail, mailId: row?.id ?? 0, messageKey: randomUUID(), usefulUntil: undefined };
  }

  test('without a connection throws to be retried, and is refused after the last attempt', async () => {
    const mail = await queued();
    const attempt = (last: boolean) => deliverMail({ db, transport: nowhere }, mail, { last });
    await expect(attempt(false)).rejects.toThrow('ECONNREFUSED');
    expect(await recordOf(mail.to)).toMatchObject({ state: 'queued' });
    expect((await recordOf(mail.to))?.reason).toContain('ECONNREFUSED');
    await expect(attempt(true)).rejects.toThrow('ECONNREFUSED');
    expect(await recordOf(mail.to)).toMatchObject({ state: 'refused' });
  });

  test('of a delivered mail does nothing', async () => {
    const mail = await queued();
    await deliverMail({ db, transport }, mail, { last: false });
    await deliverMail({ db, transport }, mail, { last: false });
    expect(smtp.mails.filter(({ recipients }) => recipients.includes(mail.to))).toHaveLength(1);
    await transport.close();
  });

  test('of an expired code is skipped with the reason', async () => {
    const mail = await queued();
    const usefulUntil = new Date(Date.now() - 1).toISOString();
    await deliverMail({ db, transport: nowhere }, { ...mail, usefulUntil }, { last: false });
    const record = await recordOf(mail.to);
    expect(record).toMatchObject({ state: 'refused' });
    expect(record?.reason).toContain('expired');
  });
});

test('records are deleted after 30 days', async () => {
  const purge = mailer.workers().find(({ every }) => every);
  const record = async (age: number) => {
    const mail = newMail();
    const createdAt = new Date(Date.now() - age);
    await db.insert(mails).values({ recipient: mail.to, subject: '', template: '', createdAt });
    return mail.to;
  };
  const old = await record(limits.retention + 60_000);
  const young = await record(limits.retention - 60_000);
  await purge?.work({}, { last: false });
  expect(await recordOf(old)).toBeUndefined();
  expect(await recordOf(young)).toBeDefined();
});
