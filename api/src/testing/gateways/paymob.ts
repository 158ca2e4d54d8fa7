import { createHmac } from 'node:crypto';
import { fakeKeys } from './keys.ts';
import {
  type FakePayment,
  type FakeSession,
  type FakeVendor,
  giveBack,
  refusal,
  type Sessions,
} from './sessions.ts';

const keys = fakeKeys.paymob;

/** A transaction as callbacks and inquiries show it. */
function transactionOf(payment: FakePayment, session: FakeSession) {
  return {
    id: Number(payment.id),
    pending: false,
    amount_cents: payment.amount,
    success: true,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: false,
    is_refunded: payment.refunded > 0,
    is_3d_secure: true,
    integration_id: 4_097_558,
    profile_id: 164_295,
    has_parent_transaction: false,
    order: {
      id: Number(session.id),
      merchant_order_id: session.reference,
      amount_cents: session.amount,
    },
    created_at: '2024-06-13T11:33:44.592345',
    currency: payment.currency,
    source_data: { pan: '2346', type: 'card', sub_type: 'MasterCard' },
    error_occured: false,
    is_live: true,
    refunded_amount_cents: payment.refunded,
    is_captured: false,
    captured_amount: 0,
    owner: 302_852,
    parent_transaction: null,
  };
}
type Transaction = Omit<ReturnType<typeof transactionOf>, 'parent_transaction'>;

/** The documented signature of a callback. */
export function paymobHmac(said: Transaction, secret = keys.hmac_secret ?? ''): string {
  const { order, source_data, ...rest } = said;
  const signed = [
    ...[rest.amount_cents, rest.created_at, rest.currency, rest.error_occured],
    ...[rest.has_parent_transaction, rest.id, rest.integration_id, rest.is_3d_secure, rest.is_auth],
    ...[rest.is_capture, rest.is_refunded, rest.is_standalone_payment, rest.is_voided, order.id],
    ...[rest.owner, rest.pending, source_data.pan, source_data.sub_type, source_data.type],
    rest.success,
  ];
  return createHmac('sha512', secret).update(signed.join('')).digest('hex');
}

function open(sessions: Sessions, body: string) {
  const said = JSON.parse(body);
  const isWhole =
    said.billing_data?.first_name && said.billing_data.phone_number && said.items?.length;
  const sum = said.items?.reduce(
    (total: number, item: { amount: number; quantity: number }) =>
      total + item.amount * item.quantity,
    0,
  );
  if (!isWhole || sum !== said.amount || !said.payment_methods.includes(4_097_558))
    return refusal(400);
  const session = sessions.open({
    gateway: 'paymob',
    id: String(sessions.number()),
    reference: said.special_reference,
    amount: said.amount,
    currency: said.currency,
    returnUrl: said.redirection_url,
    expiresAt: new Date(Date.now() + said.expiration * 1000),
  });
  const client_secret = `egy_csk_live_${session.id}`;
  return {
    status: 201,
    body: { id: `pi_live_${session.id}`, intention_order_id: Number(session.id), client_secret },
  };
}

/** Intentions, inquiries and refunds (https://developers.paymob.com/paymob-docs). */
export function fakePaymob(sessions: Sessions): FakeVendor {
  const find = (id: string) => {
    const session = sessions.byPayment(id);
    const payment = session?.payments.find((one) => one.id === id);
    return session && payment
      ? { status: 200, body: transactionOf(payment, session) }
      : refusal(404);
  };
  return {
    answer({ method, path, headers, body }) {
      const call = `${method} ${path}`;
      const isSecret = headers.authorization === `Token ${keys.secret_key}`;
      if (call === 'POST /v1/intention/') return isSecret ? open(sessions, body) : refusal(401);
      if (call === 'POST /api/auth/tokens') {
        if (JSON.parse(body).api_key !== keys.api_key) return refusal(403);
        return { status: 201, body: { token: 'token-of-an-hour', profile: {} } };
      }
      if (call === 'POST /api/ecommerce/orders/transaction_inquiry') {
        const { auth_token, order_id } = JSON.parse(body);
        if (auth_token !== 'token-of-an-hour') return refusal(401);
        const payment = sessions.byId(String(order_id))?.payments.at(-1);
        return payment ? find(payment.id) : refusal(404);
      }
      const [, id] = /^\/api\/acceptance\/transactions\/(\d+)$/.exec(path) ?? [];
      if (method === 'GET' && id) {
        return headers.authorization === 'Bearer token-of-an-hour' ? find(id) : refusal(401);
      }
      if (call === 'POST /api/acceptance/void_refund/refund' && isSecret) {
        const { transaction_id, amount_cents } = JSON.parse(body);
        if (!giveBack(sessions, String(transaction_id), amount_cents)) return refusal(400);
        return { status: 201, body: { id: sessions.number(), success: true, pending: false } };
      }
      return refusal(404);
    },
    event(session) {
      const payment = session.payments.at(-1);
      const unpaid = {
        id: '1',
        amount: session.amount,
        currency: session.currency,
        at: new Date(),
        refunded: 0,
      };
      const obj = transactionOf(payment ?? unpaid, session);
      const said = payment ? obj : { ...obj, success: false };
      return {
        query: `?hmac=${paymobHmac(said)}`,
        headers: {},
        // What is not signed differs from webhook event to webhook event.
        body: JSON.stringify({ type: 'TRANSACTION', obj: { ...said, updated: sessions.number() } }),
      };
    },
  };
}
