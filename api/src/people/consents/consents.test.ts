import { digestConsent } from '@nibras/contract/people/consents/digest.ts';
import { pushConsent } from '@nibras/contract/people/consents/push.ts';
import { termsConsent, termsParts } from '@nibras/contract/people/consents/terms.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson } from '#factories/people.ts';
import { unique } from '#factories/unique.ts';
import { consents } from '#platform/database/schema/index.ts';
import { startPushService } from '../../testing/push-endpoint.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { call, db, passTime, platform, smtp } = await startTestApp();
const service = await startPushService();
afterAll(() => service.stop());

let person: Awaited<ReturnType<typeof makePerson>>;
beforeEach(async () => {
  person = await makePerson(db);
});

const consentsOf = async (as: { id: number } | { token: string }) => {
  const { body } = await call('GET /api/my-data/consents', 'token' in as ? as : { as });
  return body.data as { kind: string; wording: string; given: boolean; at: string }[];
};
const what = (rows: { kind: string; wording: string; given: boolean }[]) =>
  rows.map(({ kind, wording, given }) => ({ kind, wording, given }));

describe('the terms', () => {
  const minute = 60_000;
  async function signIn(email: string, more: object = {}) {
    passTime(2 * minute);
    const sent = smtp.mails.filter(({ recipients }) => recipients.includes(email)).length;
    await call('POST /api/login', { body: { email }, remoteAddress: `10.0.0.${unique() % 250}` });
    const login_code = await smtp.codeTo(email, sent + 1);
    const { body } = await call('POST /api/login/verify', { body: { email, login_code, ...more } });
    return { token: body.token as string };
  }
  const agreed = { kind: 'terms', wording: termsConsent(), given: true };

  test('are agreed to with a new account, in the words of the sign-in page', async () => {
    const session = await signIn(`new${unique()}@example.org`, { terms_shown: true });
    const rows = await consentsOf(session);
    expect(what(rows)).toEqual([agreed]);
    const ago = platform.now().getTime() - Date.parse(rows[0]?.at ?? '');
    expect(ago).toBeGreaterThanOrEqual(0);
    expect(ago).toBeLessThan(minute);
    expect(termsConsent()).toBe('بالمتابعة توافق على شروط الاستخدام وسياسة الخصوصية.');
    for (const part of termsParts) {
      if (typeof part !== 'string') {
        expect((await call(`GET /api/pages/${part.page}`)).body.page.name).toBe(part.name);
      }
    }
  });

  test('are agreed to once by anyone who had an account before, and again in other words', async () => {
    await signIn(person.email, { terms_shown: true });
    await signIn(person.email, { terms_shown: true });
    expect(what(await consentsOf(person))).toEqual([agreed]);
    await db.update(consents).set({ wording: 'نص أقدم' });
    await signIn(person.email, { terms_shown: true });
    expect(what(await consentsOf(person))).toEqual([agreed, { ...agreed, wording: 'نص أقدم' }]);
  });

  test('are not agreed to where a client showed nothing, and not by a wrong code', async () => {
    await signIn(person.email);
    expect(await consentsOf(person)).toEqual([]);
    passTime(2 * minute);
    await call('POST /api/login', { body: { email: person.email } });
    const code = await smtp.codeTo(person.email, 2);
    const login_code = code === '111111' ? '222222' : '111111';
    const body = { email: person.email, login_code, terms_shown: true };
    expect((await call('POST /api/login/verify', { body })).status).toBe(422);
    expect(await consentsOf(person)).toEqual([]);
  });
});

test('digests are withdrawn and given by the switch, once for each change', async () => {
  for (const state of ['on', 'off', 'off', 'on']) {
    await call('PUT /api/digest-setting', { as: person, body: { state } });
  }
  expect(what(await consentsOf(person))).toEqual([
    { kind: 'digest', wording: digestConsent(true), given: true },
    { kind: 'digest', wording: digestConsent(false), given: false },
  ]);
});

describe('push messages', () => {
  const device = (method: 'POST' | 'DELETE', token: string, chosen_at?: string) =>
    call(`${method} /api/device-tokens`, { as: person, body: { token, chosen_at } });

  test('given and withdrawn by their switch and their offer', async () => {
    const token = JSON.stringify(service.newBrowser().subscription);
    await device('POST', token, 'invitation');
    await device('DELETE', token, 'switch');
    await device('POST', token, 'switch');
    expect(what(await consentsOf(person))).toEqual([
      { kind: 'push', wording: pushConsent(true, 'switch'), given: true },
      { kind: 'push', wording: pushConsent(false, 'switch'), given: false },
      { kind: 'push', wording: pushConsent(true, 'invitation'), given: true },
    ]);
  });

  test('neither given nor withdrawn where a browser registers at a sign-in, or is not theirs', async () => {
    const token = JSON.stringify(service.newBrowser().subscription);
    await device('POST', token);
    await device('DELETE', token);
    await device('DELETE', token, 'switch');
    expect((await device('POST', '{}', 'switch')).status).toBe(422);
    expect((await device('POST', token, 'elsewhere')).status).toBe(422);
    expect(await consentsOf(person)).toEqual([]);
  });
});

test('everybody sees their own, the newest first', async () => {
  const other = await makePerson(db);
  const at = platform.now();
  const values = ['الأول', 'الثاني'].map((wording) => ({
    personId: person.id,
    kind: 'terms' as const,
    wording,
    given: true,
    at,
  }));
  await db.insert(consents).values(values);
  expect((await consentsOf(person)).map(({ wording }) => wording)).toEqual(['الثاني', 'الأول']);
  expect(await consentsOf(other)).toEqual([]);
  expect((await call('GET /api/my-data/consents')).status).toBe(401);
});
