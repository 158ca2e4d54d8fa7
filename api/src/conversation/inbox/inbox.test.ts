import { inbox as limits } from '@nibras/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeContactMessage, makeOrder } from '#factories/inbox.ts';
import { makeAdmin, makePerson } from '#factories/people.ts';
import { makeService } from '#factories/publishing.ts';
import { unique } from '#factories/unique.ts';
import {
  contactMessages,
  notifications,
  orders,
  spamSenders,
} from '#platform/database/schema/index.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, passTime, platform, pool, smtp } = await startTestApp();
const provider = platform.settings().contact.email;
const admin = await makeAdmin(db, { name: 'منى المديرة' });
const editor = await makePerson(db, { role: 'editor', name: 'هالة المحررة' });
const otherEditor = await makePerson(db, { role: 'editor' });
const service = await makeService(db, { name: 'متجر إلكتروني', managerId: editor.id });
const foreign = await makeService(db, { managerId: otherEditor.id });

beforeEach(async () => {
  await pool.query('delete from orders');
  await pool.query('delete from contact_messages');
  await pool.query('delete from spam_senders');
});

type Person = { id: number };
const get = async (path: string, as: Person = admin) => {
  const { status, body } = await call(`GET /api/studio/${path}` as 'GET /x', { as });
  expect(status, path).toBe(200);
  return body;
};
const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
const mark = async (state: string, marked: number[], as: Person = admin, path = 'orders') =>
  (await call(`PUT /api/studio/${path}/state` as 'PUT /x', { as, body: { ids: marked, state } }))
    .body;
const undo = (id: number, as: Person = admin) => call(`POST /api/studio/undo/${id}`, { as });
const answer = (id: number, fields: object = {}, as: Person = admin) =>
  call(`POST /api/studio/orders/${id}/answer`, {
    as,
    body: { body: 'أهلًا بك', state: 'answered', key: `answer-key-${unique()}`, seen: 0, ...fields },
  });
const stateOf = async (id: number) => {
  const [row] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, id));
  return row?.state;
};

describe('the list', () => {
  test('shows the newest first without archived and spam, and its pages have no holes', async () => {
    const made = [];
    for (let n = 0; n < limits.perPage + 3; n += 1) made.push((await makeOrder(db)).id);
    await makeOrder(db, { state: 'archived' });
    await makeOrder(db, { state: 'spam' });
    const first = await get('orders');
    // One that arrives meanwhile moves nothing to another page.
    await makeOrder(db);
    const second = await get(`orders?before=${first.next}`);
    expect([...ids(first), ...ids(second)]).toEqual(made.toReversed());
    expect(second.next).toBeNull();
    expect(first.counts).toMatchObject({ new: made.length, archived: 1, spam: 1, agreed: 0 });
  });

  test('is filtered by state and by service', async () => {
    const agreed = await makeOrder(db, { state: 'agreed', serviceId: service.id });
    const general = await makeOrder(db);
    expect(ids(await get('orders?state=agreed'))).toEqual([agreed.id]);
    expect(ids(await get(`orders?service=${service.id}`))).toEqual([agreed.id]);
    expect(ids(await get(`orders?service=${service.id}&state=new`))).toEqual([]);
    const all = await get('orders');
    expect(ids(all)).toEqual([general.id, agreed.id]);
    expect(all.services).toEqual([{ id: service.id, name: 'متجر إلكتروني' }]);
    expect((await get(`orders?service=${service.id}`)).counts).toMatchObject({ new: 0, agreed: 1 });
  });

  test.each([
    ['a careless name', 'مني عبدالله'],
    ['a part of the number', '01001234567'],
    ['the address', 'MONA-S@example.org'],
    ['a word with a typo', 'إلكترونيي'],
  ])('finds %s, also in the archive', async (_, search) => {
    const found = await makeOrder(db, {
      name: 'منى عبدالله',
      email: 'mona-s@example.org',
      phone: '+20 100 123-4567',
      description: 'متجر إلكتروني صغير',
      state: 'archived',
    });
    await makeOrder(db, { name: 'كريم', phone: '+966 55 000 0000', description: 'مدونة' });
    expect(ids(await get(`orders?search=${encodeURIComponent(search)}`))).toEqual([found.id]);
  });

  test('finds an order by its number, and nothing that is spam', async () => {
    const { id } = await makeOrder(db, { phone: '+966 55 000 0000' });
    expect(ids(await get(`orders?search=%23${id}`))).toEqual([id]);
    await mark('spam', [id]);
    expect(ids(await get(`orders?search=%23${id}`))).toEqual([]);
    expect(ids(await get(`orders?search=%23${id}&state=spam`))).toEqual([id]);
  });
});

