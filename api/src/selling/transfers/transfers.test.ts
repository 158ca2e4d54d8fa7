import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeCourse } from '#factories/courses.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import {
  auditLog,
  entitlements,
  notifications,
  payments,
  purchases,
  transferChannels,
  transfers,
} from '#platform/database/schema/index.ts';
import { firstSellingSetup, storeSellingSetup } from '#platform/selling/selling-setup.ts';
import { openPurchase } from '#selling/purchases/index.ts';
import { startPushService } from '../../testing/push-endpoint.ts';
import { heic, zip } from '../../testing/sample-files.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, platform, smtp } = await startTestApp();
const pushService = await startPushService();
afterAll(() => pushService.stop());
const [admin, colleague] = [
  await makeAdmin(db, { name: 'هدى' }),
  await makeAdmin(db, { name: 'عمر' }),
];
const stranger = await makePerson(db);
const [channel] = await db
  .insert(transferChannels)
  .values({ kind: 'vodafone-cash', name: 'فودافون كاش', number: '01001234567' })
  .returning();
const hour = 60 * 60 * 1000;

/** Names, amounts and numbers as an app of a bank shows them, each drawn as bars that depend on the text. */
async function screen(texts: string[]): Promise<Buffer> {
  const [width, height] = [540, 1170];
  const pixels = Buffer.alloc(width * height, 255);
  pixels.fill(96, 0, width * 180);
  for (const [line, text] of texts.entries()) {
    for (const [at, sign] of [...text].entries()) {
      const code = sign.charCodeAt(0) * 2654435761;
      for (let bit = 0; bit < 24; bit += 1) {
        if (((code >>> bit) & 1) === 0) continue;
        const [x, y] = [40 + at * 20 + (bit % 4) * 4, 300 + line * 70 + Math.floor(bit / 4) * 6];
        for (let row = y; row < y + 6; row += 1)
          pixels.fill(0, row * width + x, row * width + x + 4);
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .withExif({ IFD0: { Artist: 'سلمى' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

let drawn = 0;
/** A receipt like no other. */
const newScreen = () => {
  drawn += 1;
  const number = String(drawn * 7919 + 100_000_000);
  return screen(['تم التحويل', '450.00 EGP', number, `2026-11-2${drawn % 10}`]);
};

async function buy(values: { price?: string } = {}) {
  const person = await makePerson(db, { name: 'سلمى' });
  const course = await makeCourse(db, { price: values.price ?? '450' });
  const { id } = await openPurchase(platform, { person: person.id, courses: [course.id] });
  const [purchase] = await db.select().from(purchases).where(eq(purchases.id, id));
  if (!purchase) throw new Error('no purchase was opened');
  return { person, course, purchase };
}
type Bought = Awaited<ReturnType<typeof buy>>;

interface Sending {
  picture?: Buffer | null;
  as?: { id: number };
  fields?: Record<string, string>;
  name?: string;
}

async function send({ purchase, person }: Bought, options: Sending = {}) {
  const { as = person, fields = {}, name = 'لقطة.jpg' } = options;
  const picture = options.picture === undefined ? await newScreen() : options.picture;
  const body = new FormData();
  body.set('channel', String(channel?.id));
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  if (picture) body.set('attachment', new Blob([new Uint8Array(picture)]), name);
  return call(`POST /api/purchases/${purchase.id}/transfer`, { as, body });
}

async function sent(options: Sending = {}) {
  const bought = await buy();
  const { status, body } = await send(bought, options);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...bought, transfer: body.transfer as { id: number; picture: string } };
}

const decide = (
  id: number,
  act: 'approve' | 'ask' | 'decline' | 'reopen',
  { as = admin, body = {} }: { as?: { id: number }; body?: object } = {},
) => call(`POST /api/studio/transfers/${id}/${act}`, { as, body });
const detail = async (id: number, as: { id: number } = admin) =>
  (await call(`GET /api/studio/transfers/${id}`, { as })).body.transfer;
const stateOf = async ({ purchase }: Pick<Bought, 'purchase'>) =>
  (await db.select().from(purchases).where(eq(purchases.id, purchase.id)))[0]?.state;
/** Ends the time in which a purchase can be paid. */
const endAt = ({ purchase }: Pick<Bought, 'purchase'>, expiresAt: Date) =>
  db.update(purchases).set({ expiresAt }).where(eq(purchases.id, purchase.id));
const accesses = ({ person }: Pick<Bought, 'person'>) =>
  db.$count(entitlements, eq(entitlements.personId, person.id));
const open = (url: string, as?: { id: number }) => {
  const { pathname, search } = new URL(url);
  return call(`GET ${pathname}${search}` as 'GET /', { as });
};
const noticesOf = async ({ id }: { id: number }) =>
  (await db.select().from(notifications).where(eq(notifications.personId, id))).map(({ type }) =>
    type.split('\\').at(-1),
  );

describe('a receipt', () => {
  test('is kept without metadata, and its picture opens for its owner and the studio only', async () => {
    const bought = await buy();
    const { status, body } = await send(bought, {
      fields: { sender_digits: '٤٥٦٧', sent_at: new Date().toISOString(), note: ' من رقم أخي ' },
    });
    expect(status).toBe(200);
    expect(body.transfer).toMatchObject({
      state: 'waiting',
      channel_name: 'فودافون كاش',
      sender_digits: '4567',
      note: 'من رقم أخي',
      question: '',
    });
    const own = await open(body.transfer.picture, bought.person);
    expect([own.status, (await sharp(own.raw).metadata()).exif]).toEqual([200, undefined]);
    expect((await open(body.transfer.picture, stranger)).status).toBe(404);
    expect((await open(body.transfer.picture.split('?')[0] ?? '', bought.person)).status).toBe(404);
    const { picture } = await detail(body.transfer.id);
    expect((await open(picture, admin)).status).toBe(200);
    expect((await open(picture, bought.person)).status).toBe(404);
  });

  test('is told to those who sell by notice and mail, with the person to reply to', async () => {
    const { person, transfer, purchase } = await sent();
    const provider = platform.settings().contact.email;
    const subject = 'إيصال تحويل جديد من سلمى';
    for (let count = 1; ; count += 1) {
      const mail = await smtp.mailTo(provider, count);
      if (!mail.text?.includes(purchase.reference)) continue;
      expect(mail.subject).toContain(subject);
      expect(mail.replyTo?.[0]?.address).toBe(person.email);
      break;
    }
    const { body } = await call('GET /api/notifications', { as: admin });
    expect(body.notifications.data[0]).toMatchObject({
      link: `/studio/transfers/${transfer.id}`,
      text: expect.stringContaining('إيصال تحويل من سلمى'),
    });
  });

  test('replaces the one that waits, and may keep its picture', async () => {
    const bought = await sent({ fields: { sender_digits: '1111' } });
    const again = await send(bought, { picture: null, fields: { sender_digits: '2222' } });
    expect(again.status).toBe(200);
    const rows = await db
      .select()
      .from(transfers)
      .where(eq(transfers.purchaseId, bought.purchase.id))
      .orderBy(transfers.id);
    expect(rows.map(({ state, senderDigits }) => [state, senderDigits])).toEqual([
      ['withdrawn', '1111'],
      ['waiting', '2222'],
    ]);
    expect(rows[0]?.picture).toBe(rows[1]?.picture);
    expect((await decide(bought.transfer.id, 'approve')).body.message).toContain('تغيّر');
    expect((await detail(again.body.transfer.id)).duplicates).toEqual([]);
  });

  test.each<[string, Sending, number, string[] | undefined]>([
    ['without a picture', { picture: null }, 422, ['attachment']],
    ['that is a text', { picture: Buffer.from('نص') }, 415, ['attachment']],
    ['that is a PDF', { picture: Buffer.from('%PDF-1.4\n'), name: 'a.pdf' }, 415, ['attachment']],
    ['of a telephone’s camera', { picture: heic, name: 'a.heic' }, 415, ['attachment']],
    ['that is an archive', { picture: zip({ a: 'a' }), name: 'a.zip' }, 415, ['attachment']],
    ['with a price', { fields: { amount: '1' } }, 422, undefined],
    ['with a state', { fields: { state: 'approved' } }, 422, undefined],
    ['with letters for digits', { fields: { sender_digits: 'abcd' } }, 422, ['sender_digits']],
    [
      'of tomorrow',
      { fields: { sent_at: new Date(Date.now() + 24 * hour).toISOString() } },
      422,
      ['sent_at'],
    ],
    ['to an unknown channel', { fields: { channel: '999999' } }, 404, undefined],
  ])('%s is refused, and nothing is stored', async (_case, options, expected, fields) => {
    const bought = await buy();
    const { status, body } = await send(bought, options);
    expect([status, body.errors && Object.keys(body.errors)]).toEqual([expected, fields]);
    // What is refused next is not offered.
    expect(body.message).not.toMatch(/Word|Excel/);
    expect(await db.$count(transfers, eq(transfers.purchaseId, bought.purchase.id))).toBe(0);
  });

  test('is taken from the owner alone, and not for what is paid', async () => {
    const bought = await sent();
    expect((await send(bought, { as: stranger })).status).toBe(404);
    expect((await send(bought, { as: admin })).status).toBe(404);
    expect((await decide(bought.transfer.id, 'approve')).status).toBe(200);
    expect((await send(bought)).status).toBe(409);
  });

  test('sent twice at once leaves one that waits', async () => {
    const bought = await buy();
    const statuses = await Promise.all([send(bought), send(bought)]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await db
      .select({ state: transfers.state })
      .from(transfers)
      .where(eq(transfers.purchaseId, bought.purchase.id));
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['waiting', 'withdrawn']);
  });
});

describe('an approval', () => {
  test('gives access, and tells by notice, mail and push within ten seconds', async () => {
    const bought = await sent();
    const browser = pushService.newBrowser();
    const token = JSON.stringify(browser.subscription);
    await call('POST /api/device-tokens', { as: bought.person, body: { token } });
    const start = Date.now();
    const { status, body } = await decide(bought.transfer.id, 'approve');
    expect([status, body.outcome]).toEqual([200, 'paid']);
    expect(await stateOf(bought)).toBe('paid');
    expect(await accesses(bought)).toBe(1);
    const { body: course } = await call(`GET /api/course-detailsAuth/${bought.course.id}`, {
      as: bought.person,
    });
    expect(JSON.stringify(course)).toContain('joined');
    expect(await noticesOf(bought.person)).toContain('PurchasePaid');
    const mail = await smtp.mailTo(bought.person.email);
    expect(mail.subject).toContain(bought.course.name);
    await browser.received(1);
    expect(Date.now() - start).toBeLessThan(10_000);
  });

  test('by two people at once grants once', async () => {
    const bought = await sent();
    const answers = await Promise.all(
      [admin, colleague].map((as) => decide(bought.transfer.id, 'approve', { as })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await accesses(bought)).toBe(1);
    expect(await db.$count(payments, eq(payments.purchaseId, bought.purchase.id))).toBe(1);
  });

  test('of what has expired, or in another amount, is a case that the answer names', async () => {
    const late = await buy();
    await endAt(late, new Date(Date.now() - hour));
    const { body } = await send(late);
    expect((await detail(body.transfer.id)).purchase.late).toBe(true);
    expect((await decide(body.transfer.id, 'approve')).body).toMatchObject({
      outcome: 'case',
      message: expect.stringContaining('ينتظر قرارك'),
    });
    expect(await accesses(late)).toBe(0);
    expect((await detail(body.transfer.id)).case).toMatchObject({ reason: 'late', state: 'open' });
    expect(await noticesOf(late.person)).toEqual(['PurchaseUnderReview']);
    const other = await sent();
    const short = await decide(other.transfer.id, 'approve', { body: { received: '٤٠٠٫٥' } });
    expect(short.body.outcome).toBe('case');
    const [payment] = await db
      .select()
      .from(payments)
      .where(eq(payments.purchaseId, other.purchase.id));
    expect(payment).toMatchObject({ amount: 40_050, outcome: 'case' });
    expect(await accesses(other)).toBe(0);
  });

  test('of a receipt that was sent in time, and answered late, is no case', async () => {
    const bought = await sent();
    const [first] = await db
      .select()
      .from(transfers)
      .where(eq(transfers.purchaseId, bought.purchase.id));
    await endAt(bought, new Date((first?.createdAt.getTime() ?? 0) + 1));
    await decide(bought.transfer.id, 'ask', { body: { question: 'من أي رقم حوّلت؟' } });
    const again = await send(bought, { picture: null, fields: { sender_digits: '4567' } });
    expect((await decide(again.body.transfer.id, 'approve')).body.outcome).toBe('paid');
    expect(await accesses(bought)).toBe(1);
  });

  test('takes two people where the provider wants that', async () => {
    const bought = await sent();
    await storeSellingSetup(db, { ...firstSellingSetup, twoApprovers: true });
    const { id } = bought.transfer;
    expect((await decide(id, 'approve')).body.outcome).toBe('first');
    expect(await accesses(bought)).toBe(0);
    expect((await detail(id)).acts).toEqual(['ask', 'decline']);
    expect((await decide(id, 'approve')).status).toBe(409);
    expect((await decide(id, 'approve', { as: colleague })).body.outcome).toBe('paid');
    await storeSellingSetup(db, firstSellingSetup);
    expect(await accesses(bought)).toBe(1);
  });

  test.each(['approve', 'ask', 'decline', 'reopen'] as const)(
    'and every other decision is for those who sell: %s',
    async (act) => {
      const { transfer, person } = await sent();
      const body = { ask: { question: 'س' }, decline: { reason: 'س' } }[act as 'ask'] ?? {};
      for (const as of [person, stranger]) {
        expect((await decide(transfer.id, act, { as, body })).status).toBe(403);
      }
    },
  );
});

describe('asking back and declining', () => {
  test('tell the person in the words of the provider, with a mail that can be answered', async () => {
    const asked = await sent();
    const question = 'الصورة غير واضحة.';
    expect((await decide(asked.transfer.id, 'ask', { body: { question } })).body.outcome).toBe(
      'asked',
    );
    const mail = await smtp.mailTo(asked.person.email);
    expect(mail.text).toContain(question);
    expect(mail.replyTo?.[0]?.address).toBe(platform.settings().contact.email);
    const declined = await sent();
    const reason = 'لم يصلنا هذا المبلغ.';
    await decide(declined.transfer.id, 'decline', { body: { reason } });
    expect((await smtp.mailTo(declined.person.email)).text).toContain(reason);
    expect(await noticesOf(declined.person)).toEqual(['PurchaseDeclined']);
    expect(await stateOf(declined)).toBe('open');
  });

  test('a declined one is reopened unless a newer one was sent, and its unread notice goes', async () => {
    const bought = await sent();
    const { id } = bought.transfer;
    await decide(id, 'decline', { body: { reason: 'خطأ' } });
    expect((await decide(id, 'reopen')).body.outcome).toBe('reopened');
    expect(await noticesOf(bought.person)).toEqual([]);
    await decide(id, 'decline', { body: { reason: 'خطأ' } });
    await send(bought);
    expect((await decide(id, 'reopen')).status).toBe(409);
  });

  test('each act is in the log with the reference', async () => {
    const { transfer, purchase } = await sent();
    await decide(transfer.id, 'decline', { body: { reason: 'خطأ' } });
    await decide(transfer.id, 'reopen');
    await decide(transfer.id, 'approve');
    const rows = await db.select().from(auditLog).where(eq(auditLog.kind, 'transfer'));
    const own = rows.filter(({ itemId }) => itemId === transfer.id);
    expect(own.map(({ action }) => action).toSorted()).toEqual([
      'transfer-approved',
      'transfer-declined',
      'transfer-reopened',
    ]);
    expect(own.every(({ details }) => details.name === purchase.reference)).toBe(true);
  });
});

describe('duplicates', () => {
  const signsOf = async (id: number) =>
    (await detail(id)).duplicates.map((one: { transfer: number; signs: string[] }) => [
      one.transfer,
      ...one.signs,
    ]);

  test('the same file of another person is named, in both directions', async () => {
    const picture = await newScreen();
    const [first, second] = [await sent({ picture }), await sent({ picture })];
    expect(await signsOf(second.transfer.id)).toEqual([[first.transfer.id, 'same']]);
    expect(await signsOf(first.transfer.id)).toEqual([[second.transfer.id, 'same']]);
  });

  test('the same picture in another size and quality is named, another one of the same app is not', async () => {
    const picture = await newScreen();
    const first = await sent({ picture });
    const forwarded = await sharp(picture).resize(380).jpeg({ quality: 55 }).toBuffer();
    const second = await sent({ picture: forwarded });
    expect(await signsOf(second.transfer.id)).toEqual([[first.transfer.id, 'alike']]);
    const other = await sent();
    expect(await signsOf(other.transfer.id)).toEqual([]);
  });

  test('the same digits, amount and minute are named', async () => {
    const sent_at = new Date(Date.now() - 3 * hour).toISOString();
    const fields = { sender_digits: '9182', sent_at };
    const [first, second] = [await sent({ fields }), await sent({ fields })];
    expect(await signsOf(second.transfer.id)).toEqual([[first.transfer.id, 'details']]);
  });
});

test('the queue goes on with the one that waits longest, and is searched by name and reference', async () => {
  const [one, two] = [await sent(), await sent()];
  const { body } = await decide(one.transfer.id, 'ask', { body: { question: 'أين؟' } });
  expect(body.next).not.toBe(one.transfer.id);
  const search = two.purchase.reference;
  const list = await call(`GET /api/studio/transfers?search=${search}`, { as: admin });
  expect(list.body.transfers.data.map(({ id }: { id: number }) => id)).toEqual([two.transfer.id]);
  expect(list.body.waiting).toBe(await db.$count(transfers, eq(transfers.state, 'waiting')));
});

test('totals are by day and channel, and the export has what came', async () => {
  const bought = await sent({ fields: { sender_digits: '7777' } });
  await decide(bought.transfer.id, 'approve');
  const { body } = await call('GET /api/studio/transfers/totals', { as: admin });
  const rows = await db.select().from(payments).where(eq(payments.way, 'transfer'));
  const sum = body.totals.reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
  expect(sum).toBe(rows.reduce((all, { amount }) => all + amount, 0));
  expect(new Set(body.totals.map(({ channel: name }: { channel: string }) => name))).toEqual(
    new Set(['فودافون كاش']),
  );
  const { body: csv } = await call('GET /api/studio/transfers/export', { as: admin });
  const line = csv.split('\r\n').find((text: string) => text.includes(bought.purchase.reference));
  expect(line).toContain('450.00');
  expect(line).toContain('7777');
  const reversed = '/api/studio/transfers/totals?from=2026-02-02&to=2026-01-01' as const;
  expect((await call(`GET ${reversed}`, { as: admin })).status).toBe(422);
});

test('how long answers take is the true median of the last 30 days', async () => {
  const now = Date.now();
  await db.update(transfers).set({ answeredAt: new Date(now - 31 * 24 * hour) });
  for (const minutes of [10, 30, 500]) {
    const { transfer } = await sent();
    await decide(transfer.id, 'approve');
    const [createdAt, answeredAt] = [new Date(now - hour - minutes * 60_000), new Date(now - hour)];
    await db.update(transfers).set({ createdAt, answeredAt }).where(eq(transfers.id, transfer.id));
  }
  const { body } = await send(await buy());
  expect(body.answers_in).toBe(30);
});

describe('channels', () => {
  const path = '/api/studio/selling/channels' as const;
  const make = (body: object, as: { id: number } = admin) => call(`POST ${path}`, { as, body });

  test('are offered once they have a number, changed, ordered, removed, and each change is undone', async () => {
    const before = (await call(`GET ${path}`, { as: admin })).body.channels;
    const { body } = await make({ kind: 'instapay', name: 'إنستاباي' });
    const made = body.channels.at(-1);
    expect(made).toMatchObject({ name: 'إنستاباي', active: true, offered: false });
    const changed = await call(`PUT ${path}/${made.id}` as 'PUT /', {
      as: admin,
      body: { number: 'nibras@instapay' },
    });
    expect(changed.body.channels.at(-1)).toMatchObject({ offered: true });
    const ids = changed.body.channels.map(({ id }: { id: number }) => id);
    const ordered = await call('PUT /api/studio/selling/channel-order', {
      as: admin,
      body: { channels: [made.id] },
    });
    expect(ordered.body.channels[0].id).toBe(made.id);
    const undo = async (entry: number) =>
      expect((await call(`POST /api/studio/undo/${entry}`, { as: admin })).status).toBe(200);
    await undo(ordered.body.undo);
    const removed = await call(`DELETE ${path}/${made.id}`, { as: admin });
    expect(removed.body.channels).toHaveLength(before.length);
    await undo(removed.body.undo);
    const now = (await call(`GET ${path}`, { as: admin })).body.channels;
    expect(now.map(({ id }: { id: number }) => id)).toEqual(ids);
    await undo(changed.body.undo);
    await undo(body.undo);
    expect((await call(`GET ${path}`, { as: admin })).body.channels).toEqual(before);
  });

  test('are for those who sell', async () => {
    for (const as of [stranger, { id: (await makePerson(db, { role: 'teacher' })).id }]) {
      expect((await call(`GET ${path}`, { as })).status).toBe(403);
      expect((await make({ kind: 'bank', name: 'بنك' }, as)).status).toBe(403);
    }
  });
});
