import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Gateway, gateways } from '@nibras/contract/selling/purchases/shapes.ts';
import { fawryStandIn } from './fawry.ts';
import { moyasarStandIn } from './moyasar.ts';
import { paymobStandIn } from './paymob.ts';
import { stripeStandIn } from './stripe.ts';
import { type StandInVisit, type VendorStandIn, Visits } from './visits.ts';

const vendors: Record<Gateway, (visits: Visits) => VendorStandIn> = {
  paymob: paymobStandIn,
  fawry: fawryStandIn,
  moyasar: moyasarStandIn,
  stripe: stripeStandIn,
};

const page = (visit: StandInVisit) => `<!doctype html><html lang="ar" dir="rtl">
<meta charset="utf-8"><title>بوابة الدفع</title><h1>بوابة الدفع</h1><p>${visit.amount} ${visit.currency}</p>
<form method="post"><button name="act" value="pay">ادفع</button>
<button name="act" value="late">ادفع ولا تخبر الموقع</button>
<button name="act" value="leave">عد دون دفع</button></form></html>`;

/**
 * Starts a server that stands in for the four gateways, each below its own name, and speaks their documented protocols; the
 * product calls it by `GATEWAYS_URL`.
 */
export async function startGateways() {
  const parts = {} as Record<Gateway, { visits: Visits; vendor: VendorStandIn }>;
  const silent = new Set<Gateway>();
  const calls: string[] = [];
  /** Where notices go: the product's address. */
  let site = '';

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const [, name = '', ...rest] = url.pathname.split('/');
    const body = await text(request);
    const part = parts[name as Gateway];
    if (!part) return response.writeHead(404).end();
    const path = `/${rest.join('/')}`;
    const visit = visitOfPage(part.visits, path, url.searchParams);
    if (visit && request.method === 'GET') {
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page(visit));
    }
    if (visit) {
      const act = new URLSearchParams(body).get('act');
      if (act !== 'leave') pay(visit);
      if (act === 'pay') await send(visit);
      return response.writeHead(303, { location: visit.returnUrl }).end();
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
    const visits = new Visits(`${url}/${gateway}`);
    parts[gateway] = { visits, vendor: vendors[gateway](visits) };
  }

  /** Somebody pays; by default what was asked for. */
  function pay(visit: StandInVisit, other: { amount?: number; currency?: string; at?: Date } = {}) {
    const { amount, currency } = visit;
    const id = String(parts[visit.gateway].visits.number());
    const payment = { id, amount, currency, at: new Date(), refunded: 0, ...other };
    visit.payments.push(payment);
    return payment;
  }

  const notice = (visit: StandInVisit, now = new Date()) =>
    parts[visit.gateway].vendor.notice(visit, now);

  /** Sends the notice of a visit to the product. */
  async function send(visit: StandInVisit): Promise<number> {
    const { query, headers, body } = notice(visit);
    const { status } = await fetch(`${site}/api/gateways/${visit.gateway}/notice${query}`, {
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
    notice,
    send,
    /** The last page that was opened at a gateway. */
    lastVisit(gateway: Gateway): StandInVisit {
      const visit = parts[gateway].visits.all.at(-1);
      if (!visit) throw new Error(`nobody has opened a page at ${gateway}`);
      return visit;
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
export type StandIn = Awaited<ReturnType<typeof startGateways>>;

/** The visit whose checkout page is asked for, by the stand-in's own address or by Paymob's. */
function visitOfPage(visits: Visits, path: string, query: URLSearchParams) {
  const [, id] = /^\/page\/(.+)$/.exec(path) ?? [];
  if (id) return visits.byId(decodeURIComponent(id));
  const secret = path.startsWith('/unifiedcheckout') ? query.get('clientSecret') : null;
  return secret ? visits.byId(secret.replace('egy_csk_live_', '')) : undefined;
}