describe('an editor', () => {
  test('sees only orders of services that they manage, wherever', async () => {
    const own = await makeOrder(db, { name: 'زبون مميز', serviceId: service.id });
    const others = [
      await makeOrder(db, { name: 'زبون مميز', serviceId: foreign.id }),
      await makeOrder(db, { name: 'زبون مميز' }),
    ];
    const search = encodeURIComponent('زبون مميز');
    expect(ids(await get('orders', editor))).toEqual([own.id]);
    expect(ids(await get(`orders?search=${search}`, editor))).toEqual([own.id]);
    expect(ids(await get(`orders?service=${foreign.id}`, editor))).toEqual([]);
    expect((await get('orders', editor)).counts).toMatchObject({ new: 1 });
    expect((await get('orders', editor)).services.map(({ id }: Person) => id)).toEqual([
      service.id,
    ]);
    const summary = await get('inbox/summary', editor);
    expect(summary.messages).toBeNull();
    expect(summary.orders).toMatchObject({ today: 1, newest: [{ id: own.id }] });
    const exported = String(await get('orders/export', editor))
      .trim()
      .split('\r\n');
    expect(exported).toHaveLength(2);
    const { groups } = await get(`search?search=${search}`, editor);
    expect(groups).toMatchObject([{ kind: 'order', items: [{ id: own.id, name: 'زبون مميز' }] }]);
    for (const { id } of others) {
      expect((await call(`GET /api/studio/orders/${id}`, { as: editor })).status).toBe(404);
    }
    const both = { ids: [own.id, others[0]?.id], state: 'archived' };
    expect((await call('PUT /api/studio/orders/state', { as: editor, body: both })).status).toBe(
      404,
    );
    expect(await stateOf(own.id)).toBe('new');
  });

  test('counts no orders from the same address that are not theirs', async () => {
    const email = 'same@example.org';
    const own = await makeOrder(db, { email, serviceId: service.id });
    await makeOrder(db, { email });
    expect((await get(`orders/${own.id}`, editor)).item).toMatchObject({
      others: 0,
      next_new: null,
    });
    expect((await get(`orders/${own.id}`)).item).toMatchObject({ others: 1 });
  });

  test('reads and undoes in the log what concerns their orders alone', async () => {
    const own = await makeOrder(db, { name: 'طلب مرئي', serviceId: service.id });
    const hidden = await makeOrder(db, { name: 'طلب خفي', serviceId: foreign.id });
    await mark('agreed', [own.id]);
    const { undo: hiddenEntry } = await mark('agreed', [hidden.id]);
    const { entries } = await get('log?kind=order', editor);
    const names = entries.data.map(({ name }: { name: string }) => name);
    expect(names).toContain('طلب مرئي');
    expect(names).not.toContain('طلب خفي');
    expect((await undo(hiddenEntry, editor)).status).toBe(404);
    const [entry] = entries.data;
    expect(entry).toMatchObject({ undo: 'can', details: { from: 'new', to: 'agreed' } });
    expect((await undo(entry.id, editor)).status).toBe(200);
    expect(await stateOf(own.id)).toBe('new');
  });
});

