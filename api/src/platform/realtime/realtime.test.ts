import { realtime as limits, session, signIns } from '@nibras/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import { makePerson, makeSession } from '#factories/people.ts';
import { openTabs } from '../../testing/tabs.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createEventRateLimiter } from './event-rate.ts';

const { call, db, platform, address, app, pool, passTime } = await startTestApp({
  sockets: { heartbeat: 50, offlineAfter: 50 },
  work: false,
});
const tabs = openTabs(address);

describe('the handshake', () => {
  test.each([
    ['nothing', undefined, 'unauthenticated'],
    ['no text', { token: 'x' }, 'unauthenticated'],
    ['an oversized token', 'x'.repeat(600), 'unauthenticated'],
    ['a token of nobody', 'x'.repeat(43), 'session-expired'],
  ])('with %s is refused in Arabic', async (_what, token, code) => {
    const refused = await tabs.refused(token);
    expect(refused.message).toBe(code);
    expect(refused.data?.message).toMatch(/[\u0621-\u064a]/);
  });

  test('with an ended session is refused', async () => {
    const person = await makePerson(db);
    const token = await makeSession(db, person);
    await call('POST /api/logout', { token });
    expect((await tabs.refused(token)).message).toBe('session-expired');
  });

  test('with too many tabs is refused', async () => {
    const person = await makePerson(db);
    const token = await makeSession(db, person);
    const open = Array.from({ length: limits.tabsPerPerson }, () => tabs.open(token));
    await Promise.all(open);
    expect((await tabs.refused(token)).message).toBe('too-many-requests');
  });
});

describe('a socket', () => {
  test('is closed by signing out, with all tabs of that session and no others', async () => {
    const person = await makePerson(db);
    const [token, elsewhere] = [await makeSession(db, person), await makeSession(db, person)];
    const mine = [await tabs.open(token), await tabs.open(token)];
    const other = await tabs.open(elsewhere);
    const closed = mine.map(tabs.closed);
    await call('POST /api/logout', { token });
    // Disconnected by the server, so that the client does not reconnect by itself.
    expect(await Promise.all(closed)).toEqual(['io server disconnect', 'io server disconnect']);
    platform.realtime.emit([person.id], 'all-messages-read', undefined);
    await other.waitFor('all-messages-read');
    for (const { received } of mine) expect(received).toEqual([]);
  });

  test('is closed when the session is revoked in the database', async () => {
    const person = await makePerson(db);
    const mine = await tabs.open(await makeSession(db, person));
    const closed = tabs.closed(mine);
    await pool.query('update sessions set revoked_at = now() where person_id = $1', [person.id]);
    expect(await closed).toBe('io server disconnect');
  });

  test('is closed when a used refresh token of its family is used again', async () => {
    const person = await makePerson(db);
    await call('POST /api/login', { body: { email: person.email } });
    const { issueCodeAsOperator } = await import('#people/auth/index.ts');
    const { code } = await issueCodeAsOperator(platform, person.email);
    const signedIn = await call('POST /api/login/verify', {
      body: { email: person.email, login_code: code },
    });
    const refresh = () => call('POST /api/refresh-token', { token: signedIn.body.refresh_token });
    const mine = await tabs.open((await refresh()).body.token);
    const closed = tabs.closed(mine);
    // Within the grace period a repeated refresh gets the same tokens.
    passTime(signIns.refreshGrace);
    expect((await refresh()).status).toBe(401);
    passTime(-signIns.refreshGrace);
    expect(await closed).toBe('io server disconnect');
  });

  test('is closed when it sends too many events', async () => {
    const mine = await tabs.open(await makeSession(db, await makePerson(db)));
    const closed = tabs.closed(mine);
    for (let sent = 0; sent <= limits.eventsTolerated; sent += 1) {
      mine.socket.emit('typing', { conversation_id: 1 });
    }
    expect(await closed).toBe('io server disconnect');
  });

  test('is closed when it sends an oversized event', async () => {
    const mine = await tabs.open(await makeSession(db, await makePerson(db)), {
      reconnection: false,
    });
    const closed = tabs.closed(mine);
    mine.socket.emit('typing', { conversation_id: 'x'.repeat(limits.packetMaxBytes) });
    expect(await closed).toBe('transport close');
  });
});

test('events above the rate limit are dropped until the window is over', () => {
  let time = 0;
  const limiter = createEventRateLimiter(() => time);
  const verdicts = Array.from({ length: limits.eventsPerWindow + 1 }, limiter);
  expect(verdicts.at(-2)).toBe('accepted');
  expect(verdicts.at(-1)).toBe('dropped');
  time = limits.window;
  expect(limiter()).toBe('accepted');
});

test('the script of the socket client is not served', async () => {
  const response = await fetch(`${address}/socket.io/socket.io.js`);
  expect(response.status).toBe(400);
});

test('an expired token closes its sockets, and a refreshed one does not', async () => {
  const [idle, busy] = [await makePerson(db), await makePerson(db)];
  const [left, stays] = [
    await tabs.open(await makeSession(db, idle)),
    await tabs.open(await makeSession(db, busy)),
  ];
  const closed = tabs.closed(left);
  await pool.query(
    "update sessions set access_expires_at = now() + interval '3 days' where person_id = $1",
    [busy.id],
  );
  passTime(session.accessLifetime + 1000);
  expect(await closed).toBe('io server disconnect');
  platform.realtime.emit([busy.id], 'all-messages-read', undefined);
  await stays.waitFor('all-messages-read');
});

test('a closing server disconnects its tabs so that they reconnect, and does not wait for them', async () => {
  const person = await makePerson(db);
  const token = await makeSession(db, person);
  await pool.query("update sessions set access_expires_at = now() + interval '30 days'");
  const mine = await tabs.open(token, { reconnection: false });
  const closed = tabs.closed(mine);
  await app.close();
  // A transport close, after which the client reconnects by itself.
  expect(await closed).toBe('transport close');
  const { rows } = await pool.query('select last_seen_at from people where id = $1', [person.id]);
  expect(rows[0].last_seen_at).not.toBeNull();
  platform.realtime.emit([person.id], 'all-messages-read', undefined);
});
