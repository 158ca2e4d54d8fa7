import { describe, expect, test } from 'vitest';
import { freePort } from '../api/src/testing/free-port.ts';
import type { startMailServer } from '../api/src/testing/mail-server.ts';
import { arabic, call } from './support/calls.ts';
import { startMailServerAt, startSilent } from './support/mail-servers.ts';
import { makeFolder, type Product, startProduct } from './support/product.ts';
import { whole } from './support/whole.ts';

/** Signing in, ordering and writing to the provider: answered at once, and no word of a mail that has arrived. */
async function asksForMails({ address }: Product, name: string) {
  const email = `${name}@example.org`;
  const order = {
    name: 'سارة أحمد',
    phone: '01001234567',
    email: `order-${name}@example.org`,
    country: 'مصر',
    Job_title: 'مديرة',
    description: 'أريد موقعًا لمتجري.',
  };
  const answers = [
    await call(address, 'POST /api/login', { body: { email } }),
    await call(address, 'POST /api/orders', { body: order }),
    await call(address, 'POST /api/login', { body: { email: `other-${email}` } }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.message).toMatch(arabic);
  }
  // On a busy machine one of them may be held up by something else.
  expect(Math.min(...answers.map(({ took }) => took))).toBeLessThan(1_000);
  return { email, order: order.email };
}

/** A server that has answered before: its first calls are not what is measured. */
async function startWarm(port: number) {
  const product = await startProduct({
    dataDir: await makeFolder(),
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
  });
  await call(product.address, 'POST /api/login', { body: { email: 'first@example.org' } });
  return product;
}

/** The code arrives, and it is the right one: it signs in. */
async function expectDelivered(
  { address }: Product,
  mail: Awaited<ReturnType<typeof startMailServer>>,
  { email, order }: { email: string; order: string },
) {
  const body = { email, login_code: await mail.codeTo(email) };
  expect((await call(address, 'POST /api/login/verify', { body })).status).toBe(200);
  expect((await mail.mailTo(order)).subject).toMatch(arabic);
  await mail.mailTo('hello@example.com');
}

describe('the mail server is away', () => {
  test('it refuses connections: codes and notices arrive once it is back', async () => {
    const port = await freePort();
    const product = await startWarm(port);
    const asked = await asksForMails(product, 'refused');
    await expectDelivered(product, await startMailServerAt(port), asked);
  });

  if (!whole) return;

  test('it takes connections and says nothing: the same, and whoever comes meanwhile is not held up', async () => {
    const port = await freePort();
    const silent = await startSilent(port);
    const product = await startWarm(port);
    const asked = await asksForMails(product, 'silence');
    const other = await asksForMails(product, 'meanwhile');
    await silent.stop();
    const mail = await startMailServerAt(port);
    await expectDelivered(product, mail, asked);
    await expectDelivered(product, mail, other);
  });

  test('it is too busy (4xx): the same, and only what is wrong for good (5xx) is given up', async () => {
    const port = await freePort();
    const mail = await startMailServerAt(port);
    mail.refuse(451, '4.3.2 Please try again later');
    const product = await startWarm(port);
    const asked = await asksForMails(product, 'busy');
    mail.accept();
    await expectDelivered(product, mail, asked);
  });
});
