import { fakeKeys } from './keys.ts';
import {
  type FakePayment,
  type FakeSession,
  type FakeVendor,
  giveBack,
  refusal,
  type Sessions,
} from './sessions.ts';

const keys = fakeKeys.moyasar;

const paymentOf = ({ id, amount, currency, at, refunded }: FakePayment, session: FakeSession) => ({
  id,
  status: refunded === amount ? 'refunded' : 'paid',
  amount,
  fee: 0,
  currency,
  refunded,
  refunded_at: refunded > 0 ? at.toISOString() : null,
  captured: 0,
  invoice_id: session.id,
  ip: '192.0.2.1',
  callback_url: null,
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
  metadata: null,
  source: { type: 'creditcard', company: 'mada', number: 'XXXX-XXXX-XXXX-1111' },
});

const invoiceOf = (session: FakeSession, sessions: Sessions) => ({
  id: session.id,
  status:
    session.payments.length > 0
      ? 'paid'
      : session.expiresAt <= new Date()
        ? 'expired'
        : 'initiated',
  amount: session.amount,
  currency: session.currency,
  description: session.reference,
  url: sessions.pageOf(session),
  expired_at: session.expiresAt.toISOString(),
  payments: session.payments.map((payment) => paymentOf(payment, session)),
});

/** Invoices and refunds (https://docs.moyasar.com/api), and webhook events (https://docs.moyasar.com/webhook-reference). */
export function fakeMoyasar(sessions: Sessions): FakeVendor {
  return {
    answer({ method, path, headers, body }) {
      const login = Buffer.from(`${keys.secret_key}:`).toString('base64');
      if (headers.authorization !== `Basic ${login}`) return refusal(401);
      if (method === 'POST' && path === '/v1/invoices') {
        const said = JSON.parse(body);
        if (!Number.isInteger(said.amount) || said.amount < 100 || !said.description)
          return refusal(400);
        const session = sessions.open({
          gateway: 'moyasar',
          id: `0f3ab9e2-0000-4000-8000-${String(sessions.number()).padStart(12, '0')}`,
          reference: said.metadata.reference,
          amount: said.amount,
          currency: said.currency,
          returnUrl: said.success_url,
          expiresAt: new Date(said.expired_at),
        });
        return { status: 201, body: invoiceOf(session, sessions) };
      }
      const session = sessions.byId(/^\/v1\/invoices\/([^/]+)$/.exec(path)?.[1] ?? '');
      if (method === 'GET' && session) return { status: 200, body: invoiceOf(session, sessions) };
      const paid = /^\/v1\/payments\/([^/]+)\/refund$/.exec(path)?.[1] ?? '';
      const refunded = sessions.byPayment(paid);
      if (method === 'POST' && refunded) {
        if (!giveBack(sessions, paid, JSON.parse(body).amount)) return refusal(400);
        const payment = refunded.payments.find(({ id }) => id === paid);
        return payment ? { status: 200, body: paymentOf(payment, refunded) } : refusal(404);
      }
      return refusal(404);
    },
    event(session, now) {
      const payment = session.payments.at(-1);
      const body = JSON.stringify({
        id: `evt-${sessions.number()}`,
        type: payment && payment.refunded > 0 ? 'payment_refunded' : 'payment_paid',
        created_at: now.toISOString(),
        secret_token: keys.webhook_token,
        account_name: 'stand-in',
        live: true,
        data: payment ? paymentOf(payment, session) : { id: 'none', invoice_id: session.id },
      });
      return { query: '', headers: {}, body };
    },
  };
}
