import { describe, expect, test } from 'vitest';
import { freePort } from '../api/src/testing/free-port.ts';
import type { startMailServer } from '../api/src/testing/mail-server.ts';
import { arabic, call } from './support/calls.ts';
import { startMailServerAt, startSilent } from './support/mail-servers.ts';
import { makeFolder, type Product, startProduct } from './support/product.ts';
import { whole } from './support/whole.ts';

/** Calls that send mails are answered at once, whether or not the mail can be delivered. */
async function requestMails({ address }: Product, name: string) {
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
  // On a busy machine one of them may be slow for another reason.
  expect(Math.min(...answers.map(({ took }) => took))).toBeLessThan(1_000);
  return { email, order: order.email };
}

/** A server that has answered a call, since the first one is slower. */
async function startWarm(port: number) {
  const product = await startProduct({
    dataDir: await makeFolder(),
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_EMAIL: 'hello@example.com' },
  });
  await call(product.address, 'POST /api/login', { body: { email: 'first@example.org' } });
  return product;
}

/** The code arrives by mail, and signs in. */
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

describe('the mail server fails', () => {
  test('it refuses connections: codes and notices arrive once it is back', async () => {
    const port = await freePort();
    const product = await startWarm(port);
    const asked = await requestMails(product, 'refused');
    await expectDelivered(product, await startMailServerAt(port), asked);
  });

  if (!whole) return;

  test('it accepts connections and sends nothing: the same, and calls meanwhile are not delayed', async () => {
    const port = await freePort();
    const silent = await startSilent(port);
    const product = await startWarm(port);
    const asked = await requestMails(product, 'silence');
    const other = await requestMails(product, 'meanwhile');
    await silent.stop();
    const mail = await startMailServerAt(port);
    await expectDelivered(product, mail, asked);
    await expectDelivered(product, mail, other);
  });

  test('it is too busy (4xx): the same; only a permanent refusal (5xx) ends the retries', async () => {
    const port = await freePort();
    const mail = await startMailServerAt(port);
    mail.refuse(451, '4.3.2 Please try again later');
    const product = await startWarm(port);
    const asked = await requestMails(product, 'busy');
    mail.accept();
    await expectDelivered(product, mail, asked);
  });
});
