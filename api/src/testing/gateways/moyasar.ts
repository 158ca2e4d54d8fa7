import { standInKeys } from './keys.ts';
import {
  giveBack,
  refusal,
  type StandInPayment,
  type StandInVisit,
  type VendorStandIn,
  type Visits,
} from './visits.ts';

const keys = standInKeys.moyasar;

const paymentOf = (
  { id, amount, currency, at, refunded }: StandInPayment,
  visit: StandInVisit,
) => ({
  id,
  status: refunded === amount ? 'refunded' : 'paid',
  amount,
  fee: 0,
  currency,
  refunded,
  refunded_at: refunded > 0 ? at.toISOString() : null,
  captured: 0,
  invoice_id: visit.id,
  ip: '192.0.2.1',
  callback_url: null,
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
  metadata: null,
  source: { type: 'creditcard', company: 'mada', number: 'XXXX-XXXX-XXXX-1111' },
});

const invoiceOf = (visit: StandInVisit, visits: Visits) => ({
  id: visit.id,
  status:
    visit.payments.length > 0 ? 'paid' : visit.expiresAt <= new Date() ? 'expired' : 'initiated',
  amount: visit.amount,
  currency: visit.currency,
  description: visit.reference,
  url: visits.pageOf(visit),
  expired_at: visit.expiresAt.toISOString(),
  payments: visit.payments.map((payment) => paymentOf(payment, visit)),
});

/** Invoices and refunds (https://docs.moyasar.com/api), and notices (https://docs.moyasar.com/webhook-reference). */
export function moyasarStandIn(visits: Visits): VendorStandIn {
  return {
    answer({ method, path, headers, body }) {
      const login = Buffer.from(`${keys.secret_key}:`).toString('base64');
      if (headers.authorization !== `Basic ${login}`) return refusal(401);
      if (method === 'POST' && path === '/v1/invoices') {
        const said = JSON.parse(body);
        if (!Number.isInteger(said.amount) || said.amount < 100 || !said.description)
          return refusal(400);
        const visit = visits.open({
          gateway: 'moyasar',
          id: `0f3ab9e2-0000-4000-8000-${String(visits.number()).padStart(12, '0')}`,
          reference: said.metadata.reference,
          amount: said.amount,
          currency: said.currency,
          returnUrl: said.success_url,
          expiresAt: new Date(said.expired_at),
        });
        return { status: 201, body: invoiceOf(visit, visits) };
      }
      const visit = visits.byId(/^\/v1\/invoices\/([^/]+)$/.exec(path)?.[1] ?? '');
      if (method === 'GET' && visit) return { status: 200, body: invoiceOf(visit, visits) };
      const paid = /^\/v1\/payments\/([^/]+)\/refund$/.exec(path)?.[1] ?? '';
      const refunded = visits.byPayment(paid);
      if (method === 'POST' && refunded) {
        if (!giveBack(visits, paid, JSON.parse(body).amount)) return refusal(400);
        const payment = refunded.payments.find(({ id }) => id === paid);
        return payment ? { status: 200, body: paymentOf(payment, refunded) } : refusal(404);
      }
      return refusal(404);
    },
    notice(visit, now) {
      const payment = visit.payments.at(-1);
      const body = JSON.stringify({
        id: `evt-${visits.number()}`,
        type: payment && payment.refunded > 0 ? 'payment_refunded' : 'payment_paid',
        created_at: now.toISOString(),
        secret_token: keys.webhook_token,
        account_name: 'stand-in',
        live: true,
        data: payment ? paymentOf(payment, visit) : { id: 'none', invoice_id: visit.id },
      });
      return { query: '', headers: {}, body };
    },
  };
}
