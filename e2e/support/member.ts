import type { BrowserContext } from '@playwright/test';
import { newNetwork } from '../../api/src/testing/new-network.ts';
import type { Nibras } from './nibras-server.ts';
import { newAddress } from './sign-in.ts';

export interface Member {
  id: number;
  name: string;
  email: string;
  token: string;
}

/** One call as a member, or as nobody. Fails on anything but a good answer. */
export async function callAs<Answer>(
  nibras: Nibras,
  route: `${'GET' | 'POST' | 'PUT'} /${string}`,
  { token, body }: { token?: string; body?: object } = {},
): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ');
  const response = await fetch(nibras.address + path, {
    method,
    headers: {
      accept: 'application/json',
      'x-forwarded-for': newNetwork(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${route} answered ${response.status}`);
  return (await response.json()) as Answer;
}

/** Signs in by the calls alone, for what begins after that; new codes are few, so ask once a worker. */
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

/** Opens a browser's pages as this member: the site takes such a token up (docs/behaviour/auth.md#session). */
export async function enterAs(context: BrowserContext, { token }: Member) {
  await context.addInitScript((kept) => {
    if (location.origin !== 'null' && !sessionStorage.getItem('token')) {
      localStorage.setItem('token', kept);
    }
  }, token);
}
