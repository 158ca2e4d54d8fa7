import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { newNetwork } from '../../api/src/testing/new-network.ts';
import type { Nibras } from './nibras-server.ts';
import { newAddress } from './sign-in.ts';

export interface Member {
  id: number;
  name: string;
  email: string;
  token: string;
}

/** How often a call is sent to a server that says it is busy. */
const attempts = 5;

/**
 * Makes one API call as a member or a guest. One that a busy server refuses is sent again after its `Retry-After`.
 * @throws Error for an error status
 */
export async function callAs<Answer>(
  nibras: Nibras,
  route: `${'GET' | 'POST' | 'PUT'} /${string}`,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ');
  const send = () =>
    fetch(nibras.address + path, {
      method,
      headers: {
        accept: 'application/json',
        'x-forwarded-for': newNetwork(),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  let response = await send();
  for (let sent = 1; response.status === 503 && sent < attempts; sent += 1) {
    await setTimeout(Number(response.headers.get('retry-after') ?? 1) * 1000);
    response = await send();
  }
  if (!response.ok) throw new Error(`${route} answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** Signs in by API calls; the number of codes is limited, so call it once per worker for a fixed address. */
export async function newMember(nibras: Nibras, email = newAddress()): Promise<Member> {
  const before = nibras.mail.codesTo(email).length;
  await callAs(nibras, 'POST /api/login', { body: { email } });
  const login_code = await nibras.mail.codeTo(email, before + 1);
  const { token, user } = await callAs<{ token: string; user: { id: number; name: string } }>(
    nibras,
    'POST /api/login/verify',
    { body: { email, login_code } },
  );
  return { id: user.id, name: user.name, email, token };
}

const admins = new WeakMap<Nibras, Promise<Member>>();

/** Makes the sessions of a person as fresh as if they had just given a proof that it is them. */
export async function proveNow(nibras: Nibras, { id }: { id: number }, provenAt = new Date()) {
  const { pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  await pool.query('update sessions set proven_at = $1 where person_id = $2', [provenAt, id]);
  await close();
}

/** Makes the sessions of a person as old as if they had signed in some days ago. */
export async function proveLongAgo(nibras: Nibras, email: string) {
  const { pool, close } = openDatabase(await nibras.databaseUrl(), { connections: 1 });
  await pool.query(
    `update sessions set proven_at = now() - interval '3 days'
      where person_id = (select id from people where email = $1)`,
    [email],
  );
  await close();
}

/** The demo's admin, signed in once for each server, with a fresh proof in every test. */
export async function demoAdmin(nibras: Nibras): Promise<Member> {
  const known = admins.get(nibras) ?? newMember(nibras, 'admin@example.com');
  admins.set(nibras, known);
  const admin = await known;
  await proveNow(nibras, admin);
  return admin;
}

/**
 * Signs a browser context in as this member: the site accepts a token in local storage
 * (docs/behaviour/auth.md#session).
 */
export async function enterAs(context: BrowserContext, { token }: Member) {
  await context.addInitScript((stored) => {
    if (self.origin !== 'null' && !sessionStorage.getItem('token')) {
      localStorage.setItem('token', stored);
    }
  }, token);
}