describe('an answer', () => {
  test('is mailed so that the reply reaches the provider, marked, and its fate is told', async () => {
    const order = await makeOrder(db, { serviceId: service.id, description: 'أريد متجرًا' });
    const { status, body } = await answer(order.id, {
      body: 'أهلًا منى،\nمتى نبدأ؟',
      state: 'agreed',
    });
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ state: 'agreed', answers: 1 });
    const mail = await smtp.mailTo(order.email);
    expect(mail.replyTo?.[0]?.address).toBe(provider);
    expect(mail.subject).toBe(`بخصوص طلبك رقم ${order.id}: متجر إلكتروني`);
    expect(mail.text).toContain('متى نبدأ؟');
    expect(mail.html).toContain('أهلًا منى،<br>متى نبدأ؟');
    expect(mail.text).toContain('أريد متجرًا');
    await expect
      .poll(async () => (await get(`orders/${order.id}`)).item.thread)
      .toMatchObject([
        { type: 'mail', state: 'sent', by: { name: 'منى المديرة' }, automatic: false },
        { type: 'state', from: 'new', to: 'agreed', by: { name: 'منى المديرة' } },
      ]);
    // The record of the mail goes after 30 days; its fate stays.
    await pool.query('delete from mails');
    expect((await get(`orders/${order.id}`)).item.thread[0]).toMatchObject({ state: 'sent' });
  });

  test('that is sent again is mailed once, and two people do not answer at once', async () => {
    const order = await makeOrder(db);
    const key = `same-key-${unique()}`;
    await Promise.all([answer(order.id, { key }), answer(order.id, { key })]);
    const { thread } = (await get(`orders/${order.id}`)).item;
    const mails = thread.filter(({ type }: { type: string }) => type === 'mail');
    expect(mails).toHaveLength(1);
    expect((await answer(order.id, {}, admin)).status).toBe(409);
    expect((await answer(order.id, { seen: mails[0].id, state: null })).status).toBe(200);
  });

  test('keeps the text of a mail that was refused', async () => {
    const order = await makeOrder(db);
    await answer(order.id);
    // Once it has been handed over, nothing else writes its state.
    await expect
      .poll(async () => (await get(`orders/${order.id}`)).item.thread[0].state)
      .toBe('sent');
    await pool.query(
      "update mails set state = 'refused', reason = '550 no such user' where recipient = $1",
      [order.email],
    );
    expect((await get(`orders/${order.id}`)).item.thread[0]).toMatchObject({
      state: 'refused',
      reason: '550 no such user',
      body: 'أهلًا بك',
    });
  });

  test('to a message has no state of orders', async () => {
    const { id } = await makeContactMessage(db, { subject: 'سؤال عن كورس' });
    const body = { body: 'نعم', state: 'agreed', key: `answer-key-${unique()}`, seen: 0 };
    const path = `POST /api/studio/messages/${id}/answer` as const;
    expect((await call(path, { as: admin, body })).status).toBe(422);
    const sent = await call(path, { as: admin, body: { ...body, state: 'answered' } });
    expect(sent.body.item).toMatchObject({ state: 'answered', about: 'سؤال عن كورس' });
  });
});

describe('marking', () => {
  test('changes many at once, is undone at once, and not over a newer mark', async () => {
    const [one, two] = [await makeOrder(db), await makeOrder(db, { state: 'answered' })];
    const first = await mark('archived', [one.id, two.id]);
    expect(first).toMatchObject({ changed: 2 });
    expect(await mark('archived', [one.id])).toEqual({ changed: 0, undo: null });
    const second = await mark('agreed', [one.id]);
    expect((await undo(first.undo)).status).toBe(409);
    expect((await undo(second.undo)).status).toBe(200);
    expect((await undo(first.undo)).status).toBe(200);
    expect([await stateOf(one.id), await stateOf(two.id)]).toEqual(['new', 'answered']);
    expect((await get(`orders/${one.id}`)).item.thread).toEqual([]);
  });

  test('keeps the counts right through changes, also of services that go', async () => {
    const gone = await makeService(db);
    await makeOrder(db, { serviceId: gone.id });
    const { id } = await makeOrder(db, { serviceId: gone.id });
    await mark('declined', [id]);
    await pool.query('delete from services where id = $1', [gone.id]);
    await makeContactMessage(db);
    const read = async () =>
      (
        await pool.query(
          'select * from inbox_counts where items <> 0 order by kind, service_id, state',
        )
      ).rows;
    const kept = await read();
    expect(kept).toHaveLength(3);
    await pool.query('select recount_inbox()');
    expect(await read()).toEqual(kept);
  });
});

