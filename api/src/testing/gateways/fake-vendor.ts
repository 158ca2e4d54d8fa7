import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Gateway, gateways } from '@nibras/contract/selling/purchases/shapes.ts';
import { fakeFawry } from './fawry.ts';
import { fakeMoyasar } from './moyasar.ts';
import { fakePaymob } from './paymob.ts';
import { type FakeSession, type FakeVendor, Sessions } from './sessions.ts';
import { fakeStripe } from './stripe.ts';

const vendors: Record<Gateway, (sessions: Sessions) => FakeVendor> = {
  paymob: fakePaymob,
  fawry: fakeFawry,
  moyasar: fakeMoyasar,
  stripe: fakeStripe,
};

const page = (session: FakeSession) => `<!doctype html><html lang="ar" dir="rtl">
<meta charset="utf-8"><title>بوابة الدفع</title><h1>بوابة الدفع</h1><p>${session.amount} ${session.currency}</p>
<form method="post"><button name="act" value="pay">ادفع</button>
<button name="act" value="late">ادفع ولا تخبر الموقع</button>
<button name="act" value="leave">عد دون دفع</button></form></html>`;

/**
 * Starts a server that stands in for the four gateways, each below its own name, and speaks their documented protocols; the
 * product calls it by `GATEWAYS_URL`.
 */
export async function startGateways() {
  const parts = {} as Record<Gateway, { sessions: Sessions; vendor: FakeVendor }>;
  const silent = new Set<Gateway>();
  const calls: string[] = [];
  /** Where webhook events go: the product's address. */
  let site = '';

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const [, name = '', ...rest] = url.pathname.split('/');
    const body = await text(request);
    const part = parts[name as Gateway];
    if (!part) return response.writeHead(404).end();
    const path = `/${rest.join('/')}`;
    const session = sessionOfPage(part.sessions, path, url.searchParams);
    if (session && request.method === 'GET') {
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page(session));
    }
    if (session) {
      const act = new URLSearchParams(body).get('act');
      if (act !== 'leave') pay(session);
      if (act === 'pay') await send(session);
      return response.writeHead(303, { location: session.returnUrl }).end();
    }
    calls.push(`${name} ${request.method} ${path}`);
    if (silent.has(name as Gateway)) return response.writeHead(503).end();
    const { method = 'GET', headers } = request;
    const answer = part.vendor.answer({ method, path, query: url.searchParams, headers, body });
    const isText = typeof answer.body === 'string';
    response.writeHead(answer.status, {
      'content-type': isText ? 'text/plain' : 'application/json',
    });
    return response.end(isText ? answer.body : JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const gateway of gateways) {
    const sessions = new Sessions(`${url}/${gateway}`);
    parts[gateway] = { sessions, vendor: vendors[gateway](sessions) };
  }

  /** A person pays; by default what was asked for. */
  function pay(
    session: FakeSession,
    other: { amount?: number; currency?: string; at?: Date } = {},
  ) {
    const { amount, currency } = session;
    const id = String(parts[session.gateway].sessions.number());
    const payment = { id, amount, currency, at: new Date(), refunded: 0, ...other };
    session.payments.push(payment);
    return payment;
  }

  const event = (session: FakeSession, now = new Date()) =>
    parts[session.gateway].vendor.event(session, now);

  /** Sends the webhook event of a session to the product. */
  async function send(session: FakeSession): Promise<number> {
    const { query, headers, body } = event(session);
    const { status } = await fetch(`${site}/api/gateways/${session.gateway}/notice${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    return status;
  }

  return {
    url,
    /** The calls that the product has made, as `stripe POST /v1/refunds`. */
    calls,
    pay,
    event,
    send,
    /** The last page that was opened at a gateway. */
    lastSession(gateway: Gateway): FakeSession {
      const session = parts[gateway].sessions.all.at(-1);
      if (!session) throw new Error(`nobody has opened a page at ${gateway}`);
      return session;
    },
    tellSite(address: string) {
      site = address;
    },
    /** Whether a gateway answers every call with 503. */
    setSilent(gateway: Gateway, isSilent: boolean) {
      if (isSilent) silent.add(gateway);
      else silent.delete(gateway);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type FakeServer = Awaited<ReturnType<typeof startGateways>>;

/** The session whose checkout page is asked for, by the fake's own address or by Paymob's. */
function sessionOfPage(sessions: Sessions, path: string, query: URLSearchParams) {
  const [, id] = /^\/page\/(.+)$/.exec(path) ?? [];
  if (id) return sessions.byId(decodeURIComponent(id));
  const secret = path.startsWith('/unifiedcheckout') ? query.get('clientSecret') : null;
  return secret ? sessions.byId(secret.replace('egy_csk_live_', '')) : undefined;
}
