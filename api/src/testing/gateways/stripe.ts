import { createHmac } from 'node:crypto';
import { fakeKeys } from './keys.ts';
import { type FakeSession, type FakeVendor, giveBack, refusal, type Sessions } from './sessions.ts';

const keys = fakeKeys.stripe;
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** A `Stripe-Signature` header (https://docs.stripe.com/webhooks). */
export function stripeSignature(
  body: string,
  now: Date,
  secret = keys.webhook_secret ?? '',
): string {
  const time = seconds(now);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

const intentOf = ({ payments }: FakeSession) => {
  const [payment] = payments;
  if (!payment) return null;
  const latest_charge = {
    id: `ch_${payment.id}`,
    object: 'charge',
    created: seconds(payment.at),
    amount: payment.amount,
    amount_refunded: payment.refunded,
  };
  return { id: payment.id, object: 'payment_intent', latest_charge };
};

function sessionOf(checkout: FakeSession, sessions: Sessions) {
  const [payment] = checkout.payments;
  const isOver = checkout.expiresAt <= new Date();
  return {
    id: checkout.id,
    object: 'checkout.session',
    livemode: true,
    status: payment ? 'complete' : isOver ? 'expired' : 'open',
    payment_status: payment ? 'paid' : 'unpaid',
    amount_total: payment?.amount ?? checkout.amount,
    currency: (payment?.currency ?? checkout.currency).toLowerCase(),
    client_reference_id: checkout.reference,
    url: payment ? null : sessions.pageOf(checkout),
    expires_at: seconds(checkout.expiresAt),
    payment_intent: intentOf(checkout),
  };
}

/** Checkout Sessions and refunds (https://docs.stripe.com/api). */
export function fakeStripe(sessions: Sessions): FakeVendor {
  const done = new Map<string, object>();
  return {
    answer({ method, path, query, headers, body }) {
      if (headers.authorization !== `Bearer ${keys.secret_key}`) return refusal(401);
      const form = new URLSearchParams(body);
      if (method === 'POST' && path === '/v1/checkout/sessions') {
        const price = 'line_items[0][price_data]';
        const until = Number(form.get('expires_at')) * 1000;
        // Between half an hour and a day from now.
        if (!(until > Date.now() + 30 * 60_000 && until <= Date.now() + 86_400_000))
          return refusal(400);
        if (form.get('mode') !== 'payment' || !form.get(`${price}[product_data][name]`)) {
          return refusal(400);
        }
        const checkout = sessions.open({
          gateway: 'stripe',
          id: `cs_live_${sessions.number()}`,
          reference: form.get('client_reference_id') ?? '',
          amount: Number(form.get(`${price}[unit_amount]`)),
          currency: (form.get(`${price}[currency]`) ?? '').toUpperCase(),
          returnUrl: form.get('success_url') ?? '',
          expiresAt: new Date(until),
        });
        return { status: 200, body: sessionOf(checkout, sessions) };
      }
      const [, id = ''] = /^\/v1\/checkout\/sessions\/([^/]+)$/.exec(path) ?? [];
      const checkout = sessions.byId(id);
      if (method === 'GET' && checkout && query.has('expand[]')) {
        return { status: 200, body: sessionOf(checkout, sessions) };
      }
      if (method === 'POST' && path === '/v1/refunds') {
        const key = String(headers['idempotency-key']);
        const amount = Number(form.get('amount'));
        if (!done.has(key)) {
          if (!giveBack(sessions, form.get('payment_intent') ?? '', amount)) return refusal(400);
          done.set(key, {
            id: `re_${sessions.number()}`,
            object: 'refund',
            amount,
            status: 'succeeded',
          });
        }
        return { status: 200, body: done.get(key) ?? {} };
      }
      return refusal(404);
    },
    event(visit, now) {
      const [payment] = visit.payments;
      const isRefund = (payment?.refunded ?? 0) > 0;
      const charge = { ...intentOf(visit)?.latest_charge, payment_intent: payment?.id };
      const session = { ...sessionOf(visit, sessions), payment_intent: payment?.id ?? null };
      const body = JSON.stringify({
        id: `evt_${sessions.number()}`,
        object: 'event',
        created: seconds(now),
        livemode: true,
        type: isRefund ? 'charge.refunded' : 'checkout.session.completed',
        data: { object: isRefund ? charge : session },
      });
      return { query: '', headers: { 'stripe-signature': stripeSignature(body, now) }, body };
    },
  };
}