describe('spam', () => {
  const body = (email: string) => ({
    name: 'مزعج',
    email,
    subject: 'ربح',
    message: 'اربح الآن',
  });
  const send = (email: string, remoteAddress: string) =>
    call('POST /api/contact', { body: body(email), remoteAddress });
  const received = async (email: string) => {
    const [row] = await db.select().from(contactMessages).where(eq(contactMessages.email, email));
    return row;
  };

  test('takes further ones of its address and network along, silently, until it is withdrawn', async () => {
    await send('spammer@example.org', '203.0.113.7');
    const first = await received('spammer@example.org');
    const { undo: entry } = await mark('spam', [first?.id ?? 0], admin, 'messages');
    await smtp.mailTo('spammer@example.org');
    const before = await db.$count(notifications);

    // Another address from the same network, and the address from another network.
    expect((await send('other@example.org', '203.0.113.7')).status).toBe(200);
    expect(await received('other@example.org')).toMatchObject({ state: 'spam' });
    const order = await call('POST /api/orders', {
      body: {
        ...body('spammer@example.org'),
        phone: '01001234567',
        country: 'x',
        Job_title: 'x',
        description: 'x',
      },
      remoteAddress: '198.51.100.3',
    });
    expect(order.status).toBe(200);
    expect(await get('orders')).toMatchObject({ items: [], counts: { spam: 1 } });
    expect(await db.$count(notifications)).toBe(before);
    const mails = await pool.query('select 1 from mails where recipient = $1', [
      'other@example.org',
    ]);
    expect(mails.rowCount).toBe(0);
    // Others are not concerned.
    await send('honest@example.org', '203.0.113.8');
    expect(await received('honest@example.org')).toMatchObject({ state: 'new' });

    expect((await undo(entry)).status).toBe(200);
    expect(await db.$count(spamSenders)).toBe(0);
    await send('third@example.org', '203.0.113.7');
    expect(await received('third@example.org')).toMatchObject({ state: 'new' });
  });

  test('of a network ends by itself, of an address not', async () => {
    await send('lasting@example.org', '203.0.113.9');
    await mark('spam', [(await received('lasting@example.org'))?.id ?? 0], admin, 'messages');
    passTime(limits.spamNetworkFor + 1000);
    await send('neighbour@example.org', '203.0.113.9');
    expect(await received('neighbour@example.org')).toMatchObject({ state: 'new' });
    await pool.query("delete from contact_messages where email = 'lasting@example.org'");
    await send('lasting@example.org', '203.0.113.10');
    expect(await received('lasting@example.org')).toMatchObject({ state: 'spam' });
    passTime(-limits.spamNetworkFor - 1000);
  });

  test('that was none frees the sender, and the undo of that blocks again', async () => {
    const { id } = await makeContactMessage(db, { email: 'freed@example.org' });
    await mark('spam', [id], admin, 'messages');
    expect((await get(`messages/${id}`)).item.blocked).toBe(true);
    const { undo: entry } = await mark('new', [id], admin, 'messages');
    expect((await get(`messages/${id}`)).item.blocked).toBe(false);
    await undo(entry);
    expect((await get(`messages/${id}`)).item).toMatchObject({ blocked: true, state: 'spam' });
  });
});

describe('notes', () => {
  test('are added, removed by their writer, and come back', async () => {
    const order = await makeOrder(db, { serviceId: service.id });
    const path = `/api/studio/orders/${order.id}/notes` as const;
    const added = await call(`POST ${path}`, { as: editor, body: { body: 'اتصلت به' } });
    expect(added.body.item.thread).toMatchObject([{ type: 'note', body: 'اتصلت به', own: true }]);
    const note = added.body.item.thread[0].id;
    const own = await call(`POST ${path}`, { as: admin, body: { body: 'حسنًا' } });
    const foreignNote = own.body.item.thread[1].id;
    expect((await call(`DELETE ${path}/${foreignNote}`, { as: editor })).status).toBe(403);
    const removed = await call(`DELETE ${path}/${note}`, { as: admin });
    expect(removed.body.item.notes).toBe(1);
    expect((await call(`DELETE ${path}/${note}`, { as: admin })).status).toBe(404);
    expect((await undo(removed.body.undo, editor)).status).toBe(200);
    expect((await get(`orders/${order.id}`)).item.notes).toBe(2);
    // A note of another order is not reached by this one's address.
    const other = await makeOrder(db);
    const wrong = `DELETE /api/studio/orders/${other.id}/notes/${note}` as const;
    expect((await call(wrong, { as: admin })).status).toBe(404);
  });
});

