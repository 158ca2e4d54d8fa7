import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeConversation } from '../api/src/factories/conversations.ts';
import { openDatabase } from '../api/src/platform/database/database.ts';
import { startMailServer } from '../api/src/testing/mail-server.ts';
import { newNetwork } from '../api/src/testing/new-network.ts';
import { call } from './support/calls.ts';
import { makeClock } from './support/clock.ts';
import { startPostgres } from './support/postgres.ts';
import { makeFolder, startProduct } from './support/product.ts';
import { openTab } from './support/sockets.ts';

const hour = 60 * 60;
const day = 24 * hour;

/** A server and its database with a clock of their own, and people who sign in. */
async function startOnClock() {
  const [clock, mail] = [await makeClock(), await startMailServer()];
  onTestFinished(() => mail.stop());
  const postgres = await startPostgres({ env: clock.env });
  const product = await startProduct({
    dataDir: await makeFolder(),
    env: { ...clock.env, DATABASE_URL: postgres.url, SMTP_URL: mail.url },
  });
  const { address } = product;
  const network = newNetwork();
  const mails = new Map<string, number>();

  const askForCode = (email: string) =>
    call(address, 'POST /api/login', { body: { email }, network });
  async function codeFor(email: string): Promise<string> {
    expect((await askForCode(email)).status).toBe(200);
    mails.set(email, (mails.get(email) ?? 0) + 1);
    return mail.codeTo(email, mails.get(email));
  }
  const verify = (email: string, code: string) =>
    call(address, 'POST /api/login/verify', { body: { email, login_code: code }, network });
  async function signIn(email: string) {
    const { status, body } = await verify(email, await codeFor(email));
    expect(status).toBe(200);
    return body as { token: string; refresh_token: string; user: { id: number } };
  }
  const read = (token: string) => call(address, 'GET /api/user', { token });

  /** One person sends a message, and the other's tab receives it. */
  async function expectReceived(
    one: Awaited<ReturnType<typeof signIn>>,
    other: Awaited<ReturnType<typeof signIn>>,
    text: string,
  ) {
    const database = openDatabase(postgres.url);
    const { id } = await makeConversation(database.db, [one.user, other.user]);
    await database.close();
    const tab = await openTab(address, other.token);
    const body = { conversation_id: id, body: text };
    const said = await call(address, 'POST /api/messages', { token: one.token, body });
    expect(said.status).toBe(200);
    await vi.waitFor(() => expect(tab.messages).toContain(text), { timeout: 60_000 });
    return tab;
  }
  return { clock, product, address, askForCode, codeFor, verify, signIn, read, expectReceived };
}

describe('the clock is moved while everything runs', () => {
  test('forwards by a day: codes and sessions have expired; refresh and everything else works', async () => {
    const { clock, product, address, codeFor, verify, signIn, read, expectReceived } =
      await startOnClock();
    const [one, other] = [await signIn('one@example.org'), await signIn('other@example.org')];
    const old = await expectReceived(one, other, 'قبل');
    const unused = await codeFor('late@example.org');
    expect((await read(one.token)).status).toBe(200);

    await clock.move(day + 60);
    expect((await verify('late@example.org', unused)).status).toBe(422);
    expect((await read(one.token)).status).toBe(401);
    await vi.waitFor(() => expect(old.socket.connected).toBe(false), { timeout: 40_000 });
    const refreshed = await call(address, 'POST /api/refresh-token', { token: one.refresh_token });
    expect(refreshed.status).toBe(200);
    expect((await read(refreshed.body.token)).status).toBe(200);

    const again = await signIn('other@example.org');
    await signIn('late@example.org');
    await expectReceived({ ...one, token: refreshed.body.token }, again, 'بعد');
    expect((await call(address, 'GET /readyz')).status).toBe(200);
    expect(product.isRunning()).toBe(true);
  });

  test('backwards by an hour: nobody is locked out, no code is valid for longer, mails and messages work', async () => {
    const { clock, product, address, askForCode, codeFor, verify, signIn, read, expectReceived } =
      await startOnClock();
    const [one, other] = [await signIn('one@example.org'), await signIn('other@example.org')];
    const tab = await expectReceived(one, other, 'قبل');
    const unused = await codeFor('early@example.org');
    expect((await askForCode('early@example.org')).status).toBe(429);
    for (let tried = 0; tried < 5; tried += 1) await verify('locked@example.org', '000000');
    expect((await verify('locked@example.org', '000000')).status).toBe(429);

    await clock.move(-hour);
    expect((await read(one.token)).status).toBe(200);
    expect((await verify('early@example.org', unused)).status).toBe(422);
    await signIn('early@example.org');
    await signIn('locked@example.org');
    expect(tab.socket.connected).toBe(true);
    await expectReceived(one, other, 'بعد');
    expect((await call(address, 'GET /readyz')).status).toBe(200);
    expect(product.isRunning()).toBe(true);
  });
});