test('ready texts are saved as one list, not over those of another person, and undone', async () => {
  const path = '/api/studio/reply-templates/order' as const;
  const { version, templates } = await get('reply-templates/order', editor);
  expect(templates.length).toBeGreaterThan(2);
  const mine = [{ name: 'تحية', body: 'أهلًا {الاسم}', state: 'agreed' }];
  const saved = await call(`PUT ${path}`, { as: editor, body: { version, templates: mine } });
  expect(saved.body.templates).toEqual(mine);
  const stale = await call(`PUT ${path}`, { as: admin, body: { version, templates: [] } });
  expect(stale.status).toBe(409);
  expect((await undo(saved.body.undo, editor)).status).toBe(200);
  expect((await get('reply-templates/order')).templates).toEqual(templates);
  expect((await call('GET /api/studio/reply-templates/message', { as: editor })).status).toBe(403);
});

test('the export is what the list shows: whole, in parts, safe for spreadsheets', async () => {
  await makeOrder(db, { name: '=HYPERLINK("x")', description: 'سطر\nوسطر', state: 'agreed' });
  await pool.query(`insert into orders (name, phone, email, country, job_title, description)
    select 'كثير ' || n, '0100', 'many' || n || '@example.org', 'x', 'x', 'x' from generate_series(1, ${limits.exportBatch + 5}) n`);
  const { headers, raw } = await call('GET /api/studio/orders/export', { as: admin });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain('orders.csv');
  const text = raw.toString();
  expect(text.startsWith('\uFEFFرقم الطلب,')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(limits.exportBatch + 7);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain('"سطر\nوسطر"');
  const agreed = (
    await call('GET /api/studio/orders/export?state=agreed', { as: admin })
  ).raw.toString();
  expect(agreed.trim().split('\r\n')).toHaveLength(2);
  expect(agreed).toContain('اتُّفق عليه');
});

test('a new order is a notice to those who may answer it, and a message to admins', async () => {
  const order = (fields: object) => ({
    name: 'سلمى',
    phone: '01001234567',
    email: `notice${unique()}@example.org`,
    country: 'مصر',
    Job_title: 'متجر',
    description: 'x',
    ...fields,
  });
  const told = async (type: string) => {
    const { rows } = await db.execute<{ person_id: number; data: object }>(
      sql`delete from notifications where type = ${`App\\Notifications\\${type}`} returning person_id, data`,
    );
    return rows.map(({ person_id }) => person_id).toSorted((a, b) => a - b);
  };
  await told('OrderPlaced');
  await told('ContactMessageSent');
  await call('POST /api/orders', {
    body: order({ service_id: service.id }),
    remoteAddress: '10.9.0.1',
  });
  expect(await told('OrderPlaced')).toEqual([admin.id, editor.id]);
  await call('POST /api/orders', { body: order({}), remoteAddress: '10.9.0.1' });
  expect(await told('OrderPlaced')).toEqual([admin.id]);
  const letter = { name: 'سلمى', email: 'notice@example.org', subject: 'سؤال', message: 'x' };
  await call('POST /api/contact', { body: letter, remoteAddress: '10.9.0.1' });
  const { body } = await call('GET /api/notifications', { as: admin });
  expect(body.notifications.data[0]).toMatchObject({
    text: 'رسالة من سلمى: «سؤال».',
    link: expect.stringMatching(/^\/studio\/messages\/\d+$/),
  });
  expect(await told('ContactMessageSent')).toEqual([admin.id]);
  // The receipt is part of the thread.
  const [newest] = (await get('orders')).items;
  expect((await get(`orders/${newest.id}`)).item.thread).toMatchObject([
    { automatic: true, by: null },
  ]);
});

test('the summary counts what came today in the time zone of the site', async () => {
  await makeOrder(db);
  await makeOrder(db, { state: 'spam' });
  await makeOrder(db, { createdAt: new Date(Date.now() - 25 * 60 * 60_000) });
  const { orders: part, messages } = await get('inbox/summary');
  expect(part).toMatchObject({ today: 1, counts: { new: 2, spam: 1 } });
  expect(part.newest).toHaveLength(2);
  expect(messages).toMatchObject({ today: 0, newest: [] });
});
